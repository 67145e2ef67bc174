"""Telegram's HTML. The error cases are those of tdlib's own test (test/message_entities.cpp)."""

from __future__ import annotations

import pytest

from playground.world.entities import safe_html, with_found
from playground.world.errors import ApiError
from playground.world.markup import parse_html, trimmed, units
from playground.world.values import Entity, Text, User

ANNA = User(7, "Anna", username="anna")


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("<abacaba", "Unclosed start tag at byte offset 13"),
        ("<abac aba>", 'Unsupported start tag "abac" at byte offset 13'),
        ("<i   =aba>", 'Empty attribute name in the tag "i" at byte offset 13'),
        ("<i    aba>", 'Can\'t find end tag corresponding to start tag "i"'),
        ("<i    aba  =  ", 'Unclosed start tag "i" at byte offset 13'),
        ('<i    aba  =  "&lt;&gt;&quot;>', "Unclosed start tag at byte offset 13"),
        ("<i    aba  =  '&lt;&gt;&quot;>", "Unclosed start tag at byte offset 13"),
        ("</", "Unexpected end tag at byte offset 13"),
        ("<i>a</i   ", "Unclosed end tag at byte offset 17"),
        ("<i>a</em   >", 'Unmatched end tag at byte offset 17, expected "</i>", found "</em>"'),
        ("<tg-time>x</tg-time>", 'Tag "tg-time" must have a Unix time at byte offset 13'),
        (
            '<tg-time unix="1" format="dw">x</tg-time>',
            'Tag "tg-time" has an invalid format at byte offset 13',
        ),
        ("<span>x</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 13'),
        (
            "&#57311;",
            "Text contains invalid Unicode characters after decoding HTML entities, "
            "check for unmatched surrogate code units",
        ),
    ],
)
def test_broken_markup_is_refused_in_telegrams_words(source: str, reason: str) -> None:
    with pytest.raises(ApiError) as refusal:
        parse_html("🏟 🏟&lt;" + source)
    assert refusal.value.description == f"Bad Request: can't parse entities: {reason}"


def test_offsets_are_in_utf16_units() -> None:
    body = parse_html("🏟 <b>Борис</b>")
    assert body == Text("🏟 Борис", (Entity("bold", 3, 5),))


def test_only_four_names_and_numbers_are_character_references() -> None:
    assert parse_html("&lt;&gt;&amp;&quot;&laquo;&#1041;&#x42f;").text == '<>&"&laquo;БЯ'


def test_moment_is_kept_with_its_format_and_shown_to_the_page() -> None:
    body = parse_html('until <tg-time unix="1767268800" format="wdt">noon</tg-time>')
    moment = Entity("date_time", 6, 4, unix_time=1767268800, date_time_format="wdt")
    assert body == Text("until noon", (moment,))
    shown = 'until <time data-unix="1767268800" data-format="wdt">noon</time>'
    assert safe_html(body, {}) == shown


def test_nested_entities_come_outer_ones_first() -> None:
    body = parse_html("<blockquote expandable>a <b>b <i>c</i></b></blockquote>")
    assert [(e.type, e.offset, e.length) for e in body.entities] == [
        ("expandable_blockquote", 0, 5),
        ("bold", 2, 3),
        ("italic", 4, 1),
    ]


def test_a_link_to_a_user_is_a_mention() -> None:
    body = parse_html('<a href="tg://user?id=7">Ann</a>, <a href="https://a.b/?x=1&amp;y">go</a>')
    assert body.entities == (
        Entity("text_mention", 0, 3, user_id=7),
        Entity("text_link", 5, 2, url="https://a.b/?x=1&y"),
    )


def test_code_in_pre_names_a_language() -> None:
    body = parse_html('<pre><code class="language-python">x</code></pre>')
    assert body.entities == (Entity("pre", 0, 1, language="python"),)


def test_white_space_around_a_text_is_cut_and_entities_move() -> None:
    assert trimmed(parse_html(" \n <b> a </b> ")) == Text("a", (Entity("bold", 0, 1),))


def test_commands_mentions_links_and_hashtags_are_found() -> None:
    body = with_found(Text("/play@bot, ask @anna at https://t.me/x?start=1. #fun a/b"))
    assert [(e.type, body.text[e.offset : e.end]) for e in body.entities] == [
        ("bot_command", "/play@bot"),
        ("mention", "@anna"),
        ("url", "https://t.me/x?start=1"),
        ("hashtag", "#fun"),
    ]


def test_nothing_is_found_in_code() -> None:
    body = with_found(parse_html("<code>/play @anna</code>"))
    assert [entity.type for entity in body.entities] == ["code"]


def test_html_for_the_page_is_balanced_where_entities_overlap() -> None:
    body = Text("abcdef", (Entity("bold", 0, 4), Entity("italic", 2, 4)))
    assert safe_html(body, {}) == "<b>ab<i>cd</i></b><i>ef</i>"


@pytest.mark.parametrize("source", ["<script>alert(1)</script>", '"><img onerror=x>', "a & b"])
def test_html_for_the_page_escapes_what_people_write(source: str) -> None:
    html = safe_html(Text(f"🏟{source}", (Entity("bold", 0, units(f"🏟{source}")),)), {})
    assert "<script" not in html
    assert "<img" not in html
    assert html.startswith("<b>🏟")


def test_html_for_the_page_has_no_links_that_run_code() -> None:
    body = Text("go", (Entity("text_link", 0, 2, url="javascript:alert(1)"),))
    assert "javascript" not in safe_html(body, {})


def test_html_for_the_page_tells_whom_a_mention_means() -> None:
    body = with_found(Text("hi @Anna"))
    assert safe_html(body, {7: ANNA}) == 'hi <a data-user="7">@Anna</a>'
