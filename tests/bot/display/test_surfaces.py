"""What the group shows of a game: boards, captions, the end."""

import re
import subprocess
import sys
from random import Random
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from bot.display import buttons as tokens
from bot.display.surfaces import surfaces
from bot.display.values import CAPTION_LIMIT, TEXT_LIMIT, ChatContext, Selection
from bot.features.series.part import Series, Tally
from bot.table.gathering import Join, Recolour, SetOption, Start
from bot.table.showing import Show
from bot.table.values import HOUR, NOBODY, Live, Phase, Place, User, to_act, with_changes
from bot.texts.catalogues import LANGUAGES, figure
from bot.texts.frame import COLOUR_MARKS
from games.core.contract import Level
from games.core.log import replay
from games.core.values import TABLE, Seat, Viewer
from tests.bot.looking import buttons, only, plain, selection, shown
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    PEOPLE,
    begun,
    do,
    lobby,
    moved,
    over,
    stop,
)
from tests.proofs import filled
from tests.toys.gifts import CardKept

# The board in the group


@pytest.mark.parametrize("name", ["carcassonne", "saboteur"])
def test_what_a_viewer_may_know_is_built_once_for_all_that_shows_it(name: str) -> None:
    live, game, seen = moved(begun(name, *PEOPLE), 2), ALL[name], list[Viewer]()

    def view(state: Any, viewer: Viewer) -> Any:
        seen.append(viewer)
        return game.view(state, viewer)

    frame = replace(FRAME, games={**ALL, name: replace(game, view=view)})
    assert surfaces(frame, live) == surfaces(FRAME, live)
    assert TABLE in seen
    assert len(seen) == len(set(seen))


def test_board_says_what_happened_whose_turn_it_is_and_how_things_stand() -> None:
    live = moved(begun("gifts", ANNA, BORIS, seed=2), 1, seed=3)
    first, second = live.table.people
    marks = {p.user: COLOUR_MARKS[p.colour] for p in live.table.people}
    surface = only(live)
    asked, news, status, _ = surface.text.split("\n\n")
    assert asked == f"➤ {marks[second.user]} <b>{second.name}</b> — keep it or give it away?"
    assert news.startswith(f"<b>{first.name}</b> ")
    assert "Open card: " in status


def test_board_pings_exactly_those_who_are_awaited_there() -> None:
    live = with_changes(begun("gifts", *PEOPLE), clock=HOUR)
    for moves in range(5):
        later = moved(live, moves)
        pinged = re.findall(r"tg://user\?id=(\d+)", shown(later)["board"].text)
        awaited = [later.table.people[seat].user for seat in to_act(ALL, later)]
        assert [int(user) for user in pinged] == awaited


def test_board_asks_in_the_language_of_the_group() -> None:
    assert "оставить" in only(begun("gifts", ANNA, BORIS, language="ru")).text.lower()


def test_preview_asks_to_confirm_and_keeps_its_post() -> None:
    live = begun("gifts", ANNA, BORIS)
    before, preview = only(live), only(live, selection(live, 0, 0))
    assert before.generation == preview.generation
    assert "confirm?" in preview.text
    assert buttons(preview) == [["‹ Back", "✓ Confirm"]]
    assert before.digest != preview.digest


def test_where_there_is_no_picture_words_say_what_is_chosen() -> None:
    live = begun("gifts", ANNA, BORIS)
    other = live.table.people[1]
    gift = f"Give · {COLOUR_MARKS[other.colour]} {other.name}"
    assert f" — <b>{gift}</b> — confirm?" in only(live, selection(live, 0, 1)).text


def test_what_is_chosen_of_several_grows_on_the_hand() -> None:
    live = begun("sealed", ANNA, replace(BORIS, language="en"))
    assert live.play is not None
    first, second, _ = (str(beast).capitalize() for beast in live.play.state.hands[0])
    one = shown(live, selection(live, 0, 0))["hand0"].text
    assert f" — <b>{first}</b> — which cards do you bid?" in one
    both = shown(live, selection(live, 0, 0, 1))["hand0"].text
    assert f" — <b>{first} · {second}</b> — confirm" in both


def test_names_in_a_choice_are_escaped() -> None:
    live = begun("gifts", ANNA, CLARA, seed=1)
    seat = next(seat for seat, p in enumerate(live.table.people) if p.user == ANNA.id)
    live = live if seat == 0 else moved(live, 1)
    assert "Clara &lt;3</b> — confirm" in only(live, selection(live, seat, 1)).text


