"""The group order's food: a bowl of ramen from above, with chopsticks, tea and a small dish."""
from math import cos, pi, sin

from .canvas import TEMPLATE_WIDTH, Canvas, shade
from .paths import ellipse, hole, moved, rectangle, rounded, smooth, star, stroke

TABLE, TABLE_LINE, SHADOW = "#2c6e7f", "#286575", "#1d4d5a"
BOWL, BOWL_RIM, BOWL_MARK = "#fbf3e4", "#e9dcc4", "#c8402f"
BROTH, BROTH_LIGHT, NOODLE, NOODLE_LINE = "#d98a3d", "#e39b4f", "#ffe19a", "#edc169"
EGG, YOLK, YOLK_LIGHT = "#fffaf0", "#f79b1e", "#ffb946"
NORI, PORK, PORK_EDGE, PORK_FAT = "#21352f", "#e2a388", "#b5694c", "#f6d3c0"
ONION, ONION_DARK, FISH_CAKE, SWIRL = "#7cc04b", "#57983a", "#fff7f5", "#f2789a"
STICK, STICK_END, TEA, CUP = "#8c4a2b", "#d8b45a", "#a8b83f", "#eef2ec"


def draw():
    canvas = Canvas(900, 601, TABLE, pixel_width=TEMPLATE_WIDTH)
    for y in range(60, 600, 120):
        canvas.fill(rectangle(0, y, 900, 5), TABLE_LINE)
    _bowl(canvas, 430, 300)
    _chopsticks(canvas)
    _cup(canvas, 790, 130)
    _dish(canvas, 806, 470)
    return canvas


def _bowl(canvas, x, y):
    canvas.fill(ellipse(x + 10, y + 18, 272), SHADOW)
    canvas.fill(ellipse(x, y, 272), BOWL)
    for i in range(24):
        angle = i * 15 * pi / 180
        canvas.fill(moved(rounded(-9, -20, 18, 40, 9), x + 254 * cos(angle), y + 254 * sin(angle), turn=i * 15 + 45),
                    BOWL_MARK)
    canvas.fill(ellipse(x, y, 236), BOWL_RIM)
    broth = ellipse(x, y + 4, 228)
    canvas.fill(broth, BROTH)
    with canvas.clip(broth):
        for dx, dy, radius in ((-150, 120, 20), (-182, 60, 12), (60, 190, 16), (120, 170, 24), (-40, 205, 12),
                               (196, 80, 14), (-110, 178, 10)):
            canvas.fill(ellipse(x + dx, y + dy, radius), BROTH_LIGHT)
        _nori(canvas, x, y)
        _noodles(canvas, x, y)
    _pork(canvas, x - 118, y - 96, 72)
    _pork(canvas, x - 158, y + 22, 68)
    _egg(canvas, x + 118, y - 74, -24)
    _egg(canvas, x + 138, y + 52, 18)
    _fish_cake(canvas, x - 4, y - 140)
    _onions(canvas, x, y)


def _nori(canvas, x, y):
    canvas.fill(moved(rectangle(-58, -78, 116, 156), x + 26, y - 178, turn=8), shade(NORI, 0.12))
    canvas.fill(moved(rectangle(-58, -78, 116, 156), x + 58, y - 168, turn=17), NORI)


def _noodles(canvas, x, y):
    canvas.fill(ellipse(x, y + 42, 158, 138), NOODLE_LINE)
    for i in range(9):
        top = y - 60 + i * 27
        wave = [(x - 160 + k * 40, top + 24 * sin((k + i * 0.35) * 1.1)) for k in range(9)]
        with canvas.clip(ellipse(x, y + 42, 158, 138)):
            canvas.fill(stroke(smooth(wave), 19), NOODLE)


