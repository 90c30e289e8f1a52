import StyleModel
import Testing

@testable import StyleLint

/// What the code for a framework leaves out is found where it is written, for the frameworks that code is generated for.
@Suite struct NotOnTargetTests {
  private let example = Example(
    """
    components:
      Pages: { base: UIPageControl, states: { selected: { alpha: 0.4 } } }
      Mute: { base: UISwitch, layer: { sublayers: [{ name: plate, kind: rectangle }] } }
      Field: { base: UITextField }
      Pill: { base: UIButton, states: { highlighted: { alpha: 0.5 } } }
      Row: { base: UITableViewCell }
      Bar: { base: UIView, layer: { sublayers: [{ name: pill, kind: Pill }, { name: pages, kind: Pages }] } }
    styles:
      field: { component: Field, placeholderColor: red, placeholder: Name }
      blue: { extends: field, textColor: blue }
      row: { component: Row, states: { highlighted: { alpha: 0.5 } } }
      level: { component: UISlider, thumbTintColor: green }
    """)

  @Test(arguments: [
    ([AppleFramework.uikit], [String]()),
    (
      [.appkit],
      [
        "stylec doesn't generate a UIPageControl for AppKit",
        "AppKit can't set ‘thumbTintColor’ of a UISlider",
        "AppKit never shows a UITableViewCell as highlighted",
        "AppKit can't show the layer ‘plate’ of a UISwitch",
      ]
    ),
    (
      [.swiftui],
      [
        "SwiftUI can't set ‘thumbTintColor’ of a UISlider",
        "SwiftUI can't show a UIPageControl in the layer ‘pages’",
      ]
    ),
  ])
  func whatIsLeftOutIsFound(_ frameworks: [AppleFramework], _ messages: [String]) {
    let findings = lint(
      example.sheet, rules: .only([.notOnTarget]), sources: example.sources, for: Set(frameworks))
    #expect(findings.map(\.message).sorted() == messages.sorted())
    #expect(findings.allSatisfy { !$0.notes.isEmpty })
  }

  @Test func aPlaceHasOneFinding() {
    let findings = lint(example.sheet, rules: .only([.notOnTarget]), for: [.appkit, .swiftui])
    #expect(Set(findings.map(\.span)).count == findings.count && findings.count == 5)
    #expect(findings.contains { $0.message == "AppKit and SwiftUI can't set ‘thumbTintColor’ of a UISlider" })
  }
}
