"""The lobby's surface: the message where a game is chosen, set up and joined."""

from collections.abc import Iterator
from html import escape

from bot.display import buttons
from bot.display.fitted import LIMIT, units
from bot.display.keyboards import back_button, grid, side_by_side
from bot.display.lobby.computers import COMPUTERS, computers_panel, level_word, may_sit
from bot.display.lobby.games_list import games_list, games_picture, is_solitary, with_people
from bot.display.lobby.options import (
    OPTIONS,
    chosen_options,
    clock_line,
    last_time,
    options_panel,
    preset_button,
    preset_word,
    stack_word,
)
from bot.display.lobby.pace import pace_line, pace_rows
from bot.display.more import Composed, Rank, composed, offers
from bot.display.token import Token
from bot.display.values import LOBBY, Button, Keyboard, Selection, Surface
from bot.features.again.shown import put_off_button, said_of_beginning
from bot.features.lessons.shown import how_to_play
from bot.features.rules.buttons import Rules
from bot.features.series.shown import lobby_line
from bot.features.tonight.shown import said_of_vote, span
from bot.table.computers import persons
from bot.table.daily import is_daily
from bot.table.gathering import (
    TOO_FEW,
    has_room,
    hindrance,
    is_for_all,
    is_missing,
    is_rematch,
)
from bot.table.gentle import is_new_to
from bot.table.recent import clocked, has_options_of, known_choice
from bot.table.seating import awaited_guests, chair_of, chairs
from bot.table.values import NOBODY, Chair, Phase, Table, game_of, is_open, stamp_of_table
from bot.texts.catalogues import message_id
from bot.texts.frame import (
    ALONE_MARK,
    COLOUR_MARKS,
    COLOUR_WORDS,
    ROBOT,
    TEAM_MARK,
    bold,
    called,
    colour_mark,
    fenced,
    html_names,
    mention,
)
from bot.texts.reader import Reader
from games.core.contract import Preset, as_preset
from games.core.message import Message
from games.core.seats import is_shared, lawful_people
from render import Picture

CANCEL, COLOURS = "cancel", "colours"
"""The panels that ask whether to cancel, and for one's colour."""


_NO_BUTTONS = Composed((), ())


def lobby_surface(
    reader: Reader, table: Table, selection: Selection, *, pictures: bool = True
) -> Surface:
    """Return the message of a table that has not begun (or was given up before it did).

    :param pictures: whether the chat takes pictures; if not, the lobby says so.
    """
    text, laid = _panel(reader, table, selection)
    if is_open(table) and not pictures:
        text = f"{text}\n\n{reader.say('no-pictures')}"
    retired_text = _lobby_text(reader, table) if table.game and is_open(table) else text
    return Surface(
        LOBBY,
        table.place,
        str(table.generation),
        text,
        laid.keyboard,
        _lobby_picture(reader, table, selection, text) if pictures else None,
        silent=table.hushed,
        names=_waited_for(table),
        retired_text=retired_text,
        sheds_picture=True,
        more=laid.more,
    )


def _waited_for(table: Table) -> tuple[int, ...]:
    """Return whom a group's rematch over days waits for: it wakes none of them."""
    may_wait = table.place.is_group and is_for_all(table)
    return tuple(guest.user for guest in awaited_guests(table)) if may_wait else ()


def _lobby_picture(reader: Reader, table: Table, selection: Selection, text: str) -> Picture | None:
    """Show the games that can be chosen, where the words about them have room below."""
    if table.game or table.ballot or not reader.frame.pictures or units(text) > LIMIT:
        return None
    return games_picture(reader, table, selection.panel)


def _panel(reader: Reader, table: Table, selection: Selection) -> tuple[str, Composed]:
    if table.phase is Phase.EXPIRED:
        expired = "vote-expired" if table.ballot else "lobby-expired"
        return reader.say(expired), _NO_BUTTONS
    if table.phase is Phase.STOPPED:
        return reader.say("lobby-closed"), _NO_BUTTONS
    if table.game is None:
        return games_list(reader, table, selection.panel, LOBBY)
    if opened := _current_panel(reader, table, selection.panel):
        text, keyboard = opened
        return text, Composed(keyboard, ())
    lobby = _lobby_text(reader, table)
    blocks = (_greeting(reader, table), lobby, _link(reader, table), _start_status(reader, table))
    return "\n\n".join(block for block in blocks if block), _lobby(reader, table)


def _greeting(reader: Reader, table: Table) -> str:
    """Tell a guest who has followed a link at whose table they are."""
    host = chair_of(table, table.host)
    if not _is_guests(table) or is_rematch(table) or host is None:
        return ""
    name = bold(table.people[host])
    return reader.say(Message("lobby-guest", {"name": name}))


