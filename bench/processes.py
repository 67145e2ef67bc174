"""The memory that a process holds, as Linux tells it (proc(5))."""

from pathlib import Path


def peak(process: int) -> int:
    """Return the most megabytes that a process has held so far."""
    return _megabytes(Path(f"/proc/{process}/status"), "VmHWM")


def _megabytes(file: Path, name: str) -> int:
    (line,) = [each for each in file.read_text("utf-8").splitlines() if each.startswith(f"{name}:")]
    return int(line.split()[1]) >> 10