def test_picture_speaks_for_itself() -> None:
    live = with_changes(begun("carcassonne", ANNA, BORIS), clock=HOUR)
    assert "<b>" not in only(live, selection(live, 0, 0)).text


def test_preview_is_drawn_with_what_is_chosen() -> None:
    live = begun("carcassonne", ANNA, BORIS)
    preview = only(live, selection(live, 0, 0)).picture
    assert preview is not None
    assert preview.focus is not None
    assert preview.focus.seat == 0
    assert preview.focus.rows[-1].field == "meeple"
    assert "cell" in dict(preview.focus.answers)


@pytest.mark.parametrize(
    "looks",
    [
        Selection(Seat(0), "0x00000000", (0,)),
        Selection(Seat(1), "0x00000000", (0,)),
        Selection(Seat(0), "", (9, 9, 9)),
    ],
    ids=["of an earlier decision", "of somebody else", "nowhere"],
)
def test_focus_that_does_not_fit_is_passed_over(looks: Selection) -> None:
    live = begun("gifts", ANNA, BORIS)
    assert only(live, looks) == only(live)


def test_focus_with_a_forged_path_is_passed_over() -> None:
    live = begun("gifts", ANNA, BORIS)
    assert only(live, selection(live, 0, 7, 7)) == only(live)


def test_board_shown_again_is_a_new_post_with_the_same_look() -> None:
    live = begun("gifts", ANNA, BORIS)
    again = only(do(live, BORIS, Show()))
    assert (again.generation, again.digest) == (str(live.table.generation + 1), only(live).digest)


def test_game_without_a_painter_is_shown_in_characters() -> None:
    live = moved(begun("gifts", ANNA, BORIS), 3)
    surface = only(live)
    assert surface.picture is None
    assert live.play is not None
    game = ALL["gifts"]
    assert f"<pre>{game.text_board(game.view(live.play.state, None))}</pre>" in surface.text


def test_text_board_is_cut_to_what_a_message_takes() -> None:
    live = begun("gifts", ANNA, BORIS)
    game = replace(ALL["gifts"], text_board=lambda view: "\n".join(["<wall & gate>"] * 500))
    frame = replace(FRAME, games={**ALL, "gifts": game})
    (surface,) = surfaces(frame, live)
    assert len(surface.text) <= TEXT_LIMIT
    assert surface.text.count("&lt;wall &amp; gate&gt;") > 50
    assert surface.text.endswith("&gt;</pre>")


def test_board_knows_colours_and_names_for_its_picture() -> None:
    live = do(lobby("carcassonne", ANNA, BORIS), BORIS, Recolour(5))
    picture = only(do(live, ANNA, Start(1))).picture
    assert picture is not None
    assert dict(zip(picture.names, picture.colours, strict=True)) == {"Anna": 0, "Борис": 5}
    assert picture.words["carcassonne-sheet"] == "Final score"


# Captions


def test_points_say_what_would_still_come_where_the_table_agreed_on_it() -> None:
    live = lobby("carcassonne", ANNA, BORIS)
    live = do(live, ANNA, SetOption("prospects", "on"), Start(3))
    live = moved(live, 12)
    assert live.play is not None
    game = ALL["carcassonne"]
    assert game.prospects is not None
    view = game.view(live.play.state, None)
    ahead, scores = game.prospects(view), game.scores(view)
    assert max(ahead) > 0
    written = ChatContext(pictures=False)
    (board,) = surfaces(FRAME, live, {}, written)
    for person, points, more in zip(live.table.people, scores, ahead, strict=True):
        assert f"{person.name} {points} (+{more})" in plain(board)
    (board,) = surfaces(FRAME, moved(begun("carcassonne", ANNA, BORIS, seed=3), 12), {}, written)
    assert "(+" not in plain(board)


LONG = "Wagner & Söhne <GmbH> Straßenbahn"[:32]


