import AppKit

/// What a class of AppKit's draws by itself, in the words of `LookDump`.
@MainActor func drawn(by view: NSView) -> [String] {
  func text(_ numbers: Double...) -> String { numbers.map(_fixed).joined(separator: " ") }
  func color(_ color: NSColor?) -> String {
    var text = "nil"
    view.effectiveAppearance.performAsCurrentDrawingAppearance { if let color { text = color.cgColor.text } }
    return text
  }
  switch view {
  case let view as NSSwitch: return ["switch; \(view.state == .on)"]
  case let view as NSSlider:
    return ["slider; \(text(view.doubleValue, view.minValue, view.maxValue)) \(color(view.trackFillColor))"]
  case let view as NSStepper:
    let values = text(view.doubleValue, view.minValue, view.maxValue, view.increment)
    return ["stepper; \(values) \(view.valueWraps) \(view.autorepeat)"]
  case let view as NSSegmentedControl:
    let titles = (0..<view.segmentCount).map { view.label(forSegment: $0) ?? "nil" }
    let state = "\(text(Double(view.selectedSegment))) \(view.trackingMode == .momentary)"
    let font = view.font?.text ?? "system 13.0000 regular"
    return ["segments; \(titles) \(state) \(color(view.selectedSegmentBezelColor)) \(font)"]
  case let view as NSProgressIndicator where view.style == .bar:
    let ends = "\(text(view.minValue, view.maxValue)) \(view.isIndeterminate)"
    return ["progress; \(text(view.doubleValue)) \(ends)"]
  case let view as NSProgressIndicator:
    let flags = "\(view._isAnimating) \(!view.isDisplayedWhenStopped)"
    return ["activity; \(view.controlSize) \(flags) \(view.isIndeterminate)"]
  case let view as NSSearchField:
    let font = view.font?.text ?? "system 17.0000 regular"
    let words = "\(view.stringValue); \(view.placeholderString ?? "nil")"
    return ["search; \(words); \(color(view.textColor ?? .labelColor)) \(font)"]
  default: return []
  }
}
