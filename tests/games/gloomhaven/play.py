"""A running game set up at one moment: a character's turn in a lit room, with the monsters a test wants.

    table = a_turn("brute", "trample", at="H11", foes={"H10": "bandit-guard"})
    table.do("top:trample", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 2

The room is the first of scenario 1 (columns E to K, rows 9 to 13: E9 .. E13, F9 .. F12, G9 .. G13 and so on);
every modifier card is +0.
"""

from __future__ import annotations

from typing import Any

from questhall.games.gloomhaven.content import bestiary, hero_cards
from questhall.games.gloomhaven.content.actions import (
    Augments,
    Boost,
    Convert,
    Discern,
    Hamper,
    Intervene,
    Later,
    Redirect,
    Retaliate,
    Shield,
)
from questhall.games.gloomhaven.content.components import Half
from questhall.games.gloomhaven.content.scenario_map import Rank
from questhall.games.gloomhaven.content.terms import Trap
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.rules.combat.modifiers import stream
from questhall.games.gloomhaven.rules.monsters.arrivals import standees_of
from questhall.games.gloomhaven.rules.monsters.statistics import make_monster
from questhall.games.gloomhaven.rules.play.table import place, present, spot
from questhall.games.gloomhaven.state import Figure, Gift, Held, Hero, Lasting, ModifierDeck, Next, Turn, World
from questhall.kernel import Keep, Match, Pile

PLENTY = 40
LASTING = Boost | Shield | Retaliate | Redirect | Augments | Convert | Later | Hamper | Discern | Intervene
FRIENDS = ("scoundrel", "brute", "tinkerer", "spellweaver", "cragheart", "mindthief")


