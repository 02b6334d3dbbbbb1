"""The Thai restaurant's dish: green curry and rice on a banana leaf, with lime and chillies."""
from math import cos, pi, sin

from .canvas import TEMPLATE_WIDTH, Canvas, shade
from .paths import curve, ellipse, moved, polygon, rectangle, smooth, stroke

WOOD, WOOD_LINE, SHADOW = "#e9b872", "#dfa85c", "#b9823c"
LEAF, LEAF_DARK, LEAF_RIB = "#3f9a55", "#33854a", "#6fbf73"
BOWL, BOWL_INSIDE, BOWL_BAND = "#2d5f9a", "#23507f", "#f3efe2"
CURRY, CURRY_LIGHT, COCONUT = "#b8cf6a", "#c9dc85", "#f7f6e4"
PLATE, PLATE_EDGE, RICE, RICE_SHADE = "#fbf8f0", "#e4ddcd", "#ffffff", "#e9e6dc"
PRAWN, PRAWN_BAND, PRAWN_TAIL = "#f79365", "#fbc0a0", "#e0603c"
AUBERGINE, AUBERGINE_LIGHT, PEPPER, CHILLI, STALK = "#8fbf5a", "#dcebb0", "#e23b36", "#d92b2b", "#3f7d3a"
LIME, LIME_PITH, LIME_FLESH, BASIL, BASIL_RIB = "#7cb83a", "#eef5cf", "#b9dd6a", "#2f7d45", "#5fa868"


def draw():
    canvas = Canvas(900, 900, WOOD, pixel_width=TEMPLATE_WIDTH)
    for y in range(90, 900, 150):
        canvas.fill(rectangle(0, y, 900, 6), WOOD_LINE)
    _banana_leaf(canvas)
    _rice(canvas, 640, 250)
    _bowl(canvas, 390, 520)
    _lime(canvas, 742, 560, 92)
    _chilli(canvas, 690, 822, -8)
    _chilli(canvas, 786, 722, -30)
    return canvas


def _banana_leaf(canvas):
    leaf = polygon(*curve((-60, 250), ((160, 20), (620, -20), (960, 120)), ((960, 300), (960, 560), (960, 720)),
                          ((700, 940), (260, 960), (-60, 820)), ((-60, 640), (-60, 420), (-60, 250))))
    canvas.fill(moved(leaf, 8, 16), SHADOW)
    canvas.fill(leaf, LEAF)
    with canvas.clip(leaf):
        for i in range(-1, 6):
            x = i * 190
            canvas.fill(stroke(smooth([(x, 520), (x + 60, 300), (x + 170, -40)]), 9), LEAF_DARK)
            canvas.fill(stroke(smooth([(x, 520), (x + 60, 740), (x + 170, 990)]), 9), LEAF_DARK)
        canvas.fill(stroke([(-60, 526), (960, 506)], 17), LEAF_RIB)


def _rice(canvas, x, y):
    canvas.fill(ellipse(x + 8, y + 16, 196), LEAF_DARK)
    canvas.fill(ellipse(x, y, 196), PLATE)
    canvas.fill(ellipse(x, y, 140), PLATE_EDGE)
    canvas.fill(ellipse(x - 4, y - 2, 114), RICE)
    for i in range(24):
        # A sunflower's spiral spreads the grains evenly.
        angle, distance = i * 2.39996, 20 * i ** 0.5
        px, py = x - 4 + distance * cos(angle), y - 6 + distance * sin(angle)
        canvas.fill(ellipse(px, py, 10, 5, turn=i * 53), RICE_SHADE)
    _leaf(canvas, x - 18, y - 12, 46, -70)
    _leaf(canvas, x + 26, y + 4, 42, 10)


def _bowl(canvas, x, y):
    canvas.fill(ellipse(x + 14, y + 24, 320), shade(LEAF_DARK, -0.25))
    canvas.fill(ellipse(x, y, 320), BOWL)
    for i in range(16):
        angle = i * 2 * pi / 16
        px, py = x + 293 * cos(angle), y + 293 * sin(angle)
        canvas.fill(moved(polygon((0, -14), (11, 0), (0, 14), (-11, 0)), px, py, turn=i * 360 / 16), BOWL_BAND)
    canvas.fill(ellipse(x, y, 266), BOWL_INSIDE)
    curry = ellipse(x, y + 5, 256)
    canvas.fill(curry, CURRY)
    with canvas.clip(curry):
        for points in ([(-230, 60), (-160, 130), (-60, 150), (20, 210), (110, 200)],
                       [(-150, -190), (-60, -170), (40, -200), (120, -150)], [(120, 60), (180, 40), (220, -40)]):
            canvas.fill(stroke(smooth([(x + px, y + py) for px, py in points]), 19), COCONUT)
        for dx, dy, radius in ((-214, 70, 16), (214, 96, 18), (-60, 224, 15), (72, -190, 14)):
            canvas.fill(ellipse(x + dx, y + dy, radius), CURRY_LIGHT)
    for dx, dy in ((-130, -110), (14, 160), (170, -118)):
        _aubergine(canvas, x + dx, y + dy)
    for dx, dy, turn in ((-124, 56, -20), (40, -78, 130), (138, 80, 60)):
        _prawn(canvas, x + dx, y + dy, turn)
    for dx, dy, turn in ((-40, -188, 20), (-214, -20, 75), (-40, 130, -30), (108, 196, -40), (214, -12, 80)):
        _pepper(canvas, x + dx, y + dy, turn)
    for dx, dy, size, turn in ((6, 26, 78, -62), (-2, 34, 70, 188), (12, 34, 64, 50)):
        _leaf(canvas, x + dx, y + dy, size, turn)


