"""What pages of the documentation name exists, and decisions are found (docs/adr/README.md)."""

import re
from pathlib import Path
from textwrap import dedent

import pytest

from first_day.trials import TRIALS
from tests.proofs import filled
from tests.properties import each

ROOT = Path(__file__).parents[2]
DECISIONS = sorted((ROOT / "docs/adr").glob("[0-9]*.md"))
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@each("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", page.read_text())
    dead = [link for link in links if ":" not in link and not (page.parent / link).exists()]
    assert dead == []


def test_every_file_of_the_glossary_is_there() -> None:
    """docs/glossary.md says where things are: whoever moves a file moves it there, too."""
    words = (ROOT / "docs/glossary.md").read_text()
    named = re.findall(r"`((?:bot|games|render|playground|docs)/[\w/.-]+)`", words)
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


@each("page", DECISIONS, ids=lambda page: page.stem)
def test_a_decision_is_read_in_a_minute(page: Path) -> None:
    """Whoever would undo it reads forty lines at most (docs/adr/README.md)."""
    assert len(page.read_text().splitlines()) <= 40


@each("page", DECISIONS, ids=lambda page: page.stem)
def test_a_decision_has_date_and_status_and_is_found_by_a_question(page: Path) -> None:
    assert re.match(r"\*\d{4}-\d\d-\d\d · accepted\b", page.read_text().splitlines()[2])
    assert f"({page.name})" in (ROOT / "docs/adr/README.md").read_text()


@pytest.mark.parametrize("room", ["bot", "games", "render", "playground", "tests", "bench", "docs"])
def test_decisions_that_are_referred_to_exist(room: str) -> None:
    known = {page.name[:4] for page in DECISIONS}
    for file in filled(sorted((ROOT / room).rglob("*.*"))):
        if file.suffix in {".py", ".md", ".toml"}:
            assert decisions_of(file.read_text()) <= known, file


def decisions_of(text: str) -> set[str]:
    """Numbers as in file names, from `docs/adr/0033` as well as from "ADR 33"."""
    spoken = {f"{int(number):04d}" for number in re.findall(r"\bADRs? (\d+)", text)}
    return spoken | set(re.findall(r"adr/(\d{4})", text))


def test_first_day_has_so_many_things_to_try_and_says_which_the_script_does() -> None:
    """docs/telegram.md: each says what is well, and what to do otherwise."""
    said = (ROOT / "docs/telegram.md").read_text().partition("## The first day")[2]
    steps = re.findall(r"^(\d+)\. (● )?(.*)$", said, re.MULTILINE)
    assert [int(number) for number, *_ in steps] == list(range(1, 28))
    assert [step for *_, step in steps if not re.search("✓ .+ ✗ .+", step)] == []
    assert 0 < len([mark for _, mark, _ in steps if mark]) <= len(TRIALS)


def test_each_method_that_we_call_says_what_we_rely_on() -> None:
    """docs/telegram.md, of what bot/reconciler/api asks by python-telegram-bot's names."""
    page = (ROOT / "docs/telegram.md").read_text().partition("## The first day")[0].lower()
    calls = set()
    for file in sorted((ROOT / "bot").rglob("*.py")):
        calls |= set(
            re.findall(r"\bbot\.((?:send|edit|delete|pin|stop|create|set)_\w+)\(", file.read_text())
        )
    names = {call.replace("_", "") for call in calls}
    assert len(names) > 10
    edits = ("editmessagecaption", "editmessagemedia", "editmessagereplymarkup")
    assert filled({name for name in names if f"`{name}`" not in page}) <= set(edits)


def test_what_the_page_on_features_shows_stands_in_the_feature() -> None:
    """docs/adding-a-feature.md quotes signs word for word."""
    said = (ROOT / "docs/adding-a-feature.md").read_text()
    shown = [dedent(one).strip() for one in re.findall(r"```python\n(.*?)```", said, re.DOTALL)]
    code = [file.read_text() for file in (ROOT / "bot/features/signs").glob("*.py")]
    assert shown
    assert [one for one in shown if not any(one in text for text in code)] == []


def test_the_suite_runs_on_each_python_that_contributors_are_told() -> None:
    """From the oldest that the bot may be installed with on: none was tried on the newest."""
    workflow = Path(".github/workflows/test.yml").read_text("utf-8")
    (matrix,) = re.findall(r"^ +python: \[(.*)\]$", workflow, re.MULTILINE)
    told = Path("CONTRIBUTING.md").read_text("utf-8")
    ((first, last),) = re.findall(r"on Python 3\.(\d+) to 3\.(\d+)", told)
    assert matrix == ", ".join(f'"3.{minor}"' for minor in range(int(first), int(last) + 1))
    assert f'requires-python = ">=3.{first}"' in Path("pyproject.toml").read_text("utf-8")
