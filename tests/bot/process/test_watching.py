"""What is drawn and what rings for those who watch names metrics that there are."""

import json
import re
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from bot.metrics import FAULTS

WATCHING = Path("docs/watching")


def counted() -> set[str]:
    """The names under which our metrics are served."""
    samples = (sample.name for family in REGISTRY.collect() for sample in family.samples)
    ours = {name for name in samples if name.startswith("nastolka_")}
    assert {sample.name for family in FAULTS.collect() for sample in family.samples} <= ours
    return ours


@pytest.mark.parametrize("name", ["alarms.yml", "dashboard.json"])
def test_metrics_are_called_so(name: str) -> None:
    named = set(re.findall(r"nastolka_\w+", (WATCHING / name).read_text()))
    assert named
    assert named <= counted()


def test_all_metrics_are_drawn() -> None:
    board = json.loads((WATCHING / "dashboard.json").read_text())
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    shown = {name for name in counted() if not name.endswith(("_created", "_sum", "_count"))}
    assert {name for name in shown if name not in asked} == set()
