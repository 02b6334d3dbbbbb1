"""The Japanese train: a white express before Mount Fuji and tea fields in spring."""
from math import cos, pi, sin

from .canvas import TEMPLATE_WIDTH, Canvas, shade
from .paths import curve, ellipse, polygon, rectangle, rounded, smooth, stroke

SKY, SKY_LOW, SUN, CLOUD = "#a9dcf2", "#cdebf5", "#f2594b", "#ffffff"
FUJI, FUJI_SHADE, SNOW, SNOW_SHADE = "#5f82b8", "#50719f", "#ffffff", "#dbe7f3"
HILL, FOREST = "#8fbf8f", "#5f9f76"
FIELD, FIELD_ROW = "#7dbb5b", "#68a64b"
BLOSSOM, BLOSSOM_DARK, TRUNK = "#f9c3d2", "#f2a6bb", "#70513f"
BALLAST, RAIL, WALL, WALL_EDGE = "#b9b2a8", "#6d6a68", "#d9d4cb", "#c2bcb1"
BODY, BODY_SHADE, STRIPE, GLASS, GLASS_LIGHT, SKIRT = "#fbfcfd", "#dfe5ea", "#1f56b3", "#2a3b52", "#4b6582", "#59626c"
LAMP = "#ffe9a3"


def draw():
    canvas = Canvas(900, 601, SKY, pixel_width=TEMPLATE_WIDTH)
    canvas.fill(rectangle(0, 210, 900, 200), SKY_LOW)
    canvas.fill(ellipse(742, 122, 62), SUN)
    for x, y, scale in ((150, 92, 1.0), (640, 196, 0.7), (836, 232, 0.8)):
        _cloud(canvas, x, y, scale)
    _fuji(canvas)
    _land(canvas)
    _train(canvas)
    _blossom(canvas)
    return canvas


def _cloud(canvas, x, y, scale):
    for dx, dy, width in ((-70, 12, 150), (-40, -12, 92), (-16, 34, 120)):
        canvas.fill(rounded(x + dx * scale, y + dy * scale, width * scale, 26 * scale, 13 * scale), CLOUD)


def _fuji(canvas):
    left = curve((40, 420), ((190, 370), (300, 200), (352, 110)))
    right = curve((436, 110), ((490, 200), (600, 370), (760, 420)))
    summit = [(370, 102), (394, 108), (414, 100)]
    mountain = polygon(*left, *summit, *right)
    canvas.fill(mountain, FUJI)
    with canvas.clip(mountain):
        canvas.fill(polygon((400, 90), (440, 90), (800, 430), (470, 430), (430, 250)), FUJI_SHADE)
        cap = [(240, 250), (290, 236), (312, 268), (340, 222), (364, 280), (392, 228), (418, 276), (446, 224), (474, 262),
               (500, 236), (560, 260)]
        canvas.fill(polygon((250, 60), *cap, (560, 60)), SNOW)
        canvas.fill(polygon((406, 60), (402, 150), (418, 276), (446, 224), (474, 262), (500, 236), (560, 260), (560, 60)),
                    SNOW_SHADE)


def _land(canvas):
    for points, colour in (
            ([(-40, 360), (120, 330), (260, 366), (420, 350), (600, 372), (760, 336), (940, 362)], HILL),
            ([(-40, 392), (80, 372), (240, 396), (400, 384), (560, 398), (740, 380), (940, 394)], FOREST)):
        canvas.fill(polygon(*smooth(points), (940, 620), (-40, 620)), colour)
    canvas.fill(rectangle(0, 408, 900, 60), FIELD)
    for y, width in ((414, 4), (424, 6), (438, 8)):
        canvas.fill(rectangle(0, y, 900, width), FIELD_ROW)
    canvas.fill(rectangle(0, 548, 900, 60), WALL)
    canvas.fill(rectangle(0, 548, 900, 9), WALL_EDGE)
    for x in range(60, 900, 130):
        canvas.fill(rectangle(x, 557, 4, 50), WALL_EDGE)
    canvas.fill(rectangle(0, 530, 900, 18), BALLAST)
    canvas.fill(rectangle(0, 528, 900, 6), RAIL)


