"""Pictures and documents: limits, identities, download (bots/api#sending-files)."""

from __future__ import annotations

import io
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from PIL import Image
from telegram import Bot, InputMediaDocument, InputMediaPhoto
from telegram.error import BadRequest

from playground.files import Upload, read_upload
from tests.playground.conftest import WEB, Friends, picture


async def test_a_photo_comes_in_two_sizes_and_can_be_downloaded(bot: Bot, friends: Friends) -> None:
    sent = await bot.send_photo(friends.group, picture(1280, 960))
    assert [(size.width, size.height) for size in sent.photo] == [(320, 240), (1280, 960)]
    file = await bot.get_file(sent.photo[-1].file_id)
    assert bytes(await file.download_as_bytearray()) == picture(1280, 960)
    assert friends.anna.picture(friends.anna.messages(friends.group)[-1]) == picture(1280, 960)


async def test_a_file_id_sends_the_same_file_again(bot: Bot, friends: Friends) -> None:
    first = await bot.send_photo(friends.group, picture())
    again = await bot.send_photo(friends.group, first.photo[-1].file_id)
    assert again.photo[-1].file_unique_id == first.photo[-1].file_unique_id
    with pytest.raises(BadRequest, match="Can't use file of type photo as document"):
        await bot.send_document(friends.group, first.photo[-1].file_id)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"no picture at all", "Image_process_failed"),
        (picture()[:200], "Image_process_failed"),
        (b"", "File must be non-empty"),
        (picture(5001, 5000), "Photo_invalid_dimensions"),
        (picture(2001, 100), "Photo_invalid_dimensions"),
        (picture() + bytes(10 * 1024 * 1024), "too big for a photo; the maximum size is 10485760"),
    ],
)
async def test_photos_that_telegram_refuses(
    bot: Bot, friends: Friends, content: bytes, reason: str
) -> None:
    with pytest.raises(BadRequest, match=reason):
        await bot.send_photo(friends.group, content)


async def test_nothing_comes_from_the_internet_or_from_nowhere(bot: Bot, friends: Friends) -> None:
    with pytest.raises(BadRequest, match="Failed to get http url content"):
        await bot.send_photo(friends.group, "https://example.org/x.png")
    with pytest.raises(BadRequest, match="Wrong file identifier/http url specified"):
        await bot.send_photo(friends.group, "AgACAgIAAxNowhere")
    with pytest.raises(BadRequest, match="Wrong file_id or the file is temporarily unavailable"):
        await bot.get_file("AgACAgIAAxNowhere")


async def test_a_document_keeps_its_name_and_is_no_page_of_ours(bot: Bot, friends: Friends) -> None:
    page = b"<script>alert(1)</script>"
    sent = await bot.send_document(friends.group, page, filename="replay.html")
    assert sent.document is not None
    assert (sent.document.file_name, sent.document.file_size) == ("replay.html", len(page))
    seen = friends.anna.messages(friends.group)[-1].document
    assert seen is not None
    assert seen["name"] == "replay.html"
    got = WEB.get(friends.anna.base_url + seen["url"])
    assert got.headers["content-type"] == "application/octet-stream"
    assert got.headers["content-disposition"].startswith("attachment")


async def test_the_media_of_a_message_can_be_exchanged(bot: Bot, friends: Friends) -> None:
    sent = await bot.send_photo(friends.group, picture(), caption="one")
    other = InputMediaPhoto(picture(colour=(200, 0, 0)), caption="two", has_spoiler=True)
    edited = await bot.edit_message_media(other, friends.group, sent.message_id)
    assert not isinstance(edited, bool)
    assert edited.caption == "two"
    seen = friends.anna.messages(friends.group)[-1]
    assert seen.photo is not None
    assert seen.photo.spoiler
    assert friends.anna.picture(seen) == picture(colour=(200, 0, 0))


async def test_a_text_message_can_get_a_picture(bot: Bot, friends: Friends) -> None:
    sent = await bot.send_message(friends.group, "board follows")
    edited = await bot.edit_message_media(
        InputMediaPhoto(picture()), friends.group, sent.message_id
    )
    assert not isinstance(edited, bool)
    assert edited.photo


async def test_an_album_has_2_to_10_items_of_one_kind(bot: Bot, friends: Friends) -> None:
    photos = [InputMediaPhoto(picture(colour=(n, 0, 0)), caption=str(n)) for n in range(3)]
    sent = await bot.send_media_group(friends.group, photos)
    assert [message.caption for message in sent] == ["0", "1", "2"]
    assert len({message.media_group_id for message in sent}) == 1
    with pytest.raises(BadRequest, match="Group must include 2-10 items"):
        await bot.send_media_group(friends.group, photos[:1])
    mixed: list[InputMediaPhoto | InputMediaDocument] = [photos[0]]
    mixed += [InputMediaDocument(b"x", filename="x.txt")]
    with pytest.raises(BadRequest, match="Can't use the media of the specified type in the album"):
        await bot.send_media_group(friends.group, mixed)


async def test_a_gif_is_an_animation(bot: Bot, friends: Friends) -> None:
    out = io.BytesIO()
    frames = [Image.new("RGB", (64, 48), (n * 80, 0, 0)) for n in range(3)]
    frames[0].save(out, "GIF", save_all=True, append_images=frames[1:])
    sent = await bot.send_animation(friends.group, out.getvalue(), filename="replay.gif")
    assert sent.animation is not None
    assert (sent.animation.width, sent.animation.height) == (64, 48)
    seen = friends.anna.messages(friends.group)[-1]
    assert seen.animation is not None
    assert friends.anna.picture(seen) == out.getvalue()


def test_the_same_file_sent_many_times_at_once_is_kept(tmp_path: Path) -> None:
    """By one bot to many groups."""
    for number in range(20):
        upload = Upload("same.txt", f"file {number}".encode())
        with ThreadPoolExecutor(8) as pool:
            kept = [pool.submit(read_upload, tmp_path, upload, "document") for _ in range(8)]
        assert len({one.result() for one in kept}) == 1
    assert len(list(tmp_path.iterdir())) == 20