def _aubergine(canvas, x, y):
    canvas.fill(ellipse(x + 3, y + 7, 50), shade(CURRY, -0.22))
    canvas.fill(ellipse(x, y, 50), AUBERGINE)
    canvas.fill(ellipse(x, y, 39), AUBERGINE_LIGHT)
    for i in range(9):
        angle = i * 40 * pi / 180
        canvas.fill(ellipse(x + 22 * cos(angle), y + 22 * sin(angle), 6, 3.5, turn=i * 40), "#b79d57")


def _prawn(canvas, x, y, turn):
    def at(path):
        return moved(path, x, y, turn=turn)

    spine = [(54 * cos(a * pi / 180), 54 * sin(a * pi / 180)) for a in range(150, 400, 10)]
    canvas.fill(at(polygon((40, 30), (20, 66), (50, 60), (76, 72), (66, 30))), PRAWN_TAIL)
    canvas.fill(at(stroke(spine, 46)), PRAWN)
    for a in range(160, 380, 40):
        inner, outer = 40, 71
        c, s = cos(a * pi / 180), sin(a * pi / 180)
        canvas.fill(at(stroke([(inner * c, inner * s), (outer * c, outer * s)], 9)), PRAWN_BAND)


def _pepper(canvas, x, y, turn):
    canvas.fill(moved(stroke(smooth([(-32, 6), (-10, -8), (14, -6), (32, 8)]), 17), x, y, turn=turn), PEPPER)
    canvas.fill(moved(stroke(smooth([(-28, 3), (-10, -9), (8, -9)]), 5), x, y, turn=turn), shade(PEPPER, 0.4))


def _leaf(canvas, x, y, size, turn):
    outline = polygon(*curve((0, 0), ((size * 0.25, -size * 0.5), (size * 0.8, -size * 0.42), (size * 1.2, 0)),
                             ((size * 0.8, size * 0.42), (size * 0.25, size * 0.5), (0, 0))))
    canvas.fill(moved(outline, x, y, turn=turn), BASIL)
    rib = stroke([(0, 0), (size * 1.02, 0)], 4)
    for part in (0.35, 0.68):
        for side in (-1, 1):
            rib += stroke([(size * part, 0), (size * (part + 0.14), side * size * 0.18)], 3)
    canvas.fill(moved(rib, x, y, turn=turn), BASIL_RIB)


def _lime(canvas, x, y, radius):
    canvas.fill(ellipse(x + 6, y + 14, radius), LEAF_DARK)
    canvas.fill(ellipse(x, y, radius), LIME)
    canvas.fill(ellipse(x, y, radius * 0.9), LIME_PITH)
    for i in range(8):
        middle = i * 45 + 10
        wedge = [(x + radius * 0.12 * cos(middle * pi / 180), y + radius * 0.12 * sin(middle * pi / 180))]
        for a in range(-17, 18, 2):
            angle = (middle + a) * pi / 180
            wedge.append((x + radius * 0.8 * cos(angle), y + radius * 0.8 * sin(angle)))
        canvas.fill(polygon(*wedge), LIME_FLESH)


def _chilli(canvas, x, y, turn):
    body = polygon(*curve((-96, 0), ((-60, -30), (10, -30), (120, 26)), ((20, 24), (-60, 30), (-96, 0))))
    canvas.fill(moved(moved(body, x, y, turn=turn), 5, 11), LEAF_DARK)
    canvas.fill(moved(body, x, y, turn=turn), CHILLI)
    canvas.fill(moved(stroke(smooth([(-66, -8), (-20, -14), (30, -4)]), 7), x, y, turn=turn), shade(CHILLI, 0.45))
    canvas.fill(moved(stroke(smooth([(-94, 0), (-114, -6), (-132, -22)]), 11), x, y, turn=turn), STALK)
    canvas.fill(moved(ellipse(-92, 0, 14, 17), x, y, turn=turn), STALK)
