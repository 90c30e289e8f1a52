public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

public enum UIAccessibilityContainerType: Int, Sendable {
  case none, semanticGroup
}

@MainActor open class UIAccessibilityElement {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) { accessibilityContainer = container as AnyObject }
}

extension UIView {
  /// What VoiceOver reaches in the view, in order: an element hides those in it, and what is hidden is left out
  /// (developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement).
  public var _spokenElements: [String] {
    if isHidden || accessibilityElementsHidden { return [] }
    if isAccessibilityElement {
      return [_spoken(accessibilityLabel, accessibilityValue, accessibilityTraits, accessibilityHint)]
    }
    let inner: [Any] = accessibilityElements ?? subviews
    return inner.flatMap { inner -> [String] in
      if let view = inner as? UIView { return view._spokenElements }
      guard let element = inner as? UIAccessibilityElement else { return [] }
      return [
        _spoken(element.accessibilityLabel, element.accessibilityValue, element.accessibilityTraits, nil)
      ]
    }
  }
}

/// A label, a value, traits and a hint as a test compares them.
private func _spoken(
  _ label: String?, _ value: String?, _ traits: UIAccessibilityTraits, _ hint: String?
) -> String {
  let names: [(UIAccessibilityTraits, String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.staticText, "staticText"), (.header, "header"),
    (.toggleButton, "toggleButton"), (.summaryElement, "summaryElement"),
    (.updatesFrequently, "updatesFrequently"), (.selected, "selected"), (.notEnabled, "notEnabled"),
  ]
  let found = names.filter { traits.contains($0.0) }.map(\.1)
  return [
    label ?? "nil", value.map { "= " + $0 }, found.isEmpty ? nil : "[\(found.joined(separator: " "))]", hint,
  ]
  .compactMap { $0 }.joined(separator: " ")
}
