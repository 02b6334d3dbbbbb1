#include "CPeers.h"

#include <fontconfig/fontconfig.h>
#include <pango/pangoft2.h>
#include <string.h>

// A context for each language, made once: changing the language of a shared one would throw away its caches.
enum { MAX_LANGUAGES = 64, MAX_SIZES = 32 };

struct PangoPeer {
    PangoFontMap *map;
    PangoContext *contexts[MAX_LANGUAGES];
    const char *languages[MAX_LANGUAGES];
    int language_count;
    PangoFontDescription *descriptions[MAX_SIZES];
    double sizes[MAX_SIZES];
    int size_count;
    char *families;
};

// Balloon sets text without hinting, so must Pango.
static void substitute(FcPattern *pattern, gpointer data) {
    (void)data;
    FcPatternDel(pattern, FC_HINTING);
    FcPatternAddBool(pattern, FC_HINTING, FcFalse);
}

PangoPeer *pango_peer_open(const char *fonts_directory, const char *cache_directory, const char *families) {
    FcConfig *config = FcConfigCreate();
    char *text = g_strdup_printf(
        "<fontconfig><dir>%s</dir><cachedir>%s</cachedir></fontconfig>", fonts_directory, cache_directory);
    bool is_open = FcConfigParseAndLoadFromMemory(config, (const FcChar8 *)text, FcTrue) && FcConfigBuildFonts(config);
    g_free(text);
    if (!is_open) {
        FcConfigDestroy(config);
        return NULL;
    }
    PangoPeer *peer = g_new0(PangoPeer, 1);
    peer->map = pango_ft2_font_map_new();
    peer->families = g_strdup(families);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(peer->map), config);
    FcConfigDestroy(config);
    pango_fc_font_map_set_default_substitute(PANGO_FC_FONT_MAP(peer->map), substitute, NULL, NULL);
    return peer;
}

const char *pango_peer_version(void) { return pango_version_string(); }

static PangoContext *context_for(PangoPeer *peer, const char *language) {
    for (int i = 0; i < peer->language_count; i++) {
        if (strcmp(peer->languages[i], language) == 0) return peer->contexts[i];
    }
    g_assert(peer->language_count < MAX_LANGUAGES);
    PangoContext *context = pango_font_map_create_context(peer->map);
    pango_context_set_language(context, pango_language_from_string(language));
    pango_context_set_round_glyph_positions(context, FALSE);
    peer->languages[peer->language_count] = g_strdup(language);
    peer->contexts[peer->language_count++] = context;
    return context;
}

static const PangoFontDescription *description_for(PangoPeer *peer, double size) {
    for (int i = 0; i < peer->size_count; i++) {
        if (peer->sizes[i] == size) return peer->descriptions[i];
    }
    g_assert(peer->size_count < MAX_SIZES);
    PangoFontDescription *description = pango_font_description_new();
    pango_font_description_set_family_static(description, peer->families);
    pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
    peer->sizes[peer->size_count] = size;
    peer->descriptions[peer->size_count++] = description;
    return description;
}

PangoCaption *pango_caption_create(PangoPeer *peer, const char *text, const char *language, double size, double width) {
    PangoLayout *layout = pango_layout_new(context_for(peer, language));
    pango_layout_set_font_description(layout, description_for(peer, size));
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    pango_layout_set_width(layout, (int)(width * PANGO_SCALE));
    pango_layout_set_text(layout, text, -1);
    return (PangoCaption *)layout;
}

void pango_caption_destroy(PangoCaption *caption) { g_object_unref(caption); }

void pango_caption_set_width(PangoCaption *caption, double width) {
    pango_layout_set_width((PangoLayout *)caption, (int)(width * PANGO_SCALE));
}

void pango_caption_set_size(PangoPeer *peer, PangoCaption *caption, double size) {
    pango_layout_set_font_description((PangoLayout *)caption, description_for(peer, size));
}

double pango_caption_measure(PangoCaption *caption, double *width) {
    PangoRectangle logical;
    pango_layout_get_extents((PangoLayout *)caption, NULL, &logical);
    *width = (double)logical.width / PANGO_SCALE;
    return (double)logical.height / PANGO_SCALE;
}

int32_t pango_caption_lines(PangoCaption *caption) { return pango_layout_get_line_count((PangoLayout *)caption); }
