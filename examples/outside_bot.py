#!/usr/bin/env python3
"""A bot for Grognard in plain Python: it attacks when it can, else it goes for the choice with the best name.

    grognard match battle_cry/first_bull --bots cmd:./examples/outside_bot.py random

The protocol is described in docs/outside_bots.md. What it says to its error output is shown if it fails.
"""

import json
import random
import sys

EAGER = ("battle", "attack", "fire", "shoot", "charge", "combat")  # the first words of a choice that it likes


def decide(view: dict, choices: list[str], luck: random.Random) -> str:
    """Take a choice that hurts the enemy, else any; the view says where everything stands."""
    strong = {piece["id"] for piece in view["pieces"] if piece["strength"] == piece["full"]}
    hurting = [choice for choice in choices if choice.split()[0] in EAGER]
    fresh = [choice for choice in hurting if strong.intersection(choice.split())]
    return luck.choice(fresh or hurting or choices)


def main() -> None:
    luck = random.Random(0)
    view: dict = {}
    choices: list[str] = []
    for line in sys.stdin:
        verb, _, rest = line.rstrip("\n").partition(" ")
        if verb == "grognard":
            print("ready", flush=True)
        elif verb == "seed":
            luck.seed(int(rest))
        elif verb == "view":
            view, choices = json.loads(rest), []
        elif verb == "choice":
            choices.append(rest)
        elif verb == "go":
            print("choose", decide(view, choices, luck), flush=True)
        elif verb == "quit":
            return


main()
