"""Video encoding: frames as a film that chats play by themselves, H.264 without sound, or a GIF
where there is no encoder (PyAV is an optional extra).
"""

from collections.abc import Iterable, Iterator
from io import BytesIO
from tempfile import NamedTemporaryFile
from typing import NamedTuple

from PIL import Image

FPS = 5
"""Ticks a second; ticks count how long a frame is shown."""
_QUALITY = "24"
"""x264's CRF: lines and letters stay sharp, and a game of 72 tiles stays below 2 MB."""
_SMALLER = 480
"""The width of a GIF in pixels: small, because a GIF takes five times the bytes."""
_COLOURS = 64


class Still(NamedTuple):
    """A frame, and the ticks for which it is shown."""

    image: Image.Image
    ticks: int


def clip(stills: Iterable[Still]) -> bytes:
    """Encode a film, frame by frame as they come."""
    try:
        import av  # noqa: F401 - the optional extra `film`
    except ImportError:
        return gif(stills)
    return mp4(stills)


def mp4(stills: Iterable[Still]) -> bytes:
    """Encode as H.264, one frame a tick, its index first: it plays while it is loaded."""
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


def gif(stills: Iterable[Still]) -> bytes:
    """Encode as a GIF whose frames share their colours."""
    images: list[Image.Image] = []
    ticks: list[int] = []
    for image, long in stills:
        size = (_SMALLER, image.height * _SMALLER // image.width)
        images.append(image.resize(size, Image.Resampling.HAMMING))
        ticks.append(long)
    palette = _shared(images).quantize(_COLOURS)
    first, *rest = (image.quantize(palette=palette, dither=Image.Dither.NONE) for image in images)
    file = BytesIO()
    durations = [1000 // FPS * long for long in ticks]
    first.save(
        file, "GIF", save_all=True, append_images=rest, duration=durations, loop=0, optimize=False
    )
    return file.getvalue()


def _shared(images: list[Image.Image]) -> Image.Image:
    """Return a picture with the colours of all images: four of them side by side."""
    chosen = [
        images[0],
        images[len(images) // 2],
        images[-2 if len(images) > 1 else -1],
        images[-1],
    ]
    wide, high = images[0].size
    together = Image.new("RGB", (wide * len(chosen), high))
    for place, image in enumerate(chosen):
        together.paste(image, (place * wide, 0))
    return together
