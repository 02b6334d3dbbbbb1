#include "CUnicode.h"

#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/uset.h>

#include "pool.h"

int32_t cunicode_letters(const char *language, uint32_t *letters, int32_t capacity, int32_t *count) {
    UErrorCode status = U_ZERO_ERROR;
    char locale[ULOC_FULLNAME_CAPACITY];
    locale_of_tag(language, locale);
    *count = 0;
    ULocaleData *data = ulocdata_open(locale, &status);
    USet *set = ulocdata_getExemplarSet(data, NULL, 0, ULOCDATA_ES_STANDARD, &status);
    ulocdata_close(data);
    if (U_FAILURE(status)) {
        if (set) uset_close(set);
        return status;
    }
    // Items beyond the ranges are strings of several characters, such as "ch".
    int32_t ranges = uset_getRangeCount(set);
    for (int32_t range = 0; range < ranges; range++) {
        UChar32 first, last;
        if (uset_getItem(set, range, &first, &last, NULL, 0, &status) != 0) break;
        for (UChar32 letter = first; letter <= last && *count < capacity; letter++) {
            if (u_isalpha(letter)) letters[(*count)++] = (uint32_t)letter;
        }
    }
    uset_close(set);
    return U_FAILURE(status) ? status : 0;
}
