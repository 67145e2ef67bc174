"""Talking, pressing, reading: what a messenger does."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from playground.testing import Running
from tests.browser.moments import hold
from tests.browser.scene import Bot, Scene, Window, box, boxes, bubble, phone, picture, set_scene

pytestmark = pytest.mark.browser

ROWS = [
    [{"text": str(number), "callback_data": f"cell{number}"} for number in range(1, 6)],
    [
        {"text": "Back", "callback_data": "back", "style": "danger"},
        {"text": "Confirm", "callback_data": "confirm", "style": "success"},
    ],
]


def test_what_one_types_everybody_reads(page: Page, bot: Bot) -> None:
    field = phone(page, "Anna").get_by_role("textbox", name="Message")
    field.fill("/play@nastolka_play_bot")
    field.press("Enter")
    for name in ("Anna", "Борис", "Оксана"):
        expect(bubble(phone(page, name), "/play@nastolka_play_bot")).to_be_visible()
    assert bot.hear("message", "entities")["entities"][0]["type"] == "bot_command"
    expect(field).to_have_value("")


def test_own_messages_stand_on_the_right_and_others_are_named(page: Page, scene: Scene) -> None:
    scene.boris.send(scene.group, "Давайте!")
    own, seen = (bubble(phone(page, name), "Давайте!") for name in ("Борис", "Anna"))
    expect(seen.locator(".from")).to_contain_text("Борис")
    expect(own.locator(".from")).to_be_hidden()
    paper, said = boxes(phone(page, "Борис").locator(".messages"), own)
    assert said["x"] + said["width"] > paper["x"] + paper["width"] - 12
    assert said["x"] > paper["x"] + paper["width"] / 2


def test_emoji_are_no_boxes_where_the_system_has_none(page: Page, scene: Scene, bot: Bot) -> None:
    """A browser on a bare server has no font of them: the page brings one, for keys, too."""
    bot.say(scene.group, "🏆 🔵", [[{"text": "🎲", "callback_data": "dice"}]])
    said = bubble(phone(page, "Anna"), "🏆")
    expect(said).to_be_visible()
    for part in (said.locator(".text"), phone(page, "Anna").get_by_role("button", name="🎲")):
        assert "Page Emoji" in part.evaluate("part => getComputedStyle(part).fontFamily")
    found = page.evaluate("document.fonts.load('17px \"Page Emoji\"', '🏆').then(f => f[0].status)")
    assert found == "loaded"


def test_typed_markup_stays_text(page: Page, scene: Scene) -> None:
    words = "<img src=x onerror=alert(1)> & <b>bold</b>"
    scene.anna.send(scene.group, words)
    said = bubble(phone(page, "Борис"), words)
    expect(said).to_be_visible()
    expect(said.locator(".text img, .text b")).to_have_count(0)


def test_formatted_text(page: Page, scene: Scene, bot: Bot) -> None:
    lines = "\n".join(f"line {number}" for number in range(9))
    html = (
        f"<b>Rules</b> <tg-spoiler>dragon</tg-spoiler><blockquote expandable>{lines}</blockquote>"
    )
    bot.say(scene.group, html)
    said = bubble(phone(page, "Anna"), "Rules")
    expect(said.locator("b")).to_have_text("Rules")
    spoiler = said.get_by_role("button", name="Hidden text")
    spoiler.click()
    expect(said.get_by_role("button", name="dragon")).to_be_visible()
    quote = said.locator("blockquote")
    folded = box(quote)["height"]
    said.get_by_role("button", name="Show more").click()
    expect(said.get_by_role("button", name="Show less")).to_be_visible()
    assert box(quote)["height"] > folded * 1.5


def test_each_reads_a_moment_in_their_own_language(page: Page, scene: Scene, bot: Bot) -> None:
    bot.say(scene.group, 'Until <tg-time unix="1767268800" format="wdt">noon</tg-time>')
    for name, weekday in (("Anna", "Thu"), ("Борис", "чт"), ("Оксана", "чт")):
        expect(bubble(phone(page, name), "Until").locator("time")).to_contain_text(weekday)


def test_the_keyboard_is_as_wide_as_its_bubble(page: Page, scene: Scene, bot: Bot) -> None:
    bot.say(scene.group, "Where does it go?", ROWS)
    asked = bubble(phone(page, "Anna"), "Where does it go?")
    expect(asked.get_by_role("button", name="Confirm")).to_be_visible()
    body, keys = boxes(asked.locator(".bubble"), asked.locator(".keyboard"))
    assert (keys["x"], keys["width"]) == (body["x"], body["width"])
    rows = [row.get_by_role("button").all_inner_texts() for row in asked.locator(".keys").all()]
    assert rows == [["1", "2", "3", "4", "5"], ["Back", "Confirm"]]
    widths = [key["width"] for key in boxes(*asked.locator(".key").all()[:5])]
    assert max(widths) - min(widths) < 0.1  # browsers lay out in parts of a pixel


def test_a_press_waits_for_its_toast(page: Page, scene: Scene, bot: Bot) -> None:
    hold(page)
    bot.say(scene.group, "Where does it go?", ROWS)
    boris = phone(page, "Борис")
    key = boris.get_by_role("button", name="3", exact=True)
    key.click()
    expect(key).to_have_attribute("aria-busy", "true")
    query = bot.hear("callback_query")
    assert (query["data"], query["from"]["id"]) == ("cell3", scene.boris.user_id)
    bot.call("answerCallbackQuery", callback_query_id=query["id"], text="Not your turn")
    expect(boris.get_by_text("Not your turn")).to_be_visible()
    expect(key).to_have_attribute("aria-busy", "false")
    expect(phone(page, "Anna").get_by_text("Not your turn")).to_have_count(0)


def test_an_alert_wants_to_be_closed(page: Page, scene: Scene, bot: Bot) -> None:
    bot.say(scene.group, "Stop the game?", ROWS)
    anna = phone(page, "Anna")
    anna.get_by_role("button", name="Confirm").click()
    query = bot.hear("callback_query")["id"]
    bot.call("answerCallbackQuery", callback_query_id=query, text="Host only", show_alert=True)
    alert = anna.get_by_role("alertdialog", name="Host only")
    expect(alert.get_by_role("button", name="OK")).to_be_focused()
    page.keyboard.press("Escape")
    expect(alert).to_have_count(0)


def test_an_edit_changes_the_message_in_place(page: Page, scene: Scene, bot: Bot) -> None:
    message = bot.say(scene.group, "Lobby: Anna", ROWS)
    scene.anna.send(scene.group, "below")
    anna = phone(page, "Anna")
    shown = bubble(anna, "Lobby: Anna")
    expect(shown).to_be_visible()
    kept = shown.element_handle()
    bot.call("editMessageText", chat_id=scene.group, message_id=message, text="Lobby: Anna, Борис")
    expect(bubble(anna, "Lobby: Anna, Борис")).to_contain_text("edited")
    assert kept.inner_text().startswith("Nastolka")
    assert "Lobby: Anna, Борис" in kept.inner_text()
    expect(anna.locator(".key")).to_have_count(0)
    assert anna.locator("article").last.inner_text().startswith("below")


def test_a_deleted_message_vanishes(page: Page, scene: Scene, bot: Bot) -> None:
    message = bot.say(scene.group, "soon gone")
    expect(bubble(phone(page, "Anna"), "soon gone")).to_be_visible()
    bot.call("deleteMessage", chat_id=scene.group, message_id=message)
    for name in ("Anna", "Борис", "Оксана"):
        expect(bubble(phone(page, name), "soon gone")).to_have_count(0)


def test_the_called_one_sees_the_ping(page: Page, scene: Scene, bot: Bot) -> None:
    bot.say(scene.group, f'<a href="tg://user?id={scene.boris.user_id}">Борис</a>, your turn')
    expect(phone(page, "Борис").locator("article.pings")).to_contain_text("your turn")
    expect(bubble(phone(page, "Anna"), "your turn")).to_be_visible()
    expect(phone(page, "Anna").locator("article.pings")).to_have_count(0)


def test_the_command_menu_completes_a_slash(page: Page, scene: Scene, bot: Bot) -> None:
    menu = [
        {"command": "play", "description": "Start a game"},
        {"command": "board", "description": "Bring the board down"},
    ]
    bot.call("setMyCommands", commands=menu)
    anna = phone(page, "Anna")
    field = anna.get_by_role("textbox", name="Message")
    field.fill("/b")
    expect(anna.get_by_role("option")).to_have_count(1)
    expect(anna.get_by_role("option")).to_contain_text("Bring the board down")
    field.press("Enter")
    expect(bubble(phone(page, "Оксана"), "/board@nastolka_play_bot")).to_be_visible()


def test_a_reply_quotes_what_it_answers(page: Page, scene: Scene) -> None:
    scene.boris.send(scene.group, "Кто начинает?")
    anna = phone(page, "Anna")
    bubble(anna, "Кто начинает?").locator(".text").click(button="right")
    anna.get_by_role("menuitem", name="Reply").click()
    field = anna.get_by_role("textbox", name="Message")
    field.fill("You do")
    field.press("Enter")
    quote = bubble(phone(page, "Оксана"), "You do").locator(".quote")
    expect(quote).to_contain_text("Кто начинает?")


def test_one_stays_at_the_bottom_unless_one_scrolled_up(page: Page, scene: Scene) -> None:
    for number in range(40):
        scene.anna.send(scene.group, f"message {number}")
    boris = phone(page, "Борис")
    expect(bubble(boris, "message 39")).to_be_in_viewport()
    boris.locator(".scroller").evaluate("node => node.scrollTop = 0")
    chip = boris.get_by_role("button", name="К последнему сообщению")
    expect(chip).to_be_visible()
    scene.anna.send(scene.group, "the newest")
    expect(boris.get_by_role("button", name="Новых сообщений: 1")).to_be_visible()
    expect(bubble(boris, "the newest")).not_to_be_in_viewport()
    expect(bubble(phone(page, "Anna"), "the newest")).to_be_in_viewport()
    boris.get_by_role("button", name="Новых сообщений: 1").click()
    expect(bubble(boris, "the newest")).to_be_in_viewport()


def test_what_cannot_be_sent_is_given_back(
    watch: Callable[..., Window], play: Running, scene: Scene
) -> None:
    window = watch(play.url)
    page = window.page
    hold(page)
    anna = phone(page, "Anna")
    field = anna.get_by_role("textbox", name="Message")
    page.route("**/send", lambda route: route.fulfill(status=400, json={"error": "no, thanks"}))
    field.fill("not heard")
    field.press("Enter")
    expect(anna.get_by_text("no, thanks")).to_be_visible()
    expect(field).to_have_value("not heard")
    page.unroute("**/send")
    field.press("Enter")
    expect(bubble(phone(page, "Борис"), "not heard")).to_be_visible()
    expect(field).to_have_value("")
    window.forgive("400 (Bad Request)")


def test_the_bot_is_seen_typing_until_it_speaks(page: Page, scene: Scene, bot: Bot) -> None:
    hold(page)
    bot.call("sendChatAction", chat_id=scene.group, action="upload_photo")
    typing = phone(page, "Оксана").get_by_text("Nastolka друкує…")
    expect(typing).to_be_visible()
    bot.say(scene.group, "done")
    expect(typing).to_have_count(0)


def test_the_bot_is_seen_typing_for_five_seconds(page: Page, scene: Scene, bot: Bot) -> None:
    """core.telegram.org/bots/api#sendchataction: 5 seconds or less."""
    hold(page)
    bot.call("sendChatAction", chat_id=scene.group, action="typing")
    typing = phone(page, "Anna").get_by_text("Nastolka is typing…")
    expect(typing).to_be_visible()
    page.clock.run_for(4_999)
    expect(typing).to_be_visible()
    page.clock.run_for(1)
    expect(typing).to_have_count(0)


