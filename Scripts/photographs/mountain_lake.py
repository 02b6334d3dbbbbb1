"""A lake below mountains in the last light: a landscape of noise, haze that grows with distance, and ripples."""
import numpy as np

from .camera import Camera, developed, exposed, unit
from .noise import fractal

SUN = unit(np.array([-0.80, 0.24, -0.30]))
FAR = 90.0


def ground(x, z):
    """The height of the land above the lake."""
    ridge = 1 - np.abs(2 * fractal(x * 0.085 + 7.7, z * 0.085 + 2.0, 8, seed=11, gain=0.52) - 1)
    hills = fractal(x * 0.21, z * 0.21 + 5.0, 6, seed=31)
    away = np.clip((z - 9) / 30, 0, 1)
    valley = np.clip(np.abs(x - 2.2 + 0.10 * z) / (4 + 0.20 * z), 0, 1.15) ** 1.1
    return -0.75 + (12.5 * away * ridge ** 2.2 + 2.4 * hills) * (0.10 + valley) - 1.1 * np.clip(1 - z / 10, 0, 1)


def sky(direction):
    """The light of the sky, warm about the sun."""
    up = np.clip(direction[:, 1], 0, 1)[:, None]
    near = np.clip(direction @ SUN, 0, 1)[:, None]
    color = np.array([0.16, 0.30, 0.62]) * (0.45 + up) + np.array([0.95, 0.50, 0.24]) * np.exp(-up * 7) * 0.75
    color = color + np.array([1.0, 0.55, 0.22]) * (near ** 8 * 0.5 + near ** 300 * 4)
    flat = np.maximum(direction[:, 1], 0.03)
    cloud = fractal(direction[:, 0] / flat * 0.55, direction[:, 2] / flat * 0.22, 6, seed=71)
    cloud = np.clip((cloud - 0.52) * 3.4, 0, 1)[:, None] * np.clip(direction[:, 1] * 9, 0, 1)[:, None]
    lit = np.array([1.25, 0.62, 0.42]) * (0.35 + near ** 2) + np.array([0.20, 0.22, 0.34])
    return color * (1 - 0.75 * cloud) + lit * 0.75 * cloud


def march(start, direction):
    """How far a ray goes until the land, FAR where it meets none."""
    distance = np.full(len(start), 0.4)
    hit = np.full(len(start), FAR)
    open_ = np.ones(len(start), dtype=bool)
    for _ in range(130):
        at = start[open_] + distance[open_, None] * direction[open_]
        above = at[:, 1] - ground(at[:, 0], at[:, 2])
        index = np.flatnonzero(open_)
        landed = above < 0.004 * distance[open_]
        hit[index[landed]] = distance[index[landed]]
        distance[index] += np.clip(0.45 * above, 0.006, 4) + 0.002 * distance[index]
        open_[index[landed | (distance[index] > FAR) | (at[:, 1] > 14)]] = False
        if not open_.any():
            break
    return hit


def shade(start, direction, distance):
    """The light of land that rays meet, through the haze."""
    at = start + distance[:, None] * direction
    small = 0.02 + 0.004 * distance
    x, z = at[:, 0], at[:, 2]
    normal = unit(np.stack([ground(x - small, z) - ground(x + small, z), 2 * small,
                            ground(x, z - small) - ground(x, z + small)], axis=1))
    slope, height = normal[:, 1], at[:, 1]
    detail = fractal(x * 6, z * 6, 4, seed=91)
    rock = np.array([0.20, 0.17, 0.155]) * (0.6 + 0.8 * detail[:, None])
    wood = np.array([0.030, 0.055, 0.026]) * (0.4 + 1.3 * detail[:, None])
    snow = np.array([0.80, 0.83, 0.90])
    tree = np.clip((slope - 0.52) * 6, 0, 1) * np.clip((3.6 + 1.5 * detail - height) * 1.2, 0, 1)
    white = np.clip((slope - 0.50) * 5, 0, 1) * np.clip((height - 4.6 - 1.6 * detail) * 1.1, 0, 1)
    color = rock * (1 - tree[:, None]) + wood * tree[:, None]
    color = color * (1 - white[:, None]) + snow * white[:, None]
    sun = np.clip(normal @ SUN, 0, 1)
    toward = np.broadcast_to(SUN, at.shape)
    free = march(at + normal * small[:, None] * 2, toward) >= FAR
    light = (sun * free)[:, None] * np.array([3.4, 1.75, 0.85]) + (0.5 + 0.5 * slope)[:, None] * np.array(
        [0.26, 0.34, 0.52])
    haze = (1 - np.exp(-distance / 75))[:, None]
    return color * light * (1 - haze) + sky(unit(direction * [1, 0, 1] + [0, 0.05, 0])) * haze * 0.62


def land_or_sky(start, direction):
    """The light of rays that do not meet the water."""
    distance = march(start, direction)
    light = sky(direction)
    met = distance < FAR
    if met.any():
        light[met] = shade(start[met], direction[met], distance[met])
    return light


def scene(start, direction, random):
    """The light of rays from above the lake."""
    light = np.zeros_like(start)
    land = march(start, direction)
    down = direction[:, 1] < -1e-4
    water = np.where(down, -start[:, 1] / np.where(down, direction[:, 1], -1), FAR * 10)
    wet = water < land
    light[~wet] = land_or_sky(start[~wet], direction[~wet])
    at = start[wet] + water[wet, None] * direction[wet]
    x, z, away = at[:, 0], at[:, 2], water[wet]
    calm = 0.022 / (1 + 0.05 * away) * (0.25 + 1.5 * fractal(x * 0.3, z * 0.1, 3, seed=5))
    wave = lambda dx, dz: fractal((x + dx) * 5, (z + dz) * 11, 4, seed=51)
    normal = unit(np.stack([(wave(0.03, 0) - wave(-0.03, 0)) * calm * 5, np.ones_like(x),
                            (wave(0, 0.03) - wave(0, -0.03)) * calm * 9], axis=1))
    into = direction[wet]
    bounced = into - 2 * np.sum(into * normal, axis=1, keepdims=True) * normal
    bounced[:, 1] = np.maximum(bounced[:, 1], 0.004)
    mirrored = land_or_sky(at + [0, 0.01, 0], unit(bounced))
    facing = np.clip(-np.sum(into * normal, axis=1, keepdims=True), 0, 1)
    share = 0.03 + 0.97 * (1 - facing) ** 4
    bed = np.array([0.010, 0.032, 0.038])
    light[wet] = mirrored * share * 0.92 + bed * (1 - share)
    return light


def draw(width, height, samples):
    """The picture as bytes, (height, width, 3)."""
    camera = Camera(eye=(0, 0.95, -1.5), target=(0.4, 2.5, 20), fov=0.44)
    light, random = exposed(scene, camera, width, height, samples, seed=1)
    return developed(light, random, exposure=0.85)
