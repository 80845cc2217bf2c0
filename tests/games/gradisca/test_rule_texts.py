"""The clauses of Gradisca: the lists and the texts in both languages agree with the specification."""

from collections.abc import Iterator

from ruletexts import RuleTexts


class TestRuleTexts(RuleTexts):
    game = "gradisca"
    clause = r"GR-[a-z0-9.]+-\d+"
    count = 621
    tag = r"\((seed|outside|ruling)(?:: ([^()]*))?\)$"

    def specified(self) -> Iterator[tuple[str, str, bool]]:
        """What follows "outside" is where it was found, not a reason."""
        for clause, source, reason in super().specified():
            yield clause, source, reason and source != "outside"
