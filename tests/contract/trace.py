"""A seeded match as one line a step, so that two builds can be compared step by step."""

from contract import layers, orders, pursuit, stack, window
from contract.toy import ToyGame
from grognard.core.rng import Seeded
from grognard.core.step import Chance

TOYS = [orders.GAME, window.GAME, stack.GAME, layers.GAME, pursuit.GAME]


def trace(game: ToyGame, seed: int) -> list[str]:
    """Each step with its options, its choice and all the facts that follow."""
    rng = Seeded(seed)
    s = game.rules.start("plain", {})
    lines: list[str] = []
    while s.agenda:
        step = s.agenda[-1]
        options = step.options(s)
        choice = step.sample(s, rng) if isinstance(step, Chance) else step.propose(s, rng)
        s.apply(choice)
        view = game.table.view(s, seed % len(game.seats))
        lines.append(f"{game.id} {seed} {step.verb} {step.args()} {options} {choice} {s.facts()} {view}")
    return lines


def main(matches: int) -> None:
    """Print the traces of all toys."""
    for game in TOYS:
        for seed in range(matches):
            print("\n".join(trace(game, seed)))
