"""Views are made once a state: a new state is looked at anew, each viewer sees his own."""

from msgspec.structs import replace

from bot.store.kept import with_kept_views
from games.core.values import TABLE, Seat
from tests.bot.tables import ALL, PEOPLE, begun, moved


def test_view_is_made_once_for_each_state_and_viewer() -> None:
    made = []

    def view(state: object, viewer: Seat | None) -> object:
        made.append((state, viewer))
        return ALL["sealed"].view(state, viewer)

    games = with_kept_views({"sealed": replace(ALL["sealed"], view=view)})
    before = begun("sealed", *PEOPLE)
    states = [live.play.state for live in (before, moved(before, 1), before) if live.play]
    for state in states:
        for viewer in (TABLE, Seat(0), Seat(1)):
            for _ in range(2):
                assert games["sealed"].view(state, viewer) == ALL["sealed"].view(state, viewer)
    assert len(made) == 9
