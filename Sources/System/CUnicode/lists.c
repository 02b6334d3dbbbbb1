#include "CUnicode.h"

#include <stdlib.h>
#include <unicode/ulistformatter.h>
#include <unicode/uloc.h>

#include "pool.h"

static void *open_list(UListFormatterType type, const char *language, UErrorCode *status) {
    char locale[ULOC_FULLNAME_CAPACITY];
    locale_of_tag(language, locale);
    return ulistfmt_openForType(locale, type, ULISTFMT_WIDTH_WIDE, status);
}

static void *open_all(const char *language, UErrorCode *status) {
    return open_list(ULISTFMT_TYPE_AND, language, status);
}

static void *open_choice(const char *language, UErrorCode *status) {
    return open_list(ULISTFMT_TYPE_OR, language, status);
}

static void close_list(void *format) { ulistfmt_close(format); }

static const PoolKind all = {open_all, close_list};
static const PoolKind choice = {open_choice, close_list};

int32_t cunicode_format_list(
    const char *language, bool is_choice, const uint16_t *items, const int32_t *lengths, int32_t count, uint16_t *text,
    int32_t capacity, int32_t *length) {
    UErrorCode status = U_ZERO_ERROR;
    const UListFormatter *format = pooled(is_choice ? &choice : &all, language, &status);
    if (U_FAILURE(status)) return status;
    const UChar **starts = malloc(sizeof(UChar *) * (size_t)(count > 0 ? count : 1));
    if (starts == NULL) return U_MEMORY_ALLOCATION_ERROR;
    const UChar *next = (const UChar *)items;
    for (int32_t i = 0; i < count; i++) {
        starts[i] = next;
        next += lengths[i];
    }
    *length = ulistfmt_format(format, starts, lengths, count, (UChar *)text, capacity, &status);
    free(starts);
    return U_FAILURE(status) ? status : 0;
}
