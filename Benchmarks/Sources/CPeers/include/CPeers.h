#ifndef CPEERS_H
#define CPEERS_H

// What Balloon is measured against, behind a header that shows no type of Pango, HarfBuzz or ICU.
// Text is UTF-8 and zero-terminated; lengths are in points. Nothing here may be used from two threads.

#include "CDrawingPeers.h"

#include <stdbool.h>
#include <stdint.h>

// ---- Pango: the peer. Fonts come from a private fontconfig configuration; the host's are never asked.

typedef struct PangoPeer PangoPeer;
/// A layout of one caption, kept between changes of width and size.
typedef struct PangoCaption PangoCaption;

/// Opens the fonts of a folder; what fontconfig learns of them is kept in another. `families` is the order in which
/// they are asked, separated by commas.
PangoPeer *pango_peer_open(const char *fonts_directory, const char *cache_directory, const char *families);
const char *pango_peer_version(void);
PangoCaption *pango_caption_create(PangoPeer *peer, const char *text, const char *language, double size, double width);
void pango_caption_destroy(PangoCaption *caption);
void pango_caption_set_width(PangoCaption *caption, double width);
void pango_caption_set_size(PangoPeer *peer, PangoCaption *caption, double size);
/// Lays the caption out when anything changed. Returns the height.
double pango_caption_measure(PangoCaption *caption, double *width);
int32_t pango_caption_lines(PangoCaption *caption);

// ---- The lean pipeline: the floor. ICU's passes that a text needs, items, hb_shape, and nothing else.

typedef struct LeanPipeline LeanPipeline;
/// What stays of a text: segment ends and visible ends, in 1/65 536 em.
typedef struct LeanSegments LeanSegments;
/// A text cut into items once, for `hb_shape` alone.
typedef struct LeanItems LeanItems;

/// The versions of HarfBuzz and ICU, such as "6.0.0" and "72.1".
const char *lean_harfbuzz_version(void);
const char *lean_icu_version(void);
/// Opens fonts in the order in which they are asked; an `opsz` axis is set to `optical_size`.
LeanPipeline *lean_open(const char *const *font_paths, int32_t count, double optical_size);
/// Analyses, itemises and shapes a text into the pipeline's own arrays. Returns its advance in 1/65 536 em, or a
/// negative number when no font draws it or ICU fails.
int64_t lean_layout(LeanPipeline *pipeline, const char *text, const char *language);
/// Copies out what the last `lean_layout` found.
LeanSegments *lean_keep_segments(const LeanPipeline *pipeline);
LeanItems *lean_keep_items(const LeanPipeline *pipeline);
/// Shapes each item again with one buffer. Returns the number of glyphs.
int32_t lean_shape(LeanPipeline *pipeline, const LeanItems *items);
/// Breaks greedily: one loop over an array. Returns the number of lines; `widest` gets the longest line.
int32_t lean_break(const LeanSegments *segments, int64_t measure, int64_t *widest);

#endif
