#ifndef NEWER_RULES_H
#define NEWER_RULES_H

#include <stdbool.h>
#include <stdint.h>

// Rules of UAX #14 that came after the ICU which a system may have: iOS 26 has those of Unicode 16, ICU 72 those of
// Unicode 15. Applied to an ICU that has them they change nothing, so that the same text breaks alike everywhere.

/// Whether a text has a character that the rules are about. ICU's answer is right for any other text.
bool cunicode_has_newer_rules(const uint16_t *text, int32_t length);

/// Allows and forbids soft opportunities in kinds[0...length], which ICU has filled: LB15a and LB15b (a quotation keeps
/// its marks, even with spaces between, and a mark no longer keeps to an opening bracket after a space), LB19a (a line
/// may end beside the marks of a quotation in Chinese and Japanese text), and LB21a (at a Hebrew hyphen).
void cunicode_apply_newer_rules(const char *language, const uint16_t *text, int32_t length, uint8_t *kinds);

#endif
