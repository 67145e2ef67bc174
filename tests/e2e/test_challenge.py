"""Today's challenge by buttons: begun, played once, told, shared, forgotten (docs/adr/0103)."""

from contextlib import suppress
from random import Random

from bot.display import buttons
from bot.display.token import code_of
from bot.features.challenge.shown import Challenge
from playground.person import Person, Post, RefusedError, turns
from tests.e2e.circles import begun, gathered, newcomer, play
from tests.e2e.conftest import Stage
from tests.e2e.groups import asks, data_of, has, keys_of, leads_on, table_of, until, verb

CHALLENGE = code_of(Challenge)


def offered(person: Person) -> Post:
    """What there is to play today."""
    said = person.send(person.user_id, "/challenge")
    return person.wait_for(lambda post: bool(_ways(post)), after=said.id)


def _ways(post: Post) -> list[str]:
    """What the buttons of games carry."""
    ways = (key.data or "" for key in keys_of(post) if verb(key) == CHALLENGE)
    return [data for data in ways if data.startswith(f":{CHALLENGE}:")]


def opened(person: Person, game: str) -> str:
    """Begin a challenge; return its table."""
    list_ = offered(person)
    person.press(list_, data=f":{CHALLENGE}:{game}")
    return table_of(person.wait_for(asks, after=list_.id))


def played(person: Person, button: int = 0) -> Post:
    """A challenge played to its end, always by the same button: its last word."""
    table = opened(person, "gifts")
    for _ in turns():
        seen = person.messages()
        if last := [post for post in seen if "Game over" in post.text and has(post, CHALLENGE)]:
            return last[-1]
        for post in (post for post in seen if asks(post) and table_of(post) == table):
            confirm = [key for key in keys_of(post) if verb(key) == code_of(buttons.Confirm)]
            keys = confirm or [key for key in keys_of(post) if leads_on(key)]
            with suppress(RefusedError):  # drawn anew under the thumb
                person.press(post, data=keys[button % len(keys)].data)
    raise TimeoutError([post.text for post in person.messages()])


def result(person: Person, last: Post) -> Post:
    """What is told after it."""
    newest = person.messages()[-1].id
    person.press(last, data=data_of(last, CHALLENGE))
    return person.wait_for(lambda post: "Place" in post.text, after=newest)


def test_everybody_gets_the_same_deal_once_and_is_told_how_they_stand(patient: Stage) -> None:
    """Whoever chooses alike is answered alike and comes to the same end."""
    zoe, kim = newcomer(patient, "Zoe"), newcomer(patient, "Kim")
    ends = [played(person) for person in (zoe, kim)]
    assert ends[0].text == ends[1].text.replace("Kim", "Zoe")
    page = result(zoe, ends[0])
    assert "Everyone (2)" in page.text
    assert "Kim" not in page.text
    assert page.photo
    list_ = offered(zoe)
    assert any("✓" in one for one in list_.buttons)
    answer = zoe.press(list_, data=f":{CHALLENGE}:gifts")
    assert answer.text == "One try a day. The next deal comes at midnight UTC."
    _check_sharing(patient, zoe, page)
    _check_forgetting(zoe, ends[0], kim)


def _check_sharing(stage: Stage, owner: Person, page: Post) -> None:
    """The picture of one's own result is offered to oneself alone."""
    query = next(key.share for key in keys_of(page) if key.share)
    (offer,) = owner.inline(query).results
    assert offer.kind == "photo"
    assert "start=challenge" in offer.html
    assert stage.host.person("Eve").inline(query).results == []


def _check_forgetting(stays: Person, last: Post, goes: Person) -> None:
    goes.send(goes.user_id, "/forget")
    question = goes.wait_for(lambda post: has(post, "u"))
    goes.press(question, data=data_of(question, "u"))
    until(lambda: "Everyone (1)" in result(stays, last).text)
    again = goes.press(offered(goes), data=f":{CHALLENGE}:gifts")
    assert again.text == "One try a day. The next deal comes at midnight UTC."


def test_friends_are_told_by_name(toys: Stage) -> None:
    circle = gathered(toys, "gifts", "en", "en")
    begun(circle)
    play(circle, Random(3))
    zoe, kim = circle.people
    played(kim)
    page = result(zoe, played(zoe))
    assert "People you’ve played with" in page.text
    assert "Kim" in page.text


def test_game_that_runs_is_led_back_to_and_nothing_is_taken_back(toys: Stage) -> None:
    """It stands beside a table of friends, each with a letter of its own."""
    circle = gathered(toys, "gifts", "en", "en")
    zoe = circle.owner
    table = opened(zoe, "gifts")
    zoe.wait_for(lambda post: "B 🟪" in post.text and asks(post))
    list_ = offered(zoe)
    assert any("in play" in one for one in list_.buttons)
    zoe.press(list_, data=f":{CHALLENGE}:gifts")
    board = zoe.wait_for(asks, after=list_.id)
    assert table_of(board) == table
    for command, refused in (("undo", "no move"), ("hint", "no hints")):
        said = zoe.send(zoe.user_id, f"/{command}")
        which = zoe.wait_for(_is_which, after=said.id)
        assert refused in (zoe.press(which, data=f"{table}:W:{command}").text or "")

    said = zoe.send(zoe.user_id, "/export")
    zoe.wait_for(lambda post: "what’s still to come" in post.text, after=said.id)


def _is_which(post: Post) -> bool:
    return has(post, code_of(buttons.Do))
