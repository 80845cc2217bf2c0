"""Poses, points, lengths and directions in the notation of the open table."""

import pytest

from grognard.core.journal import Choice
from grognard.core.state import State
from grognard.play.notation import NotationError, kinds_of, read, shape, usage, write


class Names:
    """A table that knows gaits and pieces alone."""

    class table:  # noqa: N801
        @staticmethod
        def names(s: State, kind: str) -> list[str]:
            return {"gait": ["move", "charge", "hold"], "piece": ["fr_l1", "at_l2"]}.get(kind, [])


class Leg:
    """As much of a step as its notation needs."""

    verb = "leg"
    kinds = "gait ~"
    passing = "done"

    def rest(self, head: int) -> str:
        return ["pose pose*", "piece length?", ""][head]

    def actor(self, s: State) -> int:
        return 0


GAME, STATE, LEG = Names(), State(), Leg()


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("leg move 12.34,20.1/95", (0, 12340, 20100, 950)),
        ("leg move 0,0/0 6,7.125/359.9", (0, 0, 0, 0, 6000, 7125, 3599)),
        ("leg charge at_l2", (1, 1)),
        ("leg charge at_l2 -0.5", (1, 1, -500)),
        ("leg hold", (2,)),
    ],
)
def test_a_choice_with_measures_is_written_and_read(text: str, choice: Choice):
    assert read(GAME, STATE, LEG, text) == choice
    assert write(GAME, STATE, LEG, choice) == text


def test_measures_are_rounded_to_what_the_rules_count_in():
    assert read(GAME, STATE, LEG, "leg move 1.0005,2.0004/359.96") == (0, 1001, 2000, 0)


@pytest.mark.parametrize("text", ["leg move 1,2", "leg move a,2/3", "leg move 1,2/3 4,5", "leg move"])
def test_half_a_pose_is_refused(text: str):
    with pytest.raises(NotationError):
        read(GAME, STATE, LEG, text)


def test_the_first_number_says_what_follows():
    assert kinds_of(LEG, (0, 1, 2, 3)) == "gait pose pose*"
    assert kinds_of(LEG, (2,)) == "gait"
    assert usage(LEG) == "leg GAIT …"
    assert [shape("gait pose pose*").holds(count) for count in (4, 5, 6, 7, 13)] == [
        True,
        False,
        False,
        True,
        True,
    ]
