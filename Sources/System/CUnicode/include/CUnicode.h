#ifndef CUNICODE_H
#define CUNICODE_H

// Unicode properties and boundaries from ICU. This header uses no type of ICU, because the headers of the system's ICU
// conflict with the copy inside Foundation. All text is UTF-16, and the caller provides the memory of every array.
// Functions that can fail return 0 on success, otherwise ICU's error code, which is positive.

#if !__has_include(<unicode/uchar.h>)
#error "ICU is missing: apt-get install libicu-dev (Debian, Ubuntu), dnf install libicu-devel (Fedora), brew install icu4c"
#endif

#include <stdbool.h>
#include <stdint.h>

/// ICU's version, such as "72.1", and that of its Unicode data, such as "15.0".
const char *cunicode_icu_version(void);
const char *cunicode_unicode_version(void);

/// The kinds of boundaries. The functions below combine these bits.
enum {
    CUNICODE_LINE_SOFT = 1,       // a line may end here
    CUNICODE_LINE_MANDATORY = 2,  // a line must end here
    CUNICODE_GRAPHEME = 4         // a user-perceived character starts or ends here
};

/// Sets CUNICODE_LINE_SOFT or CUNICODE_LINE_MANDATORY in kinds[0...length] for the line break opportunities of `text`
/// (UAX #14), by the rules of a BCP 47 `language` tag with its -u-lb- and -u-lw- keywords.
int32_t cunicode_line_boundaries(const char *language, const uint16_t *text, int32_t length, uint8_t *kinds);

/// Sets `alike` to whether cunicode_line_boundaries has the same rules for two languages.
int32_t cunicode_break_lines_alike(const char *first, const char *second, bool *alike);

/// Completes a BCP 47 tag with its most likely script and region, such as "zh-Hant-TW" for "zh-TW". Writes the tag and
/// a terminating zero.
int32_t cunicode_likely_tag(const char *language, char *tag, int32_t capacity);

/// Whether ISO 639 has a language with a code in lower case. Of codes of three letters only the common ones are known.
bool cunicode_knows_language(const char *code);

/// Writes the name of a host in ASCII (UTS #46, not transitional), and how many units it has. A status other than 0 says
/// that it is no name of a host, or has more units than the capacity.
int32_t cunicode_ascii_host(
    const uint16_t *host, int32_t count, uint16_t *ascii, int32_t capacity, int32_t *length);

/// Sets CUNICODE_GRAPHEME in kinds[0...length] for the extended grapheme cluster boundaries of `text`.
int32_t cunicode_grapheme_boundaries(const uint16_t *text, int32_t length, uint8_t *kinds);

/// The base direction of a paragraph.
enum { CUNICODE_NATURAL = 0, CUNICODE_LEFT_TO_RIGHT = 1, CUNICODE_RIGHT_TO_LEFT = 2 };

/// Writes the embedding level of each unit (UAX #9) and the level of the paragraph that the unit is in. Each paragraph
/// of the text is resolved by itself.
int32_t cunicode_bidi_levels(
    const uint16_t *text, int32_t length, int32_t direction, uint8_t *levels, uint8_t *paragraph_levels);

/// Writes ICU's code for the script of each unit. Both halves of a surrogate pair have the same script.
void cunicode_scripts(const uint16_t *text, int32_t length, uint8_t *scripts);
/// ICU's codes for the scripts Common, Inherited and Latin.
enum {
    CUNICODE_SCRIPT_COMMON = 0,
    CUNICODE_SCRIPT_INHERITED = 1,
    CUNICODE_SCRIPT_HAN = 17,
    CUNICODE_SCRIPT_HIRAGANA = 20,
    CUNICODE_SCRIPT_KATAKANA = 22,
    CUNICODE_SCRIPT_LATIN = 25
};
/// The ISO 15924 tag of a script code, packed big-endian ('Latn').
uint32_t cunicode_script_tag(uint8_t script);

