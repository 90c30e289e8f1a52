// Stands in for libFuzzer's records of compared values: `run --bare` links it with `--wrap`.
#include <stdint.h>

#define IGNORE(name, type) void __wrap___sanitizer_cov_trace_##name(type a, type b) { (void)a; (void)b; }
IGNORE(cmp1, uint8_t)
IGNORE(cmp2, uint16_t)
IGNORE(cmp4, uint32_t)
IGNORE(cmp8, uint64_t)
IGNORE(const_cmp1, uint8_t)
IGNORE(const_cmp2, uint16_t)
IGNORE(const_cmp4, uint32_t)
IGNORE(const_cmp8, uint64_t)
