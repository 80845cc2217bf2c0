"""Malformed, oversized, replayed, out of turn or for another's seat: refused, and nothing is changed."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocketDisconnect

from grognard.server.settings import Limits
from grognard.server.table import Table
from server.hosting import Host, Page, serving

EXAMPLES, EACH = 120, 20  # 2400 messages, some of which turn out to be lawful
SORTS = ("malformed", "oversized", "replayed", "powerless", "illegal", "foreign")
NUMBERS = st.integers(-5, 10**9)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
VERBS = ("card", "order", "move", "battle", "roll", "draw", "keep", "retreat", "ignore", "done", "pass", "x")
WORDS = (
    "usa_inf_1",
    "csa_inf_3",
    "a1",
    "e5",
    "bombard",
    "fight_back",
    "alone",
    "swords",
    "99",
    "-1",
    "ß",
    "'",
)


class Siege(NamedTuple):
    """A match in which the Union has to order, and everybody who could do harm."""

    table: Table
    usa: Page
    csa: Page
    watcher: Page
    accepted: list[dict[str, Any]]  # what was sent before the siege
    sent: Counter[str]  # hostile messages, by their sort


@pytest.fixture(scope="module")
def siege(host: Host) -> Iterator[Siege]:
    made = host.begin()
    with (
        host.page(made["table"]) as usa,
        host.page(made["links"]["csa"]) as csa,
        host.page(made["spectators"]) as watcher,
    ):
        accepted = []
        for _ in range(3):
            accepted.append({"type": "choose", "n": usa.n, "choices": [usa.offers[0]]})
            usa.choose(usa.offers[0])
        for page in (csa, watcher):
            while page.n < usa.n:
                page.until("position")
        yield Siege(host.table(made), usa, csa, watcher, accepted, Counter())


def message(kind: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({"type": st.just(kind), **fields})


NOTATION = st.lists(st.sampled_from(VERBS + WORDS), min_size=1, max_size=5).map(" ".join) | st.text(
    max_size=40
)
SEAT = st.sampled_from([None, "usa", "csa", "", "USA", "nobody"])
UNDO = st.sampled_from(["take", "ask", "grant", "refuse"])
EVENT = st.sampled_from(
    ["resign", "offer_draw", "accept_draw", "say", "claim", "to_bot", "take_back", "decline"]
)
MALFORMED = (
    st.text(max_size=200)
    | st.binary(max_size=200)
    | JSON.map(json.dumps)
    | st.fixed_dictionaries({"type": st.text(max_size=10)}).map(json.dumps)
    | st.fixed_dictionaries(
        {"type": st.sampled_from(["choose", "enter", "undo", "ask"]), "n": JSON, "choices": JSON}
    ).map(json.dumps)
)
OVERSIZED = st.integers(16 * 1024, 40_000).map(lambda size: "x" * size)
# a page of the Confederacy, whose turn it is not, or of a spectator
POWERLESS = (
    message("choose", n=st.just(0) | NUMBERS, choices=st.lists(NOTATION, min_size=1, max_size=3), seat=SEAT)
    | message("enter", n=st.just(0) | NUMBERS, outcome=NOTATION, seat=SEAT)
    | message("undo", n=st.just(0) | NUMBERS, what=UNDO, seat=SEAT)
)
# anybody, in the name of another's seat or of none
FOREIGN = message("event", what=EVENT, text=st.just("x"), seat=st.sampled_from(["csa", "", "nobody"]))


def attacks() -> st.SearchStrategy[tuple[str, str, Any]]:
    """Who sends what, and of which sort it is."""
    who = st.sampled_from(["usa", "csa", "watcher"])
    return (
        st.tuples(st.just("malformed"), who, MALFORMED)
        | st.tuples(st.just("oversized"), who, OVERSIZED)
        | st.tuples(st.just("replayed"), who, st.integers(0, 2))
        | st.tuples(st.just("powerless"), st.sampled_from(["csa", "watcher"]), POWERLESS)
        | st.tuples(st.just("illegal"), st.just("usa"), NOTATION)
        | st.tuples(st.just("foreign"), st.sampled_from(["usa", "watcher"]), FOREIGN)
    )


def text_of(siege: Siege, sort: str, what: Any) -> str | bytes | None:
    """The message as it goes over the wire; nothing if it happens to be lawful."""
    if sort == "replayed":
        return json.dumps(siege.accepted[what])
    if sort == "illegal":
        if siege.usa.ask("judge", what).get("legal", True):
            return None
        return json.dumps({"type": "choose", "n": siege.usa.n, "choices": [what]})
    if isinstance(what, dict):
        if what.get("n") == 0:
            what = {**what, "n": siege.usa.n}  # the right moment, and yet not his
        return json.dumps(what)
    return what if is_harmful(what) else None


def is_harmful(raw: str | bytes) -> bool:
    """Whether chance has not written a message that asks for something lawful."""
    try:
        found = json.loads(raw)
    except ValueError:
        return True
    return not isinstance(found, dict) or found.get("type") not in ("hello", "language", "behold")


def standing(table: Table) -> tuple[object, ...]:
    """All of a table that nobody may change without a right to."""
    match = table.match
    return match.ledger.fingerprint(), len(table.lines), table.n, dict(table.bots), match.asked


@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
@given(st.lists(attacks(), min_size=EACH, max_size=EACH))
def besiege(siege: Siege, messages: list[tuple[str, str, Any]]) -> None:
    """Send some messages: each gets its error, and together they change nothing."""
    before = standing(siege.table)
    for sort, who, what in messages:
        page: Page = getattr(siege, who)
        raw = text_of(siege, sort, what)
        if raw is None:
            continue
        page.socket.send_bytes(raw) if isinstance(raw, bytes) else page.socket.send_text(raw)
        siege.sent[sort] += 1
        error = page.hear()
        assert error["type"] == "error", (sort, raw, error)
        assert error["code"]
        assert error["sentence"]
        assert "Traceback" not in error["sentence"]
    assert before == standing(siege.table)


def test_hostile_messages_get_their_errors_change_nothing_and_the_match_goes_on(siege: Siege):
    besiege(siege)
    assert siege.sent.total() >= 2000
    assert min(siege.sent[sort] for sort in SORTS) >= 100, siege.sent
    siege.usa.choose(siege.usa.offers[0])
    siege.csa.until("position")


def test_a_page_must_say_hello_first(host: Host):
    made = host.begin()
    with host.page(made["table"], greet=False) as page:
        assert page.refused(type="choose", n=12, choices=["done"])["code"] == "hello_first"


def test_who_floods_the_table_is_slowed_down_and_then_let_go(tmp_path):

    with serving(tmp_path, Limits(messages=1, messages_at_once=5)) as host:
        made = host.begin()
        with host.page(made["table"]) as page:
            for _ in range(12):
                page.send(type="ask", ask=1, what="rule", of="BC-ret-15")
            kinds = [page.hear() for _ in range(12)]
            assert [each["type"] for each in kinds[:4]] == ["answer"] * 4
            assert kinds[-1]["code"] == "too_fast"


def test_a_link_that_was_cut_short_leads_nowhere(host: Host):
    made = host.begin()
    host.client.cookies.clear()
    for token in (made["table"][3:-2], "x" * 32, made["match"], "ab"):
        with host.page(token, greet=False) as page:
            assert page.hear()["code"] == "no_table"
            with pytest.raises(WebSocketDisconnect) as closed:
                page.hear()
            assert closed.value.code == 4404


def test_a_socket_of_another_site_is_refused(host: Host):
    made = host.begin()
    for origin in ("http://evil.test", "null", "http://testserver.evil.test"):
        with (
            pytest.raises(WebSocketDisconnect),
            host.client.websocket_connect(f"/live/{made['table'][3:]}", headers={"origin": origin}),
        ):
            pass
    with host.client.websocket_connect(
        f"/live/{made['table'][3:]}", headers={"origin": "http://testserver"}
    ) as socket:
        Page(socket)
