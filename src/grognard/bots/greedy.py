"""A bot that takes what looks best at once."""

from grognard.bots.bot import Bot, Why
from grognard.bots.knowledge import Knowledge
from grognard.core.game import Advice
from grognard.core.journal import Choice
from grognard.play.forecast import forecast


class Greedy(Bot):
    """Follows the game's own advice; where there is none, the best forecast."""

    name = "greedy"

    def choose(self, knowledge: Knowledge) -> Choice:
        if len(knowledge.choices) == 1:
            self.why = None
            return knowledge.choices[0]
        advice = knowledge.game.mind.advice(knowledge.worlds(self.rng)) or self.foresee(knowledge)
        ranked = sorted(advice, key=Advice.worth, reverse=True)  # equals stay in the order of the advice
        self.why = Why(ranked[0], tuple(ranked[1:]))
        return ranked[0].choice

    def foresee(self, knowledge: Knowledge) -> list[Advice]:
        """What each choice is likely to bring."""
        return [
            Advice(choice, (("forecast", self.expected(knowledge, choice)),)) for choice in knowledge.choices
        ]

    def expected(self, knowledge: Knowledge, choice: Choice) -> int:
        """How much the position gains by a choice."""
        seen = forecast(knowledge.game, knowledge.dealt, knowledge.seat, choice, rng=self.rng)
        return round(seen.worth)
