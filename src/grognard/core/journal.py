"""Notes and the journal: the clauses that applied, in order, with their numbers."""

from typing import Final

Choice = tuple[int, ...]
PASS: Final[Choice] = ()
LEGAL: Final = ""  # the verdict on a place that no clause forbids


class Note:
    """One clause and the numbers it spoke of; `weighs` marks a value that entered a sum."""

    __slots__ = ("clause", "weighs", "what")

    def __init__(self, clause: str, what: Choice = PASS, weighs: bool = False) -> None:
        self.clause: Final = clause
        self.what: Final = what
        self.weighs: Final = weighs

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Note)
            and self.clause == other.clause
            and self.what == other.what
            and self.weighs == other.weighs
        )

    def __hash__(self) -> int:
        return hash((self.clause, self.what, self.weighs))

    def __repr__(self) -> str:
        return f"Note({self.clause!r}, {self.what!r}, {self.weighs!r})"


class Journal:
    """Listens while a choice is applied or explained."""

    __slots__ = ("notes",)

    def __init__(self) -> None:
        self.notes: list[Note] = []

    def clauses(self) -> list[str]:
        """The clauses named so far, each once, in the order of their first use."""
        return list(dict.fromkeys(note.clause for note in self.notes))
