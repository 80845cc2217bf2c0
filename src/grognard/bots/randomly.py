"""A bot that plays any legal choice."""

from grognard.bots.bot import Bot
from grognard.bots.knowledge import Knowledge
from grognard.core.journal import Choice


class Random(Bot):
    """Every option is as likely as the others."""

    name = "random"

    def choose(self, knowledge: Knowledge) -> Choice:
        return knowledge.step.propose(knowledge.dealt, self.rng)
