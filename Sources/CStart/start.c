// Swift's runtime reads the arguments of the process, and the path of its own file, from /proc. Where that isn't mounted, as in some sandboxes, there are no
// arguments, and a program that contains the runtime ends before `main` with “Unable to obtain Swift runtime path”. glibc passes the arguments to
// constructors, and one with a priority runs before those of the runtime.

#define _GNU_SOURCE

#include "CStart.h"

#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

static char **arguments = NULL;
static int count = 0;

char **startArguments(void) { return arguments; }
int startArgumentCount(void) { return count; }

// A run that uses up its stack ends by a signal, so one that has too little doesn't begin. The soft limit (`ulimit -S -s`) is raised as far
// as that is allowed: Linux looks at it whenever the stack of the first thread grows, and other threads get the default that is set here.
#define ENOUGH_STACK (8u << 20)
#define LEAST_STACK (512u << 10)

__attribute__((constructor(102), used)) static void checkStack(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur >= ENOUGH_STACK) return;
  limit.rlim_cur = limit.rlim_max == RLIM_INFINITY || limit.rlim_max > ENOUGH_STACK ? ENOUGH_STACK : limit.rlim_max;
  if (setrlimit(RLIMIT_STACK, &limit) != 0 && getrlimit(RLIMIT_STACK, &limit) != 0) return;
  if (limit.rlim_cur < LEAST_STACK) {
    static const char message[] = "stylec: the stack is limited to less than 512 KB; allow more, as with ‘ulimit -s 8192’\n";
    ssize_t count = write(STDERR_FILENO, message, sizeof message - 1);
    (void)count;
    _exit(2);
  }
#if defined(__GLIBC__)
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return;
  if (pthread_attr_setstacksize(&attributes, limit.rlim_cur) == 0) pthread_setattr_default_np(&attributes);
  pthread_attr_destroy(&attributes);
#endif
}

#if defined(__GLIBC__)
__attribute__((constructor(101), used)) static void start(int number, char **values) {
  arguments = values;
  count = number;
  // The runtime looks for the program that prints backtraces below this folder instead. Nothing else asks for it.
  if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_ROOT", "/", 0);
}
#endif
