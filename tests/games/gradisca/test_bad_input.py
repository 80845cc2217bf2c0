"""Wrong cases and texts of Gradisca: each is told what is wrong; none breaks down."""

import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard import games
from grognard.core.rng import Seeded
from grognard.play.cases import check
from grognard.play.explain import fits
from grognard.play.notation import NotationError, read

GAME = games.load("gradisca")
CASES = sorted((Path(__file__).parents[2] / "cases/gradisca").rglob("*.toml"))
POSITION: dict[str, Any] = {"pieces": ["v_giu_1 farra", "a_gra_1 gradisca"]}
WRONG_POSITIONS = [
    ({"piece": []}, 'no key "piece" (did you mean "pieces"?)'),
    ({"scenario": "war_1616"}, 'no scenario "war_1616" (did you mean "war_1615"?)'),
    ({"pieces": ["v_giu_1 fara"]}, 'no area "fara" (did you mean "farra"?)'),
    ({"pieces": ["v_giu_99 farra"]}, 'no piece "v_giu_99"'),
    ({"pieces": ["v_giu_1"]}, 'no area ""'),
    ({"pieces": [""]}, 'no piece ""'),
    ({"pieces": ["v_giu_1 farra tired"]}, 'no state of a counter "tired"'),
    ({"pieces": ["v_giu_9 farra disorganised"]}, '"v_giu_9" has no disorganised side'),
    ({"pieces": "v_giu_1"}, "pieces: expected a list of texts"),
    ({"remove": ["nobody"]}, 'no piece "nobody"'),
    ({"walls": ["gradisca farra"]}, 'walls: "gradisca farra" (write "gradisca farra 1")'),
    ({"walls": ["gradisca rubia 1"]}, "there is no wall between gradisca and rubia"),
    ({"walls": ["gradisca farra x"]}, "walls: expected a whole number"),
    ({"walls": ["gradisca farra 10"]}, "walls: expected 0 to 9, got 10"),
    ({"mines": ["palma 1"]}, 'mines: "palma 1"'),
    ({"forts": ["green farra"]}, 'no side "green"'),
    ({"forts": ["ven"]}, 'forts: "ven"'),
    ({"ruined": ["rome"]}, 'no area "rome"'),
    ({"loot": ["farra"]}, 'no side "farra"'),
    ({"loot_left": {"ven": "1 x"}}, "loot_left: expected a whole number"),
    ({"turn": "sep_1615"}, 'no box "sep_1615"'),
    ({"turn": ""}, 'no box ""'),
    ({"end": "never"}, 'no box "never"'),
    ({"points": {"ven": -1}}, "points.ven: expected 0 to 999, got -1"),
    ({"morale": {"aus": 10}}, "morale.aus: expected 1 to 9, got 10"),
    ({"hands": {"ven": ["card_37"]}}, 'no card "card_37"'),
    ({"hands": {"red": []}}, 'no side "red"'),
    ({"pile": ["card_1"]}, 'no card "card_1"'),
    ({"discards": ["ace"]}, 'no card "ace"'),
    ({"cup": ["caesar"]}, 'no command "caesar"'),
    ({"command": "pompey"}, 'no command "pompey" (did you mean "pompei"?)'),
    ({"phase": "night"}, 'no phase "night"'),
    ({"phase": "act"}, 'phase: "act" needs a command that was drawn'),
    ({"command": "giustiniani", "phase": "act"}, 'no area ""'),
    ({"command": "giustiniani", "way": "two_areas"}, 'no way "two_areas"'),
    ({"command": "giustiniani", "way": "draw_card"}, 'way: write "one_area" or "leader_areas"'),
    ({"command": "giustiniani", "way": "leader_areas"}, "way: the command has no leader on the map"),
    ({"command": "giustiniani", "way": "one_area", "areas_left": 99}, "areas_left: expected 0 to 9, got 99"),
    ({"command": "giustiniani", "area": "rome"}, 'no area "rome"'),
    ({"sea": "atlantis"}, 'no area "atlantis"'),
    ({"camp_lost": {"ven": 99}}, "camp_lost.ven: expected 0 to 16, got 99"),
    ({"track": {"nobody": "sep_oct_1615"}}, 'no group "nobody"'),
    ({"track": {"dampierre": "monday"}}, 'no box "monday"'),
    ({"terms": {"luck": 1}}, 'no term "luck"'),
    ({"terms": {"night": 9}}, "terms.night: expected 0 to 5, got 9"),
    ({"conditions": ["snow"]}, 'no condition "snow"'),
    ({"options": {"rule": 1}}, 'no option "rule" (did you mean "rules"?)'),
    ({"options": {"rules": "expert"}}, 'no value "expert"'),
    ({"options": {"rivers": 3}}, "options.rivers: expected 0 to 2, got 3"),
]


@pytest.mark.parametrize(("wrong", "said"), WRONG_POSITIONS)
def test_a_wrong_position_is_told_what_is_wrong(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        GAME.cases.arrange(POSITION | wrong)


WRONG_FACTS = [
    "piece v_giu_1 size", "pice v_giu_1 area", "at rome", "wall gradisca", "wall farra rosazzo",
    "points green", "luck", "cup caesar", "condition snow", "forts ven", "at farra rosazzo", "",
]  # fmt: skip


@pytest.mark.parametrize("path", WRONG_FACTS)
def test_a_wrong_fact_is_told_what_there_is(path: str) -> None:
    with pytest.raises(ValueError, match=r"no (fact|area|side|wall|command|condition)"):
        GAME.cases.fact(GAME.cases.arrange(POSITION), path)


Edit = tuple[float, int, bytes]  # where, how much falls away, what comes in its place
edits = st.tuples(
    st.floats(0, 1), st.integers(0, 3), st.binary(max_size=3) | st.sampled_from([b"9", b"farra", b"-"])
)


@settings(max_examples=60)
@given(st.sampled_from(CASES), edits)
def test_a_case_edited_anywhere_is_answered(
    tmp_path_factory: pytest.TempPathFactory, path: Path, edit: Edit
) -> None:
    where, gone, new = edit
    content = path.read_bytes()
    at = int(where * len(content))
    copy = tmp_path_factory.mktemp("case") / path.name
    copy.write_bytes(content[:at] + new + content[at + gone :])
    for result in check(copy, games.load):
        assert "broke down" not in result.reason


WORDS = r"(act|march|join|use|activate|fire|play|lose) [a-z0-9_ ]{0,14}"


@settings(max_examples=150)
@given(st.integers(0, 60), st.text(max_size=12) | st.from_regex(WORDS, fullmatch=True))
def test_any_text_is_read_or_refused(played: int, text: str) -> None:
    s = GAME.rules.start("war_1615", {"rules": played % 2})
    rng = Seeded(played)
    for _ in range(played):
        s.apply(s.agenda[-1].propose(s, rng))
    step = s.agenda[-1]
    with suppress(NotationError):
        choice = read(GAME, s, step, text)
        assert fits(step, choice)
        step.objection(s, choice)