class Table:
    """A match and what a test asks of it."""

    def __init__(self, match: Match[World]) -> None:
        self.match = match

    @property
    def w(self) -> World:
        return self.match.state

    @property
    def options(self) -> list[str]:
        """What is offered now, to whoever is asked first."""
        return list(self.match.asked[0].options) if self.match.asked else []

    @property
    def kind(self) -> str:
        """What is asked now."""
        return self.match.asked[0].kind if self.match.asked else ""

    def do(self, *answers: str) -> Table:
        """These answers one after another, each by whoever is asked first."""
        for answer in answers:
            assert self.match.asked, f"nobody is asked, {answer!r} is left"
            choice = self.match.asked[0]
            assert answer in choice.options, f"{answer!r} is no option of {choice.kind!r}: {list(choice.options)}"
            self.match.answer(choice.seat, answer)
        return self

    def pass_all(self, until: str = "turn") -> Table:
        """Take the first harmless option until a decision of that kind, or until nobody is asked."""
        while self.match.asked and self.kind != until:
            idle = next((key for key in GAME.idle if key in self.options), self.options[0])
            self.do(idle)
        return self

    def inflict(self) -> Table:
        """The effects that modifier cards add are wanted, as many as there are."""
        while self.kind == "effect":
            self.do(self.options[0])
        return self

    def to_turn(self, seat: int = 0) -> Table:
        """Let the others go on until this seat's turn asks."""
        self.pass_all()
        while self.match.asked and self.match.asked[0].seat != seat:
            self.do("end").pass_all()
        return self

    def why_not(self, answer: str) -> str:
        """The rule that forbids an answer now."""
        refusal = self.match.cannot_answer(self.match.asked[0].seat, answer)
        assert refusal is not None, f"{answer!r} is allowed"
        return refusal.rule

    def figure(self, id_: str) -> Figure:
        return present(self.w, id_)

    def alive(self, id_: str) -> bool:
        return any(each.id == id_ for each in self.w.figures)

    def hp(self, id_: str) -> int:
        return self.figure(id_).hit_points

    def spot(self, id_: str) -> str:
        return spot(self.w, self.figure(id_).cell)

    def has(self, id_: str, condition: str) -> bool:
        return condition in self.figure(id_).conditions

    def hero(self, seat: int = 0) -> Hero:
        return self.w.heroes[seat]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind so far."""
        return [{**each.data, **each.secret} for each in self.match.events if each.kind == kind]

    def next_cards(self, owner: str, *cards: str) -> Table:
        """The modifier cards that this deck will show next, in order."""
        for card in reversed(cards):
            self.w.decks[owner].draw.put(card, 0)
        return rebuilt(self)

    def lay(
        self,
        obstacles: str = "",
        traps: str = "",
        coins: dict[str, int] | None = None,
        treasures: dict[str, str] | None = None,
    ) -> Table:
        """Tokens on hexes: `H10+H9` is one obstacle of two hexes, a trap is a damage trap, a treasure has a number."""
        cells = place(self.w).cells
        self.w.obstacles += [[cells[hex_] for hex_ in token.split("+")] for token in obstacles.split()]
        self.w.traps |= {cells[hex_]: Trap() for hex_ in traps.split()}
        self.w.coins |= {cells[hex_]: count for hex_, count in (coins or {}).items()}
        self.w.treasures |= {cells[hex_]: number for hex_, number in (treasures or {}).items()}
        return rebuilt(self)

    def wake(self, *cards: str) -> Table:
        """The monsters act after this turn, with these ability cards."""
        for card in cards:
            deck = card.rpartition("-")[0]
            pile = self.w.abilities.decks[deck].draw
            pile.take(card)
            for type_ in [each for each in self.w.abilities.revealed if bestiary.statistics(each).deck == deck]:
                old, self.w.abilities.revealed[type_] = self.w.abilities.revealed[type_], card
                if old not in pile.cards and old != card:
                    pile.put(old)
        for each in self.w.figures:
            each.acted = each.acted and each.kind != "monster"
        return rebuilt(self)

    def activate(self, card: str, half: Half, used: int = 0, seat: int = 0) -> Table:
        """A lasting card that was played in an earlier round, so many of its slots behind it."""
        hero, own = self.w.heroes[seat], present(self.w, self.w.heroes[seat].sheet.job)
        learn_card(hero, card)
        for pile in (hero.hand, hero.aside, hero.played):
            if card in pile:
                pile.remove(card)
        ability = hero_cards.card(card).half(half)
        hero.active.append(Lasting(card, ability.lasting, ability.lost, ability.slots, used=used, half=half))
        for at, entry in enumerate(ability.entries):
            if isinstance(entry.action, LASTING):
                own.gifts = [*own.gifts, Gift(card, half, at)]
        return rebuilt(self)


def rebuilt(table: Table) -> Table:
    """The same moment as a match of its own, after a test has changed the state."""
    old = table.match
    assert not old.since, "change the state before the first answer"
    table.match = Match(GAME, old.terms, old.key, Keep.JOURNAL, state=old.state)
    return table


def prepared(party: str, scenario: int = 1, level: int = 1, **settings: Any) -> Match[World]:
    """A match at its first selection, set up by first options."""
    seats = len(party.split(","))
    terms = GAME.terms(seats, scenario=scenario, party=party, level=level, **settings)
    match: Match[World] = Match(GAME, terms, b"gloomhaven tests", Keep.JOURNAL)
    while match.asked and match.asked[0].kind != "cards":
        match.answer(match.asked[0].seat, next(iter(match.asked[0].options)))
    return match


def plain_deck(owner: str) -> ModifierDeck:
    return ModifierDeck(Pile.of(["+0"] * PLENTY, kind=stream(owner)), Pile(kind=stream(owner)))


def a_turn(
    job: str = "brute",
    card: str = "",
    other: str = "",
    *,
    at: str = "H11",
    foes: dict[str, str] | None = None,
    friends: dict[str, str] | None = None,
    scenario: int = 1,
    level: int = 1,
    items: tuple[int, ...] = (),
    elements: str = "",
    hit_points: int = 0,
    conditions: str = "",
    acts: dict[str, str] | None = None,
    coins: dict[str, int] | None = None,
    traps: str = "",
    **settings: Any,
) -> Table:
    """The character's turn has just begun, with `card` (and `other`) played; everybody else has acted.

    `foes` by hex: "bandit-guard", "bandit-guard elite", "living-bones 3" (hit points), "bandit-guard poison stun".
    `friends` by hex: other classes ("scoundrel"), which stand on far hexes if not named; `elements` are strong.
    `acts`: types that have not acted yet, each with its ability card ("guard-5"); `traps`: hexes of damage traps.
    """
    standing = friends or {}
    others = list(standing.values()) or [next(each for each in FRIENDS if each != job)]
    match = prepared(",".join([job, *others]), scenario, level, **settings)
    w = match.state
    w.figures = [each for each in w.figures if each.kind == "character"]
    for type_ in list(w.standees.left):
        w.standees.left[type_] = list(range(1, bestiary.statistics(type_).standees + 1))
    w.traps, w.coins, w.treasures = {}, {}, {}
    for seat, hero in enumerate(w.heroes):
        settle_hero(w, seat, hero, (card, other) if seat == 0 else ("", ""))
    by_name = place(w).cells
    own = present(w, job)
    own.cell = by_name[at]
    own.hit_points = hit_points or own.hit_points
    own.most_hit_points = max(own.most_hit_points, own.hit_points)
    own.conditions = dict.fromkeys(conditions.split(), 1)  # type: ignore[arg-type]  # conditions
    for hex_, name in standing.items():
        present(w, name).cell = by_name[hex_]
    for hex_, text in (foes or {}).items():
        add_foe(w, by_name[hex_], text, level)
    w.coins = {by_name[hex_]: count for hex_, count in (coins or {}).items()}
    w.traps = {by_name[hex_]: Trap() for hex_ in traps.split()}
    w.heroes[0].equipment = [Held(number) for number in items]
    for element in elements.split():
        w.elements.columns[element] = 2  # type: ignore[index]  # an element
    w.decks = {owner: plain_deck(owner) for owner in w.decks}
    w.round, w.acting = 1, job
    w.heroes[0].initiative = 50
    waiting = acts or {}
    for each in w.figures:
        each.acted = each.name not in waiting
    w.abilities.revealed = {
        each.name: waiting.get(each.name, f"{bestiary.statistics(each.name).deck}-1")
        for each in w.figures
        if each.kind == "monster"
    }
    for card_id in set(w.abilities.revealed.values()):
        deck = w.abilities.decks[card_id.rpartition("-")[0]]
        if card_id in deck.draw.cards:
            deck.draw.take(card_id)
    own.acting = True
    w.agenda = [Next(), Turn(0, begun=True)]
    w.eliminated = []
    return Table(Match(GAME, match.terms, match.key, Keep.JOURNAL, state=w))


def settle_hero(w: World, seat: int, hero: Hero, cards: tuple[str, str]) -> None:
    """The hero's pair lies there, the rest of its cards are in the hand."""
    pool = [*hero.hand, *hero.aside, *hero.chosen]
    hero.chosen, hero.discard, hero.lost, hero.active = [], [], [], []
    if seat:
        return
    wanted = [each for each in cards if each]
    spare = [each for each in hero_cards.pool(hero.sheet.job) if each not in wanted]
    hero.played = [*wanted, *spare[: 2 - len(wanted)]]
    left = [each for each in pool if each not in hero.played]
    hero.aside = left[:3]
    hero.hand = left[3:]
    for each in wanted:
        learn_card(hero, each)


def learn_card(hero: Hero, card: str) -> None:
    """A card of a higher level comes to the character's pool."""
    known = hero.sheet.pool or list(hero_cards.pool(hero.sheet.job))
    if card not in known:
        hero.sheet.pool = [*known, card]


def add_foe(w: World, cell: int, text: str, level: int) -> Figure:
    """A monster on a hex: its type, then perhaps `elite`, hit points, conditions."""
    type_, *words = text.split()
    rank: Rank = "elite" if "elite" in words else "normal"
    left = standees_of(w.standees, type_)
    deck = bestiary.statistics(type_).deck
    assert deck in w.abilities.decks, f"{type_} is not in scenario {w.scenario}"
    monster = make_monster(bestiary.statistics(type_), rank, left.pop(0), level, len(w.heroes))
    monster.cell, monster.flying = cell, bestiary.statistics(type_).flying
    for word in words:
        if word.isdecimal():
            monster.hit_points = int(word)
            monster.most_hit_points = max(monster.most_hit_points, int(word))
        elif word != "elite":
            monster.conditions[word] = 1  # type: ignore[index]  # a condition
    w.figures.append(monster)
    return monster
