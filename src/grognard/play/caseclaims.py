"""What a case expects: choices, modifiers, forecasts, facts, citations, the log."""

from fractions import Fraction

from grognard.core.state import DRAW
from grognard.packs.findings import did_you_mean
from grognard.play.casefile import EXPECTED, Claims, ForecastClaim, ModifierClaim
from grognard.play.caseline import Failure, Line
from grognard.play.explain import explain, objection
from grognard.play.forecast import forecast
from grognard.play.odds import Spread
from grognard.play.telling import Teller


def check(line: Line, claims: Claims) -> None:
    """Check a table of expectations: first what may be chosen, then, after forced steps, the facts."""
    expect = claims.expect
    line.where = claims.where
    check_menu(line, expect.options, expect.legal, expect.illegal)
    for claim in expect.modifiers:
        check_modifiers(line, claim)
    for prediction in expect.forecast:
        check_forecast(line, prediction)
    line.settle()
    for path, value in claims.facts.items():
        check_fact(line, path, value)
    check_citations(line, expect.cites, expect.not_cites)
    if expect.asks and asks(line) != expect.asks:
        raise Failure(f'asks is "{asks(line)}", expected "{expect.asks}"')
    if expect.result and expect.result not in result(line):
        raise Failure(f'result is "{result(line)[0]}", expected "{expect.result}"')
    check_log(line, "en", expect.log)
    check_log(line, "fr", expect.log_fr)


def check_menu(line: Line, options: list[str] | None, legal: list[str], illegal: list[str]) -> None:
    """Check what may be chosen now: all of it, some of it, and what may not."""
    if options:
        check_options(line, options)
    for text in legal:
        step = line.reach(text)
        if line.legal(step, text) not in step.options(line.s):
            raise Failure(f'"{text}" is legal, but not offered')
    for text in illegal:
        step = line.reach(text)
        note = objection(line.game, line.s, step, line.read(step, text))
        if note is None:
            raise Failure(f'"{text}" is legal')
        line.cite([note])


def check_options(line: Line, options: list[str]) -> None:
    """These are all the choices."""
    step = line.reach(options[0])
    wanted = {line.written(step, line.read(step, text)) for text in options}
    offered = {line.written(step, choice) for choice in step.options(line.s)}
    missing, more = sorted(wanted - offered), sorted(offered - wanted)
    if missing or more:
        parts = [f"not offered: {', '.join(missing)}"] if missing else []
        parts += [f"also offered: {', '.join(more)}"] if more else []
        raise Failure(f"options: {'; '.join(parts)}")


def check_modifiers(line: Line, claim: ModifierClaim) -> None:
    """The weighed clauses of a choice are exactly these."""
    step = line.reach(claim.choice)
    choice = line.legal(step, claim.choice)
    weighed = [note for note in explain(line.s, choice) if note.weighs]
    line.cite(weighed)
    found = [f"{note.clause} {note.what[0]}" for note in weighed]
    if found != claim.terms:
        raise Failure(f'modifiers of "{claim.choice}" are {listed(found)}, expected {listed(claim.terms)}')


def check_forecast(line: Line, claim: ForecastClaim) -> None:
    """A number of a forecast has this mean and these odds."""
    step = line.reach(claim.choice)
    choice = line.legal(step, claim.choice)
    seat = seat_of(line, claim.seat) if claim.seat else step.actor(line.s)
    known = {number.name: number for number in forecast(line.game, line.s, seat, choice).numbers}
    if claim.name not in known:
        raise line.wrong(f'forecast: no number "{claim.name}"', did_you_mean(claim.name, known))
    about = f'forecast of "{claim.choice}", {claim.name}'
    check_spread(line, known[claim.name], claim, about)


def check_spread(line: Line, number: Spread, claim: ForecastClaim, about: str) -> None:
    """Mean and odds are as claimed, within the tolerance."""
    near = Fraction(str(claim.tolerance))
    if claim.mean and abs(number.mean - fraction(line, claim.mean)) > near:
        raise Failure(f"{about}: the mean is {number.mean}, expected {claim.mean}")
    for odds in claim.odds:
        value, _, chance = odds.partition(":")
        found = number.odds.get(int(fraction(line, value)), Fraction(0))
        if abs(found - fraction(line, chance)) > near:
            raise Failure(f"{about}: the chance of {value} is {found}, expected {chance.strip()}")


def seat_of(line: Line, id: str) -> int:
    """The seat of that name."""
    if id not in line.game.seats:
        raise line.wrong(f'no seat "{id}"', did_you_mean(id, line.game.seats))
    return line.game.seats.index(id)


def fraction(line: Line, text: str) -> Fraction:
    """A number such as 1/2, 0.5 or 3."""
    try:
        return Fraction(text.strip())
    except (ValueError, ZeroDivisionError):
        raise line.wrong(f'"{text.strip()}" is no number', 'write "1/2" or 0.5') from None


def check_fact(line: Line, path: str, value: object) -> None:
    """A fact of the position has this value."""
    try:
        found = line.game.cases.fact(line.s, path)
    except ValueError as error:
        hint = did_you_mean(path, EXPECTED)
        raise Failure(f"{error}{f' ({hint})' if hint else ''}") from None
    if found != value:
        raise Failure(f'"{path}" is {shown(found)}, expected {shown(value)}')


def check_citations(line: Line, cites: list[str], not_cites: list[str]) -> None:
    """These clauses were named in this stretch of play, and those were not."""
    absent = [clause for clause in cites if clause not in line.recent]
    if absent:
        raise Failure(f"not cited: {', '.join(absent)} (cited: {listed(list(line.recent))})")
    present = [clause for clause in not_cites if clause in line.recent]
    if present:
        raise Failure(f"cited, but should not be: {', '.join(present)}")


def asks(line: Line) -> str:
    """Who decides what now."""
    if not line.s.agenda:
        return "over"
    step = line.s.agenda[-1]
    return f"{line.actor(step)} {step.verb}"


def result(line: Line) -> list[str]:
    """The ways in which the result may be written."""
    result = line.s.result
    if result is None:
        return ["open"]
    scores = [f"{side} {score}" for side, score in zip(line.game.sides, result.scores, strict=False)]
    winner = "draw" if result.winner == DRAW else line.game.sides[result.winner]
    return [winner, " ".join(scores)]


def check_log(line: Line, language: str, sentences: list[str]) -> None:
    """Each sentence is found in the log."""
    if not sentences:
        return
    teller = Teller(line.game, language, line.pack)
    lines: list[str] = []
    for told in line.told:
        lines += teller.story(told.before, told.step, told.choice, told.actor, told.notes)
    for sentence in sentences:
        if not any(sentence in each for each in lines):
            raise Failure(f'no line of the log holds "{sentence}"; it reads: {" | ".join(lines)}')


def listed(items: list[str]) -> str:
    """A list for a reader."""
    return ", ".join(items) or "none"


def shown(value: object) -> str:
    """A value as it is written in the file."""
    return f'"{value}"' if isinstance(value, str) else str(value)
