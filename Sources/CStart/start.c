// Swift's runtime reads the arguments of the process, and the path of its own file, from /proc. Where that isn't mounted, as in some sandboxes, there are no
// arguments, and a program that contains the runtime ends before `main` with “Unable to obtain Swift runtime path”. glibc passes the arguments to
// constructors, and one with a priority runs before those of the runtime.

#include "CStart.h"

#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

static char **arguments = NULL;
static int count = 0;

char **startArguments(void) { return arguments; }
int startArgumentCount(void) { return count; }

#if defined(__GLIBC__)
__attribute__((constructor(101), used)) static void start(int number, char **values) {
  arguments = values;
  count = number;
  // The runtime looks for the program that prints backtraces below this folder instead. Nothing else asks for it.
  if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_ROOT", "/", 0);
}
#endif
