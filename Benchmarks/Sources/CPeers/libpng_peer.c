#include "CDrawingPeers.h"

#include <png.h>

static void count(png_structp png, png_bytep bytes, png_size_t length) {
    (void)bytes;
    *(size_t *)png_get_io_ptr(png) += length;
}

static void flush(png_structp png) { (void)png; }

size_t libpng_peer_encode(const uint8_t *pixels, int width, int height, int level) {
    size_t length = 0;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    png_set_write_fn(png, &length, count, flush);
    png_set_compression_level(png, level);
    png_set_IHDR(
        png, info, (png_uint_32)width, (png_uint_32)height, 8, PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    for (int row = 0; row < height; row++) png_write_row(png, pixels + (size_t)row * (size_t)width * 4);
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    return length;
}
