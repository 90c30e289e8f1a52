/// The accessibility of a component, besides its label, value and hint, which are properties of its class.
public struct Accessibility: Hashable, Sendable {
  /// A number that is read as the value, unless there is a text for it.
  public var number: SpokenNumber?
  /// The traits in addition to those of the component's class.
  public var traits: AccessibilityTraits = []
  public var children = AccessibilityChildren.combine
  /// Whether assistive technologies read nothing of the component.
  public var isHidden = false

  public init() {}

  /// A number as assistive technologies read it.
  public struct SpokenNumber: Hashable, Sendable {
    public var expression: Expression
    /// Whether the number is a part of a whole, from 0 to 1, which is read in percent.
    public var isPart: Bool

    public init(_ expression: Expression, isPart: Bool) {
      self.expression = expression
      self.isPart = isPart
    }
  }
}

/// The accessibility of a layer.
public struct LayerAccessibility: Hashable, Sendable {
  /// The text that is read in place of the layer's own, or for a layer that has none.
  public var label: Expression?
  public var traits: AccessibilityTraits = []
  public var isHidden = false

  public init() {}
}

/// The way in which assistive technologies reach the texts of a component, in the words of SwiftUI's `AccessibilityChildBehavior`.
public enum AccessibilityChildren: String, Hashable, Sendable, CaseIterable {
  /// The component is one element that reads all of its texts.
  case combine
  /// Each text is an element.
  case contain
  /// The component is one element that reads its own label and none of its texts.
  case ignore
}

/// The traits of an accessibility element, in the words of UIKit's `UIAccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  public static let staticText = AccessibilityTraits(rawValue: 1 << 3)
  public static let header = AccessibilityTraits(rawValue: 1 << 4)
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 5)
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 6)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 7)
  // Those of a state, which no style file names.
  package static let selected = AccessibilityTraits(rawValue: 1 << 8)
  package static let notEnabled = AccessibilityTraits(rawValue: 1 << 9)

  /// The traits that a style file may name, in order.
  public static let named: [(name: String, trait: AccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("staticText", .staticText), ("header", .header),
    ("toggleButton", .toggleButton), ("summaryElement", .summaryElement),
    ("updatesFrequently", .updatesFrequently),
  ]

  /// The traits that a style file may name of a layer, which people don't operate.
  public static let namedOfLayer = named.filter { [.image, .staticText, .header].contains($0.trait) }

  /// UIKit's names of the traits, in order.
  package var names: [String] {
    let all = AccessibilityTraits.named + [("selected", .selected), ("notEnabled", .notEnabled)]
    return all.filter { contains($0.trait) }.map(\.name)
  }

  /// The traits of which an element has one: if a style file names one, that of the class doesn't hold.
  private static let kinds: AccessibilityTraits = [.button, .link, .image, .staticText, .toggleButton]

  /// The traits, in addition to those of a class.
  func added(to standard: AccessibilityTraits) -> AccessibilityTraits {
    var traits = isDisjoint(with: .kinds) ? union(standard) : union(standard.subtracting(.kinds))
    // “Combine the toggle trait with a button trait”: developer.apple.com/documentation/uikit/uiaccessibilitytraits/togglebutton
    if traits.contains(.toggleButton) { traits.insert(.button) }
    return traits
  }
}
