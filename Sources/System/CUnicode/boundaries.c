#include "CUnicode.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uloc.h>

#include "newer_rules.h"
#include "pool.h"

static void *open_iterator(UBreakIteratorType type, const char *language, UErrorCode *status) {
    char locale[ULOC_FULLNAME_CAPACITY];
    locale_of_tag(language, locale);
    return ubrk_open(type, locale, NULL, 0, status);
}

static void *open_lines(const char *language, UErrorCode *status) {
    return open_iterator(UBRK_LINE, language, status);
}

static void *open_characters(const char *language, UErrorCode *status) {
    return open_iterator(UBRK_CHARACTER, language, status);
}

static void close_iterator(void *iterator) { ubrk_close(iterator); }

static const PoolKind lines = {open_lines, close_iterator};
static const PoolKind characters = {open_characters, close_iterator};

// Whether a unit ends a line: the line break classes BK, CR, LF and NL.
static bool ends_line(uint16_t unit) {
    return (unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029;
}

int32_t cunicode_line_boundaries(const char *language, const uint16_t *text, int32_t length, uint8_t *kinds) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator = pooled(&lines, language, &status);
    if (U_FAILURE(status)) return status;
    ubrk_setText(iterator, (const UChar *)text, length, &status);
    if (U_FAILURE(status)) return status;
    for (int32_t at = ubrk_next(iterator); at != UBRK_DONE; at = ubrk_next(iterator)) {
        // ICU gives every boundary that a dictionary finds the status of the end of its run, so that the boundary of
        // every Thai word before a line feed looks mandatory. Only a boundary after a line terminator is mandatory.
        bool isMandatory = ubrk_getRuleStatus(iterator) >= UBRK_LINE_HARD && ends_line(text[at - 1]);
        kinds[at] |= isMandatory ? CUNICODE_LINE_MANDATORY : CUNICODE_LINE_SOFT;
    }
    if (cunicode_has_newer_rules(text, length)) cunicode_apply_newer_rules(language, text, length, kinds);
    return 0;
}

int32_t cunicode_grapheme_boundaries(const uint16_t *text, int32_t length, uint8_t *kinds) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator = pooled(&characters, "und", &status);
    if (U_FAILURE(status)) return status;
    ubrk_setText(iterator, (const UChar *)text, length, &status);
    if (U_FAILURE(status)) return status;
    kinds[0] |= CUNICODE_GRAPHEME;
    for (int32_t at = ubrk_next(iterator); at != UBRK_DONE; at = ubrk_next(iterator)) kinds[at] |= CUNICODE_GRAPHEME;
    return 0;
}

// The compiled rules of a language; the caller frees them. The keyword lw=phrase is reported separately: it changes how
// dictionaries are used, which is not a part of the rules.
static uint8_t *line_rules(const char *language, int32_t *length, bool *has_phrases, UErrorCode *status) {
    UBreakIterator *iterator = pooled(&lines, language, status);
    if (U_FAILURE(*status)) return NULL;
    *length = ubrk_getBinaryRules(iterator, NULL, 0, status);
    if (U_FAILURE(*status)) return NULL;
    uint8_t *rules = malloc((size_t)*length);
    if (rules == NULL) {
        *status = U_MEMORY_ALLOCATION_ERROR;
        return NULL;
    }
    ubrk_getBinaryRules(iterator, rules, *length, status);
    *has_phrases = strstr(language, "phrase") != NULL;
    return rules;
}

int32_t cunicode_break_lines_alike(const char *first, const char *second, bool *alike) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t lengths[2] = {0, 0};
    bool have_phrases[2] = {false, false};
    uint8_t *rules[2] = {
        line_rules(first, &lengths[0], &have_phrases[0], &status),
        line_rules(second, &lengths[1], &have_phrases[1], &status)};
    *alike = U_SUCCESS(status) && lengths[0] == lengths[1] && have_phrases[0] == have_phrases[1] &&
        memcmp(rules[0], rules[1], (size_t)lengths[0]) == 0;
    free(rules[0]);
    free(rules[1]);
    return U_FAILURE(status) ? status : 0;
}
