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
      func index(_ name: String) -> Int? { component.properties.firstIndex { $0.name == name } }
      guard let ranged = RangedValue.of(component.base), let value = index(ranged.value) else { return [] }
      let bounds = ranged.bounds.map(index)
      let outside = appearance.looks.indices.filter { place in
        let look = appearance.looks[place]
        guard let number = look.property(value).value.double,
          context.sheet[look.property(value).origin].span != nil,
          let range = ranged.range(bounds.map { $0.map { look.property($0).value } })
        else { return false }
        return !range.contains(number)
      }
      return outside.isEmpty ? [] : [.outsideRange(ranged, value, bounds, outside, appearance)]
    })
}

/// A property of a control whose value lies between others, or counts them.
private struct RangedValue {
  let value: String
  /// The names of the properties that bound the value.
  let bounds: [String]
  let kind: Kind

  enum Kind {
    /// A value between a least and a greatest one.
    case ends
    /// The index of one of some texts, from 0 on; −1 is none.
    case text
    /// The index of one of a number of things.
    case count
  }

  /// The word for what is counted.
  var noun: String {
    switch kind {
    case .ends: "value"
    case .text: String(bounds[0].dropLast())
    case .count: "page"
    }
  }

  static func of(_ base: BaseClass) -> RangedValue? {
    switch base {
    case .slider, .stepper:
      RangedValue(value: "value", bounds: ["minimumValue", "maximumValue"], kind: .ends)
    case .segmentedControl: RangedValue(value: "selectedSegmentIndex", bounds: ["titles"], kind: .text)
    case .tabBar: RangedValue(value: "selectedIndex", bounds: ["items"], kind: .text)
    case .pageControl: RangedValue(value: "currentPage", bounds: ["numberOfPages"], kind: .count)
    case .view, .control, .button, .label, .imageView, .collectionViewCell, .tableViewCell, .textField,
      .textView,
      .switchControl, .progressView, .activityIndicator, .searchBar, .navigationBar, .toolbar, .visualEffect:
      nil
    }
  }

  /// The range of the value; nil where it isn't known, as for texts that an app sets.
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
