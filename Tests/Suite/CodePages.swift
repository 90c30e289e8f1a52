import StyleCompiler
import StyleRender
import StyleScene
import StyleSource
import Testing

/// Holds that each diagnostic is shown on a page, in the place where a designer would meet it.
@Suite struct CodePages {
  /// What no page can hold: `file-too-large` needs four megabytes, `missing-glyph`, `undrawn-image` and `unknown-font` follow from what
  /// is installed on a machine, and `too-many-pictures` is about fifty thousand of them.
  private static let unshown: Set = [
    "file-too-large", "missing-glyph", "too-many-pictures", "undrawn-image", "unknown-font",
  ]

  @Test(arguments: (allCodes + pictureCodes).map(\.id).filter { !unshown.contains($0) })
  func aCodeHasAPage(_ id: String) throws {
    let isShown = try SuiteTests.pages.contains { path in
      try Golden(path: SuiteTests.folder + path).text.contains("[\(id)]: ")
    }
    #expect(isShown, "no page under \(SuiteTests.folder) shows ‘\(id)’")
  }
}
