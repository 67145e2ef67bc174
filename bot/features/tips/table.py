"""Tips: a line with each decision of a new kind, for people who meet it for the first time. PURE.

The tips that a person has had come with them when they sit down, and grow in number as they move
(docs/adr/0087).
"""

from bot.table.seating import seat_at
from bot.table.values import Chair, Games, Live, game_of, to_act, with_person
from games.core.choices import Question, Screen, decision, left_at, narrow, path_to, screen
from games.core.contract import Action
from games.core.lessons import next_tip


def due_tip(games: Games, live: Live, chair: Chair, shown: Screen | None = None) -> str | None:
    """Return the id of the tip for the question that a person looks at; None if they have had it,
    or there is no tip for it.

    :param shown: the screen of the question; None: the first one of their decision.
    """
    person = live.table.people[chair]
    if person.tips is None or person.computer:
        return None
    seat = seat_at(live.table, chair)
    if seat not in to_act(games, live):
        return None
    assert live.play is not None
    game = game_of(games, live.table)
    actions = decision(game, live.play.state, seat)
    shown = shown or screen(actions, ())
    if not shown.rows:  # there is nothing to choose
        return next_tip(game, map(str, actions), person.tips)
    row = shown.rows[-1]
    left = left_at(actions, row.paths[0][:-1])
    return next_tip(game, map(str, left), person.tips, row.question.field)


def tipped(games: Games, live: Live, chair: Chair, action: Action) -> Live:
    """Return a table at which somebody has had the tips of the questions that led to a move; one
    with a single answer was not asked.
    """
    assert live.play is not None
    had = live.table.people[chair].tips or ()
    game = game_of(games, live.table)
    actions = decision(game, live.play.state, seat_at(live.table, chair))
    path = path_to(actions, action)
    asked = (narrow(actions, path[:answered]) for answered in range(len(path)))
    fields = [question.field for question in asked if isinstance(question, Question)]
    of_move = (next_tip(game, [str(action)], had, field) for field in fields)
    tips = dict.fromkeys((due_tip(games, live, chair), *of_move))
    new = tuple(tip for tip in tips if tip)
    return with_person(live, chair, tips=(*had, *new)) if new else live
