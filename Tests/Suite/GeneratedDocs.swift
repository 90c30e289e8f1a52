import Testing

/// Pages of `docs/` that are written from the tables of the compiler and the emitters, and the Swift that holds the inspector's page.
///
/// `BLESS=1 swift test --filter GeneratedDocs` writes them, a plain run compares.
@Suite struct GeneratedDocs {
  @Test func types() throws {
    try Golden(path: "docs/types.md").hold(typesPage())
  }

  @Test func rules() throws {
    try Golden(path: "docs/rules.md").hold(rulesPage())
  }

  /// Examples in `docs/language.md` are those of golden pages.
  @Test func language() throws {
    let golden = Golden(path: "docs/language.md")
    try golden.hold(Quotations.refreshed(golden.text))
  }

  @Test func inspectorPage() throws {
    let folder = Golden.root.appending(path: "Sources/StyleServer/Inspector")
    try Golden(path: "Sources/StyleServer/Inspector/EmbeddedPage.swift")
      .hold(EmbeddedPage.source(of: folder.appending(path: "Page")))
  }
}
