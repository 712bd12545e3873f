"""VAR-PD: permanent death, as it is played."""

from questhall.games.gloomhaven.rules.campaign.death import cannot_return, die
from questhall.games.gloomhaven.rules.campaign.parties import cannot_join
from questhall.games.gloomhaven.rules.campaign.shop import available
from questhall.games.gloomhaven.rules.play.hurting import exhaust, suffer
from questhall.games.gloomhaven.rules.play.thinking import focus_initiative
from questhall.games.gloomhaven.state import Party, Realm
from questhall.ledger import rule
from tests.games.gloomhaven.chapters import Chapter, a_chapter
from tests.games.gloomhaven.characters import a_sheet, deck, luck, why


def fight() -> Chapter:
    return a_chapter("brute,tinkerer,scoundrel", mortal=True).travel(1)


@rule("GH-VAR-PD-01")
def test_hit_points_below_1_kill_for_good() -> None:
    chapter = fight()
    suffer(chapter.match, chapter.figure("brute"), 99, "trap")
    assert chapter.own(0).dead
    assert not chapter.alive("brute")
    assert chapter.told("dead") == [{"seat": 0}]


@rule("GH-VAR-PD-02", "GH-VAR-PD-03")
def test_who_runs_out_of_cards_stays_on_the_map_without_turns() -> None:
    chapter = fight()
    exhaust(chapter.match, 0)
    brute = chapter.figure("brute")
    assert not chapter.own(0).dead
    assert focus_initiative(chapter.w, brute) == 99
    chapter.changed()
    for _ in range(200):
        if chapter.w.round > 1 or not chapter.match.asked:
            break
        chapter.do(chapter.options[0])
    assert "brute" not in [each["figure"] for each in chapter.told("turn")]


@rule("GH-VAR-PD-01", "GH-VAR-PD-02")
def test_the_exhausted_can_still_be_killed() -> None:
    chapter = fight()
    exhaust(chapter.match, 0)
    suffer(chapter.match, chapter.figure("brute"), 99, "trap")
    assert chapter.own(0).dead
    assert not chapter.alive("brute")


@rule("GH-VAR-PD-04", "GH-VAR-PD-05", "GH-VAR-PD-06")
def test_whoever_is_alive_after_a_defeat_survives_and_the_dead_are_replaced() -> None:
    chapter = fight()
    quests = len(chapter.realm.quests)
    suffer(chapter.match, chapter.figure("brute"), 99, "trap")
    exhaust(chapter.match, 1)
    after = chapter.finish("lost")
    assert (len(after.realm.quests), after.realm.marks, after.realm.retired) == (quests + 1, 0, [])
    following = after.go_on()
    assert [hero.sheet.job for hero in following.w.heroes] == ["", "tinkerer", "scoundrel"]
    following.say(0, "new:brute:1")
    assert following.own(0).name == "brute-2"


@rule("GH-VAR-PD-01", "GH-EXH-05")
def test_the_dead_and_the_exhausted_together_have_lost() -> None:
    chapter = fight()
    suffer(chapter.match, chapter.figure("brute"), 99, "trap")
    exhaust(chapter.match, 1)
    assert chapter.w.verdict == ""
    exhaust(chapter.match, 2)
    assert chapter.w.verdict == "lost"


@rule("GH-VAR-PD-05")
def test_a_dead_characters_quest_returns_and_nothing_is_gained() -> None:
    sheet = a_sheet(quest=deck("q1"), gold=70, items=[5])
    world, party = Realm(marks=3, quests=deck("q2"), stock={5: 1}), Party("us", members=[sheet])
    die(world, party, sheet, luck())
    assert sorted(world.quests.cards) == ["q1", "q2"]
    assert (world.marks, world.retirements, world.retired, sheet.gold) == (3, {}, [], 0)
    assert (party.members, available(world, party, 5)) == ([], 1)


@rule("GH-VAR-PD-06")
def test_the_dead_do_not_come_back() -> None:
    sheet = a_sheet(quest=deck("q1"))
    assert cannot_return(sheet) is None
    die(Realm(), Party("us", members=[sheet]), sheet, luck())
    assert why(cannot_return(sheet)) == "GH-VAR-PD-06"
    assert why(cannot_join(Party("us"), sheet)) == "GH-VAR-PD-06"
