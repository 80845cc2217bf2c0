"""The clauses of Black Powder: the lists and the texts in both languages agree with the specification."""

from ruletexts import RuleTexts


class TestRuleTexts(RuleTexts):
    game = "black_powder"
    clause = r"BP-[a-z0-9]+-\d+"
    count = 591
    tag = r"\((seed|outside|ruling)(?:: [^()]*)?\)(?: Why: (.*))?$"
