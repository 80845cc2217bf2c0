"""The clauses of Tactique: the lists and the texts in both languages agree with the specification."""

from ruletexts import RuleTexts


class TestRuleTexts(RuleTexts):
    game = "tactique"
    clause = r"TA-[a-z]+-\d+"
    count = 355
    tag = r"\((seed|outside|ruling)(?:: [^()]*)?\)(?: (.+))?$"
