#ifndef C_STYLE_RUNTIME_H
#define C_STYLE_RUNTIME_H

#include <stddef.h>

/// A source file of `Sources/StyleRuntime`.
struct StyleRuntimeFile {
  /// Its path in that folder, such as `Views/StyleLayers.swift`.
  const char *path;
  const unsigned char *bytes;
  size_t count;
};

/// All files that generated code may carry, `styleRuntimeFileCount()` in number, sorted by path.
const struct StyleRuntimeFile *styleRuntimeFiles(void);
size_t styleRuntimeFileCount(void);

#endif
