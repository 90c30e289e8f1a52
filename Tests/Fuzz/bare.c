// What `run --bare` links instead of other functions, with the linker's `--wrap`, so that more inputs are tried.
#include <stdint.h>
#include <unistd.h>

// libFuzzer's records of compared values, which take a third of the time.
#define IGNORE(name, type) void __wrap___sanitizer_cov_trace_##name(type a, type b) { (void)a; (void)b; }
IGNORE(cmp1, uint8_t)
IGNORE(cmp2, uint16_t)
IGNORE(cmp4, uint32_t)
IGNORE(cmp8, uint64_t)
IGNORE(const_cmp1, uint8_t)
IGNORE(const_cmp2, uint16_t)
IGNORE(const_cmp4, uint32_t)
IGNORE(const_cmp8, uint64_t)

// With one core, no input waits for a thread.
long __real_sysconf(int name);
long __wrap_sysconf(int name) { return name == _SC_NPROCESSORS_ONLN ? 1 : __real_sysconf(name); }
