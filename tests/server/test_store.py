"""The store: on disk before it is told, never written twice, and older ones still open."""

import asyncio
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
import sqlalchemy as sql
from anyio.from_thread import start_blocking_portal
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from grognard import games
from grognard.cli import main
from grognard.play import reading, replay
from grognard.server.book import Row
from grognard.server.migrations import HEAD, upgrade
from grognard.server.schema import METADATA
from grognard.server.store import Conflict, Link, Store, StoreError, Summary, backup
from server.hosting import BULL_RUN, Host, serving

# a server that is killed


@contextmanager
def server(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of its own process, and its address."""
    command = [sys.executable, "-m", "grognard", "serve", "--port", "0", "--no-browser", "--lang", "en"]
    command += ["--database", f"sqlite:///{folder / 'store.db'}"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found
        yield process, found[0].rstrip("/")
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def post(address: str, path: str, body: Any) -> Any:
    """What the server answers; it is asked once more if a busy machine drops the first connection."""
    request = Request(address + path, json.dumps(body).encode(), {"content-type": "application/json"})
    for patience in (True, False):
        try:
            with urlopen(request) as answer:
                return json.load(answer)
        except ConnectionError:
            if not patience:
                raise
            time.sleep(1)


class Remote:
    """A page at a table of another process."""

    def __init__(self, socket: ClientConnection, since: int = 0) -> None:
        self.socket = socket
        self.log: list[dict[str, Any]] = []
        self.position: dict[str, Any] = {}
        socket.send(json.dumps({"type": "hello", "lang": "en", "since": since}))
        self.hear("presence")

    def hear(self, kind: str) -> None:
        while True:
            message = json.loads(self.socket.recv(timeout=20))
            if message["type"] == "told":
                self.log += message["happenings"]
            if message["type"] == "position":
                self.position = message
            if message["type"] == kind:
                return

    def choose(self, choice: str) -> None:
        self.socket.send(json.dumps({"type": "choose", "n": self.position["n"], "choices": [choice]}))

    def offers(self) -> list[str]:
        decision = self.position["decision"]
        return [offer["choice"] for offer in decision.get("offers", [])] if decision else []


def test_a_server_killed_in_mid_battle_loses_nothing_that_it_acknowledged(tmp_path: Path):
    known: list[dict[str, Any]] = []
    wish = {**BULL_RUN, "seats": {"usa": {"kind": "here"}, "csa": {"kind": "bot", "bot": "random"}}}
    token = ""
    for life in range(2):
        with server(tmp_path) as (process, address):
            token = token or post(address, "/api/matches", wish)["table"]
            with connect(f"ws{address[4:]}/live{token[2:]}") as socket:
                page = Remote(socket)
                assert page.log[: len(known)] == known
                for count in range(15):
                    while not page.offers():
                        page.hear("position")
                    offers = page.offers()
                    page.choose(offers[(7 * count + life) % len(offers)])
                    if count < 14:
                        page.hear("position")  # acknowledged
                known = page.log
                process.send_signal(signal.SIGKILL)  # the last choice is on its way
                process.wait()
    with server(tmp_path) as (_, address), urlopen(f"{address}/api/tables{token[2:]}/record") as answer:
        text = answer.read().decode()
    steps = [line for line in reading.read(text).lines if not hasattr(line, "word")]
    assert len(steps) >= known[-1]["n"]


def children(pid: int) -> list[int]:
    """The processes that a process has started, as Linux tells them."""
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in listed.read_text("ascii").split()] if listed.exists() else []


def test_the_workers_of_a_killed_server_end_with_it(tmp_path: Path):
    with server(tmp_path) as (process, address):
        wish = {**BULL_RUN, "seats": {"usa": {"kind": "bot"}, "csa": {"kind": "here"}}}
        token = post(address, "/api/matches", wish)["table"]
        with connect(f"ws{address[4:]}/live{token[2:]}") as socket:
            page = Remote(socket)
            while not page.offers():
                page.hear("position")  # a bot has thought
        workers = children(process.pid)
        process.send_signal(signal.SIGKILL)
        process.wait()
    patience = time.monotonic() + 10
    while any(Path(f"/proc/{worker}/exe").exists() for worker in workers):
        assert time.monotonic() < patience, workers
        time.sleep(0.1)


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_a_server_stops_in_good_order(tmp_path: Path):
    with server(tmp_path) as (process, address):
        token = post(address, "/api/matches", BULL_RUN)["spectators"]
        with connect(f"ws{address[4:]}/live{token[2:]}") as socket:
            Remote(socket)
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=60)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012  # it will be back
            assert process.wait(60) == 0
    assert sqlite3.connect(tmp_path / "store.db").execute("PRAGMA integrity_check").fetchone() == ("ok",)


# writing


def test_two_writers_cannot_both_write_a_line(tmp_path: Path):
    with serving(tmp_path) as host:
        made = host.begin()
        call = host.client.portal.call  # type: ignore[union-attr]
        row, summary = Row(13, time.time(), "record", "13 usa card bombard"), Summary(1, "usa", False)
        call(host.house.hall.store.append, made["match"], [row], summary)
        with pytest.raises(Conflict):
            call(host.house.hall.store.append, made["match"], [row], summary)


def test_a_table_that_was_played_elsewhere_is_loaded_anew(tmp_path: Path):
    with serving(tmp_path) as host, serving(tmp_path) as other:
        made = host.begin()
        with host.page(made["table"]) as here:
            with other.page(made["table"]) as there:
                there.choose(there.offers[0])
                log = there.log
            assert here.refused(type="choose", n=here.n, choices=[here.offers[0]])["code"] == "elsewhere"
        with host.page(made["table"]) as again:
            assert again.log == log


def test_many_matches_write_together_and_one_that_fails_harms_no_other(tmp_path: Path):
    with serving(tmp_path) as host:
        first, second = host.begin(), host.begin()
        store = host.house.hall.store

        async def both() -> list[Any]:
            row, summary = Row(13, 0.0, "record", "13 usa card bombard"), Summary(1, "usa", False)
            writings = [
                store.append(first["match"], [row], summary),
                store.append(second["match"], [Row(12, 0.0, "record", "")], summary),
            ]
            return list(await asyncio.gather(*writings, return_exceptions=True))

        good, bad = host.client.portal.call(both)  # type: ignore[union-attr]
        assert good is None
        assert isinstance(bad, Conflict)


# older stores


def older_store(file: Path, host: Host, made: dict[str, Any]) -> None:
    """A store as the first version made it, with a match of today."""
    engine = sql.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        upgrade(connection, "0001")
    engine.dispose()
    new = sqlite3.connect(str(host.house.hall.store.url.database))
    old = sqlite3.connect(file)
    for table, columns in (
        ("matches", "id made game scenario rules pack setup changed turn mover over"),
        ("lines", "match n at kind text"),
        ("links", "hash match seats made"),
    ):
        names = ", ".join(f'"{name}"' for name in columns.split())
        rows = new.execute(f"SELECT {names} FROM {table}").fetchall()
        marks = ", ".join("?" * len(columns.split()))
        old.executemany(f"INSERT INTO {table} ({names}) VALUES ({marks})", rows)
    old.commit()
    for connection in (old, new):
        connection.close()


def test_a_store_of_an_older_version_opens_and_its_matches_go_on(host: Host, tmp_path: Path):
    made = host.begin()
    with host.page(made["table"]) as page:
        page.choose(page.offers[0])
        log = page.log
    older_store(tmp_path / "store.db", host, made)
    with serving(tmp_path) as later:
        with later.page(made["table"]) as page:
            assert page.log == log
            page.choose(page.offers[0])
        assert later.client.get(f"/t/{made['table'][3:]}").status_code in (200, 404)
    version = sqlite3.connect(tmp_path / "store.db").execute("SELECT version_num FROM alembic_version")
    assert version.fetchone() == (HEAD,)


def test_a_store_brought_up_to_date_is_like_a_new_one(tmp_path: Path):
    engine = sql.create_engine(f"sqlite:///{tmp_path / 'store.db'}")
    with engine.begin() as connection:
        upgrade(connection, "0001")
        upgrade(connection)
    found = sql.inspect(engine)
    for table in METADATA.tables.values():
        columns = {column["name"]: column["nullable"] for column in found.get_columns(table.name)}
        assert columns == {column.name: column.nullable for column in table.columns}
    engine.dispose()


def test_what_is_no_store_is_refused_with_a_reason(tmp_path: Path):
    (tmp_path / "notes.txt").write_text("not a store at all, but a text of some length" * 20)
    with start_blocking_portal() as portal, pytest.raises(StoreError, match="cannot be opened"):
        portal.call(Store(f"sqlite:///{tmp_path / 'notes.txt'}").open)
    for url in ("mysql://x", "nonsense"):
        with pytest.raises(StoreError):
            Store(url)


# copies


def test_a_copy_is_made_while_the_server_runs(host: Host, tmp_path: Path):
    made = host.begin()
    with host.page(made["table"]) as page:
        page.choose(page.offers[0])
        url = f"sqlite:///{host.house.hall.store.url.database}"
        result = CliRunner().invoke(main, ["backup", str(tmp_path / "store.db"), "--database", url])
        assert result.exit_code == 0, result.output
        log = page.log
    with serving(tmp_path) as copy, copy.page(made["table"]) as page:
        assert page.log == log
    with pytest.raises(StoreError, match="already"):
        backup(url, tmp_path / "store.db")
    with pytest.raises(StoreError, match="no such store"):
        backup(f"sqlite:///{tmp_path / 'nothing.db'}", tmp_path / "copy.db")


# links


def test_a_link_gives_what_it_says_and_no_more(tmp_path: Path):
    with serving(tmp_path) as host:
        made = host.begin()
        call = host.client.portal.call  # type: ignore[union-attr]
        link = host.house.hall.store.link
        assert call(link, made["links"]["csa"][3:]) == Link(made["match"], ("csa",))
        assert call(link, made["spectators"][3:]) == Link(made["match"], ())
        assert call(link, made["match"]) is None


def test_records_of_a_running_match_hide_what_the_seat_does_not_know(host: Host):
    made = host.begin()
    get = host.client.get
    mine = get(f"/api/tables/{made['table'][3:]}/record").text
    theirs = get(f"/api/tables/{made['links']['csa'][3:]}/record").text
    open_to_all = get(f"/api/tables/{made['spectators'][3:]}/record").text
    assert [text.count("draw ?") for text in (mine, theirs, open_to_all)] == [6, 6, 12]
    assert mine != theirs
    assert "\nkey " not in mine + theirs + open_to_all
    with host.page(made["table"]) as page:
        page.event("resign")
        page.until("position")
    whole = get(f"/api/tables/{made['spectators'][3:]}/record").text
    assert "\nkey " in whole
    assert replay.verify(games.load("battle_cry"), reading.read(whole)) == 12
