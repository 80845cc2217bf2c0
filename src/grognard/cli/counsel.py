"""A hint at the terminal: the best three choices, the chance to win with each, and what speaks for it."""

from typing import TYPE_CHECKING, Final

from grognard.bots.hints import hints
from grognard.bots.knowledge import Knowledge
from grognard.bots.reasons import reasons
from grognard.bots.search import Budget
from grognard.cli.choices import Menu
from grognard.cli.progress import progress
from grognard.core.rng import Seeded
from grognard.play.notation import write
from grognard.play.telling import decimal
from grognard.play.undisturbed import Undisturbed

if TYPE_CHECKING:
    from grognard.cli.session import Session

THOUGHT: Final = Budget(seconds=1.0)


def counsel(table: "Session", seat: int, menu: Menu) -> list[str]:
    """The lines of a hint; only what the seat knows is looked at."""
    match = table.match
    with progress(table.say("hint-running")) as heard, Undisturbed():
        found = hints(Knowledge(table.game, match.state, seat, Seeded(match.n)), THOUGHT, match.n, heard)
    lines = []
    for hint in found:
        known = hint.choice in menu.choices
        text = menu.line(menu.choices.index(hint.choice) + 1, hint.choice) if known else ""
        text = text or f"      {write(table.game, match.state, menu.step, hint.choice)}"
        lines.append(table.say("hint-line", choice=text, percent=decimal(100 * hint.win, 1)))
        told = reasons(table.teller, table.game, match.state, seat, hint)
        lines += [f"        {reason}" for reason in told]
    return lines
