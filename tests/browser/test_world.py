"""The world around the chats: people, groups, topics, narrow windows, restarts."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from playground.testing import Running, running
from tests.browser.scene import Bot, Scene, Window, bubble, phone, row, set_scene
from tests.ports import held_ports

pytestmark = pytest.mark.browser


def test_a_new_person_gets_a_phone_in_the_own_language(page: Page) -> None:
    page.get_by_role("button", name="New person").click()
    form = page.get_by_role("dialog", name="New person")
    form.get_by_label("Name").fill("Тарас")
    form.get_by_label("Language").select_option("Українська")
    form.get_by_role("button", name="Create").click()
    page.get_by_role("button", name="Тарас").click()
    expect(phone(page, "Тарас").get_by_role("heading", name="Чати")).to_be_visible()
    expect(page.locator(".phone")).to_have_count(4)


def test_a_new_group_appears_on_every_members_phone(page: Page, bot: Bot) -> None:
    # before it is there: a phone that has opened nothing yet opens the newest group
    for name, back in (("Anna", "Back"), ("Борис", "Назад"), ("Оксана", "Назад")):
        phone(page, name).get_by_role("button", name=back).click()
    page.get_by_role("button", name="New group").click()
    form = page.get_by_role("dialog", name="New group")
    form.get_by_label("Title").fill("Sunday")
    form.get_by_label("Борис").uncheck()
    form.get_by_role("button", name="Create").click()
    expect(row(phone(page, "Anna"), "Sunday")).to_be_visible()
    expect(row(phone(page, "Оксана"), "Sunday")).to_be_visible()
    expect(row(phone(page, "Борис"), "Friday games")).to_be_visible()
    expect(row(phone(page, "Борис"), "Sunday")).to_have_count(0)


def test_topics_are_rooms_of_their_own(page: Page, scene: Scene, bot: Bot) -> None:
    forum = scene.host.group("Club", scene.anna, scene.boris, kind="forum")
    topic = scene.host.topic(forum, "Carcassonne")
    bot.say(forum, "the board", message_thread_id=topic)
    bot.say(forum, "for everybody")
    anna = phone(page, "Anna")
    anna.get_by_role("button", name="Back").click()
    row(anna, "Carcassonne").click()
    expect(bubble(anna, "the board")).to_be_visible()
    expect(bubble(anna, "for everybody")).to_have_count(0)
    field = anna.get_by_role("textbox", name="Message")
    field.fill("/play")
    field.press("Enter")
    expect(bubble(anna, "/play")).to_be_visible()
    assert bot.hear("message", "entities")["message_thread_id"] == topic


def test_members_and_rights_are_changed_in_the_chats_settings(
    page: Page, scene: Scene, bot: Bot
) -> None:
    anna = phone(page, "Anna")
    anna.get_by_role("button", name="Menu", exact=True).first.click()
    sheet = anna.get_by_role("dialog", name="Chat settings")
    sheet.get_by_role("button", name="Remove: Nastolka").click()
    sheet.get_by_role("button", name="Bring the bot back").click()
    expect(sheet.get_by_role("button", name="Remove: Nastolka")).to_be_visible()
    changes = [bot.hear("my_chat_member")["new_chat_member"]["status"] for _ in range(3)]
    assert changes[1:] == ["kicked", "member"]


def test_a_group_becomes_a_supergroup_and_stays_open(page: Page, scene: Scene) -> None:
    anna = phone(page, "Anna")
    anna.get_by_role("button", name="Back").click()
    row(anna, "Friday games").click()
    expect(bubble(anna, "Nastolka joined")).to_be_visible()
    anna.get_by_role("button", name="Menu", exact=True).first.click()
    anna.get_by_role("button", name="Upgrade to a supergroup").click()
    expect(bubble(anna, "Nastolka joined")).to_have_count(0)
    expect(bubble(anna, "The group became a supergroup")).to_have_count(1)
    field = anna.get_by_role("textbox", name="Message")
    field.fill("still here")
    field.press("Enter")
    expect(bubble(anna, "still here")).to_be_visible()


def test_a_narrow_window_shows_one_phone_and_tabs(
    watch: Callable[..., Window], play: Running, scene: Scene
) -> None:
    page = watch(play.url, width=390, height=844).page
    expect(page.locator(".phone")).to_have_count(1)
    scene.anna.send(scene.group, "hello")
    expect(bubble(phone(page, "Anna"), "hello")).to_be_visible()
    tab = page.get_by_role("button", name="Борис")
    expect(tab).to_contain_text("2")
    tab.click()
    expect(bubble(phone(page, "Борис"), "hello")).to_be_visible()
    expect(tab).not_to_contain_text("2")
    assert page.evaluate("document.documentElement.scrollWidth") == 390


@pytest.fixture
def port() -> Iterator[int]:
    """The address of a server that ends and comes again."""
    with held_ports(1) as (port,):
        yield port


def test_the_page_survives_a_restart_of_the_server(
    watch: Callable[..., Window], tmp_path: Path, port: int
) -> None:
    folder = tmp_path / "restarted"
    with running(folder, port=port) as first:
        scene = set_scene(first.url)
        window = watch(first.url)
        page = window.page
        scene.anna.send(scene.group, "before")
        expect(bubble(phone(page, "Борис"), "before")).to_be_visible()
    expect(phone(page, "Anna").get_by_text("Reconnecting…")).to_be_visible()
    with running(folder, port=port):
        scene.anna.send(scene.group, "after")
        expect(bubble(phone(page, "Борис"), "after")).to_be_visible()
        expect(phone(page, "Anna").get_by_text("Reconnecting…")).to_be_hidden()
        expect(bubble(phone(page, "Борис"), "before")).to_have_count(1)
        page.context.close()
    window.forgive("net::ERR_")  # a server that goes away, in the browser's many words


WORDS = r"""async () => {
  const tables = await Promise.all(
    ["en", "ru", "uk"].map((language) => import(`/static/words.${language}.js`)));
  const holes = (sentence) => sentence.match(/\{\w+\}/g) ?? [];
  return tables.map(({default: table}) => Object.fromEntries(
    Object.entries(table).map(([key, sentence]) => [key, holes(sentence).sort()])));
}"""


def test_the_page_has_the_same_words_in_three_languages(page: Page) -> None:
    english, russian, ukrainian = page.evaluate(WORDS)
    assert english["members"] == ["{n}"]
    assert russian == english
    assert ukrainian == english
