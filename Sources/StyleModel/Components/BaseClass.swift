/// The class that a component derives from, by UIKit's name.
public enum BaseClass: String, Hashable, Sendable, CaseIterable {
  case view = "UIView"
  case control = "UIControl"
  case button = "UIButton"
  case label = "UILabel"
  case imageView = "UIImageView"
  case collectionViewCell = "UICollectionViewCell"
  case tableViewCell = "UITableViewCell"

  /// The class of AppKit that stands for it.
  public var appKitName: String {
    switch self {
    case .view: "NSView"
    case .control: "NSControl"
    case .button: "NSButton"
    case .label: "NSTextField"
    case .imageView: "NSImageView"
    case .collectionViewCell, .tableViewCell: "NSView"
    }
  }

  public var parent: BaseClass? {
    switch self {
    case .view: nil
    case .control, .label, .imageView, .collectionViewCell, .tableViewCell: .view
    case .button: .control
    }
  }

  /// Whether it is `other` or derives from it.
  public func isKind(of other: BaseClass) -> Bool { self == other || parent?.isKind(of: other) ?? false }

  /// `UIView.ContentMode`.
  static let contentModes = ValueType.choice([
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "center", "top", "bottom", "left", "right", "topLeft",
    "topRight", "bottomLeft", "bottomRight",
  ])

  /// Whether it takes touches, and so has the states highlighted, selected and disabled.
  public var isControl: Bool { self == .control || self == .button }

  /// Whether a list highlights and selects it.
  public var isCell: Bool { self == .collectionViewCell || self == .tableViewCell }

  /// The states that it can be in.
  public var states: StateSet {
    switch self {
    case .view, .label, .imageView: [.focused, .hovered]
    case .collectionViewCell, .tableViewCell: [.highlighted, .selected, .focused, .hovered]
    case .control, .button: [.highlighted, .selected, .disabled, .focused, .hovered]
    }
  }

  /// The properties it brings, those of its parents first, with Apple's names, types and defaults.
  public var properties: [Property] { (parent?.properties ?? []) + ownProperties }

  private var ownProperties: [Property] {
    switch self {
    case .view:
      [
        property(
          "backgroundColor", .color, optional: true, .null, "What fills the view behind its contents."),
        property("alpha", .number(.cgFloat), .number(1), "How opaque the whole view is.", 0...1),
        property(
          "tintColor", .color, .color(SystemColor.systemBlue.color(appearance: .light, highContrast: false)),
          "The colour of what a person can act on."),
        property("clipsToBounds", .bool, .bool(false), "Whether contents end at the view's bounds."),
        property("isHidden", .bool, .bool(false), "Whether the view is left out of the picture."),
        property(
          "accessibilityIdentifier", .string, optional: true, .null, "What a user interface test finds it by."
        ),
      ]
    case .collectionViewCell, .tableViewCell:
      []
    case .control:
      [
        property("isEnabled", .bool, .bool(true), "Whether it answers to touches."),
        property("isSelected", .bool, .bool(false), "Whether it is chosen."),
      ]
    case .button:
      [
        property("title", .string, optional: true, .null, "The text on the button."),
        property(
          "titleColor", .color, optional: true, .null, "The colour of the title; the tint where null."),
        property("font", .font, .font(Font(size: 18)), "The font of the title."),
        property("image", .image, optional: true, .null, "The picture beside the title."),
        property("backgroundImage", .image, optional: true, .null, "The picture that fills the button."),
        property(
          "contentInsets", .edgeInsets, .edgeInsets(EdgeInsets(0)), "The space around title and image."),
      ]
    case .label:
      [
        property("text", .string, optional: true, .null, "What the label says."),
        property(
          "textColor", .color, .color(SystemColor.label.color(appearance: .light, highContrast: false)),
          "The colour of the text."),
        property("font", .font, .font(Font(size: 17)), "The font of the text."),
        property(
          "textAlignment", .choice(["left", "center", "right", "justified", "natural"]), .choice("natural"),
          "How lines stand between the left and the right edge."),
        property(
          "numberOfLines", .integer(.int), .integer(1), "The most lines shown; 0 is as many as needed.",
          0...Double(Int32.max)),
      ]
    case .imageView:
      [
        property("image", .image, optional: true, .null, "The picture shown."),
        property(
          "contentMode", BaseClass.contentModes, .choice("scaleToFill"),
          "How the picture is fitted into the bounds."),
      ]
    }
  }

  private func property(
    _ name: String, _ type: ValueType, optional: Bool = false, _ value: Value, _ summary: String,
    _ bounds: ClosedRange<Double>? = nil
  ) -> Property {
    Property(
      name: name, type: type, isOptional: optional, defaultValue: .system(value), owner: .base(self),
      summary: summary, bounds: bounds.map { NumberBounds(min: $0.lowerBound, max: $0.upperBound) })
  }
}

extension ModedValue {
  /// A value that Apple sets: a system colour varies as Apple publishes it.
  public static func system(_ value: Value) -> ModedValue {
    guard case .color(let color) = value, let name = color.system else {
      return ModedValue(value, origin: .unknown)
    }
    return ModedValue.system(name, origin: .unknown)
  }

  /// A system colour, with a case for each appearance and contrast in which it differs.
  public static func system(_ name: SystemColor, origin: Origin.ID) -> ModedValue {
    func color(_ modes: ModeSet) -> Value {
      .color(
        name.color(
          appearance: modes.contains(.dark) ? .dark : .light, highContrast: modes.contains(.highContrast)))
    }
    let conditions: [ModeSet] = [.dark, .highContrast, [.dark, .highContrast]]
    return ModedValue(
      color([]), origin: origin,
      cases: conditions.map { ModedValue.Case(modes: $0, value: color($0), origin: origin) })
  }
}
