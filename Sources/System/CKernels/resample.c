#include "CKernels.h"

#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

/// The sums of one target pixel, of the taps from `tap` on.
static inline void add_taps(
    const uint8_t *pixels, const int16_t *weights, size_t tap, size_t taps, int32_t sums[4]
) {
    for (; tap < taps; tap += 1) {
        for (int component = 0; component < 4; component += 1) {
            sums[component] += weights[tap] * pixels[tap * 4 + (size_t)component];
        }
    }
}

#if defined(__SSE2__)

/// Two taps at a time: the same component of two pixels side by side, times two weights side by side, added in pairs.
static inline void add_pairs(const uint8_t *pixels, const int16_t *weights, size_t pairs, int32_t sums[4]) {
    __m128i zero = _mm_setzero_si128(), total = _mm_loadu_si128((const __m128i *)sums);
    for (size_t pair = 0; pair < pairs; pair += 1) {
        __m128i two = _mm_loadl_epi64((const __m128i *)(pixels + pair * 8));
        int32_t both;
        memcpy(&both, weights + pair * 2, sizeof both);
        __m128i beside = _mm_unpacklo_epi8(_mm_unpacklo_epi8(two, _mm_srli_si128(two, 4)), zero);
        total = _mm_add_epi32(total, _mm_madd_epi16(beside, _mm_set1_epi32(both)));
    }
    _mm_storeu_si128((__m128i *)sums, total);
}

#else

static inline void add_pairs(const uint8_t *pixels, const int16_t *weights, size_t pairs, int32_t sums[4]) {
    add_taps(pixels, weights, 0, pairs * 2, sums);
}

#endif

void kernels_resample_across(
    const uint8_t *row, const int32_t *firsts, const int16_t *weights, size_t count, size_t taps, int shift,
    int16_t *target
) {
    for (size_t index = 0; index < count; index += 1) {
        const uint8_t *pixels = row + (size_t)firsts[index] * 4;
        const int16_t *own = weights + index * taps;
        int32_t sums[4] = {1 << (shift - 1), 1 << (shift - 1), 1 << (shift - 1), 1 << (shift - 1)};
        add_pairs(pixels, own, taps / 2, sums);
        add_taps(pixels, own, taps & ~(size_t)1, taps, sums);
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
