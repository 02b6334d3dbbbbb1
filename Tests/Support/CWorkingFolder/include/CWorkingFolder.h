#ifndef CWORKINGFOLDER_H
#define CWORKINGFOLDER_H

#include <stdbool.h>

/// Gives this thread, and those that it starts from now on, a working folder of their own. Returns false where the system
/// has no such folders, or does not allow them.
bool working_folder_separate(void);

#endif
