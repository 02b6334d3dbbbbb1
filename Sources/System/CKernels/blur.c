#include "CKernels.h"

void kernels_copy_alpha(
    const uint8_t *pixels, size_t row_length, uint8_t *mask, size_t mask_row_length, size_t width, size_t height) {
    for (size_t y = 0; y < height; y += 1) {
        for (size_t x = 0; x < width; x += 1) mask[y * mask_row_length + x] = pixels[y * row_length + x * 4 + 3];
    }
}

/// The sums of each number and the `length` - 1 before it.
static void add_box(const uint64_t *numbers, uint64_t *sums, size_t count, size_t length) {
    uint64_t sum = 0;
    for (size_t index = 0; index < count; index += 1) {
        sum += numbers[index];
        if (index >= length) sum -= numbers[index - length];
        sums[index] = sum;
    }
}

/// Three boxes over the first of two lines of `count` numbers. The sums end up in the second line, each `reach` places
/// behind its number.
static void add_boxes(uint64_t *line, uint64_t *other, size_t count, size_t length, size_t last) {
    add_box(line, other, count, length);
    add_box(other, line, count, length);
    add_box(line, other, count, last);
}

/// number / divisor, rounded down, where the quotient is below 2^32: a product with the inverse is off by one at most,
/// and a division takes eight times as long.
static inline uint64_t quotient(uint64_t number, uint64_t divisor, double inverse) {
    uint64_t quotient = (uint64_t)((double)number * inverse);
    uint64_t product = quotient * divisor;
    if (product > number) return quotient - 1;
    return number - product >= divisor ? quotient + 1 : quotient;
}

void kernels_blur_mask(
    uint8_t *mask, size_t row_length, size_t width, size_t height, size_t length, size_t reach, uint16_t *halfway,
    uint64_t *sums) {
    size_t last = length % 2 == 1 ? length : length + 1;
    // 255 * 256 times this is below 2^64 for every length on a canvas.
    uint64_t whole = (uint64_t)length * length * last;
    double inverse = 1.0 / (double)whole;
    double inverse_of_256ths = 1.0 / (double)(whole * 256);

    size_t count = width + 2 * reach;
    for (size_t y = 0; y < height; y += 1) {
        const uint8_t *row = mask + y * row_length;
        for (size_t x = 0; x < count; x += 1) sums[x] = x < width ? row[x] : 0;
        add_boxes(sums, sums + count, count, length, last);
        // In 256ths, so that nothing is lost between rows and columns.
        for (size_t x = 0; x < width; x += 1) {
            halfway[y * width + x] = (uint16_t)quotient(sums[count + x + reach] * 256 + whole / 2, whole, inverse);
        }
    }
    count = height + 2 * reach;
    for (size_t x = 0; x < width; x += 1) {
        for (size_t y = 0; y < count; y += 1) sums[y] = y < height ? halfway[y * width + x] : 0;
        add_boxes(sums, sums + count, count, length, last);
        for (size_t y = 0; y < height; y += 1) {
            mask[y * row_length + x] = (uint8_t)quotient(sums[count + y + reach] + whole * 128, whole * 256, inverse_of_256ths);
        }
    }
}
