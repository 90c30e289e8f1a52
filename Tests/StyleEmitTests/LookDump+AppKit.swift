import StyleModel

extension LookDump {
  /// What a class of AppKit's that draws itself is told, in the words of `ControlDump.swift`.
  func drawnByAppKit(_ base: BaseClass) -> [String] {
    func texts(_ names: String...) -> String {
      names.map { text(properties[$0] ?? .null) }.joined(separator: " ")
    }
    func first(_ names: String..., usually usual: String) -> String {
      names.lazy.compactMap { properties[$0] }.first { !$0.isNull }.map(text) ?? usual
    }
    switch base {
    case .switchControl: return ["switch; " + texts("isOn")]
    case .slider:
      return ["slider; " + texts("value", "minimumValue", "maximumValue", "minimumTrackTintColor")]
    case .stepper:
      let values = texts("value", "minimumValue", "maximumValue", "stepValue")
      return ["stepper; \(values) " + texts("wraps", "autorepeat")]
    case .segmentedControl:
      guard case .strings(let titles)? = properties["titles"] else { return ["no titles"] }
      let index = properties["selectedSegmentIndex"]?.double ?? -1
      let selected = text(.number(index < Double(titles.count) ? index : -1))
      let font = first("font", usually: "system 13.0000 regular")
      return [
        "segments; \(titles) \(selected) " + texts("isMomentary", "selectedSegmentTintColor") + " \(font)"
      ]
    case .progressView: return ["progress; \(texts("progress")) 0.0000 1.0000 false"]
    case .activityIndicator:
      let size = properties["style"]?.text == "large" ? "regular" : "small"
      return ["activity; \(size) \(texts("isAnimating", "hidesWhenStopped")) true"]
    case .searchBar:
      func word(_ name: String, else other: String) -> String { properties[name]?.text ?? other }
      let words = "\(word("text", else: "")); \(word("placeholder", else: "nil"))"
      return ["search; \(words); \(texts("textColor")) \(texts("font"))"]
    case .view, .control, .button, .label, .imageView, .collectionViewCell, .tableViewCell, .textField,
      .textView, .pageControl, .visualEffect, .navigationBar, .tabBar,
      .toolbar:
      return []
    }
  }
}
