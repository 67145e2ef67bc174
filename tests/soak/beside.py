"""Tables beside those that are played: they wait for players all the while, and must stand there in
the end as they stood in the beginning, whatever was killed meanwhile.
"""

from playground.person import Host
from tests.e2e.groups import has
from tests.soak.agreeing import JOIN
from tests.soak.watch import Watch


def opened(host: Host, tables: int) -> tuple[int, ...]:
    """Have somebody open so many tables, each in a group of its own; return the groups."""
    if not tables:
        return ()
    idler = host.person("Idler")
    groups = tuple(host.group(f"Beside {number}", idler) for number in range(tables))
    for group in groups:
        idler.send(group, "/play gifts")
    return groups


def gone(watch: Watch, groups: tuple[int, ...]) -> list[str]:
    """Say which of them nobody could join any more."""
    return [f"no lobby stands in {group}" for group in groups if not _stands(watch, group)]


def _stands(watch: Watch, group: int) -> bool:
    return any(post.sender.is_bot and has(post, JOIN) for post in watch.posts(group))
