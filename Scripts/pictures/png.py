"""Palette PNG files, written and read back with zlib alone."""
import struct
import zlib
from collections import Counter

SIGNATURE = b"\x89PNG\r\n\x1a\n"
MOST_COLOURS = 256  # what one byte a pixel can name


def difference(a, b):
    """The squared distance of two colours."""
    return sum(((a >> shift & 255) - (b >> shift & 255)) ** 2 for shift in (24, 16, 8, 0))


def palette_of(rows):
    """The most frequent colours of the rows, and for every colour the index of its nearest one."""
    counts = Counter()
    for row in rows:
        counts.update(row)
    by_frequency = sorted(counts, key=lambda colour: (-counts[colour], colour))
    palette = sorted(by_frequency[:MOST_COLOURS])
    index = {colour: i for i, colour in enumerate(palette)}
    for colour in by_frequency[MOST_COLOURS:]:
        index[colour] = min(range(len(palette)), key=lambda i: (difference(colour, palette[i]), i))
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
