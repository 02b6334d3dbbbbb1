#include "CKernels.h"

#include <string.h>

// The loops below have no branches in them, so that the compiler makes vectors of them.

static void filter_average(
    const uint8_t *restrict row, const uint8_t *restrict above, size_t length, size_t stride, uint8_t *restrict filtered
) {
    for (size_t index = stride; index < length; index += 1) {
        filtered[index] = (uint8_t)(row[index] - ((row[index - stride] + above[index]) >> 1));
    }
}

static void filter_paeth(
    const uint8_t *restrict row, const uint8_t *restrict above, size_t length, size_t stride, uint8_t *restrict filtered
) {
    for (size_t index = stride; index < length; index += 1) {
        int16_t left = row[index - stride], up = above[index], corner = above[index - stride];
        int16_t from_left = (int16_t)(up - corner), from_up = (int16_t)(left - corner);
        int16_t from_corner = (int16_t)(from_left + from_up);
        int16_t to_left = (int16_t)(from_left < 0 ? -from_left : from_left);
        int16_t to_up = (int16_t)(from_up < 0 ? -from_up : from_up);
        int16_t to_corner = (int16_t)(from_corner < 0 ? -from_corner : from_corner);
        int16_t rest = to_up <= to_corner ? up : corner;
        int16_t nearer = to_left <= to_corner ? left : rest;
        int16_t guess = to_left <= to_up ? nearer : rest;
        filtered[index] = (uint8_t)(row[index] - guess);
    }
}

void kernels_png_filter_row(
    int filter, const uint8_t *row, const uint8_t *above, size_t length, size_t stride, uint8_t *filtered
) {
    // The first pixel has nothing on its left.
    size_t head = stride < length ? stride : length;
    switch (filter) {
    case 0:
        memcpy(filtered, row, length);
        break;
    case 1:
        memcpy(filtered, row, head);
        for (size_t index = stride; index < length; index += 1) {
            filtered[index] = (uint8_t)(row[index] - row[index - stride]);
        }
        break;
    case 2:
        for (size_t index = 0; index < length; index += 1) filtered[index] = (uint8_t)(row[index] - above[index]);
        break;
    case 3:
        for (size_t index = 0; index < head; index += 1) filtered[index] = (uint8_t)(row[index] - (above[index] >> 1));
        filter_average(row, above, length, stride, filtered);
        break;
    default:
        for (size_t index = 0; index < head; index += 1) filtered[index] = (uint8_t)(row[index] - above[index]);
        filter_paeth(row, above, length, stride, filtered);
        break;
    }
}

uint64_t kernels_sum_of_magnitudes(const uint8_t *bytes, size_t length) {
    uint64_t total = 0;
    // Sums of 32 bits hold 2^24 magnitudes of at most 128, and make vectors of the right width.
    for (size_t start = 0; start < length; start += 1 << 24) {
        size_t end = length - start < 1 << 24 ? length : start + (1 << 24);
        uint32_t sum = 0;
        for (size_t index = start; index < end; index += 1) {
            uint8_t byte = bytes[index], negated = (uint8_t)-byte;
            sum += byte < negated ? byte : negated;
        }
        total += sum;
    }
    return total;
}

size_t kernels_repeated_pixels(const uint8_t *row, size_t length, size_t stride) {
    if (stride == 4) {
        // A sum as wide as the pixels makes vectors; no row has 2^32 of them.
        uint32_t repeated = 0;
        for (size_t index = 1; index < length / 4; index += 1) {
            uint32_t pixel, left;
            memcpy(&pixel, row + index * 4, 4);
            memcpy(&left, row + index * 4 - 4, 4);
            repeated += pixel == left;
        }
        return repeated;
    }
    size_t repeated = 0;
    for (size_t index = stride; index + stride <= length; index += stride) {
        uint8_t difference = 0;
        for (size_t sample = index; sample < index + stride; sample += 1) {
            difference |= (uint8_t)(row[sample] ^ row[sample - stride]);
        }
        repeated += difference == 0;
    }
    return repeated;
}
