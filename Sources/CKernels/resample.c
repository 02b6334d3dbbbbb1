#include "CKernels.h"

void kernels_resample_across(
    const uint8_t *row, const int32_t *firsts, const int16_t *weights, size_t count, size_t taps, int shift,
    int16_t *target
) {
    for (size_t index = 0; index < count; index += 1) {
        const uint8_t *pixel = row + (size_t)firsts[index] * 4;
        const int16_t *weight = weights + index * taps;
        int32_t sums[4] = {1 << (shift - 1), 1 << (shift - 1), 1 << (shift - 1), 1 << (shift - 1)};
        for (size_t tap = 0; tap < taps; tap += 1) {
            int32_t factor = weight[tap];
            for (int component = 0; component < 4; component += 1) sums[component] += factor * pixel[component];
            pixel += 4;
        }
        for (int component = 0; component < 4; component += 1) {
            target[index * 4 + (size_t)component] = (int16_t)(sums[component] >> shift);
        }
    }
}

void kernels_resample_add(const int16_t *restrict row, int32_t weight, size_t count, int32_t *restrict sums) {
    for (size_t index = 0; index < count; index += 1) sums[index] += weight * row[index];
}

static inline int32_t held(int32_t value, int32_t greatest) {
    int32_t positive = value > 0 ? value : 0;
    return positive < greatest ? positive : greatest;
}

void kernels_resample_store(const int32_t *restrict sums, size_t count, int shift, uint8_t *restrict pixels) {
    for (size_t index = 0; index + 4 <= count; index += 4) {
        int32_t alpha = held(sums[index + 3] >> shift, 255);
        pixels[index] = (uint8_t)held(sums[index] >> shift, alpha);
        pixels[index + 1] = (uint8_t)held(sums[index + 1] >> shift, alpha);
        pixels[index + 2] = (uint8_t)held(sums[index + 2] >> shift, alpha);
        pixels[index + 3] = (uint8_t)alpha;
    }
}
