"""What is wrong with a pack: where, what, and what was probably meant."""

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches


@dataclass(frozen=True)
class Finding:
    """One thing wrong in one file."""

    file: str
    message: str
    where: str = ""  # army[3].hexes
    line: int | None = None
    hint: str = ""
    key: str = ""  # of the sentence that says the same in a player's language
    given: tuple[tuple[str, str | int], ...] = ()  # its variables

    def __str__(self) -> str:
        hint = f" ({self.hint})" if self.hint else ""
        return f"{self.place()}: {self.message}{hint}"

    def place(self) -> str:
        """The file, the line and the path within it, as far as they are known."""
        line = "" if self.line is None else f"line {self.line}"
        return ", ".join([part for part in (self.file, line, self.where) if part])


class PackError(Exception):
    """A pack that cannot be used, with everything that is wrong with it."""

    def __init__(self, findings: list[Finding]) -> None:
        super().__init__(findings)
        self.findings = findings

    def __str__(self) -> str:
        return "\n".join(str(finding) for finding in self.findings)


def suggestion(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or nothing."""
    words = list(known)
    by_folded = {each.casefold(): each for each in reversed(words)}
    near = get_close_matches(word.casefold(), by_folded, n=1)
    if near:
        return by_folded[near[0]]
    holding = [each for each in words if word and word.casefold() in each.casefold()]
    return holding[0] if len(holding) == 1 else ""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The suggestion as a question, or nothing."""
    meant = suggestion(word, known)
    return f'did you mean "{meant}"?' if meant else ""
