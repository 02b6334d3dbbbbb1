#ifndef CUNICODE_H
#define CUNICODE_H

// Unicode properties and boundaries over ICU, behind a header that shows no ICU type: the headers of the system's
// ICU clash with the copy inside Foundation. All text is UTF-16; every array is the caller's. Functions that can fail
// return 0 on success and ICU's error code (positive) otherwise.

#include <stdbool.h>
#include <stdint.h>

/// ICU's version, such as "72.1", and that of its Unicode data, such as "15.0".
const char *cunicode_icu_version(void);
const char *cunicode_unicode_version(void);

/// What stands at a boundary; bits of the values written by the functions below.
enum {
    CUNICODE_LINE_SOFT = 1,       // a line may end here
    CUNICODE_LINE_MANDATORY = 2,  // a line must end here
    CUNICODE_GRAPHEME = 4         // a user-perceived character starts or ends here
};

/// Sets CUNICODE_LINE_SOFT or CUNICODE_LINE_MANDATORY in kinds[0...length] for the UAX #14 opportunities of `text`
/// under the rules of a BCP 47 `language` tag (its -u-lb- and -u-lw- keywords included).
int32_t cunicode_line_boundaries(const char *language, const uint16_t *text, int32_t length, uint8_t *kinds);

/// Sets `alike` to whether two languages have the same rules in cunicode_line_boundaries.
int32_t cunicode_break_lines_alike(const char *first, const char *second, bool *alike);

/// Writes a BCP 47 tag with the script and region that it most likely has, such as "zh-Hant-TW" for "zh-TW", and a
/// zero.
int32_t cunicode_likely_tag(const char *language, char *tag, int32_t capacity);

/// Sets CUNICODE_GRAPHEME in kinds[0...length] for the extended grapheme cluster boundaries of `text`.
int32_t cunicode_grapheme_boundaries(const uint16_t *text, int32_t length, uint8_t *kinds);

/// The base direction of a paragraph.
enum { CUNICODE_NATURAL = 0, CUNICODE_LEFT_TO_RIGHT = 1, CUNICODE_RIGHT_TO_LEFT = 2 };

/// Writes the embedding level of each unit (UAX #9), every paragraph of the text resolved by itself, and the level of
/// the paragraph that each unit is in.
int32_t cunicode_bidi_levels(
    const uint16_t *text, int32_t length, int32_t direction, uint8_t *levels, uint8_t *paragraph_levels);

/// Writes ICU's code of the script of each unit's character; both halves of a surrogate pair get the same.
void cunicode_scripts(const uint16_t *text, int32_t length, uint8_t *scripts);
/// ICU's codes for Common and Inherited.
enum { CUNICODE_SCRIPT_COMMON = 0, CUNICODE_SCRIPT_INHERITED = 1 };
/// The ISO 15924 tag of a script code, packed big-endian ('Latn').
uint32_t cunicode_script_tag(uint8_t script);

/// Properties of single characters.
bool cunicode_is_emoji_presentation(uint32_t character);
bool cunicode_is_emoji_modifier(uint32_t character);
bool cunicode_is_default_ignorable(uint32_t character);
/// Whether a character joins the consonant before it with the one after it: canonical combining class 9.
bool cunicode_is_virama(uint32_t character);
/// Whether a character is part of words for CSS `word-break: keep-all`: a letter or number, or of the line break
/// classes NU, AL, AI and ID; not of class SA, whose words a dictionary tells.
bool cunicode_is_word_character(uint32_t character);
/// Whether a character has one of the bidi classes R, AL, AN, RLE, RLO, RLI, or another explicit control.
bool cunicode_needs_bidi(uint32_t character);
/// 0: no bracket, 1: opening, 2: closing; `partner` gets the matching bracket.
int32_t cunicode_bracket(uint32_t character, uint32_t *partner);

#endif
