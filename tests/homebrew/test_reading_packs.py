"""What a pack may be: read by the games' own readers, told with file, line and word; nothing in it can do harm."""

from __future__ import annotations

import random
from contextlib import suppress

import msgspec
import pytest

from questhall.games import find_game, packs
from questhall.kernel import Refused, Terms
from questhall.kit.homebrew import FILE_BYTES, MOST_PACKS, BadPack, brewed

HEAD = "game: rollplayer\nname: {en: Test, ru: Проба}\n"
TRAIT = """\
traits:
- id: hungry
  name: {en: Hungry, ru: Голодный}
  rank: 1
  price: 3
  arrow: chaos
  score: 1 per row of one value
"""


def faults(text: str | bytes) -> list[str]:
    data = text if isinstance(text, bytes) else text.encode()
    with pytest.raises(BadPack) as caught:
        packs.read(data, "pack.yaml")
    return [str(fault) for fault in caught.value.faults]


@pytest.mark.parametrize("game", ["rollplayer", "prophecy", "runebound", "gloomhaven"])
def test_every_game_has_an_example_that_is_sound(game: str) -> None:
    shop = packs.workshop(game)
    assert shop is not None
    found = packs.read(shop.example().encode(), "example.yaml")
    assert len(found.kinds) == len(shop.kinds) >= 4
    assert len(packs.ours(game)) == 1


def test_the_first_word_that_is_wrong_is_named_with_its_line() -> None:
    assert faults(HEAD + TRAIT.replace("row of one value", "row of one valley")) == [
        "pack.yaml:9: 'valley': in '1 per row of one valley'; expected value or colour"
    ]


def test_all_faults_are_told_at_once() -> None:
    other = TRAIT.removeprefix("traits:\n").replace("hungry", "thirsty").replace("rank: 1", "rank: 7")
    told = faults(HEAD + TRAIT.replace("chaos", "coffee") + other)
    assert [line.partition(": ")[0] for line in told] == ["pack.yaml:8", "pack.yaml:13"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "expected fields"),
        ("just words", "expected fields"),
        ("- a\n- list", "expected fields"),
        (HEAD, "a pack has entries"),
        (HEAD + "dragons:\n- {id: a, name: {en: A, ru: A}}", "there is no such kind"),
        (HEAD.replace("rollplayer", "chess") + TRAIT, "there is no such game"),
        (HEAD.replace("rollplayer", "../../etc/passwd") + TRAIT, "there is no such game"),
        (HEAD.replace("rollplayer", "examples/lanterns") + TRAIT, "there is no such game"),
        (HEAD + TRAIT + "  colour: red\n", "there is no such field"),
        (HEAD + TRAIT + "  price: 2\n", "stands twice"),
        (HEAD + TRAIT.replace("price: 3", "price: [3]"), "should be of type int"),
        (HEAD + TRAIT.replace("price: 3", "price: many"), "should be of type int"),
        (HEAD + TRAIT.replace("price: 3", "price: 1000"), "numbers go up to"),
        (HEAD + TRAIT.replace("price: 3", "price: 1" + "0" * 5000), "letters at most"),
        (HEAD + TRAIT.replace("price: 3", "price: 3.5"), "should be of type int"),
        (HEAD + TRAIT.replace("score: 1", "score: 5000"), "numbers go up to"),
        (HEAD + TRAIT.replace("id: hungry", "id: ../hungry"), "an id is"),
        (HEAD + TRAIT.replace("id: hungry", "id: /etc/passwd"), "an id is"),
        (HEAD + TRAIT.replace("id: hungry", "id: hungry~1a2b3c4d"), "an id is"),
        (HEAD + TRAIT.replace("id: hungry", "id: Hungry"), "an id is"),
        (HEAD + TRAIT.replace("en: Hungry", "en: ../../etc/passwd"), "letters, digits and punctuation"),
        (HEAD + TRAIT.replace("en: Hungry", "en: '<script>alert(1)</script>'"), "letters, digits and punctuation"),
        (HEAD + TRAIT.replace("en: Hungry", "en: '[red]Hungry[/red]'"), "letters, digits and punctuation"),
        (HEAD + TRAIT.replace("en: Hungry", "en: " + "H" * 61), "1 to 60 letters"),
        (HEAD + TRAIT.replace("{en: Hungry, ru: Голодный}", "{en: Hungry}"), "needed in en and ru"),
        (HEAD + TRAIT.replace("{en: Hungry, ru: Голодный}", "Hungry"), "expected fields"),
        (HEAD + TRAIT.replace("Hungry", "Hun\u202egry"), "a sign that nobody sees"),
        (HEAD + TRAIT.replace("Hungry", "Hun\tgry"), "a sign that nobody sees"),
        (HEAD + TRAIT + TRAIT.removeprefix("traits:\n"), "this id is taken"),
        (HEAD + TRAIT.replace("id: hungry", "id: !!python/object/apply:os.system ['true']"), "no tags"),
        (HEAD + TRAIT.replace("id: hungry", "id: &a hungry"), "no anchors"),
        ("a: &a [x]\nb: [*a, *a]\n", "no anchors"),
        (HEAD + TRAIT + "---\n" + HEAD, "one document"),
        (HEAD + "traits: " + "[" * 9 + "]" * 9, "nested deeper"),
        (HEAD + "traits: " + "[" * 30_000 + "]" * 30_000, "nested deeper"),
        (HEAD + "traits:\n" + "- {}\n" * 9_000, "values at most"),
        (HEAD + "traits: [unclosed", "did not find"),
        (HEAD + TRAIT.replace("score: 1 per row of one value", "score: {1: 2}"), "should be of type str"),
    ],
)
def test_what_is_refused(text: str, said: str) -> None:
    (told,) = faults(text)
    assert said in told
    assert told.startswith("pack.yaml:")
    assert len(told) < 300