/// Properties of single characters.
bool cunicode_is_emoji_presentation(uint32_t character);
bool cunicode_is_emoji_modifier(uint32_t character);
bool cunicode_is_default_ignorable(uint32_t character);
/// Whether a character joins the consonants before and after it (canonical combining class 9).
bool cunicode_is_virama(uint32_t character);
/// Whether a character is a combining mark (general category M).
bool cunicode_is_mark(uint32_t character);
/// Whether a character joins the consonants around it to one user-perceived character: an invisible stacker of any
/// script, or a virama of the six scripts of rule GB9c (UAX #29, Unicode 15.1).
bool cunicode_is_conjunct_linker(uint32_t character);
/// Whether a character is a letter without case (general category Lo), as all consonants that linkers join are.
bool cunicode_is_other_letter(uint32_t character);
/// Whether two characters are of the same script.
bool cunicode_share_script(uint32_t first, uint32_t second);
/// Whether a character is a part of words for CSS `word-break: keep-all`: a letter or number, or a character of the
/// line break classes NU, AL, AI and ID; but not of class SA, whose words are found with a dictionary.
bool cunicode_is_word_character(uint32_t character);
/// Whether a text with this character needs the bidi algorithm: bidi classes R, AL and AN, and explicit controls.
bool cunicode_needs_bidi(uint32_t character);
/// Returns 1 for an opening bracket, 2 for a closing one and 0 for other characters. Sets `partner` to the other
/// bracket of the pair.
int32_t cunicode_bracket(uint32_t character, uint32_t *partner);

/// The plural forms of "Unicode CLDR, plural rules".
enum {
    CUNICODE_PLURAL_ZERO = 0,
    CUNICODE_PLURAL_ONE = 1,
    CUNICODE_PLURAL_TWO = 2,
    CUNICODE_PLURAL_FEW = 3,
    CUNICODE_PLURAL_MANY = 4,
    CUNICODE_PLURAL_OTHER = 5
};

/// Sets `form` to the plural form of a number that is shown with so many digits after its point: "1.0" is not "1". An
/// ordinal is a place in an order.
int32_t cunicode_plural_form(
    const char *language, bool is_ordinal, double number, int32_t fraction_digits, int32_t *form);

/// Sets a bit for each form that a whole number below 1,000 has, and for each that more than one has.
int32_t cunicode_plural_forms(const char *language, bool is_ordinal, uint8_t *forms, uint8_t *forms_of_several);

/// Writes the characters that a language writes its words with, without marks ("Unicode CLDR, main exemplar characters"), in
/// their order, and how many there are; at most `capacity` of them.
int32_t cunicode_letters(const char *language, uint32_t *letters, int32_t capacity, int32_t *count);

// The functions below write a text of at most `capacity` units, without a zero at its end, and how many units it has.
// For a text that does not fit they return CUNICODE_TEXT_TOO_LONG, with its length.
enum { CUNICODE_TEXT_TOO_LONG = 15 };

/// A decimal number such as "-12.50" by one of ICU's number skeletons.
int32_t cunicode_format_number(
    const char *language, const char *skeleton, const char *decimal, uint16_t *text, int32_t capacity, int32_t *length);
/// Whether three letters are a currency of ISO 4217, of today or of former days.
bool cunicode_is_currency(const char *code);
/// A place in an order: "3rd".
int32_t cunicode_format_ordinal(
    const char *language, int64_t number, uint16_t *text, int32_t capacity, int32_t *length);

/// Whether ICU knows a time zone by this name.
bool cunicode_is_time_zone(const char *zone);
/// Sets `milliseconds` to the time since 1970 when clocks in a zone show year, month, day, hour, minute and second. A
/// day that the calendar does not have is an error.
int32_t cunicode_instant(const char *zone, const int32_t parts[6], double *milliseconds);
/// A date and time as clocks in a zone show it. The styles are ICU's (-1 for none); a skeleton such as "MMMd" goes
/// before them, an empty one does not.
int32_t cunicode_format_date(
    const char *language, const char *zone, int32_t date_style, int32_t time_style, const char *skeleton,
    double milliseconds, uint16_t *text, int32_t capacity, int32_t *length);
/// A time from now, in a unit: 0 seconds, 1 minutes, 2 hours, 3 days, 4 weeks, 5 months, 6 years. Named: "yesterday".
int32_t cunicode_format_relative(
    const char *language, double offset, int32_t unit, bool is_named, uint16_t *text, int32_t capacity,
    int32_t *length);

/// Texts, one behind the other in `items`, as a list: "a, b and c", or "a, b or c" as a choice.
int32_t cunicode_format_list(
    const char *language, bool is_choice, const uint16_t *items, const int32_t *lengths, int32_t count, uint16_t *text,
    int32_t capacity, int32_t *length);

/// The skeleton of a text: texts that look alike have the same ("Unicode UTS #39, Confusable Detection").
int32_t cunicode_skeleton(const uint16_t *units, int32_t count, uint16_t *text, int32_t capacity, int32_t *length);

#endif