def _is_guests(table: Table) -> bool:
    """Tell whether its reader sits there and is not the host."""
    return not _is_hosts(table) and chair_of(table, table.reader) is not None


def _current_panel(reader: Reader, table: Table, panel: str) -> tuple[str, Keyboard] | None:
    """Return the panel that stands in the lobby's place while its host changes a setting."""
    if panel == CANCEL and persons(table):
        return _cancel_question(reader, table)
    if panel == COMPUTERS and may_sit(reader.frame.games, table):
        text, keyboard = computers_panel(reader, table)
        return text, (*_join_keyboard(reader, table), *keyboard)
    if panel == COLOURS and (free := _free_colours(reader, table)):
        back = back_button(reader.frame, reader.language, buttons.Lobby(table.id))
        return _lobby_text(reader, table), (*_join_keyboard(reader, table), *grid(free), (back,))
    if panel.startswith(OPTIONS):
        text, keyboard = host_panel(reader, table, panel)
        return text, (*keyboard, *_join_keyboard(reader, table))
    return None


def _cancel_question(reader: Reader, table: Table) -> tuple[str, Keyboard]:
    """Ask whether people who wait for a game shall wait in vain."""
    waiting = {"count": len(persons(table))}
    text = reader.say(Message("lobby-cancel-question", waiting))
    token = buttons.Stop(table.id, stamp_of_table(table))
    cancel = Button(reader.say("button-cancel-table"), token, style="danger")
    back = _button(reader, "button-back", buttons.Lobby(table.id))
    return f"{_lobby_text(reader, table)}\n\n{text}", ((cancel,), (back,))


def host_panel(reader: Reader, table: Table, panel: str) -> tuple[str, Keyboard]:
    """Return a panel of options, which the host alone sees; it says when what is chosen cannot be
    played.

    :raises Refused: when no game is chosen yet.
    """
    game = game_of(reader.frame.games, table)
    text, keyboard = options_panel(reader, table, panel)
    against = not lawful_people(game, table.options)
    return (f"{text}\n\n{_start_status(reader, table)}" if against else text), keyboard


def _lobby_text(reader: Reader, table: Table) -> str:
    def say(id: str, **variables: int | str) -> str:
        return reader.say(Message(id, variables))

    game = game_of(reader.frame.games, table)
    counts = lawful_people(game, table.options) or game.seats
    team = f"{TEAM_MARK} <i>{say('lobby-team')}</i>" if is_shared(game, table.options) else ""
    people = (_person(reader, table, chair) for chair in chairs(table))
    told = (*_settings(reader, table), lobby_line(reader, table))
    blurb = "" if is_rematch(table) else f"\n{say(message_id(game.id, 'blurb'))}"
    blocks = (
        f"<b>{say(message_id(game.id, 'name'))}</b>{blurb}",
        "\n".join(line for line in told if line),
        "\n".join((say("lobby-people", count=span(counts)), *_host_lines(reader, table), *people)),
        _invited_line(reader, table),
        team,
    )
    return "\n\n".join(block for block in blocks if block)


def _settings(reader: Reader, table: Table) -> Iterator[str]:
    """Say how a game will be played; of a rematch only what differs from the last time."""
    before = known_choice(table) if is_rematch(table) else None
    if before is None or table.tempo != before.tempo:
        yield pace_line(reader, table)
    if before is None or not has_options_of(reader.frame.games, table, before):
        yield chosen_options(reader, table)
    if is_daily(reader.frame.games, table):
        yield f"📅 {stack_word(reader, table)}"
    if before is None or clocked(table, before) != table:
        yield clock_line(reader, table)


def _invited_line(reader: Reader, table: Table) -> str:
    """Mention the people who are invited: they voted for this game, or played the last one."""
    call = bold if table.reader else mention
    guests = [call(guest) for guest in awaited_guests(table)]
    names = reader.listed(guests) if guests else ""
    if table.ballot:
        return said_of_vote(reader, table, table.ballot, names)
    return reader.say(Message("lobby-invited", {"names": names})) if names else ""


def _host_lines(reader: Reader, table: Table) -> tuple[str, ...]:
    """Name the host who has not sat down."""
    if not table.host_name or any(person.user == table.host for person in table.people):
        return ()
    name = f"<b>{escape(fenced(table.host_name))}</b>"
    return (reader.say(Message("lobby-hosted", {"name": name})),)


