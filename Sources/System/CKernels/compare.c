#include "CKernels.h"

#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

static inline uint32_t word_at(const uint8_t *pixels, size_t index) {
    uint32_t word;
    memcpy(&word, pixels + index * 4, 4);
    return word;
}

/// How far two pixels differ.
static inline uint8_t distance(const uint8_t *expected, const uint8_t *actual) {
    uint8_t most = 0;
    for (int component = 0; component < 4; component += 1) {
        uint8_t a = expected[component], b = actual[component];
        uint8_t difference = (uint8_t)(a > b ? a - b : b - a);
        if (difference > most) most = difference;
    }
    return most;
}

#if defined(__SSE2__)

/// The distances of four pixels, each in a lane of 32 bits.
static inline __m128i distances(const uint8_t *expected, const uint8_t *actual) {
    __m128i a = _mm_loadu_si128((const __m128i *)expected), b = _mm_loadu_si128((const __m128i *)actual);
    // One of the two differences is below zero, held there to zero.
    __m128i components = _mm_or_si128(_mm_subs_epu8(a, b), _mm_subs_epu8(b, a));
    __m128i pairs = _mm_max_epu8(components, _mm_srli_epi32(components, 8));
    __m128i most = _mm_max_epu8(pairs, _mm_srli_epi32(pairs, 16));
    return _mm_and_si128(most, _mm_set1_epi32(255));
}

/// Sixteen pixels at a time; returns how many were done.
static size_t write_distances(const uint8_t *expected, const uint8_t *actual, size_t count, uint8_t *deltas) {
    size_t index = 0;
    for (; index + 16 <= count; index += 16) {
        const uint8_t *a = expected + index * 4, *b = actual + index * 4;
        __m128i first = _mm_packs_epi32(distances(a, b), distances(a + 16, b + 16));
        __m128i second = _mm_packs_epi32(distances(a + 32, b + 32), distances(a + 48, b + 48));
        _mm_storeu_si128((__m128i *)(deltas + index), _mm_packus_epi16(first, second));
    }
    return index;
}
#else
static size_t write_distances(const uint8_t *expected, const uint8_t *actual, size_t count, uint8_t *deltas) {
    (void)expected, (void)actual, (void)count, (void)deltas;
    return 0;
}
#endif

bool kernels_compare(
    const uint8_t *restrict expected, const uint8_t *restrict actual, size_t count, uint8_t *restrict deltas
) {
    if (memcmp(expected, actual, count * 4) == 0) {
        memset(deltas, 0, count);
        return false;
    }
    for (size_t index = write_distances(expected, actual, count, deltas); index < count; index += 1) {
        deltas[index] = distance(expected + index * 4, actual + index * 4);
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

void kernels_count_distances(
    const uint8_t *deltas, size_t count, size_t histogram[256], size_t *first, size_t *last
) {
    *first = count;
    *last = 0;
    for (size_t index = 0; index < count;) {
        // Most of a picture is the same: eight pixels at a time.
        uint64_t eight;
        if (index + 8 <= count) {
            memcpy(&eight, deltas + index, 8);
            if (eight == 0) {
                histogram[0] += 8;
                index += 8;
                continue;
            }
        }
        histogram[deltas[index]] += 1;
        if (deltas[index] != 0) {
            if (*first == count) *first = index;
            *last = index;
        }
        index += 1;
    }
}

size_t kernels_count_differing(const uint8_t *deltas, size_t count, size_t *first, size_t *last) {
    *first = count;
    *last = 0;
    size_t differing = 0;
    for (size_t index = 0; index < count;) {
        // Most of a picture is the same: eight pixels at a time.
        uint64_t eight;
        if (index + 8 <= count) {
            memcpy(&eight, deltas + index, 8);
            if (eight == 0) {
                index += 8;
                continue;
            }
        }
        if (deltas[index] != 0) {
            if (*first == count) *first = index;
            *last = index;
            differing += 1;
        }
        index += 1;
    }
    return differing;
}
