"""The Bot API, without a library: what it answers is to be seen as it is, refusals, too."""

import json
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx

_PATIENCE = 120.0
"""Seconds to wait for an answer: a request that is sat out is to be seen to its end."""


GONE = "message to delete not found"


class Answer(NamedTuple):
    """What Telegram has answered, and after how many seconds."""

    ok: bool
    result: Any
    """Of a request that was carried out."""
    said: str
    """Why it was not; empty otherwise."""
    seconds: float
    wait: int | None
    """After how many seconds it may be asked again (`retry_after`)."""


class Telegram:
    """Calls methods as a bot, and notes which messages it has sent, to take them away again."""

    def __init__(self, api: str, token: str, group: int) -> None:
        self._base = f"{api}/bot{token}"
        self._web = httpx.Client(timeout=_PATIENCE)
        self.group = group
        self._sent: list[int] = []

    def call(
        self, method: str, *, photo: bytes | None = None, waits: bool = True, **parameters: Any
    ) -> Answer:
        """Call a method; while Telegram tells us to wait, wait and call again.

        :param photo: a file that goes along, as `attach://photo`.
        :param waits: False to see how long we are told to wait.
        :raises httpx.HTTPError: when the connection breaks; nothing is tried again then.
        """
        answer = self._called(method, photo, parameters)
        while waits and answer.wait is not None:
            time.sleep(answer.wait)
            answer = self._called(method, photo, parameters)
        return answer

    def _called(self, method: str, photo: bytes | None, parameters: dict[str, Any]) -> Answer:
        fields = {name: _written(value) for name, value in parameters.items()}
        files = {"photo": ("photo.jpg", photo)} if photo else None
        begun = time.monotonic()
        got = self._web.post(f"{self._base}/{method}", data=fields, files=files)
        seconds = time.monotonic() - begun
        try:
            body = got.json()
        except ValueError:
            return Answer(False, None, f"{got.status_code} and no JSON", seconds, None)
        wait = body.get("parameters", {}).get("retry_after")
        said = "" if body["ok"] else f"{body['error_code']} {body['description']}"
        return Answer(body["ok"], body.get("result"), said, seconds, wait)

    def here(self, method: str, **parameters: Any) -> Answer:
        """Call a method in the test group; a message that it sends is taken away at the end."""
        answer = self.call(method, chat_id=self.group, **parameters)
        if answer.ok and method.startswith("send") and isinstance(answer.result, dict):
            self._sent.append(answer.result["message_id"])
        return answer

    def say(self, text: str, **parameters: Any) -> Answer:
        """Send a text to the test group, without a sound."""
        return self.here("sendMessage", text=text, disable_notification=True, **parameters)

    def take_away(self) -> Iterator[tuple[int, str]]:
        """Delete what was sent and still stands; yield each message, and why it stands on: empty
        when Telegram says that it is deleted.
        """
        sent, self._sent = self._sent, []
        for message in sent:
            said = self.here("deleteMessage", message_id=message).said
            if GONE not in said:  # a trial has deleted it
                yield message, said

    def close(self) -> None:
        """Let the connections go."""
        self._web.close()


def _written(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)
