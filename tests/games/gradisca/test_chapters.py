"""Every advanced chapter by itself, and all but one: such wars are played to their end by chance."""

import pytest

from games.gradisca.drive import area, piece
from games.gradisca.positions import laid_out
from grognard.core.playout import playout
from grognard.core.rng import Seeded
from grognard.games import load
from grognard.games.gradisca.field import VEN
from grognard.games.gradisca.raids import raid_verdict

GAME = load("gradisca")
OFF, ON = 1, 2
CHAPTERS = [option.id for option in GAME.rules.options() if option.clause == "GR-opt-12"]


@pytest.mark.structure("GR-opt-12")
@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("level", [0, 1], ids=["alone", "all the others"])
def test_a_chapter_can_be_switched_by_itself(chapter: str, level: int) -> None:
    s = GAME.rules.start(GAME.rules.scenarios()[0].id, {"rules": level, chapter: ON if level == 0 else OFF})
    switched = [each for each in CHAPTERS if getattr(s.field, each) != bool(level)]
    assert switched == [chapter]
    playout(s, Seeded(1615), [Seeded(1616), Seeded(1617)])
    assert s.result is not None


@pytest.mark.structure("GR-25.2-8")
def test_three_raiders_need_attack_supply() -> None:
    """No command of the reconstruction has three units of light cavalry."""
    s = laid_out({"cormons": "v_str_4 v_giu_8 v_pom_3", "farra": "a_tra_4"})
    s.active = VEN
    s.group = tuple(piece(s, id) for id in ("v_giu_8", "v_pom_3", "v_str_4"))
    assert raid_verdict(s, area(s, "farra")) == ""
    s.supplied = 0
    assert raid_verdict(s, area(s, "farra")) == "GR-25.2-8"
    s.group = s.group[:2]
    assert raid_verdict(s, area(s, "farra")) == ""
