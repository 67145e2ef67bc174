"""A message in high contrast has another picture, of another id; nothing else has."""

import msgspec
from msgspec.structs import replace

from bot.display.surfaces import surfaces
from bot.display.values import Surface, picture_digest
from bot.features.contrast.shown import contrasted, sharp
from bot.texts.frame import COLOUR_MARKS, SECOND_MARKS
from render import Picture
from tests.bot.tables import ANNA, BORIS, FRAME, begun

SHAPES = "●■▲★✚◆○□△☆✙◇"


def board() -> Surface:
    return next(one for one in surfaces(FRAME, begun("carcassonne", ANNA, BORIS)) if one.picture)


def test_an_ordinary_picture_is_encoded_as_before_there_was_contrast() -> None:
    """Telegram's file ids are kept by this digest, and so is what stands in each chat."""
    picture = board().picture
    assert picture
    fields = [name for name in Picture.__struct_fields__ if name not in ("contrast", "tall")]
    kept = {name: getattr(picture, name) for name in fields}
    assert msgspec.msgpack.encode(picture, enc_hook=repr) == msgspec.msgpack.encode(
        kept, enc_hook=repr
    )


def test_its_picture_has_an_id_of_its_own() -> None:
    picture = board().picture
    assert picture
    assert picture_digest(sharp(picture)) != picture_digest(picture)
    assert picture_digest(sharp(sharp(picture))) == picture_digest(sharp(picture))


def test_a_hand_at_rest_is_edited_too() -> None:
    """Its digest is that of what is worth an edit, without the picture."""
    hand = replace(board(), change_digest="gist")
    assert contrasted(hand).digest != hand.digest


def test_players_are_named_by_the_shapes_that_they_have_in_the_picture() -> None:
    marked = replace(board(), text=" ".join((*COLOUR_MARKS, *SECOND_MARKS)))
    assert contrasted(marked).text == " ".join(SHAPES)


def test_buttons_do_what_they_did() -> None:
    before, after = board(), contrasted(board())
    assert [[one.token for one in row] for row in after.keyboard] == [
        [one.token for one in row] for row in before.keyboard
    ]
