"""The apps' icons: 27 x 20 points at 3x, square-cornered; Balloon clips them as Messages does."""
from .canvas import Canvas, shade
from .paths import arc, crescent, ellipse, hole, polygon, rectangle, rounded, star, stroke

WIDTH, HEIGHT = 81, 60
WHITE = "#ffffff"


def countdown():
    canvas = Canvas(WIDTH, HEIGHT, "#5b5bd6")
    canvas.fill(ellipse(40.5, 32, 19), WHITE)
    canvas.fill(rounded(37, 7, 7, 8, 2), WHITE)
    canvas.fill(stroke([(56, 15), (58, 17)], 5), WHITE)
    canvas.fill(ellipse(40.5, 32, 13.5), "#5b5bd6")
    canvas.fill(polygon((40.5, 32), *arc(40.5, 32, 13.5, -90, 20)), "#ffd23f")
    return canvas


def ice_cream_shop():
    canvas = Canvas(WIDTH, HEIGHT, "#f48fa9")
    canvas.fill(polygon((29, 31), (52, 31), (40.5, 56)), "#e8a754")
    canvas.fill(stroke([(34, 34), (42, 50)], 2) + stroke([(47, 34), (39, 50)], 2), "#c98235")
    canvas.fill(ellipse(40.5, 21, 14), "#fff6e6")
    canvas.fill(rounded(25, 24, 31, 9, 4.5), "#fff6e6")
    canvas.fill(ellipse(40.5, 7, 4.5), "#e0344b")
    return canvas


def night_watch():
    canvas = Canvas(WIDTH, HEIGHT, "#ffd75e")
    canvas.fill(rounded(19, 12, 43, 30, 5), "#1c2751")
    canvas.fill(polygon((35, 19), (50, 27), (35, 35)), "#ffd75e")
    canvas.fill(rounded(29, 46, 23, 4, 2), "#1c2751")
    return canvas


def group_order():
    canvas = Canvas(WIDTH, HEIGHT, "#e2522f")
    canvas.fill(polygon(*arc(40.5, 29, 20, 0, 180), (20.5, 29)), WHITE)
    canvas.fill(rounded(17, 26, 47, 5, 2.5), WHITE)
    canvas.fill(rounded(31, 48, 19, 5, 2), WHITE)
    canvas.fill(stroke([(32, 22), (27, 6)], 3.2) + stroke([(40, 22), (38, 6)], 3.2), "#ffd7a8")
    canvas.fill(ellipse(52, 22, 6), "#ffd23f")
    canvas.fill(rectangle(44, 27, 16, 3), WHITE)
    return canvas


def reversi():
    canvas = Canvas(WIDTH, HEIGHT, "#2f9e6a")
    canvas.fill(ellipse(50, 31.5, 17), "#1c6b48")
    canvas.fill(ellipse(50, 29, 17), "#f7f4ec")
    canvas.fill(ellipse(31, 32.5, 17), "#1c6b48")
    canvas.fill(ellipse(31, 30, 17), "#22272e")
    return canvas


def poll():
    canvas = Canvas(WIDTH, HEIGHT, "#0f9bd7")
    for x, top, colour in ((22, 28, "#bfe8f9"), (35, 12, WHITE), (48, 36, "#bfe8f9")):
        canvas.fill(rounded(x, top, 10, 50 - top, 3), colour)
    return canvas


def invitation():
    canvas = Canvas(WIDTH, HEIGHT, "#e7b85c")
    canvas.fill(star(40.5, 30, 8, 25, 18.5), "#12404a")
    canvas.fill(crescent(42, 30, 11, turn=-24), "#fff0cc")
    return canvas


def railway():
    canvas = Canvas(WIDTH, HEIGHT, "#1f56b3")
    canvas.fill(rounded(26, 8, 29, 36, 11), WHITE)
    canvas.fill(rounded(30, 15, 21, 12, 4), "#1f56b3")
    canvas.fill(ellipse(33, 36, 3) + ellipse(48, 36, 3), "#f2594b")
    canvas.fill(stroke([(31, 47), (26, 54)], 3.5) + stroke([(50, 47), (55, 54)], 3.5), WHITE)
    return canvas


def thai_kitchen():
    canvas = Canvas(WIDTH, HEIGHT, "#33854a")
    canvas.fill(polygon(*arc(34, 18, 27, 165, 12), *arc(38, 8, 24, 32, 150)), "#e23b36")
    canvas.fill(stroke([(12, 25), (11, 16), (17, 9)], 5), "#bfe08a")
    canvas.fill(ellipse(12, 26, 6, 4), "#bfe08a")
    return canvas


def table():
    canvas = Canvas(WIDTH, HEIGHT, "#f29f3d")
    canvas.fill(ellipse(40.5, 30, 19), WHITE)
    canvas.fill(ellipse(40.5, 30, 13) + hole(ellipse(40.5, 30, 11)), shade("#f29f3d", 0.3))
    canvas.fill(stroke([(13, 26), (13, 51)], 4), WHITE)
    for x in (8.5, 13, 17.5):
        canvas.fill(stroke([(x, 10), (x, 22)], 2.6), WHITE)
    canvas.fill(rounded(7.2, 20, 11.6, 6, 3), WHITE)
    canvas.fill(stroke([(68, 26), (68, 51)], 4), WHITE)
    canvas.fill(polygon(*arc(68, 28, 6, 180, 360, radius_y=20), (66, 32)), WHITE)
    return canvas


def trail():
    canvas = Canvas(WIDTH, HEIGHT, "#2f6f5e")
    canvas.fill(polygon((14, 50), (36, 14), (58, 50)), "#e9f1ec")
    canvas.fill(polygon((40, 50), (54, 27), (68, 50)), "#a9cdbf")
    canvas.fill(polygon((36, 14), (30, 24), (34, 28), (37, 24), (41, 28), (42, 24)), "#2f6f5e")
    return canvas


def greengrocer():
    canvas = Canvas(WIDTH, HEIGHT, "#3f8f3a")
    canvas.fill(ellipse(40.5, 33, 19), "#ff9a1f")
    canvas.fill(ellipse(34, 27, 5), "#ffc46b")
    canvas.fill(polygon(*arc(48, 16, 9, 200, 380)), "#d6f0b8")
    return canvas


def night_walk():
    canvas = Canvas(WIDTH, HEIGHT, "#14203f")
    canvas.fill(ellipse(27, 38, 11), "#f2a33c")
    canvas.fill(ellipse(50, 42, 8), "#e4572e")
    canvas.fill(ellipse(56, 22, 6), "#bcd4ff")
    canvas.fill(ellipse(38, 18, 4), "#ffd98a")
    return canvas
