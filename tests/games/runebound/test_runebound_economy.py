"""SHOP, ASSET, GOODS, TRADE, COIN: markets, assets, goods, trade between heroes."""

from __future__ import annotations

from questhall.games.runebound.content.cards import ASSETS, TYPES
from questhall.games.runebound.rules.pool import tokens_of
from questhall.ledger import rule
from tests.games.runebound.positions import keys, play, refusal, sheet, table, told

LAUREL = """1 laurel at 1-11, gold 4, assets hunting-spear
2 mok at 1-5
market: forge steel-axe rapier satchel
next: assets winged-boots"""


@rule("RB-SHOP-08", "RB-SHOP-03", "RB-SHOP-04", "RB-SHOP-09", "RB-SHOP-11", "RB-ASSET-04", "RB-COIN-01", "RB-GAIN-02")
def test_laurel_sells_the_spear_and_buys_the_axe() -> None:
    m = play(table(LAUREL), "shop", "sell:hunting-spear", "buy:steel-axe", then="turn")
    assert (sheet(m).gold, sheet(m).assets) == (0, ["steel-axe"])
    assert tokens_of(sheet(m)) == ["laurel-1", "laurel-2", "laurel-3", "A06"]
    assert m.state.used_assets == ["hunting-spear"]
    assert m.state.markets[0] == ["rapier", "satchel", "winged-boots"]


@rule("RB-SHOP-01", "RB-SHOP-02", "RB-SHOP-06", "RB-SHOP-07", "RB-SHOP-05", "RB-ACTION-01", "RB-SHOP-12")
def test_a_fourth_card_comes_and_exactly_one_leaves() -> None:
    m = play(table(LAUREL), "shop", then="shop")
    assert len(m.state.markets[0]) == 4
    assert "stop" not in keys(m), "to buy or to discard is mandatory"
    assert {"buy:winged-boots", "reject:steel-axe"} <= set(keys(m))
    assert refusal(m, "buy:steel-axe") == ("shop.gold", "RB-SHOP-08")
    play(m, "reject:steel-axe", then="turn")
    assert len(m.state.markets[0]) == 3
    assert m.state.used_assets == ["steel-axe"]
    assert m.state.agenda[-1].points == 2  # type: ignore[union-attr]


@rule("RB-SHOP-01", "RB-SHOP-10")
def test_there_is_a_market_only_in_a_city_and_no_sale_elsewhere() -> None:
    m = table("1 laurel at 7-8, assets hunting-spear\n2 mok at 1-5")
    assert refusal(m, "shop") == ("shop.city", "RB-SHOP-01")
    assert not any(key.startswith("sell") for key in keys(m))


@rule("RB-ASSET-02", "RB-ASSET-03", "RB-ASSET-05", "RB-ASSET-01")
def test_a_second_weapon_makes_one_go_without_gold() -> None:
    m = table(
        "1 laurel at 1-11, gold 6, assets hunting-spear\n2 mok at 1-5\nmarket: forge rapier satchel ring-of-power"
    )
    play(m, "shop", "buy:rapier", then="trim")
    assert keys(m) == ["discard:hunting-spear", "discard:rapier"]
    play(m, "discard:hunting-spear", then="turn")
    assert (sheet(m).gold, sheet(m).assets) == (1, ["rapier"])
    assert tokens_of(sheet(m))[3:] == ["C04"]
    assert TYPES == ("weapon", "apparel", "gear", "movement", "goods")


@rule("RB-ASSET-06")
def test_tokens_belong_to_weapons_apparel_and_gear() -> None:
    with_token = {asset.type for asset in ASSETS.values() if asset.token}
    assert with_token == {"weapon", "apparel", "gear"}
    assert all(asset.token[0] == asset.set for asset in ASSETS.values() if asset.token)


@rule("RB-GOODS-01", "RB-GOODS-02", "RB-GOODS-03", "RB-ACTION-02", "RB-ABIL-06")
def test_goods_are_sold_for_their_market_value_by_their_action() -> None:
    m = table("1 laurel at 1-5, gold 0, assets relics-a\n2 mok at 0-0")
    play(m, "action:relics-a")
    assert (sheet(m).gold, sheet(m).assets) == (5, [])
    assert m.state.agenda[-1].points == 2  # type: ignore[union-attr]
    m = table("1 laurel at 5-6, gold 0, assets relics-a\n2 mok at 0-0")
    assert refusal(m, "action:relics-a") == ("quest.place", "RB-GOODS-02")


