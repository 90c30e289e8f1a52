// Interrupts a process at its calls that change files: a library for LD_PRELOAD.
//
//   AT=n        which of the calls is interrupted, counted from 1; without it, none is
//   SIGNAL=n    the signal that the process gets there; of a `write`, half is done before it
//   ERROR=n     the `errno` with which this call fails, and all that follow it, as on a disk that is full
//   COUNT=file  where the number of calls is written at the end
//
// Tests/CommandLineTests/Interrupted.swift compiles it and runs stylec with it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static atomic_int calls;

static int setting(const char *name) {
  const char *text = getenv(name);
  return text ? atoi(text) : 0;
}

// Whether the call is to fail, with `errno` set. `isDying` says whether it is the one at which a signal comes.
static int interrupts(int *isDying) {
  int number = atomic_fetch_add(&calls, 1) + 1, at = setting("AT");
  *isDying = 0;
  if (at == 0) return 0;
  if (setting("ERROR") && number >= at) {
    errno = setting("ERROR");
    return 1;
  }
  *isDying = number == at && setting("SIGNAL");
  return 0;
}

static void die(void) { kill(getpid(), setting("SIGNAL")); }

#define REAL(name) static __typeof__(&name) real; if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

#define WRAP(name, parameters, arguments) \
  int name parameters {                   \
    REAL(name);                           \
    int isDying;                          \
    if (interrupts(&isDying)) return -1;  \
    if (isDying) die();                   \
    return real arguments;                \
  }

WRAP(rename, (const char *from, const char *to), (from, to))
WRAP(unlink, (const char *path), (path))
WRAP(mkdir, (const char *path, mode_t mode), (path, mode))
WRAP(rmdir, (const char *path), (path))
WRAP(fsync, (int file), (file))
WRAP(ftruncate, (int file, off_t size), (file, size))
WRAP(fchmod, (int file, mode_t mode), (file, mode))

#define WRAP_OPEN(name)                                          \
  int name(const char *path, int flags, ...) {                   \
    REAL(name);                                                  \
    va_list list;                                                \
    va_start(list, flags);                                       \
    mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0;    \
    va_end(list);                                                \
    int isDying = 0;                                             \
    if (flags & O_CREAT && interrupts(&isDying)) return -1;      \
    if (isDying) die();                                          \
    return real(path, flags, mode);                              \
  }

WRAP_OPEN(open)
WRAP_OPEN(open64)

ssize_t write(int file, const void *bytes, size_t count) {
  REAL(write);
  struct stat status;
  // Not what goes to the terminal, or through a pipe.
  if (file < 3 || fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) return real(file, bytes, count);
  int isDying;
  if (interrupts(&isDying)) return -1;
  if (isDying) {
    ssize_t half = real(file, bytes, count / 2);
    die();
    return half;
  }
  return real(file, bytes, count);
}

__attribute__((destructor)) static void report(void) {
  const char *path = getenv("COUNT");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  fprintf(file, "%d\n", atomic_load(&calls));
  fclose(file);
}
