"""The table protocol: every message between the page and the server, for all games alike.

A place is a space of the scene (hex or area) or a pose on the open table; a text comes with its key, so that
another client may word it anew. Coordinates are whole numbers in the scene's own unit.
"""

from grognard.server.wire.answer import AnswerMessage
from grognard.server.wire.news import (
    ErrorMessage,
    PresenceMessage,
    RematchMessage,
    ThinkingMessage,
    ToldMessage,
)
from grognard.server.wire.position import PositionMessage
from grognard.server.wire.scene import SceneMessage
from grognard.server.wire.sent import Ask, Behold, Choose, Enter, EventSent, Hello, Language, Undo

ToPage = (
    SceneMessage
    | PositionMessage
    | ToldMessage
    | AnswerMessage
    | ErrorMessage
    | PresenceMessage
    | ThinkingMessage
    | RematchMessage
)
FromPage = Hello | Choose | Enter | Ask | Undo | EventSent | Language | Behold
