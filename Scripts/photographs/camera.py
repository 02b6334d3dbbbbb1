"""What makes a picture a photograph: a lens, an exposure curve, corners that darken, and the grain of the sensor."""
import numpy as np


def unit(v):
    """Vectors of length 1."""
    return v / np.linalg.norm(v, axis=-1, keepdims=True)


class Camera:
    """A pinhole or a lens at `eye` that looks at `target`, in focus at the target's distance.

    Lengths are those of the scene; `fov` is half of the picture's height at distance 1; `aperture` is the radius of
    the lens.
    """

    def __init__(self, eye, target, fov, aperture=0.0):
        self.eye = np.array(eye, dtype=np.float64)
        forward = np.array(target, dtype=np.float64) - self.eye
        self.focus = np.linalg.norm(forward)
        self.forward = forward / self.focus
        self.right = unit(np.cross(self.forward, [0.0, 1.0, 0.0]))
        self.up = np.cross(self.right, self.forward)
        self.fov = fov
        self.aperture = aperture

    def rays(self, width, height, random):
        """Where one ray a pixel starts and where it goes, each (height * width, 3), somewhere in its pixel."""
        column, row = np.meshgrid(np.arange(width), np.arange(height))
        x = (column + random.random((height, width)) - width / 2) / (height / 2) * self.fov
        y = -(row + random.random((height, width)) - height / 2) / (height / 2) * self.fov
        point = (self.eye + self.focus
                 * (self.forward + x[..., None] * self.right + y[..., None] * self.up))
        angle, radius = random.random((height, width)) * 2 * np.pi, np.sqrt(random.random((height, width)))
        start = self.eye + self.aperture * radius[..., None] * (
            np.cos(angle)[..., None] * self.right + np.sin(angle)[..., None] * self.up)
        return start.reshape(-1, 3), unit(point - start).reshape(-1, 3)


def developed(light, random, exposure=1.0, grain=0.012, vignette=0.35):
    """Bytes of a picture of linear light, (height, width, 3)."""
    height, width, _ = light.shape
    column, row = np.meshgrid(np.linspace(-1, 1, width), np.linspace(-1, 1, height))
    light = light * exposure * (1 - vignette * ((column ** 2 + row ** 2) / 2) ** 1.3)[..., None]
    # The curve that film has: a soft shoulder, so that lights do not burn out.
    curve = light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14)
    shown = np.clip(curve, 0, 1) ** (1 / 2.2)
    # Grain is strongest in the middle tones, and the channels share most of it.
    strength = grain * (0.4 + 2.4 * shown.mean(axis=2) * (1 - shown.mean(axis=2)))
    noise = 0.8 * random.standard_normal((height, width, 1)) + 0.4 * random.standard_normal(light.shape)
    return np.clip((shown + strength[..., None] * noise) * 255 + 0.5, 0, 255).astype(np.uint8)


def exposed(scene, camera, width, height, samples, seed):
    """The light of a picture: `scene(starts, directions, random)` gives the light of rays, averaged over samples."""
    random = np.random.Generator(np.random.PCG64(seed))
    total = np.zeros((height * width, 3))
    for _ in range(samples):
        starts, directions = camera.rays(width, height, random)
        total += np.minimum(scene(starts, directions, random), 12)
    return (total / samples).reshape(height, width, 3), random
