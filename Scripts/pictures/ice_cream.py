"""The ice cream builder: three scoops in a waffle cone, before rays of a summer sun."""
from math import cos, pi, sin

from .canvas import TEMPLATE_WIDTH, Canvas, shade
from .paths import blob, curve, ellipse, polygon, rounded, smooth, stroke

SKY, RAY = "#ffe3d3", "#ffd6c2"
STRAWBERRY, MINT, VANILLA = "#f48fa9", "#8ed8b8", "#fff0c9"
CONE, CONE_LINE, CONE_SHADE = "#e8a754", "#c98235", "#d6923f"
SYRUP, CHERRY, STEM = "#7a4127", "#e0344b", "#5c8f3d"
SPRINKLES = ["#ffffff", "#ffd23f", "#4aa3df", "#7ac74f", "#ff7f50"]


def draw():
    canvas = Canvas(900, 900, SKY, pixel_width=TEMPLATE_WIDTH)
    for i in range(8):
        angle = (i * 45 - 8) * pi / 180
        wide = 22.5 * pi / 180
        canvas.fill(polygon(
            (450, 420), (450 + 900 * cos(angle), 420 + 900 * sin(angle)),
            (450 + 900 * cos(angle + wide), 420 + 900 * sin(angle + wide))), RAY)
    canvas.fill(ellipse(450, 400, 330), "#fff4ea")
    _cone(canvas)
    _scoop(canvas, 356, 470, 140, MINT)
    _chips(canvas)
    _scoop(canvas, 544, 470, 140, VANILLA)
    _scoop(canvas, 450, 318, 150, STRAWBERRY)
    _syrup(canvas)
    _cherry(canvas)
    return canvas


def _cone(canvas):
    cone = polygon((262, 520), (638, 520), (462, 846), (438, 846))
    canvas.fill(stroke([(270, 524), (630, 524), (456, 840), (444, 840), (270, 524)], 30), CONE)
    canvas.fill(cone, CONE)
    with canvas.clip(cone):
        canvas.fill(polygon((560, 500), (660, 500), (462, 860), (450, 860)), CONE_SHADE)
        for k in range(-5, 8):
            for slope in (1, -1):
                x = 450 + slope * (k * 92 - 150)
                canvas.fill(stroke([(x, 500), (x + slope * 240, 880)], 8), CONE_LINE)
    rim = rounded(240, 494, 420, 62, 31)
    canvas.fill(rim, CONE_LINE)
    canvas.fill(rounded(240, 490, 420, 54, 27), CONE)
    for x in range(282, 640, 56):
        canvas.fill(stroke([(x, 504), (x + 14, 530)], 7), CONE_LINE)


def _scoop(canvas, x, y, radius, colour):
    """A ball with a ragged skirt, a shadow on the right and a light on the left."""
    dark, light = shade(colour, -0.13), shade(colour, 0.38)
    skirt = [(x + radius * (1.06 - 0.265 * i), y + radius * (0.36 if i % 2 == 0 else 0.54)) for i in range(9)]
    dome = [(x - radius * 0.99, y), (x - radius * 0.72, y - radius * 0.70), (x, y - radius),
            (x + radius * 0.72, y - radius * 0.70), (x + radius * 0.99, y)]
    ball = blob(*dome, *skirt)
    canvas.fill(ball, dark)
    with canvas.clip(ball):
        canvas.fill(ellipse(x - radius * 0.16, y - radius * 0.14, radius * 1.0), colour)
        canvas.fill(ellipse(x - radius * 0.50, y - radius * 0.50, radius * 0.24, radius * 0.13, turn=-42), light)


def _chips(canvas):
    chips = [(262, 420, 20), (300, 476, -30), (350, 500, 50), (270, 498, 70), (384, 440, 40), (244, 462, 0),
             (316, 532, -15)]
    for x, y, turn in chips:
        canvas.fill(ellipse(x, y, 13, 8, turn=turn), "#5b3a29")


def _syrup(canvas):
    outline = curve(
        (306, 292), ((312, 214), (376, 166), (450, 166)), ((524, 166), (588, 214), (594, 292)),
        ((597, 334), (562, 338), (558, 300)), ((552, 262), (520, 266), (520, 306)), ((522, 372), (474, 374), (474, 316)),
        ((474, 272), (438, 272), (438, 304)), ((438, 344), (396, 346), (394, 304)), ((392, 262), (352, 268), (350, 312)),
        ((346, 352), (302, 344), (306, 292)))
    syrup = polygon(*outline)
    canvas.fill(syrup, SYRUP)
    with canvas.clip(syrup):
        canvas.fill(stroke(smooth([(338, 262), (362, 218), (404, 194)]), 13), shade(SYRUP, 0.3))
    sprinkles = [(408, 236, 30), (446, 212, -50), (500, 232, 20), (540, 250, 70), (420, 268, -20), (486, 276, 80),
                 (350, 272, 60), (524, 204, -10), (458, 250, 10), (562, 286, 60)]
    for i, (x, y, turn) in enumerate(sprinkles):
        dx, dy = 11 * cos(turn * pi / 180), 11 * sin(turn * pi / 180)
        canvas.fill(stroke([(x - dx, y - dy), (x + dx, y + dy)], 9), SPRINKLES[i % len(SPRINKLES)])


def _cherry(canvas):
    canvas.fill(stroke(smooth([(450, 128), (456, 92), (484, 62), (520, 52)]), 8), STEM)
    canvas.fill(ellipse(450, 140, 46), shade(CHERRY, -0.15))
    canvas.fill(ellipse(446, 136, 41), CHERRY)
    canvas.fill(ellipse(432, 120, 12, 8, turn=-40), shade(CHERRY, 0.7))
