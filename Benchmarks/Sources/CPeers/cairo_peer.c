#include "CDrawingPeers.h"

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdbool.h>

enum { WIDTH = 320, HEIGHT = 240, SCALE = 3 };

struct CairoPeer {
    PangoContext *context;
    PangoFontDescription *top, *bottom;
    cairo_surface_t *picture, *icon;
};

static cairo_surface_t *surface_of(const uint8_t *pixels, int width, int height) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    uint8_t *rows = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width * 4; x++) rows[y * stride + x] = pixels[(size_t)y * width * 4 + x];
    }
    cairo_surface_mark_dirty(surface);
    return surface;
}

CairoPeer *cairo_peer_open(
    const char *fonts_directory, const char *cache_directory, const uint8_t *picture, int width, int height,
    const uint8_t *icon, int icon_width, int icon_height
) {
    FcConfig *config = FcConfigCreate();
    char *text = g_strdup_printf(
        "<fontconfig><dir>%s</dir><cachedir>%s</cachedir></fontconfig>", fonts_directory, cache_directory);
    bool is_open = FcConfigParseAndLoadFromMemory(config, (const FcChar8 *)text, FcTrue) && FcConfigBuildFonts(config);
    g_free(text);
    if (!is_open) return NULL;
    PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
    FcConfigDestroy(config);
    CairoPeer *peer = g_new0(CairoPeer, 1);
    peer->context = pango_font_map_create_context(map);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(peer->context, options);
    cairo_font_options_destroy(options);
    pango_context_set_round_glyph_positions(peer->context, FALSE);
    peer->top = pango_font_description_from_string("Bubble Sans Semi-Bold");
    pango_font_description_set_absolute_size(peer->top, 13 * PANGO_SCALE);
    peer->bottom = pango_font_description_from_string("Bubble Sans");
    pango_font_description_set_absolute_size(peer->bottom, 12 * PANGO_SCALE);
    peer->picture = surface_of(picture, width, height);
    peer->icon = surface_of(icon, icon_width, icon_height);
    return peer;
}

static void rounded(cairo_t *cairo, double x, double y, double width, double height, double radius) {
    cairo_new_path(cairo);
    cairo_arc(cairo, x + width - radius, y + radius, radius, -G_PI / 2, 0);
    cairo_arc(cairo, x + width - radius, y + height - radius, radius, 0, G_PI / 2);
    cairo_arc(cairo, x + radius, y + height - radius, radius, G_PI / 2, G_PI);
    cairo_arc(cairo, x + radius, y + radius, radius, G_PI, 3 * G_PI / 2);
    cairo_close_path(cairo);
}

static void text(
    CairoPeer *peer, cairo_t *cairo, const char *string, PangoFontDescription *font, double baseline, bool is_trailing
) {
    PangoLayout *layout = pango_layout_new(peer->context);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_width(layout, (WIDTH - 32) * PANGO_SCALE);
    pango_layout_set_height(layout, -3);
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
    if (is_trailing) pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT);
    pango_layout_set_text(layout, string, -1);
    cairo_move_to(cairo, 16, baseline - (double)pango_layout_get_baseline(layout) / PANGO_SCALE);
    pango_cairo_show_layout(cairo, layout);
    g_object_unref(layout);
}

double cairo_peer_draw(CairoPeer *peer, const char *const texts[5]) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH * SCALE, HEIGHT * SCALE);
    cairo_t *cairo = cairo_create(surface);
    cairo_scale(cairo, SCALE, SCALE);
    rounded(cairo, 0, 0, WIDTH, HEIGHT, 18);
    cairo_clip(cairo);
    cairo_set_source_rgb(cairo, 233 / 255.0, 233 / 255.0, 235 / 255.0);
    cairo_paint(cairo);
    cairo_save(cairo);
    cairo_rectangle(cairo, 0, 0, WIDTH, 187);
    cairo_clip(cairo);
    cairo_scale(cairo, 1.0 / SCALE, 1.0 / SCALE);
    cairo_set_source_surface(cairo, peer->picture, 0, 0);
    cairo_paint(cairo);
    cairo_set_source_rgba(cairo, 0, 0, 0, 0.03);
    cairo_paint(cairo);
    cairo_restore(cairo);
    cairo_set_source_rgb(cairo, 1, 1, 1);
    text(peer, cairo, texts[0], peer->top, 175, false);
    cairo_set_source_rgb(cairo, 0, 0, 0);
    text(peer, cairo, texts[1], peer->top, 210, false);
    text(peer, cairo, texts[2], peer->top, 210, true);
    cairo_set_source_rgba(cairo, 60 / 255.0, 60 / 255.0, 67 / 255.0, 0.6);
    text(peer, cairo, texts[3], peer->bottom, 228, false);
    text(peer, cairo, texts[4], peer->bottom, 228, true);
    rounded(cairo, 6, 6, 27, 20, 10);
    cairo_clip(cairo);
    cairo_translate(cairo, 6, 6);
    cairo_scale(cairo, 1.0 / SCALE, 1.0 / SCALE);
    cairo_set_source_surface(cairo, peer->icon, 0, 0);
    cairo_paint(cairo);
    cairo_destroy(cairo);
    cairo_surface_flush(surface);
    double sum = cairo_image_surface_get_data(surface)[(size_t)620 * cairo_image_surface_get_stride(surface) + 400];
    cairo_surface_destroy(surface);
    return sum;
}
