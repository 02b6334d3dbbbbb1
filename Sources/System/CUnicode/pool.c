#include <pthread.h>
#include <stdbool.h>
#include <string.h>
#include <unicode/uloc.h>

#include "pool.h"

// The pool is a small array, sorted by the time of the last use. A sweep over twelve languages needs about five objects
// of each.
enum { POOL = 64 };

typedef struct {
    char key[POOL_KEY_MAX];
    const PoolKind *kind;
    void *object;
} Pooled;

static _Thread_local Pooled pool[POOL];

// A thread closes its objects when it ends.
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t thread_end;

static void close_pool(void *ended) {
    Pooled *objects = ended;
    for (int i = 0; i < POOL; i++) {
        if (objects[i].object) objects[i].kind->close(objects[i].object);
        objects[i].object = NULL;
    }
}

static void make_key(void) { pthread_key_create(&thread_end, close_pool); }

void *pooled(const PoolKind *kind, const char *key, UErrorCode *status) {
    if (U_FAILURE(*status)) return NULL;
    size_t length = strlen(key);
    // Callers accept no tag of more than 128 bytes (TypesettingLimits), so this does not happen.
    if (length >= POOL_KEY_MAX) {
        *status = U_ILLEGAL_ARGUMENT_ERROR;
        return NULL;
    }
    int last = POOL - 1;
    for (int i = 0; i < POOL; i++) {
        if (pool[i].object == NULL) {
            last = i;
            break;
        }
        if (pool[i].kind == kind && strcmp(pool[i].key, key) == 0) {
            if (i > 0) {
                Pooled hit = pool[i];
                memmove(&pool[1], &pool[0], (size_t)i * sizeof(Pooled));
                pool[0] = hit;
            }
            return pool[0].object;
        }
    }
    void *object = kind->open(key, status);
    if (U_FAILURE(*status)) {
        if (object) kind->close(object);
        return NULL;
    }
    pthread_once(&once, make_key);
    pthread_setspecific(thread_end, pool);
    if (pool[last].object) pool[last].kind->close(pool[last].object);
    memmove(&pool[1], &pool[0], (size_t)last * sizeof(Pooled));
    memcpy(pool[0].key, key, length + 1);
    pool[0].kind = kind;
    pool[0].object = object;
    return object;
}

void locale_of_tag(const char *tag, char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t parsed = 0;
    uloc_forLanguageTag(tag, locale, ULOC_FULLNAME_CAPACITY, &parsed, &status);
    // A full buffer has no zero at its end.
    if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING || locale[0] == 0) strcpy(locale, "root");
}
