"""Hints beside what then happens: the track, ways and their perils, odds, prices, what stands in a deck."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import msgspec
import pytest

from questhall.bots import RandomBot
from questhall.games.gloomhaven import bot
from questhall.games.gloomhaven.content.scenarios import playable
from questhall.games.gloomhaven.content.terms import Retaliation
from questhall.games.gloomhaven.face.hints import Hints
from questhall.games.gloomhaven.face.options.hints import Decision, OptionHint
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.rules.combat.modifiers import standard_cards, stream
from questhall.games.gloomhaven.rules.play.table import at_stake, place
from questhall.games.gloomhaven.state import World
from questhall.kernel import Keep, Match, Pile
from questhall.kernel.view import asked_of, copied
from questhall.kernel.view import view as blotted
from questhall.ledger import rule
from questhall.table.sent import sent
from tests.games.gloomhaven.play import Table, a_turn, prepared, rebuilt

MOST_BYTES = 24_000  # the most: an area that can be laid in many ways, among the enemies of scenario 29


def hints(match: Match[World], *seats: int) -> Hints:
    looking = list(seats) or [0]
    found = GAME.face.hints(match.view(*looking), looking, asked_of(match.asked, looking))
    assert isinstance(found, Hints)
    return found


def decision(table: Table, seat: int = 0) -> Decision:
    (found,) = hints(table.match, seat).decisions
    return found


def option(table: Table, key: str) -> OptionHint:
    return decision(table).options[key]


# The track


@rule("GH-CARD-11")
def test_while_cards_are_chosen_the_track_tells_who_is_ready_and_nothing_more() -> None:
    match = prepared("brute,scoundrel,tinkerer")
    chosen = match.asked[1].options
    match.answer(1, next(iter(chosen)))
    heroes = [entry for entry in hints(match).track if entry.kind == "character"]
    assert [(entry.who, entry.ready) for entry in heroes] == [
        ("brute", False),
        ("scoundrel", True),
        ("tinkerer", False),
    ]
    assert all(not entry.initiative and not entry.second for entry in heroes)


@rule("GH-INIT-03")
def test_after_the_reveal_the_track_is_the_order_in_which_they_then_act() -> None:
    match = prepared("brute,scoundrel")
    while match.asked[0].kind == "cards":
        match.answer(match.asked[0].seat, next(iter(match.asked[0].options)))
    told = [entry.who for entry in hints(match).track]
    assert [entry.initiative for entry in hints(match).track] == sorted(
        entry.initiative for entry in hints(match).track
    )
    acted = played_in_order(match)
    assert told == acted


def played_in_order(match: Match[World]) -> list[str]:
    """Whose turns were told from now to the end of the round, each class and type once."""
    round_ = match.state.round
    while match.asked and match.state.round == round_ and match.asked[0].kind != "short-rest":
        choice = match.asked[0]
        idle = next((key for key in GAME.idle if key in choice.options), next(iter(choice.options)))
        match.answer(choice.seat, idle)
    turns = [event.data["figure"] for event in match.events if event.kind == "turn"]
    known = {hero.sheet.job for hero in match.state.heroes}
    return list(dict.fromkeys(one if one in known else one.rpartition("-")[0] for one in turns))


@rule("GH-SUMMON-05")
def test_a_summon_stands_before_its_owner_and_new_ones_do_not_act() -> None:
    table = a_turn("tinkerer", at="H11", items=(123,)).do("item:item-123")
    table.do(table.options[0])
    who = [entry.who for entry in hints(table.match).track]
    assert who.index("skeleton-1") == who.index("tinkerer") - 1
    assert hints(table.match).figures["skeleton-1"].new
    assert next(entry for entry in hints(table.match).track if entry.who == "skeleton-1").waiting == []


# Figures, decks, goals


@rule("GH-SHIELD-02", "GH-RETAL-05")
def test_all_sources_of_shield_and_retaliation_are_told_together() -> None:
    table = a_turn("brute", "eye-for-an-eye", at="H11", foes={"H10": "bandit-guard elite"})
    table.do("top:eye-for-an-eye", "do")
    told = hints(table.match).figures
    assert told["bandit-guard-1"].shield == 1
    assert [(one.damage, one.range) for one in told["brute"].retaliate] == [(2, 1)]


@rule("GH-MOD-07")
def test_a_modifier_deck_is_told_as_counts() -> None:
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard 9"})
    before = hints(table.match).decks["brute"]
    table.do("top:trample", "hit:bandit-guard-1").pass_all()
    after = hints(table.match).decks["brute"]
    assert (before.left["+0"], before.discarded, before.top) == (40, {}, "")
    assert (after.left["+0"], after.discarded, after.top) == (39, {"+0": 1}, "+0")


@rule("GH-GOAL-01")
def test_a_battle_goal_is_told_to_its_player_alone() -> None:
    match = prepared("brute,scoundrel")
    assert list(hints(match, 0).goals) == [0]
    assert list(hints(match, 1).goals) == [1]
    assert GAME.face.hints(match.view(), [], []).goals == {}


@rule("GH-SCEN-01")
def test_the_goal_tells_how_far_it_is_but_not_how_many_rooms_there_are() -> None:
    match = prepared("brute,scoundrel", scenario=3)
    (kill,) = hints(match).goal
    assert (kill.kind, kill.what, kill.have, kill.need, kill.done) == ("kill", "enemies", 0, 10, False)
    (all_,) = hints(prepared("brute,scoundrel")).goal
    assert (all_.what, all_.done, all_.every_room) == ("all", False, False)


# Moves


@rule("GH-MOVE-03", "GH-OVERLAY-05", "GH-OVERLAY-11")
@pytest.mark.parametrize("card", ["trample", "grab-and-go"])
def test_every_way_is_what_the_move_then_is(card: str) -> None:
    """Path length, perils and what stands adjacent, for a jump and for a walk through a corridor of traps."""

    def table() -> Table:
        foes = {"G9": "bandit-guard 9", "J11": "bandit-archer 9"}
        found = a_turn("brute", card, at="H11", foes=foes, traps="G11 G12 H10 I11 I12 H12", hit_points=30)
        return found.do(f"bottom:{card}")

    ways = {key: hint.way for key, hint in decision(table()).options.items() if key.startswith("go:")}
    assert len(ways) > 8
    for key, way in ways.items():
        assert way is not None
        after = table()
        before = after.hp("brute")
        after.do(key)
        while after.kind in ("way", "damage"):
            after.do("take" if after.kind == "damage" else after.options[0])
        moved = after.told("moved")[-1]
        assert moved["hexes"] == len(way.path)
        assert after.figure("brute").cell == way.path[-1]
        hurt = sum(event["damage"] for event in after.told("hurt"))
        assert hurt == before - after.hp("brute") == sum(peril.damage for peril in way.perils)
        around = place(after.w).whole.neighbours[way.path[-1]]
        near = {each.id for each in after.w.figures if each.kind == "monster" and each.cell in around}
        assert set(way.beside) == near


def test_a_step_tells_the_points_that_are_left_and_a_door_where_it_opens() -> None:
    table = a_turn("brute", "grab-and-go", at="H10").do("bottom:grab-and-go")
    step, door = option(table, "step:H9").way, option(table, "door:H8").way
    assert step is not None
    assert door is not None
    assert (step.points, step.left) == (1, 3)
    assert (door.points, door.opens) == (2, place(table.w).cells["H8"])
    table.do("step:H9")
    assert decision(table).points == 3


def test_coins_and_treasures_at_the_end_of_a_way_are_told() -> None:
    table = a_turn("brute", "grab-and-go", at="H11", coins={"H12": 2}).do("bottom:grab-and-go")
    way = option(table, "go:H12").way
    assert way is not None
    assert way.coins == 2


def test_where_a_waiting_enemy_could_strike_is_told_for_the_ends_of_a_move() -> None:
    """A guard with Move 2 and a melee attack comes within two hexes and strikes at three."""
    foes = {"E9": "bandit-guard", "K13": "bandit-archer"}
    table = a_turn("brute", "trample", at="H11", foes=foes, acts={"bandit-guard": "guard-4"})
    table.do("bottom:trample")
    told = decision(table).reached
    cells = place(table.w).cells
    assert cells["F10"] in told["bandit-guard-1"]
    assert cells["K10"] not in told["bandit-guard-1"]
    assert "bandit-archer-1" not in told  # it has acted


# Attacks


@rule("GH-ATK-06", "GH-SHIELD-01", "GH-FX-10", "GH-COND-09")
@pytest.mark.parametrize(
    ("card", "foe"),
    [
        ("trample", "bandit-guard elite 9"),
        ("overwhelming-assault", "bandit-guard 9 poison"),
        ("provoking-roar", "bandit-guard elite 3"),
    ],
)
def test_the_odds_of_an_attack_are_those_of_the_cards_that_are_left(card: str, foe: str) -> None:
    """Every card of the deck is turned up once: the damages come out as often as the odds say."""

    def attack(top: str | None) -> Table:
        table = a_turn("brute", card, at="H11", foes={"H10": foe})
        deck = table.w.decks["brute"]
        deck.draw = Pile.of(standard_cards(), kind=stream("brute"))
        deck.take_stock()
        if top:
            deck.draw.take(top)
            deck.draw.put(top)
        return rebuilt(table).do(f"top:{card}")

    (odds,) = option(attack(None), "hit:bandit-guard-1").odds
    seen: Counter[int] = Counter()
    killed = 0
    for text in standard_cards():
        table = attack(text).do("hit:bandit-guard-1").pass_all()
        hit = table.told("hit")[-1]
        assert hit["cards"] == [text]
        seen[hit["damage"]] += 1
        killed += not table.alive("bandit-guard-1")
    many = len(standard_cards())
    assert {one.damage: one.chance for one in odds.chances} == pytest.approx(
        {damage: float(Fraction(count, many)) for damage, count in seen.items()}, abs=1e-4
    )
    assert odds.kill == pytest.approx(killed / many, abs=1e-4)


@rule("GH-RETAL-01", "GH-RETAL-02")
def test_what_comes_back_is_told_with_the_attack() -> None:
    foes = {"H10": "bandit-guard 9"}
    table = a_turn("brute", "trample", at="H11", foes=foes, acts={"bandit-guard": "guard-1"}, hit_points=2)
    table.figure("bandit-guard-1").retaliate = [Retaliation(2)]
    rebuilt(table).do("top:trample")
    (odds,) = option(table, "hit:bandit-guard-1").odds
    assert (odds.retaliate, odds.undoes) == (2, True)


@rule("GH-AREA-01", "GH-AREA-05")
def test_an_area_is_told_as_it_lies_and_whom_it_covers() -> None:
    foes = {"H10": "bandit-guard 9", "I11": "bandit-guard 9"}
    table = a_turn("brute", "sweeping-blow", at="H11", foes=foes).do("top:sweeping-blow")
    found = decision(table)
    lays = {key: hint for key, hint in found.options.items() if key.startswith("lay:")}
    assert found.melee
    assert len(found.shape) == 3
    assert set(found.odds) == {"bandit-guard-1", "bandit-guard-2"}
    for key, hint in lays.items():
        copy = table.match.clone()
        copy.answer(0, key)
        assert set(hint.figures) == {each.partition(":")[2] for each in copy.asked[0].options if each.startswith("hit")}


@rule("GH-ITEM-13", "GH-AREA-01")
def test_the_area_of_an_item_is_told_as_that_of_a_card() -> None:
    foes = {"E9": "bandit-guard", "F10": "bandit-archer", "G10": "bandit-guard"}
    table = a_turn("spellweaver", "mana-bolt", items=(60,), foes=foes).do("top:mana-bolt", "item:item-60")
    found = decision(table)
    lays = [hint for key, hint in found.options.items() if key.startswith("lay:")]
    assert (len(found.shape), found.melee, found.range) == (4, False, 3)
    assert lays
    assert all(hint.laying and hint.figures for hint in lays)
    assert set(found.odds) == {each for hint in lays for each in hint.figures}


@rule("GH-ATK-12", "GH-AREA-01")
def test_the_area_of_a_kill_is_told_too() -> None:
    foes = {"H11": "bandit-guard", "H10": "bandit-guard"}
    found = decision(a_turn("tinkerer", "disintegration-beam", at="H12", foes=foes).do("top:disintegration-beam"))
    assert (len(found.shape), found.melee) == (3, True)
    assert all(hint.laying for key, hint in found.options.items() if key.startswith("lay:"))


@rule("GH-FX-05")
def test_a_shove_tells_the_trap_it_leads_into() -> None:
    table = a_turn("brute", "sweeping-blow", at="H12", foes={"H11": "bandit-guard 9"}, traps="H10")
    table.do("bottom:sweeping-blow", "skip", "do")
    way = option(table, "push:H10").way
    assert way is not None
    assert [(peril.kind, peril.damage) for peril in way.perils] == [("trap", at_stake(table.w).trap)]


# Halves and prices


def test_a_half_tells_whom_it_could_reach_and_the_attack_then_offers_them() -> None:
    foes = {"H10": "bandit-guard 9", "E9": "bandit-guard 9"}
    table = a_turn("brute", "trample", "sweeping-blow", at="H11", foes=foes)
    told = {key: hint.outlook for key, hint in decision(table).options.items()}
    assert told["top:trample"] is not None
    assert told["top:trample"].targets == ["bandit-guard-1"]
    assert told["move:trample"] is not None
    ends = set(told["move:trample"].moves)
    table.do("move:trample")
    assert ends == {place(table.w).cells[key.partition(":")[2]] for key in table.options if key.startswith("go:")}


def test_a_half_that_can_do_nothing_from_here_says_so() -> None:
    table = a_turn("brute", "trample", at="H11", foes={"E9": "bandit-guard"})
    top = option(table, "top:trample").outlook
    assert top is not None
    assert top.idle


@rule("GH-DMG-01")
def test_negating_damage_has_its_price_in_rounds() -> None:
    foes = {"H10": "bandit-guard 9"}
    table = a_turn("brute", "trample", at="H11", foes=foes, acts={"bandit-guard": "guard-6"}).do("end")
    table.pass_all("damage")
    found = decision(table)
    lose, take = found.options["lose"].price, found.options["take"].price
    assert lose is not None
    assert take is not None
    assert lose.rounds > lose.after
    assert (take.after, take.life) == (take.rounds, table.hp("brute") - found.harm)
    before = hints(table.match).heroes[0].rounds
    table.do(next(key for key in table.options if key.startswith("lose:")))
    assert (before, hints(table.match).heroes[0].rounds) == (lose.rounds, lose.after)


# The end


@rule("GH-ENDSCEN-02", "GH-ENDSCEN-10")
def test_the_summary_adds_up_what_was_told_on_the_way() -> None:
    match = prepared("brute,spellweaver", perks=0)
    played_by_the_house(match)
    told = hints(match).summary
    assert told is not None
    hurt = [event.data for event in match.events if event.kind == "hurt"]
    jobs = ("brute", "spellweaver")
    for seat, hero in enumerate(told.heroes):
        earned = next(event.data for event in match.events if event.kind == "earned" and event.data["seat"] == seat)
        learned = sum(e.data["xp"] for e in match.events if e.kind == "learned" and e.data["seat"] == seat)
        assert (hero.coins * at_stake(match.state).gold, hero.xp) == (earned["gold"], learned)
        assert hero.bonus_xp + learned == earned["xp"]
        assert hero.checkmarks == earned["checkmarks"]
        assert hero.suffered <= sum(event["damage"] for event in hurt if event["figure"] == jobs[seat])
    monsters = sum(event["damage"] for event in hurt if event["figure"] not in jobs)
    assert 0 < sum(hero.damage for hero in told.heroes) <= monsters
    kills = sum(event.kind == "died" for event in match.events)
    assert sum(hero.kills for hero in told.heroes) <= kills
    assert told.won == (match.state.verdict == "won")


def played_by_the_house(match: Match[World]) -> None:
    while match.asked:
        seat = match.asked[0].seat
        match.answer(seat, bot.house(match.seen(seat)))


# On the wire


@pytest.mark.parametrize("scenario", playable())
def test_a_picture_with_four_characters_stays_small(scenario: int) -> None:
    """View, hints and options together, at every decision of some rounds."""
    match: Match[World] = Match(
        GAME,
        GAME.terms(4, scenario=scenario, party="brute,mindthief,tinkerer,spellweaver"),
        b"a picture's size",
        Keep.BOUNDARY,
    )
    for _ in range(120):
        if not match.asked:
            break
        seat = match.asked[0].seat
        view = match.view(seat)
        view.counters = {}
        asked = asked_of(match.asked, [seat])
        told = GAME.face.hints(view, [seat], asked)
        wire = [
            sent(GAME.face.sent(view), GAME.face.unsent, GAME.face.brief),
            told,
            [list(each.options) for each in asked if len(each.options) < 200],
        ]
        assert len(msgspec.json.encode(wire)) < MOST_BYTES
        match.answer(seat, bot.house(match.seen(seat)))


def test_hints_never_depend_on_what_is_hidden() -> None:
    """Two games that differ in hands of others, decks and goals alone give the same hints."""
    match = prepared("brute,scoundrel,tinkerer", level=1)
    player = RandomBot(3)
    for _ in range(60):
        if not match.asked:
            break
        for seat in range(3):
            other = shuffled(match, seat)
            asked = asked_of(match.asked, [seat])
            one, two = (GAME.face.hints(view, [seat], asked) for view in (match.view(seat), other))
            assert msgspec.json.encode(one) == msgspec.json.encode(two)
        seat = match.asked[0].seat
        match.answer(seat, player.answer(match.seen(seat)))


def shuffled(match: Match[World], seat: int) -> World:
    """What a seat sees of another world that it could be in: what it cannot see lies in another order."""
    world = copied(match.state)
    for other, hero in enumerate(world.heroes):
        if other != seat:
            unknown = [*hero.hand, *hero.aside]
            unknown.reverse()
            hero.hand, hero.aside = unknown[: len(hero.hand)], unknown[len(hero.hand) :]
            hero.goals.cards, world.goals.cards = swapped(hero.goals.cards, world.goals.cards)
    for deck in (*world.decks.values(), *world.abilities.decks.values()):
        deck.draw.cards.reverse()
    return blotted(world, [seat])


def swapped(some: list[str], others: list[str]) -> tuple[list[str], list[str]]:
    """As many cards of the others, and the others with these in their place."""
    count = len(some)
    return (others[:count], [*some, *others[count:]]) if len(others) >= count else (some, others)
