"""Counted trees of small positions of Gradisca, the lots as they come first."""

import pytest
from tests.invariants import perft

from grognard.games import load

GAME = load("gradisca")

# Ways to make 1, 2 and 3 decisions, counted by the list of borders alone. A unit moves or is done; done, the
# next command is used for its area or for a card. Five areas lie around Marano (that of Aquileia is closed),
# and whoever has gone into one has two points left, may stop, and from Latisana may leave the map. Two units
# may go together, which gives a choice of companions first. Around Duino all is difficult but Monfalcone,
# where equal hits throw the attacker back; one point then leads from Doberdo to four areas, from Comeno and
# Trieste to one each, or the unit stops.
COUNTED = {
    "a lone company": (["v_pom_1 marano", "a_pre_3 trieste"], "pompei", "marano", [2, 7, 33]),
    "two companies": (
        ["v_pom_1 marano", "v_pom_2 marano", "a_pre_3 trieste"],
        "pompei",
        "marano",
        [3, 6, 24],
    ),
    "an enemy next door": (["a_usc_1 duino", "v_sco_3 monfalcone"], "uscocchi", "duino", [2, 6, 15]),
}


@pytest.mark.parametrize("name", COUNTED)
def test_trees_of_small_positions_are_counted(name: str):
    pieces, command, area, expected = COUNTED[name]
    s = GAME.cases.arrange({"pieces": pieces, "command": command, "area": area})
    assert [perft(s, depth) for depth in (1, 2, 3)] == expected
