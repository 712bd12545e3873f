"""What a half, a basic action or an item could reach from here."""

from __future__ import annotations

from questhall.games.gloomhaven.content import equipment, hero_cards
from questhall.games.gloomhaven.content.actions import Action, Attack, Heal, Loot, Move, Shield
from questhall.games.gloomhaven.content.hero_cards import BASIC, Ability
from questhall.games.gloomhaven.face.options.hints import Outlook
from questhall.games.gloomhaven.rules.combat.conditions import cannot_perform
from questhall.games.gloomhaven.rules.play.attacking import begin, cannot_hit, foes, layings, range_of
from questhall.games.gloomhaven.rules.play.counting import counted
from questhall.games.gloomhaven.rules.play.deeds import group_of
from questhall.games.gloomhaven.rules.play.table import character, floor, spot
from questhall.games.gloomhaven.rules.play.ways import Ways, gait_of, ground_under
from questhall.games.gloomhaven.state import Act, Figure, World
from questhall.hex.bits import Mask, cells_of
from questhall.kernel import Seat

BASICS = {"attack": "basic-top", "move": "basic-bottom"}


def outlook(view: World, seat: Seat, verb: str, what: str) -> Outlook | None:
    """Of an option of a turn; ending it or a bonus has none."""
    own = character(view, seat)
    if own is None or verb not in ("top", "bottom", "item", *BASICS):
        return None
    half = BASICS.get(verb, verb)
    number = equipment.item_called(what).number if verb == "item" else 0
    act = Act(own.id, seat, "" if number else what, half, item=number)
    return Looking(view, own, act).look(ability(what, half, number))


def ability(card: str, half: str, number: int) -> Ability:
    if number:
        return Ability(equipment.item(number).entries)
    return BASIC[half] if half in BASIC else hero_cards.card(card).half(half)


class Looking:
    """One ability from where its figure stands; what comes after a move is looked at from where that could end."""

    def __init__(self, view: World, own: Figure, act: Act) -> None:
        self.view, self.own, self.act = view, own, act
        self.found = Outlook()
        self.ends: Mask = 0
        self.lasting = False

    def look(self, of: Ability) -> Outlook:
        for entry in of.entries:
            if entry.action is not None:
                self.entry(entry.action)
        found = self.found
        found.moves = list(cells_of(self.ends))
        found.idle = not (found.moves or found.targets or found.coins or found.helps or self.lasting)
        return found

    def entry(self, action: Action) -> None:
        if isinstance(action, Move):
            self.move(action)
        elif isinstance(action, Attack):
            self.attack(action)
        elif isinstance(action, Loot):
            self.loot(action)
        elif isinstance(action, Heal | Shield):
            self.found.helps += [each.id for each in group_of(self.view, self.act, self.own, action.group)]
        else:
            self.lasting = True

    def move(self, action: Move) -> None:
        """GH-MOVE-01"""
        if self.ends or cannot_perform(self.own, "move"):
            return
        points = action.value + (counted(self.view, action.per, self.own, self.own) if action.per else 0)
        ways = Ways(ground_under(self.view, self.own, gait_of(self.own, action.jump)), points)
        for _, cells in ways.ends():
            self.ends |= cells

    def attack(self, action: Attack) -> None:
        """From here, or after a move from its ends."""
        if cannot_perform(self.own, "attack"):
            return
        begin(self.view, self.act, self.own, action)
        self.found.after = bool(self.ends)
        found = self.after(action) if self.ends else self.here(action)
        self.found.targets += [id_ for id_ in found if id_ not in self.found.targets]

    def here(self, action: Attack) -> list[str]:
        view, act, own = self.view, self.act, self.own
        if not action.area:
            return [each.id for each in foes(view, act, own) if not cannot_hit(view, act, own, action, each.id)]
        covered = {name for key, _ in layings(view, act, own, action) for name in key.partition(":")[2].split("+")}
        return [each.id for each in foes(view, act, own) if spot(view, each.cell) in covered]

    def after(self, action: Attack) -> list[str]:
        """Enemies that some end of the move has in range and in sight; an area reaches no farther than its range."""
        open_, ends = floor(self.view), self.ends | 1 << self.own.cell
        far = max(1, range_of(self.view, self.act, self.own, action), action.within)
        if action.moved_through:
            far = 1
        seen = [each for each in foes(self.view, self.act, self.own) if "invisible" not in each.conditions]
        return [each.id for each in seen if open_.board.within(each.cell, far) & open_.seen_from(each.cell) & ends]

    def loot(self, action: Loot) -> None:
        """GH-LOOT-01"""
        open_ = floor(self.view)
        cells = open_.board.within(self.own.cell, action.range) & open_.seen_from(self.own.cell)
        self.found.coins += sum(self.view.coins.get(cell, 0) for cell in cells_of(cells))
