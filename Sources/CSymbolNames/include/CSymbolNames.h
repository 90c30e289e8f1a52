#ifndef C_SYMBOL_NAMES_H
#define C_SYMBOL_NAMES_H

#include <stddef.h>

/// The bytes of `symbols.txt`.
const unsigned char *symbolNames(void);
size_t symbolNamesCount(void);

#endif
