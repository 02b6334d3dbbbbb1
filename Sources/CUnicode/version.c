#include "CUnicode.h"
int32_t cunicode_version_major(void){return 72;}
