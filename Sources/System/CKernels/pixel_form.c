#include "CKernels.h"

#include <string.h>

// The form in which pixels are hashed: stretches of equal pixels as their length and the pixel, what stands between
// two of them as its number of pixels, marked, and the pixels. Words are little-endian.

/// Shorter runs cost more to announce than to hash.
enum { shortest_run = 16 };
static const uint32_t literal_mark = 0x80000000;

static inline uint8_t *put_word(uint8_t *form, uint32_t word) {
    for (int shift = 0; shift < 32; shift += 8) *form++ = (uint8_t)(word >> shift);
    return form;
}

static uint8_t *put_literals(uint8_t *form, const uint8_t *pixels, size_t start, size_t end) {
    if (end <= start) return form;
    form = put_word(form, literal_mark | (uint32_t)(end - start));
    memcpy(form, pixels + start * 4, (end - start) * 4);
    return form + (end - start) * 4;
}

size_t kernels_pixel_form(const uint8_t *pixels, size_t count, uint8_t *form) {
    uint8_t *next = form;
    size_t literals = 0;
    for (size_t index = 0; index < count;) {
        size_t length = kernels_run_length(pixels + index * 4, count - index);
        if (length >= shortest_run) {
            next = put_literals(next, pixels, literals, index);
            next = put_word(next, (uint32_t)length);
            memcpy(next, pixels + index * 4, 4);
            next += 4;
            literals = index + length;
        }
        index += length;
    }
    return (size_t)(put_literals(next, pixels, literals, count) - form);
}
