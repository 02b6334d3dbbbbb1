#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdint.h>

/// How often this thread has asked for memory: calls of malloc, calloc, realloc and the aligned ones.
int64_t allocations_count(void);
/// The bytes of the heap that are in use.
int64_t allocations_bytes_in_use(void);

#endif
