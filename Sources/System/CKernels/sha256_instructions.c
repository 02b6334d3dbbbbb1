#include "CKernels.h"

// The same function as in sha256.c, by the instructions that x86-64 has for it (Intel 64 and IA-32 Architectures
// Software Developer's Manual, volume 2B: SHA256RNDS2, SHA256MSG1, SHA256MSG2).

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

bool kernels_has_sha256_instructions(void) {
    unsigned a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d)) return false;
    bool has_shuffles = (c & bit_SSSE3) && (c & bit_SSE4_1);
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d)) return false;
    return has_shuffles && (b & bit_SHA);
}

#define WITH_INSTRUCTIONS __attribute__((target("sha,sse4.1,ssse3")))

/// Four rounds with four words, which the constants from `round` on are added to.
WITH_INSTRUCTIONS
static inline void four_rounds(__m128i *abef, __m128i *cdgh, __m128i words, int round) {
    __m128i sum = _mm_add_epi32(words, _mm_loadu_si128((const __m128i *)(kernels_sha256_constants + round)));
    *cdgh = _mm_sha256rnds2_epu32(*cdgh, *abef, sum);
    *abef = _mm_sha256rnds2_epu32(*abef, *cdgh, _mm_shuffle_epi32(sum, 0x0e));
}

/// The four words after sixteen, which are given four at a time.
WITH_INSTRUCTIONS
static inline __m128i next_words(__m128i first, __m128i second, __m128i third, __m128i fourth) {
    __m128i sum = _mm_add_epi32(_mm_sha256msg1_epu32(first, second), _mm_alignr_epi8(fourth, third, 4));
    return _mm_sha256msg2_epu32(sum, fourth);
}

WITH_INSTRUCTIONS
void kernels_sha256_by_instructions(uint32_t state[8], const void *blocks, size_t count) {
    const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
    // The instructions keep the state as the words a, b, e, f and c, d, g, h.
    __m128i badc = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xb1);
    __m128i efgh = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1b);
    __m128i abef = _mm_alignr_epi8(badc, efgh, 8);
    __m128i cdgh = _mm_blend_epi16(efgh, badc, 0xf0);

    const uint8_t *bytes = blocks;
    for (size_t block = 0; block < count; block += 1) {
        __m128i abef_before = abef, cdgh_before = cdgh;
        __m128i words[4];
        for (int index = 0; index < 4; index += 1) {
            __m128i loaded = _mm_loadu_si128((const __m128i *)(bytes + block * 64 + index * 16));
            words[index] = _mm_shuffle_epi8(loaded, big_endian);
            four_rounds(&abef, &cdgh, words[index], index * 4);
        }
        for (int round = 16; round < 64; round += 4) {
            __m128i next = next_words(words[0], words[1], words[2], words[3]);
            words[0] = words[1];
            words[1] = words[2];
            words[2] = words[3];
            words[3] = next;
            four_rounds(&abef, &cdgh, next, round);
        }
        abef = _mm_add_epi32(abef, abef_before);
        cdgh = _mm_add_epi32(cdgh, cdgh_before);
    }

    __m128i feba = _mm_shuffle_epi32(abef, 0x1b);
    __m128i dchg = _mm_shuffle_epi32(cdgh, 0xb1);
    _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(feba, dchg, 0xf0));
    _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

#else

bool kernels_has_sha256_instructions(void) { return false; }

void kernels_sha256_by_instructions(uint32_t state[8], const void *blocks, size_t count) {
    kernels_sha256(state, blocks, count);
}

#endif
