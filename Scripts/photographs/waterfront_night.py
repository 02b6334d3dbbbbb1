"""A street at night through a lens that is focused nearer: lamps become discs, and the wet road mirrors them."""
import numpy as np

from .camera import developed
from .noise import fractal

# Mostly street lamps, then windows, brakes, a sign or two and a green light.
COLORS = np.array([[1.0, 0.50, 0.14], [1.0, 0.62, 0.26], [1.0, 0.55, 0.18], [1.0, 0.74, 0.42], [1.0, 0.16, 0.07],
                   [0.85, 0.90, 1.0], [0.22, 0.48, 1.0], [0.15, 0.85, 0.50]])
HORIZON = 0.56


def disc(light, x, y, center, radius, color, ratio=1.0, rim=0.35):
    """Adds the disc that a lens makes of a lamp: seven blades, brighter at the rim. `ratio` stretches it upwards."""
    dx, dy = x - center[0], (y - center[1]) / ratio
    angle = np.arctan2(dy, dx) + 0.3
    blade = 1 / np.cos((angle % (2 * np.pi / 7)) - np.pi / 7) * np.cos(np.pi / 7)
    away = np.hypot(dx, dy) / (radius * (0.35 + 0.65 * blade))
    inside = np.clip((1 - away) * radius * 220, 0, 1) * (1 - rim + rim * np.clip(away, 0, 1) ** 3)
    light += inside[..., None] * color


def draw(width, height, samples):
    """The picture as bytes, (height, width, 3)."""
    random = np.random.Generator(np.random.PCG64(14))
    x, y = np.meshgrid(np.arange(width) / height, np.arange(height) / height)
    wide = width / height
    glow = np.exp(-((y - HORIZON) / 0.16) ** 2)[..., None]
    haze = fractal(x * 2.2, y * 2.2, 4, seed=3)[..., None]
    light = np.array([0.010, 0.014, 0.030]) + glow * (0.3 + haze) * np.array([0.10, 0.055, 0.035])
    # Houses: dark walls with windows out of focus.
    for left in np.arange(-0.05, wide, 0.17):
        top = HORIZON - 0.12 - 0.34 * abs(left - wide * 0.52) - random.random() * 0.12
        wall = np.clip((x - left) * 60, 0, 1) * np.clip((left + 0.19 - x) * 60, 0, 1) * np.clip((y - top) * 40, 0, 1)
        light *= 1 - 0.7 * (wall * (y < HORIZON))[..., None]
        for _ in range(5):
            place = (left + random.uniform(0.02, 0.15), random.uniform(top + 0.03, HORIZON - 0.03))
            disc(light, x, y, place, 0.016, COLORS[random.integers(0, 2)] * random.uniform(0.06, 0.30), rim=0.1)
    ripple = (fractal(x * 9, y * 60, 4, seed=9) - 0.5) * 0.05
    shine = 0.35 + 1.1 * fractal(x * 3, y * 22, 4, seed=15)
    for _ in range(74):
        side = random.choice([-1, 1])
        depth = random.random() ** 1.4
        place = np.array([wide * 0.52 + side * (0.03 + 0.85 * depth * random.uniform(0.75, 1.1)),
                          HORIZON - (0.02 + 0.30 * depth) * random.uniform(0.2, 1.0)])
        radius = 0.014 + 0.042 * depth * random.uniform(0.7, 1.1)
        color = COLORS[random.integers(0, 8)] * random.uniform(0.12, 0.75) / (1 + 9 * radius)
        disc(light, x, y, place, radius, color)
        mirrored = (place[0], HORIZON + (HORIZON - place[1]) * 1.25 + 0.03)
        wet = np.zeros_like(light)
        disc(wet, x + ripple * (1 + 4 * (y - HORIZON)), y + ripple, mirrored, radius * 1.1, color * 0.16, ratio=3.4, rim=0.0)
        light += wet * (np.clip((y - HORIZON) * 30, 0, 1) * np.exp(-(y - HORIZON) * 4.5) * shine)[..., None]
    return developed(light, random, exposure=1.5, grain=0.020)
