#include "CUnicode.h"

#include <string.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

// Replaces a table by one of its members. A member that is not there is an error in `status`.
static void descend(UResourceBundle **table, const char *key, UErrorCode *status) {
    UResourceBundle *member = ures_getByKey(*table, key, NULL, status);
    ures_close(*table);
    *table = member;
}

int32_t cunicode_day_name(
    const char *language, bool abbreviated, int32_t day, uint16_t *name, int32_t capacity, int32_t *length) {
    UErrorCode status = U_ZERO_ERROR;
    char locale[ULOC_FULLNAME_CAPACITY];
    uloc_forLanguageTag(language, locale, sizeof locale, NULL, &status);
    if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return U_ILLEGAL_ARGUMENT_ERROR;
    // A language without keywords: they choose no other names.
    char *keywords = strchr(locale, '@');
    if (keywords != NULL) *keywords = 0;
    // What the data of a region lacks, the data of its language has. Its members are not inherited one by one.
    while (locale[0] != 0) {
        status = U_ZERO_ERROR;
        UResourceBundle *table = ures_openDirect(NULL, locale, &status);
        const char *path[] = {"calendar", "gregorian", "dayNames", "format", abbreviated ? "abbreviated" : "wide"};
        for (int part = 0; part < 5; part++) descend(&table, path[part], &status);
        const UChar *found = ures_getStringByIndex(table, day, length, &status);
        if (U_SUCCESS(status) && *length <= capacity) memcpy(name, found, (size_t)*length * sizeof *name);
        ures_close(table);
        if (U_SUCCESS(status)) return *length <= capacity ? 0 : U_BUFFER_OVERFLOW_ERROR;
        status = U_ZERO_ERROR;
        char parent[ULOC_FULLNAME_CAPACITY];
        uloc_getParent(locale, parent, sizeof parent, &status);
        if (U_FAILURE(status)) return status;
        strcpy(locale, parent);
    }
    return U_MISSING_RESOURCE_ERROR;
}
