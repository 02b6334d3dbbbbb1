"""Value noise and sums of it, over arrays of coordinates. The same numbers come out of every run."""
import numpy as np


def _hash(x, y, seed):
    """A number from 0 to 1 for each lattice point."""
    n = (x.astype(np.uint32) * np.uint32(374761393) + y.astype(np.uint32) * np.uint32(668265263)
         + np.uint32(seed * 362437 + 1013904223))
    n = (n ^ (n >> np.uint32(13))) * np.uint32(1274126177)
    n = n ^ (n >> np.uint32(16))
    return n.astype(np.float64) / 4294967295.0


def value(x, y, seed=0):
    """Smooth noise from 0 to 1 with one bump a unit."""
    x0, y0 = np.floor(x), np.floor(y)
    fx, fy = x - x0, y - y0
    fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
    ix, iy = x0.astype(np.int64), y0.astype(np.int64)
    top = _hash(ix, iy, seed) * (1 - fx) + _hash(ix + 1, iy, seed) * fx
    bottom = _hash(ix, iy + 1, seed) * (1 - fx) + _hash(ix + 1, iy + 1, seed) * fx
    return top * (1 - fy) + bottom * fy


def fractal(x, y, octaves, seed=0, gain=0.5):
    """Noise with ever finer bumps, from 0 to 1."""
    total, weight, scale = np.zeros_like(np.asarray(x, dtype=np.float64)), 0.0, 1.0
    for octave in range(octaves):
        total = total + scale * value(x, y, seed + octave)
        weight += scale
        scale *= gain
        # Turned by an angle without a period, so that no lattice shows.
        x, y = 1.6 * x - 1.2 * y + 17.3, 1.2 * x + 1.6 * y - 9.1
    return total / weight
