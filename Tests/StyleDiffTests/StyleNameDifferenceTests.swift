import StyleDiff
import Testing

/// Styles of several components that have one name.
@Suite struct StyleNameDifferenceTests {
  private static let components = """
    components:
      Pill: { base: UIButton, properties: { edge: { type: CGFloat, default: 1 } }, layer: { borderWidth: $edge } }
      Tag: { base: UIButton }

    """

  private func told(_ old: String, _ new: String, _ change: (String) -> String = { $0 }) throws -> [String] {
    let old = Self.components + "styles:\n" + old
    let new = change(Self.components) + "styles:\n" + new
    return try difference(old, new).changes.map { change in
      let details = change.details.map { "\($0.name): \($0.old?.text ?? "–") → \($0.new?.text ?? "–")" }
      return (["\(change.kind) \(change.oldName.map { $0 + " → " } ?? "")\(change.name)"] + details)
        .joined(separator: ", ")
    }
  }

  @Test func aSecondStyleOfTheNameIsAddedAndNothingElseChanges() throws {
    let told = try told(
      "  primary: { component: Pill, edge: 2 }\n  big: { extends: primary, edge: 4 }\n",
      """
        primary: { component: Pill, edge: 2 }
        big: { extends: Pill.primary, edge: 4 }
        Tag.primary: { titleColor: red }

      """)
    #expect(told == ["added Tag.primary"])
  }

  @Test func eachIsComparedWithThatOfItsComponent() throws {
    let told = try told(
      "  Pill.primary: { titleColor: red }\n  Tag.primary: { titleColor: blue }\n",
      "  Tag.primary: { titleColor: blue }\n  Pill.primary: { titleColor: navy }\n")
    #expect(told.count == 1 && told[0].hasPrefix("changed Pill.primary"), "\(told)")
  }

  @Test func aRenamedOneIsTold() throws {
    let told = try told(
      "  Pill.primary: { titleColor: red }\n  Tag.primary: { titleColor: blue }\n",
      "  Pill.main: { titleColor: red }\n  Tag.primary: { titleColor: blue }\n")
    #expect(told.count == 1 && told[0].hasPrefix("renamed Pill.primary → Pill.main"), "\(told)")
  }

  @Test func theStylesOfARenamedComponentAreTheSame() throws {
    let told = try told(
      "  Pill.primary: { edge: 2 }\n  Tag.primary: { titleColor: blue }\n",
      "  Capsule.primary: { edge: 2 }\n  Tag.primary: { titleColor: blue }\n"
    ) {
      $0.replacing("Pill:", with: "Capsule:")
    }
    #expect(!told.contains { $0.contains("added") || $0.contains("removed") }, "\(told)")
  }

  /// In Swift, `PillStyle.edge` is the style and `PillStyle().edge` the property.
  @Test func aStyleWithTheNameOfAProperty() throws {
    let text = Self.components + "styles:\n  edge: { component: Pill, edge: 2 }\n"
    #expect(try difference(text, text).breaks.isEmpty)
    let renamed = try difference(text, text.replacing("  edge: {", with: "  wide: {"))
    #expect(renamed.breaks.map { "\($0.name) \($0.new ?? "")" } == ["PillStyle.edge PillStyle.wide"])
  }

  @Test(arguments: [
    ("  primary: { component: Pill, titleColor: red }\n", "  primary: { component: Tag, titleColor: red }\n"),
    ("  Pill.primary: { titleColor: red }\n", "  Tag.primary: { titleColor: red }\n"),
  ])
  func oneThatMovesToAnotherComponentIsToldSo(_ old: String, _ new: String) throws {
    let told = try told(old, new)
    #expect(told.count == 1 && told[0].contains("component: Pill → Tag"), "\(told)")
    #expect(told.first?.hasPrefix("changed") ?? false, "\(told)")
  }
}
