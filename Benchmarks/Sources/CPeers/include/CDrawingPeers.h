#ifndef CDRAWINGPEERS_H
#define CDRAWINGPEERS_H

// What drawing and comparing are measured against: cairo with Pango, libpng, and the rules of pixelmatch.

#include <stddef.h>
#include <stdint.h>

typedef struct CairoPeer CairoPeer;

/// Opens the fonts of a folder and takes the picture and the icon, premultiplied BGRA as cairo stores them.
CairoPeer *cairo_peer_open(
    const char *fonts_directory, const char *cache_directory, const uint8_t *picture, int width, int height,
    const uint8_t *icon, int icon_width, int icon_height);
/// Lays out and draws a balloon of 320 by 240 points at 3x: rounded ground, picture, dimming, icon and five texts,
/// glyphs cached from call to call. Returns a number that depends on its pixels.
double cairo_peer_draw(CairoPeer *peer, const char *const texts[5]);

/// The bytes of a PNG of straight RGBA that libpng makes at a level, with its usual filters.
size_t libpng_peer_encode(const uint8_t *pixels, int width, int height, int level);

/// How many pixels of two pictures in straight RGBA differ by the rules of pixelmatch at its defaults.
int pixelmatch_peer_compare(const uint8_t *first, const uint8_t *second, int width, int height);

#endif
