#include "CKernels.h"
#include "rounding.h"

#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

/// The colour's part and what is left of the pixel are added before they are rounded. The colour is premultiplied, so
/// that the sum is at most 65,025 and the 127 that the rounding of what is left may add.
static inline void blend(uint8_t *pixel, uint8_t coverage, const uint8_t color[4]) {
    if (coverage == 0) return;
    uint32_t rest = 255u - divided_by_255((uint32_t)color[3] * coverage);
    for (int component = 0; component < 4; component += 1) {
        pixel[component] = divided_by_255((uint32_t)color[component] * coverage + (uint32_t)pixel[component] * rest);
    }
}

#if defined(__SSE2__)

/// Eight divisions as above, in lanes of 16 bits: times 257 and the high half is the same as adding the high byte.
static inline __m128i divided_lanes(__m128i products) {
    return _mm_mulhi_epu16(_mm_add_epi16(products, _mm_set1_epi16(128)), _mm_set1_epi16(257));
}

/// The colour that a mask is filled with, as vectors.
typedef struct {
    /// The four bytes of the colour, once for each of four pixels.
    __m128i bytes;
    /// The same for two pixels, in lanes of 16 bits, and its alpha in every lane.
    __m128i components, alpha;
} ink;

/// Two pixels in lanes of 16 bits. An opaque colour covers as much as its mask.
static inline __m128i blend_two(__m128i pixels, __m128i coverage, ink ink, bool is_opaque) {
    __m128i covered = is_opaque ? coverage : divided_lanes(_mm_mullo_epi16(ink.alpha, coverage));
    __m128i rest = _mm_xor_si128(covered, _mm_set1_epi16(255));
    return divided_lanes(
        _mm_add_epi16(_mm_mullo_epi16(ink.components, coverage), _mm_mullo_epi16(pixels, rest)));
}

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
    __m128i old = _mm_loadu_si128(place);
    __m128i low = blend_two(_mm_unpacklo_epi8(old, zero), _mm_unpacklo_epi8(coverage, zero), ink, is_opaque);
    __m128i high = blend_two(_mm_unpackhi_epi8(old, zero), _mm_unpackhi_epi8(coverage, zero), ink, is_opaque);
    _mm_storeu_si128(place, _mm_packus_epi16(low, high));
}

/// A row of at least four pixels, four at a time; the last four reach back over pixels that are done, as if the mask
/// were empty there, which changes nothing.
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
