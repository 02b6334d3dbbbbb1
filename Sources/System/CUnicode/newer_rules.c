#include "newer_rules.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/utf16.h>

#include "CUnicode.h"

// What the rules look at around a quotation mark or hyphen: characters with the marks that belong to them (LB9).
typedef struct {
    UChar32 character;
    ULineBreak class;
    bool is_wide;   // East Asian width F, W or H
    int32_t start;  // its first unit
    int32_t end;    // after the last of its marks
} Base;

static const Base nothing = {.character = U_SENTINEL, .class = U_LB_UNKNOWN};

static bool is_nothing(Base base) { return base.character == U_SENTINEL; }

static ULineBreak class_of(UChar32 character) {
    ULineBreak class = (ULineBreak)u_getIntPropertyValue(character, UCHAR_LINE_BREAK);
    // LB1: marks of scripts that need a dictionary are marks here too.
    if (class == U_LB_COMPLEX_CONTEXT && (U_GET_GC_MASK(character) & (U_GC_MN_MASK | U_GC_MC_MASK))) {
        return U_LB_COMBINING_MARK;
    }
    return class;
}

static bool takes_marks(ULineBreak class) {
    switch (class) {
    case U_LB_SPACE:
    case U_LB_MANDATORY_BREAK:
    case U_LB_CARRIAGE_RETURN:
    case U_LB_LINE_FEED:
    case U_LB_NEXT_LINE:
    case U_LB_ZWSPACE:
        return false;
    default:
        return true;
    }
}

static bool is_mark(ULineBreak class) { return class == U_LB_COMBINING_MARK || class == U_LB_ZWJ; }

static bool ends_line(ULineBreak class) {
    return class == U_LB_MANDATORY_BREAK || class == U_LB_CARRIAGE_RETURN || class == U_LB_LINE_FEED ||
        class == U_LB_NEXT_LINE;
}

// The character at an offset with its marks; nothing at the end.
static Base base_at(const uint16_t *text, int32_t length, int32_t offset) {
    if (offset >= length) return nothing;
    Base base = {.start = offset};
    U16_NEXT(text, offset, length, base.character);
    base.class = class_of(base.character);
    int32_t width = u_getIntPropertyValue(base.character, UCHAR_EAST_ASIAN_WIDTH);
    base.is_wide = width == U_EA_FULLWIDTH || width == U_EA_WIDE || width == U_EA_HALFWIDTH;
    base.end = offset;
    while (takes_marks(base.class) && offset < length) {
        UChar32 character;
        U16_NEXT(text, offset, length, character);
        if (!is_mark(class_of(character))) break;
        base.end = offset;
    }
    return base;
}

static void allow(uint8_t *kinds, int32_t offset) { kinds[offset] |= CUNICODE_LINE_SOFT; }

static void forbid(uint8_t *kinds, int32_t offset) { kinds[offset] &= (uint8_t)~CUNICODE_LINE_SOFT; }

// LB15a: what stands before an initial quotation mark that keeps what follows it, even after spaces.
static bool begins_quotation(Base before) {
    if (is_nothing(before) || ends_line(before.class)) return true;
    switch (before.class) {
    case U_LB_OPEN_PUNCTUATION:
    case U_LB_QUOTATION:
    case U_LB_GLUE:
    case U_LB_SPACE:
    case U_LB_ZWSPACE:
        return true;
    default:
        return false;
    }
}

// LB15b: what stands after a final quotation mark that keeps to what precedes it, even after spaces.
static bool ends_quotation(Base after) {
    if (is_nothing(after) || ends_line(after.class)) return true;
    switch (after.class) {
    case U_LB_SPACE:
    case U_LB_GLUE:
    case U_LB_WORD_JOINER:
    case U_LB_CLOSE_PUNCTUATION:
    case U_LB_QUOTATION:
    case U_LB_CLOSE_PARENTHESIS:
    case U_LB_EXCLAMATION:
    case U_LB_INFIX_NUMERIC:
    case U_LB_BREAK_SYMBOLS:
    case U_LB_ZWSPACE:
        return true;
    default:
        return false;
    }
}

// LB19a: a line may end before an initial quotation mark between two wide characters.
static bool may_end_before_initial(Base before, Base after) {
    return before.is_wide && after.is_wide && before.class != U_LB_OPEN_PUNCTUATION && before.class != U_LB_GLUE &&
        before.class != U_LB_WORD_JOINER;
}