REBUILD = """async (source) => {
  const {formatted} = await import("/static/html.js");
  const node = document.createElement("div");
  node.append(formatted(source, (word) => word));
  return node.innerHTML;
}"""


def test_only_the_known_elements_are_built(watch: Callable[..., Window], play: Running) -> None:
    set_scene(play.url)
    window = watch(play.url)
    source = (
        '<b onclick="x()" style="color:red">bold</b><img src=x onerror="x()"><script>x()</script>'
        '<a href="javascript:x()">trap</a><a href="https://example.org/">link</a><svg onload=x()>'
    )
    assert window.page.evaluate(REBUILD, source) == (
        "<b>bold</b><span>trap</span>"
        '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">link</a>'
    )
    window.forgive("Content Security Policy")  # it refuses the traps even while they are parsed


def test_what_only_one_sees_stands_in_the_place_of_a_message_and_goes_by_its_button(
    page: Page, scene: Scene, bot: Bot
) -> None:
    board = bot.say(scene.group, "The board", [[{"text": "Tiles", "callback_data": "tiles"}]])
    bubble(phone(page, "Борис"), "The board").get_by_role("button", name="Tiles").click()
    query = bot.hear("callback_query")
    press = {"receiver_user_id": scene.boris.user_id, "callback_query_id": query["id"]}
    back = {"inline_keyboard": [[{"text": "‹ Back", "callback_data": "away"}]]}
    bot.call(
        "sendMessage",
        chat_id=scene.group,
        text="Tiles left: 40",
        reply_markup=back,
        ephemeral_message_parameters={**press, "replace_callback_query_message": True},
    )
    bot.call("answerCallbackQuery", callback_query_id=query["id"])
    bot.say(scene.group, "News")
    order = phone(page, "Борис").locator("article .text")
    expect(order.filter(has_text="News")).to_be_visible()
    expect(order.filter(has_text="The board")).to_have_count(0)
    expect(order).to_contain_text(["Tiles left: 40", "News"])
    expect(bubble(phone(page, "Anna"), "The board")).to_be_visible()
    expect(phone(page, "Anna").locator("article", has_text="Tiles left")).to_have_count(0)
    words = "The board of now"
    bot.call("editMessageText", chat_id=scene.group, message_id=board, text=words)
    bubble(phone(page, "Борис"), "Tiles left").get_by_role("button", name="‹ Back").click()
    query = bot.hear("callback_query")
    bot.call("answerCallbackQuery", callback_query_id=query["id"])
    bot.call(
        "deleteEphemeralMessage",
        chat_id=scene.group,
        receiver_user_id=scene.boris.user_id,
        ephemeral_message_id=query["message"]["ephemeral_message_id"],
    )
    expect(order.filter(has_text="Tiles left")).to_have_count(0)
    expect(order).to_contain_text(["The board of now", "News"])


