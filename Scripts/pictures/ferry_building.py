"""The dinner's place: a ferry hall with its clock tower at sunset; the dark water leaves room for white titles."""
from .canvas import TEMPLATE_WIDTH, Canvas, shade
from .paths import arc, ellipse, polygon, rectangle, rounded, smooth, stroke

SKY = ["#2f4b7c", "#5c5d93", "#9c6c98", "#dd8189", "#f7a77d", "#fccf8e"]
SUN, CLOUD = "#fff0c0", "#f6b7a0"
HILL_FAR, HILL = "#8a6691", "#5f4b7a"
STONE, STONE_LIT, STONE_DARK, TRIM, ROOF = "#c9a79c", "#f0cdb4", "#8f7381", "#fff0dc", "#6d5672"
GLASS, GLASS_LIT, CLOCK, HAND = "#3a3a5e", "#ffd98a", "#fff8e6", "#3a3558"
WATER = ["#34466f", "#2a3a60", "#203052", "#182544"]
GLEAM, PIER, BOAT, BOAT_BAND = "#f9c48f", "#2b2a45", "#fdf3e7", "#d9534f"


def draw():
    canvas = Canvas(900, 900, SKY[0], pixel_width=TEMPLATE_WIDTH)
    for i, colour in enumerate(SKY[1:]):
        canvas.fill(ellipse(660, 640, 900 - i * 160, 610 - i * 108), colour)
    canvas.fill(ellipse(664, 520, 74), SUN)
    for x, y, width in ((110, 150, 210), (200, 178, 150), (640, 210, 230), (730, 238, 130), (70, 330, 140), (720, 380, 160)):
        canvas.fill(rounded(x, y, width, 17, 8), CLOUD, 0.8)
    for points, colour in (
            ([(-20, 590), (120, 560), (240, 584), (420, 570), (560, 592), (720, 556), (930, 580)], HILL_FAR),
            ([(-20, 610), (160, 596), (360, 606), (600, 600), (780, 588), (930, 604)], HILL)):
        canvas.fill(polygon(*smooth(points), (930, 700), (-20, 700)), colour)
    _hall(canvas)
    _tower(canvas, 360)
    _water(canvas)
    _boat(canvas, 720, 660)
    return canvas


def _hall(canvas):
    canvas.fill(rectangle(40, 500, 640, 136), STONE)
    canvas.fill(rectangle(40, 500, 640, 12), TRIM)
    canvas.fill(polygon((28, 500), (692, 500), (668, 478), (52, 478)), ROOF)
    for x in range(60, 660, 60):
        if 224 < x < 456:
            continue
        window = polygon(*arc(x + 20, 556, 19, 180, 360), (x + 39, 622), (x + 1, 622))
        canvas.fill(window, TRIM)
        lit = x % 120 == 60
        canvas.fill(polygon(*arc(x + 20, 557, 15, 180, 360), (x + 35, 618), (x + 5, 618)), GLASS_LIT if lit else GLASS)
        canvas.fill(rectangle(x + 18, 542, 4, 76), TRIM)
        canvas.fill(rectangle(x + 4, 574, 32, 4), TRIM)
    canvas.fill(rectangle(264, 470, 192, 166), STONE_LIT)
    canvas.fill(rectangle(256, 462, 208, 14), TRIM)
    canvas.fill(rectangle(264, 476, 40, 160), STONE)
    for x in (284, 340, 396):
        canvas.fill(polygon(*arc(x + 20, 560, 21, 180, 360), (x + 41, 636), (x - 1, 636)), TRIM)
        canvas.fill(polygon(*arc(x + 20, 561, 16, 180, 360), (x + 36, 636), (x + 4, 636)), GLASS_LIT)
    canvas.fill(rectangle(290, 496, 140, 22), GLASS)


