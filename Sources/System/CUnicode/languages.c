#include "CUnicode.h"

#include <stdbool.h>
#include <unicode/uloc.h>

bool cunicode_knows_language(const char *code) { return uloc_getISO3Language(code)[0] != 0; }

int32_t cunicode_likely_tag(const char *language, char *tag, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    char locale[ULOC_FULLNAME_CAPACITY];
    char likely[ULOC_FULLNAME_CAPACITY];
    int32_t parsed = 0;
    uloc_forLanguageTag(language, locale, sizeof locale, &parsed, &status);
    uloc_addLikelySubtags(locale, likely, sizeof likely, &status);
    int32_t length = uloc_toLanguageTag(likely, tag, capacity, false, &status);
    if (U_SUCCESS(status) && length >= capacity) return U_BUFFER_OVERFLOW_ERROR;
    return U_FAILURE(status) ? status : 0;
}