def _person(reader: Reader, table: Table, chair: Chair) -> str:
    """Name a person, with the colour of their seat if any, and the signs that others should
    know.
    """
    person, has_colour = table.people[chair], _may_choose_colours(reader, table)
    mark = colour_mark(person) if has_colour else ALONE_MARK
    word = reader.say(COLOUR_WORDS[person.colour % len(COLOUR_WORDS)])
    host = f" · <i>{reader.say('lobby-host')}</i>"
    level = ""
    if person.computer:
        level = f" · <i>{level_word(reader.frame, reader.language, person.computer)}</i>"
    return (
        f"{mark} {escape(called(person))}"
        + level
        + (host if person.user == table.host else "")
        + (f" · {word}" if has_colour else "")
        + (" · ✉️" if is_missing(reader.frame.games, table, chair) else "")
    )


def _missing_count(missing: Message) -> int:
    fewest, sitting = (missing.variables[name] for name in ("fewest", "sitting"))
    assert isinstance(fewest, int)
    assert isinstance(sitting, int)
    return fewest - sitting


def _start_status(reader: Reader, table: Table) -> str:
    """Name the conditions for a start that are not met yet."""
    missing = hindrance(reader.frame.games, table)
    if missing is None:
        return said_of_beginning(reader, table) or reader.say(_ready(reader, table))
    if missing.id == TOO_FEW:
        waits = "lobby-wanted" if table.reader else "lobby-waiting"
        said = reader.say(Message(waits, {"more": _missing_count(missing)}))
        comes = said_of_beginning(reader, table)
        return "\n".join(line for line in (said, comes, _alone(reader, table)) if line)
    return f"⚠️ {reader.say(missing, html_names(table))}"


def _ready(reader: Reader, table: Table) -> str:
    """Return the id of the text that names who may start a table that is complete."""
    if all(person.user == table.host for person in persons(table)):
        return "lobby-ready-alone"
    return "lobby-ready" if has_room(reader.frame.games, table) else "lobby-ready-full"


def _alone(reader: Reader, table: Table) -> str:
    """Say how so few can play: by a preset for them, or with computers. While guests are expected
    nothing is said.
    """
    if not may_sit(reader.frame.games, table) or awaited_guests(table):
        return ""
    preset = _for_few(reader, table)
    if preset is None:
        return reader.say("lobby-few")
    name = preset_word(reader, table, preset)
    return reader.say(Message("lobby-alone", {"preset": name}))


def _for_few(reader: Reader, table: Table) -> Preset | None:
    """Return the preset with which the people who sit there can play, if they are too few for the
    options chosen.
    """
    game, missing = game_of(reader.frame.games, table), hindrance(reader.frame.games, table)
    if missing is None or missing.id != TOO_FEW:
        return None
    few = max(len(persons(table)), 1)
    fitting = (p for p in game.presets if few in lawful_people(game, as_preset(game, p)))
    return next(fitting, None)


def _lobby(reader: Reader, table: Table) -> Composed:
    """Compose the lobby's keyboard: joining and starting; everything else stands behind "⋯"."""
    start = (*_start(reader, table), *put_off_button(reader, table))
    is_mine = _is_hosts(table)
    friend, *strangers = with_people(reader.frame, reader.language, table.id, table.game or "")
    alone = is_solitary(table)
    learn = _lesson(reader, table)
    near = (
        *(_presets(reader, table) if is_mine else ()),
        *(learn if _is_new(table) else ()),
        *((friend,) if alone else ()),
    )
    rest = (
        *(_invite_buttons(reader, table) if _is_guests(table) else ()),
        *(_set_by_host(reader, table) if is_mine else start),
        *(strangers if alone else ()),
        _button(reader, "button-rules", Rules(table.id)),
        *(() if _is_new(table) else learn),
        *(
            (_button(reader, "button-colours", buttons.Colour(table.id)),)
            if _free_colours(reader, table)
            else ()
        ),
        *_leave(reader, table),
        *((_button(reader, "button-cancel", buttons.Stop(table.id)),) if is_mine else ()),
    )
    joining = _join_keyboard(reader, table)
    laid = composed(
        reader.frame,
        reader.language,
        (table.id, LOBBY),
        (
            *(pace_rows(reader, table) if is_mine else ()),
            *side_by_side(*joining, start if is_mine else ()),
        ),
        (
            *offers(Rank.WAY, _way_to_secrets(reader, table)),
            *offers(Rank.NEAR, near),
            *offers(Rank.REST, rest),
        ),
    )
    return Composed(laid.keyboard, (*joining, *laid.more))  # while one looks, the others join


def _lesson(reader: Reader, table: Table) -> tuple[Button, ...]:
    is_new = _is_new(table)
    return how_to_play(reader.frame, table.game or "", reader.language, table.id, is_new=is_new)


def _is_new(table: Table) -> bool:
    """Tell whether its reader, in a group anybody who sits there, has never played the game."""
    people = (*persons(table), *awaited_guests(table))
    theirs = (one for one in people if table.reader in (NOBODY, one.user))
    return any(is_new_to(one, table.game or "") for one in theirs)


