/// The facts of a kind of value that are true everywhere: the words for it, its types in Swift, and what may be done with it.
///
/// Kinds differ in how a value is read, drawn and generated, which is a `switch` where it happens.
package final class ValueDescriptor: Sendable {
  /// The name of the type in messages and documentation, such as `CGPoint`.
  package let name: String
  /// The names in style files, without `?`; empty where no property of a component has the type.
  package let spellings: [String]
  /// The words for a value, as one would say them to a designer: “a colour”.
  package let phrase: String
  /// The way in which a value is written, such as “a whole number, such as 3”; messages put “Write” before it.
  package let advice: String
  /// The type of user defined runtime attribute that Interface Builder stores such a property as; nil where it has none.
  package let attribute: String?
  /// The type in generated structs.
  package let swiftType: String
  /// The types of generated classes' properties, where they aren't that of the structs.
  package let classTypes: (uikit: String, appkit: String)?
  /// The type of tokens that a literal can be taken out as; nil where no token holds such a value.
  package let tokenType: TokenType?
  package let traits: Traits

  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The type is a number, with which expressions calculate.
    package static let numeric = Traits(rawValue: 1)
    /// The type is a text that may hold anything.
    package static let text = Traits(rawValue: 2)
    /// The type holds colours, and so may differ by appearance and contrast within one value.
    package static let adaptive = Traits(rawValue: 4)
  }

  fileprivate init(
    _ name: String, _ spellings: [String], _ phrase: String, _ advice: String, attribute: String? = nil,
    swift swiftType: String, classes: (uikit: String, appkit: String)? = nil,
    token tokenType: TokenType? = nil,
    _ traits: Traits = []
  ) {
    self.name = name
    self.spellings = spellings
    self.phrase = phrase
    self.advice = advice
    self.attribute = attribute
    self.swiftType = swiftType
    classTypes = classes
    self.tokenType = tokenType
    self.traits = traits
  }
}

extension ValueType {
  /// The descriptor of this kind. That of a choice, which is written by its words, has no name and no phrase of its own.
  package var descriptor: ValueDescriptor {
    switch self {
    case .bool: .bool
    case .integer(let type): ValueDescriptor.integers[type] ?? .int
    case .number(.double): .double
    case .number(.float): .float
    case .number(.cgFloat): .cgFloat
    case .string: .string
    case .localizedString: .localizedString
    case .choice: .choice
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .range: .range
    case .color: .color
    case .image: .image
    case .gradientStops: .gradientStops
    case .shadow: .shadow
    case .shadows: .shadows
    case .outline: .outline
    case .font: .font
    case .edgeInsets: .edgeInsets
    case .animation: .animation
    case .corners: .corners
    case .transform: .transform
    case .path: .path
    case .numbers: .numbers
    case .strings: .strings
    }
  }

  /// A type of each kind but the choices, which are declared with their words.
  package static let named: [ValueType] =
    [.bool] + IntegerType.allCases.map { .integer($0) } + NumberType.allCases.map { .number($0) } + [
      .string, .localizedString, .point, .size, .rect, .range, .color, .image, .gradientStops, .shadow,
      .shadows, .outline,
      .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers, .strings,
    ]
}

extension ValueDescriptor {
  fileprivate static let bool = ValueDescriptor(
    "Bool", ["Bool"], "true or false", "true or false", attribute: "Boolean", swift: "Bool", token: .bool)

  fileprivate static let int = integer(.int)
  fileprivate static let integers = Dictionary(
    uniqueKeysWithValues: IntegerType.allCases.map { ($0, integer($0)) })

  private static func integer(_ type: IntegerType) -> ValueDescriptor {
    let objectiveC: [IntegerType: String] = [.int: "NSInteger", .uint: "NSUInteger"]
    return ValueDescriptor(
      type.rawValue, [type.rawValue] + (objectiveC[type].map { [$0] } ?? []), "a whole number",
      "a whole number, such as 3", attribute: "Number", swift: type.rawValue, token: .number, .numeric)
  }

  fileprivate static let double = number(.double, swift: "Double")
  fileprivate static let float = number(.float, swift: "Float")
  fileprivate static let cgFloat = number(
    .cgFloat, swift: "Double", classes: ("CGFloat", "CGFloat"), token: .length)

  private static func number(
    _ type: NumberType, swift: String, classes: (uikit: String, appkit: String)? = nil,
    token: TokenType = .number
  ) -> ValueDescriptor {
    ValueDescriptor(
      type.rawValue, [type.rawValue], "a number",
      "a number, such as 0.5, or a reference to one, such as $length.radius", attribute: "Number",
      swift: swift, classes: classes, token: token, .numeric)
  }

