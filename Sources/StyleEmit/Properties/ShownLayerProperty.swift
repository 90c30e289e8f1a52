import StyleModel

/// The row of a property of a layer: how the frameworks show it. `LayerProperty.shown` has the row of each.
struct ShownLayerProperty: Sendable {
  /// The way in which UIKit and AppKit set the property.
  var setting: Setting
  /// The conversion of a plain value to Core Animation's type.
  var conversion: Conversion
  /// The name of the property of a `CALayer`, if it differs from that of the language.
  var member: String?
  var swiftUI: InSwiftUI
  /// Whether UIKit and AppKit have a property of a view for this one, which an app sets while a style is shown.
  var isOfView: Bool

  enum Setting: Sendable {
    /// The property is assigned: `layer.borderWidth = look.width`.
    case assigned
    /// A method shows the value: `layer.show(look.font, for: traitCollection)`.
    case shown(uikit: [Argument], appkit: [Argument])
    /// A method shows the text: `layer.show(text: look.text)`.
    case text
    /// A call rounds the corners, which the layout repeats: `layer._styleRound(by: look.radius)`.
    case rounded
    /// A call that changes the anchor: `layer.turn(about: CGPoint(look.anchor))`
    case turned
    /// The layout makes the path of a shape from it.
    case outline
    /// The layout places the layers of a stack by it.
    case stack
    /// The layout places the line of a gradient by it.
    case line
    /// The layout shrinks a text by it.
    case shrinking
    /// The layer's contents have it as their colour.
    case tint
    /// The layer's view shows it.
    case view
  }

  enum Argument: Sendable {
    /// The view's appearance and, in UIKit, its text size and the scale of its screen.
    case traits
    case scale
    /// The colour of a symbol, if there is one.
    case tint
  }

  enum Conversion: Sendable {
    case same
    case color
    /// A `Float`, such as `Float(look.opacity)`, unless the value is a literal.
    case float
    /// An initializer with the value: `CGSize(look.offset)`.
    case made(String)
    /// One of a closed set of words, made by the initializer of a type with a label.
    case word(String, label: String = "rawValue")
    case function(@Sendable (_ value: SwiftValue, _ traits: String) -> SwiftValue)
  }

  enum InSwiftUI: Sendable {
    /// A function of `SwiftUILayer` reads it, together with other properties.
    case composed
    /// An argument of `StrokeStyle`, in the order of the properties.
    case stroke(String, Stroke)
  }

  enum Stroke: Sendable {
    case number
    case word(String)
    case numbers
  }

  init(
    _ setting: Setting = .assigned, _ conversion: Conversion = .same, member: String? = nil,
    swiftUI: InSwiftUI = .composed, isOfView: Bool = false
  ) {
    self.setting = setting
    self.conversion = conversion
    self.member = member
    self.swiftUI = swiftUI
    self.isOfView = isOfView
  }
}

extension LayerProperty {
  /// The row of the property: how the frameworks show it.
  var shown: ShownLayerProperty { LayerProperty.shownRows[Int(rawValue)] }

  private static let shownRows: [ShownLayerProperty] = allCases.map(\.shownRow)

