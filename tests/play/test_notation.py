"""The text of a choice reads back, and a wrong one is told what to write."""

import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.journal import PASS, Choice
from grognard.core.step import Step
from grognard.play.explain import fits
from grognard.play.notation import NotationError, read, shape, usage, write
from play.duel import DIE, DUEL, Answer, Draw, Duel, Fall, March, Muster, Play, Roll, Stand, Swap


def duel() -> Duel:
    return Duel([0, 2], [0, 0], [[1, 1, 1], [1, 1, 1]], [8, 6, 8])


@pytest.mark.parametrize(
    ("step", "choice", "text"),
    [
        (Stand(0), (0, 1), "stand red_man a2"),
        (Stand(0), PASS, "stay"),
        (Play(0), (1,), "play feint"),
        (Play(0), PASS, "hold"),
        (Roll(0), (0, 5), "roll one six"),
        (March(0), (1, -3), "march blue_man -3"),
        (March(0), (1, 120, 2), "march blue_man 120 a3"),
    ],
)
def test_a_choice_is_its_verb_and_its_arguments(step: Step[Duel], choice: Choice, text: str) -> None:
    assert write(DUEL, duel(), step, choice) == text
    assert read(DUEL, duel(), step, text) == choice


numbers = st.integers(-(10**9), 10**9)
choices = st.one_of(
    st.tuples(st.just(Stand(0)), st.tuples(st.integers(0, 1), st.integers(0, 2))),
    st.tuples(st.just(Play(1)), st.tuples(st.integers(0, 2))),
    st.tuples(st.just(Roll(0)), st.lists(st.sampled_from(DIE), max_size=16).map(sorted).map(tuple)),
    st.tuples(st.just(March(0)), st.tuples(st.integers(0, 1), numbers)),
    st.tuples(st.just(March(0)), st.tuples(st.integers(0, 1), numbers, st.integers(0, 2))),
    st.tuples(st.sampled_from([Stand(0), Play(0), Answer(1), Fall(0), Draw(0)]), st.just(PASS)),
)


@given(choices)
def test_every_choice_that_fits_reads_back(pair: tuple[Step[Duel], Choice]) -> None:
    step, choice = pair
    assert fits(DUEL, duel(), step, choice)
    assert read(DUEL, duel(), step, write(DUEL, duel(), step, choice)) == choice


@given(st.sampled_from([Stand(0), Play(0), Roll(0), March(0)]), st.text(max_size=40))
def test_any_text_is_read_or_refused(step: Step[Duel], text: str) -> None:
    for line in (text, f"{step.verb} {text}"):
        with suppress(NotationError):
            assert fits(DUEL, duel(), step, read(DUEL, duel(), step, line))


@pytest.mark.parametrize("word", ["stay", "done", "pass", "Done"])
def test_the_empty_choice_has_its_own_word_and_two_common_ones(word: str) -> None:
    assert read(DUEL, duel(), Stand(0), word) == PASS


def test_a_step_without_arguments_may_be_named_by_its_verb() -> None:
    assert read(DUEL, duel(), Muster(), "muster") == PASS
    with pytest.raises(NotationError, match='"a1" is too much: write "done"'):
        read(DUEL, duel(), Muster(), "muster a1")


def test_dice_are_read_in_any_order() -> None:
    assert read(DUEL, duel(), Roll(0), "roll six one") == (0, 5)


def test_names_are_understood_in_great_letters() -> None:
    assert read(DUEL, duel(), Stand(0), "Stand RED_MAN A2") == (0, 1)


def test_a_piece_may_be_named_by_its_place() -> None:
    assert read(DUEL, duel(), Stand(0), "stand a1 a2") == (0, 1)


def test_of_several_pieces_on_a_place_the_one_that_can_be_chosen_is_meant() -> None:
    s = duel()
    s.at = [0, 0]
    assert read(DUEL, s, Stand(1), "stand a1 a2") == (1, 1)


def test_several_pieces_on_a_place_must_be_told_apart() -> None:
    s = duel()
    s.at = [0, 0]
    with pytest.raises(NotationError, match='several pieces stand on "a1": write one of red_man, blue_man'):
        read(DUEL, s, Swap(0), "swap a1 a2")


@pytest.mark.parametrize(
    ("step", "text", "error"),
    [
        (Stand(0), "", 'nothing is written: write "stand PIECE HEX" or "stay"'),
        (Stand(0), "move red_man a2", '"move" is not to be decided now: write "stand PIECE HEX" or "stay"'),
        (Stand(0), "stand red_mann a2", 'no piece "red_mann" (did you mean "red_man"?)'),
        (Stand(0), "stand a2 a3", 'no piece stands on "a2": name one by its id'),
        (Stand(0), "stand red_man z9", 'no hex "z9" (there is a1, a2, a3)'),
        (Stand(0), "stand", 'no piece after "stand": write "stand PIECE HEX" or "stay"'),
        (Stand(0), "stand red_man", 'no hex after "stand red_man": write "stand PIECE HEX" or "stay"'),
        (Stand(0), "stand red_man a2 a3", '"a3" is too much: write "stand PIECE HEX" or "stay"'),
        (Play(0), "play lung", 'no card "lung" (did you mean "lunge"?)'),
        (Roll(0), "roll", 'no face after "roll": write "roll FACE…" or "done"'),
        (March(0), "march red_man far", '"far" is no number: write a whole number'),
        (March(0), "march red_man ²", '"²" is no number: write a whole number'),
        (March(0), "march red_man 9" + 20 * "9", "is no number: write a whole number"),
    ],
)
def test_a_wrong_text_is_told_what_to_write(step: Step[Duel], text: str, error: str) -> None:
    with pytest.raises(NotationError, match=re.escape(error)):
        read(DUEL, duel(), step, text)


@pytest.mark.parametrize(
    ("step", "choice"),
    [
        (Stand(0), (0,)),
        (Stand(0), (0, 3)),
        (Stand(0), (-1, 0)),
        (Stand(0), (0, 1, 2)),
        (Roll(0), (0,) * 17),
        (Muster(), (0,)),
    ],
)
def test_a_choice_of_another_shape_does_not_fit(step: Step[Duel], choice: Choice) -> None:
    assert not fits(DUEL, duel(), step, choice)


def test_a_declaration_says_what_may_be_missing_and_what_is_repeated() -> None:
    form = shape("piece hex alone?")
    assert (form.kinds, form.least, form.most) == (("piece", "hex", "alone"), 2, 3)
    assert shape("face*").kind(7) == "face"
    assert usage(March(0)) == "march PIECE NUMBER [HEX]"
