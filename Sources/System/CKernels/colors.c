#include "CKernels.h"

#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

/// The pixel as a number whose lowest byte is red and highest alpha, on every machine.
static inline uint32_t pixel_at(const uint8_t *pixels, size_t index) {
    const uint8_t *pixel = pixels + index * 4;
    return (uint32_t)pixel[0] | (uint32_t)pixel[1] << 8 | (uint32_t)pixel[2] << 16 | (uint32_t)pixel[3] << 24;
}

/// Where the run of pixels equal to the one before `index` ends: `index` itself, a later one, or `count`.
static inline size_t end_of_run(const uint8_t *pixels, size_t index, size_t count) {
#if defined(__SSE2__)
    // Most runs are a letter's or a picture's few pixels or a ground's thousands: four are compared at a time, and the
    // first that differs ends the run.
    uint32_t word;
    memcpy(&word, pixels + (index - 1) * 4, 4);
    __m128i color = _mm_set1_epi32((int)word);
    for (; index + 4 <= count; index += 4) {
        __m128i next = _mm_loadu_si128((const __m128i *)(pixels + index * 4));
        unsigned other = ~(unsigned)_mm_movemask_epi8(_mm_cmpeq_epi32(next, color)) & 0xFFFF;
        if (other != 0) return index + (size_t)__builtin_ctz(other) / 4;
    }
#endif
    while (index < count && memcmp(pixels + index * 4, pixels + index * 4 - 4, 4) == 0) index += 1;
    return index;
}

/// The slot of a colour: its own, or the free one where it would go.
static inline uint32_t slot_of(const struct kernels_colors *colors, uint32_t color) {
    // Multiplication by 2^32 over the golden ratio spreads neighbours; the high bits are the well mixed ones.
    uint32_t slot = (color * 2654435769u) >> 21;
    while (colors->slots[slot] != 0 && colors->colors[colors->slots[slot] - 1] != color) slot = (slot + 1) & 2047;
    return slot;
}

static void insert(struct kernels_colors *colors, uint32_t color) {
    uint32_t slot = slot_of(colors, color);
    if (colors->slots[slot] != 0) return;
    if (colors->count == KERNELS_PALETTE_SIZE) {
        colors->is_full = true;
        return;
    }
    colors->colors[colors->count] = color;
    colors->count += 1;
    colors->slots[slot] = (uint16_t)colors->count;
}

void kernels_colors_scan(struct kernels_colors *colors, const uint8_t *pixels, size_t count) {
    memset(colors, 0, sizeof *colors);
    colors->is_opaque = true;
    colors->is_grey = true;
    for (size_t index = 0; index < count; index = end_of_run(pixels, index + 1, count)) {
        uint32_t pixel = pixel_at(pixels, index);
        if (pixel >> 24 != 255) colors->is_opaque = false;
        if (((pixel ^ (pixel >> 8)) & 0xFFFF) != 0) colors->is_grey = false;
        if (!colors->is_full) insert(colors, pixel);
        if (colors->is_full && !colors->is_opaque && !colors->is_grey) return;
    }
}

/// One byte a pixel: rows follow each other without a gap, and so may runs.
static void pack_bytes(
    const struct kernels_colors *colors, const uint8_t samples[KERNELS_PALETTE_SIZE], const uint8_t *pixels,
    size_t count, uint8_t *packed
) {
    for (size_t index = 0; index < count;) {
        uint8_t sample = samples[colors->slots[slot_of(colors, pixel_at(pixels, index))] - 1];
        size_t end = end_of_run(pixels, index + 1, count);
        if (end - index < 16) {
            while (index < end) packed[index++] = sample;
        } else {
            memset(packed + index, sample, end - index);
            index = end;
        }
    }
}

void kernels_colors_pack(
    const struct kernels_colors *colors, const uint8_t samples[KERNELS_PALETTE_SIZE], const uint8_t *pixels,
    size_t width, size_t height, int bit_depth, uint8_t *packed
) {
    if (width == 0 || height == 0) return;
    if (bit_depth == 8) {
        pack_bytes(colors, samples, pixels, width * height, packed);
        return;
    }
    size_t per_byte = 8 / (size_t)bit_depth;
    size_t row_length = (width + per_byte - 1) / per_byte;
    memset(packed, 0, row_length * height);
    uint32_t last = pixel_at(pixels, 0);
    uint8_t sample = samples[colors->slots[slot_of(colors, last)] - 1];
    for (size_t row = 0; row < height; row += 1) {
        uint8_t *line = packed + row * row_length;
        for (size_t column = 0; column < width; column += 1) {
            uint32_t pixel = pixel_at(pixels, row * width + column);
            if (pixel != last) {
                last = pixel;
                sample = samples[colors->slots[slot_of(colors, pixel)] - 1];
            }
            int shift = 8 - bit_depth * (int)(column % per_byte + 1);
            line[column / per_byte] |= (uint8_t)(sample << shift);
        }
    }
}
