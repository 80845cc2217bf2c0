"""Who supports whom and what lies before a gun: the lines that the table draws."""

from grognard import games
from grognard.core.state import State
from grognard.core.table import SPECTATOR, Line

GAME = games.load("tactique")
GROUND = [
    ".. .. .. .. .. ..",
    " .. .. f. .. .. ..",
    ".. .. .. .. .. ..",
    " .. .. .. .. .. ..",
    ".. .. .. .. .. ..",
]


def lines(s: State, id: str, kind: str) -> list[Line]:
    piece = GAME.table.names(s, "piece").index(id)
    return [line for line in GAME.table.lines(s, SPECTATOR, piece) if line.kind == kind]


def scene(*pieces: str) -> State:
    return GAME.cases.arrange({"board": GROUND, "pieces": list(pieces), "turn": "blue"})


def test_two_neighbours_support_and_each_has_its_cord():
    s = scene(
        "blue inf_heavy d3 id=a", "blue cav_heavy d2 id=b", "blue inf_light d4 id=c", "red inf_heavy a1 id=z"
    )
    whole, *cords = lines(s, "a", "support")
    assert (whole.path, whole.good, whole.why.clause, whole.why.what[1]) == (("a",), True, "TA-support-1", 2)
    assert sorted(cord.path for cord in cords) == [("b", "a"), ("c", "a")]
    assert all(cord.good for cord in cords)


def test_one_neighbour_is_not_enough():
    s = scene("blue inf_heavy d3 id=a", "blue cav_heavy d2 id=b", "red inf_heavy a1 id=z")
    whole, cord = lines(s, "a", "support")
    assert (whole.good, whole.why.what[1], cord.good) == (False, 1, True)


def test_a_gun_in_rough_ground_gives_no_support_and_cannot_fire():
    s = scene("blue inf_heavy c3 id=a", "blue art_heavy b3 id=g", "red inf_heavy a1 id=z")
    cords = [line for line in lines(s, "a", "support") if len(line.path) > 1]
    assert [(cord.path, cord.good, cord.why.clause) for cord in cords] == [
        (("g", "a"), False, "TA-support-8")
    ]
    assert ("TA-support-7", False) in [(line.why.clause, line.good) for line in lines(s, "g", "support")]
    assert [(line.good, line.why.clause) for line in lines(s, "g", "fire")] == [(False, "TA-fire-7")]


def test_a_line_of_fire_is_stopped_at_the_hex_that_hides_the_target():
    s = scene("blue art_heavy b5 id=g", "red inf_heavy b2 id=z", "red inf_heavy d5 id=y")
    found = {line.path[1]: line for line in lines(s, "g", "fire")}
    assert (found["z"].good, found["z"].at, found["z"].why.clause) == (False, "b3", "TA-los-10")
    assert (found["y"].good, found["y"].at, found["y"].why.clause) == (True, "", "TA-fire-2")


def test_who_is_in_sight_of_a_gun_is_told_so():
    s = scene("blue art_heavy b5 id=g", "red inf_heavy d5 id=y")
    assert [(line.path, line.good) for line in lines(s, "y", "fire")] == [(("g", "y"), True)]


def test_buildings_support_the_attacked_and_not_the_attacker():
    ground = [row.replace("f.", "h.") for row in GROUND]
    s = GAME.cases.arrange(
        {"board": ground, "pieces": ["blue inf_heavy b3 id=a", "red inf_heavy a3 id=z"], "turn": "blue"}
    )
    (attacked,) = lines(s, "a", "support")
    (attacking,) = lines(s, "a", "attack")
    assert (attacked.good, attacked.why.clause) == (True, "TA-support-6")
    assert (attacking.good, attacking.why.clause) == (False, "TA-support-1")
