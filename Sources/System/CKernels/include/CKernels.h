/// The inner loops over pixels, in C so that one compiler flag makes them fast in debug builds too. Where the compiler
/// does not find the vectors itself they are written with SSE2, which every x86-64 has, beside plain C for the rest.
///
/// Every function is arithmetic on integers: any compiler on any machine gives the same bytes. Pixels are four
/// bytes, red, green, blue, alpha, rows without padding. Nothing is allocated and nothing is kept.
#ifndef CKERNELS_H
#define CKERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma mark Alpha

/// Multiplies straight colours by their alpha in place, rounded to the nearest.
void kernels_premultiply(uint8_t *pixels, size_t count);

/// Writes premultiplied pixels as straight samples: red, or red, green and blue if `has_color`, then alpha if
/// `has_alpha`. Returns the number of bytes written.
size_t kernels_straight_samples(
    const uint8_t *pixels, size_t count, bool has_color, bool has_alpha, uint8_t *samples);

/// Whether every pixel's alpha is 255.
bool kernels_is_opaque(const uint8_t *pixels, size_t count);

/// Draws a premultiplied colour over premultiplied pixels, through a mask of one byte a pixel: what the mask and the
/// colour's alpha leave of a pixel is rounded to the nearest 255th, and then the sum of the two parts. `row_length` and
/// `mask_row_length` are the bytes from one row to the next.
void kernels_blend_mask(
    uint8_t *pixels, size_t row_length, const uint8_t *mask, size_t mask_row_length, size_t width, size_t height,
    const uint8_t color[4]);

/// Draws the colours of a gradient over premultiplied pixels, through a mask of one byte a pixel, or all of it without
/// one. `table` holds `count` premultiplied colours. `first` is the place of the first pixel in the table, in 2^24ths of
/// an entry, `right` and `down` are the steps to the next pixel of a row and to the next row; places outside of the
/// table are held to its ends.
void kernels_blend_gradient(
    uint8_t *pixels, size_t row_length, const uint8_t *mask, size_t mask_row_length, size_t width, size_t height,
    const uint8_t *table, size_t count, int64_t first, int64_t right, int64_t down);

/// Draws a premultiplied picture turned over premultiplied pixels. (`across`, `down`) is the place of the first pixel in
/// the picture, from the middle of its first pixel, in 2^32ths of a pixel; a pixel further right is `cosine` further
/// across and `sine` further up, one further down the same turned. Each pixel is mixed of the four around its place, in
/// 256ths; outside of the picture is nothing.
void kernels_blend_turned(
    uint8_t *pixels, size_t row_length, size_t width, size_t height, const uint8_t *picture, size_t picture_width,
    size_t picture_height, int64_t across, int64_t down, int64_t cosine, int64_t sine);

/// Copies the alpha of pixels to a mask of one byte a pixel.
void kernels_copy_alpha(
    const uint8_t *pixels, size_t row_length, uint8_t *mask, size_t mask_row_length, size_t width, size_t height);

/// Blurs a mask of one byte a pixel with three boxes along rows and then along columns: two of `length` pixels, and one of
/// `length`, or one more where it is even. `reach` is how far they reach together on each side. Outside of the mask is
/// nothing. `halfway` holds a number for each pixel, `sums` two for each pixel of the longer side and of twice `reach`.
void kernels_blur_mask(
    uint8_t *mask, size_t row_length, size_t width, size_t height, size_t length, size_t reach, uint16_t *halfway,
    uint64_t *sums);

#pragma mark Colours

/// The most colours of a PNG's palette.
#define KERNELS_PALETTE_SIZE 256

/// The distinct pixels of a picture in order of appearance, with a hash table to find their numbers.
struct kernels_colors {
    uint32_t colors[KERNELS_PALETTE_SIZE];
    int32_t count;
    /// Whether there are more than 256 colours; then not all are listed.
    bool is_full;
    bool is_opaque, is_grey;
    /// For each slot the number of its colour plus one, or 0.
    uint16_t slots[2048];
};

/// Looks at every pixel, or as many as are needed to know that nothing but whole bytes will do.
void kernels_colors_scan(struct kernels_colors *colors, const uint8_t *pixels, size_t count);

