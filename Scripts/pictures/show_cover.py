"""The cover of a series: a lighthouse, a full moon and a dark sea, which leaves its foot to white titles."""
from .canvas import TEMPLATE_WIDTH, Canvas
from .paths import ellipse, polygon, rectangle, rounded, smooth, stroke

NIGHT = ["#141b3c", "#1c2751", "#273769", "#374c83", "#5066a0"]
MOON, CRATER, CLOUD = "#fdf0c4", "#eadba6", "#6f82b5"
TOWER, TOWER_SHADE, BAND, BAND_SHADE = "#f4ecdd", "#c9c3c4", "#d8453c", "#a8303b"
LAMP, BEAM, IRON = "#ffd75e", "#fff6d6", "#1a2038"
CLIFF, CLIFF_LIGHT = "#0f1630", "#1d284c"
SEA = ["#24386c", "#1a2c5a", "#122149", "#0b1735"]


def draw():
    canvas = Canvas(900, 900, NIGHT[0], pixel_width=TEMPLATE_WIDTH)
    for i, colour in enumerate(NIGHT[1:]):
        canvas.fill(ellipse(600, 640, 900 - i * 165, 720 - i * 130), colour)
    _sky(canvas)
    _sea(canvas)
    _cliff(canvas)
    _tower(canvas)
    return canvas


def _sky(canvas):
    for radius in (162, 132):
        canvas.fill(ellipse(650, 196, radius), MOON, 0.12)
    canvas.fill(ellipse(650, 196, 102), MOON)
    for x, y, radius in ((618, 168, 20), (680, 230, 27), (676, 156, 12), (622, 244, 13), (712, 186, 9)):
        canvas.fill(ellipse(x, y, radius), CRATER)
    stars = [(120, 250), (420, 90), (250, 130), (70, 420), (810, 110), (850, 330), (480, 350), (390, 210), (760, 420),
             (530, 60), (180, 60), (330, 330), (700, 60), (855, 480), (440, 460)]
    for i, (x, y) in enumerate(stars):
        canvas.fill(ellipse(x, y, 3 + i % 3), "#ffffff", 0.85)
    for points in ([(540, 286), (590, 272), (660, 280), (730, 268), (800, 284)], [(712, 132), (766, 118), (830, 128)]):
        canvas.fill(stroke(smooth(points), 20), CLOUD, 0.75)
    canvas.fill(stroke([(590, 304), (700, 302)], 15), CLOUD, 0.6)


def _sea(canvas):
    canvas.fill(rectangle(0, 560, 900, 340), SEA[0])
    for width, y in ((150, 574), (120, 592), (170, 612), (90, 632), (130, 652), (60, 672), (84, 694)):
        canvas.fill(rounded(650 - width / 2, y, width, 8, 4), MOON, 0.75)
    for level, colour in ((640, SEA[1]), (716, SEA[2]), (796, SEA[3])):
        wave = smooth([(x, level + (16 if (x // 75) % 2 else -12)) for x in range(-75, 1050, 75)])
        canvas.fill(polygon(*wave, (1050, 1000), (-75, 1000)), colour)


def _cliff(canvas):
    canvas.fill(polygon(
        (-20, 900), (-20, 574), (60, 548), (130, 556), (190, 528), (300, 530), (340, 566), (392, 590), (410, 650),
        (470, 690), (484, 760), (540, 800), (560, 900)), CLIFF)
    for points in (
            [(190, 528), (300, 530), (340, 566), (316, 586), (250, 560)],
            [(392, 590), (410, 650), (378, 668), (352, 610)], [(470, 690), (484, 760), (446, 744), (430, 700)],
            [(60, 548), (130, 556), (150, 600), (90, 590)], [(240, 640), (300, 660), (290, 720), (220, 690)]):
        canvas.fill(polygon(*points), CLIFF_LIGHT)


def _tower(canvas):
    for points in ([(245, 196), (-60, 70), (-60, 250)], [(245, 196), (960, 500), (960, 690)]):
        canvas.fill(polygon(*points), BEAM, 0.16)
    wall = polygon((196, 540), (214, 240), (276, 240), (294, 540))
    canvas.fill(wall, TOWER)
    with canvas.clip(wall):
        for y in (292, 396, 500):
            canvas.fill(polygon((150, y), (340, y - 14), (340, y + 38), (150, y + 52)), BAND)
        canvas.fill(polygon((256, 200), (320, 200), (320, 560), (262, 560)), IRON, 0.2)
    for x, y in ((236, 362), (236, 466)):
        canvas.fill(rounded(x - 8, y - 16, 16, 28, 8), IRON)
    canvas.fill(rounded(216, 158, 58, 74, 4), LAMP)
    canvas.fill(ellipse(245, 196, 20), "#fff6cf")
    for x in (216, 244, 270):
        canvas.fill(rectangle(x, 158, 4, 74), IRON)
    canvas.fill(rounded(196, 228, 98, 16, 4), IRON)
    for x in range(200, 292, 18):
        canvas.fill(rectangle(x, 208, 4, 24), IRON)
    canvas.fill(rectangle(196, 206, 98, 4), IRON)
    canvas.fill(polygon((206, 160), (284, 160), (252, 112), (238, 112)), BAND_SHADE)
    canvas.fill(ellipse(245, 106, 9), BAND_SHADE)
    house = polygon((300, 540), (300, 486), (336, 458), (372, 486), (372, 566), (300, 545))
    canvas.fill(house, TOWER_SHADE)
    canvas.fill(polygon((292, 490), (336, 450), (380, 490), (380, 500), (292, 500)), BAND_SHADE)
    canvas.fill(rounded(326, 508, 20, 24, 3), LAMP)
