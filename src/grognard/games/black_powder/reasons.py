"""Answers to illegal actions: the reason code behind each clause that refuses one (3.30, table 4.14)."""

from typing import Final

# In the order in which they are checked (BP-why-2), with the clauses that speak for each.
REASONS: Final[list[tuple[str, str]]] = [
    ("E_TURN", "BP-seq-1 BP-seq-2 BP-seq-3 BP-seq-4 BP-seq-5 BP-seq-7 BP-over-6 BP-cmd-29 BP-resp-1"),
    ("E_OWNER", "BP-cmd-22 BP-cmd-20 BP-com-3 BP-com-6 BP-opt-1 BP-move-18 BP-move-19"),
    (
        "E_USED",
        "BP-seq-10 BP-cmd-18 BP-cmd-21 BP-cmd-28 BP-cmd-37 BP-cmd-39 BP-move-5 BP-com-2 BP-resp-6 "
        "BP-opt-9 BP-spec-27 BP-post-7 BP-shoot-3 BP-shoot-30 BP-art-4",
    ),
    ("E_ENGAGED", "BP-cmd-24 BP-form-10 BP-cmd-42 BP-resp-7 BP-h2h-29 BP-los-12"),
    ("E_DISORDERED", "BP-cmd-23 BP-chg-3 BP-resp-16"),
    ("E_BROKENBRIG", "BP-brig-9 BP-cmd-44"),
    ("E_SHAKEN", "BP-chg-2 BP-cas-8 BP-resp-12 BP-post-9"),
    (
        "E_FORMATION",
        "BP-form-1 BP-form-2 BP-form-3 BP-form-4 BP-form-5 BP-form-6 BP-form-7 BP-form-8 BP-form-9 "
        "BP-form-16 BP-form-18 BP-form-22 BP-form-24 BP-bld-1 BP-bld-4 BP-bld-5 BP-move-10 BP-spec-36 "
        "BP-spec-37 BP-opt-12 BP-chg-6 BP-sq-1 BP-resp-4 BP-resp-5 BP-resp-14 BP-resp-17 "
        "BP-spec-12",
    ),
    ("E_NOINIT", "BP-init-1 BP-init-2 BP-init-3 BP-spec-7"),
    ("E_GROUP", "BP-cmd-31 BP-cmd-36"),
    ("E_COMDIST", "BP-cmd-38 BP-cmd-40 BP-move-6 BP-move-7"),
    ("E_LEGS", "BP-order-1 BP-order-4 BP-move-8"),
    ("E_TABLE", "BP-geo-15 BP-move-17"),
    (
        "E_TERRAIN",
        "BP-terr-1 BP-terr-4 BP-terr-11 BP-terr-12 BP-terr-13 BP-terr-22 BP-bld-10",
    ),
    ("E_COST", "BP-move-13 BP-chg-11 BP-resp-24"),
    ("E_PROX", "BP-prox-1 BP-prox-2"),
    ("E_ENEMY1", "BP-move-15 BP-int-4 BP-chg-1 BP-chg-12 BP-com-1"),
    ("E_PASS", "BP-int-1"),
    ("E_OVERLAP", "BP-geo-13"),
    ("E_FACE", "BP-chg-5 BP-chg-7 BP-chg-8 BP-chg-9 BP-chg-19 BP-bld-9 BP-resp-2"),
    ("E_SIGHT", "BP-los-4 BP-chg-4"),
    ("E_ARC", "BP-geo-6 BP-geo-7 BP-geo-10"),
    ("E_RANGE", "BP-shoot-4"),
    ("E_NODICE", "BP-shoot-1 BP-shoot-7 BP-shoot-26 BP-spec-11"),
    ("E_CLOSE4", "BP-shoot-6"),
    ("E_CAPACITY", "BP-bld-3"),
]
CODES: Final = [code for code, _ in REASONS]
RANKS: Final[dict[str, int]] = {
    clause: rank for rank, (_, clauses) in enumerate(REASONS) for clause in clauses.split()
}


def rank_of(clause: str) -> int:
    """How early a clause is checked: refusals of a lower rank are told first."""
    return RANKS.get(clause, 0)


def code_of(clause: str) -> str:
    """The reason code of a clause (BP-why-1); one that forbids the decision as such has the first."""
    return CODES[rank_of(clause)]
