"""The game move: a Reversi board in mid-game, the last disc ringed and the allowed answers dotted."""
from .canvas import TEMPLATE_WIDTH, Canvas, shade
from .paths import ellipse, rectangle, rounded

TABLE, FRAME, FRAME_LIGHT = "#27384f", "#6f4a30", "#8a6040"
FELT, FELT_DARK, LINE = "#2f9e6a", "#2a9263", "#1f7a51"
BLACK, WHITE = "#22272e", "#f7f4ec"
LAST, HINT = "#ffcf3f", "#c8f0da"

# A game from its first move; black begins, and the picture shows the board after the last.
GAME = "e6 d6 c5 b6 c3 f6 g7 g6 b5 b2 e7 b4 d3 c6 f7 d2 c4 e3 f5 f4 g4"
SQUARE, LEFT, TOP = 94, 74, 74


def draw():
    canvas = Canvas(900, 900, TABLE, pixel_width=TEMPLATE_WIDTH)
    canvas.fill(rounded(34, 34, 832, 832, 36), FRAME)
    canvas.fill(rounded(42, 42, 816, 816, 30), FRAME_LIGHT)
    canvas.fill(rounded(60, 60, 780, 780, 16), FRAME)
    canvas.fill(rectangle(LEFT, TOP, SQUARE * 8, SQUARE * 8), FELT)
    for row in range(8):
        for column in range(8):
            if (row + column) % 2:
                canvas.fill(rectangle(LEFT + column * SQUARE, TOP + row * SQUARE, SQUARE, SQUARE), FELT_DARK)
    for i in range(9):
        canvas.fill(rectangle(LEFT + i * SQUARE - 2, TOP - 2, 4, SQUARE * 8 + 4), LINE)
        canvas.fill(rectangle(LEFT - 2, TOP + i * SQUARE - 2, SQUARE * 8 + 4, 4), LINE)
    for row in (2, 6):
        for column in (2, 6):
            canvas.fill(ellipse(LEFT + column * SQUARE, TOP + row * SQUARE, 9), LINE)
    discs, mover, last = _played(GAME)
    for (column, row), colour in sorted(discs.items()):
        _disc(canvas, *_middle(column, row), colour, ringed=(column, row) == last)
    for column in range(8):
        for row in range(8):
            if _flipped(discs, (column, row), mover):
                canvas.fill(ellipse(*_middle(column, row), 12), HINT, 0.7)
    return canvas


def _middle(column, row):
    return LEFT + (column + 0.5) * SQUARE, TOP + (row + 0.5) * SQUARE


def _played(game):
    """The discs by (column, row) after the moves, whose turn it is, and the last square played."""
    discs = {(3, 3): WHITE, (4, 4): WHITE, (3, 4): BLACK, (4, 3): BLACK}
    mover = BLACK
    for move in game.split():
        square = ("abcdefgh".index(move[0]), int(move[1]) - 1)
        flipped = _flipped(discs, square, mover)
        if not flipped:
            raise ValueError(f"{move} takes no disc")
        for taken in flipped + [square]:
            discs[taken] = mover
        mover = WHITE if mover == BLACK else BLACK
    return discs, mover, square


def _flipped(discs, square, mover):
    """The discs that a move would turn; none means that the move is not allowed."""
    if square in discs:
        return []
    result = []
    for dx, dy in ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)):
        line, (x, y) = [], (square[0] + dx, square[1] + dy)
        while discs.get((x, y), mover) != mover:
            line.append((x, y))
            x, y = x + dx, y + dy
        if (x, y) in discs:
            result += line
    return result


def _disc(canvas, x, y, colour, ringed):
    canvas.fill(ellipse(x + 2, y + 7, 39), "#0d3d28", 0.45)
    canvas.fill(ellipse(x, y + 4, 38), shade(colour, -0.25 if colour == WHITE else -0.6))
    canvas.fill(ellipse(x, y, 38), colour)
    canvas.fill(ellipse(x, y - 1, 29), shade(colour, -0.06 if colour == WHITE else 0.10))
    canvas.fill(ellipse(x, y + 1, 28), colour)
    if ringed:
        canvas.fill(ellipse(x, y, 38), LAST)
        canvas.fill(ellipse(x, y, 31), colour)
        canvas.fill(ellipse(x, y, 9), LAST)
