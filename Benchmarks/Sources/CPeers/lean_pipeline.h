#ifndef LEAN_PIPELINE_H
#define LEAN_PIPELINE_H

#include "CPeers.h"

#include <hb-ot.h>
#include <hb.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>

enum { MAX_FONTS = 64, MAX_UNITS = 512, MAX_ITEMS = 64, LEAN_LANGUAGES = 64, SCRIPTS = 256 };

typedef struct {
    int32_t start, length;
    hb_direction_t direction;
    hb_script_t script;
    hb_language_t language;
    hb_font_t *font;
} LeanItem;

struct LeanItems {
    uint16_t units[MAX_UNITS];
    int32_t unit_count, count;
    LeanItem items[MAX_ITEMS];
};

/// The position after a segment, and after its last character that is no space.
typedef struct {
    int64_t end, visible_end;
    bool is_mandatory;
} LeanSegment;

struct LeanSegments {
    int32_t count;
    LeanSegment all[];
};

// Every array is as large as the longest caption needs; nothing is allocated for a text.
struct LeanPipeline {
    hb_font_t *fonts[MAX_FONTS];
    int32_t font_count;
    hb_buffer_t *buffer;
    UBiDi *bidi;
    UBreakIterator *graphemes;
    struct {
        const char *tag;
        UBreakIterator *lines;
        hb_language_t language;
    } languages[LEAN_LANGUAGES];
    int32_t language_count;
    hb_script_t scripts[SCRIPTS];

    uint8_t line_breaks[MAX_UNITS + 1];
    uint8_t grapheme_breaks[MAX_UNITS + 1];
    uint8_t text_scripts[MAX_UNITS];
    int64_t positions[MAX_UNITS + 1];
    const UBiDiLevel *levels;
    struct LeanItems found;
    LeanSegment segments[MAX_UNITS];
    int32_t segment_count;
};

#endif
