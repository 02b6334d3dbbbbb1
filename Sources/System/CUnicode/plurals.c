#include "CUnicode.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/uloc.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

#include "pool.h"

// Whole numbers in an app's texts. Some languages have a form for a million alone.
enum { WHOLE_NUMBERS = 1000 };

typedef struct {
    UPluralRules *rules;
    // Bits by form; known once somebody has asked.
    uint8_t forms, forms_of_several;
} Plurals;

static void *open_plurals(const char *language, UPluralType type, UErrorCode *status) {
    Plurals *plurals = calloc(1, sizeof(Plurals));
    if (plurals == NULL) {
        *status = U_MEMORY_ALLOCATION_ERROR;
        return NULL;
    }
    char locale[ULOC_FULLNAME_CAPACITY];
    locale_of_tag(language, locale);
    plurals->rules = uplrules_openForType(locale, type, status);
    return plurals;
}

static void *open_cardinals(const char *language, UErrorCode *status) {
    return open_plurals(language, UPLURAL_TYPE_CARDINAL, status);
}

static void *open_ordinals(const char *language, UErrorCode *status) {
    return open_plurals(language, UPLURAL_TYPE_ORDINAL, status);
}

static void close_plurals(void *object) {
    Plurals *plurals = object;
    if (plurals->rules) uplrules_close(plurals->rules);
    free(plurals);
}

static const PoolKind cardinals = {open_cardinals, close_plurals};
static const PoolKind ordinals = {open_ordinals, close_plurals};

// A formatter that shows so many digits after the point.
static void *open_fraction(const char *digits, UErrorCode *status) {
    UChar skeleton[64] = u".";
    int count = atoi(digits);
    for (int i = 0; i < count; i++) skeleton[1 + i] = u'0';
    return unumf_openForSkeletonAndLocale(skeleton, 1 + count, "en", status);
}

static void close_fraction(void *formatter) { unumf_close(formatter); }

static const PoolKind fractions = {open_fraction, close_fraction};

// The form of a keyword in the order of CUnicode.h; the last one for a word that no rule has.
static int32_t form_of(const UChar *keyword, int32_t length) {
    static const char *const names[] = {"zero", "one", "two", "few", "many"};
    for (int32_t form = 0; form < CUNICODE_PLURAL_OTHER; form++) {
        size_t count = strlen(names[form]);
        if ((size_t)length != count) continue;
        size_t same = 0;
        while (same < count && keyword[same] == (UChar)names[form][same]) same++;
        if (same == count) return form;
    }
    return CUNICODE_PLURAL_OTHER;
}

int32_t cunicode_plural_form(
    const char *language, bool is_ordinal, double number, int32_t fraction_digits, int32_t *form) {
    UErrorCode status = U_ZERO_ERROR;
    Plurals *plurals = pooled(is_ordinal ? &ordinals : &cardinals, language, &status);
    if (U_FAILURE(status)) return status;
    UChar keyword[16];
    int32_t length;
    if (fraction_digits <= 0) {
        length = uplrules_select(plurals->rules, number, keyword, 16, &status);
    } else {
        enum { MOST = 40 };
        char key[8];
        snprintf(key, sizeof key, "%d", fraction_digits < MOST ? fraction_digits : MOST);
        const UNumberFormatter *formatter = pooled(&fractions, key, &status);
        UFormattedNumber *formatted = unumf_openResult(&status);
        unumf_formatDouble(formatter, number, formatted, &status);
        length = uplrules_selectFormatted(plurals->rules, formatted, keyword, 16, &status);
        unumf_closeResult(formatted);
    }
    if (U_FAILURE(status)) return status;
    *form = form_of(keyword, length);
    return 0;
}

int32_t cunicode_plural_forms(const char *language, bool is_ordinal, uint8_t *forms, uint8_t *forms_of_several) {
    UErrorCode status = U_ZERO_ERROR;
    Plurals *plurals = pooled(is_ordinal ? &ordinals : &cardinals, language, &status);
    if (U_FAILURE(status)) return status;
    if (plurals->forms == 0) {
        uint8_t seen = 0, repeated = 0;
        for (int32_t number = 0; number < WHOLE_NUMBERS; number++) {
            UChar keyword[16];
            int32_t length = uplrules_select(plurals->rules, number, keyword, 16, &status);
            if (U_FAILURE(status)) return status;
            uint8_t bit = (uint8_t)(1 << form_of(keyword, length));
            repeated |= seen & bit;
            seen |= bit;
        }
        plurals->forms_of_several = repeated;
        plurals->forms = seen;
    }
    *forms = plurals->forms;
    *forms_of_several = plurals->forms_of_several;
    return 0;
}
