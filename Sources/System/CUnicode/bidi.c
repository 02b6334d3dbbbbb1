#include "CUnicode.h"

#include <pthread.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>

// One object per thread, closed when the thread ends. ubidi_open allocates, and the arrays of an object grow to the
// longest text it has analysed.
static _Thread_local UBiDi *bidi;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;

static void close_bidi(void *ended) { ubidi_close(ended); }

static void make_key(void) { pthread_key_create(&key, close_bidi); }

int32_t cunicode_bidi_levels(
    const uint16_t *text, int32_t length, int32_t direction, uint8_t *levels, uint8_t *paragraph_levels) {
    UErrorCode status = U_ZERO_ERROR;
    if (length == 0) return 0;
    if (bidi == NULL) {
        bidi = ubidi_open();
        if (bidi == NULL) return U_MEMORY_ALLOCATION_ERROR;
        pthread_once(&once, make_key);
        pthread_setspecific(key, bidi);
    }
    UBiDiLevel base = direction == CUNICODE_LEFT_TO_RIGHT ? 0
        : direction == CUNICODE_RIGHT_TO_LEFT             ? 1
                                                          : UBIDI_DEFAULT_LTR;
    ubidi_setPara(bidi, (const UChar *)text, length, base, NULL, &status);
    if (U_FAILURE(status)) return status;
    const UBiDiLevel *resolved = ubidi_getLevels(bidi, &status);
    if (U_FAILURE(status)) return status;
    memcpy(levels, resolved, (size_t)length);
    int32_t paragraphs = ubidi_countParagraphs(bidi);
    for (int32_t index = 0; index < paragraphs; index++) {
        int32_t start = 0, end = 0;
        UBiDiLevel level = 0;
        ubidi_getParagraphByIndex(bidi, index, &start, &end, &level, &status);
        if (U_FAILURE(status)) return status;
        memset(paragraph_levels + start, level, (size_t)(end - start));
    }
    return 0;
}

bool cunicode_needs_bidi(uint32_t character) {
    switch (u_charDirection((UChar32)character)) {
        case U_RIGHT_TO_LEFT:
        case U_RIGHT_TO_LEFT_ARABIC:
        case U_ARABIC_NUMBER:
        case U_LEFT_TO_RIGHT_EMBEDDING:
        case U_LEFT_TO_RIGHT_OVERRIDE:
        case U_RIGHT_TO_LEFT_EMBEDDING:
        case U_RIGHT_TO_LEFT_OVERRIDE:
        case U_RIGHT_TO_LEFT_ISOLATE:
        case U_LEFT_TO_RIGHT_ISOLATE:
        case U_FIRST_STRONG_ISOLATE:
            return true;
        default:
            return false;
    }
}

int32_t cunicode_bracket(uint32_t character, uint32_t *partner) {
    *partner = (uint32_t)u_getBidiPairedBracket((UChar32)character);
    return u_getIntPropertyValue((UChar32)character, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
}
