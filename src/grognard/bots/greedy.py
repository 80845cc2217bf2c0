"""Bots that take what looks best at once: always, or mostly."""

from typing import Final

from grognard.bots.bot import Bot, Why
from grognard.bots.knowledge import Knowledge
from grognard.core.game import Advice
from grognard.core.journal import Choice
from grognard.play.forecast import forecast

SLIPS: Final = 3  # a recruit slips once in so many decisions


class Greedy(Bot):
    """Follows the game's own advice; where there is none, the best forecast."""

    name = "greedy"

    def choose(self, knowledge: Knowledge) -> Choice:
        if len(knowledge.choices) == 1:
            self.why = None
            return knowledge.choices[0]
        advice = knowledge.game.mind.advice(knowledge.worlds(self.rng)) or self.foresee(knowledge)
        ranked = sorted(advice, key=Advice.worth, reverse=True)  # equals stay in the order of the advice
        chosen = ranked.pop(self.preferred(ranked))
        self.why = Why(chosen, tuple(ranked))
        return chosen.choice

    def preferred(self, ranked: list[Advice]) -> int:
        """Which of the choices is taken, the best being the first."""
        return 0

    def foresee(self, knowledge: Knowledge) -> list[Advice]:
        """What each choice is likely to bring."""
        return [
            Advice(choice, (("forecast", self.expected(knowledge, choice)),)) for choice in knowledge.choices
        ]

    def expected(self, knowledge: Knowledge, choice: Choice) -> int:
        """How much the position gains by a choice."""
        seen = forecast(knowledge.game, knowledge.dealt, knowledge.seat, choice, rng=self.rng)
        return round(seen.worth)


class Recruit(Greedy):
    """Knows what looks best, and now and then takes something else that looks well."""

    name = "recruit"

    def preferred(self, ranked: list[Advice]) -> int:
        if self.rng.below(SLIPS) or len(ranked) == 1:
            return 0
        return 1 + self.rng.below(min(2, len(ranked) - 1))
