#include <unicode/uidna.h>

#include "CUnicode.h"

int32_t cunicode_ascii_host(
    const uint16_t *host, int32_t count, uint16_t *ascii, int32_t capacity, int32_t *length) {
    UErrorCode status = U_ZERO_ERROR;
    UIDNA *rules = uidna_openUTS46(UIDNA_NONTRANSITIONAL_TO_ASCII, &status);
    if (U_FAILURE(status)) return status;
    UIDNAInfo info = UIDNA_INFO_INITIALIZER;
    *length = uidna_nameToASCII(rules, (const UChar *)host, count, (UChar *)ascii, capacity, &info, &status);
    uidna_close(rules);
    if (U_FAILURE(status)) return status;
    return info.errors == 0 ? 0 : -1;
}
