"""What is drawn and what rings for those who watch names metrics that there are."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from bot.metrics import FAULTS

pytestmark = pytest.mark.servers

WATCHING = Path("docs/watching")


def counted() -> set[str]:
    """The names under which our metrics are served."""
    families = list(REGISTRY.collect())
    samples = {sample.name for family in families for sample in family.samples}
    labelled = {f"{one.name}_total" for one in families if one.type == "counter"}
    named = samples | labelled | {one.name for one in families if one.type == "gauge"}
    ours = {name for name in named if name.startswith("nastolka_")}
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


def test_each_alarm_rings_when_it_should_and_no_other_time() -> None:
    """https://prometheus.io/docs/prometheus/latest/configuration/unit_testing_rules/"""
    tests = Path("tests/bot/process/alarms_test.yml")
    done = promtool("test", "rules", str(tests))
    assert done.returncode == 0, done.stdout + done.stderr
    rules = re.findall(r"alert: (\w+)", (WATCHING / "alarms.yml").read_text())
    assert [rule for rule in rules if f"name: {rule}\n" not in tests.read_text()] == []


def test_each_alarm_names_its_mend_and_where_the_manual_tells_more() -> None:
    rules = (WATCHING / "alarms.yml").read_text().split("- alert: ")[1:]
    headings = re.findall(r"^## (.+)$", Path("docs/operations.md").read_text(), re.MULTILINE)
    anchors = {heading.lower().replace(" ", "-") for heading in headings}
    for rule in rules:
        assert re.search(r"^ +mend: .{20,}$", rule, re.MULTILINE), rule
        page = re.search(r"^ +page: docs/operations\.md#(.+)$", rule, re.MULTILINE)
        assert page, rule
        assert page[1] in anchors


def test_example_is_one_that_prometheus_takes() -> None:
    done = promtool("check", "config", str(WATCHING / "prometheus.yml"))
    assert done.returncode == 0, done.stdout + done.stderr


def test_example_asks_what_one_bot_serves_and_nothing_else() -> None:
    """It asked a second process, which a bot has not: the alarm of the dead rang for ever."""
    targets = re.findall(r"127\.0\.0\.1:\d+", (WATCHING / "prometheus.yml").read_text())
    assert targets == ["127.0.0.1:9100"]


def promtool(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """Debian's, of its package `prometheus`."""
    program = shutil.which("promtool")
    assert program, "promtool is not on the PATH: make servers"
    return subprocess.run((program, *arguments), capture_output=True, text=True, timeout=60)
