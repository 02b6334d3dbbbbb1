"""Stickers of a harbour: art of 136 points at 3x with a white edge, transparent around it."""
from array import array
from functools import partial

from . import paths
from .canvas import Canvas
from .paths import blob, polygon, rectangle, star, stroke

WHITE, INK = "#ffffff", "#22303c"
SIDE, PIXELS = 136, 408  # a cell of the regular size
# As fine as the art is: at one pixel to a unit, curves would show their corners.
arc, ellipse, rounded = (
    partial(shape, pixels=PIXELS // SIDE) for shape in (paths.arc, paths.ellipse, paths.rounded))


class Sticker:
    """A drawing on white, and a mask of what of it is there."""

    def __init__(self, pixels=PIXELS):
        self.art = Canvas(SIDE, SIDE, WHITE, pixels)
        self.mask = Canvas(SIDE, SIDE, "#000000", pixels)

    def edge(self, path):
        """The white paper under what follows."""
        self.mask.fill(path, WHITE)

    def fill(self, path, colour):
        self.art.fill(path, colour)

    @property
    def rows(self):
        """Rows of 0xTTRRGGBB, TT the transparency, so that opaque pixels are plain colours."""
        result = []
        for art, mask in zip(self.art.rows, self.mask.rows):
            transparency = [255 - (level & 255) for level in mask]
            result.append(array("I", [
                clear << 24 | (0xFFFFFF if clear == 255 else colour) for clear, colour in zip(transparency, art)]))
        return result


def face(sticker, x, y, size, colour=INK):
    """Two eyes and a smile."""
    for side in (-1, 1):
        sticker.fill(ellipse(x + side * size * 0.42, y, size * 0.11, size * 0.15), colour)
    sticker.fill(stroke(arc(x, y + size * 0.05, size * 0.34, 25, 155), size * 0.1), colour)


def boat():
    sticker = Sticker()
    sticker.edge(blob((8, 96), (14, 72), (56, 14), (70, 4), (84, 14), (122, 72), (128, 96), (104, 122), (68, 128), (32, 122)))
    sticker.fill(polygon((64, 16), (64, 82), (24, 82)), "#f2594b")
    sticker.fill(polygon((70, 22), (112, 82), (70, 82)), "#ffd23f")
    sticker.fill(rounded(65, 12, 5, 78, 2), "#7a4a2b")
    sticker.fill(polygon((18, 88), (118, 88), (98, 114), (38, 114)), "#1f56b3")
    sticker.fill(rectangle(18, 88, 100, 7), "#bfe8f9")
    return sticker


def sun():
    sticker = Sticker()
    sticker.edge(ellipse(68, 68, 64))
    sticker.fill(star(68, 68, 12, 58, 42), "#ffb020")
    sticker.fill(ellipse(68, 68, 40), "#ffd23f")
    for side in (-1, 1):
        sticker.fill(ellipse(68 + side * 26, 76, 7, 5), "#ff9e6b")
    face(sticker, 68, 64, 38)
    return sticker


def heart():
    sticker = Sticker()
    sticker.edge(blob((68, 132), (12, 82), (6, 38), (36, 8), (68, 20), (100, 8), (130, 38), (124, 82)))
    lobes = ellipse(44, 46, 28) + ellipse(92, 46, 28)
    sticker.fill(lobes + polygon((20, 60), (116, 60), (68, 120)) + rectangle(44, 44, 48, 20), "#e0344b")
    sticker.fill(ellipse(38, 38, 9, 6, turn=-35), "#f8a5ae")
    face(sticker, 68, 62, 34, WHITE)
    return sticker


def cup():
    sticker = Sticker()
    sticker.edge(blob((14, 40), (40, 6), (84, 6), (104, 40), (132, 62), (118, 96), (96, 120), (60, 128), (22, 116)))
    for x in (42, 60, 78):
        sticker.fill(stroke([(x, 36), (x - 4, 29), (x + 3, 22), (x - 1, 15)], 4.5), "#9db4c0")
    sticker.fill(ellipse(102, 72, 20), "#2f9e6a")
    sticker.fill(ellipse(102, 72, 11), WHITE)
    sticker.fill(polygon((22, 46), (100, 46), (92, 109), (30, 109)) + rounded(30, 100, 62, 18, 9), "#2f9e6a")
    sticker.fill(ellipse(61, 46, 39, 8), "#5a3a22")
    face(sticker, 61, 76, 32, WHITE)
    return sticker


def fish():
    sticker = Sticker()
    sticker.edge(blob((6, 68), (34, 30), (78, 18), (104, 44), (130, 30), (128, 108), (104, 94), (76, 120), (32, 106)))
    sticker.fill(polygon((92, 68), (122, 38), (114, 68), (122, 98)), "#f29f3d")
    sticker.fill(polygon((52, 40), (76, 26), (82, 48)), "#f29f3d")
    sticker.fill(ellipse(58, 68, 44, 32), "#ffb74d")
    for x in (60, 74, 88):
        sticker.fill(stroke(arc(x - 14, 68, 16, -50, 50), 4), "#f29f3d")
    sticker.fill(ellipse(34, 60, 7.5), WHITE)
    sticker.fill(ellipse(33, 60, 4), INK)
    sticker.fill(stroke(arc(26, 74, 9, 10, 100), 3.5), INK)
    return sticker


def agreed():
    sticker = Sticker()
    sticker.edge(blob((4, 56), (20, 14), (68, 4), (116, 14), (132, 56), (112, 100), (62, 108), (34, 134), (20, 96)))
    sticker.fill(rounded(14, 18, 108, 78, 36), "#5b5bd6")
    sticker.fill(polygon((32, 84), (62, 92), (32, 120)), "#5b5bd6")
    sticker.fill(stroke([(44, 58), (61, 76), (94, 38)], 13), WHITE)
    return sticker


def lighthouse():
    """As large as a sticker can be: 206 points, shrunk in smaller cells."""
    sticker = Sticker(pixels=618)
    sticker.edge(blob((16, 128), (36, 60), (40, 18), (68, 3), (96, 18), (100, 60), (120, 128), (68, 133)))
    sticker.fill(polygon((50, 48), (86, 48), (96, 112), (40, 112)), WHITE)
    for top, bottom in ((60, 74), (88, 101)):
        inset = lambda y: 50 - (y - 48) * 10 / 64
        sticker.fill(
            polygon((inset(top), top), (136 - inset(top), top), (136 - inset(bottom), bottom), (inset(bottom), bottom)),
            "#e0344b")
    sticker.fill(rounded(42, 42, 52, 8, 3), INK)
    sticker.fill(rectangle(52, 24, 32, 18), "#ffd23f")
    sticker.fill(rectangle(66, 24, 4, 18) + rectangle(50, 22, 3, 20) + rectangle(83, 22, 3, 20), INK)
    sticker.fill(polygon(*arc(68, 24, 20, 180, 360)), "#e0344b")
    sticker.fill(rounded(62, 96, 12, 18, 6), INK)
    sticker.fill(blob((24, 126), (34, 110), (68, 106), (102, 110), (112, 126), (68, 129)), "#7f8c97")
    return sticker
