"""The Arabic invitation: lanterns in an archway over a town at dusk."""
from .canvas import TEMPLATE_WIDTH, Canvas, shade
from .paths import crescent, curve, ellipse, hole, mirrored, polygon, rectangle, rounded, star, stroke

WALL, WALL_STAR = "#12404a", "#1b5560"
EDGE, EDGE_DARK = "#e7b85c", "#c4923a"
DUSK = ["#5b3a72", "#8c4a78", "#c4637a", "#ee8d72", "#f9bd7c"]
TOWN_FAR, TOWN, TOWN_NEAR, WINDOW = "#7b3f6b", "#4a2a55", "#2b1c42", "#ffd98a"
GOLD, GLASS, LIGHT, CHAIN = "#e9b949", "#ffdf8c", "#fff5cf", "#d0a04a"
MOON = "#fff0cc"


def draw():
    canvas = Canvas(900, 900, WALL, pixel_width=TEMPLATE_WIDTH)
    _wall(canvas)
    outer, inner = _arch(0), _arch(26)
    canvas.fill(outer, EDGE)
    canvas.fill(_arch(9), EDGE_DARK)
    canvas.fill(_arch(15), EDGE)
    canvas.fill(inner, DUSK[0])
    with canvas.clip(inner):
        for i, colour in enumerate(DUSK[1:]):
            canvas.fill(ellipse(450, 760, 520 - i * 105, 470 - i * 105), colour)
        _moon(canvas)
        _town(canvas)
    for x, bottom, scale in ((450, 560, 1.0), (268, 430, 0.68), (632, 430, 0.68)):
        _lantern(canvas, x, bottom, scale)
    return canvas


def _wall(canvas):
    for row in range(0, 5):
        for column in range(0, 6):
            x, y = column * 180 + (0 if row % 2 else 90), 150 + row * 150
            canvas.fill(star(x, y, 8, 46, 34), WALL_STAR)
            canvas.fill(star(x, y, 8, 26, 18), WALL)


def _arch(inset):
    """A pointed archway that stands on the picture's lower edge."""
    left, top = 96 + inset, 62 + inset * 1.4
    half = curve((450, top), ((420, top + 70), (300, top + 90), (210 + inset * 0.5, top + 170)),
                 ((130 + inset * 0.8, top + 240), (left, top + 300), (left, 420)))
    half += [(left, 1000)]
    other = [(900 - x, y) for x, y in reversed(half)]
    return polygon(*half, *other)


def _moon(canvas):
    canvas.fill(crescent(544, 236, 46, turn=-24), MOON)
    for x, y, size in ((300, 300, 13), (388, 258, 10), (352, 196, 8), (330, 520, 9), (700, 470, 11), (210, 470, 9),
                       (514, 172, 8)):
        canvas.fill(star(x, y, 4, size, size * 0.3), MOON)


def _town(canvas):
    for x, width, top in ((150, 90, 700), (250, 70, 668), (560, 80, 690), (650, 110, 660)):
        canvas.fill(rectangle(x, top, width, 300), TOWN_FAR)
    _minaret(canvas, 196, 470, TOWN)
    _minaret(canvas, 704, 520, TOWN)
    _dome(canvas, 450, 730, 130, TOWN)
    _dome(canvas, 296, 780, 66, TOWN)
    _dome(canvas, 604, 780, 66, TOWN)
    canvas.fill(rectangle(100, 780, 700, 200), TOWN)
    for x, width, top in ((90, 120, 806), (200, 90, 836), (330, 110, 822), (470, 90, 842), (590, 120, 816), (720, 120, 838)):
        canvas.fill(rectangle(x, top, width, 200), TOWN_NEAR)
    for x, y in ((128, 840), (164, 840), (236, 866), (360, 852), (396, 852), (510, 872), (622, 846), (660, 846), (752, 866)):
        canvas.fill(rounded(x, y, 15, 24, 7), WINDOW)


def _minaret(canvas, x, top, colour):
    canvas.fill(rectangle(x - 17, top + 60, 34, 500), colour)
    canvas.fill(rounded(x - 27, top + 110, 54, 14, 4), colour)
    canvas.fill(rounded(x - 27, top + 220, 54, 14, 4), colour)
    canvas.fill(polygon(*curve((x - 20, top + 64), ((x - 24, top + 30), (x - 6, top + 20), (x, top - 10)),
                               ((x + 6, top + 20), (x + 24, top + 30), (x + 20, top + 64)))), colour)
    canvas.fill(rectangle(x - 2, top - 28, 4, 30), colour)
    canvas.fill(rounded(x - 5, top + 80, 10, 22, 5), WINDOW)


def _dome(canvas, x, y, radius, colour):
    canvas.fill(polygon(*curve(
        (x - radius * 0.86, y + radius * 0.55),
        ((x - radius * 1.2, y - radius * 0.3), (x - radius * 0.4, y - radius * 0.75), (x, y - radius * 1.2)),
        ((x + radius * 0.4, y - radius * 0.75), (x + radius * 1.2, y - radius * 0.3), (x + radius * 0.86, y + radius * 0.55)))),
        colour)
    canvas.fill(rectangle(x - 3, y - radius * 1.5, 6, radius * 0.4), colour)
    canvas.fill(crescent(x, y - radius * 1.5 - 8, 13, turn=-60), colour)


def _lantern(canvas, x, bottom, scale):
    def at(path):
        return [[(x + px * scale, bottom + py * scale) for px, py in contour] for contour in path]

    canvas.fill(stroke([(x, -20), (x, bottom - 262 * scale)], 7), CHAIN)
    if scale == 1:
        canvas.fill(at(ellipse(0, -110, 180)), GLASS, 0.16)
    canvas.fill(at(ellipse(0, -252, 18) + hole(ellipse(0, -252, 9))), GOLD)
    canvas.fill(at(polygon(*curve((-62, -186), ((-58, -222), (-16, -226), (0, -246)), ((16, -226), (58, -222), (62, -186))))),
                GOLD)
    canvas.fill(at(rounded(-74, -192, 148, 18, 6)), shade(GOLD, -0.2))
    body = polygon((-66, -174), (66, -174), (88, -104), (54, -24), (-54, -24), (-88, -104))
    canvas.fill(at(body), GLASS)
    canvas.fill(at(ellipse(0, -92, 46, 60)), LIGHT)
    canvas.fill(at(star(0, -100, 8, 36, 26) + hole(star(0, -100, 8, 24, 17))), GOLD)
    for line in ([(-66, -174), (-88, -104), (-54, -24)], [(-24, -174), (-34, -104), (-20, -24)]):
        bar = stroke(line, 8)
        canvas.fill(at(bar), GOLD)
        canvas.fill(at(mirrored(bar, 0)), GOLD)
    canvas.fill(at(rounded(-62, -28, 124, 18, 6)), shade(GOLD, -0.2))
    canvas.fill(at(polygon((-46, -10), (46, -10), (16, 16), (-16, 16))), GOLD)
    canvas.fill(at(ellipse(0, 24, 11)), shade(GOLD, -0.2))
