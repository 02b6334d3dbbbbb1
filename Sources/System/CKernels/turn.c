#include "CKernels.h"

#include <string.h>

/// The side of a tile in pixels: a picture that is laid on its side is read down its columns, and what was read along
/// with a pixel, a line of the cache, is still there for the columns beside it.
static const size_t tile = 32;

static inline size_t end_of_tile(size_t start, size_t length) { return length - start < tile ? length : start + tile; }

void kernels_turn(
    uint8_t *target, const uint8_t *first, size_t columns, size_t rows, ptrdiff_t right, ptrdiff_t down
) {
    for (size_t top = 0; top < rows; top += tile) {
        for (size_t left = 0; left < columns; left += tile) {
            for (size_t row = top; row < end_of_tile(top, rows); row += 1) {
                ptrdiff_t pixel = (ptrdiff_t)row * down + (ptrdiff_t)left * right;
                for (size_t column = left; column < end_of_tile(left, columns); column += 1) {
                    memcpy(target + (row * columns + column) * 4, first + pixel * 4, 4);
                    pixel += right;
                }
            }
        }
    }
}
