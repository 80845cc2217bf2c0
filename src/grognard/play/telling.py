"""What happens, what is asked and what is refused, as sentences in a player's language."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from fluent.runtime.types import fluent_number

from grognard.core.game import Game
from grognard.core.journal import Choice, Note
from grognard.core.state import DRAW, State
from grognard.core.step import Chance, Step
from grognard.core.table import SPECTATOR, Piece
from grognard.packs import builtin
from grognard.play.notation import SCALES, Shape, kinds_of, shape, write
from grognard.play.odds import Forecast, Spread
from grognard.play.wording import Variables, Wording, wording

CENTIMETRES: Final = 2.5  # of an inch, as tables have it (BP-meas-2)
SPACE: Final = "\N{NO-BREAK SPACE}"
MINUS: Final = "\N{MINUS SIGN}"
TIMES: Final = "\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}"
SAME: Final = "same"  # a term of whatever sum is under way
YES: Final = "yes"
RARE: Final = 0.0005  # odds below this are left out of a sentence


class Teller:
    """Tells one match in one language; what has no sentence is told in notation, or by its rule."""

    def __init__(self, game: Game[Any], language: str, pack: Path | None = None) -> None:
        self.game: Final = game
        self.language: Final = language
        self.words: Final[Wording] = wording(pack or builtin(game.id), language)
        self.units = "inches"  # or "cm": how lengths are told
        self.seen: Final[dict[str, Piece]] = {}  # pieces by id: those that are gone keep their names
        self.side_ids = list(game.sides)  # a scenario may call them by names of its own

    def meet(self, s: State) -> None:
        """Learn how the scenario calls its sides."""
        self.side_ids = self.game.table.names(s, "side") or self.side_ids

    # names

    def name(self, s: State, kind: str, number: int) -> str:
        """What a player calls the thing of this kind with this number."""
        if kind == "seat":
            return self.seat(number)
        if kind in SCALES:
            return self.measure(kind, number)
        ids = self.game.table.names(s, kind)
        if not 0 <= number < len(ids):
            return str(number).replace("-", MINUS)
        said = self.titled(s, kind, number) or self.words.say(f"{kind}-{ids[number]}")
        if said is None and kind == "piece":
            return self.piece(s, ids[number])
        return said or ids[number]

    def titled(self, s: State, kind: str, number: int) -> str | None:
        """The name that the table finds for a thing, with what tells it from others of that name."""
        given = self.game.table.given(s, kind, number)
        if given:
            return given
        key, mark = self.game.table.title(s, kind, number)
        said = self.words.say(key) if key else None
        return said and f"{said}{SPACE * bool(mark)}{mark}"

    def measure(self, kind: str, number: int) -> str:
        """A length in the player's units, or a direction in degrees."""
        if kind == "bearing":
            return self.engine("measure-degrees", {"value": decimal(number / 10, 1)})
        factor = CENTIMETRES if self.units == "cm" else 1
        value = number * factor / 1000
        whole = kind == "length" and value != round(value) == round(value, 2)  # not to be told as whole
        said = self.engine(f"measure-{self.units}", {"value": decimal(value, 3 if whole else 2)})
        return said.replace("-", MINUS)

    def piece(self, s: State, id: str) -> str:
        """A piece's own name, or its type with its number."""
        number_of = self.game.table.names(s, "piece").index(id)
        own = self.titled(s, "piece", number_of) or self.game.table.called(s, number_of, self.language)
        if own:
            return own
        if id not in self.seen:
            self.seen.update({each.id: each for each in self.game.table.view(s, SPECTATOR).pieces})
        piece = self.seen.get(id)
        if piece is None or piece.name:
            return piece.name if piece else id
        number = id.rpartition("_")[2]
        side = self.game.sides.index(piece.side)
        variables: Variables = {
            "number": number,
            "side": self.side(side),
            "side_id": self.side_ids[side],
        }
        return self.words.say(f"unit-{piece.symbol}", variables) or id

    def seat(self, seat: int) -> str:
        """Who decides: a seat by its own name or that of its side; else chance."""
        if not 0 <= seat < len(self.game.seats):
            return self.engine("actor-chance")
        return self.words.say(f"seat-{self.seat_id(seat)}") or self.side(self.game.side_of(seat))

    def seat_id(self, seat: int) -> str:
        """What texts know a seat by: its own id where a side has several, else its side's."""
        alone = len(self.game.seats) == len(self.game.sides)
        return self.side_ids[self.game.side_of(seat)] if alone else self.game.seats[seat]

    def side(self, side: int) -> str:
        """The name of a side."""
        return self.words.say(f"side-{self.side_ids[side]}") or self.side_ids[side]

    # what is done and asked

    def choice(self, s: State, step: Step[Any], choice: Choice, actor: int) -> str:
        """A choice that was made, or an outcome that came; s is the position before it."""
        variables = self.step_variables(s, step, choice, actor)
        keys = [f"do-{step.verb}", f"do-{step.verb}-pass"]
        for key in keys if choice or not step.kinds else reversed(keys):
            said = self.words.say(key, variables)
            if said is not None:
                return said
        done = write(self.game, s, step, choice)
        return self.engine("did", {"actor": variables["actor"], "what": done})

    def secret(self, s: State, step: Step[Any], actor: int) -> str:
        """An outcome that this seat may not see."""
        variables = self.step_variables(s, step, (), actor)
        said = self.words.say(f"do-{step.verb}-secret", variables)
        return said or self.engine("did-secret", {"actor": variables["actor"], "what": step.verb})

    def prompt(self, s: State) -> str:
        """What is to be decided now, and by whom."""
        if not s.agenda:
            return self.result(s)
        step = s.agenda[-1]
        variables = self.step_variables(s, step, (), step.actor(s))
        said = self.words.say(f"ask-{step.verb}", variables)
        return said or self.engine("ask", {"actor": variables["actor"], "what": step.verb})

    def story(self, s: State, step: Step[Any], choice: Choice, actor: int, notes: list[Note]) -> list[str]:
        """What was done, its arithmetic, and those facts that have a sentence."""
        facts = [self.sentence(s, note) for note in notes if not note.weighs]
        sums = self.arithmetic(notes)
        return [self.choice(s, step, choice, actor), *([sums] if sums else []), *filter(None, facts)]

    # clauses

    def rule(self, clause: str) -> str:
        """What a clause says; its own id if there is no text."""
        return self.words.rules.get(clause, clause)

    def why(self, clause: str) -> str:
        """Why a clause was ruled so, where that is written."""
        return self.words.reasons.get(clause, "")

    def note(self, s: State, note: Note) -> str:
        """A clause that applied, as a sentence."""
        return self.sentence(s, note) or self.bare(s, note)

    def sentence(self, s: State, note: Note, attribute: str = "") -> str | None:
        """A clause's own sentence with its numbers, if it has one."""
        said = self.words.say(f"note-{note.clause}", self.note_variables(s, note), attribute)
        return said and self.engine("cited", {"text": said, "clause": note.clause})

    def bare(self, s: State, note: Note) -> str:
        """A clause by its rule, with the numbers in brackets."""
        variables = self.note_variables(s, note)
        numbers = [
            str(value)
            for key, value in variables.items()
            if value != "" and key.rstrip("0123456789") in self.kinds(note)
        ]
        key = "cited-numbers" if numbers else "cited"
        text = self.rule(note.clause)
        return self.engine(key, {"text": text, "clause": note.clause, "numbers": ", ".join(numbers)})

    def objection(self, s: State, note: Note) -> str:
        """Why a choice is refused: the clause, the numbers compared, the rule."""
        said = self.sentence(s, note, "refusal") or self.sentence(s, note)
        if said is None:
            return self.engine("refused", {"reason": self.bare(s, note)})
        if note.clause not in self.words.rules:
            return self.engine("refused", {"reason": said})
        return self.engine("refused-rule", {"reason": said, "rule": self.rule(note.clause)})

    def arithmetic(self, notes: Iterable[Note]) -> str:
        """The sums that weighed notes add up to, term by term with their clauses."""
        sums: list[tuple[str, list[Note]]] = []
        for note in notes:
            if note.weighs:
                self.enter(sums, note)
        return self.engine("sum-next").join([self.total(of, terms) for of, terms in sums])

    def enter(self, sums: list[tuple[str, list[Note]]], note: Note) -> None:
        """Put a weighed note into its sum; one that others build upon (`.base`) begins a sum of its own."""
        number: Variables = {"number": note.what[0]}
        of = self.words.say(f"note-{note.clause}", number, "sum") or ""
        if of == SAME and sums:
            sums[-1][1].append(note)
            return
        latest = next((terms for name, terms in reversed(sums) if name == of), None)
        if latest is None or self.words.say(f"note-{note.clause}", number, "base") == YES:
            sums.append((of, [note]))
        else:
            latest.append(note)

    def total(self, of: str, notes: list[Note]) -> str:
        """One sum: "4 dice at 1 hex (BC-dice-1), −1 woods (BC-woods-5): 3 dice"."""
        terms = []
        for index, note in enumerate(notes):
            value = signed(note.what[0]) if index else self.amount(of, note.what[0])
            term = self.words.say(f"note-{note.clause}", {"number": note.what[0]}, "term")
            words: Variables = {"value": value, "clause": note.clause, "term": term or ""}
            terms.append(self.engine("sum-term" if term else "sum-bare", words))
        if len(terms) == 1:
            return terms[0]
        total = self.amount(of, sum([note.what[0] for note in notes]))
        return self.engine("sum", {"terms": ", ".join(terms), "total": total})

    def amount(self, of: str, number: int) -> str:
        """So many of what a sum counts."""
        said = self.words.say(f"sum-{of}", {"number": number}) if of else None
        return said or str(number).replace("-", MINUS)

    # results

    def result(self, s: State) -> str:
        """How the match ended."""
        self.meet(s)
        if s.result is None:
            return self.engine("result-open")
        scores = [f"{self.side(side)} {score}" for side, score in enumerate(s.result.scores)]
        variables: Variables = {"scores": ", ".join(scores), "clause": s.result.clause}
        if s.result.winner == DRAW:
            return self.engine("result-drawn", variables)
        winner: Variables = {
            "winner": self.side(s.result.winner),
            "winner_id": self.side_ids[s.result.winner],
        }
        return self.engine("result-won", variables | winner)

    def forecast(self, forecast: Forecast) -> list[str]:
        """What a choice is likely to bring, a line a number, then what was assumed."""
        lines = [self.spread(number) for number in forecast.numbers]
        if forecast.answered:
            verbs = [self.words.say(f"verb-{verb}") or verb for verb in forecast.answered]
            lines.append(self.engine("forecast-assumed", {"verbs": ", ".join(verbs)}))
        return lines

    def tally(self, name: str) -> str:
        """What a number of a forecast counts: its own name, or a side's id and what is counted of it."""
        side, _, what = name.partition("_")
        if side not in self.game.sides:
            return self.words.say(f"tally-{name}") or name
        number = self.game.sides.index(side)
        variables: Variables = {"side": self.side(number), "side_id": self.side_ids[number]}
        return self.words.say(f"tally-{what}", variables) or name

    def spread(self, number: Spread) -> str:
        """One number with its mean and its odds."""
        likely = [(value, chance) for value, chance in number.odds.items() if chance >= RARE]
        odds = [
            self.engine("forecast-odds", {"value": value, "percent": decimal(100 * float(chance), 1)})
            for value, chance in likely
        ]
        variables: Variables = {
            "name": self.tally(number.name),
            "mean": decimal(float(number.mean), 2),
            "margin": decimal(number.margin, 2),
            "odds": ", ".join(odds),
        }
        return self.engine("forecast-sampled" if number.margin else "forecast", variables)

    # variables

    def step_variables(self, s: State, step: Step[Any], choice: Choice, actor: int) -> Variables:
        """Who acts, how many numbers are chosen, where, these, then the step's own, each by its kind."""
        self.meet(s)
        if isinstance(step, Chance):
            owner = step.owner(s)
            named, id = self.side(owner), self.side_ids[owner]
        else:
            named, id = self.seat(actor), self.seat_id(actor)
        variables: Variables = {"actor": named, "actor_id": id, "given": len(choice)}
        here = self.game.table.present(s, step)
        if here:
            variables |= {"here": self.words.say(f"area-{here}") or here, "here_id": here}
        self.add(s, variables, kinds_of(step, choice), choice)
        self.add(s, variables, step.about, step.subject(s) if step.about else ())
        return variables

    def note_variables(self, s: State, note: Note) -> Variables:
        """The numbers of a note, each by its kind."""
        variables: Variables = {}
        self.add(s, variables, " ".join(self.kinds(note)), note.what)
        return variables

    def kinds(self, note: Note) -> list[str]:
        """The kinds of a note's numbers; plain numbers where none are declared, and in sums."""
        declared = [] if note.weighs else self.words.kinds.get(note.clause, "").split()
        return declared + ["number"] * (len(note.what) - len(declared))

    def add(self, s: State, variables: Variables, kinds: str, numbers: Choice) -> None:
        """Name the numbers: $piece, a second one $piece2, with $piece_id for selectors; $count of a list."""
        form = shape(kinds)
        for index, kind in enumerate(form.kinds):
            key = kind if kind not in variables else f"{kind}{1 + times(variables, kind)}"
            many = form.repeated and index == len(form.kinds) - 1
            mine = numbers[index:] if many else numbers[index : index + 1]
            ids = self.game.table.names(s, kind)
            variables[f"{key}_id"] = " ".join([ids[n] if 0 <= n < len(ids) else str(n) for n in mine])
            if many:
                variables["count"] = len(mine)
                names = [self.name(s, kind, n) for n in mine]
                variables[key] = ", ".join(names) if kind == "die" else self.joined(names)
            elif mine and (ids or kind == "seat" or kind in SCALES):
                variables[key] = self.name(s, kind, mine[0])
            else:
                variables[key] = mine[0] if mine else ""
        if "x" in form.kinds:
            self.add_way(s, variables, form, numbers)

    def add_way(self, s: State, variables: Variables, form: Shape, numbers: Choice) -> None:
        """Name the places of a choice on the open table together: $way, and $stops, how many there are."""
        places, words = [], []
        for index, kind in enumerate(form.each[: len(numbers)]):
            if kind in ("x", "y", "bearing"):
                words.append(self.name(s, kind, numbers[index]))
                ended = index + 1 == len(numbers) or form.each[index + 1] not in ("y", "bearing")
                if kind != "x" and ended:
                    places.append(self.place(words))
                    words = []
        variables.setdefault("way", self.engine("way-then").join(places))
        variables.setdefault("stops", len(places))

    def place(self, words: list[str]) -> str:
        """A point of the open table, or a pose there."""
        named = dict(zip(("x", "y", "bearing"), words, strict=False))
        return self.engine("place-pose" if len(words) > 2 else "place-point", dict(named))

    def joined(self, names: list[str]) -> str:
        """A list as one text, equal things counted."""
        counts = Counter(names)
        return ", ".join([f"{n}{TIMES}{name}" if n > 1 else name for name, n in counts.items()])

    def engine(self, key: str, variables: Variables | None = None) -> str:
        """One of the engine's own messages."""
        return self.words.say(key, variables) or key


def times(variables: Variables, kind: str) -> int:
    """How many things of a kind are named already."""
    return len([key for key in variables if key.rstrip("0123456789") == kind])


def signed(value: int) -> str:
    """A number with its sign, as printers set it."""
    return f"+{value}" if value > 0 else str(value).replace("-", MINUS)


def decimal(value: float, digits: int) -> Any:
    """A number with so many decimals at most, written as the language does."""
    return fluent_number(value, maximumFractionDigits=digits)
