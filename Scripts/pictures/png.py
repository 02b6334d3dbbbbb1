"""Palette PNG files, written and read back with zlib alone."""
import struct
import zlib
from collections import Counter

SIGNATURE = b"\x89PNG\r\n\x1a\n"
# A balloon's picture, its icon and its text must stay below the 256 colours that one byte a pixel can name: then the
# golden is stored with a palette too, at half the size.
MOST_COLOURS = 40


def difference(a, b):
    """The squared distance of two colours."""
    return sum(((a >> shift & 255) - (b >> shift & 255)) ** 2 for shift in (24, 16, 8, 0))


def palette_of(rows):
    """A palette for the rows, and for every colour of theirs the index of its nearest one.

    Colours of the drawing itself are taken, the most frequent first, then always the one that is farthest from those
    taken, weighed by how many pixels it has: flat areas keep their exact colour, and a small thing of a colour of its
    own keeps it too.
    """
    counts = Counter()
    for row in rows:
        counts.update(row)
    colours = sorted(counts, key=lambda colour: (-counts[colour], colour))
    taken = [colours[0]]
    distances = {colour: difference(colour, taken[0]) for colour in colours}
    while len(taken) < min(MOST_COLOURS, len(colours)):
        taken.append(max(colours, key=lambda colour: (distances[colour] * counts[colour], colour)))
        for colour in colours:
            distances[colour] = min(distances[colour], difference(colour, taken[-1]))
    palette = sorted(taken)
    index = {
        colour: min(range(len(palette)), key=lambda i: (difference(colour, palette[i]), i)) for colour in colours}
    return palette, index


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def encoded(rows):
    """The PNG file of rows of 0xTTRRGGBB, TT the transparency: 8 bits a pixel, a palette, no filter (best for flat
    drawings)."""
    palette, index = palette_of(rows)
    pixels = b"".join(b"\0" + bytes(index[colour] for colour in row) for row in rows)
    header = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 3, 0, 0, 0)
    colours = b"".join((colour & 0xFFFFFF).to_bytes(3, "big") for colour in palette)
    alphas = bytes(255 - (colour >> 24) for colour in palette)
    return (
        SIGNATURE + chunk(b"IHDR", header) + chunk(b"PLTE", colours)
        + (chunk(b"tRNS", alphas) if min(alphas) < 255 else b"") + chunk(b"IDAT", zlib.compress(pixels, 9))
        + chunk(b"IEND", b""))


def content(data):
    """What a file that `encoded` made shows: its chunks, with the pixels unpacked.

    Two zlib versions may pack the same pixels differently; this is equal for both.
    """
    chunks, at = [], len(SIGNATURE)
    while at < len(data):
        length, = struct.unpack(">I", data[at:at + 4])
        kind, body = data[at + 4:at + 8], data[at + 8:at + 8 + length]
        chunks.append((kind, zlib.decompress(body) if kind == b"IDAT" else body))
        at += length + 12
    return chunks
