"""Debian's chromium as Playwright starts it: without windows where that program is there, it draws
the same with three quarters of the processor's time.
"""

from shutil import which

PROGRAM = which("chromium-headless-shell") or which("chromium")
QUIET = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
