"""Backing up and restoring refuse what would lose something, with a line that says what to do."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from bot import __version__
from bot.process import copies
from bot.process.copies import Refused, put_back, save_copy
from bot.process.settings import Settings
from bot.process.starting import tell_of_readers
from bot.store.embedded import NoServer
from bot.store.operating import Operating
from bot.store.owner import check_owner, own, owner_of
from bot.store.release import Unfit, admit, is_newer
from bot.store.store import Store
from tests.bot.stores import saved
from tests.bot.tables import ANNA, lobby

NEWER = "99.0.0"


@pytest.fixture
async def copy(settings: Settings, store: Store, tmp_path: Path) -> Path:
    """A copy of one table."""
    await saved(store, lobby("gifts", ANNA))
    await save_copy(settings, tmp_path / "copy")
    return tmp_path / "copy"


async def test_copy_is_for_nobody_else_to_read(copy: Path) -> None:
    """It tells names and hands."""
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


async def test_empty_store_is_not_copied_over_a_copy(
    copy: Path, settings: Settings, redis: Redis
) -> None:
    """As with a wrong address: the last good copy stays."""
    before = copy.read_bytes()
    await redis.flushall()
    with pytest.raises(Refused, match="the store is empty: is REDIS_URL, or DATA_DIR, right"):
        await save_copy(settings, copy)
    assert copy.read_bytes() == before
    assert {path.name for path in copy.parent.iterdir()} == {"store", "copy"}


async def test_folder_without_a_store_is_not_copied(tmp_path: Path) -> None:
    with pytest.raises(NoServer, match=r"there is no store in .*: is DATA_DIR right"):
        await save_copy(Settings("1:a", data_dir=tmp_path / "else"), tmp_path / "copy")


async def test_store_that_keeps_something_is_replaced_only_if_that_is_said(
    copy: Path, settings: Settings, redis: Redis
) -> None:
    await redis.set("p:1", "more")
    with pytest.raises(Refused, match=r"not empty: 1 tables, 3 keys.*--replace"):
        await put_back(settings, copy, replaces=False)
    await put_back(settings, copy, replaces=True)
    assert not await redis.exists("p:1")


async def test_bot_at_work_keeps_its_store(copy: Path, settings: Settings, redis: Redis) -> None:
    await redis.set("worker", "elsewhere/1/a run", px=5000)
    with pytest.raises(Refused, match="the bot is at work on this store: stop it first"):
        await put_back(settings, copy, replaces=True)


async def test_copy_by_a_newer_release_is_left_to_it(
    copy: Path, settings: Settings, redis: Redis
) -> None:
    await redis.set("release", NEWER)
    await save_copy(settings, copy)
    with pytest.raises(Refused, match=f"release {NEWER} has made this copy"):
        await put_back(settings, copy, replaces=True)


async def test_nobody_works_on_a_store_that_is_half_restored(
    copy: Path, settings: Settings, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(copies, "restore", killed)
    with pytest.raises(KeyboardInterrupt):
        await put_back(settings, copy, replaces=True)
    monkeypatch.undo()
    with pytest.raises(Unfit, match="the store is half restored"):
        await admit(redis, __version__)
    await put_back(settings, copy, replaces=False)
    await admit(redis, __version__)


async def test_time_of_the_last_copy_is_noted_for_an_alarm(
    copy: Path, settings: Settings, redis: Redis
) -> None:
    noted = (await Operating(redis).load()).copied
    assert abs(noted - copy.stat().st_mtime) < 60
    await redis.set("release", "restoring")
    await redis.delete("copied")
    with pytest.raises(Refused):
        await save_copy(settings, copy)
    assert (await Operating(redis).load()).copied == 0


async def test_half_restored_store_is_not_copied_over_a_copy(
    copy: Path, settings: Settings, redis: Redis
) -> None:
    """Such a copy could never be restored."""
    before = copy.read_bytes()
    await redis.set("release", "restoring")
    with pytest.raises(Refused, match="half restored: restore the copy once more"):
        await save_copy(settings, copy)
    assert copy.read_bytes() == before


OTHER = "22:b"
"""The token of another bot than that of `settings`."""


async def test_copy_of_another_bot_is_restored_only_if_that_is_said(
    settings: Settings, store: Store, redis: Redis, tmp_path: Path
) -> None:
    """And nothing is deleted before that."""
    await own(redis, settings.bot_id)
    live = await saved(store, lobby("gifts", ANNA))
    await save_copy(settings, path := tmp_path / "copy")
    await redis.delete("bot")
    other = replace(settings, telegram_token=OTHER)
    with pytest.raises(Unfit, match="the copy is of bot 1, and TELEGRAM_TOKEN of bot 22"):
        await put_back(other, path, replaces=True)
    assert await store.tables.load(live.table.id)
    await put_back(replace(other, instead_of=1), path, replaces=True)
    assert await owner_of(redis) == "22"


async def test_store_of_another_bot_is_not_replaced(
    copy: Path, settings: Settings, redis: Redis
) -> None:
    await own(redis, "333")
    with pytest.raises(Unfit, match=r"the store is of bot 333, .* set INSTEAD_OF=333"):
        await put_back(settings, copy, replaces=True)
    assert await owner_of(redis) == "333"


async def test_a_renewed_token_is_of_the_same_bot(redis: Redis) -> None:
    await own(redis, Settings("1:a").bot_id)
    check_owner(await owner_of(redis), Settings("1:renewed").bot_id, None)


async def test_older_release_does_not_touch_what_a_newer_has_written(redis: Redis) -> None:
    await admit(redis, "1.4.2")
    await admit(redis, "1.4.0")
    await admit(redis, "1.4.1")
    with pytest.raises(Unfit, match=r"written by release 1\.4\.1, which this one, 1\.3\.9, cannot"):
        await admit(redis, "1.3.9")


@pytest.mark.parametrize(
    ("theirs", "ours", "newer"),
    [("", "0.1.0", False), ("0.2.0", "0.1.9", True), ("1.10.0", "1.9.0", True)],
)
def test_releases_that_differ_in_the_last_number_read_one_another(
    theirs: str, ours: str, *, newer: bool
) -> None:
    assert is_newer(theirs, ours) is newer
    assert not is_newer(ours, ours)


def test_what_a_command_writes_is_for_nobody_else_to_read(copy: Path, tmp_path: Path) -> None:
    """By whatever shell it is started: the store holds hands, and tells who plays with whom."""
    command = f"umask 022; {sys.executable} -m bot restore {copy}"
    settings = {"TELEGRAM_TOKEN": "1:a", "DATA_DIR": str(tmp_path / "new")}
    ended = subprocess.run(command, shell=True, env={**os.environ, **settings}, check=False)  # noqa: S602
    assert ended.returncode == 0
    written = [tmp_path / "new" / "store", *(tmp_path / "new" / "store").rglob("*")]
    assert written[1:]
    assert [one for one in written if stat.S_IMODE(one.stat().st_mode) & 0o077] == []


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o604])
def test_start_says_where_others_can_read_secrets(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, mode: int
) -> None:
    dotenv = tmp_path / ".env"
    dotenv.write_text("TELEGRAM_TOKEN=1:a")
    dotenv.chmod(mode)
    tell_of_readers(dotenv, tmp_path / "none")
    said = [f"others can read {dotenv}: chmod 600 {dotenv}"] if mode != 0o600 else []
    assert caplog.messages == said
