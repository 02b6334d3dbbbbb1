#pragma once

#include <sys/types.h>

// Starts a program without an environment, which ends when this process ends, however that comes to be.
// The three descriptors become its standard input, output and error. `arguments` ends with NULL.
// Returns the process, or -1. The caller waits for it on the thread that has started it.
pid_t child_start(const char *path, char *const arguments[], int input, int output, int error);