def _train(canvas):
    # Running to the left; the nose is drawn, the rest leaves the picture on the right.
    nose = curve((950, 372), ((760, 370), (560, 366), (470, 372)), ((390, 378), (320, 412), (236, 450)),
                 ((190, 470), (140, 484), (136, 500)), ((134, 512), (150, 518), (176, 518)), ((400, 520), (700, 520), (950, 520)))
    body = polygon(*nose)
    canvas.fill(body, BODY)
    with canvas.clip(body):
        canvas.fill(rectangle(0, 496, 950, 40), BODY_SHADE)
        canvas.fill(polygon(*curve((120, 492), ((260, 470), (360, 446), (470, 444)), ((640, 442), (800, 442), (960, 442))),
                            (960, 456), *curve((960, 456), ((800, 456), (640, 456), (480, 458)),
                                               ((380, 460), (270, 480), (120, 502)))), STRIPE)
        canvas.fill(rectangle(430, 464, 520, 5), STRIPE)
    canvas.fill(polygon(*curve((404, 398), ((372, 408), (338, 424), (316, 436)), ((352, 436), (392, 430), (420, 422)),
                               ((424, 410), (418, 398), (404, 398)))), GLASS)
    canvas.fill(polygon((396, 403), (404, 402), (372, 428), (352, 431)), GLASS_LIGHT)
    canvas.fill(rounded(446, 400, 30, 84, 8), BODY_SHADE)
    canvas.fill(rounded(451, 408, 20, 28, 6), GLASS)
    for x in range(500, 900, 58):
        canvas.fill(rounded(x, 404, 42, 27, 7), GLASS)
        canvas.fill(polygon((x + 24, 404), (x + 34, 404), (x + 20, 431), (x + 10, 431)), GLASS_LIGHT)
    canvas.fill(rectangle(716, 372, 5, 148), BODY_SHADE)
    canvas.fill(polygon(*curve((196, 484), ((214, 474), (232, 468), (246, 466)), ((240, 478), (222, 486), (196, 484)))), LAMP)
    canvas.fill(polygon((176, 516), (950, 516), (950, 532), (214, 532)), SKIRT)
    for x in range(300, 900, 210):
        for wheel in (x, x + 56):
            canvas.fill(ellipse(wheel, 524, 13), shade(SKIRT, -0.4))
            canvas.fill(ellipse(wheel, 524, 6), shade(SKIRT, 0.3))
    for y, x in ((420, 60), (458, 24), (500, 46)):
        canvas.fill(stroke([(x - 40, y), (x + 46, y)], 5), CLOUD, 0.8)


def _blossom(canvas):
    canvas.fill(stroke(smooth([(930, 96), (840, 70), (764, 30), (700, -20)]), 12), TRUNK)
    canvas.fill(stroke(smooth([(846, 72), (812, 104), (770, 116)]), 8), TRUNK)
    flowers = [(884, 84, 30), (838, 48, 28), (790, 44, 24), (752, 14, 26), (816, 104, 22), (772, 120, 20), (888, 30, 26),
               (840, 6, 22), (870, 132, 20)]
    for x, y, size in flowers:
        for petal in range(5):
            turn = petal * 72 + x
            canvas.fill(ellipse(*_around(x, y, size * 0.55, turn), size * 0.5, size * 0.42, turn=turn), BLOSSOM)
        canvas.fill(ellipse(x, y, size * 0.24), BLOSSOM_DARK)
    for x, y in ((620, 60), (560, 150), (690, 250), (808, 190), (500, 40), (600, 320), (268, 60), (860, 300)):
        canvas.fill(ellipse(x, y, 9, 6, turn=x), BLOSSOM)


def _around(x, y, distance, turn):
    return x + distance * cos(turn * pi / 180), y + distance * sin(turn * pi / 180)