def _tower(canvas, x):
    _stage(canvas, x, 250, 470, 52)
    for y in (404, 440):
        for dx in (-30, 0, 30):
            canvas.fill(rounded(x + dx - 6, y - 14, 12, 26, 6), GLASS)
    canvas.fill(ellipse(x, 316, 47), STONE_DARK)
    canvas.fill(ellipse(x, 314, 44), TRIM)
    canvas.fill(ellipse(x, 314, 36), CLOCK)
    for i in range(12):
        tick = arc(x, 314, 30, i * 30, i * 30 + 1)[0]
        canvas.fill(ellipse(*tick, 3), HAND)
    # Seven o'clock: the hour of the dinner.
    canvas.fill(stroke([(x, 314), (x - 9, 331)], 5), HAND)
    canvas.fill(stroke([(x, 314), (x, 287)], 4), HAND)
    canvas.fill(ellipse(x, 314, 4), BOAT_BAND)
    canvas.fill(rectangle(x - 64, 244, 128, 12), TRIM)
    _stage(canvas, x, 186, 246, 40)
    for dx in (-22, 0, 22):
        canvas.fill(polygon(*arc(x + dx, 212, 8, 180, 360), (x + dx + 8, 240), (x + dx - 8, 240)), GLASS)
    canvas.fill(rectangle(x - 48, 180, 96, 10), TRIM)
    _stage(canvas, x, 136, 182, 27)
    for dx in (-11, 11):
        canvas.fill(polygon(*arc(x + dx, 156, 6, 180, 360), (x + dx + 6, 176), (x + dx - 6, 176)), GLASS)
    canvas.fill(rectangle(x - 33, 130, 66, 8), TRIM)
    canvas.fill(polygon(*arc(x, 130, 24, 180, 360, radius_y=28)), ROOF)
    canvas.fill(rectangle(x - 2, 50, 4, 56), STONE_DARK)
    canvas.fill(polygon((x + 2, 52), (x + 42, 60), (x + 2, 74)), BOAT_BAND)


def _stage(canvas, x, top, bottom, half):
    """One storey of the tower, lit by the sun from the right."""
    canvas.fill(rectangle(x - half, top, half * 2, bottom - top), STONE_LIT)
    canvas.fill(rectangle(x - half, top, half * 0.55, bottom - top), STONE)


def _water(canvas):
    canvas.fill(rectangle(0, 652, 900, 260), WATER[0])
    canvas.fill(rectangle(0, 634, 730, 26), PIER)
    for x in range(30, 720, 66):
        canvas.fill(rectangle(x, 650, 12, 34), PIER)
    for width, y in ((150, 668), (110, 684), (170, 700), (90, 716), (120, 732)):
        canvas.fill(rounded(664 - width / 2 + (y % 3) * 12, y, width, 7, 3), GLEAM, 0.9)
    for level, colour in ((722, WATER[1]), (782, WATER[2]), (846, WATER[3])):
        wave = smooth([(x, level + (9 if (x // 60) % 2 else -7)) for x in range(-60, 1020, 60)])
        canvas.fill(polygon(*wave, (1020, 960), (-60, 960)), colour)


def _boat(canvas, x, y):
    canvas.fill(polygon((x - 96, y), (x + 150, y), (x + 128, y + 46), (x - 70, y + 46)), BOAT)
    canvas.fill(polygon((x - 84, y + 22), (x + 140, y + 22), (x + 128, y + 46), (x - 70, y + 46)), BOAT_BAND)
    canvas.fill(rounded(x - 56, y - 34, 160, 36, 6), BOAT)
    for i in range(5):
        canvas.fill(rounded(x - 44 + i * 29, y - 25, 20, 15, 3), GLASS)
    canvas.fill(rounded(x - 30, y - 62, 74, 30, 5), BOAT)
    canvas.fill(rounded(x - 22, y - 55, 58, 13, 3), GLASS)
    canvas.fill(rectangle(x + 60, y - 66, 18, 34), BOAT_BAND)
    wake = smooth([(x - 130, y + 48), (x - 60, y + 40), (x + 20, y + 50), (x + 100, y + 42), (x + 176, y + 50)])
    canvas.fill(stroke(wake, 7), shade(WATER[0], 0.45))
