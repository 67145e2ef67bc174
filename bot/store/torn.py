"""Mends the embedded server's append-only file after a power cut, which has left zeros, half a
command, or garbage at its end: with those the server does not start.

Every write is on disk before it is answered, so what lies behind the last whole command was never
acknowledged, nor a transaction without its end: it is cut off, and a copy of the file is kept. What
is spoilt in the middle is left as it is: commands that were acknowledged follow it.
https://valkey.io/topics/persistence/
"""

import mmap
import os
import re
import shutil
import time
from pathlib import Path

MOST = 1 << 20
"""Bytes that are cut off at most: more was not written at once."""
_LAST = re.compile(r"^file (\S+) seq \d+ type i\b", re.MULTILINE)
_COUNT = re.compile(rb"\*(\d+)\r\n")
_LENGTH = re.compile(rb"\$(\d+)\r\n")
_COMMAND = re.compile(rb"\*\d+\r\n\$\d+\r\n")


class Spoilt(Exception):
    """The file cannot be mended without losing what was acknowledged; the text says why."""


def mend(folder: Path) -> str:
    """Cut a torn end off the last append-only file in a store's folder, which no server uses.

    :return: a line that says what was done; empty where nothing is torn.
    :raises Spoilt: when the file is left as it is.
    :raises OSError: when it cannot be read, copied or written.
    """
    path = _last_file(folder)
    if path is None or not (size := path.stat().st_size):
        return ""
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        whole, torn = _whole(data)
        if whole == size:
            return ""
        if size - whole > MOST:
            raise Spoilt(f"{path} is spoilt from byte {whole} of {size} on, more than is mended")
        if _holds_command(data, torn):
            raise Spoilt(f"{path} is spoilt at byte {torn} of {size}, and whole commands follow")
    copy = folder / f"torn-{int(time.time())}.aof"
    shutil.copyfile(path, copy)
    with path.open("r+b") as written:
        written.truncate(whole)
        os.fsync(written.fileno())
    cut = size - whole
    return f"the last {cut} bytes of {path} were torn, by a power cut: cut off; a copy is {copy}"


def _last_file(folder: Path) -> Path | None:
    """Return the file to which a server appends; None where there is none yet."""
    manifest = folder / "appendonlydir" / "appendonly.aof.manifest"
    if not manifest.exists():
        return None
    names = _LAST.findall(manifest.read_text("utf-8"))
    path = manifest.with_name(names[-1]) if names else None
    return path if path and path.exists() else None


def _whole(data: mmap.mmap) -> tuple[int, int]:
    """Return where the last command ends that belongs to no open transaction, and where the first
    one begins that is not whole: there the file is torn.
    """
    at, is_open, whole = 0, False, 0
    while found := _end_of(data, at):
        at, name = found
        is_open = name == b"MULTI" or (is_open and name != b"EXEC")
        if not is_open:
            whole = at
    return whole, at


def _end_of(data: mmap.mmap, at: int) -> tuple[int, bytes] | None:
    """Return where the command at a position ends, and its name; None where it is not whole."""
    count = _COUNT.match(data, at)
    if count is None:
        return None
    at, name = count.end(), b""
    for number in range(int(count[1])):
        length = _LENGTH.match(data, at)
        if length is None:
            return None
        start, end = length.end(), length.end() + int(length[1])
        if data[end : end + 2] != b"\r\n":
            return None
        if not number:
            name = data[start:end].upper()
        at = end + 2
    return at, name


def _holds_command(data: mmap.mmap, torn: int) -> bool:
    """Tell whether a whole command stands behind the one that is torn."""
    return any(_end_of(data, one.start()) for one in _COMMAND.finditer(data, torn + 1))
