"""What pyproject.toml cannot say: which commit a wheel is built from is written into it."""

from pathlib import Path
from runpy import run_path

from setuptools import setup
from setuptools.command.build_py import build_py


class WithCommit(build_py):
    """Copies the program, and adds its commit where there is one."""

    def run(self) -> None:
        """Build."""
        super().run()
        place = Path("bot/process/version.py")
        commit: str = run_path(str(place))["commit"]()
        (self.build_lib / place).with_name("COMMIT").write_text(commit, "utf-8")


setup(cmdclass={"build_py": WithCommit})
