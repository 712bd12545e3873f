"""The event cards as they are written: complete, readable in both languages, and faults are told with their place."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from questhall.games.gloomhaven.content.campaign.boxes import boxes
from questhall.games.gloomhaven.content.campaign.events import EventCard, EventResult, events, read_events
from questhall.games.gloomhaven.content.campaign.rewards import read_reward
from questhall.games.gloomhaven.content.classes import classes_known
from questhall.games.gloomhaven.face.campaign.events import RewardSpeaker
from questhall.kit.content import BadContent, BadWord
from questhall.ledger import rule

EVENTS = [*events("road").values(), *events("city").values()]
LETTERS = {"en": re.compile("[a-z]"), "ru": re.compile("[а-яё]")}
LENGTHS = {"title": (3, 45), "scene": (120, 620), "option": (5, 110), "result": (15, 340)}
each_event = pytest.mark.parametrize("card", EVENTS, ids=[card.id for card in EVENTS])


def results(card: EventCard) -> Iterator[EventResult]:
    for option in card.options:
        yield from option.results


def texts(card: EventCard) -> Iterator[tuple[str, dict[str, str]]]:
    yield "title", card.titles
    yield "scene", card.scenes
    yield from (("option", option.texts) for option in card.options)
    yield from (("result", result.texts) for result in results(card))


@rule("GH-EVENT-02", "GH-EVENT-03")
@each_event
def test_every_event_has_two_options_and_something_comes_of_each(card: EventCard) -> None:
    for option in card.options:
        assert option.results
        conditional = [result.jobs or result.pay or result.above is not None for result in option.results]
        assert not all(conditional) or len(conditional) > 1 or option.results[0].pay_item, "something must apply"
    assert sum(result.also is not None for result in results(card)) <= 1


@each_event
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_text_is_in_its_language_and_of_sane_length(card: EventCard, lang: str) -> None:
    other = "ru" if lang == "en" else "en"
    for kind, words in texts(card):
        least, most = LENGTHS[kind]
        text = words[lang]
        assert least <= len(text) <= most, text
        assert LETTERS[lang].search(text)
        assert not LETTERS[other].search(text.lower()), text
        assert "  " not in text
        assert kind == "title" or text[-1] in ".!?…»”’", text
        assert not re.search(r"[{}<>|^_]|\.\.", text), text


@each_event
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_every_result_does_is_told_without_a_leftover(card: EventCard, lang: str) -> None:
    speaker = RewardSpeaker(lang)  # type: ignore[arg-type]
    for result in results(card):
        said = speaker.result(result, card)
        assert said
        assert all(LETTERS[lang].search(sentence) for sentence in said)
        condition = speaker.condition(result, result.jobs)
        asks = result.jobs or result.otherwise or result.pay or result.pay_each or result.pay_item
        assert bool(condition) == bool(asks or result.above is not None or result.below is not None)
        assert not re.search(r"gain-|event-|[{}]", " ".join((*said, condition)))


def test_no_sentence_is_told_twice() -> None:
    told = Counter(
        sentence
        for card in EVENTS
        for kind, words in texts(card)
        if kind in ("scene", "result")
        for sentence in re.split(r"(?<=[.!?]) ", words["en"])
        if len(sentence) > 25
    )
    assert not [sentence for sentence, times in told.items() if times > 1]


@rule("GH-EVENT-06")
def test_only_classes_that_are_present_are_named() -> None:
    result = EventResult({}, jobs=("brute", "sun"))
    assert RewardSpeaker("en").condition(result, {"brute", "tinkerer"}) == "Brute in the party"
    assert RewardSpeaker("ru").condition(result, {"sun"}) == "в отряде есть Солнце"


@rule("GH-EVENT-09")
def test_an_otherwise_is_told_before_its_price() -> None:
    result = EventResult({}, pay=25, otherwise=True)
    assert RewardSpeaker("en").condition(result, ()) == "otherwise, paid together: 25 gold"
    assert RewardSpeaker("ru").condition(result, ()) == "иначе, уплачено суммарно: 25 золотых"


def test_a_class_has_its_box_or_is_there_from_the_start() -> None:
    assert len(classes_known()) == 17
    assert sorted(box.unlocked for box in boxes().values() if box.unlocked) == [*range(31, 42)]
    assert sorted(box.retired for box in boxes().values() if box.retired) == [*range(48, 59)]


CARD = """7:
  title: {en: T, ru: Т}
  scene: {en: S, ru: С}
  a: {en: A, ru: А, results: [{en: R, ru: Р%s}]}
  b: {en: B, ru: Б, results: [{en: R, ru: Р}]}
"""


@pytest.mark.parametrize(
    ("field", "word", "cause"),
    [
        (", does: gold five each", "five", "expected a number"),
        (", does: gold 5 somebody", "somebody", "no effect of an event"),
        (", does: glory 5", "glory", "no effect of an event"),
        (", does: xp 5 each", "each", "not understood here"),
        (", does: add sea 5", "sea", "no deck of events"),
        (", does: start sleepy", "sleepy", "no start of a scenario"),
        (", does: party peace", "peace", "no such achievement"),
        (", does: party ancient-technology", "ancient-technology", "is written: global"),
        (", when: reputation = 5", "reputation", "no class and no condition"),
        (", also: c", "c", "the options are a and b"),
        (", card: stays", "stays", "card: returns"),
        (", whenn: otherwise", "whenn", "there is no such field here"),
    ],
)
def test_a_fault_is_told_with_file_line_and_word(tmp_path: Path, field: str, word: str, cause: str) -> None:
    path = tmp_path / "road-01.yaml"
    path.write_text(CARD % field, encoding="utf-8")
    with pytest.raises(BadContent, match=cause) as fault:
        read_events(path)
    assert (fault.value.line, fault.value.word) == (4, word)


def test_a_missing_field_and_a_bad_number_are_told(tmp_path: Path) -> None:
    path = tmp_path / "city-01.yaml"
    path.write_text("seven: {}\n", encoding="utf-8")
    with pytest.raises(BadContent, match="called by its number"):
        read_events(path)
    path.write_text("7: {title: {en: T, ru: Т}}\n", encoding="utf-8")
    with pytest.raises(BadContent, match="'scene': this field is missing"):
        read_events(path)


def test_an_effect_that_nobody_knows_lists_those_there_are() -> None:
    with pytest.raises(BadWord, match=r"gold N each.*either"):
        read_reward("glory 5")
