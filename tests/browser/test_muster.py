"""A roster built by clicks, flaws and points as they come, a file saved and opened, a battle begun."""

from pathlib import Path

import pytest

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def open_builder(page, server):
    page.goto(f"{server.address}/army")
    page.wait_for_selector(".flaws li")


def points(page, expected):
    page.wait_for_function("told => document.querySelector('.total b')?.textContent === told", arg=expected)


def test_an_army_is_built_saved_and_led_into_battle(server, new_page, tmp_path: Path):
    page = new_page()
    open_builder(page, server)
    assert "no unit" in page.locator(".flaws").inner_text()
    assert page.locator("[data-keep=army-play]").is_disabled()
    page.locator("[data-keep=army-list]").select_option("france")
    page.locator("[data-keep=army-name]").fill("Garde")
    page.locator("[data-add='0']").select_option("fr_line")
    points(page, "38")
    page.locator("[data-unit=fr_line] [data-keep$=more]").click()
    points(page, "76")
    page.locator("[data-unit=fr_line] select").select_option("small")
    points(page, "60")
    page.locator("[data-keep=army-limit]").fill("50")
    page.wait_for_selector("[data-where=limit] .flaw")
    assert "10 above its limit" in page.locator(".flaws").inner_text()
    page.locator("[data-keep=army-limit]").fill("")
    page.wait_for_selector(".total[data-sound=true]")
    page.locator("[data-keep=brigade-add]").click()
    page.wait_for_selector("[data-where='brigade[1].unit'] .flaw")
    page.locator("[data-brigade='1'] > header .drop").click()
    page.wait_for_selector(".total[data-sound=true]")
    page.locator("[data-keep=army-name]").fill("Avant-garde")
    with page.expect_download() as saved:  # at once: the last change is in it
        page.locator("[data-keep=army-save]").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == "avant_garde.toml"
    assert 'profile = "fr_line", count = 2, size = "small"' in file.read_text("utf-8")
    assert 'name = "Avant-garde"' in file.read_text("utf-8")
    page.reload()
    points(page, "60")
    page.locator("[data-ready=russia]").click()
    points(page, "457")
    assert page.locator(".own").count() == 1  # a ready one is kept only when it is changed
    page.locator(".own button").first.click()
    points(page, "60")
    with page.expect_file_chooser() as chosen:
        page.locator("[data-keep=army-open]").click()
    chosen.value.set_files(files=[{"name": "x.rosz", "mimeType": "application/zip", "buffer": b"PK\x03\x04"}])
    page.wait_for_selector(".refused li")
    page.locator(".refused button").click()
    page.locator("[data-keep=army-play]").click()
    page.wait_for_selector(".own .map-host svg")
    assert page.locator(".own [data-keep=build]").get_attribute("href") == "/army"
    assert page.locator("[data-roster=a] option:checked").inner_text().startswith("Avant-garde")
    page.locator("[data-keep=ground]").select_option("bp01_hamlet")
    page.locator(".begin").click()
    page.wait_for_selector("[data-piece=a_fr_line_2]")
    page.wait_for_selector(".table[data-mine=true]")
    assert "placed anew" in page.locator(".panel h2").inner_text()


@pytest.mark.parametrize("locale", ["fr-FR"])
def test_the_builder_fits_a_phone_and_speaks_french(server, new_page, locale):
    page = new_page(locale=locale, **PHONE)
    open_builder(page, server)
    assert "La brigade n’a pas d’unité" in page.locator(".flaws").inner_text()
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    page.locator("[data-add='0']").select_option("at_line")
    points(page, "44")
    small = page.evaluate(
        "[...document.querySelectorAll('.army-sheet button, .army-sheet select, .army-sheet input')]"
        ".filter((each) => each.getBoundingClientRect().height < 44 && !each.matches('.about')).length"
    )
    assert small == 0
