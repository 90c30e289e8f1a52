#ifndef C_STYLEC_VERSION_H
#define C_STYLEC_VERSION_H

/// The version of this release, by Semantic Versioning. `.github/release` refuses to make a release of another one.
#define STYLEC_VERSION "0.2.0"

/// The version and the commit that stylec was built from, such as `0.2.0 (1a2b3c4d5e6f)`; the version alone where the commit isn't known.
extern const char *_Nonnull const stylecBuild;

#endif
