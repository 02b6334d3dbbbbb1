#ifndef TWO_PART_KEY_H
#define TWO_PART_KEY_H

#include <stdio.h>
#include <string.h>

#include "pool.h"

/// Writes the key of an object that is opened for a language and something else.
static inline void join_key(const char *language, const char *rest, char *key, UErrorCode *status) {
    int length = snprintf(key, POOL_KEY_MAX, "%s\n%s", language, rest);
    if (length < 0 || length >= POOL_KEY_MAX) *status = U_ILLEGAL_ARGUMENT_ERROR;
}

/// Writes the locale of such a key, and returns the rest.
static inline const char *split_key(const char *key, char *locale) {
    const char *rest = strchr(key, '\n');
    char language[POOL_KEY_MAX];
    memcpy(language, key, (size_t)(rest - key));
    language[rest - key] = 0;
    locale_of_tag(language, locale);
    return rest + 1;
}

#endif
