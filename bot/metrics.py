"""Prometheus metrics: https://prometheus.io/docs/concepts/metric_types/

Numbers only: no names, no chats, no tables.
"""

from logging import Logger

from prometheus_client import Counter, Gauge, Histogram

RECEIVED = Counter("nastolka_updates_received", "Updates that are new, put into the inbox")
TAKEN = Histogram(
    "nastolka_update_seconds",
    "From an update's receipt to the end of dealing with it",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60),
)
PRESSES = Counter("nastolka_presses", "Buttons that were pressed, by what they do", ["kind"])
BURIED = Counter("nastolka_updates_buried", "Updates that could not be dealt with")
AT_WORK = Gauge("nastolka_at_work", "1 while this process works, 0 while it stands by")
WAITING = Gauge("nastolka_inbox_waiting", "Entries of the inbox that are not dealt with")
DEAD = Gauge("nastolka_inbox_dead", "Dead letters kept")
REFUSALS = Counter("nastolka_refusals", "Messages that Telegram did not take as they were")
FAULTS = Counter("nastolka_faults", "Bugs of ours that somebody ran into")
SIMPLE = Counter("nastolka_simple_moves", "Moves of computers that could not decide")
HASTY = Counter("nastolka_hasty_moves", "Moves of computers that had thought for too long")

BUILD = Gauge("nastolka_build_info", "1; its labels tell what runs here", ["version", "commit"])
WELL = Gauge("nastolka_well", "1 as long as Telegram and the store are heard, else 0")
DISK = Gauge("nastolka_disk_free_ratio", "How much of the disk with the data is free, 0 to 1")
MEMORY = Gauge("nastolka_memory_free_ratio", "How much of the memory for us is free, 0 to 1")
COPIED = Gauge("nastolka_backup_timestamp_seconds", "When the store was backed up last; 0: never")
TABLES = Gauge("nastolka_tables_open", "Tables that stand somewhere")
PEOPLE = Gauge("nastolka_people", "People heard in the last day, roughly")
ENDED = Counter("nastolka_games_ended", "Games that were played to their end, or stopped", ["game"])
WAITED = Counter("nastolka_told_to_wait", "Times that Telegram told us to wait (429)")
DRAWN = Histogram(
    "nastolka_picture_seconds",
    "From a picture's order to its drawing's end, waiting for a painter included",
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60),
)
SHOWN = Histogram(
    "nastolka_shown_seconds",
    "From a table's change to the moment at which all its chats show it, also what waits for 429s",
    buckets=(0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300),
)
ORDERED = Gauge("nastolka_pictures_waiting", "Pictures that are ordered and not drawn yet")


def faults_so_far() -> int:
    """Return how many bugs of ours this process has met."""
    [counted] = FAULTS.collect()  # the registry would ask the system about everything else, too
    return int(counted.samples[0].value)


def fault(log: Logger, said: str, *told: object) -> None:
    """Log and count a bug of ours, in the block that has caught it."""
    log.exception(said, *told)
    FAULTS.inc()
