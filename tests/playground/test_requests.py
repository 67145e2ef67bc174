"""How requests are read and checked: method names, ways to send, types, unknown names."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

import httpx
import pytest
from aiogram.types import User
from pydantic import ValidationError

from playground.api.checking import check_answer
from playground.api.methods import METHODS
from playground.person import Host
from playground.testing import Running
from tests.playground.conftest import WEB, Friends

ALLOWED = (
    "getme getupdates setwebhook deletewebhook getwebhookinfo sendmessage sendphoto "
    "senddocument sendanimation sendmediagroup sendpoll stoppoll "
    "copymessage sendchataction editmessagetext "
    "editmessagecaption editmessagemedia editmessagereplymarkup editephemeralmessagetext "
    "editephemeralmessagecaption editephemeralmessagemedia editephemeralmessagereplymarkup "
    "deleteephemeralmessage deletemessage deletemessages "
    "pinchatmessage unpinchatmessage unpinallchatmessages setmessagereaction "
    "answercallbackquery answerinlinequery getfile getchat getchatmember getchatadministrators "
    "getchatmembercount leavechat createforumtopic closeforumtopic reopenforumtopic "
    "setmycommands getmycommands deletemycommands setmyname getmyname "
    "setmyprofilephoto getuserprofilephotos setmydescription "
    "getmydescription setmyshortdescription getmyshortdescription "
    "setmydefaultadministratorrights getmydefaultadministratorrights"
)


def call(server: Running, method: str, **parameters: object) -> httpx.Response:
    return WEB.post(f"{server.url}/bot{server.token}/{method}", json=parameters)


def test_these_methods_exist_and_no_other() -> None:
    """A method comes in here when the bot needs it, with the strictness it needs."""
    assert " ".join(METHODS) == ALLOWED


def test_an_unknown_method_is_not_found(server: Running) -> None:
    answer = call(server, "sendMesage")
    assert answer.status_code == 404
    assert answer.json()["description"] == "Not Found: method not found"


def test_a_wrong_token_is_unauthorized(server: Running) -> None:
    answer = WEB.get(f"{server.url}/bot1:wrong/getMe")
    assert (answer.status_code, answer.json()["description"]) == (401, "Unauthorized")


def test_method_names_do_not_mind_case_and_queries_work(server: Running, friends: Friends) -> None:
    query = {"chat_id": str(friends.group), "text": "hi", "disable_notification": "true"}
    answer = WEB.get(f"{server.url}/bot{server.token}/SENDMESSAGE", params=query)
    assert answer.json()["result"]["text"] == "hi"
    assert friends.anna.messages(friends.group)[-1].silent


def test_forms_carry_json_in_their_fields(server: Running, friends: Friends) -> None:
    markup = '{"inline_keyboard": [[{"text": "Go", "callback_data": "go"}]]}'
    form = {"chat_id": str(friends.group), "text": "hi", "reply_markup": markup}
    answer = WEB.post(f"{server.url}/bot{server.token}/sendMessage", data=form)
    assert answer.json()["ok"]
    assert friends.anna.messages(friends.group)[-1].buttons == ["Go"]


@pytest.mark.parametrize(
    ("parameters", "reason"),
    [
        ({"text": "x"}, "chat_id is empty"),
        ({"chat_id": "@nobody", "text": "x"}, "chat not found"),
        ({"chat_id": 5, "text": "x"}, "chat not found"),
        ({}, "chat_id is empty"),
    ],
)
def test_missing_and_unknown_things_are_named(
    server: Running, parameters: dict[str, object], reason: str
) -> None:
    answer = call(server, "sendMessage", **parameters)
    assert answer.status_code == 400
    assert answer.json()["description"] == f"Bad Request: {reason}"


def test_a_misspelt_parameter_is_refused(server: Running, friends: Friends) -> None:
    answer = call(server, "sendMessage", chat_id=friends.group, text="x", reply_to=1)
    assert 'sendMessage has no parameter "reply_to"' in answer.json()["description"]


def test_a_misspelt_field_inside_a_parameter_is_refused(server: Running, friends: Friends) -> None:
    markup = {"inline_keyboard": [[{"text": "Go", "calback_data": "go"}]]}
    answer = call(server, "sendMessage", chat_id=friends.group, text="x", reply_markup=markup)
    assert "calback_data" in answer.json()["description"]
    assert friends.anna.messages(friends.group)[-1].text == ""


def test_a_parameter_of_the_wrong_type_is_refused(server: Running, friends: Friends) -> None:
    answer = call(server, "sendMessage", chat_id=friends.group, text=["x"])
    assert answer.status_code == 400
    assert '"text"' in answer.json()["description"]


def test_what_is_not_known_here_is_refused_and_not_ignored(
    server: Running, friends: Friends
) -> None:
    answer = call(
        server, "sendMessage", chat_id=friends.group, text="x", business_connection_id="b1"
    )
    assert answer.status_code == 400
    assert "business_connection_id" in answer.json()["description"]


def test_every_request_is_in_the_log_with_its_outcome(server: Running, host: Host) -> None:
    call(server, "getMe")
    call(server, "sendMessage", chat_id=5, text="x")
    good, bad = host.log()[-2:]
    assert (good["method"], good["ok"]) == ("getMe", True)
    assert (bad["parameters"], bad["error"]) == (
        {"chat_id": 5, "text": "x"},
        "Bad Request: chat not found",
    )


def test_request_that_is_cut_short_is_nobodys_defect(
    server: Running, host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    """As when the bot is killed in the middle of an upload."""
    address = urlsplit(server.url)
    before = len(host.log())
    path = f"/bot{server.token}/sendMessage"
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    with socket.create_connection((address.hostname, address.port)) as half:
        half.sendall(f'{head}Content-Length: 100\r\n\r\n{{"chat_id"'.encode())
    call(server, "getMe")
    assert [one["method"] for one in host.log()[before:]] == ["getMe"]
    assert "defect" not in caplog.text


def test_our_own_answers_are_checked_as_well() -> None:
    whole = {"id": 1, "is_bot": False, "first_name": "Anna"}
    check_answer(User, whole)
    with pytest.raises(ValidationError):
        check_answer(User, {"id": 1, "is_bot": False})
    with pytest.raises(AssertionError, match="nick_name"):
        check_answer(User, {**whole, "nick_name": "A"})


@pytest.mark.parametrize(
    "headers", [{"host": "evil.example"}, {"origin": "https://evil.example"}, {"origin": "null"}]
)
def test_other_web_pages_cannot_reach_it(server: Running, headers: dict[str, str]) -> None:
    assert WEB.get(f"{server.url}/play/world", headers=headers).status_code in (400, 403)


def test_its_own_page_can(server: Running) -> None:
    assert WEB.get(f"{server.url}/play/world", headers={"origin": server.url}).is_success
    local = server.url.replace("127.0.0.1", "localhost")
    assert WEB.get(f"{local}/play/world").is_success
