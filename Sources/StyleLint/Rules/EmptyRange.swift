import StyleModel
import StyleSource

extension Rule {
  static let emptyRange = Rule(
    .emptyRange, .drawing,
    good: """
      styles:
        volume: { component: UISlider, minimumValue: 10, maximumValue: 20, value: 15 }
      """,
    looks: { appearance, _ in
      let properties = appearance.component.properties
      let known = appearance.component.base.properties
      func ofClass(_ name: String) -> Int? {
        known.contains { $0.name == name } ? properties.firstIndex { $0.name == name } : nil
      }
      guard let least = ofClass("minimumValue"), let greatest = ofClass("maximumValue") else { return [] }
      let empty = appearance.looks.indices.filter { index in
        let look = appearance.looks[index]
        guard let low = look.property(least).value.double, let high = look.property(greatest).value.double
        else { return false }
        return low >= high
      }
      guard let first = empty.first else { return [] }
      let look = appearance.looks[first]
      return [.emptyRange(look.property(least), look.property(greatest), empty, appearance)]
    })
}

extension DiagnosticCode {
  static let emptyRange = DiagnosticCode(
    "empty-range", .warning, "The least value of a slider or a stepper is less than the greatest.",
    explanation: """
      A slider whose ends are equal or crossed can't be moved, and UIKit stops an app that gives a stepper such
      ends. So generated code leaves a stepper's ends as they are.
      """,
    example: """
      styles:
        volume: { component: UISlider, minimumValue: 10, maximumValue: 5 }
                                                                     # ^
      """)
}

extension Diagnostic {
  fileprivate static func emptyRange(
    _ least: LookValue, _ greatest: LookValue, _ looks: [Int], _ appearance: StyleAppearance
  ) -> Diagnostic {
    let (low, high) = (least.value.double ?? 0, greatest.value.double ?? 0)
    let isAll = looks.count == appearance.looks.count
    return appearance.finding(
      .emptyRange, "a \(appearance.component.base.rawValue) has no values",
      ": the least is \(low.shown) and the greatest \(high.shown)", of: [greatest.origin, least.origin],
      in: isAll ? nil : looks,
      notes: ["give ‘maximumValue’ a value above ‘minimumValue’"])
  }
}
