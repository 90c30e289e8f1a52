// What Swift's module of glibc leaves out: the settings of its allocator, and what the system says of a new process.
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif
#if __has_include(<sys/auxv.h>)
#include <sys/auxv.h>
#endif
