"""A power cut tears the end of the embedded server's file: what was acknowledged is there, and what
is cut off is kept beside it.
"""

import logging
import os
import signal
from pathlib import Path

import pytest

from bot.store.client import connect
from bot.store.embedded import EmbeddedServer, NoServer
from bot.store.torn import MOST
from tests.bot.store.test_embedded import pid_of

HALF = b"*3\r\n$3\r\nSET\r\n$1\r\nb\r\n$100\r\nhalf"
OPEN = b"*1\r\n$5\r\nMULTI\r\n*3\r\n$3\r\nSET\r\n$1\r\nb\r\n$1\r\n1\r\n"
TORN = {
    "zeros": bytes(4096),
    "half a command": HALF,
    "half a command and zeros": HALF + bytes(4096),
    "half a transaction and zeros": OPEN + bytes(512),
    "half a transaction": OPEN,
    "garbage": bytes(range(256)) * 4,
}


async def killed(folder: Path) -> Path:
    """Write something, and let the power fail; return the file."""
    server = EmbeddedServer(folder)
    await server.start()
    async with connect(server.url) as redis:
        await redis.set("a", "kept")
        await redis.eval("redis.call('SET', KEYS[1], 1) redis.call('SET', KEYS[2], 2)", 2, "x", "y")
        await redis.set("z", "kept, too")
    assert server._watch
    server._watch.cancel()
    os.kill(await pid_of(server), signal.SIGKILL)
    await server.stop()
    (file,) = (folder / "appendonlydir").glob("*.incr.aof")
    return file


@pytest.mark.parametrize("tear", TORN)
async def test_server_starts_with_all_that_was_acknowledged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, tear: str
) -> None:
    file = await killed(tmp_path)
    whole = file.read_bytes()
    file.write_bytes(whole + TORN[tear])
    server = EmbeddedServer(tmp_path)
    await server.start()
    async with connect(server.url) as redis:
        assert await redis.mget("a", "x", "y", "z") == [b"kept", b"1", b"2", b"kept, too"]
        assert await redis.get("b") is None
        await redis.set("after", "1")
    await server.stop()
    copies = [copy.read_bytes() for copy in tmp_path.glob("torn-*.aof")]
    if copies:  # else the server could mend it itself
        assert copies == [whole + TORN[tear]]
        said = [record.message for record in caplog.records if record.levelno == logging.WARNING]
        assert len(said) == 1
        assert f"the last {len(TORN[tear])} bytes of {file} were torn" in said[0]
    assert bool(copies) == (b"\0" in TORN[tear])


async def test_what_is_spoilt_in_the_middle_is_left_as_it_is(tmp_path: Path) -> None:
    """Zeros in the middle: whatever follows them was acknowledged."""
    file = await killed(tmp_path)
    whole = file.read_bytes()
    at = whole.index(b"kept")
    file.write_bytes(spoilt := whole[: at - 8] + bytes(8) + whole[at:])
    with pytest.raises(NoServer, match=r"is spoilt at byte .* and whole commands follow"):
        await EmbeddedServer(tmp_path).start()
    assert file.read_bytes() == spoilt
    assert not list(tmp_path.glob("torn-*"))


async def test_more_than_is_written_at_once_is_left_as_it_is(tmp_path: Path) -> None:
    file = await killed(tmp_path)
    file.write_bytes(spoilt := file.read_bytes() + bytes(MOST + 1))
    with pytest.raises(NoServer, match="more than is mended"):
        await EmbeddedServer(tmp_path).start()
    assert file.read_bytes() == spoilt