  fileprivate static let string = ValueDescriptor(
    "String", ["String", "NSString"], "text", "a text, such as Delete or \"Delete\"", attribute: "String",
    swift: "String", token: .string, .text)
  fileprivate static let localizedString = ValueDescriptor(
    "LocalizedString", ["LocalizedString"], "the key of a text",
    "a key of a strings table, such as button.delete", attribute: "Localized String", swift: "String", .text)
  fileprivate static let choice = ValueDescriptor(
    "", [], "", "one of these words", attribute: "String", swift: "String", classes: ("String", "String"))

  fileprivate static let point = ValueDescriptor(
    "CGPoint", ["CGPoint", "NSPoint"], "a point", "it as [x, y] or as { x: 0, y: 0 }", attribute: "Point",
    swift: "StylePoint", classes: ("CGPoint", "CGPoint"))
  fileprivate static let size = ValueDescriptor(
    "CGSize", ["CGSize", "NSSize"], "a size", "it as [width, height] or as { width: 0, height: 0 }",
    attribute: "Size", swift: "StyleSize", classes: ("CGSize", "CGSize"))
  fileprivate static let rect = ValueDescriptor(
    "CGRect", ["CGRect", "NSRect"], "a rectangle",
    "it as [x, y, width, height] or as { x: 0, y: 0, width: 0, height: 0 }", attribute: "Rect",
    swift: "StyleRect", classes: ("CGRect", "CGRect"))
  fileprivate static let range = ValueDescriptor(
    "NSRange", ["NSRange"], "a range", "it as [location, length] or as { location: 0, length: 0 }",
    attribute: "Range", swift: "StyleRange", classes: ("NSRange", "NSRange"))

  fileprivate static let color = ValueDescriptor(
    "UIColor", ["UIColor", "NSColor", "Color"], "a colour",
    "a colour such as \"#007AFF\", rgb(0 122 255), red or systemBlue", attribute: "Color",
    swift: "StyleColor", classes: ("UIColor", "NSColor"), token: .color, .adaptive)
  fileprivate static let image = ValueDescriptor(
    "UIImage", ["UIImage", "NSImage", "Image"], "an image",
    "the name of an image, { systemName: star } or { color: red }", attribute: "Image", swift: "StyleImage",
    classes: ("UIImage", "NSImage"), token: .image, [.text, .adaptive])
  fileprivate static let gradientStops = ValueDescriptor(
    "GradientStops", ["GradientStops"], "a list of gradient stops",
    "a list of stops, each as { color: red, location: 0 }", swift: "[StyleGradientStop]", token: .gradient,
    .adaptive)
  fileprivate static let shadow = ValueDescriptor(
    "Shadow", ["Shadow"], "a shadow", "it as { color: black, opacity: 0.3, offset: [0, 2], radius: 4 }",
    swift: "StyleShadow", token: .shadow, .adaptive)
  fileprivate static let shadows = ValueDescriptor(
    "Shadows", ["Shadows"], "a list of shadows",
    "a list of shadows, each as { color: black, opacity: 0.3, offset: [0, 2], radius: 4, spread: 1 }",
    swift: "[StyleBoxShadow]", token: .shadows, .adaptive)
  fileprivate static let outline = ValueDescriptor(
    "Outline", ["Outline"], "an outline", "it as { width: 2, offset: 2, color: blue }",
    swift: "StyleOutline", token: .outline, .adaptive)
  fileprivate static let font = ValueDescriptor(
    "Font", ["Font"], "a font", "it as { size: 17, weight: bold } or as { textStyle: body, lineHeight: 24 }",
    swift: "StyleFont", token: .font)
  fileprivate static let edgeInsets = ValueDescriptor(
    "EdgeInsets", ["EdgeInsets"], "a set of insets",
    "one number, [top, left, bottom, right] or { top: 0, left: 0 }", swift: "StyleEdgeInsets",
    token: .edgeInsets)
  fileprivate static let animation = ValueDescriptor(
    "Animation", ["Animation"], "an animation", "it as { duration: 0.2, curve: easeInOut }",
    swift: "StyleAnimation", token: .animation)

  // Types that only layers have.
  fileprivate static let corners = ValueDescriptor(
    "CACornerMask", ["CACornerMask"], "a set of corners",
    "all, none, a list of topLeft, topRight, bottomLeft and bottomRight, or { topLeft: true }",
    swift: "StyleCorners")
  fileprivate static let transform = ValueDescriptor(
    "Transform", [], "a transform", "it as { scale: 1.1, rotation: 45, translation: [0, 2] }",
    swift: "StyleTransform")
  fileprivate static let path = ValueDescriptor(
    "Path", [], "a path",
    "a name such as ellipse or sector, or an SVG path as { svg: \"M0 0 H10\", viewBox: [0, 0, 24, 24] }",
    swift: "StylePath")
  fileprivate static let numbers = ValueDescriptor(
    "a list of numbers", [], "a list of numbers", "a list of numbers, such as [4, 2]", swift: "[Double]")
  fileprivate static let strings = ValueDescriptor(
    "Strings", ["Strings"], "a list of texts", "a list of texts, such as [Day, Week]", swift: "[String]")
}
