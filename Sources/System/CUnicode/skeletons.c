#include "CUnicode.h"

#include <unicode/uspoof.h>

#include "pool.h"

static void *open_checker(const char *key, UErrorCode *status) {
    (void)key;
    return uspoof_open(status);
}

static void close_checker(void *checker) { uspoof_close(checker); }

static const PoolKind checkers = {open_checker, close_checker};

int32_t cunicode_skeleton(
    const uint16_t *units, int32_t count, uint16_t *text, int32_t capacity, int32_t *length) {
    UErrorCode status = U_ZERO_ERROR;
    const USpoofChecker *checker = pooled(&checkers, "", &status);
    if (U_FAILURE(status)) return status;
    *length = uspoof_getSkeleton(checker, 0, (const UChar *)units, count, (UChar *)text, capacity, &status);
    return U_FAILURE(status) ? status : 0;
}
