"""The rest of an ability left out in one go, and a scenario given up by consent."""

from __future__ import annotations

from questhall.games.gloomhaven import bot
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.state import World
from questhall.kernel import Match
from questhall.ledger import rule
from tests.games.gloomhaven.play import Table, a_turn, prepared
from tests.games.gloomhaven.test_hints import decision, hints

# The rest of an ability


@rule("GH-TURN-04")
def test_the_rest_of_an_ability_is_left_out_after_its_move() -> None:
    """Trample: after a hex of its move the rest of that and the attack are left out; the card was used and is lost."""
    table = a_turn("brute", "trample", at="H11", foes={"H10": "bandit-guard 9"}).do("bottom:trample")
    table.do("step:I11", "forgo")
    assert table.kind == "turn"
    assert table.hp("bandit-guard-1") == 9
    assert table.hero().lost == ["trample"]
    assert table.hero().xp == 2


@rule("GH-TURN-04")
def test_left_out_before_anything_was_done_the_ability_was_not_used() -> None:
    table = a_turn("brute", "trample", at="H11", foes={"H10": "bandit-guard 9"}).do("bottom:trample", "forgo")
    assert table.kind == "turn"
    assert (table.hero().discard, table.hero().lost, table.hero().xp) == (["trample"], [], 0)
    assert "top:trample" not in table.options


@rule("GH-TURN-04", "GH-IX-19")
def test_what_is_forgone_is_told_and_costs_are_not_among_it() -> None:
    table = a_turn("brute", "trample", at="H11").do("bottom:trample")
    assert decision(table).rest == [1]
    assert "forgo" in table.options
    alone = a_turn("brute", "grab-and-go", at="H11").do("bottom:grab-and-go")
    assert decision(alone).rest == []
    assert "forgo" not in alone.options


@rule("GH-TURN-04", "GH-IX-19")
def test_of_what_is_left_out_the_costs_still_come() -> None:
    """Of every card with a cost behind something that may be left out: done in part, the cost is paid."""
    from questhall.games.gloomhaven.content.hero_cards import HALVES, all_cards
    from questhall.games.gloomhaven.rules.play.leaving import forgone, is_due, is_left
    from questhall.games.gloomhaven.state import Act

    found = 0
    for card in all_cards().values():
        for half in HALVES:
            ability = card.half(half)
            act = Act(card.job, 0, card.id, half)
            costs = [at for at, entry in enumerate(ability.entries) if is_due(entry.action)]
            assert not set(costs) & set(forgone(ability, act))
            act.left_out = True
            assert all(is_left(act, ability.entries[at].action) for at in costs)
            act.done = [0]
            assert not any(is_left(act, ability.entries[at].action) for at in costs)
            found += bool(costs)
    assert found


def test_an_undo_takes_leaving_back() -> None:
    table = a_turn("brute", "trample", at="H11", foes={"H10": "bandit-guard 9"}).do("bottom:trample")
    before = table.options
    again = table.match.rebuilt(table.match.since[:])
    table.do("forgo")
    assert list(again.asked[0].options) == before


# A scenario given up


def choosing(*signs: int) -> Table:
    """Three characters about to choose; these seats wish to give up."""
    match = prepared("brute,scoundrel,tinkerer")
    for seat in signs:
        match.answer(seat, "sign:sign-give-up")
    return Table(match)


def choose_all(match: Match[World]) -> None:
    while match.asked and match.asked[0].kind == "cards":
        match.answer(match.asked[0].seat, next(iter(match.asked[0].options)))


@rule("GH-ENDSCEN-01", "GH-ENDSCEN-02", "GH-ENDSCEN-03")
def test_a_scenario_is_given_up_if_all_agree_and_coins_are_kept() -> None:
    table = choosing(1)
    table.hero(0).coins = 3
    table.hero(0).xp = 2
    choose_all(table.match)
    assert [(choice.seat, choice.kind) for choice in table.match.asked] == [(0, "give-up"), (2, "give-up")]
    table.do("agree", "agree")
    assert table.w.over
    assert table.match.result is not None
    assert table.match.result.winners == []
    told = hints(table.match).summary
    assert told is not None
    assert (told.won, told.given_up) == (False, True)
    assert (told.heroes[0].gold, told.heroes[0].xp, told.heroes[0].bonus_xp) == (6, 2, 0)
    assert table.told("gave-up") == [{}]


@rule("GH-ENDSCEN-01")
def test_one_refusal_and_the_round_goes_on_with_the_cards_that_were_chosen() -> None:
    table = choosing(1)
    choose_all(table.match)
    table.do("agree", "refuse")
    assert not table.w.over
    assert table.told("goes-on") == [{}]
    assert len(table.told("revealed")) == 3
    assert all(hero.sign == "" for hero in table.w.heroes)


def test_if_all_wish_it_nobody_is_asked() -> None:
    table = choosing(0, 1, 2)
    choose_all(table.match)
    assert table.w.over


def test_without_a_wish_nobody_is_asked() -> None:
    table = choosing()
    choose_all(table.match)
    assert table.kind != "give-up"


def test_bots_do_as_people_wish() -> None:
    table = choosing(0)
    choose_all(table.match)
    while table.match.asked and table.kind == "give-up":
        seat = table.match.asked[0].seat
        table.match.answer(seat, bot.house(table.match.seen(seat)))
    assert table.w.over


def test_no_bot_leaves_anything_out_by_accident() -> None:
    table = a_turn("brute", "trample", at="H11", foes={"E9": "bandit-guard 9"}).do("bottom:trample")
    assert bot.house(table.match.seen(0)) != "forgo"
    assert "forgo" not in bot.shortlist(table.match.seen(0))
    assert GAME.idle[0] != "forgo"
