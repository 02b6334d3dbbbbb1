#ifndef CALLOCATIONCOUNTER_H
#define CALLOCATIONCOUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether calls are counted: with glibc, and not under a sanitizer, which has an allocator of its own.
bool allocation_counter_works(void);
/// How often this thread has asked for memory: calls of malloc, calloc, realloc and the aligned ones.
int64_t allocation_counter_count(void);
/// The most bytes that this thread has asked for at once since the last call, or since its start.
int64_t allocation_counter_take_largest(void);

#endif
