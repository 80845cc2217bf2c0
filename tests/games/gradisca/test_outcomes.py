"""Dice at walls, mines and arrivals: what comes of them is told in words and marked on the die, as cited."""

import pytest

from games.gradisca.drive import area, empty, piece, put, wall
from grognard.core.journal import Journal
from grognard.games import load
from grognard.games.gradisca.bombardment import bombard_wall
from grognard.games.gradisca.field import VEN
from grognard.games.gradisca.mines import blow, countermine, mine, rebuild
from grognard.games.gradisca.reinforcements import Arrive
from grognard.games.gradisca.state import War
from grognard.play.telling import Teller

GAME = load("gradisca")
DEEDS = {
    "wall": (bombard_wall, "v_giu_9", "gradisca"),
    "mine": (mine, "v_giu_11", "gradisca"),
    "blow": (blow, "v_giu_11", "gradisca"),
    "countermine": (countermine, "a_gra_6", "rosazzo"),
    "rebuild": (rebuild, "a_gra_6", "rosazzo"),
}


def siege(deed: str) -> War:
    """The die of a deed at the wall of Gradisca towards Rosazzo, which stands at 2 above a mine."""
    s = empty()
    put(s, "rosazzo", "v_giu_9", "v_giu_11", "v_giu_1")
    put(s, "gradisca", "a_gra_1", "a_gra_6")
    s.active, s.command = VEN, s.field.commands.index("giustiniani")
    here = wall(s, "gradisca", "rosazzo")
    s.walls[here], s.mines[here] = 2, 1
    does, unit, there = DEEDS[deed]
    does(s, piece(s, unit), area(s, there))
    return s


def told(s: War, face: int, language: str) -> tuple[str, bool]:
    """What is told of a face, and whether the die is marked."""
    before, step = s.clone(), s.agenda[-1]
    marked = GAME.table.hits(s, step, (face,))
    s.journal = Journal()
    step = s.agenda.pop()
    step.take(s, (face,))
    teller = Teller(GAME, language)
    return " ".join(teller.story(before, step, (face,), -1, list(s.journal.notes))), marked == [True]


@pytest.mark.parametrize(
    ("deed", "face", "marked", "english", "french"),
    [
        ("wall", 2, True, "A hit: the wall falls to 1.", "le mur tombe à 1."),
        ("wall", 5, False, "No hit: the wall stays at 2.", "le mur reste à 2."),
        ("wall", 6, False, "A 6: the gun bursts.", "Coup manqué"),
        ("mine", 1, True, "Success: a mine is placed.", "une mine est posée."),
        ("mine", 5, False, "Failure: no mine is placed.", "aucune mine n’est posée."),
        ("blow", 1, True, "Success, the mine explodes", "Réussite, la mine saute"),
        ("blow", 4, False, "does not explode, and stays.", "elle reste en place."),
        ("blow", 6, False, "does not explode, and is lost.", "elle est perdue."),
        ("countermine", 1, True, "Success: the mine is removed.", "la mine est retirée."),
        ("countermine", 6, False, "Failure: the mines stay, 1", "les mines restent (1)"),
        ("rebuild", 1, True, "Success: the wall rises to 3.", "le mur remonte à 3."),
        ("rebuild", 6, False, "Failure: the wall stays at 2.", "le mur reste à 2."),
    ],
)
def test_a_die_at_the_walls_says_what_came_of_it(deed, face, marked, english, french):
    for language, sentence in (("en", english), ("fr", french)):
        text, ringed = told(siege(deed), face, language)
        assert sentence in text
        assert ringed == marked


@pytest.mark.parametrize(("face", "arrives"), [(2, True), (3, False)])
def test_reinforcements_say_whether_they_arrive(face, arrives):
    s = empty(rules=1)
    group = GAME.table.names(s, "group").index("bamberg")
    s.turn = 5
    s.track[group] = 3
    s.agenda.append(Arrive(group))
    text, ringed = told(s, face, "en")
    assert ("they arrive." if arrives else "they do not arrive yet.") in text
    assert ringed == arrives
