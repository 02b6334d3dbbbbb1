// A power cut after some number of renames, for a program that is started with this library before all others.
//
// A file that replaces another without having been written to the disk is empty afterwards, as with file systems that
// write names before what is in the files. BALLOON_POWER_CUT is the number of the rename after which the power fails.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { limit = 4096, length = 1024 };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char written[limit][length], lost[limit][length];
static int written_count, lost_count, renames;

static void absolute(const char *path, char *result) {
    char folder[length / 2];
    if (path[0] == '/' || !getcwd(folder, sizeof folder)) snprintf(result, length, "%s", path);
    else snprintf(result, length, "%s/%s", folder, path);
}

int fsync(int descriptor) {
    char link[64], path[length];
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t count = readlink(link, path, sizeof path - 1);
    pthread_mutex_lock(&lock);
    if (count > 0 && written_count < limit) {
        path[count] = 0;
        strcpy(written[written_count++], path);
    }
    pthread_mutex_unlock(&lock);
    return 0;
}

int rename(const char *old, const char *new) {
    int (*call)(const char *, const char *) = (int (*)(const char *, const char *))dlsym(RTLD_NEXT, "rename");
    const char *cut = getenv("BALLOON_POWER_CUT");
    char from[length], to[length];
    absolute(old, from);
    absolute(new, to);
    pthread_mutex_lock(&lock);
    int is_written = 0;
    for (int index = 0; index < written_count; index++) is_written |= strcmp(written[index], from) == 0;
    int result = call(old, new);
    if (result == 0 && !is_written && lost_count < limit) strcpy(lost[lost_count++], to);
    if (cut && ++renames >= atoi(cut)) {
        for (int index = 0; index < lost_count; index++) truncate(lost[index], 0);
        _exit(137);
    }
    pthread_mutex_unlock(&lock);
    return result;
}
