import StyleModel
import Testing

/// What styles take over from those that they extend.
@Suite struct InheritanceTests {
  /// More settings for states than are looked through one by one.
  @Test func ofManySettingsForStatesEachIsThereOnce() throws {
    let states = ["highlighted", "selected", "disabled", "focused", "hovered", "selected+highlighted"]
    let settings = "{ alpha: 0.5, backgroundColor: red, tintColor: blue }"
    let sheet = compiled(
      """
      styles:
        base:
          component: UIButton
          states: { \(states.map { "\($0): \(settings)" }.joined(separator: ", ")) }
        mine:
          extends: base
          states: { disabled: { alpha: 0.25 }, selected+highlighted: { tintColor: green } }
      """
    ).product
    let (base, mine) = (sheet.styles[0].settings, sheet.styles[1].settings)
    #expect(base.count == 18)
    #expect(Set(mine.map(\.key)) == Set(base.map(\.key)))
    #expect(mine.count == 18)
    // What a style says itself stands behind what it takes over.
    #expect(mine.map(\.isInherited) == Array(repeating: true, count: 16) + [false, false])
    for setting in mine.suffix(2) {
      let replaced = try #require(base.first { $0.key == setting.key })
      #expect(setting.value.value != replaced.value.value)
      #expect(sheet[setting.value.origin].replaces == replaced.value.origin)
    }
  }

  /// Files are read side by side, and who extends a style of another file waits for it.
  @Test func aStyleOfAnotherFileIsTakenOverWhenFilesAreReadSideBySide() throws {
    let base = (
      path: "base.yaml", text: "styles:\n  base: { component: UIView, alpha: 0.5, tintColor: red }\n"
    )
    let files = (0..<40).map { index in
      (
        path: "f\(index).yaml",
        text: "imports: [base.yaml]\nstyles:\n  s\(index): { extends: base, alpha: 0.\(index + 51) }\n"
      )
    }
    let sheet = compiled(files + [base]).product
    let parent = try #require(sheet.styles.firstIndex { $0.name == "base" })
    for index in files.indices {
      let style = sheet.styles[index]
      #expect(style.parents == [parent])
      #expect(style.settings.map(\.isInherited) == [true, false])
      #expect(sheet[style.settings[0].value.origin].author == .style(parent))
      let own = sheet[style.settings[1].value.origin]
      #expect(own.author == .style(index))
      #expect(sheet[try #require(own.replaces)].author == .style(parent))
    }
  }

  /// Names that Swift makes the same are an error, and each still means its own style.
  @Test func ofClashingNamesEachMeansItsOwn() throws {
    let sheet = compiled(
      """
      styles:
        card-large: { component: UIView }
        cardLarge: { component: UIView }
        one: { extends: card-large }
        two: { extends: cardLarge }
      """
    ).product
    #expect(sheet.styles.map(\.parents) == [[], [], [0], [1]])
  }
}