def test_what_only_one_sees_stands_on_one_phone_below_what_all_saw(
    page: Page, scene: Scene, bot: Bot
) -> None:
    board = bot.say(scene.group, "The board", [[{"text": "My hand", "callback_data": "hand"}]])
    key = bubble(phone(page, "Борис"), "The board").get_by_role("button", name="My hand")
    key.click()
    query = bot.hear("callback_query")
    press = {"receiver_user_id": scene.boris.user_id, "callback_query_id": query["id"]}
    sent = bot.call(
        "sendPhoto",
        {"photo": ("board.jpg", picture((90, 60, 30)))},
        chat_id=scene.group,
        caption="Your hand: elk",
        ephemeral_message_parameters=press,
    )
    bot.call("answerCallbackQuery", callback_query_id=query["id"])
    secret = bubble(phone(page, "Борис"), "Your hand: elk")
    expect(secret).to_contain_text("Это видите только вы")
    assert bot.say(scene.group, "The next board") == board + 1
    expect(bubble(phone(page, "Anna"), "The next board")).to_be_visible()
    expect(phone(page, "Anna").locator("article", has_text="elk")).to_have_count(0)
    order = phone(page, "Борис").locator("article .text")
    expect(order).to_contain_text(["The board", "Your hand: elk", "The next board"])
    bot.call(
        "deleteEphemeralMessage",
        chat_id=scene.group,
        receiver_user_id=scene.boris.user_id,
        ephemeral_message_id=sent["ephemeral_message_id"],
    )
    expect(secret).to_have_count(0)
