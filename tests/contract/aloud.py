"""All that a game says to who plays by words alone."""

from collections.abc import Iterator

from games.core.choices import Decision, Stop, path_to, screen
from games.core.message import Message
from games.core.values import TABLE, Cell
from tests.contract.plays import Play, Position

_TWELFTH = 12
"""One in this many positions is looked at: from one move to the next little changes."""


def read_aloud(play: Play) -> Iterator[Message]:
    """Yield what can be read in a game, by all viewers, and what the answers to questions are."""
    aloud, name = play.game.telling.aloud, play.game.id.replace("_", "-")
    if aloud is None:
        return
    if aloud.place:
        yield aloud.place(Cell(0, 0))
    for state in (*play.states[::_TWELFTH], play.end):
        for viewer in play.viewers:
            view = play.game.view(state, viewer)
            yield from aloud.brief(view, viewer)
            for chapter, lines in aloud.chapters(view, viewer).items():
                yield Message(f"{name}-chapter-{chapter}")
                yield from lines
    for position in (*play.positions[::_TWELFTH], *_of_each_kind(play)):
        yield from answers_to(play, position)
    yield from _news(play)


def _news(play: Play) -> Iterator[Message]:
    """Yield what is told of events beside their sentences, as everybody sees them."""
    aloud = play.game.telling.aloud
    if aloud is None or (news := aloud.news) is None:
        return
    for _, _, _, after in play.positions:
        view = play.game.view(after.state, TABLE)
        seen = (event.seen_by(TABLE) for event in after.events)
        yield from filter(None, (news(view, event) for event in seen if event is not None))


def _of_each_kind(play: Play) -> Iterator[Position]:
    """Yield the last of the decisions of each kind: some are rare."""
    yield from {type(position.action): position for position in play.positions}.values()


def answers_to(play: Play, position: Position) -> Iterator[Message]:
    """Yield what all answers are called on the way to a decision."""
    aloud = play.game.telling.aloud
    assert aloud
    view = play.game.view(position.state, position.seat)
    actions = Decision(play.game.legal_actions(position.state, position.seat))
    path = path_to(actions, position.action)
    for length in range(len(path) + 1):
        shown = screen(actions, path[:length])
        for row in shown.rows:
            if aloud.stock and (left := aloud.stock(view, row.question.field)):
                yield left
            options = (one for one in row.question.options if not isinstance(one, Stop))
            names = [name for name in (aloud.option, aloud.short) if name]
            said = (
                name(view, dict(shown.answers), row.question.field, option)
                for option in options
                for name in names
            )
            yield from (message for message in said if message)
