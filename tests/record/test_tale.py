"""How a finished game is told: what everybody came to, round by round, and where it turned."""

from __future__ import annotations

import pytest

from questhall.bots import make_bot
from questhall.games import find_game
from questhall.kernel import Keep, Match
from questhall.kernel.texts import LANGUAGES, Texts
from questhall.record.tale import MOST_FEATS, MOST_TURNINGS, WORTH_TELLING, Feat, remarkable, story

PLAYERS = 3


def played(name: str, seed: int = 0, **settings: object) -> Match[object]:
    game = find_game(name)
    match: Match[object] = Match(game, game.terms(PLAYERS, **settings), seed.to_bytes(16, "big"), Keep.JOURNAL)
    bots = [make_bot("house", game, seed + seat) for seat in range(PLAYERS)]
    while match.asked:
        seat = match.asked[0].seat
        match.answer(seat, bots[seat].answer(match.seen(seat)))
    return match


def test_the_stars_by_source_are_the_score() -> None:
    match = played("rollplayer")
    told = story(match)
    assert match.result is not None
    assert [sum(sources.values()) for sources in told.standing] == match.result.scores
    assert told.course[-1].sums == match.result.scores


@pytest.mark.parametrize("name", ["rollplayer", "prophecy", "runebound"])
def test_the_course_goes_from_round_to_round_to_the_end(name: str) -> None:
    match = played(name)
    told = story(match)
    steps, laps = [point.step for point in told.course], [point.lap for point in told.course]
    assert steps == sorted(set(steps))
    assert laps == sorted(set(laps))
    assert laps[0] == 1
    assert match.journal is not None
    assert told.steps == steps[-1] == len(match.journal.answers)


@pytest.mark.parametrize("name", ["rollplayer", "prophecy", "runebound"])
def test_a_game_turns_at_few_moments_each_with_its_sentence(name: str) -> None:
    told = story(played(name))
    assert 0 < len(told.turnings) <= MOST_TURNINGS
    assert [turn.step for turn in told.turnings] == sorted({turn.step for turn in told.turnings})
    assert all(turn.weight >= WORTH_TELLING and turn.lap >= 1 and turn.events for turn in told.turnings)


def test_a_game_that_does_not_count_tells_no_course() -> None:
    game = find_game("tictactoe")
    match: Match[object] = Match(game, game.terms(), bytes(16), Keep.JOURNAL)
    while match.asked:
        match.answer(match.asked[0].seat, next(iter(match.asked[0].options)))
    told = story(match)
    assert (told.laps, told.standing, told.course, told.turnings) == (0, [], [], [])


def test_who_left_the_game_keeps_what_it_had() -> None:
    match = next(match for match in (played("prophecy", seed) for seed in range(20)) if match.state.eliminated)
    told = story(match)
    assert all(sum(told.standing[seat].values()) > 0 for seat in match.state.eliminated)


SCENARIO = {"gloomhaven": {"scenario": 1}}


@pytest.mark.parametrize("name", ["rollplayer", "prophecy", "runebound", "gloomhaven"])
def test_everybody_has_something_to_smile_at_in_both_languages(name: str) -> None:
    match = played(name, **SCENARIO.get(name, {}))
    feats = story(match).feats
    assert all(0 < len(seat) <= MOST_FEATS for seat in feats)
    for lang in LANGUAGES:
        texts = Texts(match.game, lang)
        for feat in (feat for seat in feats for feat in seat):
            said = texts.say(f"feat-{feat.name}", count=feat.count, thing=feat.thing)
            assert "{" not in said
            assert not said.startswith("feat-")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["rollplayer", "prophecy", "runebound", "gloomhaven"])
def test_every_feat_has_its_words(name: str, lang: str) -> None:
    texts = Texts(find_game(name), lang)
    said = [texts.say(f"feat-{feat}", count=count, thing="") for feat in texts.game.face.feats for count in (1, 2, 5)]
    assert not [one for one in said if one.startswith("feat-") or "{" in one]


def test_a_feat_is_told_of_who_stands_out() -> None:
    told = remarkable([{"sixes": 9, "ones": 1}, {"sixes": 3, "ones": 4}, {"ones": 1}], {"sixes": 4, "ones": 4})
    assert [[(feat.name, feat.count) for feat in seat] for seat in told] == [
        [("sixes", 9)],
        [("ones", 4)],
        [("ones", 1)],
    ]


def test_of_things_of_one_kind_the_weightiest_is_told() -> None:
    told = remarkable([{"slain:imp": 2, "slain:wolf": 7}], {"slain": 2})
    assert told == [[Feat("slain", 7, "wolf")]]
