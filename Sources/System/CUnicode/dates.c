#include "CUnicode.h"

#include <stdio.h>
#include <stdlib.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/uloc.h>
#include <unicode/ureldatefmt.h>
#include <unicode/ustring.h>

#include "pool.h"
#include "two_part_key.h"

enum { ZONE_MAX = 64, PATTERN_MAX = 256 };

bool cunicode_is_time_zone(const char *zone) {
    UErrorCode status = U_ZERO_ERROR;
    UChar name[ZONE_MAX], canonical[ZONE_MAX * 2];
    UBool is_system = false;
    if (strlen(zone) >= ZONE_MAX) return false;
    u_uastrcpy(name, zone);
    ucal_getCanonicalTimeZoneID(name, -1, canonical, ZONE_MAX * 2, &is_system, &status);
    return U_SUCCESS(status);
}

int32_t cunicode_instant(const char *zone, const int32_t parts[6], double *milliseconds) {
    UErrorCode status = U_ZERO_ERROR;
    UChar name[ZONE_MAX];
    u_uastrncpy(name, zone, ZONE_MAX);
    UCalendar *calendar = ucal_open(name, -1, "en", UCAL_GREGORIAN, &status);
    if (U_FAILURE(status)) return status;
    ucal_clear(calendar);
    ucal_setAttribute(calendar, UCAL_LENIENT, false);
    ucal_setDateTime(calendar, parts[0], parts[1] - 1, parts[2], parts[3], parts[4], parts[5], &status);
    *milliseconds = ucal_getMillis(calendar, &status);
    ucal_close(calendar);
    return U_FAILURE(status) ? status : 0;
}

// The key is the language, and the zone, the styles and the skeleton with commas between.
static void *open_date(const char *key, UErrorCode *status) {
    char locale[ULOC_FULLNAME_CAPACITY];
    const char *rest = split_key(key, locale);
    char zone[ZONE_MAX] = "", skeleton[ZONE_MAX] = "";
    int date_style = 0, time_style = 0;
    if (sscanf(rest, "%63[^,],%d,%d,%63s", zone, &date_style, &time_style, skeleton) < 3) {
        *status = U_ILLEGAL_ARGUMENT_ERROR;
        return NULL;
    }
    UChar name[ZONE_MAX], pattern[PATTERN_MAX];
    u_uastrcpy(name, zone);
    if (skeleton[0] == 0) return udat_open(time_style, date_style, locale, name, -1, NULL, 0, status);
    UDateTimePatternGenerator *generator = udatpg_open(locale, status);
    if (U_FAILURE(*status)) return NULL;
    UChar wanted[ZONE_MAX];
    u_uastrcpy(wanted, skeleton);
    int32_t length = udatpg_getBestPattern(generator, wanted, -1, pattern, PATTERN_MAX, status);
    udatpg_close(generator);
    return udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, name, -1, pattern, length, status);
}

static void close_date(void *format) { udat_close(format); }

static const PoolKind dates = {open_date, close_date};

int32_t cunicode_format_date(
    const char *language, const char *zone, int32_t date_style, int32_t time_style, const char *skeleton,
    double milliseconds, uint16_t *text, int32_t capacity, int32_t *length) {
    UErrorCode status = U_ZERO_ERROR;
    char rest[POOL_KEY_MAX], key[POOL_KEY_MAX];
    snprintf(rest, sizeof rest, "%s,%d,%d,%s", zone, date_style, time_style, skeleton);
    join_key(language, rest, key, &status);
    UDateFormat *format = pooled(&dates, key, &status);
    if (U_FAILURE(status)) return status;
    *length = udat_format(format, milliseconds, (UChar *)text, capacity, NULL, &status);
    return U_FAILURE(status) ? status : 0;
}

static void *open_relative(const char *language, UErrorCode *status) {
    char locale[ULOC_FULLNAME_CAPACITY];
    locale_of_tag(language, locale);
    return ureldatefmt_open(locale, NULL, UDAT_STYLE_LONG, UDISPCTX_CAPITALIZATION_NONE, status);
}

static void close_relative(void *format) { ureldatefmt_close(format); }

static const PoolKind relatives = {open_relative, close_relative};

int32_t cunicode_format_relative(
    const char *language, double offset, int32_t unit, bool is_named, uint16_t *text, int32_t capacity,
    int32_t *length) {
    static const URelativeDateTimeUnit units[] = {
        UDAT_REL_UNIT_SECOND, UDAT_REL_UNIT_MINUTE, UDAT_REL_UNIT_HOUR, UDAT_REL_UNIT_DAY,
        UDAT_REL_UNIT_WEEK,   UDAT_REL_UNIT_MONTH,  UDAT_REL_UNIT_YEAR,
    };
    UErrorCode status = U_ZERO_ERROR;
    const URelativeDateTimeFormatter *format = pooled(&relatives, language, &status);
    if (U_FAILURE(status)) return status;
    *length = is_named ? ureldatefmt_format(format, offset, units[unit], (UChar *)text, capacity, &status)
                       : ureldatefmt_formatNumeric(format, offset, units[unit], (UChar *)text, capacity, &status);
    return U_FAILURE(status) ? status : 0;
}
