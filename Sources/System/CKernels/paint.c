#include "CKernels.h"
#include "rounding.h"

/// A premultiplied colour over a pixel, by a coverage: the sum is rounded once, as in `kernels_blend_mask`.
static inline void blend(uint8_t *pixel, const uint8_t color[4], uint32_t coverage) {
    uint32_t rest = 255u - divided_by_255((uint32_t)color[3] * coverage);
    for (int component = 0; component < 4; component += 1) {
        pixel[component] = divided_by_255((uint32_t)color[component] * coverage + (uint32_t)pixel[component] * rest);
    }
}

void kernels_blend_gradient(
    uint8_t *pixels, size_t row_length, const uint8_t *mask, size_t mask_row_length, size_t width, size_t height,
    const uint8_t *table, size_t count, int64_t first, int64_t right, int64_t down
) {
    int64_t last = (int64_t)count - 1, half = 1 << 23;
    for (size_t row = 0; row < height; row += 1) {
        int64_t place = first + half;
        for (size_t x = 0; x < width; x += 1, place += right) {
            uint32_t coverage = mask == NULL ? 255 : mask[x];
            if (coverage == 0) continue;
            int64_t entry = place >> 24;
            entry = entry < 0 ? 0 : entry > last ? last : entry;
            blend(pixels + x * 4, table + entry * 4, coverage);
        }
        first += down;
        pixels += row_length;
        if (mask != NULL) mask += mask_row_length;
    }
}

void kernels_blend_turned(
    uint8_t *pixels, size_t row_length, size_t width, size_t height, const uint8_t *picture, size_t picture_width,
    size_t picture_height, int64_t across, int64_t down, int64_t cosine, int64_t sine
) {
    int64_t columns = (int64_t)picture_width, rows = (int64_t)picture_height;
    for (size_t row = 0; row < height; row += 1) {
        int64_t place_across = across, place_down = down;
        for (size_t x = 0; x < width; x += 1, place_across += cosine, place_down -= sine) {
            int64_t left = place_across >> 32, top = place_down >> 32;
            if (left < -1 || top < -1 || left >= columns || top >= rows) continue;
            uint32_t part_right = (uint32_t)(place_across >> 24) & 255, part_below = (uint32_t)(place_down >> 24) & 255;
            uint32_t sums[4] = {0, 0, 0, 0};
            for (int corner = 0; corner < 4; corner += 1) {
                int64_t column = left + (corner & 1), line = top + (corner >> 1);
                if (column < 0 || line < 0 || column >= columns || line >= rows) continue;
                uint32_t weight = ((corner & 1) ? part_right : 256 - part_right)
                    * ((corner >> 1) ? part_below : 256 - part_below);
                const uint8_t *source = picture + (line * columns + column) * 4;
                for (int component = 0; component < 4; component += 1) sums[component] += weight * source[component];
            }
            uint8_t color[4];
            for (int component = 0; component < 4; component += 1) {
                color[component] = (uint8_t)((sums[component] + (1u << 15)) >> 16);
            }
            blend(pixels + x * 4, color, 255);
        }
        across += sine;
        down += cosine;
        pixels += row_length;
    }
}
