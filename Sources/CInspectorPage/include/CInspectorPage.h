#ifndef C_INSPECTOR_PAGE_H
#define C_INSPECTOR_PAGE_H

#include <stddef.h>

/// A file of the inspector's page, as it stands in `Sources/StyleInspector/Page`.
struct InspectorPageFile {
  const char *name;
  const unsigned char *bytes;
  size_t count;
};

/// All of them, `inspectorPageFileCount()` in number, sorted by name.
const struct InspectorPageFile *inspectorPageFiles(void);
size_t inspectorPageFileCount(void);

#endif
