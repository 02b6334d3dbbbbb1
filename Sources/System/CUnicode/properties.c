#include "CUnicode.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>
#include <unicode/uversion.h>

const char *cunicode_icu_version(void) { return U_ICU_VERSION; }
const char *cunicode_unicode_version(void) { return U_UNICODE_VERSION; }

void cunicode_scripts(const uint16_t *text, int32_t length, uint8_t *scripts) {
    for (int32_t i = 0; i < length;) {
        int32_t start = i;
        UChar32 character;
        U16_NEXT(text, i, length, character);
        UErrorCode status = U_ZERO_ERROR;
        uint8_t script = (uint8_t)uscript_getScript(character, &status);
        while (start < i) scripts[start++] = script;
    }
}

uint32_t cunicode_script_tag(uint8_t script) {
    const char *name = uscript_getShortName((UScriptCode)script);
    if (name == NULL) name = "Zyyy";
    return (uint32_t)name[0] << 24 | (uint32_t)name[1] << 16 | (uint32_t)name[2] << 8 | (uint32_t)name[3];
}

bool cunicode_is_emoji_presentation(uint32_t character) {
    return u_hasBinaryProperty((UChar32)character, UCHAR_EMOJI_PRESENTATION);
}

bool cunicode_is_emoji_modifier(uint32_t character) {
    return u_hasBinaryProperty((UChar32)character, UCHAR_EMOJI_MODIFIER);
}

bool cunicode_is_default_ignorable(uint32_t character) {
    return u_hasBinaryProperty((UChar32)character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

bool cunicode_is_virama(uint32_t character) {
    enum { virama = 9 };
    return u_getCombiningClass((UChar32)character) == virama;
}

bool cunicode_is_mark(uint32_t character) {
    return (U_GET_GC_MASK((UChar32)character) & U_GC_M_MASK) != 0;
}

bool cunicode_is_conjunct_linker(uint32_t character) {
    switch (u_getIntPropertyValue((UChar32)character, UCHAR_INDIC_SYLLABIC_CATEGORY)) {
        case U_INSC_INVISIBLE_STACKER:
            return true;
        case U_INSC_VIRAMA:
            break;
        default:
            return false;
    }
    switch (u_getIntPropertyValue((UChar32)character, UCHAR_SCRIPT)) {
        case USCRIPT_BENGALI:
        case USCRIPT_DEVANAGARI:
        case USCRIPT_GUJARATI:
        case USCRIPT_MALAYALAM:
        case USCRIPT_ORIYA:
        case USCRIPT_TELUGU:
            return true;
        default:
            return false;
    }
}

bool cunicode_is_other_letter(uint32_t character) {
    return u_charType((UChar32)character) == U_OTHER_LETTER;
}

bool cunicode_share_script(uint32_t first, uint32_t second) {
    UErrorCode status = U_ZERO_ERROR;
    return uscript_getScript((UChar32)first, &status) == uscript_getScript((UChar32)second, &status);
}

bool cunicode_is_word_character(uint32_t character) {
    switch (u_getIntPropertyValue((UChar32)character, UCHAR_LINE_BREAK)) {
        case U_LB_COMPLEX_CONTEXT:
            return false;
        case U_LB_NUMERIC:
        case U_LB_ALPHABETIC:
        case U_LB_AMBIGUOUS:
        case U_LB_IDEOGRAPHIC:
            return true;
        default:
            return (U_GET_GC_MASK((UChar32)character) & (U_GC_L_MASK | U_GC_N_MASK)) != 0;
    }
}
