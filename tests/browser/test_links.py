"""Ways into the private chat."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.moments import hold, let_come
from tests.browser.scene import Bot, Scene, bubble, phone, row

pytestmark = pytest.mark.browser

PRIVATE = re.compile("^Nastolka")
LINK = "https://t.me/nastolka_play_bot?start=join-42"


def test_a_deep_link_button_opens_the_private_chat_and_starts(
    page: Page, scene: Scene, bot: Bot
) -> None:
    bot.say(scene.group, "Carcassonne", [[{"text": "Join", "url": LINK}]])
    boris = phone(page, "Борис")
    boris.get_by_role("button", name="Join").click()
    expect(bubble(boris, "/start join-42")).to_be_visible()
    started = bot.hear("message", "entities")
    assert (started["chat"]["id"], started["text"]) == (scene.boris.user_id, "/start join-42")
    bot.say(scene.boris.user_id, "You are at the table")
    expect(bubble(boris, "You are at the table")).to_be_visible()
    expect(bubble(phone(page, "Anna"), "Carcassonne")).to_be_visible()


def test_an_answer_may_lead_into_the_private_chat(page: Page, scene: Scene, bot: Bot) -> None:
    bot.say(scene.group, "Saboteur", [[{"text": "My hand", "callback_data": "hand"}]])
    oksana = phone(page, "Оксана")
    oksana.get_by_role("button", name="My hand").click()
    query = bot.hear("callback_query")["id"]
    bot.call("answerCallbackQuery", callback_query_id=query, url=LINK)
    expect(bubble(oksana, "/start join-42")).to_be_visible()


def test_a_private_chat_begins_with_start_and_can_be_stopped(
    page: Page, scene: Scene, bot: Bot
) -> None:
    anna = phone(page, "Anna")
    anna.get_by_role("button", name="Back").click()
    row(anna, PRIVATE).click()
    expect(anna.get_by_role("textbox", name="Message")).to_have_count(0)
    anna.get_by_role("button", name="Start", exact=True).click()
    expect(bubble(anna, "/start")).to_be_visible()
    expect(anna.get_by_role("textbox", name="Message")).to_be_visible()
    assert bot.hear("message", "entities")["text"] == "/start"
    anna.get_by_role("button", name="Chat settings").click()
    anna.get_by_role("button", name="Stop the bot").click()
    expect(anna.get_by_role("button", name="Restart the bot")).to_be_visible()
    assert bot.hear("my_chat_member")["chat"]["id"] == scene.anna.user_id


def test_an_unread_message_elsewhere_is_announced(page: Page, scene: Scene, bot: Bot) -> None:
    scene.anna.start()
    anna = phone(page, "Anna")
    anna.get_by_role("button", name="Back").click()
    private = row(anna, PRIVATE)
    expect(private).to_contain_text("You: /start")
    hold(page)
    bot.say(scene.anna.user_id, "Your hand: <b>three</b> cards")
    notice = anna.locator(".notice")
    let_come(page, notice)
    expect(notice).to_contain_text("Your hand: three cards")
    expect(private.get_by_label("1 unread")).to_be_visible()
    notice.click()
    page.clock.resume()
    expect(bubble(anna, "Your hand")).to_be_visible()
    anna.get_by_role("button", name="Back").click()
    expect(private.get_by_label("1 unread")).to_have_count(0)


def test_a_copy_button_copies(page: Page, scene: Scene, bot: Bot) -> None:
    hold(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    rows = [[{"text": "Copy", "copy_text": {"text": "place 3,-1 r90"}}]]
    bot.say(scene.group, "A move", rows)
    phone(page, "Anna").get_by_role("button", name="Copy", exact=True).click()
    expect(phone(page, "Anna").get_by_text("Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == "place 3,-1 r90"


def test_a_startgroup_link_asks_for_the_group(page: Page, scene: Scene, bot: Bot) -> None:
    scene.host.group("Sunday", scene.anna)
    scene.anna.start()
    link = "https://t.me/nastolka_play_bot?startgroup=carcassonne"
    bot.say(scene.anna.user_id, "Shall I come?", [[{"text": "Add me to a group", "url": link}]])
    anna = phone(page, "Anna")
    anna.get_by_role("button", name="Back").click()
    row(anna, PRIVATE).click()
    anna.get_by_role("button", name="Add me to a group").click()
    choice = anna.get_by_role("dialog", name="Add Nastolka to a group")
    choice.get_by_role("button", name="Sunday").click()
    expect(bubble(anna, "/start@nastolka_play_bot carcassonne")).to_be_visible()