def _is_hosts(table: Table) -> bool:
    """Tell whether its reader is the host, or there is no host; in a group all see the same
    message.
    """
    return not table.reader or table.host in (table.reader, NOBODY)


def _start(reader: Reader, table: Table) -> tuple[Button, ...]:
    """Return the button that begins the game, for those who may. A guest gets it once the host has
    been silent for some time.
    """
    sits = not table.reader or chair_of(table, table.reader) is not None
    if hindrance(reader.frame.games, table) is not None or not sits:
        return ()
    return (_button(reader, "button-start", buttons.Start(table.id), style="success"),)


def _presets(reader: Reader, table: Table) -> tuple[Button, ...]:
    """Offer to play as last time, and alone, by one tap each."""
    last, few = last_time(reader, table), _for_few(reader, table)
    alone = [preset_button(reader, table, few)] if few else []
    return (*last, *alone)


def _set_by_host(reader: Reader, table: Table) -> tuple[Button, ...]:
    options = _button(reader, "button-options", buttons.Options(table.id))
    said = f"{ROBOT} {reader.say('lobby-computers')}"
    computers = Button(said, buttons.Computers(table.id))
    return (options, *((computers,) if may_sit(reader.frame.games, table) else ()))


def _join_keyboard(reader: Reader, table: Table) -> Keyboard:
    """Return the button that leads to a seat, whatever the host sets meanwhile; a person who plays
    alone has one already. The reader of a table of people is invited and joins, or has a seat and
    invites others.
    """
    if is_solitary(table):
        return ()
    join = _button(reader, "button-join", buttons.Join(table.id), style="primary")
    if not table.reader:
        return ((join,),)
    if chair_of(table, table.reader) is None:
        return ((join, _button(reader, "button-decline", buttons.Decline(table.id))),)
    inviting = () if _is_guests(table) else _invite_buttons(reader, table)
    return (inviting,) if inviting else ()


def _invite_buttons(reader: Reader, table: Table) -> tuple[Button, ...]:
    """Invite others to a table of people, where there is room."""
    if not has_room(reader.frame.games, table):
        return ()
    said = reader.say("button-invite")
    invite = Button(said, share=f"join_{table.id}", style="primary")
    return ((invite,) if reader.frame.shares else ()) + (_copy_button(reader, table),)


def _copy_button(reader: Reader, table: Table) -> Button:
    """Copy the link by which others join."""
    said = reader.say("button-copy-link")
    return Button(said, copy=reader.frame.deep_link(f"join_{table.id}"))


def _leave(reader: Reader, table: Table) -> tuple[Button, ...]:
    """A button to get up again, where somebody who reads it may sit and others stay."""
    sits = len(persons(table)) > 1 and chair_of(table, table.reader) is not None
    if is_solitary(table) or not (sits if table.reader else persons(table)):
        return ()
    return (_button(reader, "button-leave", buttons.Leave(table.id)),)


def _link(reader: Reader, table: Table) -> str:
    """Tell the host of a circle by which link others join."""
    if not table.reader or not _is_hosts(table) or not has_room(reader.frame.games, table):
        return ""
    return reader.say(Message("lobby-link", {"link": reader.frame.deep_link(f"join_{table.id}")}))


def _way_to_secrets(reader: Reader, table: Table) -> tuple[Button, ...]:
    """A button for those who sat down before there were secrets, or have shut their chats since."""
    if not any(is_missing(reader.frame.games, table, chair) for chair in chairs(table)):
        return ()
    said = f"✉️ {reader.say('button-private')}"
    return (Button(said, url=reader.frame.deep_link(f"join_{table.id}")),)


def _may_choose_colours(reader: Reader, table: Table) -> bool:
    """Tell whether everybody has a seat, and a colour that the game does not give."""
    game = game_of(reader.frame.games, table)
    return not game.seating.colours and not is_shared(game, table.options)


def _free_colours(reader: Reader, table: Table) -> tuple[Button, ...]:
    """Buttons for the colours that nobody has taken, once somebody is there to take one: named, for
    who cannot tell them apart.
    """
    sits = chair_of(table, table.reader) is not None if table.reader else bool(persons(table))
    if not (sits and _may_choose_colours(reader, table)):
        return ()
    taken = {person.colour for person in table.people}
    return tuple(
        Button(
            f"{COLOUR_MARKS[c]} {reader.say(COLOUR_WORDS[c])}",
            buttons.Colour(table.id, c),
        )
        for c in range(len(COLOUR_MARKS))
        if c not in taken
    )


def _button(reader: Reader, id: str, token: Token, *, style: str | None = None) -> Button:
    return Button(reader.say(id), token, style=style)
