#include "CKernels.h"

#include <string.h>

/// The larger of two numbers less the smaller.
static inline uint32_t distance(uint32_t a, uint32_t b) { return a > b ? a - b : b - a; }

static inline uint32_t larger(uint32_t a, uint32_t b) { return a > b ? a : b; }

static inline uint32_t word_at(const uint8_t *pixels, size_t index) {
    uint32_t word;
    memcpy(&word, pixels + index * 4, 4);
    return word;
}

bool kernels_compare(
    const uint8_t *restrict expected, const uint8_t *restrict actual, size_t count, uint8_t *restrict deltas
) {
    if (memcmp(expected, actual, count * 4) == 0) {
        memset(deltas, 0, count);
        return false;
    }
    // Whole words and no branches, so that the compiler makes vectors of pixels.
    for (size_t index = 0; index < count; index += 1) {
        uint32_t a = word_at(expected, index), b = word_at(actual, index);
        uint32_t low = larger(distance(a & 255, b & 255), distance(a >> 8 & 255, b >> 8 & 255));
        uint32_t high = larger(distance(a >> 16 & 255, b >> 16 & 255), distance(a >> 24, b >> 24));
        deltas[index] = (uint8_t)larger(low, high);
    }
    return true;
}

size_t kernels_run_length(const uint8_t *pixels, size_t count) {
    if (count == 0) return 0;
    uint32_t first = word_at(pixels, 0);
    size_t length = 1;
    // Eight pixels at a time equal the first when they equal the eight before them.
    while (length < count && length < 8 && word_at(pixels, length) == first) length += 1;
    if (length < 8) return length;
    while (length + 8 <= count && memcmp(pixels + (length - 8) * 4, pixels + length * 4, 32) == 0) length += 8;
    while (length < count && word_at(pixels, length) == first) length += 1;
    return length;
}
