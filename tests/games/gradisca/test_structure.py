"""Rules of Gradisca that are no event of play: the kinds of chance, a printer's own data, playing alone."""

import shutil
from pathlib import Path

import pytest

from games.gradisca.drive import area, empty, piece, put, top
from grognard import games
from grognard.bots import matches
from grognard.core.step import Chance
from grognard.games.gradisca.bombardment import bombard_units
from grognard.games.gradisca.field import AUS, NOWHERE
from grognard.games.gradisca.fire import fire_value
from grognard.packs import builtin

TAGS = {
    "chit", "draw", "loot_place", "loot_die", "fire", "leader", "wall", "bombard", "mine", "blow",
    "countermine", "rebuild", "razzia", "arrival", "dispute",
}  # fmt: skip


def kinds(step: type) -> set[type]:
    """All the kinds of a step."""
    return {step}.union(*[kinds(each) for each in step.__subclasses__()])


@pytest.mark.structure("GR-sm-25")
def test_every_chance_says_what_it_is_for() -> None:
    games.load("gradisca")
    own = [step for step in kinds(Chance) if step.__module__.startswith("grognard.games.gradisca")]
    assert {step.tag for step in own if hasattr(step, "tag")} == TAGS


@pytest.mark.structure("GR-opt-4")
def test_an_owner_of_the_printed_game_plays_with_his_own_values(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(builtin("gradisca"), folder)
    forces = (folder / "forces.toml").read_text("utf-8")
    assert 'id = "v_giu_1"' in forces
    changed = forces.replace('fire = "2/3"', 'fire = "5/3"', 1)
    (folder / "forces.toml").write_text(changed, "utf-8")
    own, ours = games.load("gradisca", folder), games.load("gradisca")
    unit = ours.table.names(ours.rules.start("war_1615", {}), "piece").index("v_giu_1")
    values = [game.rules.start("war_1615", {}).field.forces.attack[unit][0] for game in (own, ours)]
    assert values == [5, 2]
    assert own.pack != ours.pack


@pytest.mark.structure("GR-opt-10")
def test_one_person_or_bots_may_play_both_sides_by_the_same_rules() -> None:
    assert "solo" not in [option.id for option in games.load("gradisca").rules.options()]
    played = matches.play_match(matches.Pairing("gradisca", "war_1615", ("random", "random")), 5)
    assert played.turns > 1


@pytest.mark.structure("GR-19.1-4")
def test_rough_ground_weakens_an_attack_and_no_bombardment() -> None:
    s = empty(rough=2)
    put(s, "gradisca", "a_gra_5", "a_gra_6", "a_gra_1")
    put(s, "rosazzo", "v_giu_3")
    gun, foot, place = piece(s, "a_gra_5"), piece(s, "v_giu_3"), area(s, "rosazzo")
    s.field.land.difficult[place] = True
    s.battlefield = place
    assert s.field.rough
    assert fire_value(s, foot, True) == 2  # 3 on open ground
    s.battlefield = NOWHERE
    s.active, s.area = AUS, area(s, "gradisca")
    s.command = s.field.forces.command[gun]
    bombard_units(s, gun, place)
    while top(s) == "join":
        s.apply(())
    assert s.agenda[-1].args()[1] == 3
