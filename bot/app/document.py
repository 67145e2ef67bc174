"""The page as one document, with its script and its styles in it: a phone asks for the page once,
and then only for the looks of a table (docs/adr/0107). Its modules stay what editors and browsers
know.
"""

import re
from base64 import b64encode
from hashlib import sha256
from html import escape
from pathlib import Path

from msgspec import Struct

_FOLDER = Path(__file__).parent / "page"
_MODULES = ("telegram.js", "dom.js", "faces.js", "server.js", "map.js", "app.js")
"""Each after those that it imports; no two of them have a name in common."""
_FACES = ("figures", "letters", "heavy")
# Alegreya Sans as in pictures: figures.woff2 is its Black, cut by
# pyftsubset --text='0-9 A-Z × + −' --layout-features=lnum,tnum --flavor=woff2 --no-hinting
# letters.woff2 and heavy.woff2 are its Medium and ExtraBold, by the same but for
# --unicodes='U+20-7E,U+A0-FF,U+400-45F,U+490-491,U+2010-2014,U+2018-201E,U+2026,U+2039-203A,U+2212'
_LINK = re.compile(r"^(import .*;\n|export )", re.MULTILINE)


class Document(Struct, frozen=True):
    """The HTML document of the page."""

    shell: str
    sources: str
    """The part of its content security policy that says which script, styles and face are ours."""

    def html(self, language: str, offline: str) -> str:
        """Return the document in a language, as it stands before the first answer has come.

        :param offline: the words that the page shows if no answer comes.
        """
        told = self.shell.replace("{language}", language, 1)
        return told.replace("{offline}", escape(offline), 1)


def document() -> Document:
    """Put the page together."""
    script = "".join(_LINK.sub("", _file_text(name)) for name in _MODULES)
    style = _file_text("app.css")
    for name in _FACES:
        style = style.replace(
            f"{{{name}}}", f"data:font/woff2;base64,{_base64_of(name + '.woff2')}"
        )
    icon = f"data:image/png;base64,{_base64_of('icon.png')}"
    html = _file_text("index.html").replace("{icon}", icon)
    html = html.replace("{style}", style).replace("{script}", script)
    return Document(
        html, f"script-src {_digest(script)}; style-src {_digest(style)}; font-src data:"
    )


def _file_text(name: str) -> str:
    return (_FOLDER / name).read_text("utf-8")


def _base64_of(name: str) -> str:
    return b64encode((_FOLDER / name).read_bytes()).decode()


def _digest(source: str) -> str:
    return f"'sha256-{b64encode(sha256(source.encode()).digest()).decode()}'"