@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_fit_through_a_whole_game_of_five_with_long_names(language: str) -> None:
    people = [User(n, f"{LONG[:30]}{n} ", language) for n in range(5)]
    live = lobby("carcassonne", language=language)
    for person in people:
        live = do(live, person, Join())
    live = do(live, ANNA, Start(3))
    longest = 0
    for later in whole_game(live, people):
        for surface in shown(later).values():
            longest = max(longest, len(plain(surface).encode("utf-16-le")) // 2)
    assert 300 < longest <= CAPTION_LIMIT


def whole_game(live: Live, people: list[User]) -> list[Live]:
    """Every tenth state of a game, and the last."""
    game, chance = ALL["carcassonne"], Random(5)
    found = [live]
    assert live.table.log is not None
    assert live.play is not None
    log, play = live.table.log, live.play
    while acting := game.to_act(play.state):
        action = chance.choice(list(game.legal_actions(play.state, acting[0])))
        log, play = log.with_move(acting[0], action), game.apply(play.state, acting[0], action)
        found.append(replace(live, table=replace(live.table, log=log), play=play))
    assert replay(game, log).state == play.state
    last = found[-1]
    return [*found[::10], replace(last, table=replace(last.table, phase=Phase.OVER))]


def test_news_gives_way_oldest_first_when_it_is_too_much() -> None:
    live = begun("gifts", ANNA, BORIS)
    assert live.play is not None
    many = tuple(CardKept(Seat(0), card) for card in range(200))
    text = only(replace(live, play=replace(live.play, events=many))).text
    assert text.startswith("➤ ")
    assert "</b> keeps 199\n" in text.split("\n\n")[1]
    assert "\n…\n" in text
    assert "keeps 0\n" not in text


def test_long_names_are_short_where_something_is_asked() -> None:
    """A line of a caption has some 32 letters on a phone."""
    live = begun("gifts", ANNA, BORIS)
    for name, called in [
        ("W" * 1100, "W" * 13 + "…"),
        ("Константин Воробьёв", "Константин"),
        ("Anna Maria Lee", "Anna Maria Lee"),
    ]:
        people = (replace(live.table.people[0], name=name), live.table.people[1])
        text = only(replace(live, table=replace(live.table, people=people))).text
        assert f"{called}</b> — keep it or give it away?" in text


def test_names_that_would_be_the_same_when_short_stay_apart() -> None:
    live = begun("gifts", ANNA, BORIS)
    long = ("Константин Воробьёв", "Константин Воронцов")
    people = tuple(
        replace(one, name=name) for one, name in zip(live.table.people, long, strict=True)
    )
    text = only(replace(live, table=replace(live.table, people=people))).text
    assert all(name in text for name in long)


# The end


def test_last_word_names_winners_and_everybodys_points() -> None:
    live = over("gifts", *PEOPLE)
    last = only(live)
    assert live.play is not None
    result = ALL["gifts"].result(live.play.state)
    assert result is not None
    text = plain(last)
    assert text.startswith("Game over\n🏆 ")
    for seat, points in filled(enumerate(result.scores)):
        medal = "🥇🥈🥉"[sum(other > points for other in result.scores)] if points > 0 else "▫️"
        assert f"{medal} {live.table.people[seat].name} — {points}" in text
    assert buttons(last) == [["Rematch", "⋯ More"]]
    behind = ["Rematch", "🎲 Another game", "⏯ Moves", "Map & log", "‹ Back"]
    assert [button.text for row in last.more for button in row] == behind
    assert not last.silent


def test_two_first_places_are_both_gold() -> None:
    live = over("sealed", *PEOPLE)
    assert live.play
    result = ALL["sealed"].result(live.play.state)
    assert result
    assert result.scores == (1, 0, 1)
    text = plain(next(s for s in surfaces(FRAME, live) if s.key == "last"))
    assert [line[0] for line in filter(None, text.split("\n")) if line[0] in "🥇🥈🥉"] == [
        "🥇",
        "🥇",
    ]
    assert "▫️ " in text  # no medal without points


def test_after_two_first_places_comes_a_third() -> None:
    live = moved(begun("cairns", *PEOPLE), 10_000, 57)
    assert live.play
    result = ALL["cairns"].result(live.play.state)
    assert result
    assert result.scores == (16, 17, 17)
    text = plain(next(s for s in surfaces(FRAME, live) if s.key == "last"))
    assert [line[0] for line in filter(None, text.split("\n")) if line[0] in "🥇🥈🥉"] == [
        *"🥇🥇🥉"
    ]


def test_of_two_the_score_says_it_all_and_who_reads_it_alone_has_won_as_you() -> None:
    live = over("gifts", ANNA, BORIS)
    assert live.play
    result = ALL["gifts"].result(live.play.state)
    assert result
    first = max((0, 1), key=lambda seat: result.scores[seat])
    score = " : ".join(map(figure, sorted(result.scores, reverse=True)))
    winner = live.table.people[first]
    assert plain(only(live)).startswith(f"Game over\n🏆 {winner.name} wins, {score}!")
    assert not {*"🥇🥈"} & {*only(live).text}
    own = only(with_changes(live, place=Place(winner.user)))
    assert f"🏆 You win, {score}!" in own.text


@pytest.mark.parametrize("has_won", [True, False])
def test_alone_one_plays_again_at_once_or_with_others(has_won: bool) -> None:
    """Stronger computers are offered after a win, easier ones after two games lost in a row."""
    once = alone_over(has_won=has_won)
    live = with_changes(once, series=Series(number=2, tallies=(Tally(lost=1),) * 2))
    last = next(one for one in surfaces(FRAME, live) if one.key == "last")
    offered = [key for row in last.keyboard for key in row]
    again, other, friend = offered[:3]
    assert (again.text, again.token) == ("Again", tokens.Rematch(live.table.id))
    level: Literal["strong", "easy"] = "strong" if has_won else "easy"
    assert other.text == ("Stronger" if has_won else "Easier")
    assert other.token == tokens.Rematch(live.table.id, level)
    assert friend.text.endswith("With a friend")
    first = next(one for one in surfaces(FRAME, once) if one.key == "last")
    assert (other in [key for row in first.keyboard for key in row]) is has_won


def alone_over(*, has_won: bool) -> Live:
    """Return a game against a computer of middling strength that is over."""
    live = over("carcassonne", ANNA, BORIS)
    assert live.play
    result = ALL["carcassonne"].result(live.play.state)
    assert result
    own = result.ranking[0 if has_won else 1][0]
    people = tuple(
        one if at == own else replace(one, user=NOBODY, computer=Level.MEDIUM)
        for at, one in enumerate(live.table.people)
    )
    return with_changes(live, people=people, place=Place(people[own].user))


def test_last_word_is_a_message_of_its_own() -> None:
    live = begun("gifts", *PEOPLE)
    assert (only(live).key, only(over("gifts", *PEOPLE)).key) == ("board", "last")
    assert only(do(live, ANNA, stop)).key == "last"


def test_end_of_a_game_with_two_pictures_shows_both() -> None:
    live = over("carcassonne", ANNA, BORIS)
    board, last = surfaces(FRAME, live)
    assert board.picture is not None
    assert last.picture is not None
    assert (board.key, board.picture.page, board.silent) == ("board", "board", True)
    assert (last.key, last.picture.page, last.silent) == ("last", "sheet", False)
    assert board.keyboard == ()
    assert board.text.startswith("The final board\n<blockquote expandable>")


def test_stopped_game_says_so_and_how_it_stood() -> None:
    live = do(moved(begun("gifts", ANNA, BORIS), 2), ANNA, stop)
    last = only(live)
    assert plain(last).startswith("The game was stopped.\n\nOpen card: ")
    assert buttons(last) == [["Rematch", "⋯ More"]]
    assert "➤" not in last.text


def test_hands_ask_nothing_once_the_game_is_stopped() -> None:
    live = do(begun("sealed", ANNA, BORIS), ANNA, stop)
    hands = [surface for key, surface in shown(live).items() if key in ("hand0", "hand1")]
    assert [hand.keyboard for hand in hands] == [(), ()]
    assert "Your turn" not in hands[0].text + hands[1].text


# Looks


def test_digest_tells_what_looks_different() -> None:
    live = begun("carcassonne", ANNA, BORIS)
    surface = only(live)
    assert surface.digest == only(live).digest
    assert surface.digest != replace(surface, text="other").digest
    assert surface.digest != replace(surface, keyboard=()).digest
    assert surface.digest != replace(surface, picture=None).digest
    assert surface.digest != only(moved(live, 1)).digest


def test_digest_is_the_same_in_another_process() -> None:
    """A new process must not post anew what stands already: nothing in it depends on hashes."""
    code = (
        "from tests.bot.tables import *; from bot.display.surfaces import surfaces;"
        "live = moved(begun('carcassonne', ANNA, BORIS), 30);"
        "print([surface.digest for surface in surfaces(FRAME, live)])"
    )
    printed = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
            timeout=180,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(printed) == 1
