#ifndef POOL_H
#define POOL_H

// A source includes headers of ICU before this one: only sources include them.
//
// Objects of ICU take microseconds to open and a fraction of that to use, so each thread keeps those that it used last.

/// A kind of object: how it is opened for a key, and closed. Kinds are told apart by their address.
typedef struct {
    void *(*open)(const char *key, UErrorCode *status);
    void (*close)(void *object);
} PoolKind;

/// The longest key, with its zero.
enum { POOL_KEY_MAX = 384 };

/// The object of a kind for a key, opened if this thread does not keep it. It lives until this thread has used many
/// others, or ends.
void *pooled(const PoolKind *kind, const char *key, UErrorCode *status);

/// Writes ICU's name of a locale for a BCP 47 tag; the root locale for a tag that ICU does not understand.
/// - Parameter locale: has room for ULOC_FULLNAME_CAPACITY bytes.
void locale_of_tag(const char *tag, char *locale);

#endif
