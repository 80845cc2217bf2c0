"""A record: saved, opened, stepped through by slider and keys, and played on from any point."""

from pathlib import Path

from browser.driving import Player

RECORDS = Path(__file__).parent.parent / "records"


def finished(new_page, server):
    player = Player(new_page(), seed=9)
    player.sit(server, "battle_cry", "bc01_first_bull_run")
    for _ in range(12):
        player.step()
    page = player.page
    page.click("[data-keep=menu]")
    page.click(".menu button:has-text('Resign')")
    page.click("dialog .primary")
    page.wait_for_selector(".result")
    return player


def test_a_match_is_saved_watched_and_played_on(new_page, server):
    player = finished(new_page, server)
    page = player.page
    with page.expect_download() as saved:
        page.click(".panel button:has-text('Save the record')")
    text = saved.value.path().read_text()
    assert text.startswith("grognard 1\ngame battle_cry\n")
    assert "! resign usa" in text
    page.click(".panel button:has-text('Watch it again')")
    page.wait_for_selector(".replay .panel input[type=range]")
    last = int(page.get_attribute(".replay input[type=range]", "max"))
    assert last > 12
    page.keyboard.press("End")
    page.wait_for_selector(f".panel:has-text('Step {last} of {last}')")
    page.keyboard.press("Home")
    page.wait_for_selector(f".panel:has-text('Step 0 of {last}')")
    for _ in range(13):
        page.keyboard.press("ArrowRight")
    page.wait_for_selector(f".panel:has-text('Step 13 of {last}')")
    page.wait_for_selector(".log .line:has-text('The Union plays')")
    assert len(page.query_selector_all(".open-hand")) == 2
    page.fill(".replay input[type=range]", "14")
    page.wait_for_selector(f".panel:has-text('Step 14 of {last}')")
    page.reload()
    page.wait_for_selector(".replay .panel input[type=range]")
    for _ in range(14):
        page.keyboard.press("ArrowRight")
    page.wait_for_selector(f".panel:has-text('Step 14 of {last}')")
    page.click("[data-keep=fork]")
    page.click("dialog .primary")
    page.wait_for_selector(".hand [data-card]")
    assert "/t/" in page.url
    told = len(player.lines())
    player.run(6)
    assert len(player.lines()) > told


def test_a_page_whose_record_is_gone_opens_another(new_page, server):
    page = new_page()
    page.goto(f"{server.address}/replay#gone")
    with page.expect_file_chooser() as chooser:
        page.click("button.primary")
    chooser.value.set_files(str(RECORDS / "battle_cry" / "bull_run.grog"))
    page.wait_for_selector(".replay .panel input[type=range]")


def test_a_file_is_opened_at_the_door_and_a_bad_one_refused_kindly(new_page, server, tmp_path):
    page = new_page()
    Player(page).door(server.address)
    bad = tmp_path / "bad.grog"
    bad.write_text("what is this\n")
    with page.expect_file_chooser() as chooser:
        page.click("[data-keep=open]")
    chooser.value.set_files(str(bad))
    page.wait_for_selector(".notice.bad")
