"""Prometheus as the manual starts it, on the bot's metrics."""

import re
import time
from pathlib import Path
from typing import Any

import httpx

from tests.manual.machine import Follower

COMMAND = "prometheus --config.file=docs/watching/prometheus.yml --web.listen-address=127.0.0.1:9090 --storage.tsdb.path=/tmp/prometheus"  # noqa: E501
_PATIENCE = 600.0


class Watcher:
    """A Prometheus beside the bot. Ports are the system's choice, else all is as in the manual."""

    def __init__(self, follower: Follower, port: int, metrics: int) -> None:
        self._address = f"http://127.0.0.1:{port}/api/v1"
        example = follower.folder / "docs/watching/prometheus.yml"
        told = example.read_text("utf-8")
        told = told.replace(":9100", f":{metrics}")
        mine = Path("docs/watching/mine.yml")
        (follower.folder / mine).write_text(told, "utf-8")
        _, place = COMMAND.rsplit("=", 1)
        meant = {
            "docs/watching/prometheus.yml": str(mine),
            "127.0.0.1:9090": f"127.0.0.1:{port}",
            place: f"{follower.home}/prometheus",
        }
        self._process = follower.launch(COMMAND, follower.home / "prometheus.log", meant)

    def stop(self) -> None:
        """Let it go."""
        self._process.terminate()
        self._process.wait(60)

    def see(self, alarm: str) -> None:
        """Wait until an alarm rings."""
        begun = time.monotonic()
        while alarm not in self.ringing():
            assert time.monotonic() - begun < _PATIENCE, f"{alarm} does not ring"
            time.sleep(1)
        print(f"{alarm} rings after {time.monotonic() - begun:.0f} s", flush=True)

    def see_quiet(self) -> None:
        """Wait until it has asked the bot, and nothing rings."""
        begun = time.monotonic()
        while self._up() != ["1"] or self.ringing():
            assert time.monotonic() - begun < _PATIENCE, (self._up(), self.ringing())
            time.sleep(1)

    def ringing(self) -> set[str]:
        """The alarms that ring."""
        told = self._ask("alerts").get("alerts", [])
        return {each["labels"]["alertname"] for each in told if each["state"] == "firing"}

    def _up(self) -> list[str]:
        told = self._ask("query?query=up").get("result", [])
        return [each["value"][1] for each in told]

    def _ask(self, what: str) -> dict[str, Any]:
        try:
            told: dict[str, Any] = _get(f"{self._address}/{what}").json()["data"]
        except httpx.TransportError:  # it has not started yet
            return {}
        return told


def served(metrics: int) -> set[str]:
    """The names of the metrics that a worker serves."""
    told = _get(f"http://127.0.0.1:{metrics}/metrics").text
    return set(re.findall(r"^nastolka_\w+", told, re.MULTILINE))


def _get(address: str) -> httpx.Response:
    return httpx.get(address, trust_env=False, timeout=10)
