"""A server in this process, and pages that talk to it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from grognard.server.app import create_app
from grognard.server.settings import Limits, Settings
from grognard.server.table import Table

BULL_RUN = {"game": "battle_cry", "scenario": "bc01_first_bull_run"}
HERE, LINK, BOT = {"kind": "here"}, {"kind": "link"}, {"kind": "bot", "bot": "random"}
FREELY = Limits(messages=1e6, messages_at_once=10**6, requests=1e6, requests_at_once=10**6, matches=1e6)


class Page:
    """What a page knows of its table, from the messages alone."""

    def __init__(self, socket: WebSocketTestSession, lang: str = "en", since: int = 0, greet: bool = True):
        self.socket = socket
        self.raw: list[str] = []
        self.log: list[dict[str, Any]] = []
        self.errors: list[dict[str, Any]] = []
        self.scene: dict[str, Any] = {}
        self.position: dict[str, Any] = {}
        self.presence: dict[str, Any] = {}
        self.answers: dict[int, dict[str, Any]] = {}
        self.undone: set[int] = set()
        self.thoughts: list[dict[str, Any]] = []
        self.rematch = ""
        self.asked = 0
        if greet:
            self.send(type="hello", lang=lang, since=since)
            self.until("presence")

    def send(self, **message: Any) -> None:
        self.socket.send_text(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """The next message."""
        text = self.socket.receive_text()
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        getattr(self, f"on_{message['type']}")(message)
        return message

    def until(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; an error that nobody expects is one."""
        while (message := self.hear())["type"] != kind:
            assert message["type"] != "error", message
        return message

    def on_scene(self, message: dict[str, Any]) -> None:
        self.scene = message

    def on_told(self, message: dict[str, Any]) -> None:
        if message.get("whole"):
            self.log, self.undone = [], set()
        self.log += message["happenings"]
        self.undone |= set(message.get("undone", []))

    def on_position(self, message: dict[str, Any]) -> None:
        self.position = message

    def on_presence(self, message: dict[str, Any]) -> None:
        self.presence = message

    def on_thinking(self, message: dict[str, Any]) -> None:
        self.thoughts.append(message)

    def on_answer(self, message: dict[str, Any]) -> None:
        self.answers[message["ask"]] = message

    def on_error(self, message: dict[str, Any]) -> None:
        self.errors.append(message)

    def on_rematch(self, message: dict[str, Any]) -> None:
        self.rematch = message["table"]

    @property
    def n(self) -> int:
        return int(self.position["n"])

    @property
    def decision(self) -> dict[str, Any]:
        found: dict[str, Any] = self.position["decision"]
        return found

    @property
    def offers(self) -> list[str]:
        return [offer["choice"] for offer in self.decision.get("offers", [])]

    def choose(self, *choices: str, seat: str | None = None) -> dict[str, Any]:
        """Choose, and wait for the position that follows."""
        self.send(type="choose", n=self.n, choices=list(choices), seat=seat)
        return self.until("position")

    def refused(self, **message: Any) -> dict[str, Any]:
        """Send what will be refused, and wait for the error."""
        self.send(**message)
        return self.until("error")

    def ask(self, what: str, of: str, seat: str | None = None) -> dict[str, Any]:
        self.asked += 1
        self.send(type="ask", ask=self.asked, what=what, of=of, seat=seat)
        return self.until("answer")

    def event(self, what: str, **more: Any) -> None:
        self.send(type="event", what=what, **more)

    def wait_for(self, seat: str) -> None:
        """Listen until the seat has to decide, or all is over."""
        while not self.position.get("result") and self.decision["seat"] != seat:
            self.until("position")

    def sentences(self) -> list[str]:
        return [text["text"] for line in self.log for text in line["texts"]]


class Host:
    """A server and the tables on it."""

    def __init__(self, client: TestClient):
        self.client = client
        self.house = client.app.state.house  # type: ignore[attr-defined]

    def begin(self, usa: Any = HERE, csa: Any = LINK, **more: Any) -> dict[str, Any]:
        """A match at First Bull Run."""
        wish = {**BULL_RUN, "seats": {"usa": usa, "csa": csa}, **more}
        answer = self.client.post("/api/matches", json=wish)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    @contextmanager
    def page(self, link: str, **more: Any) -> Iterator[Page]:
        with self.client.websocket_connect(f"/live/{link.rpartition('/')[2]}") as socket:
            yield Page(socket, **more)

    def table(self, made: dict[str, Any]) -> Table:
        """The table itself, behind the scenes."""
        found: Table = self.house.hall.tables[made["match"]]
        return found

    def forget(self, made: dict[str, Any]) -> None:
        """As after a restart: the table is known to the store alone."""
        table = self.house.hall.tables.get(made["match"])
        if table is not None:
            self.client.portal.call(self.house.hall.forget, table)  # type: ignore[union-attr]


@contextmanager
def serving(folder: Path, limits: Limits = FREELY, **more: Any) -> Iterator[Host]:
    """A server whose store lies in a folder."""
    settings = Settings(f"sqlite:///{folder / 'store.db'}", limits=limits, bots="thread", **more)
    with TestClient(create_app(settings)) as client:
        yield Host(client)