def test_a_bomb_does_not_go_off() -> None:
    """Nine levels of ten references: a thousand million words, if anybody wrote them out."""
    levels = [f"{chr(97 + n)}: &{chr(97 + n)} [{', '.join([f'*{chr(96 + n)}'] * 10)}]" for n in range(1, 9)]
    assert "no anchors" in faults("\n".join(["a: &a [x, x]", *levels]))[0]


def test_large_files_are_refused_by_their_size_alone() -> None:
    assert f"{FILE_BYTES} bytes at most" in faults(b"x" * 10_000_000)[0]


def test_what_is_not_text_is_told_with_its_line() -> None:
    assert faults(HEAD.encode() + b"\n\xff\xfe") == ["pack.yaml:4: 'byte 51': a pack is written in UTF-8"]


def test_rubbish_is_always_refused_as_a_fault_of_the_file() -> None:
    """Bytes of a sound pack changed at random: it is read, or BadPack says why not."""
    rng = random.Random(7)
    whole = (HEAD + TRAIT).encode()
    for _ in range(300):
        data = bytearray(whole)
        for _ in range(rng.randrange(1, 6)):
            at = rng.randrange(len(data))
            data[at : at + rng.randrange(3)] = rng.choice(
                [b":", b"{", b"]", b"-", b"\n", b" ", b"9", b"&", b"~", b"\xd0"]
            )
        with suppress(BadPack):
            packs.read(bytes(data), "pack.yaml")


def test_files_are_read_no_further_than_a_pack_may_reach(tmp_path) -> None:  # type: ignore[no-untyped-def]
    endless = tmp_path / "endless.yaml"
    with endless.open("wb") as file:
        file.truncate(5_000_000_000)  # all holes: it takes no room
    with pytest.raises(BadPack, match="bytes at most"):
        packs.from_file(endless)
    with pytest.raises(BadPack, match="No such file"):
        packs.from_file(tmp_path / "none.yaml")


def test_a_folder_is_a_few_packs(tmp_path) -> None:  # type: ignore[no-untyped-def]
    for number in range(MOST_PACKS):
        (tmp_path / f"{number}.yaml").write_text(HEAD.replace("Test", f"Test {number}") + TRAIT, encoding="utf-8")
    found = packs.from_paths([tmp_path])
    assert len(found) == MOST_PACKS
    (tmp_path / "more.yaml").write_text(HEAD + TRAIT, encoding="utf-8")
    with pytest.raises(BadPack, match="a folder has"):
        packs.from_paths([tmp_path])


def test_a_pack_is_for_one_game() -> None:
    pack = packs.read((HEAD + TRAIT).encode(), "pack.yaml")
    with pytest.raises(Refused, match="other-game"):
        brewed([pack], "prophecy")


# -- what stands in the terms -------------------------------------------------------------------------------------


def test_terms_that_were_tampered_with_are_refused() -> None:
    game = find_game("rollplayer")
    text = packs.read((HEAD + TRAIT).encode(), "pack.yaml").text
    for forged in (
        text.replace('"price":3', '"price":3000'),
        text.replace('"price":3', '"price": 3'),
        text.replace("chaos", "coffee"),
        text + "\n",
        "x" * 10_000_000,
        "\n".join([text] * (MOST_PACKS + 1)),
        '{"game":"rollplayer"}',
    ):
        with pytest.raises(Refused) as caught:
            game.laid(Terms(2, homebrew=forged))
        assert caught.value.refusal.reason == "homebrew.unreadable"


def test_a_game_without_homebrew_says_so() -> None:
    with pytest.raises(Refused, match="no-homebrew"):
        find_game("tictactoe").terms(2, "{}")


def test_terms_without_homebrew_are_written_as_before() -> None:
    assert msgspec.to_builtins(Terms(2)) == {"players": 2}