/// Writes one sample of `bit_depth` bits a pixel, the leftmost in the highest bits, each row from a byte of its own.
/// `samples` holds the sample of each colour in `colors`, which must have come from a scan of the same pixels.
void kernels_colors_pack(
    const struct kernels_colors *colors, const uint8_t samples[KERNELS_PALETTE_SIZE], const uint8_t *pixels,
    size_t width, size_t height, int bit_depth, uint8_t *packed);

#pragma mark Words

/// The nearest byte of each of `count` 16-bit samples in the machine's order: 65,535 is 255.
void kernels_bytes_of_words(const uint8_t *words, size_t count, uint8_t *bytes);

/// Of each of `count` groups of `group` signed little-endian 16-bit samples the first that is farthest from zero.
void kernels_peaks(const uint8_t *words, size_t count, size_t group, int16_t *peaks);

#pragma mark Turning

/// Copies pixels into rows of `columns`. `first` is where the first target pixel is in the source; the source of the
/// next pixel of a row is `right` pixels further on, that of the next row `down`, either of which may be negative.
void kernels_turn(
    uint8_t *target, const uint8_t *first, size_t columns, size_t rows, ptrdiff_t right, ptrdiff_t down);

#pragma mark PNG filters

/// Filters a row by one of PNG's filters, 0 to 4 (specification, 9.2). `above` is the row above, or zeros; `stride` is
/// the number of bytes to the same sample of the pixel on the left.
void kernels_png_filter_row(
    int filter, const uint8_t *row, const uint8_t *above, size_t length, size_t stride, uint8_t *filtered);

/// The sum of the bytes' distances from zero, as signed numbers.
uint64_t kernels_sum_of_magnitudes(const uint8_t *bytes, size_t length);

/// How many pixels of a row equal the one on their left.
size_t kernels_repeated_pixels(const uint8_t *row, size_t length, size_t stride);

#pragma mark Comparing

/// Writes how far each pixel differs: 0 when equal, else the largest difference of a component. Returns whether any
/// does.
bool kernels_compare(const uint8_t *expected, const uint8_t *actual, size_t count, uint8_t *deltas);

/// How many pixels from the first on equal it: 1 to `count`, and 0 of none.
size_t kernels_run_length(const uint8_t *pixels, size_t count);

/// Counts how often each distance occurs in a row, and finds the first and the last pixel that differ; `first` is
/// `count` where none does.
void kernels_count_distances(
    const uint8_t *deltas, size_t count, size_t histogram[256], size_t *first, size_t *last);

/// How many pixels of a row differ, and the first and the last of them; `first` is `count` where none does.
size_t kernels_count_differing(const uint8_t *deltas, size_t count, size_t *first, size_t *last);

#pragma mark Hashing

/// Takes blocks of 64 bytes into the state of SHA-256 (FIPS 180-4, section 6.2.2).
void kernels_sha256(uint32_t state[8], const void *blocks, size_t count);

/// The fractional parts of the cube roots of the first 64 primes (section 4.2.2).
extern const uint32_t kernels_sha256_constants[64];

/// Whether the processor has instructions for SHA-256.
bool kernels_has_sha256_instructions(void);

/// The same as `kernels_sha256`, on a processor that has them.
void kernels_sha256_by_instructions(uint32_t state[8], const void *blocks, size_t count);

/// Writes the form in which pixels are hashed, and returns its length: at most `count * 4 + 4` bytes.
size_t kernels_pixel_form(const uint8_t *pixels, size_t count, uint8_t *form);

#pragma mark Resampling

/// Weighs the pixels of one row: `sums[i] = sum over taps of weights[i][tap] * pixel[firsts[i] + tap]`, shifted right
/// by `shift`, rounded. Four numbers a target pixel.
void kernels_resample_across(
    const uint8_t *row, const int32_t *firsts, const int16_t *weights, size_t count, size_t taps, int shift,
    int16_t *target);

/// Adds a row times a weight to sums.
void kernels_resample_add(const int16_t *row, int32_t weight, size_t count, int32_t *sums);

/// Sums shifted right by `shift` as premultiplied pixels, held to 0...255 and colours to their alpha. `count` is a
/// multiple of four.
void kernels_resample_store(const int32_t *sums, size_t count, int shift, uint8_t *pixels);

#endif
