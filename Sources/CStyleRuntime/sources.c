// The files of StyleRuntime that generated code may carry, which the compiler embeds: see Sources/CInspectorPage/page.c for why this is C.
// A test fails where a file is missing here.

#include "CStyleRuntime.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char Kernel_StyleColor_System[] = {
#embed "../StyleRuntime/Kernel/StyleColor+System.swift"
};
static const unsigned char Kernel_StyleColor[] = {
#embed "../StyleRuntime/Kernel/StyleColor.swift"
};
static const unsigned char Kernel_StyleMaterial[] = {
#embed "../StyleRuntime/Kernel/StyleMaterial.swift"
};
static const unsigned char Kernel_StyleShadows[] = {
#embed "../StyleRuntime/Kernel/StyleShadows.swift"
};
static const unsigned char Kernel_StyleValues[] = {
#embed "../StyleRuntime/Kernel/StyleValues.swift"
};
static const unsigned char Views_StyleLayers[] = {
#embed "../StyleRuntime/Views/StyleLayers.swift"
};

#define FILE(path, bytes) { path, bytes, sizeof bytes }

static const struct StyleRuntimeFile files[] = {
    FILE("Kernel/StyleColor+System.swift", Kernel_StyleColor_System),
    FILE("Kernel/StyleColor.swift", Kernel_StyleColor),
    FILE("Kernel/StyleMaterial.swift", Kernel_StyleMaterial),
    FILE("Kernel/StyleShadows.swift", Kernel_StyleShadows),
    FILE("Kernel/StyleValues.swift", Kernel_StyleValues),
    FILE("Views/StyleLayers.swift", Views_StyleLayers),
};

const struct StyleRuntimeFile *styleRuntimeFiles(void) { return files; }

size_t styleRuntimeFileCount(void) { return sizeof files / sizeof *files; }