@rule("RB-GOODS-04", "RB-GOODS-06")
def test_in_a_shop_action_goods_bring_their_price_only() -> None:
    m = table("1 laurel at 5-6, gold 0, assets relics-a\n2 mok at 0-0")
    play(m, "shop", "sell:relics-a")
    assert sheet(m).gold == 2


@rule("RB-SHOP-13", "RB-EVENT-03")
def test_a_card_taken_from_a_market_by_an_event_is_replaced_at_once() -> None:
    m = table(
        "1 laurel at 9-8, gold 2\n2 mok at 0-0\nmarket: forge rapier satchel ring-of-power\n"
        "next: encounter wandering-trader | skills prayer | assets winged-boots"
    )
    play(m, "adventure", "option:wandering-trader:2", then="take")
    play(m, "take:satchel:forge")
    assert (sheet(m).gold, sheet(m).assets) == (1, ["satchel"])
    assert m.state.markets[0] == ["rapier", "ring-of-power", "winged-boots"]


TRADE = "1 laurel at 7-8, gold 3, assets rapier satchel\n2 mok at 7-8, gold 1, assets hunting-spear\n3 thorn at 0-0"


@rule("RB-TRADE-01", "RB-TRADE-02", "RB-TRADE-03")
def test_heroes_on_one_space_trade_gold_and_assets_with_tokens_for_no_action_points() -> None:
    m = table(TRADE)
    assert "trade:mok" in keys(m)
    assert "trade:thorn" not in keys(m)
    play(m, "trade:mok", "give:rapier", "want:hunting-spear", "pay-gold", "propose", then="agree")
    assert m.asked[0].seat == 1
    play(m, "accept", then="turn")
    assert (sheet(m).gold, sorted(sheet(m).assets)) == (2, ["hunting-spear", "satchel"])
    assert (sheet(m, 2).gold, sheet(m, 2).assets) == (2, ["rapier"])
    assert tokens_of(sheet(m, 2))[3:] == ["C04"]
    assert m.state.agenda[-1].points == 3  # type: ignore[union-attr]


@rule("RB-TRADE-01", "RB-GOLD-08", "RB-SPEND-01")
def test_a_trade_that_is_declined_changes_nothing() -> None:
    m = play(table(TRADE), "trade:mok", "want:hunting-spear", "propose", "decline", then="turn")
    assert sheet(m, 2).assets == ["hunting-spear"]
    assert "trade:mok" not in keys(m), "one proposal to each in a turn"


@rule("RB-TRADE-01")
def test_a_proposal_may_be_answered_with_one_of_ones_own() -> None:
    m = play(table(TRADE), "trade:mok", "want:hunting-spear", "propose", "counter", then="bargain")
    assert m.asked[0].seat == 1
    play(m, "cancel", then="agree")
    assert (m.asked[0].seat, set(keys(m))) == (1, {"accept", "decline", "counter"}), "the first proposal still stands"
    play(m, "counter", "give:hunting-spear", "want:rapier", "ask-gold", "ask-gold", "propose", then="agree")
    assert (m.asked[0].seat, set(keys(m))) == (0, {"accept", "decline"}), "one proposal of each"
    play(m, "accept", then="turn")
    assert (sheet(m).gold, sheet(m, 2).gold) == (1, 3)
    assert "hunting-spear" in sheet(m).assets
    assert told(m, "countered") == [{"seat": 1, "other": 0}]
    assert "trade:mok" not in keys(m)


@rule("RB-TRADE-04", "RB-GOODS-05")
def test_only_gold_and_assets_can_be_traded() -> None:
    m = table(
        "1 laurel at 7-8, gold 3, assets relics-a, hand prayer, skills scout, trophies combat 2, tokens 2\n2 mok at 7-8"
    )
    play(m, "trade:mok", then="bargain")
    assert set(keys(m)) == {"cancel", "give:relics-a", "pay-gold", "ask-gold"}
    play(m, "give:relics-a", "propose", "accept")
    assert (sheet(m).gold, sheet(m, 2).gold) == (3, 2), "handing over goods is no sale"


