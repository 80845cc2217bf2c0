"""Screenshots of the main screens, for the README: `python -m tests.browser.shots [FOLDER]`."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.browser.driving import FLAGS, Player, Server, chromium

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SIEGE = Path(__file__).parent.parent / "records" / "gradisca" / "basic.grog"
SIEGE_AT = 920  # steps
GO_ON = """async ([record, step]) => {
    const post = async (path, body, kind) =>
        (await fetch(path, { method: "POST", body, headers: { "Content-Type": kind } })).json();
    const { replay } = await post("/api/replays", record, "text/plain");
    const seats = { ven: { kind: "here" }, aus: { kind: "bot", bot: "random" } };
    return post(`/api/replays/${replay}/${step}/continue`, JSON.stringify({ seats }), "application/json");
}"""


class Studio:
    """A browser that takes pictures."""

    def __init__(self, browser: Any, folder: Path, server: Server) -> None:
        self.browser = browser
        self.folder = folder
        self.server = server
        self.address = server.address

    def player(self, size: dict[str, int], seed: int = 4, **more: Any) -> Player:
        wanted = {"viewport": size, "locale": "en-GB", "reduced_motion": "reduce"} | more
        return Player(self.browser.new_context(**wanted).new_page(), seed)

    def take(self, player: Player, name: str) -> None:
        player.page.wait_for_timeout(700)
        path = self.folder / f"{name}.png"
        player.page.screenshot(path=path)
        slim(path)
        print(path, f"{path.stat().st_size // 1000} KB")

    def door(self) -> None:
        player = self.player(DESKTOP)
        player.door(self.address)
        player.page.wait_for_selector(".map-host svg")
        self.take(player, "door")

    def battle(self, name: str, size: dict[str, int], **more: Any) -> None:
        """The moment before the dice: the sum, the odds, and the worst that may come."""
        player = self.player(size, **more)
        player.learn(self.server)
        player.play_until(".duel")
        player.page.wait_for_selector(".forecast .bar")
        player.press("[data-keep=lesson-leave]")
        self.take(player, name)

    def refusal(self) -> None:
        player = self.player(DESKTOP)
        player.learn(self.server)
        player.press('.card-button[data-card="attack_center"]')
        player.press(".panel .primary")
        player.page.wait_for_selector(".panel .standing")
        player.point("usa_cav_1")
        player.page.wait_for_selector(".board-window .slip .clause")
        self.take(player, "lesson")

    def story(self) -> None:
        """Some turns later."""
        player = self.player(DESKTOP, seed=11)
        player.door(self.address)
        player.page.click("[data-scenario=bc10_gettysburg_day2]")
        player.begin()
        for _ in range(30):
            player.step()
            if player.over:
                break
        self.take(player, "table")

    def guns(self) -> None:
        """Tactique: what the guns of a redoubt see, what hides the rest, and who supports them."""
        player = self.player(DESKTOP)
        player.door(self.address)
        page = player.page
        page.select_option(".scenarios h2 select", "tactique")
        page.click("[data-scenario=shevardino_1812]")
        player.begin()
        page.wait_for_timeout(700)
        box = page.locator('[data-piece="ru01"]').first.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_selector(".tip .ties")
        self.take(player, "tactique")

    def charge(self) -> None:
        """Tactique in French: the moment before the dice of a charge."""
        player = self.player(DESKTOP, locale="fr-FR")
        player.door(self.address)
        page = player.page
        page.select_option(".scenarios h2 select", "tactique")
        page.click("[data-scenario=maida_1806]")
        player.begin()
        for press in ("pick-fr10", "standing-0", "pick-fr10", "pick-g5", "pick-fr10", "pick-gb07"):
            page.wait_for_selector(f'[data-keep="{press}"]')
            player.press(f'[data-keep="{press}"]')
            page.wait_for_timeout(400)
        page.wait_for_selector(".forecast .bar")
        self.take(player, "tactique.fr")

    def siege(self, name: str, **more: Any) -> None:
        """La Guerre de Gradisca, from the recorded war: a breach, a mine, paces and their cost."""
        player = self.player(DESKTOP, **more)
        page = player.page
        page.goto(self.address)
        made = page.evaluate(GO_ON, [SIEGE.read_text(), SIEGE_AT])
        page.goto(self.address + made["table"])
        player.ready()
        page.wait_for_selector(".pill-text")
        self.take(player, name)

    def in_hand(self, name: str, **more: Any) -> None:
        """Black Powder: a battalion in the hand, how far it may go, and the clause that says so."""
        player = self.player(DESKTOP, **more)
        player.door(self.address)
        page = player.page
        page.select_option(".scenarios h2 select", "black_powder")
        page.click("[data-scenario=bp01_hamlet]")
        player.begin()
        page.wait_for_selector('[data-piece="fr_l2"]')
        x, y = player.middle('[data-piece="fr_l2"]')
        inch = 20 * page.evaluate("document.querySelector('.board-drawing').getScreenCTM().a")
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + inch, y - 12 * inch, steps=6)
        page.wait_for_selector(".ghost.mended")
        self.take(player, name)

    def hint(self, name: str, **more: Any) -> None:
        """Battle Cry: what the best card would be played for."""
        player = self.player(DESKTOP, **more)
        player.door(self.address)
        page = player.page
        player.begin()
        player.ready()
        player.press(".hint-ask")
        page.wait_for_selector(".counsel .advice")
        page.focus(".counsel .advice")
        self.take(player, name)

    def curtain(self) -> None:
        player = self.player(DESKTOP)
        player.door(self.address)
        player.wish(opponent="here")
        player.begin()
        player.page.wait_for_selector(".curtain:not([hidden])")
        self.take(player, "curtain")

    def replay(self) -> None:
        player = self.player(DESKTOP, seed=9)
        player.door(self.address)
        player.begin()
        for _ in range(25):
            player.step()
        page = player.page
        page.click("[data-keep=menu]")
        page.click(".menu button:has-text('Resign')")
        page.click("dialog .primary")
        page.wait_for_selector(".result")
        page.click(".panel button:has-text('Watch it again')")
        page.wait_for_selector(".replay input[type=range]")
        page.keyboard.press("End")
        self.take(player, "replay")


def slim(path: Path) -> None:
    """256 colours are enough for a README; without Pillow the picture stays as it is."""
    try:
        from PIL import Image
    except ImportError:
        return
    with Image.open(path) as picture:
        small = picture.convert("RGB").quantize(256, method=Image.Quantize.FASTOCTREE)
    small.save(path, optimize=True)


def main(folder: Path) -> int:
    """Take every picture."""
    from playwright.sync_api import sync_playwright

    path = chromium()
    if path is None:
        print("There is no Chromium on this machine.", file=sys.stderr)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()))
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=FLAGS)
        studio = Studio(browser, folder, server)
        studio.door()
        studio.refusal()
        studio.battle("battle", DESKTOP)
        studio.battle("battle.fr", DESKTOP, locale="fr-FR")
        studio.battle("phone", PHONE, has_touch=True, is_mobile=True)
        studio.story()
        studio.guns()
        studio.charge()
        studio.siege("gradisca")
        studio.siege("gradisca.fr", locale="fr-FR")
        studio.in_hand("black_powder")
        studio.in_hand("black_powder.fr", locale="fr-FR")
        studio.hint("hint")
        studio.hint("hint.fr", locale="fr-FR")
        studio.curtain()
        studio.replay()
        browser.close()
    server.stop()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures")))
