"""The clauses of Battle Cry: the lists and the texts in both languages agree with the specification."""

from ruletexts import RuleTexts


class TestRuleTexts(RuleTexts):
    game = "battle_cry"
    clause = r"BC-[a-z0-9]+-\d+"
    count = 428
    tag = r"\((seed|outside|ruling)(?:: [^()]*(?:\([^()]*\)[^()]*)*)?\)( Why: .*)?$"
