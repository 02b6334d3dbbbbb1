"""Oranges on a market stall, close: spheres with peel, stalks and shadows, and a lens with little depth."""
import numpy as np

from .camera import Camera, developed, exposed, unit
from .noise import fractal, value

SUN = unit(np.array([-0.55, 0.75, 0.42]))


def heap():
    """The centres and radii of the oranges: rows that lean on each other, each a little out of place."""
    random = np.random.Generator(np.random.PCG64(8))
    centers, radii = [], []
    for layer in range(4):
        for row in range(9):
            for column in range(11):
                shift = 0.5 * ((row + layer) % 2)
                center = [(column - 5 + shift) * 1.02, layer * 0.80 + 0.5 + row * 0.26, (row - 2) * 0.92 + layer * 0.42]
                centers.append(np.array(center) + random.uniform(-0.07, 0.07, 3))
                radii.append(random.uniform(0.47, 0.54))
    return np.array(centers), np.array(radii)


CENTERS, RADII = heap()
HUES = np.random.Generator(np.random.PCG64(21)).uniform(0, 1, len(RADII))
AXES = unit(np.random.Generator(np.random.PCG64(5)).normal(size=(len(RADII), 3)) + [0, 1.1, -0.9])


def nearest(start, direction):
    """The distance to the first orange and which it is; infinity and -1 where there is none."""
    best = np.full(len(start), np.inf)
    which = np.full(len(start), -1)
    eye = start.mean(axis=0)
    for index, (center, radius) in enumerate(zip(CENTERS, RADII)):
        # Only rays near the orange: the lens and the radius, seen from its middle.
        away = np.linalg.norm(center - eye)
        near = np.flatnonzero(direction @ ((center - eye) / away) > np.cos(1.6 * (radius + 0.3) / away))
        if len(near) == 0:
            continue
        distance = crossing(start[near], direction[near], center, radius)
        closer = distance < best[near]
        best[near[closer]] = distance[closer]
        which[near[closer]] = index
    return best, which


def crossing(start, direction, center, radius):
    """How far rays go until one orange; infinity where they miss it."""
    toward = center - start
    along = np.einsum("ij,ij->i", toward, direction)
    inside = radius * radius - np.einsum("ij,ij->i", toward, toward) + along * along
    distance = along - np.sqrt(np.maximum(inside, 0))
    return np.where((inside > 0) & (distance > 1e-3), distance, np.inf)


def free_path(at, which, direction, reach):
    """How far it is from points on oranges to the next orange in a direction, at most `reach`."""
    toward = np.broadcast_to(direction, at.shape)
    path = np.full(len(at), reach)
    for index in np.unique(which):
        mine = np.flatnonzero(which == index)
        gaps = np.linalg.norm(CENTERS - CENTERS[index], axis=1)
        for other in np.flatnonzero((gaps < reach + 1.1) & (np.arange(len(gaps)) != index)):
            if (CENTERS[other] - CENTERS[index]) @ direction > -0.9:
                path[mine] = np.minimum(path[mine], crossing(at[mine], toward[mine], CENTERS[other], RADII[other]))
    return path


def shade(at, which, direction):
    """The light of the peel."""
    smooth = (at - CENTERS[which]) / RADII[which, None]
    axis = AXES[which]
    pole = np.einsum("ij,ij->i", smooth, axis)
    # Pits in the peel: noise over three projections, so that it has no seam.
    u, v, w = (smooth * 17 + which[:, None] * 3.7).T
    bump = np.stack([value(v, w, 1) + value(v * 2.3, w * 2.3, 4), value(w, u, 2) + value(w * 2.3, u * 2.3, 5),
                     value(u, v, 3) + value(u * 2.3, v * 2.3, 6)], axis=1) - 1
    normal = unit(smooth + 0.085 * bump)
    patch = fractal(u * 0.12, v * 0.12 + w * 0.1, 3, seed=40)
    hue = np.clip(0.65 * HUES[which] + 0.55 * (patch - 0.5) + 0.15, 0, 1)[:, None]
    color = np.array([0.93, 0.30, 0.015]) * (1 - hue) + np.array([0.98, 0.47, 0.03]) * hue
    green = np.clip((pole - 0.86) * 5, 0, 1)[:, None] * 0.5
    color = color * (1 - green) + np.array([0.45, 0.42, 0.05]) * green
    stalk = np.clip((pole - 0.988) * 300, 0, 1)[:, None]
    color = color * (1 - stalk) + np.array([0.10, 0.09, 0.03]) * stalk
    free = free_path(at, which, SUN, 2.5) >= 2.5
    lambert = np.clip(np.einsum("ij,j->i", normal, SUN), 0, 1)
    # Light that goes a little way through the peel softens the edge of the shade.
    soft = np.clip(np.einsum("ij,j->i", smooth, SUN) * 0.5 + 0.5, 0, 1) ** 2
    shut = np.clip(0.30 + 0.75 * (smooth[:, 1] * 0.5 + 0.5), 0, 1)
    for other in (np.array([1.0, 0.1, 0]), np.array([-1.0, 0.1, 0]), np.array([0, 0.35, -1.0])):
        gap = free_path(at, which, unit(other), 1.2)
        shut *= 0.72 + 0.28 * gap / 1.2
    light = ((lambert * 2.6 + soft * 0.35) * free)[:, None] * np.array([1.0, 0.92, 0.78])
    light = light + shut[:, None] * np.array([0.42, 0.50, 0.62]) * 0.75 + (1 - shut[:, None]) * np.array(
        [0.30, 0.10, 0.02]) * 0.5
    halfway = unit(SUN - direction)
    shine = np.clip(np.einsum("ij,ij->i", normal, halfway), 0, 1) ** 45 * free * 0.75
    sky = np.clip(normal[:, 1], 0, 1) ** 3 * (1 + np.einsum("ij,ij->i", normal, direction)) ** 3 * 0.35
    return color * light + (shine + sky * shut)[:, None] * np.array([1.0, 0.97, 0.92])


def street(direction):
    """What is far behind the stall: awnings and people as colour without shape."""
    x, y = direction[:, 0] * 9, direction[:, 1] * 9
    tone = fractal(x * 0.8, y * 0.8, 3, seed=60)[:, None]
    warm = fractal(x * 0.5 + 30, y * 0.5, 2, seed=63)[:, None]
    color = np.array([0.14, 0.17, 0.16]) * (0.4 + 1.6 * tone) + np.array([0.55, 0.38, 0.20]) * np.clip(warm - 0.5, 0, 1)
    return color + np.array([1.0, 0.95, 0.85]) * np.clip(direction[:, 1:2] * 3.2 + 0.25, 0, 1)


def scene(start, direction, random):
    """The light of rays over the stall."""
    distance, which = nearest(start, direction)
    light = street(direction)
    met = which >= 0
    light[met] = shade(start[met] + distance[met, None] * direction[met], which[met], direction[met])
    return light


def draw(width, height, samples):
    """The picture as bytes, (height, width, 3)."""
    camera = Camera(eye=(0.4, 4.9, -6.4), target=(0.1, 2.35, -0.4), fov=0.34, aperture=0.20)
    light, random = exposed(scene, camera, width, height, samples, seed=2)
    return developed(light, random, exposure=0.72)
