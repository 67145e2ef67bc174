"""How colours look to the colour-blind, and how far apart two colours are.

Simulation: Machado, Oliveira, Fernandes 2009, severity 1, in linear RGB.
Distance: CIEDE2000 (Sharma, Wu, Dalal 2005) in CIELAB under D65.
"""

import math

Vector = tuple[float, float, float]

SIGHTS: dict[str, tuple[Vector, Vector, Vector]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

_TO_XYZ: tuple[Vector, Vector, Vector] = (
    (0.4124 / 0.95047, 0.3576 / 0.95047, 0.1805 / 0.95047),
    (0.2126, 0.7152, 0.0722),
    (0.0193 / 1.08883, 0.1192 / 1.08883, 0.9505 / 1.08883),
)


def seen(colour: str, sight: str) -> Vector:
    """Return a colour "#rrggbb" as somebody sees it, in CIELAB."""
    linear = [_linear(value / 255) for value in bytes.fromhex(colour[1:])]
    simulated = [min(1.0, max(0.0, value)) for value in _times(SIGHTS[sight], linear)]
    x, y, z = (_root(value) for value in _times(_TO_XYZ, simulated))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Vector, other: Vector) -> float:
    """Return the CIEDE2000 distance of two colours in CIELAB."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    chroma = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    c1, c2 = math.hypot(a1 * stretch, b1), math.hypot(a2 * stretch, b2)
    h1, h2 = _hue(a1 * stretch, b1), _hue(a2 * stretch, b2)
    turn = ((h2 - h1 + 180) % 360 - 180) if c1 * c2 else 0.0
    mean_c, mean_l = (c1 + c2) / 2, (l1 + l2) / 2
    mean_h = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    light = (l2 - l1) / (1 + 0.015 * (mean_l - 50) ** 2 / math.sqrt(20 + (mean_l - 50) ** 2))
    colour = (c2 - c1) / (1 + 0.045 * mean_c)
    hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    hue /= 1 + 0.015 * mean_c * _hue_weight(mean_h)
    return math.sqrt(light**2 + colour**2 + hue**2 + _twist(mean_c, mean_h) * colour * hue)


def contrast(one: str, other: str) -> float:
    """Return how many times as bright one of two colours is as the other (WCAG 2.2)."""
    red, green, blue = _TO_XYZ[1]
    bright = [
        red * r + green * g + blue * b + 0.05
        for colour in (one, other)
        for r, g, b in [[_linear(value / 255) for value in bytes.fromhex(colour[1:])]]
    ]
    return max(bright) / min(bright)


def _times(matrix: tuple[Vector, Vector, Vector], vector: list[float]) -> list[float]:
    return [sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix]


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116


def _hue(a: float, b: float) -> float:
    return math.degrees(math.atan2(b, a)) % 360


def _hue_weight(hue: float) -> float:
    waves = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.2, 4, -63))
    return 1 + sum(size * math.cos(math.radians(n * hue + shift)) for size, n, shift in waves)


def _twist(chroma: float, hue: float) -> float:
    turned = math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2)))
    return -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7)) * math.sin(turned)
