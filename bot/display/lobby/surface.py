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
    Frame,
    bold,
    called,
    colour_mark,
    fenced,
    html_names,
    mention,
)
from games.core.contract import Preset, as_preset
from games.core.message import Message
from games.core.seats import is_shared, lawful_people
from render import Picture

CANCEL, COLOURS = "cancel", "colours"
"""The panels that ask whether to cancel, and for one's colour."""


_NO_BUTTONS = Composed((), ())


def lobby_surface(
    frame: Frame, table: Table, selection: Selection, *, pictures: bool = True
) -> Surface:
    """Return the message of a table that has not begun (or was given up before it did).

    :param pictures: whether the chat takes pictures; if not, the lobby says so.
    """
    text, laid = _panel(frame, table, selection)
    if is_open(table) and not pictures:
        text = f"{text}\n\n{frame.say(table.language, 'no-pictures')}"
    retired_text = _lobby_text(frame, table) if table.game and is_open(table) else text
    return Surface(
        LOBBY,
        table.place,
        str(table.generation),
        text,
        laid.keyboard,
        _pictured(frame, table, selection, text) if pictures else None,
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


def _pictured(frame: Frame, table: Table, selection: Selection, text: str) -> Picture | None:
    """Show the games that can be chosen, where the words about them have room below."""
    if table.game or table.ballot or not frame.pictures or units(text) > LIMIT:
        return None
    return games_picture(frame, table, selection.panel)


def _panel(frame: Frame, table: Table, selection: Selection) -> tuple[str, Composed]:
    if table.phase is Phase.EXPIRED:
        expired = "vote-expired" if table.ballot else "lobby-expired"
        return frame.say(table.language, expired), _NO_BUTTONS
    if table.phase is Phase.STOPPED:
        return frame.say(table.language, "lobby-closed"), _NO_BUTTONS
    if table.game is None:
        return games_list(frame, table, selection.panel, LOBBY)
    if opened := _opened(frame, table, selection.panel):
        text, keyboard = opened
        return text, Composed(keyboard, ())
    lobby = _lobby_text(frame, table)
    blocks = (_greeting(frame, table), lobby, _link(frame, table), _waiting(frame, table))
    return "\n\n".join(block for block in blocks if block), _lobby(frame, table)


def _greeting(frame: Frame, table: Table) -> str:
    """Tell a guest who has followed a link at whose table they are."""
    host = chair_of(table, table.host)
    if not _is_guests(table) or is_rematch(table) or host is None:
        return ""
    name = bold(table.people[host])
    return frame.say(table.language, Message("lobby-guest", {"name": name}))


def _is_guests(table: Table) -> bool:
    """Tell whether its reader sits there and is not the host."""
    return not _is_hosts(table) and chair_of(table, table.reader) is not None


def _opened(frame: Frame, table: Table, panel: str) -> tuple[str, Keyboard] | None:
    """Return the panel that stands in the lobby's place while its host changes a setting."""
    if panel == CANCEL and persons(table):
        return _cancel_question(frame, table)
    if panel == COMPUTERS and may_sit(frame.games, table):
        text, keyboard = computers_panel(frame, table)
        return text, (*_joining(frame, table), *keyboard)
    if panel == COLOURS and (free := _free_colours(frame, table)):
        back = back_button(frame, table.language, buttons.Lobby(table.id))
        return _lobby_text(frame, table), (*_joining(frame, table), *grid(free), (back,))
    if panel.startswith(OPTIONS):
        text, keyboard = host_panel(frame, table, panel)
        return text, (*keyboard, *_joining(frame, table))
    return None


def _cancel_question(frame: Frame, table: Table) -> tuple[str, Keyboard]:
    """Ask whether people who wait for a game shall wait in vain."""
    waiting = {"count": len(persons(table))}
    text = frame.say(table.language, Message("lobby-cancel-question", waiting))
    token = buttons.Stop(table.id, stamp_of_table(table))
    cancel = Button(frame.say(table.language, "button-cancel-table"), token, style="danger")
    back = _button(frame, table, "button-back", buttons.Lobby(table.id))
    return f"{_lobby_text(frame, table)}\n\n{text}", ((cancel,), (back,))


def host_panel(frame: Frame, table: Table, panel: str) -> tuple[str, Keyboard]:
    """Return a panel of options, which the host alone sees; it says when what is chosen cannot be
    played.

    :raises Refused: when no game is chosen yet.
    """
    game = game_of(frame.games, table)
    text, keyboard = options_panel(frame, table, panel)
    against = not lawful_people(game, table.options)
    return (f"{text}\n\n{_waiting(frame, table)}" if against else text), keyboard


def _lobby_text(frame: Frame, table: Table) -> str:
    def say(id: str, **variables: int | str) -> str:
        return frame.say(table.language, Message(id, variables))

    game = game_of(frame.games, table)
    counts = lawful_people(game, table.options) or game.seats
    team = f"{TEAM_MARK} <i>{say('lobby-team')}</i>" if is_shared(game, table.options) else ""
    people = (_person(frame, table, chair) for chair in chairs(table))
    told = (*_settings(frame, table), lobby_line(frame, table))
    blurb = "" if is_rematch(table) else f"\n{say(message_id(game.id, 'blurb'))}"
    blocks = (
        f"<b>{say(message_id(game.id, 'name'))}</b>{blurb}",
        "\n".join(line for line in told if line),
        "\n".join((say("lobby-people", count=span(counts)), *_hosted(frame, table), *people)),
        _invited(frame, table),
        team,
    )
    return "\n\n".join(block for block in blocks if block)


def _settings(frame: Frame, table: Table) -> Iterator[str]:
    """Say how a game will be played; of a rematch only what differs from the last time."""
    before = known_choice(table) if is_rematch(table) else None
    if before is None or table.tempo != before.tempo:
        yield pace_line(frame, table)
    if before is None or not has_options_of(frame.games, table, before):
        yield chosen_options(frame, table)
    if is_daily(frame.games, table):
        yield f"📅 {stack_word(frame, table)}"
    if before is None or clocked(table, before) != table:
        yield clock_line(frame, table)


def _invited(frame: Frame, table: Table) -> str:
    """Mention the people who are invited: they voted for this game, or played the last one."""
    call = bold if table.reader else mention
    guests = [call(guest) for guest in awaited_guests(table)]
    names = frame.listed(table.language, guests) if guests else ""
    if table.ballot:
        return said_of_vote(frame, table, table.ballot, names)
    return frame.say(table.language, Message("lobby-invited", {"names": names})) if names else ""


def _hosted(frame: Frame, table: Table) -> tuple[str, ...]:
    """Name the host who has not sat down."""
    if not table.host_name or any(person.user == table.host for person in table.people):
        return ()
    name = f"<b>{escape(fenced(table.host_name))}</b>"
    return (frame.say(table.language, Message("lobby-hosted", {"name": name})),)


def _person(frame: Frame, table: Table, chair: Chair) -> str:
    """Name a person, with the colour of their seat if any, and the signs that others should
    know.
    """
    person, has_colour = table.people[chair], _may_choose_colours(frame, table)
    mark = colour_mark(person) if has_colour else ALONE_MARK
    word = frame.say(table.language, COLOUR_WORDS[person.colour % len(COLOUR_WORDS)])
    host = f" · <i>{frame.say(table.language, 'lobby-host')}</i>"
    level = (
        f" · <i>{level_word(frame, table.language, person.computer)}</i>" if person.computer else ""
    )
    return (
        f"{mark} {escape(called(person))}"
        + level
        + (host if person.user == table.host else "")
        + (f" · {word}" if has_colour else "")
        + (" · ✉️" if is_missing(frame.games, table, chair) else "")
    )


def _needed(missing: Message) -> int:
    fewest, sitting = (missing.variables[name] for name in ("fewest", "sitting"))
    assert isinstance(fewest, int)
    assert isinstance(sitting, int)
    return fewest - sitting


def _waiting(frame: Frame, table: Table) -> str:
    """Name the conditions for a start that are not met yet."""
    missing = hindrance(frame.games, table)
    if missing is None:
        return said_of_beginning(frame, table) or frame.say(table.language, _ready(frame, table))
    if missing.id == TOO_FEW:
        waits = "lobby-wanted" if table.reader else "lobby-waiting"
        said = frame.say(table.language, Message(waits, {"more": _needed(missing)}))
        comes = said_of_beginning(frame, table)
        return "\n".join(line for line in (said, comes, _alone(frame, table)) if line)
    return f"⚠️ {frame.say(table.language, missing, html_names(table))}"


def _ready(frame: Frame, table: Table) -> str:
    """Return the id of the text that names who may start a table that is complete."""
    if all(person.user == table.host for person in persons(table)):
        return "lobby-ready-alone"
    return "lobby-ready" if has_room(frame.games, table) else "lobby-ready-full"


def _alone(frame: Frame, table: Table) -> str:
    """Say how so few can play: by a preset for them, or with computers. While guests are expected
    nothing is said.
    """
    if not may_sit(frame.games, table) or awaited_guests(table):
        return ""
    preset = _for_few(frame, table)
    if preset is None:
        return frame.say(table.language, "lobby-few")
    name = preset_word(frame, table, preset)
    return frame.say(table.language, Message("lobby-alone", {"preset": name}))


def _for_few(frame: Frame, table: Table) -> Preset | None:
    """Return the preset with which the people who sit there can play, if they are too few for the
    options chosen.
    """
    game, missing = game_of(frame.games, table), hindrance(frame.games, table)
    if missing is None or missing.id != TOO_FEW:
        return None
    few = max(len(persons(table)), 1)
    fitting = (p for p in game.presets if few in lawful_people(game, as_preset(game, p)))
    return next(fitting, None)


def _lobby(frame: Frame, table: Table) -> Composed:
    """Compose the lobby's keyboard: joining and starting; everything else stands behind "⋯"."""
    start = (*_start(frame, table), *put_off_button(frame, table))
    is_mine = _is_hosts(table)
    friend, *strangers = with_people(frame, table.language, table.id, table.game or "")
    alone = is_solitary(table)
    learn = _lesson(frame, table)
    near = (
        *(_presets(frame, table) if is_mine else ()),
        *(learn if _is_new(table) else ()),
        *((friend,) if alone else ()),
    )
    rest = (
        *(_inviting(frame, table) if _is_guests(table) else ()),
        *(_set_by_host(frame, table) if is_mine else start),
        *(strangers if alone else ()),
        _button(frame, table, "button-rules", Rules(table.id)),
        *(() if _is_new(table) else learn),
        *(
            (_button(frame, table, "button-colours", buttons.Colour(table.id)),)
            if _free_colours(frame, table)
            else ()
        ),
        *_leave(frame, table),
        *((_button(frame, table, "button-cancel", buttons.Stop(table.id)),) if is_mine else ()),
    )
    joining = _joining(frame, table)
    laid = composed(
        frame,
        table.language,
        (table.id, LOBBY),
        (
            *(pace_rows(frame, table) if is_mine else ()),
            *side_by_side(*joining, start if is_mine else ()),
        ),
        (
            *offers(Rank.WAY, _way_to_secrets(frame, table)),
            *offers(Rank.NEAR, near),
            *offers(Rank.REST, rest),
        ),
    )
    return Composed(laid.keyboard, (*joining, *laid.more))  # while one looks, the others join


def _lesson(frame: Frame, table: Table) -> tuple[Button, ...]:
    is_new = _is_new(table)
    return how_to_play(frame, table.game or "", table.language, table.id, is_new=is_new)


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


def _start(frame: Frame, table: Table) -> tuple[Button, ...]:
    """Return the button that begins the game, for those who may. A guest gets it once the host has
    been silent for some time.
    """
    sits = not table.reader or chair_of(table, table.reader) is not None
    if hindrance(frame.games, table) is not None or not sits:
        return ()
    return (_button(frame, table, "button-start", buttons.Start(table.id), style="success"),)


def _presets(frame: Frame, table: Table) -> tuple[Button, ...]:
    """Offer to play as last time, and alone, by one tap each."""
    last, few = last_time(frame, table), _for_few(frame, table)
    alone = [preset_button(frame, table, few)] if few else []
    return (*last, *alone)


def _set_by_host(frame: Frame, table: Table) -> tuple[Button, ...]:
    options = _button(frame, table, "button-options", buttons.Options(table.id))
    said = f"{ROBOT} {frame.say(table.language, 'lobby-computers')}"
    computers = Button(said, buttons.Computers(table.id))
    return (options, *((computers,) if may_sit(frame.games, table) else ()))


def _joining(frame: Frame, table: Table) -> Keyboard:
    """Return the button that leads to a seat, whatever the host sets meanwhile; a person who plays
    alone has one already. The reader of a table of people is invited and joins, or has a seat and
    invites others.
    """
    if is_solitary(table):
        return ()
    join = _button(frame, table, "button-join", buttons.Join(table.id), style="primary")
    if not table.reader:
        return ((join,),)
    if chair_of(table, table.reader) is None:
        return ((join, _button(frame, table, "button-decline", buttons.Decline(table.id))),)
    inviting = () if _is_guests(table) else _inviting(frame, table)
    return (inviting,) if inviting else ()


def _inviting(frame: Frame, table: Table) -> tuple[Button, ...]:
    """Invite others to a table of people, where there is room."""
    if not has_room(frame.games, table):
        return ()
    said = frame.say(table.language, "button-invite")
    invite = Button(said, share=f"join_{table.id}", style="primary")
    return ((invite,) if frame.shares else ()) + (_copying(frame, table),)


def _copying(frame: Frame, table: Table) -> Button:
    """Copy the link by which others join."""
    said = frame.say(table.language, "button-copy-link")
    return Button(said, copy=frame.deep_link(f"join_{table.id}"))


def _leave(frame: Frame, table: Table) -> tuple[Button, ...]:
    """A button to get up again, where somebody who reads it may sit and others stay."""
    sits = len(persons(table)) > 1 and chair_of(table, table.reader) is not None
    if is_solitary(table) or not (sits if table.reader else persons(table)):
        return ()
    return (_button(frame, table, "button-leave", buttons.Leave(table.id)),)


def _link(frame: Frame, table: Table) -> str:
    """Tell the host of a circle by which link others join."""
    if not table.reader or _is_guests(table) or not has_room(frame.games, table):
        return ""
    return frame.say(
        table.language, Message("lobby-link", {"link": frame.deep_link(f"join_{table.id}")})
    )


def _way_to_secrets(frame: Frame, table: Table) -> tuple[Button, ...]:
    """A button for those who sat down before there were secrets, or have shut their chats since."""
    if not any(is_missing(frame.games, table, chair) for chair in chairs(table)):
        return ()
    said = f"✉️ {frame.say(table.language, 'button-private')}"
    return (Button(said, url=frame.deep_link(f"join_{table.id}")),)


def _may_choose_colours(frame: Frame, table: Table) -> bool:
    """Tell whether everybody has a seat, and a colour that the game does not give."""
    game = game_of(frame.games, table)
    return not game.seating.colours and not is_shared(game, table.options)


def _free_colours(frame: Frame, table: Table) -> tuple[Button, ...]:
    """Buttons for the colours that nobody has taken, once somebody is there to take one: named, for
    who cannot tell them apart.
    """
    sits = chair_of(table, table.reader) is not None if table.reader else bool(persons(table))
    if not (sits and _may_choose_colours(frame, table)):
        return ()
    taken = {person.colour for person in table.people}
    return tuple(
        Button(
            f"{COLOUR_MARKS[c]} {frame.say(table.language, COLOUR_WORDS[c])}",
            buttons.Colour(table.id, c),
        )
        for c in range(len(COLOUR_MARKS))
        if c not in taken
    )


def _button(
    frame: Frame, table: Table, id: str, token: Token, *, style: str | None = None
) -> Button:
    return Button(frame.say(table.language, id), token, style=style)