def _pork(canvas, x, y, radius):
    canvas.fill(ellipse(x + 3, y + 6, radius), shade(BROTH, -0.25))
    canvas.fill(ellipse(x, y, radius), PORK_EDGE)
    canvas.fill(ellipse(x, y, radius - 7), PORK_FAT)
    canvas.fill(ellipse(x, y, radius - 15), PORK)
    spiral = [(x + (6 + k * (radius - 26) / 22) * cos(k * 0.52), y + (6 + k * (radius - 26) / 22) * sin(k * 0.52))
              for k in range(23)]
    canvas.fill(stroke(smooth(spiral), 7), PORK_FAT)


def _egg(canvas, x, y, turn):
    canvas.fill(ellipse(x + 3, y + 7, 68, 53, turn=turn), shade(BROTH, -0.25))
    canvas.fill(ellipse(x, y, 68, 53, turn=turn), EGG)
    canvas.fill(ellipse(x, y, 37, 34, turn=turn), YOLK)
    canvas.fill(ellipse(x - 8, y - 8, 19, 16, turn=turn), YOLK_LIGHT)


def _fish_cake(canvas, x, y):
    canvas.fill(star(x + 3, y + 6, 12, 56, 48), shade(BROTH, -0.25))
    canvas.fill(star(x, y, 12, 56, 48), FISH_CAKE)
    swirl = [(x + (3 + k * 1.55) * cos(k * 0.55 + 1), y + (3 + k * 1.55) * sin(k * 0.55 + 1)) for k in range(19)]
    canvas.fill(stroke(smooth(swirl), 9), SWIRL)


def _onions(canvas, x, y):
    for dx, dy, radius in ((-30, 20, 19), (14, -22, 16), (24, 44, 20), (-14, 84, 17), (-52, 66, 14), (46, -2, 13),
                           (60, 96, 17), (16, 128, 14), (-70, 116, 15), (-26, -42, 13)):
        ring = ellipse(x + dx, y + dy, radius)
        canvas.fill(ring + hole(ellipse(x + dx, y + dy, radius * 0.45)), ONION_DARK)
        canvas.fill(ellipse(x + dx, y + dy, radius * 0.82) + hole(ellipse(x + dx, y + dy, radius * 0.45)), ONION)


def _chopsticks(canvas):
    for (x0, y0), (x1, y1) in (((70, 640), (214, -60)), ((30, 600), (172, -60))):
        canvas.fill(stroke([(x0 + 10, y0 + 12), (x1 + 10, y1 + 12)], 17), SHADOW)
        canvas.fill(stroke([(x0, y0), (x1, y1)], 18), STICK)
        canvas.fill(stroke([(x0 - 3, y0), (x1 - 3, y1)], 5), shade(STICK, 0.25))
        for t in (0.80, 0.84):
            px, py = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            canvas.fill(stroke([(px - 7, py - 2), (px + 7, py + 2)], 9), STICK_END)


def _cup(canvas, x, y):
    canvas.fill(ellipse(x + 7, y + 13, 84), SHADOW)
    canvas.fill(ellipse(x, y, 84), CUP)
    canvas.fill(ellipse(x, y, 70), shade(CUP, -0.14))
    canvas.fill(ellipse(x, y + 3, 67), TEA)
    canvas.fill(stroke(smooth([(x - 42, y - 4), (x - 34, y - 28), (x - 12, y - 42)]), 9), shade(TEA, 0.35))


def _dish(canvas, x, y):
    canvas.fill(ellipse(x + 6, y + 11, 74), SHADOW)
    canvas.fill(ellipse(x, y, 74), BOWL_MARK)
    canvas.fill(ellipse(x, y, 60), shade(BOWL_MARK, -0.25))
    for i in range(5):
        canvas.fill(ellipse(x - 24 + i * 12, y - 8 + 12 * sin(i * 2.2), 19, 12, turn=i * 40), "#f9d9a8")
    canvas.fill(stroke(smooth([(x - 30, y + 26), (x, y + 34), (x + 32, y + 22)]), 9), ONION)
