// Runs one command with its output thrown away, and prints in milliseconds its time on the wall and on the
// processors, and the largest amount of memory it had resident in KiB. Standard input goes to the command.
//
// A program of its own since Linux counts the memory that a process had before `exec` as the child's.

#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static double milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

int main(int count, char **arguments) {
    if (count < 2) {
        fputs("usage: stopwatch COMMAND [ARGUMENT...]\n", stderr);
        return 2;
    }
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);

    pid_t child;
    int status;
    struct rusage usage;
    double start = milliseconds();
    if (posix_spawn(&child, arguments[1], &actions, NULL, arguments + 1, environ) != 0 ||
        wait4(child, &status, 0, &usage) < 0 || !WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        fprintf(stderr, "stopwatch: %s failed\n", arguments[1]);
        return 1;
    }
    double end = milliseconds();
    double processors = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3 +
        (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
    printf("%.3f %.3f %ld\n", end - start, processors, usage.ru_maxrss);
    return 0;
}
