#include "CKernels.h"
#include "rounding.h"

#include <string.h>

static inline uint8_t multiplied(uint8_t component, uint8_t alpha) {
    return divided_by_255((uint32_t)component * alpha);
}

static inline uint8_t unmultiplied(uint8_t component, uint8_t alpha) {
    if (alpha == 0) return 0;
    uint32_t quotient = ((uint32_t)component * 510 + alpha) / (2 * (uint32_t)alpha);
    return (uint8_t)(quotient < 255 ? quotient : 255);
}

/// How many pixels from the first on are opaque for certain: whole blocks of eight.
static inline size_t opaque_prefix(const uint8_t *pixels, size_t count) {
    size_t index = 0;
    for (; index + 8 <= count; index += 8) {
        uint8_t every = 255;
        for (size_t pixel = index; pixel < index + 8; pixel += 1) every &= pixels[pixel * 4 + 3];
        if (every != 255) break;
    }
    return index;
}

void kernels_premultiply(uint8_t *pixels, size_t count) {
    for (size_t index = 0; index < count; index += 1) {
        uint8_t *pixel = pixels + index * 4;
        uint8_t alpha = pixel[3];
        if (alpha == 255) {
            // Most pictures are opaque, and opaque pixels come in runs.
            index += opaque_prefix(pixel + 4, count - index - 1);
            continue;
        }
        pixel[0] = multiplied(pixel[0], alpha);
        pixel[1] = multiplied(pixel[1], alpha);
        pixel[2] = multiplied(pixel[2], alpha);
    }
}

size_t kernels_straight_samples(
    const uint8_t *pixels, size_t count, bool has_color, bool has_alpha, uint8_t *samples
) {
    uint8_t *sample = samples;
    if (has_color && has_alpha) {
        // Most pixels of a picture are opaque, and those outside a balloon are clear: both are as they are stored.
        memcpy(samples, pixels, count * 4);
        for (size_t index = 0; index < count; index += 1) {
            uint8_t *straight = samples + index * 4;
            uint8_t alpha = straight[3];
            if (alpha == 255) {
                index += opaque_prefix(straight + 4, count - index - 1);
                continue;
            }
            if (alpha == 0) {
                memset(straight, 0, 4);
                continue;
            }
            for (int component = 0; component < 3; component += 1) {
                straight[component] = unmultiplied(straight[component], alpha);
            }
        }
        return count * 4;
    }
    for (const uint8_t *pixel = pixels; pixel != pixels + count * 4; pixel += 4) {
        uint8_t alpha = pixel[3];
        for (int component = 0; component < (has_color ? 3 : 1); component += 1) {
            *sample++ = alpha == 255 ? pixel[component] : unmultiplied(pixel[component], alpha);
        }
        if (has_alpha) *sample++ = alpha;
    }
    return (size_t)(sample - samples);
}

bool kernels_is_opaque(const uint8_t *pixels, size_t count) {
    // A block without branches becomes vectors; between blocks a clear pixel ends the search.
    for (size_t start = 0; start < count; start += 1024) {
        size_t end = count - start < 1024 ? count : start + 1024;
        uint8_t every = 255;
        for (size_t index = start; index < end; index += 1) every &= pixels[index * 4 + 3];
        if (every != 255) return false;
    }
    return true;
}
