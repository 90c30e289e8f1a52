import StyleModel
import StyleSource

extension Rule {
  static let outsideRange = Rule(
    .outsideRange, .drawing,
    good: """
      styles:
        day: { component: UISegmentedControl, titles: [Day, Week, Month], selectedSegmentIndex: 2 }
      """,
    looks: { appearance, context in
      let component = appearance.component
      return RangedValue.all.compactMap { ranged in
        guard let value = component.index(ofClass: ranged.value) else { return nil }
        let bounds = ranged.bounds.map { ($0, component.index(ofClass: $0)) }
        let outside = appearance.looks.indices.filter { place in
          let look = appearance.looks[place]
          guard let number = look.property(value).value.double,
            context.sheet[look.property(value).origin].span != nil,
            let range = ranged.range(bounds.map { $0.1.map { look.property($0).value } })
          else { return false }
          return !range.contains(number)
        }
        return outside.first.map { _ in .outsideRange(ranged, value, bounds.map(\.1), outside, appearance) }
      }
    })
}

/// A value of a control that lies between others, or counts them.
private struct RangedValue {
  let value: String
  /// The properties that bound it.
  let bounds: [String]
  let kind: Kind

  enum Kind {
    /// Between a least and a greatest value.
    case ends
    /// The place of one of some texts, from 0 on; −1 is none.
    case text
    /// The place of one of a number of things.
    case count
  }

  /// What is counted.
  var noun: String {
    switch kind {
    case .ends: "value"
    case .text: String(bounds[0].dropLast())
    case .count: "page"
    }
  }

  static let all = [
    RangedValue(value: "value", bounds: ["minimumValue", "maximumValue"], kind: .ends),
    RangedValue(value: "selectedSegmentIndex", bounds: ["titles"], kind: .text),
    RangedValue(value: "selectedIndex", bounds: ["items"], kind: .text),
    RangedValue(value: "currentPage", bounds: ["numberOfPages"], kind: .count),
  ]

  /// Nil where nothing says it, as of texts that an app gives.
  func range(_ values: [Value?]) -> ClosedRange<Double>? {
    switch kind {
    case .ends:
      guard values.count == 2, let low = values[0]?.double, let high = values[1]?.double, low < high else {
        return nil
      }
      return low...high
    case .text:
      guard case .strings(let texts)? = values.first ?? nil, !texts.isEmpty else { return nil }
      return -1...Double(texts.count - 1)
    case .count:
      guard let count = values.first??.double, count > 0 else { return nil }
      return 0...(count - 1)
    }
  }
}

extension Component {
  /// The index of a property that the class of the component has by itself.
  fileprivate func index(ofClass name: String) -> Int? {
    base.properties.contains { $0.name == name } ? properties.firstIndex { $0.name == name } : nil
  }
}

extension DiagnosticCode {
  static let outsideRange = DiagnosticCode(
    "outside-range", .warning, "The value of a control is one that it can have.",
    explanation: """
      A slider or a stepper shows a value beyond its ends at the end. Segments, items and pages are counted from 0 on: the third has the index 2.
      Beyond the last one, nothing is selected.
      """,
    example: """
      styles:
        day: { component: UISegmentedControl, titles: [Day, Week, Month], selectedSegmentIndex: 3 }
                                                                                              # ^
      """)
}

extension Diagnostic {
  fileprivate static func outsideRange(
    _ ranged: RangedValue, _ value: Int, _ bounds: [Int?], _ looks: [Int], _ appearance: StyleAppearance
  ) -> Diagnostic {
    let look = appearance.looks[looks[0]]
    let found = look.property(value)
    let number = found.value.double ?? 0
    let range = ranged.range(bounds.map { $0.map { look.property($0).value } }) ?? 0...0
    let (before, after, note) =
      switch ranged.kind {
      case .ends:
        (
          "‘\(ranged.value)’ lies outside of the control's range",
          ": it is \(number.shown), and the control goes from \(range.lowerBound.shown) to \(range.upperBound.shown)",
          "write a number between them"
        )
      case .text, .count:
        (
          "‘\(ranged.value)’ is beyond the last \(ranged.noun)",
          ": it is \(number.shown), and the last one has the index \(range.upperBound.shown)",
          ranged.kind == .text ? "the first has the index 0, and -1 means none" : "the first has the index 0"
        )
      }
    return appearance.finding(
      .outsideRange, before, after,
      of: [found.origin] + bounds.compactMap { $0.map { look.property($0).origin } },
      in: looks.count == appearance.looks.count ? nil : looks, notes: [note])
  }
}