  private var shownRow: ShownLayerProperty {
    switch self {
    case .backgroundColor: ShownLayerProperty(.assigned, .color)
    case .borderColor: ShownLayerProperty(.assigned, .color)
    case .borderWidth: ShownLayerProperty()
    case .cornerRadius: ShownLayerProperty(.rounded)
    case .cornerCurve: ShownLayerProperty(.assigned, .word("CALayerCornerCurve"))
    case .maskedCorners: ShownLayerProperty(.assigned, .made("CACornerMask"))
    case .masksToBounds: ShownLayerProperty(isOfView: true)
    case .opacity: ShownLayerProperty(.assigned, .float, isOfView: true)
    case .hidden: ShownLayerProperty(member: "isHidden", isOfView: true)
    case .shadowColor: ShownLayerProperty(.assigned, .color)
    case .shadowOpacity: ShownLayerProperty(.assigned, .float)
    case .shadowOffset: ShownLayerProperty(.assigned, .made("CGSize"))
    case .shadowRadius: ShownLayerProperty()
    case .transform: ShownLayerProperty(.assigned, .made("CATransform3D"), isOfView: true)
    case .anchorPoint: ShownLayerProperty(.turned, .made("CGPoint"))
    case .shadows: ShownLayerProperty(.shown(uikit: [.traits], appkit: [.traits]))
    case .outline: ShownLayerProperty(.shown(uikit: [.traits], appkit: [.traits]))

    case .stops:
      ShownLayerProperty(
        .shown(uikit: [.traits], appkit: [.traits]),
        .function { SwiftValue("\($0.code.text).map { $0.color.cgColor(for: \($1)) }") })
    case .startPoint: ShownLayerProperty(.assigned, .made("CGPoint"))
    case .endPoint: ShownLayerProperty(.assigned, .made("CGPoint"))
    case .angle: ShownLayerProperty(.line)
    case .type: ShownLayerProperty(.assigned, .word("CAGradientLayerType"))

    case .path: ShownLayerProperty(.outline)
    case .points: ShownLayerProperty(.outline)
    case .innerRadius: ShownLayerProperty(.outline)
    case .startAngle: ShownLayerProperty(.outline)
    case .endAngle: ShownLayerProperty(.outline)
    case .arrowEdge: ShownLayerProperty(.outline)
    case .arrowPosition: ShownLayerProperty(.outline)
    case .arrowOffset: ShownLayerProperty(.outline)
    case .arrowWidth: ShownLayerProperty(.outline)
    case .arrowHeight: ShownLayerProperty(.outline)
    case .fillColor: ShownLayerProperty(.assigned, .color)
    case .fillRule:
      ShownLayerProperty(
        .assigned,
        .function { value, _ in
          value.choice.map { SwiftValue("." + $0) }
            ?? SwiftValue("\(value.word.code.text) == \"evenOdd\" ? .evenOdd : .nonZero", .ternary)
        })
    case .strokeColor: ShownLayerProperty(.assigned, .color)
    case .lineWidth: ShownLayerProperty(swiftUI: .stroke("lineWidth", .number))
    case .lineCap:
      ShownLayerProperty(
        .assigned, .word("CAShapeLayerLineCap"), swiftUI: .stroke("lineCap", .word("CGLineCap")))
    case .lineJoin:
      ShownLayerProperty(
        .assigned, .word("CAShapeLayerLineJoin"), swiftUI: .stroke("lineJoin", .word("CGLineJoin")))
    case .miterLimit: ShownLayerProperty(swiftUI: .stroke("miterLimit", .number))
    case .lineDashPattern:
      ShownLayerProperty(
        .assigned, .function { value, _ in SwiftValue(value.code.text + ".map { NSNumber(value: $0) }") },
        swiftUI: .stroke("dash", .numbers))
    case .lineDashPhase: ShownLayerProperty(swiftUI: .stroke("dashPhase", .number))
    case .strokeStart: ShownLayerProperty()
    case .strokeEnd: ShownLayerProperty()

    case .string: ShownLayerProperty(.text)
    case .font: ShownLayerProperty(.shown(uikit: [.traits], appkit: [.scale]))
    case .foregroundColor: ShownLayerProperty(.assigned, .color)
    case .alignmentMode: ShownLayerProperty(.assigned, .word("CATextLayerAlignmentMode"))
    case .verticalAlignment:
      ShownLayerProperty(.assigned, .word("StyleTextLayer.VerticalAlignment", label: "styleName"))
    case .truncationMode: ShownLayerProperty(.assigned, .word("CATextLayerTruncationMode"))
    case .isWrapped: ShownLayerProperty()
    case .numberOfLines: ShownLayerProperty(member: "isWrapped")
    case .minimumScaleFactor: ShownLayerProperty(.shrinking)

    case .axis: ShownLayerProperty(.stack)
    case .spacing: ShownLayerProperty(.stack)
    case .alignment: ShownLayerProperty(.stack)
    case .distribution: ShownLayerProperty(.stack)
    case .insets: ShownLayerProperty(.stack)
    case .minWidth: ShownLayerProperty(.stack)
    case .minHeight: ShownLayerProperty(.stack)
    case .spacingAfter: ShownLayerProperty(.stack)

    case .contents:
      ShownLayerProperty(.shown(uikit: [.tint, .traits], appkit: [.tint, .traits, .scale]))
    case .contentMode:
      ShownLayerProperty(
        .assigned, .word("CALayerContentsGravity", label: "styleContentMode"), member: "contentsGravity")
    case .tintColor: ShownLayerProperty(.tint)

    case .material: ShownLayerProperty(.view)
    }
  }
}

extension ShownLayerProperty {
  /// Whether AppKit needs the scale of the screen to show the property.
  var needsScale: Bool {
    if case .shown(_, let arguments) = setting {
      arguments.contains { if case .scale = $0 { true } else { false } }
    } else {
      false
    }
  }

  /// Whether the path of a shape depends on the property.
  var isOutline: Bool { if case .outline = setting { true } else { false } }

  /// Whether a `CALayer` has the property as a `Float`, and styles as a `CGFloat`.
  var isFloat: Bool { if case .float = conversion { true } else { false } }
}
