"""`python -m playground`: server, first world and bot, with one command."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import signal
import socket
import sys
from pathlib import Path
from urllib.parse import urlsplit

from playground.bot_process import keep_running
from playground.first_world import make_first_world
from playground.journal import FolderError
from playground.serving import PlaygroundServer, address, bind
from playground.settings import NO_RATES, Rates, Settings
from playground.state import Playground

APP = "play"
"""The short name of the bot's Mini App."""
PORTS = 50
"""How many ports are tried, from the wanted one on."""


def main() -> None:
    """Run until Ctrl-C or SIGTERM."""
    logging.basicConfig(format="%(message)s", level=logging.WARNING)
    options = _options()
    try:
        play = Playground(options.data, _settings(options))
    except FolderError as problem:
        sys.exit(str(problem))
    if not list(play.world.people()):
        make_first_world(play.world)
    asyncio.run(_run(play, options))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m playground", description=__doc__)
    port, data = "port to serve on (the next free one if taken)", "folder for its data"
    parser.add_argument("--port", type=int, default=8081, help=port)
    parser.add_argument("--data", type=Path, default=Path("data/playground"), help=data)
    parser.add_argument("--no-bot", action="store_true", help="the server alone")
    parser.add_argument("--no-rates", action="store_true", help="the bot may send without limit")
    known = (
        "behave like a server before Bot API 10.2, where messages for one member are shown to all"
    )
    parser.add_argument("--no-ephemeral", action="store_true", help=known)
    parser.add_argument("--no-inline", action="store_true", help="inline mode is switched off")
    parser.add_argument("--topics", action="store_true", help="private chats have topics")
    return parser.parse_args()


def _settings(options: argparse.Namespace) -> Settings:
    rates = NO_RATES if options.no_rates else Rates()
    return Settings(
        rates=rates,
        ephemeral=not options.no_ephemeral,
        inline=not options.no_inline,
        topics=options.topics,
        app_url=f"http://127.0.0.1:{_free_port()}/{APP}",
    )


def _free_port() -> int:
    """A port that nobody listens on just now: the bot will."""
    with contextlib.closing(bind(0)) as listener:
        return int(listener.getsockname()[1])


async def _run(play: Playground, options: argparse.Namespace) -> None:
    listener = _bind_free(options.port)
    server = PlaygroundServer(play)
    stop = asyncio.Event()
    for signum in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(signum, stop.set)
    serving = asyncio.create_task(server.serve([listener]))
    bot = asyncio.create_task(_accompany(play, options, listener))
    _tell(f"Nastolka's playground: {address(listener)}  (Ctrl-C stops it)")
    await stop.wait()
    # The bot is stopped first, so that its last calls are still answered.
    bot.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await bot
    server.should_exit = True
    await serving


async def _accompany(
    play: Playground, options: argparse.Namespace, listener: socket.socket
) -> None:
    """Run the bot, or tell how to start one."""
    surroundings = {
        "TELEGRAM_TOKEN": play.world.token,
        "TELEGRAM_API_URL": address(listener),
        "APP_URL": play.settings.app_url,
        "WEBHOOK_PORT": str(urlsplit(play.settings.app_url).port),
        "DATA_DIR": str(options.data / "bot"),
        # Empty, whatever else is set: games of the playground stay out of real stores.
        "REDIS_URL": "",
    }
    if options.no_rates:
        surroundings |= dict.fromkeys(("CHAT_RATE", "GROUP_RATE", "ALL_RATE"), "off")
    if options.no_bot:
        _tell(" ".join(f"{name}={value}" for name, value in surroundings.items()))
    else:
        await keep_running(surroundings, options.data / "bot.log")


def _bind_free(port: int) -> socket.socket:
    for candidate in range(port, port + PORTS):
        try:
            return bind(candidate)
        except OSError:
            continue
    sys.exit(f"No free port from {port} to {port + PORTS - 1}.")


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
