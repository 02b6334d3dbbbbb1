#include "CKernels.h"

#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

/// The product of two 255ths, rounded to the nearest.
static inline uint8_t multiplied(uint8_t a, uint8_t b) {
    uint32_t product = (uint32_t)a * b + 128;
    return (uint8_t)((product + (product >> 8)) >> 8);
}

static inline void blend(uint8_t *pixel, uint8_t coverage, const uint8_t color[4]) {
    if (coverage == 0) return;
    uint8_t rest = (uint8_t)(255 - multiplied(color[3], coverage));
    for (int component = 0; component < 4; component += 1) {
        uint32_t sum = (uint32_t)multiplied(color[component], coverage) + multiplied(pixel[component], rest);
        pixel[component] = (uint8_t)(sum < 255 ? sum : 255);
    }
}

#if defined(__SSE2__)

/// Eight products as above, in lanes of 16 bits: times 257 and the high half is the same as adding the high byte.
static inline __m128i products(__m128i a, __m128i b) {
    return _mm_mulhi_epu16(_mm_add_epi16(_mm_mullo_epi16(a, b), _mm_set1_epi16(128)), _mm_set1_epi16(257));
}

/// Two pixels in lanes of 16 bits: the colour's part in `part`, what is left of the pixels in `left`. An opaque colour
/// covers as much as its mask.
static inline void weigh(
    __m128i pixels, __m128i coverage, __m128i color, __m128i alpha, bool is_opaque, __m128i *part, __m128i *left
) {
    __m128i covered = is_opaque ? coverage : products(alpha, coverage);
    *part = products(color, coverage);
    *left = products(pixels, _mm_xor_si128(covered, _mm_set1_epi16(255)));
}

/// The colour that a mask is filled with, as vectors.
typedef struct {
    /// The four bytes of the colour, once for each of four pixels.
    __m128i bytes;
    /// The same for two pixels, in lanes of 16 bits, and its alpha in every lane.
    __m128i components, alpha;
} ink;

/// Four pixels. A glyph's box is mostly empty or full: both need no arithmetic.
static inline void blend_four(uint8_t *pixels, uint32_t mask, ink ink, bool is_opaque) {
    if (mask == 0) return;
    __m128i *place = (__m128i *)pixels;
    if (mask == UINT32_MAX && is_opaque) {
        _mm_storeu_si128(place, ink.bytes);
        return;
    }
    // Each byte of the mask four times, for the components of its pixel.
    __m128i zero = _mm_setzero_si128(), coverage = _mm_cvtsi32_si128((int)mask);
    coverage = _mm_unpacklo_epi8(coverage, coverage);
    coverage = _mm_unpacklo_epi16(coverage, coverage);
    __m128i low = _mm_unpacklo_epi8(coverage, zero), high = _mm_unpackhi_epi8(coverage, zero);
    __m128i old = _mm_loadu_si128(place), parts[2], left[2];
    weigh(_mm_unpacklo_epi8(old, zero), low, ink.components, ink.alpha, is_opaque, parts, left);
    weigh(_mm_unpackhi_epi8(old, zero), high, ink.components, ink.alpha, is_opaque, parts + 1, left + 1);
    __m128i part = _mm_packus_epi16(parts[0], parts[1]), rest = _mm_packus_epi16(left[0], left[1]);
    _mm_storeu_si128(place, _mm_adds_epu8(part, rest));
}

/// A row of at least four pixels, four at a time; the last four reach back over pixels that are done, as if the mask were
/// empty there, which changes nothing.
static inline void blend_fours(uint8_t *pixels, const uint8_t *mask, size_t width, ink ink, bool is_opaque) {
    uint32_t four;
    size_t x = 0;
    for (; x + 4 <= width; x += 4) {
        memcpy(&four, mask + x, 4);
        blend_four(pixels + x * 4, four, ink, is_opaque);
    }
    if (x == width) return;
    memcpy(&four, mask + width - 4, 4);
    four &= UINT32_MAX << (8 * (4 - (width - x)));
    blend_four(pixels + (width - 4) * 4, four, ink, is_opaque);
}

/// Blends the mask when there is a faster way than one pixel after the other; says whether there was.
static bool blend_in_fours(
    uint8_t *pixels, size_t row_length, const uint8_t *mask, size_t mask_row_length, size_t width, size_t height,
    const uint8_t color[4]
) {
    if (width < 4) return false;
    uint32_t word;
    memcpy(&word, color, 4);
    __m128i bytes = _mm_set1_epi32((int)word);
    ink ink = {bytes, _mm_unpacklo_epi8(bytes, _mm_setzero_si128()), _mm_set1_epi16(color[3])};
    bool is_opaque = color[3] == 255;
    for (size_t row = 0; row < height; row += 1) {
        // Two loops, each without the other's question.
        if (is_opaque) {
            blend_fours(pixels, mask, width, ink, true);
        } else {
            blend_fours(pixels, mask, width, ink, false);
        }
        pixels += row_length;
        mask += mask_row_length;
    }
    return true;
}
#else
static bool blend_in_fours(
    uint8_t *pixels, size_t row_length, const uint8_t *mask, size_t mask_row_length, size_t width, size_t height,
    const uint8_t color[4]
) {
    (void)pixels, (void)row_length, (void)mask, (void)mask_row_length, (void)width, (void)height, (void)color;
    return false;
}
#endif

void kernels_blend_mask(
    uint8_t *pixels, size_t row_length, const uint8_t *mask, size_t mask_row_length, size_t width, size_t height,
    const uint8_t color[4]
) {
    if (blend_in_fours(pixels, row_length, mask, mask_row_length, width, height, color)) return;
    for (size_t row = 0; row < height; row += 1) {
        for (size_t x = 0; x < width; x += 1) blend(pixels + x * 4, mask[x], color);
        pixels += row_length;
        mask += mask_row_length;
    }
}
