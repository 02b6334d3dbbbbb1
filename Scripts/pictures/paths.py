"""Shapes as paths: lists of contours of points, all turning the same way, so that they can be joined with `+`."""
from math import ceil, cos, hypot, pi, sin


def turned_alike(contour):
    """The contour with a positive area, so that joined contours never cut holes into each other."""
    area = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(contour, contour[1:] + contour[:1]))
    return contour if area >= 0 else contour[::-1]


def hole(path):
    """The path turned the other way: joined to a larger one, it is cut out of it."""
    return [contour[::-1] for contour in path]


def polygon(*points):
    return [turned_alike(list(points))]


def rectangle(x, y, width, height):
    return polygon((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def ellipse(x, y, radius_x, radius_y=None, turn=0.0, pixels=1):
    """An ellipse around (x, y), turned clockwise by degrees; `pixels` to a unit decide how fine it is."""
    radius_y = radius_x if radius_y is None else radius_y
    count = max(16, ceil(max(radius_x, radius_y) * pixels * 0.9))
    points = [(radius_x * cos(2 * pi * i / count), radius_y * sin(2 * pi * i / count)) for i in range(count)]
    return moved([turned_alike(points)], x, y, turn)


def arc(x, y, radius, start, end, radius_y=None, pixels=1):
    """The points of an arc, degrees clockwise from three o'clock."""
    radius_y = radius if radius_y is None else radius_y
    count = max(6, ceil(abs(end - start) / 360 * max(radius, radius_y) * pixels))
    angles = [(start + (end - start) * i / count) * pi / 180 for i in range(count + 1)]
    return [(x + radius * cos(angle), y + radius_y * sin(angle)) for angle in angles]


def rounded(x, y, width, height, radius, pixels=1):
    """A rectangle with round corners."""
    right, bottom = x + width, y + height
    return polygon(
        *arc(right - radius, y + radius, radius, -90, 0, pixels=pixels),
        *arc(right - radius, bottom - radius, radius, 0, 90, pixels=pixels),
        *arc(x + radius, bottom - radius, radius, 90, 180, pixels=pixels),
        *arc(x + radius, y + radius, radius, 180, 270, pixels=pixels))


def star(x, y, points, outer, inner, turn=0.0):
    """A star with `points` tips, the first straight up."""
    corners = []
    for i in range(points * 2):
        radius = inner if i % 2 else outer
        angle = (turn - 90 + 180 * i / points) * pi / 180
        corners.append((x + radius * cos(angle), y + radius * sin(angle)))
    return [turned_alike(corners)]


def crescent(x, y, radius, turn=0.0):
    """A waxing moon's horns, open to the right, turned clockwise by degrees."""
    outer = arc(0, 0, radius, 50, 310)
    inner = arc(radius * cos(50 * pi / 180), 0, radius * 1.02, 270, 90, radius_y=radius * sin(50 * pi / 180))
    return moved([turned_alike(outer + inner[1:-1])], x, y, turn)


def curve(start, *segments):
    """The points of joined cubic Béziers; each segment is (control, control, end)."""
    points = [start]
    for first, second, end in segments:
        origin = points[-1]
        length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip((origin, first, second), (first, second, end)))
        count = max(4, ceil(length / 6))
        for i in range(1, count + 1):
            t = i / count
            u = 1 - t
            points.append(tuple(
                u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
                for a, b, c, d in zip(origin, first, second, end)))
    return points


def smooth(points, closed=False):
    """The points of a smooth line through all the given ones (Catmull-Rom)."""
    count = len(points)
    segments = []
    for i in range(count if closed else count - 1):
        if closed:
            before, start, end, after = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        else:
            start, end = points[i], points[i + 1]
            before, after = points[max(i - 1, 0)], points[min(i + 2, count - 1)]
        segments.append((
            tuple(s + (e - b) / 6 for b, s, e in zip(before, start, end)),
            tuple(e - (a - s) / 6 for s, e, a in zip(start, end, after)), end))
    return curve(points[0], *segments)


def blob(*points):
    """A closed, smooth area through the points."""
    return polygon(*smooth(list(points), closed=True))


def stroke(points, width):
    """A line of the width along the points, with round ends and joints."""
    half = width / 2
    points = [point for i, point in enumerate(points) if i == 0 or point != points[i - 1]]
    normals = []
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        length = hypot(x1 - x0, y1 - y0)
        normals.append(((y0 - y1) / length * half, (x1 - x0) / length * half))
    path = ellipse(*points[0], half) + ellipse(*points[-1], half)
    for (x0, y0), (x1, y1), (dx, dy) in zip(points, points[1:], normals):
        path += polygon((x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy))
    for (x, y), (ax, ay), (bx, by) in zip(points[1:], normals, normals[1:]):
        if ax * bx + ay * by < 0.94 * half * half:  # sharper than 20 degrees: a round joint, else a bevel will do
            path += ellipse(x, y, half)
        else:
            path += polygon((x, y), (x + ax, y + ay), (x + bx, y + by))
            path += polygon((x, y), (x - ax, y - ay), (x - bx, y - by))
    return path


def dashes(points, width, on, off):
    """A dashed line: pieces `on` long with gaps of `off`, measured along the points."""
    path, piece, left, drawing = [], [points[0]], on, True
    for start, end in zip(points, points[1:]):
        length = hypot(end[0] - start[0], end[1] - start[1])
        done = 0.0
        while length - done > left:
            done += left
            at = tuple(s + (e - s) * done / length for s, e in zip(start, end))
            if drawing:
                path += stroke(piece + [at], width)
            drawing, piece = not drawing, [at]
            left = on if drawing else off
        left -= length - done
        piece.append(end)
    return path + (stroke(piece, width) if drawing else [])


def moved(path, x=0.0, y=0.0, turn=0.0, scale=1.0):
    """The path scaled and turned clockwise by degrees about the origin, then moved."""
    c, s = cos(turn * pi / 180) * scale, sin(turn * pi / 180) * scale
    return [[(px * c - py * s + x, px * s + py * c + y) for px, py in contour] for contour in path]


def mirrored(path, x):
    """The path reflected in the vertical line at x."""
    return [turned_alike([(2 * x - px, py) for px, py in contour]) for contour in path]
