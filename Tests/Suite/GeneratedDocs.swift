import Testing

/// Pages of `docs/` that are written from the tables of the compiler and the emitters.
///
/// `BLESS=1 swift test --filter GeneratedDocs` writes them, a plain run compares.
@Suite struct GeneratedDocs {
  @Test func types() throws {
    try Golden(path: "docs/types.md").hold(typesPage())
  }

  @Test func rules() throws {
    try Golden(path: "docs/rules.md").hold(rulesPage())
  }

  /// The tables of keys and the defaults in `docs/configuration.md`.
  @Test func settings() throws {
    let golden = Golden(path: "docs/configuration.md")
    try golden.hold(SettingsPage.refreshed(golden.text))
  }

  /// Examples in `docs/language.md` are those of golden pages.
  @Test func language() throws {
    let golden = Golden(path: "docs/language.md")
    try golden.hold(Quotations.refreshed(golden.text))
  }
}