// LB19a: a line may end after a final quotation mark between two wide characters, unless the second may not start one.
static bool may_end_after_final(Base before, Base after, bool has_small_starters) {
    if (!before.is_wide || !after.is_wide) return false;
    switch (after.class) {
    case U_LB_CONDITIONAL_JAPANESE_STARTER:
        return has_small_starters;
    case U_LB_NONSTARTER:
    case U_LB_BREAK_AFTER:
    case U_LB_EXCLAMATION:
    case U_LB_CLOSE_PUNCTUATION:
    case U_LB_CLOSE_PARENTHESIS:
    case U_LB_INSEPARABLE:
    case U_LB_INFIX_NUMERIC:
    case U_LB_BREAK_SYMBOLS:
    case U_LB_GLUE:
    case U_LB_WORD_JOINER:
    case U_LB_QUOTATION:
    case U_LB_COMBINING_MARK:
        return false;
    default:
        return true;
    }
}

static void correct_quotation(const uint16_t *text, int32_t length, Base before, bool is_after_zwsp, Base quotation,
    bool has_small_starters, uint8_t *kinds) {
    int8_t category = u_charType(quotation.character);
    bool is_initial = category == U_INITIAL_PUNCTUATION, is_final = category == U_FINAL_PUNCTUATION;
    Base after = base_at(text, length, quotation.end);
    if (is_initial && may_end_before_initial(before, after)) allow(kinds, quotation.start);
    if (is_final && before.class == U_LB_SPACE && !is_after_zwsp && ends_quotation(after)) {
        forbid(kinds, quotation.start);
    }
    if (is_nothing(after)) return;
    if (after.class != U_LB_SPACE) {
        if (is_final && may_end_after_final(before, after, has_small_starters)) allow(kinds, quotation.end);
        return;
    }
    while (after.class == U_LB_SPACE) after = base_at(text, length, after.end);
    if (is_nothing(after) || ends_line(after.class) || after.class == U_LB_ZWSPACE) return;
    if (is_initial && begins_quotation(before)) {
        forbid(kinds, after.start);
    } else if (after.class == U_LB_OPEN_PUNCTUATION) {
        // Before Unicode 15.1 no quotation mark was parted from an opening bracket, even after spaces (LB15).
        allow(kinds, after.start);
    }
}

// LB21a: a hyphen between two Hebrew words may end a line; before Unicode 15.1 it might not.
static void correct_hebrew_hyphen(const uint16_t *text, int32_t length, Base before, Base hyphen, uint8_t *kinds) {
    if (before.class != U_LB_HEBREW_LETTER || hyphen.is_wide) return;
    if (base_at(text, length, hyphen.end).class == U_LB_HEBREW_LETTER) allow(kinds, hyphen.end);
}

// Whether a line may start with a small kana (class CJ) by the rules that ICU has for a language.
static bool small_kana_start_lines(const char *language) {
    if (strstr(language, "lb-strict") != NULL) return false;
    if (strstr(language, "lb-normal") != NULL || strstr(language, "lb-loose") != NULL) return true;
    return strncmp(language, "ja", 2) == 0 || strncmp(language, "ko", 2) == 0 || strncmp(language, "zh", 2) == 0;
}

void cunicode_apply_newer_rules(const char *language, const uint16_t *text, int32_t length, uint8_t *kinds) {
    bool has_small_starters = small_kana_start_lines(language);
    Base before = nothing;
    bool is_after_zwsp = false;
    for (Base base = base_at(text, length, 0); !is_nothing(base); base = base_at(text, length, base.end)) {
        switch (base.class) {
        case U_LB_QUOTATION:
            correct_quotation(text, length, before, is_after_zwsp, base, has_small_starters, kinds);
            break;
        case U_LB_HYPHEN:
        case U_LB_BREAK_AFTER:
            correct_hebrew_hyphen(text, length, before, base, kinds);
            break;
        default:
            break;
        }
        if (base.class != U_LB_SPACE) is_after_zwsp = base.class == U_LB_ZWSPACE;
        before = base;
    }
}

bool cunicode_has_newer_rules(const uint16_t *text, int32_t length) {
    for (int32_t i = 0; i < length; i++) {
        uint16_t unit = text[i];
        // Letters, digits and most of ASCII are no quotation marks, and no Hebrew.
        if (unit < 0x5D0) {
            if (unit == 0x22 || unit == 0x27 || unit == 0xAB || unit == 0xBB) return true;
            continue;
        }
        if (unit <= 0x5F2) return true;
        if (unit >= 0x2018 && unit <= 0x203A) return true;
        if ((unit >= 0x275B && unit <= 0x2760) || (unit >= 0x2E00 && unit <= 0x2E28)) return true;
        if (unit >= 0xFB1D && unit <= 0xFB4F) return true;
        // Ornaments beyond the first plane (U+1F676 to U+1F678).
        if (unit == 0xD83D && i + 1 < length && text[i + 1] >= 0xDE76 && text[i + 1] <= 0xDE78) return true;
    }
    return false;
}