@rule("RB-COIN-02", "RB-LIMIT-01", "RB-SPEND-03")
def test_gold_is_unlimited_and_paid_gold_is_gone() -> None:
    m = table("1 laurel at 1-11, gold 300\n2 mok at 0-0\nmarket: forge rapier satchel ring-of-power")
    play(m, "shop", "buy:rapier")
    assert sheet(m).gold == 295


@rule("RB-LIMIT-04", "RB-DRAW-05")
def test_an_empty_asset_deck_is_made_of_its_discards() -> None:
    m = table("1 laurel at 1-11\n2 mok at 0-0\nmarket: forge rapier satchel ring-of-power")
    m.state.used_assets, m.state.assets.cards = m.state.assets.cards, []
    m.state.assets.seen = []
    play(m, "shop", then="shop")
    assert len(m.state.markets[0]) == 4
    assert not m.state.used_assets


@rule("RB-SKILL-06", "RB-ASSET-05", "RB-SKILL-07")
def test_selling_an_asset_can_cost_a_learned_skill() -> None:
    m = table("1 lissa at 1-11, assets clawed-gauntlet, skills tireless taxidermist thick-hide\n2 mok at 0-0")
    play(m, "shop", "sell:clawed-gauntlet", then="trim")
    assert sorted(keys(m)) == ["discard:taxidermist", "discard:thick-hide", "discard:tireless"]
    play(m, "discard:taxidermist", then="shop")
    assert sheet(m).skills == ["tireless", "thick-hide"]
    assert m.state.used_skills == ["taxidermist"]


@rule("RB-TRADE-01")
def test_an_offer_called_off_before_it_was_made_is_no_proposal() -> None:
    m = play(table(TRADE), "trade:mok", "give:rapier", "cancel", then="turn")
    play(m, "trade:mok", "want:hunting-spear", "propose", "decline", then="turn")
    assert "trade:mok" not in keys(m)


@rule("RB-DELAY-02", "RB-DELAY-04")
def test_second_wind_gets_a_delayed_hero_up_but_not_a_defeated_one() -> None:
    m = table("1 hawthorne at 7-8, wounds 5, skills second-wind scout, delayed\n2 mok at 0-0")
    assert {"rise", "action:second-wind"} <= set(keys(m))
    assert refusal(m, "train") == ("turn.delayed", "RB-DELAY-02")
    play(m, "action:second-wind", then="turn")
    assert (sheet(m).wounds, sheet(m).delayed) == (1, False)
    m = table("1 hawthorne at 7-8, wounds 9, skills second-wind, delayed\n2 mok at 0-0")
    assert refusal(m, "action:second-wind") == ("turn.defeated", "RB-DEFEAT-04")


@rule("RB-DEFEAT-01", "RB-DEFEAT-05", "RB-ASSET-05")
def test_armour_given_up_can_defeat_lissa_and_she_may_answer_with_nine_lives() -> None:
    lissa = "1 lissa at 1-11, gold 9, wounds 9, assets chain-mail, hand scout"
    m = table(f"{lissa}\n2 mok at 0-0\nmarket: forge leather-armor rapier satchel")
    play(m, "shop", "buy:leather-armor", "discard:chain-mail", then="nine-lives")
    assert sheet(m).wounds == 9
    play(m, "nine-lives", then="turn")
    assert (sheet(m).wounds, sheet(m).hand.cards) == (0, [])


@rule("RB-DEFEAT-01", "RB-SHOP-03")
def test_armour_sold_or_traded_away_can_defeat_its_owner() -> None:
    m = play(table("1 lissa at 1-11, wounds 9, assets chain-mail, hand scout\n2 mok at 0-0"), "shop", "sell:chain-mail")
    assert m.asked[0].kind == "nine-lives"
    m = table("1 mok at 7-8\n2 lissa at 7-8, wounds 9, assets chain-mail, hand scout")
    play(m, "trade:lissa", "want:chain-mail", "propose", "accept", then="nine-lives")
    assert m.asked[0].seat == 1


@rule("RB-DEFEAT-01", "RB-SKILL-06")
def test_a_hero_who_was_defeated_already_does_not_fall_again() -> None:
    m = play(table("1 lissa at 7-8, wounds 10, assets chain-mail, hand scout\n2 mok at 7-8"), "trade:mok")
    play(m, "give:chain-mail", "propose", "accept", then="turn")
    assert sheet(m).wounds == 9
    assert not told(m, "defeated")
