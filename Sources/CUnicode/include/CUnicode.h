#ifndef CUNICODE_H
#define CUNICODE_H
#include <stdint.h>
int32_t cunicode_version_major(void);
#endif
