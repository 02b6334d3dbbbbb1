"""The pictures of Examples/, drawn from numbers: one module a picture, over a small anti-aliased rasteriser."""
