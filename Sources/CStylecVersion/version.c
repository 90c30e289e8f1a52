#include "CStylecVersion.h"

#define TEXT_OF(word) #word
#define TEXT(word) TEXT_OF(word)

#ifdef STYLEC_COMMIT
#define BUILD STYLEC_VERSION " (" TEXT(STYLEC_COMMIT) ")"
#else
#define BUILD STYLEC_VERSION
#endif

const char *const stylecBuild = BUILD;

// What draws bears its version in a note, as ELF calls it, so that `stylec` can read it without starting the program
// (Sources/stylec/Drawing/ProgramNote.swift).
#if defined(__linux__) && defined(STYLEC_DRAWS)
__attribute__((section(".note.stylec"), used, retain, aligned(4))) static const struct {
  unsigned nameSize, contentsSize, kind;
  char name[8];
  char contents[(sizeof(BUILD) + 3) / 4 * 4];
} note = {sizeof("stylec"), sizeof(BUILD), 1, "stylec", BUILD};
#endif
