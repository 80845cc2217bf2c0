"""The referee of a real table on a phone: one turn with typed dice, in French, and mistakes put right."""

import re

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
REDRAWN = "performance.getEntriesByName('redraw').length"
ANSWERED = f"n => {REDRAWN} > n && !document.querySelector('.panel .busy')"
PICKED = "text => document.querySelector('.panel').innerText !== text"
ENGLISH = re.compile(r"\b(the|takes?|retreats?|turn|hits?)\b")


class Phone:
    """Two people and one phone beside a real table."""

    def __init__(self, page, server, language):
        self.page = page
        page.goto(server.address)
        page.wait_for_selector(".setup")
        if page.get_attribute("html", "lang") != language:
            page.click("[data-keep=lang]")
            page.wait_for_selector(f"html[lang={language}]", state="attached")
        page.select_option("#scenarios-title select", "black_powder")
        page.wait_for_selector("[data-scenario=bp01_hamlet][aria-pressed=true]")
        page.check("input[value=real]")
        page.wait_for_selector("p.real")
        page.click("button.begin")
        page.wait_for_selector(".roster [data-piece=fr_l1]")

    def asked(self):
        return self.page.inner_text(".panel h2")

    def answer(self, which):
        """Press something that the server answers."""
        page = self.page
        before = page.evaluate(REDRAWN)
        page.click(which)
        page.wait_for_function(ANSWERED, arg=before)

    def say(self, *choices):
        for choice in choices:
            self.answer(f'.panel [data-choice="{choice}"], .panel [data-keep="offer-{choice}"]')

    def unit(self, id):
        """Point at a unit of the list, which settles the choice."""
        self.answer(f"[data-piece={id}]")

    def pick(self, id):
        """Point at the first unit of two."""
        before = self.page.inner_text(".panel")
        self.page.click(f"[data-piece={id}]")
        self.page.wait_for_function(PICKED, arg=before)

    def roll(self, *faces):
        for face in faces:
            self.page.click(f".keypad [data-face='{face}']")
        self.answer("[data-keep=enter]")

    def state(self, id):
        """Casualties and states of a unit, as they are drawn."""
        row = self.page.locator(f"[data-piece={id}]")
        return row.locator(".fallen").count(), row.get_attribute("data-states")

    def log(self):
        self.page.click("[data-keep=tab-log]")
        text = self.page.inner_text(".book")
        self.page.click("[data-keep=tab-board]")
        return text


def test_a_turn_beside_a_real_table(new_page, server):
    phone = Phone(new_page(**PHONE), server, "fr")
    phone.say("end")
    # an order
    phone.pick("fr_b1")
    phone.say("order fr_b1 orders")
    phone.unit("fr_l1")
    phone.say("give")
    assert "Gén. Vial" in phone.asked()
    phone.say("measure 13", "tell yes", "tell advance", "tell no")
    assert "8" in phone.asked()
    phone.roll(2, 3)
    phone.say("done", "end", "done")
    # a shot, a die taken back, the saves
    phone.pick("fr_leg")
    phone.unit("at_l2")
    phone.say("measure 5", "tell clear", "tell light", "tell no")
    phone.roll(4, 5, 5)
    phone.answer(".commands [data-keep=undo]")
    phone.roll(4, 5, 6)
    phone.roll(1, 1, 3)
    assert phone.state("at_l2") == (2, "disordered")
    # another, until it must be tested
    phone.pick("fr_l1")
    phone.unit("at_l2")
    phone.say("measure 4", "tell clear", "tell none", "tell yes")
    phone.roll(4, 4)
    phone.roll(1, 1)
    assert phone.state("at_l2") == (4, "disordered shaken")
    phone.pick("fr_l2")
    phone.unit("at_l2")
    phone.say("measure 4", "tell clear", "tell none", "tell yes")
    phone.roll(4, 4)
    phone.roll(1, 1)
    phone.say("cease")
    phone.roll(6, 2)
    phone.say("tell one_move", "report wrong")
    phone.unit("at_l1")
    phone.say("correct casualties 1", "done")
    assert phone.state("at_l1")[0] == 1
    told = phone.log()
    for sentence in (
        "Jet de commandement du Gén. Vial\u00a0: 2 et 3.",
        "Les tirs d’Infanterie légère sur Ligne autrichienne\u00a0II\u00a0: 4, 5, 6.",
        "Pertes de Ligne autrichienne\u00a0II\u00a0: 2, en tout 2.",
        "Le test de rupture de Ligne autrichienne\u00a0II\u00a0: 2 et 6.",
        "Correction, pertes de Ligne autrichienne\u00a0I\u00a0: 1.",
    ):
        assert sentence in told
    assert not ENGLISH.search(told)
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
