#include "CKernels.h"

#include <string.h>

void kernels_bytes_of_words(const uint8_t *words, size_t count, uint8_t *bytes) {
    for (size_t index = 0; index < count; index += 1) {
        uint16_t word;
        memcpy(&word, words + index * 2, 2);
        // 257 steps of a word are one of a byte; exact for all words.
        bytes[index] = (uint8_t)(((uint32_t)word * 255 + 32895) >> 16);
    }
}

void kernels_peaks(const uint8_t *words, size_t count, size_t group, int16_t *peaks) {
    for (size_t index = 0; index < count; index += 1) {
        int32_t loudest = 0;
        for (size_t sample = 0; sample < group; sample += 1) {
            const uint8_t *word = words + (index * group + sample) * 2;
            int16_t value = (int16_t)(uint16_t)(word[0] | word[1] << 8);
            int32_t size = value < 0 ? -(int32_t)value : value, best = loudest < 0 ? -loudest : loudest;
            if (size > best) loudest = value;
        }
        peaks[index] = (int16_t)loudest;
    }
}
