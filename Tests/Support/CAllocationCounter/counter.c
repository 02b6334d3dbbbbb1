// Stands in front of glibc's malloc in the test program and counts. Since the program defines these names, every
// library in the process calls them; glibc still gives out its own functions under other names.

#include "CAllocationCounter.h"

#include <errno.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

static _Thread_local int64_t count;
static _Thread_local size_t largest;

int64_t allocation_counter_count(void) { return count; }

int64_t allocation_counter_take_largest(void) {
    int64_t size = (int64_t)largest;
    largest = 0;
    return size;
}

static inline void took(size_t size) {
    count++;
    if (size > largest) largest = size;
}

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *pointer);

bool allocation_counter_works(void) { return true; }

void *malloc(size_t size) {
    took(size);
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    size_t product;
    took(__builtin_mul_overflow(number, size, &product) ? SIZE_MAX >> 1 : product);
    return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
    took(size);
    return __libc_realloc(pointer, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    took(size);
    return __libc_memalign(alignment, size);
}

void *memalign(size_t alignment, size_t size) {
    took(size);
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    took(size);
    *result = __libc_memalign(alignment, size);
    return *result == NULL ? ENOMEM : 0;
}

void free(void *pointer) { __libc_free(pointer); }

#else

bool allocation_counter_works(void) { return false; }

#endif
