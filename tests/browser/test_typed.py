"""A table with real dice and real cards: what they show is typed."""

from browser.driving import Player

DOWN = ".curtain:not([hidden])"
CARDS = ["attack left", "attack center", "attack right", "scout left", "probe center", "skirmish"]
CARDS += ["scout right", "probe left", "probe right", "bombard", "rally", "leadership"]


def typed(player, *sources):
    player.page.click(".setup summary")
    for source in sources:
        player.page.select_option(f"[data-keep=dealer-{source}]", "typed")


def test_real_dice_are_typed_with_the_keys(new_page, server):
    player = Player(new_page(), seed=6)
    player.door(server.address)
    typed(player, "dice")
    player.begin()
    page = player.page
    player.play_until(".keypad")
    slots = len(page.query_selector_all(".slots > *"))
    assert slots >= 1
    for _ in range(slots):
        page.keyboard.press("1")
    page.keyboard.press("Backspace")
    assert len(page.query_selector_all(".slots .slot")) == 1
    page.keyboard.press("4")
    page.keyboard.press("Enter")
    page.wait_for_selector(".tray .thrown svg")
    assert len(page.query_selector_all(".tray .thrown svg")) == slots


def test_real_cards_are_typed_behind_the_curtain(new_page, server):
    player = Player(new_page(), seed=6)
    seats = {side: {"kind": "here"} for side in ("usa", "csa")}
    player.sit(server, "battle_cry", "bc01_first_bull_run", seats=seats, dealers={"cards": "typed"})
    page = player.page
    for number, card in enumerate(CARDS):
        page.wait_for_selector(f"{DOWN}, .card-list")
        if page.query_selector(DOWN):
            assert number in (0, 6)
            page.keyboard.press("Enter")
            page.wait_for_selector(".card-list")
        held = number % 6
        assert len(page.query_selector_all(".hand [data-card]")) == held
        page.fill(".panel input[type=search]", card)
        page.keyboard.press("Enter")
        page.wait_for_selector(f".hand .many-{held + 1}, {DOWN}")
    page.wait_for_selector(DOWN)
    page.keyboard.press("Enter")
    page.wait_for_selector(".hand .many-6")
    names = page.eval_on_selector_all(".hand [data-card]", "cards => cards.map(card => card.dataset.card)")
    assert sorted(names) == sorted(card.replace(" ", "_") for card in CARDS[:6])
