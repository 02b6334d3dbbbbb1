#include "lean_pipeline.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/utf16.h>

// The same scale as Balloon's, so that advances of different fonts add up.
enum { UNITS_PER_EM = 65536 };
enum { SOFT = 1, HARD = 2 };

const char *lean_harfbuzz_version(void) { return hb_version_string(); }
const char *lean_icu_version(void) { return U_ICU_VERSION; }

static hb_font_t *open_font(const char *path, double optical_size) {
    hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
    if (blob == NULL) return NULL;
    hb_face_t *face = hb_face_create(blob, 0);
    hb_blob_destroy(blob);
    hb_face_make_immutable(face);
    hb_font_t *font = hb_font_create(face);
    hb_face_destroy(face);
    hb_ot_font_set_funcs(font);
    hb_font_set_scale(font, UNITS_PER_EM, UNITS_PER_EM);
    hb_variation_t variations[] = {
        {HB_TAG('o', 'p', 's', 'z'), (float)optical_size},
        {HB_TAG('w', 'g', 'h', 't'), 400},
    };
    hb_font_set_variations(font, variations, 2);
    hb_font_make_immutable(font);
    return font;
}

LeanPipeline *lean_open(const char *const *font_paths, int32_t count, double optical_size) {
    UErrorCode status = U_ZERO_ERROR;
    LeanPipeline *pipeline = calloc(1, sizeof *pipeline);
    if (pipeline == NULL || count > MAX_FONTS) return NULL;
    for (int32_t i = 0; i < count; i++) {
        hb_font_t *font = open_font(font_paths[i], optical_size);
        if (font == NULL) return NULL;
        pipeline->fonts[pipeline->font_count++] = font;
    }
    pipeline->buffer = hb_buffer_create();
    pipeline->bidi = ubidi_open();
    pipeline->graphemes = ubrk_open(UBRK_CHARACTER, "root", NULL, 0, &status);
    return U_FAILURE(status) ? NULL : pipeline;
}

static int32_t language_index(LeanPipeline *pipeline, const char *tag) {
    for (int32_t i = 0; i < pipeline->language_count; i++) {
        if (strcmp(pipeline->languages[i].tag, tag) == 0) return i;
    }
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *lines = ubrk_open(UBRK_LINE, tag, NULL, 0, &status);
    if (U_FAILURE(status) || pipeline->language_count == LEAN_LANGUAGES) return -1;
    int32_t index = pipeline->language_count++;
    pipeline->languages[index].tag = strdup(tag);
    pipeline->languages[index].lines = lines;
    pipeline->languages[index].language = hb_language_from_string(tag, -1);
    return index;
}

static hb_script_t shaping_script(LeanPipeline *pipeline, uint8_t script) {
    if (pipeline->scripts[script] == 0) {
        pipeline->scripts[script] = hb_script_from_string(uscript_getShortName((UScriptCode)script), -1);
    }
    return pipeline->scripts[script];
}

static bool is_space(uint16_t unit) { return unit == 0x20 || unit == 0x3000 || (unit >= 0x09 && unit <= 0x0D); }

// One look at the text tells which passes it needs.
static void scan(const uint16_t *units, int32_t count, bool *is_ascii, bool *needs_bidi) {
    *is_ascii = true;
    *needs_bidi = false;
    for (int32_t i = 0; i < count;) {
        UChar32 character;
        U16_NEXT(units, i, count, character);
        if (character < 0x80) continue;
        *is_ascii = false;
        if (character >= 0x590) {
            UCharDirection direction = u_charDirection(character);
            if (direction == U_RIGHT_TO_LEFT || direction == U_RIGHT_TO_LEFT_ARABIC) *needs_bidi = true;
        }
    }
}

