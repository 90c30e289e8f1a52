// The list of names, which the compiler embeds: see Sources/CInspectorPage/page.c for why this is C.

#include "CSymbolNames.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char names[] = {
#embed "symbols.txt"
};

const unsigned char *symbolNames(void) { return names; }

size_t symbolNamesCount(void) { return sizeof names; }
