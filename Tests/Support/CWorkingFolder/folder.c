// unshare is an extension of Linux, which Swift's module of glibc leaves out.
#define _GNU_SOURCE

#include "CWorkingFolder.h"

#ifdef __linux__
#include <sched.h>

bool working_folder_separate(void) { return unshare(CLONE_FS) == 0; }
#else
bool working_folder_separate(void) { return false; }
#endif
