"""Troubles that come and go while people play: faults of Telegram, spells in which it is slow for
minutes, and clocks of workers that leap an hour ahead and go back.
"""

from pathlib import Path

from playground.person import Host
from tests.e2e.bot_under_test import AHEAD

FOR_EVER = 10**9
LATE = 35.0
"""Seconds: longer than the bot waits."""
_SENDING = ("sendMessage", "sendPhoto", "sendPoll")
_OTHERS = (
    *("editMessageText", "editMessageCaption", "editMessageMedia", "editMessageReplyMarkup"),
    *("deleteMessage", "answerCallbackQuery"),
)
_SLOWLY = 8.0
"""Seconds after which all else is answered while Telegram is slow."""
_EDITING = _OTHERS[:4]
_PICTURED = ("sendPhoto", "editMessageMedia")
SAT_OUT = 6.0
"""Seconds of a flood that Telegram sits out before it does what it is asked, or of a slow line: the
bot waits for longer."""
RARE = (
    *(("delay", "before", method) for method in (*_SENDING, *_EDITING)),
    *(("uplink", "before", method) for method in _PICTURED),
    *(
        (kind, "after", method)
        for kind in ("error", "unauthorized", "gateway")
        for method in (*_SENDING, *_EDITING)
    ),
    *(("image", when, method) for when in ("before", "after") for method in _PICTURED),
)
"""Rare faults of a server that is busy or restarted: kind, moment, method."""
_AHEAD = 3600
"""Seconds."""


class Telegram:
    """Orders faults of Telegram. Every call takes effect at once, however late it is answered."""

    def __init__(self, host: Host) -> None:
        self._host = host

    def be(self, shares: dict[tuple[str, str], float], late: float, *, slow: bool = False) -> None:
        """Let shares of requests meet faults from now on.

        :param shares: the shares of requests, by the kind of a fault and the moment at which it
            strikes.
        :param late: share of new messages that are answered after `LATE` seconds.
        :param slow: whether nearly all requests are answered late.
        """
        self.be_well()
        for (kind, when), share in shares.items():
            self._host.fault(kind, "*", probability=share, when=when, count=FOR_EVER)
        for method in _SENDING:
            self._delay(method, 0.8 if slow else late, LATE)
        for method in _OTHERS if slow else ():
            self._delay(method, 0.8, _SLOWLY)

    def be_odd(self, share: float) -> None:
        """Let a share of messages and edits meet each of the rarer faults."""
        for kind, when, method in RARE if share else ():
            how = {"probability": share, "when": when, "seconds": SAT_OUT}
            self._host.fault(kind, method, count=FOR_EVER, **how)

    def disturb(self, twice: float, disordered: float) -> None:
        """Deliver shares of the batches of updates twice, or in reverse."""
        for kind, share in (("duplicate", twice), ("reorder", disordered)):
            self._host.fault(kind, "getUpdates", probability=share, count=FOR_EVER)

    def be_well(self) -> None:
        """Remove all faults."""
        self._host.remove("faults")

    def _delay(self, method: str, share: float, seconds: float) -> None:
        how = {"probability": share, "when": "after", "seconds": seconds}
        self._host.fault("delay", method, count=FOR_EVER, **how)


class Clocks:
    """Sets the clocks of workers."""

    def __init__(self, folder: Path) -> None:
        """:param folder: the bot's folder."""
        self._folder = folder
        self._ahead: Path | None = None

    def leap(self, worker: int) -> None:
        """Set the clock of one worker an hour ahead, until it is put right."""
        self.put_right()
        self._ahead = self._folder / f"{AHEAD}.{worker}"
        written = self._folder / "clock"
        written.write_text(str(_AHEAD), "utf-8")
        written.rename(self._ahead)  # so that nobody reads half of the file

    def put_right(self) -> None:
        """Let all go back."""
        if self._ahead:
            self._ahead.unlink()
            self._ahead = None
