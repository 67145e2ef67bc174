"""/rules: one message in the private chat, with chapters that buttons turn to."""

from msgspec.structs import replace

from bot.display.buttons import Board
from bot.display.tables_of import address, table_name
from bot.display.token import BadToken
from bot.display.values import Button
from bot.features.rules import buttons
from bot.features.rules.shown import Rules, rules_surface
from bot.handlers.door import by_link, from_group
from bot.handlers.feature import Feature
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed, runs
from bot.service.table_service import TableService
from bot.table.values import Live, Refused, Table, is_gathering, is_open
from bot.table.words import is_word, word_of
from bot.texts.catalogues import message_id
from bot.texts.frame import Frame

_RULES = "rules"
"""To read by which rules a table plays: the word of its links, which stand in its group."""


def _word_of(table: Table) -> str:
    return f"{table.id}_{word_of(table, _RULES)}"


async def rules(typed: Typed) -> None:
    """/rules: of the table's game, or of the one that is named, or a choice.

    They are long: a group gets the way to the private chat.
    """
    frame = typed.service.frame
    named = [word for word in typed.arguments if word in frame.games]
    here = (typed.is_private and await _current_games(typed)) or ()
    if not typed.is_private:
        here = await typed.service.standing(typed.place)
    chosen = () if named else tuple(live for live in here if live.table.game)
    games = named or list(frame.games)
    if typed.is_private and (len(chosen) == 1 or len(games) == 1):
        if chosen:
            return await _send(typed, _of_table(chosen[0].table, typed.language), chosen[0])
        return await _send(typed, Rules(games[0], typed.language))
    rows = tuple((_rules_button(typed, game),) for game in games)
    if chosen:  # what is agreed on there, not all that can be
        rows = tuple((_agreed_button(typed, live.table),) for live in chosen)
    return typed.reply("rules-which" if typed.is_private else "rules-in-private", rows)


async def _current_games(typed: Typed) -> tuple[Live, ...]:
    """Return the games that somebody plays just now."""
    return tuple(live for live in await typed.tables() if runs(live))


async def rules_linked(typed: Typed, of: str) -> None:
    """Show the rules that a link leads to: a game's, or a table's.

    :raises Refused: when the link names neither a game nor a table.
    """
    if of in typed.service.frame.games:
        return await _send(typed, Rules(of, typed.language))
    id, _, word = of.partition("_")
    live = await by_link(
        typed.service, id, typed.user.id, lambda table: is_word(table, _RULES, word)
    )
    live = live or await from_group(typed.service, id, typed.user.id, "")
    if live is None:
        raise Refused("refused-outdated")
    return await _send(typed, _of_table(live.table, typed.language), live)


async def _send(typed: Typed, rules: Rules, live: Live | None = None) -> None:
    back = await _way_back(typed.service, live, typed.language) if live else ()
    typed.said.append(rules_surface(typed.service.frame, rules, typed.user.id, back=back))


async def on_chapter(tap: Tap, says: buttons.Chapter) -> Answer:
    """Turn to a chapter, where the rules stand."""
    frame, user = tap.service.frame, tap.user
    if tap.token.table:
        rules = _of_table(tap.found.table, user.language)
        back = await _way_back(tap.service, tap.found, user.language)
    elif says.game in frame.games:
        rules, back = Rules(says.game, user.language), ()
    else:
        raise BadToken(str(tap.token))
    return tap.turn(rules_surface(frame, rules, user.id, says.number, back))


async def _on_rules(tap: Tap, says: buttons.Rules) -> Answer:
    """Lead to the rules of the game that a lobby has chosen, or to those by which a table plays:
    to their first chapter, whatever is asked there.
    """
    rules = _of_table(tap.found.table, tap.user.language)
    of = _word_of(tap.found.table) if runs(tap.found) else rules.game
    return tap.lead(f"rules_{of}")


def _of_table(table: Table, language: str) -> Rules:
    """Return the rules by which a table plays.

    :raises Refused: when the table has no game yet.
    """
    if table.game is None:
        raise Refused("refused-outdated")
    seats = 0 if is_gathering(table) else len(table.people)  # others may still join
    return Rules(table.game, language, table.id, table.options, seats)


async def _way_back(service: TableService, live: Live, language: str) -> tuple[Button, ...]:
    """A button to the board, while there is one."""
    if not (runs(live) and is_open(live.table)):
        return ()
    stands = await service.messenger.boards.stands(live.table.id)
    url, said = address(*stands) if stands else None, service.frame.say(language, "button-board")
    return (Button(said, url=url) if url else Button(said, Board(live.table.id)),)


def _rules_button(typed: Typed, game: str) -> Button:
    """Lead to the rules of a game."""
    name = typed.service.frame.say(typed.language, message_id(game, "name"))
    return Button(name, url=typed.service.frame.deep_link(f"rules_{game}"))


def _agreed_button(typed: Typed, table: Table) -> Button:
    """Lead to the rules of a game as they are agreed on at a table."""
    frame: Frame = typed.service.frame
    name = table_name(frame, replace(table, title=""), typed.language)
    return Button(name, url=frame.deep_link(f"rules_{_word_of(table)}"))


FEATURE = Feature(
    handlers=(
        on(buttons.Rules, _on_rules),
        on(buttons.Chapter, on_chapter),
    ),
    commands={"rules": rules},
    links={"rules": rules_linked},
)
