"""Tables beside those that are played: they wait for players all the while, and must stand there in
the end as they stood in the beginning, whatever was killed meanwhile.
"""

from playground.person import Host
from tests.e2e.groups import has
from tests.soak.agreeing import JOIN
from tests.soak.watch import Watch

_EACH = 40
"""Tables of one person: nobody may sit at more than fifty. docs/adr/0047."""


def opened(host: Host, tables: int) -> tuple[int, ...]:
    """Have people open `tables` tables, each in a group of its own; return the groups."""
    groups = []
    for number in range(tables):
        if number % _EACH == 0:
            idler = host.person(f"Idler {number // _EACH}")
        groups.append(host.group(f"Beside {number}", idler))
        idler.send(groups[-1], "/play gifts")
    return tuple(groups)


def gone(watch: Watch, groups: tuple[int, ...]) -> list[str]:
    """Say which of them nobody could join any more."""
    return [f"no lobby stands in {group}" for group in groups if not _stands(watch, group)]


def _stands(watch: Watch, group: int) -> bool:
    return any(post.sender.is_bot and has(post, JOIN) for post in watch.posts(group))
