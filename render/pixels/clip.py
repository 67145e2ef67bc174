"""Video encoding: frames as a film that chats play by themselves, H.264 without sound. PyAV, the
encoder, is an optional extra.
"""

from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from tempfile import NamedTemporaryFile
from typing import NamedTuple

from PIL import Image

FPS = 5
"""Ticks a second; ticks count how long a frame is shown."""
_QUALITY = "24"
"""x264's CRF: lines and letters stay sharp, and a game of 72 tiles stays below 2 MB."""


class Still(NamedTuple):
    """A frame, and the ticks for which it is shown."""

    image: Image.Image
    ticks: int


def has_encoder() -> bool:
    """Tell whether films can be made here."""
    return find_spec("av") is not None


def clip(stills: Iterable[Still]) -> bytes:
    """Encode a film, frame by frame as they come: H.264, one frame a tick, its index first, so that
    it plays while it is loaded.

    :raises ImportError: when there is no encoder.
    """
    import av

    with NamedTemporaryFile(suffix=".mp4") as file:  # read again to put the index first
        with av.open(file.name, "w", options={"movflags": "faststart"}) as container:
            stream = None
            for image in _ticks(stills):
                if stream is None:
                    options = {"crf": _QUALITY, "preset": "veryfast"}
                    stream = container.add_stream("libx264", FPS, options)
                    stream.width, stream.height = (side // 2 * 2 for side in image.size)
                    stream.pix_fmt = "yuv420p"
                    stream.thread_count = 1
                whole = image.crop((0, 0, stream.width, stream.height))
                frame = av.VideoFrame.from_image(whole)  # type: ignore[no-untyped-call]
                container.mux(stream.encode(frame))
            if stream is not None:
                container.mux(stream.encode())
        return file.read()


def _ticks(stills: Iterable[Still]) -> Iterator[Image.Image]:
    for still in stills:
        for _ in range(still.ticks):
            yield still.image
