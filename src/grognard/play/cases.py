"""Plays cases: sets up the position, follows the line of play, and checks what came of it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from grognard.core.game import Game
from grognard.packs import builtin
from grognard.packs.findings import did_you_mean
from grognard.play import caseclaims
from grognard.play.casefile import Case, CaseError, CaseFile, Turn, read
from grognard.play.caseline import Failure, Line
from grognard.play.wording import wording


@dataclass(frozen=True)
class CaseResult:
    """Whether a case holds, and if not, why."""

    name: str
    file: str
    passed: bool
    reason: str = ""
    cited: tuple[str, ...] = ()  # the clauses that the engine named, in order
    rules: tuple[str, ...] = ()  # the clauses that the case proves by the engine naming them
    structure: tuple[str, ...] = ()  # those that it proves by the values asserted
    unreadable: bool = False  # the file itself is wrong


def check(path: Path, load: Callable[[str], Game[Any]], pack: Path | None = None) -> list[CaseResult]:
    """Run every case of a file; one that cannot be read is a result too."""
    try:
        file = read(path)
        game = known_game(file, load)
        return run_file(file, game, pack)
    except CaseError as error:
        return [CaseResult(path.stem, str(path), False, str(error), unreadable=True)]


def known_game(file: CaseFile, load: Callable[[str], Game[Any]]) -> Game[Any]:
    """The game that the file names."""
    try:
        return load(file.head.game)
    except (LookupError, ValueError) as error:
        file.complain("game", str(error.args[0] if error.args else error))
        raise CaseError(file.findings) from None


def run_file(file: CaseFile, game: Game[Any], pack: Path | None = None) -> list[CaseResult]:
    """Run the cases of a file. Its variants together must name the rules of the file."""
    check_clauses(file, game, pack)
    results = [run(file, case, game, pack) for case in file.cases]
    if not file.cases[0].where:
        return results
    named = {clause for result in results for clause in result.cited}
    missing = [clause for clause in file.head.rules if clause not in named]
    structure = tuple(file.head.structure)
    results = [
        replace(
            result,
            rules=result.rules + tuple(rule for rule in file.head.rules if rule in result.cited),
            structure=result.structure + structure,
        )
        for result in results
    ]
    if missing:
        reason = f"not named: {', '.join(missing)}"
        results.append(CaseResult(file.path.stem, str(file.path), False, reason))
    return results


def check_clauses(file: CaseFile, game: Game[Any], pack: Path | None) -> None:
    """Every clause that a file speaks of must be one of the game's."""
    known = wording(pack or builtin(game.id), "en").kinds
    said = [("rules", clause) for clause in file.head.rules]
    said += [("structure", clause) for clause in file.head.structure]
    for case in file.cases:
        at = f"{case.where}." if case.where else ""
        said += [(f"{at}rules", clause) for clause in case.rules]
        said += [(f"{at}structure", clause) for clause in case.structure]
        said += [(f"{turn.where}.refused", turn.play.refused) for turn in case.turns if turn.play.refused]
        for claims in [case.claims, *[turn.claims for turn in case.turns]]:
            if claims is not None:
                said += [(f"{claims.where}.cites", clause) for clause in claims.expect.cites]
                said += [(f"{claims.where}.not_cites", clause) for clause in claims.expect.not_cites]
    for where, clause in dict.fromkeys(said):
        if clause not in known:
            file.complain(where, f'no clause "{clause}"', did_you_mean(clause, known))
    file.check()


def run(file: CaseFile, case: Case, game: Game[Any], pack: Path | None = None) -> CaseResult:
    """Play one case. A CaseError says that the file speaks of something that is not there."""
    line = Line(file, game, pack)
    reason = ""
    try:
        follow(line, case)
    except Failure as failure:
        reason = str(failure)
    except CaseError:
        raise
    except Exception as error:  # rules that break down are what a case is there to show
        reason = f"the rules broke down: {type(error).__name__}: {error}"
    if reason and line.where:
        reason = f"{line.where}: {reason}"
    proved = tuple(case.rules), tuple(case.structure)
    return CaseResult(case.name, str(file.path), not reason, reason, tuple(line.cited), *proved)


def follow(line: Line, case: Case) -> None:
    """Play the whole case; a Failure says what does not hold."""
    line.arrange(case.position, f"{case.where}.position" if case.where else "position")
    for turn in case.turns:
        take_turn(line, turn)
    line.recent = line.cited
    if case.claims is not None:
        caseclaims.check(line, case.claims)
    line.where = ""
    missing = [clause for clause in case.rules if clause not in line.cited]
    if missing:
        raise Failure(f"not named: {', '.join(missing)}")


def take_turn(line: Line, turn: Turn) -> None:
    """One entry: what may be chosen, the choice, the rolls, what is expected."""
    line.where = turn.where
    line.recent = {}
    play = turn.play
    caseclaims.check_menu(line, play.options, play.legal, play.illegal)
    if play.refused:
        line.refused(play.do, play.refused, play.numbers)
    elif play.do:
        line.do(play.do)
    for index, text in enumerate(play.roll):
        line.where = f"{turn.where}.roll[{index}]"
        line.roll(text)
    if turn.claims is not None:
        caseclaims.check(line, turn.claims)
