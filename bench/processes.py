"""The most memory that a process has held so far, as Linux tells it (proc(5))."""

from pathlib import Path


def peak(process: int) -> int:
    """Return the most megabytes that a process has held so far."""
    status = Path(f"/proc/{process}/status").read_text("utf-8")
    (line,) = [line for line in status.splitlines() if line.startswith("VmHWM")]
    return int(line.split()[1]) >> 10
