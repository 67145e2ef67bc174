"""Words that somebody types in their private chat about their game: a question, or a name."""

from telegram import Update

from bot.display.board.answers import FULL, SHORT, answer, question_in
from bot.display.tables_of import mine_first
from bot.handlers.person import language_in, user_of
from bot.handlers.typed import Entrances, Typed, runs
from bot.service.table_service import TableService
from bot.table.circles import read_by
from bot.table.values import Live, Refused


async def on_words(service: TableService, update: Update, entrances: Entrances) -> None:
    """Answer a question about the game that waits for its person, the one they play, or the one
    that they have played last; show people who play in words the list of questions; leave all
    other messages alone.
    """
    user, language = await user_of(service, update), await language_in(service, update)
    typed = Typed(service, update, user, language, entrances)
    tables = [live for live in await typed.tables() if runs(live)]
    asked = question_in(service.frame, language, typed.message.text or "")
    if user.aloud and asked in (SHORT, FULL):
        await service.prefer(user, full=asked == FULL)
        said = "aloud-full" if asked == FULL else "aloud-short"
        return _answer(typed, service.frame.say(language, said))
    tables = mine_first(service.frame, tables, user.id)[:1] or await _last_game(service, user.id)
    for live in tables:
        words = typed.message.text or ""
        try:
            told = answer(service.frame, live, user, words)
        except Refused:
            return _answer(typed, service.frame.say(language, "ask-memory"))
        told = told or (answer(service.frame, live, user, "?") if user.aloud else "")
        if told:
            _answer(typed, told)
    return None


async def _last_game(service: TableService, user: int) -> list[Live]:
    """Return the game that somebody has played to its end last, if it is still kept."""
    found = [await service.store.readable(id) for id in await service.store.past.of(user, count=1)]
    return [read_by(live, user) for live in found if live]


def _answer(typed: Typed, html: str) -> None:
    """Answer once while the same answer is under way, whatever words have asked for it."""
    typed.send(html)
    typed.service.messenger.sender.say_once(f"{typed.user.id} {html}", typed.said)
