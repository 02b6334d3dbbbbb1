"""The map of the event countdown: a town at a bay, and the way to the concert."""
from .canvas import LIVE_WIDTH, Canvas
from .paths import blob, ellipse, moved, polygon, rectangle, rounded, smooth, star, stroke

LAND, BLOCK, BUILDING = "#f5f1e8", "#ece6d9", "#dfd7c6"
PARK, TREE, SAND = "#cfe6bb", "#b5d69c", "#f6e3b4"
WATER, SHALLOW = "#9fd3ec", "#bce2f2"
ROAD, KERB, MAIN_ROAD, MAIN_KERB = "#ffffff", "#ddd5c5", "#ffe08a", "#efc250"
ROUTE, ROUTE_EDGE, PIN = "#2f6fed", "#1d4fb8", "#f0483e"

TURN = -11


def on_grid(path):
    """Streets are laid out straight and turned as a whole around the picture's middle."""
    return moved(moved(path, -450, -348), 450, 348, turn=TURN)


def at(x, y):
    return on_grid([[(x, y)]])[0][0]


def draw():
    canvas = Canvas(900, 696, LAND, pixel_width=LIVE_WIDTH)
    columns = [-40, 130, 292, 450, 620, 760, 930]
    rows = [-60, 90, 232, 384, 520, 660, 800]
    _blocks(canvas, columns, rows)
    _parks(canvas)
    _streets(canvas, columns, rows)
    _bay(canvas)
    _route(canvas)
    return canvas


def _blocks(canvas, columns, rows):
    buildings = [(0.10, 0.12, 0.34, 0.30), (0.54, 0.10, 0.36, 0.44), (0.10, 0.54, 0.30, 0.34), (0.50, 0.66, 0.40, 0.22)]
    for i, (left, right) in enumerate(zip(columns, columns[1:])):
        for j, (top, bottom) in enumerate(zip(rows, rows[1:])):
            width, height = right - left, bottom - top
            canvas.fill(on_grid(rounded(left + 14, top + 14, width - 28, height - 28, 10)), BLOCK)
            for k, (x, y, w, h) in enumerate(buildings):
                if (i * 7 + j * 5 + k * 3) % 4 < 3:
                    continue
                canvas.fill(
                    on_grid(rectangle(left + 12 + x * (width - 24), top + 12 + y * (height - 24),
                                      w * (width - 24), h * (height - 24))), BUILDING)


def _parks(canvas):
    park = on_grid(rounded(306, 246, 300, 124, 22))
    canvas.fill(park, PARK)
    canvas.fill(on_grid(rounded(640, 534, 110, 112, 20)), PARK)
    with canvas.clip(park):
        pond = on_grid(blob((420, 318), (470, 288), (534, 300), (560, 334), (500, 352), (438, 346)))
        canvas.fill(pond, WATER)
        canvas.fill(on_grid(stroke(smooth([(300, 262), (380, 280), (410, 356), (470, 380)]), 7)), LAND)
    trees = [(332, 330), (356, 346), (346, 304), (392, 262), (428, 268), (584, 264), (566, 282), (588, 350), (374, 352),
             (664, 560), (700, 556), (728, 588), (668, 622), (712, 628)]
    for x, y in trees:
        canvas.fill(on_grid(ellipse(x, y, 11)), TREE)


def _streets(canvas, columns, rows):
    streets = [[(x, -200), (x, 900)] for x in columns[1:-1]] + [[(-200, y), (1100, y)] for y in rows[1:-1]]
    # The street through the park goes around it.
    streets = [s for s in streets if s[0] != (450, -200)] + [[(450, -200), (450, 232)], [(450, 384), (450, 900)]]
    for width, colour in ((25, KERB), (19, ROAD)):
        for street in streets:
            canvas.fill(on_grid(stroke(street, width)), colour)
    avenue = smooth([(-60, 610), (140, 560), (330, 520), (520, 430), (640, 300), (700, 150), (720, -40)])
    ring = smooth([(210, 760), (180, 600), (120, 430), (70, 250), (90, 60), (140, -60)])
    for width, colour in ((38, MAIN_KERB), (30, MAIN_ROAD)):
        for road in (avenue, ring):
            canvas.fill(stroke(road, width), colour)


def _bay(canvas):
    coast = [(716, -60), (742, 70), (800, 150), (790, 240), (836, 330), (822, 430), (872, 520), (860, 620), (920, 760)]
    for offset, colour in ((-26, SAND), (-8, SHALLOW), (14, WATER)):
        line = smooth([(x + offset, y) for x, y in coast])
        canvas.fill(polygon(*line, (1100, 760), (1100, -60)), colour)
    # A ferry line to a pier.
    canvas.fill(stroke([(806, 236), (872, 222)], 13), KERB)
    canvas.fill(stroke([(806, 236), (872, 222)], 8), LAND)
    for x, y in ((842, 84), (874, 128), (868, 326), (886, 418)):
        canvas.fill(stroke(smooth([(x - 20, y), (x - 10, y - 6), (x, y), (x + 10, y - 6), (x + 20, y)]), 4), SHALLOW)


def _route(canvas):
    way = [at(292, 590), at(292, 520), at(450, 520), at(450, 384), at(620, 384), at(620, 200)]
    bent = _rounded_corners(way, 26)
    canvas.fill(stroke(bent, 27), "#ffffff")
    canvas.fill(stroke(bent, 19), ROUTE_EDGE)
    canvas.fill(stroke(bent, 14), ROUTE)
    x, y = way[0]
    canvas.fill(ellipse(x, y, 27), "#ffffff")
    canvas.fill(ellipse(x, y, 19), ROUTE)
    canvas.fill(ellipse(x, y, 8), "#ffffff")
    x, y = way[-1]
    canvas.fill(ellipse(x, y, 13), ROUTE_EDGE)
    head = y - 92
    drop = smooth([(x, y), (x - 17, y - 36), (x - 44, y - 66), (x - 52, head), (x - 37, head - 37), (x, head - 52),
                   (x + 37, head - 37), (x + 52, head), (x + 44, y - 66), (x + 17, y - 36)], closed=True)
    canvas.fill(stroke(drop, 9) + polygon(*drop), "#ffffff")
    canvas.fill(polygon(*drop), PIN)
    canvas.fill(star(x, head, 5, 33, 14), "#ffffff")


def _rounded_corners(points, radius):
    """A broken line with its corners replaced by short curves."""
    result = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        ends = []
        for other in (before, after):
            length = ((other[0] - corner[0]) ** 2 + (other[1] - corner[1]) ** 2) ** 0.5
            ends.append(tuple(c + (o - c) * radius / length for c, o in zip(corner, other)))
        for i in range(9):
            t = i / 8
            result.append(tuple(
                (1 - t) ** 2 * a + 2 * t * (1 - t) * c + t * t * b for a, c, b in zip(ends[0], corner, ends[1])))
    return result + [points[-1]]
