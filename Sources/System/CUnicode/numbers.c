#include "CUnicode.h"

#include <string.h>
#include <unicode/ucurr.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

#include "pool.h"
#include "two_part_key.h"

// The key is the language and the skeleton, which has ASCII alone.
static void *open_formatter(const char *key, UErrorCode *status) {
    char locale[ULOC_FULLNAME_CAPACITY];
    const char *skeleton = split_key(key, locale);
    UChar units[POOL_KEY_MAX];
    u_uastrncpy(units, skeleton, POOL_KEY_MAX);
    return unumf_openForSkeletonAndLocale(units, (int32_t)strlen(skeleton), locale, status);
}

static void close_formatter(void *formatter) { unumf_close(formatter); }

static void *open_ordinal(const char *language, UErrorCode *status) {
    char locale[ULOC_FULLNAME_CAPACITY];
    locale_of_tag(language, locale);
    return unum_open(UNUM_ORDINAL, NULL, 0, locale, NULL, status);
}

static void close_ordinal(void *formatter) { unum_close(formatter); }

static void *open_result(const char *key, UErrorCode *status) {
    (void)key;
    return unumf_openResult(status);
}

static void close_result(void *result) { unumf_closeResult(result); }

static const PoolKind formatters = {open_formatter, close_formatter};
static const PoolKind ordinals = {open_ordinal, close_ordinal};
static const PoolKind results = {open_result, close_result};

int32_t cunicode_format_number(
    const char *language, const char *skeleton, const char *decimal, uint16_t *text, int32_t capacity, int32_t *length) {
    UErrorCode status = U_ZERO_ERROR;
    char key[POOL_KEY_MAX];
    join_key(language, skeleton, key, &status);
    // Only the object that was used longest ago is closed for a new one, so the second leaves the first alone.
    const UNumberFormatter *formatter = pooled(&formatters, key, &status);
    UFormattedNumber *result = pooled(&results, "", &status);
    if (U_FAILURE(status)) return status;
    unumf_formatDecimal(formatter, decimal, (int32_t)strlen(decimal), result, &status);
    *length = unumf_resultToString(result, (UChar *)text, capacity, &status);
    return U_FAILURE(status) ? status : 0;
}

bool cunicode_is_currency(const char *code) {
    UChar units[4];
    u_uastrncpy(units, code, 4);
    return ucurr_getNumericCode(units) != 0;
}

int32_t cunicode_format_ordinal(
    const char *language, int64_t number, uint16_t *text, int32_t capacity, int32_t *length) {
    UErrorCode status = U_ZERO_ERROR;
    const UNumberFormat *formatter = pooled(&ordinals, language, &status);
    if (U_FAILURE(status)) return status;
    *length = unum_formatInt64(formatter, number, (UChar *)text, capacity, NULL, &status);
    return U_FAILURE(status) ? status : 0;
}
