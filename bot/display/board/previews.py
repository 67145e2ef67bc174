"""The outcome of a move before it is confirmed, as far as its viewer can know it; and the name of a
move. PURE.

The move is tried in worlds that the viewer could not tell from the true one (`Game.resample`).
Points that are the same in all of these worlds follow from the viewer's knowledge; no others are
shown.
"""

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Any

from bot.display.board.news import tell
from bot.display.views import facts
from bot.table.values import Live, game_of
from bot.texts.catalogues import NamesOf, figure
from bot.texts.frame import Frame, plain_names, seat_mark
from bot.texts.reader import Reader
from bot.texts.wording import BETWEEN, Asker, answered, chosen, described
from games.core.choices import KIND, Path, Screen, decision, path_to, screen
from games.core.contract import Action, AnyGame, Event, Transition
from games.core.errors import RuleViolation
from games.core.log import find
from games.core.message import Message
from games.core.rng import Rng
from games.core.values import TABLE, Seat, Viewer

_WORLDS = (Rng(1), Rng(2))
"""Two samples nearly always differ in whatever chance decides. Where they do not, the viewer might
have guessed as well."""
_MOST = 2
"""Lines."""


def brings(reader: Reader, live: Live, shown: Screen) -> str:
    """Return the points that the chosen move pays at once, and the change of the forecast where a
    table shows one. The last move of a game does not tell how the game ends. Where one tap answers
    the last question and makes the move, return the points that are paid whatever the answer.
    """
    game, state = game_of(reader.frame.games, live.table), facts(reader.frame, live).state
    asked = (seat for seat in game.to_act(state) if not game.asks_in_private(state, seat))
    seat = next(asked) if reader.viewer is TABLE else reader.viewer
    worlds = [game.resample(state, reader.viewer, chance) for chance in _WORLDS]
    moves = _moves(game, state, seat, shown)
    tried = [_trial_result(game, world, seat, move) for world in worlds for move in moves]
    if not tried:
        return ""
    paid, *others = [_scoring_events(game, after) for after in tried]
    if any(other != paid for other in others):
        return ""
    lines = [f"➕ {line}" for line in tell(reader, live, paid)][:_MOST]
    after = [_prospects(game, one.state, reader.viewer) for one in tried if one]
    if after and all(one == after[0] for one in after):
        before = _prospects(game, state, reader.viewer)
        known = zip(before, after[0], _pays_each(game, state, tried, reader.viewer), strict=False)
        seats = {Seat(n): each for n, each in enumerate(known)}
        changes = {
            owner: max(0, now - was) if gained else now - was  # what was counted is paid now
            for owner, (was, now, gained) in seats.items()
        }
        button = _said_by_button(shown)
        if button and seat in seats and (seats[seat][2] or changes[seat] == button):
            changes[seat] = 0
        lines.append(_forecast(reader, live, changes))
    return "\n".join(line for line in lines if line)


def _moves(game: AnyGame, state: Any, seat: Seat, shown: Screen) -> tuple[Action, ...]:
    """Return the chosen move; without one those that the taps of the last question make, where
    each of them makes one.
    """
    if shown.action is not None:
        return (shown.action,)
    paths = shown.rows[-1].paths if shown.rows else ()
    if shown.closing != {*paths}:
        return ()
    actions = decision(game, state, seat)
    made = (screen(actions, path).action for path in paths)
    return tuple(move for move in made if move is not None)


def _trial_result(game: AnyGame, world: Any, seat: Seat, action: Action) -> Transition[Any] | None:
    """Return the result of a move in a sampled world; None where it is not possible there."""
    try:
        return game.apply(world, seat, action)
    except RuleViolation:
        return None


def _scoring_events(game: AnyGame, after: Transition[Any] | None) -> tuple[Event, ...]:
    """Return the events that pay points, without those that are counted at the end of a game."""
    if after is None or not game.to_act(after.state):
        return ()
    return tuple(event for event in after.events if getattr(event, "points", 0))


def _prospects(game: AnyGame, state: Any, viewer: Viewer) -> tuple[int, ...]:
    if game.prospects is None or not game.to_act(state):
        return ()
    return game.prospects(game.view(state, viewer))


def _pays_each(
    game: AnyGame, state: Any, tried: Iterable[Transition[Any] | None], viewer: Viewer
) -> Iterator[bool]:
    """Yield of each seat whether a move pays it points at once."""
    after = next(after.state for after in tried if after)
    scores = (game.scores(game.view(each, viewer)) for each in (state, after))
    return (now > was for was, now in zip(*scores, strict=True))


def _said_by_button(shown: Screen) -> int:
    """Return the points that the chosen button says already, as it does in a first game."""
    return shown.rows[-1].sure if shown.rows else 0


def _forecast(reader: Reader, live: Live, changes: Mapping[Seat, int]) -> str:
    """Say whose forecast changes by how much, apart from the points that are paid now."""
    names = plain_names(live.table) if reader.frame.aloud else None  # a voice is told no marks
    said = [
        f"{_whose(live, seat, names)} {'+' if change > 0 else ''}{figure(change)}"
        for seat, change in changes.items()
        if change
    ]
    if not said:
        return ""
    return reader.say(Message("preview-forecast", {"changes": " · ".join(said)}))


def _whose(live: Live, seat: Seat, names: NamesOf | None) -> str:
    return escape(names(seat)[0]) if names else seat_mark(live.table, seat)


def path_of_move(frame: Frame, live: Live, seat: Seat, notation: str) -> Path:
    """Return how somebody comes to a move by answering."""
    game, state = game_of(frame.games, live.table), facts(frame, live).state
    return path_to(decision(game, state, seat), find(game, state, seat, notation))


def named_move(asker: Asker, live: Live, seat: Seat, shown: Screen) -> str:
    """Describe a move as the log does, with its place where no picture shows it, and with details
    that the log leaves to the events. The caption may already name the kind of move and the first
    answer, a card of the hand: these are then left out.
    """
    frame, game = asker.frame, game_of(asker.frame.games, live.table)
    if shown.action is None:
        return escape(chosen(asker, shown))
    told = described(frame, game, facts(frame, live).state, seat, shown.action)
    if told is None:
        return escape(chosen(asker, shown))
    named = frame.say(asker.language, told, plain_names(live.table))
    first = next((field for field, _ in shown.told if field != KIND), KIND)
    words = (
        word
        for field, word in answered(asker, shown)
        if field not in (KIND, first) or word not in named
    )
    return escape(BETWEEN.join((named, *words)))