static void find_scripts(LeanPipeline *pipeline, const uint16_t *units, int32_t count) {
    uint8_t current = USCRIPT_COMMON;
    for (int32_t i = 0; i < count;) {
        int32_t start = i;
        UChar32 character;
        UErrorCode status = U_ZERO_ERROR;
        U16_NEXT(units, i, count, character);
        uint8_t script = (uint8_t)uscript_getScript(character, &status);
        if (script > USCRIPT_INHERITED) {
            if (current == USCRIPT_COMMON) memset(pipeline->text_scripts, script, (size_t)start);
            current = script;
        }
        while (start < i) pipeline->text_scripts[start++] = current;
    }
}

static bool draws(hb_font_t *font, const uint16_t *units, int32_t start, int32_t end) {
    while (start < end) {
        UChar32 character;
        hb_codepoint_t glyph;
        U16_NEXT(units, start, end, character);
        if (!hb_font_get_nominal_glyph(font, (hb_codepoint_t)character, &glyph) &&
            !u_hasBinaryProperty(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) {
            return false;
        }
    }
    return true;
}

// Asks the first font, then the one that drew the last cluster which the first did not, then the others in order.
static hb_font_t *font_for(LeanPipeline *pipeline, int32_t start, int32_t end, hb_font_t **fallback) {
    const uint16_t *units = pipeline->found.units;
    if (draws(pipeline->fonts[0], units, start, end)) return pipeline->fonts[0];
    if (*fallback && draws(*fallback, units, start, end)) return *fallback;
    for (int32_t i = 1; i < pipeline->font_count; i++) {
        if (draws(pipeline->fonts[i], units, start, end)) return *fallback = pipeline->fonts[i];
    }
    return NULL;
}

static bool itemise(LeanPipeline *pipeline, bool is_ascii, hb_language_t language) {
    LeanItems *found = &pipeline->found;
    hb_font_t *fallback = NULL;
    found->count = 0;
    for (int32_t start = 0, end; start < found->unit_count; start = end) {
        end = start + 1;
        while (!is_ascii && end < found->unit_count && !pipeline->grapheme_breaks[end]) end++;
        hb_font_t *font = font_for(pipeline, start, end, &fallback);
        if (font == NULL) return false;
        bool is_rtl = pipeline->levels && (pipeline->levels[start] & 1);
        hb_direction_t direction = is_rtl ? HB_DIRECTION_RTL : HB_DIRECTION_LTR;
        hb_script_t script = shaping_script(pipeline, pipeline->text_scripts[start]);
        LeanItem *last = found->count ? &found->items[found->count - 1] : NULL;
        if (last && last->font == font && last->script == script && last->direction == direction) {
            last->length += end - start;
        } else {
            if (found->count == MAX_ITEMS) return false;
            found->items[found->count++] = (LeanItem){start, end - start, direction, script, language, font};
        }
    }
    return true;
}

static void shape_item(LeanPipeline *pipeline, const LeanItems *items, const LeanItem *item) {
    hb_buffer_clear_contents(pipeline->buffer);
    hb_buffer_add_utf16(
        pipeline->buffer, items->units, items->unit_count, (unsigned)item->start, item->length);
    hb_buffer_set_direction(pipeline->buffer, item->direction);
    hb_buffer_set_script(pipeline->buffer, item->script);
    hb_buffer_set_language(pipeline->buffer, item->language);
    hb_shape(item->font, pipeline->buffer, NULL, 0);
}

static void shape(LeanPipeline *pipeline) {
    LeanItems *found = &pipeline->found;
    memset(pipeline->positions, 0, sizeof(int64_t) * (size_t)(found->unit_count + 1));
    for (int32_t i = 0; i < found->count; i++) {
        shape_item(pipeline, found, &found->items[i]);
        unsigned count;
        hb_glyph_info_t *glyphs = hb_buffer_get_glyph_infos(pipeline->buffer, &count);
        hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(pipeline->buffer, &count);
        for (unsigned g = 0; g < count; g++) pipeline->positions[glyphs[g].cluster + 1] += positions[g].x_advance;
    }
    for (int32_t i = 0; i < found->unit_count; i++) pipeline->positions[i + 1] += pipeline->positions[i];
}

static void cut_segments(LeanPipeline *pipeline) {
    const LeanItems *found = &pipeline->found;
    int32_t count = 0;
    for (int32_t end = 1; end <= found->unit_count; end++) {
        if (!pipeline->line_breaks[end]) continue;
        int32_t visible = end;
        while (visible > 0 && is_space(found->units[visible - 1])) visible--;
        pipeline->segments[count++] = (LeanSegment){
            pipeline->positions[end], pipeline->positions[visible], pipeline->line_breaks[end] == HARD};
    }
    pipeline->segment_count = count;
}

int64_t lean_layout(LeanPipeline *pipeline, const char *text, const char *tag) {
    UErrorCode status = U_ZERO_ERROR;
    LeanItems *found = &pipeline->found;
    u_strFromUTF8((UChar *)found->units, MAX_UNITS, &found->unit_count, text, -1, &status);
    int32_t count = found->unit_count, language = language_index(pipeline, tag);
    if (U_FAILURE(status) || language < 0) return -1;
    bool is_ascii, needs_bidi;
    scan(found->units, count, &is_ascii, &needs_bidi);

    UBreakIterator *lines = pipeline->languages[language].lines;
    memset(pipeline->line_breaks, 0, (size_t)count + 1);
    ubrk_setText(lines, (const UChar *)found->units, count, &status);
    for (int32_t at = ubrk_next(lines); at != UBRK_DONE; at = ubrk_next(lines)) {
        pipeline->line_breaks[at] = ubrk_getRuleStatus(lines) >= UBRK_LINE_HARD ? HARD : SOFT;
    }
    if (!is_ascii) {
        memset(pipeline->grapheme_breaks, 0, (size_t)count + 1);
        ubrk_setText(pipeline->graphemes, (const UChar *)found->units, count, &status);
        for (int32_t at = ubrk_next(pipeline->graphemes); at != UBRK_DONE; at = ubrk_next(pipeline->graphemes)) {
            pipeline->grapheme_breaks[at] = 1;
        }
    }
    pipeline->levels = NULL;
    if (needs_bidi) {
        ubidi_setPara(pipeline->bidi, (const UChar *)found->units, count, UBIDI_DEFAULT_LTR, NULL, &status);
        pipeline->levels = ubidi_getLevels(pipeline->bidi, &status);
    }
    find_scripts(pipeline, found->units, count);
    if (U_FAILURE(status) || !itemise(pipeline, is_ascii, pipeline->languages[language].language)) return -1;
    shape(pipeline);
    cut_segments(pipeline);
    return pipeline->positions[count];
}

LeanSegments *lean_keep_segments(const LeanPipeline *pipeline) {
    size_t bytes = sizeof(LeanSegment) * (size_t)pipeline->segment_count;
    LeanSegments *kept = malloc(sizeof *kept + bytes);
    if (kept == NULL) return NULL;
    kept->count = pipeline->segment_count;
    memcpy(kept->all, pipeline->segments, bytes);
    return kept;
}

LeanItems *lean_keep_items(const LeanPipeline *pipeline) {
    LeanItems *kept = malloc(sizeof *kept);
    if (kept) *kept = pipeline->found;
    return kept;
}

int32_t lean_shape(LeanPipeline *pipeline, const LeanItems *items) {
    int32_t glyphs = 0;
    for (int32_t i = 0; i < items->count; i++) {
        shape_item(pipeline, items, &items->items[i]);
        glyphs += (int32_t)hb_buffer_get_length(pipeline->buffer);
    }
    return glyphs;
}

int32_t lean_break(const LeanSegments *segments, int64_t measure, int64_t *widest) {
    const LeanSegment *all = segments->all;
    int32_t lines = 0, count = segments->count;
    int64_t start = 0, longest = 0;
    for (int32_t i = 0; i < count; lines++) {
        while (i + 1 < count && !all[i].is_mandatory && all[i + 1].visible_end - start <= measure) i++;
        int64_t width = all[i].visible_end - start;
        if (width > longest) longest = width;
        start = all[i++].end;
    }
    *widest = longest;
    return lines;
}
