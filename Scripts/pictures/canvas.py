"""A flat-colour canvas with anti-aliased filling.

A path is a list of contours, a contour a list of (x, y) points; the inside is where the contours wind around a
point (non-zero rule), and they are closed by themselves. Each pixel row is cut into sub-rows; on a sub-row the
covered part of every pixel is exact, so an edge gets the area it covers. Coverage is rounded to quarters, which the
eye cannot tell from exact at three pixels a point and which keeps the mixed colours few and the file small.
"""
from array import array
from math import floor

# A template balloon's picture is 280 points wide on a 402-point phone: 840 pixels at 3x. It is shown pixel for pixel
# when its height is a whole number of points too, as Messages rounds the height up.
TEMPLATE_WIDTH = 840
# A live balloon there is 280 2/3 points wide: 842 pixels.
LIVE_WIDTH = 842

SUB_ROWS = 8
LEVELS = 4


def rgb(text):
    """'#8ecae6' as an integer 0xRRGGBB."""
    return int(text.lstrip("#"), 16)


def mix(under, over, amount):
    """The colour `amount` (0 to 1) of the way from `under` to `over`."""
    result = 0
    for shift in (16, 8, 0):
        a, b = under >> shift & 255, over >> shift & 255
        result |= int(a + (b - a) * amount + 0.5) << shift
    return result


def shade(colour, amount):
    """A '#rrggbb' colour made lighter (amount above 0) or darker (below 0)."""
    return f"#{mix(rgb(colour), 0xFFFFFF if amount > 0 else 0, abs(amount)):06x}"


class Canvas:
    def __init__(self, width, height, background, pixel_width=None):
        """A canvas whose paths are in units of `width` x `height`, `pixel_width` pixels wide (default: a pixel a unit)."""
        self.scale = (pixel_width or width) / width
        self.width, self.height = round(width * self.scale), round(height * self.scale)
        self.rows = [array("I", [rgb(background)]) * self.width for _ in range(self.height)]
        self.mask = None
        self.mixed = {}

    def fill(self, path, colour, opacity=1.0):
        """Paints the inside of the path."""
        colour = rgb(colour)
        for y, start, end, level in self._coverage(path):
            if self.mask:
                self._paint_masked(y, start, end, level, colour, opacity)
            else:
                self._paint(y, start, end, level * opacity / LEVELS, colour)

    def clip(self, path):
        """Limits what follows to the inside of the path; use as `with canvas.clip(path):`."""
        return _Clip(self, path)

    def _paint(self, y, start, end, amount, colour):
        row = self.rows[y]
        if amount >= 1:
            row[start:end] = array("I", [colour]) * (end - start)
            return
        for x in range(start, end):
            key = (row[x], colour, amount)
            result = self.mixed.get(key)
            if result is None:
                result = self.mixed[key] = mix(row[x], colour, amount)
            row[x] = result

    def _paint_masked(self, y, start, end, level, colour, opacity):
        mask = self.mask[y]
        x = start
        while x < end:
            run = x + 1
            while run < end and mask[run] == mask[x]:
                run += 1
            if mask[x]:
                self._paint(y, x, run, level * mask[x] * opacity / (LEVELS * LEVELS), colour)
            x = run

    def _coverage(self, path):
        """Yields (y, first x, end x, level 1...LEVELS) for each run of equal coverage."""
        sub_rows = self._crossings(path)
        for y in sorted(sub_rows):
            # The change of coverage at each pixel border; its running sum is the coverage itself.
            change = {}
            for crossings in sub_rows[y]:
                crossings.sort()
                winding = 0
                for index, (x, direction) in enumerate(crossings):
                    if winding == 0:
                        self._step(change, x, 1)
                    winding += direction
                    if winding == 0:
                        self._step(change, x, -1)
            total, at = 0.0, 0
            for x in sorted(change):
                level = int(total * LEVELS / SUB_ROWS + 0.5)
                if level > 0 and x > at:
                    yield y, at, min(x, self.width), level
                total += change[x]
                at = x
                if at >= self.width:
                    break

    def _step(self, change, x, sign):
        x = min(max(x, 0.0), float(self.width))
        pixel = floor(x)
        part = pixel + 1 - x
        change[pixel] = change.get(pixel, 0.0) + sign * part
        change[pixel + 1] = change.get(pixel + 1, 0.0) + sign * (1 - part)

    def _crossings(self, path):
        """For each pixel row, per sub-row, where the contours cross its middle and in which direction."""
        rows = {}
        for contour in path:
            contour = [(x * self.scale, y * self.scale) for x, y in contour]
            for (x0, y0), (x1, y1) in zip(contour, contour[1:] + contour[:1]):
                if y0 == y1:
                    continue
                direction = 1
                if y0 > y1:
                    x0, y0, x1, y1, direction = x1, y1, x0, y0, -1
                first = max(floor(y0 * SUB_ROWS + 0.5), 0)
                last = min(floor(y1 * SUB_ROWS + 0.5), self.height * SUB_ROWS)
                slope = (x1 - x0) / (y1 - y0)
                for sub in range(first, last):
                    y, part = divmod(sub, SUB_ROWS)
                    crossing = x0 + ((sub + 0.5) / SUB_ROWS - y0) * slope
                    rows.setdefault(y, [[] for _ in range(SUB_ROWS)])[part].append((crossing, direction))
        return rows


class _Clip:
    """Keeps a canvas's mask, in levels, for the length of a `with` block. Clips nest."""

    def __init__(self, canvas, path):
        self.canvas, self.path = canvas, path

    def __enter__(self):
        canvas = self.canvas
        self.outer = canvas.mask
        mask = [bytearray(canvas.width) for _ in range(canvas.height)]
        for y, start, end, level in canvas._coverage(self.path):
            mask[y][start:end] = bytes([level]) * (end - start)
        if self.outer:
            for row, outer in zip(mask, self.outer):
                for x in range(canvas.width):
                    row[x] = row[x] * outer[x] // LEVELS
        canvas.mask = mask

    def __exit__(self, *_):
        self.canvas.mask = self.outer
