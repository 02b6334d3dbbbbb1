#ifndef CKERNELS_ROUNDING_H
#define CKERNELS_ROUNDING_H

#include <stdint.h>

/// A number of 65,025ths as 255ths, rounded to the nearest; up to 65,152, as much as fits in 16 bits with what is
/// added.
static inline uint8_t divided_by_255(uint32_t product) {
    product += 128;
    return (uint8_t)((product + (product >> 8)) >> 8);
}

#endif
