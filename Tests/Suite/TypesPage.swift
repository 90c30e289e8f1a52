import StyleEmit
import StyleModel

@testable import StyleCompiler

/// `docs/types.md`, from the tables that the compiler and the emitters work with.
func typesPage() -> String {
  """
  # Types, layers and classes

  The reference of all values: how to write each type, its Swift type on each target, and the keys and defaults of layers and
  classes. [The style language](language.md) explains them by example. This page is generated from the compiler's tables.

  ## Types that Interface Builder shows

  `T?` is optional in every column: its value may be `null`.

  \(typeTable(propertyTypes.filter(\.isInspectable)))

  The ranges of the integer types:

  \(integerTable)

  ## Style types

  Structured values. Generated classes have these properties, but Interface Builder doesn't show them, because it has no control
  for them.

  \(typeTable(propertyTypes.filter { !$0.isInspectable }))

  ## Values that only layers and classes have

  \(typeTable([.transform, .path, .numbers]))

  ## Tokens

  The first key under `tokens` is the type of all tokens below it.

  \(table(["under `tokens`", "a value"], TokenType.allCases.map { ["`\($0.rawValue)`", $0.valueType.literal] }))

  ## Layers

  \(LayerKind.documented.map(\.section).joined(separator: "\n\n"))

  ## Classes

  \(BaseClass.allCases.map(section).joined(separator: "\n\n"))

  """
}

/// Every type that a property can be declared with, in the order in which they are told.
private let propertyTypes: [ValueType] =
  [.bool, .integer(.int), .number(.double), .number(.float), .number(.cgFloat), .string, .localizedString]
  + [.choice([]), .point, .size, .rect, .range, .color, .image]
  + [.gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .strings, .corners]

// MARK: Tables

private func table(_ head: [String], _ rows: [[String]]) -> String {
  func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
  return ([line(head), line(head.map { _ in "---" })] + rows.map(line)).joined(separator: "\n")
}

private func typeTable(_ types: [ValueType]) -> String {
  let targets = EmitTarget.allCases
  return table(
    ["type", "also written", "a value"] + targets.map(\.title) + ["Interface Builder"],
    types.map { type in
      [type.heading, type.otherNames, type.literal]
        + targets.map { type.cell(for: $0) } + [type.attribute]
    })
}

private let integerTable = table(
  ["type", "from", "to"],
  IntegerType.allCases.map { ["`\($0.rawValue)`", "\($0.bounds.least)", "\($0.bounds.greatest)"] })

private func section(_ base: BaseClass) -> String {
  let own = base.properties.filter { $0.owner == .base(base) }
  let touches =
    base.isControl
    ? "It takes touches, so it can be `highlighted`, `selected` and `disabled`. "
    : base.isCell ? "Its list makes it `highlighted` and `selected`. " : ""
  let heading = "### `\(base.rawValue)`\n\n\(touches)"
  if own.isEmpty, let parent = base.parent {
    return heading + "It has the properties of `\(parent.rawValue)`."
  }
  let parent = base.parent.map { "It has the properties of `\($0.rawValue)`, and:" } ?? "Its properties:"
  let rows = own.map { property in
    [
      "`\(property.name)`", type(property.type, isOptional: property.isOptional, property.bounds),
      "`\(property.defaultValue.value.spelling)`", property.summary ?? "",
    ]
  }
  return heading + parent + "\n\n"
    + table(["property", "type", "default", "meaning"], rows)
}

private func type(_ type: ValueType, isOptional: Bool, _ bounds: NumberBounds?) -> String {
  let name: String
  switch type {
  case .choice(let values): name = values.map { "`\($0)`" }.joined(separator: " ")
  case .numbers: name = type.name
  case .bool, .integer, .number, .string, .localizedString, .point, .size, .rect, .range, .color, .image,
    .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform, .path,
    .strings:
    name = "`\(type.name)\(isOptional ? "?" : "")`"
  }
  return bounds.map { "\(name), \($0.phrase)" } ?? name
}

// MARK: Words

extension EmitTarget {
  fileprivate var title: String {
    switch self {
    case .plain: "plain Swift"
    case .uikit: "UIKit"
    case .swiftui: "SwiftUI"
    case .appkit: "AppKit"
    }
  }
}

extension ValueType {
  fileprivate var heading: String {
    switch self {
    case .integer: "`Int`, `Int8` … `UInt64`"
    case .choice: "`String` with `values`"
    case .numbers: "numbers"
    case .bool, .number, .string, .localizedString, .point, .size, .rect, .range, .color, .image,
      .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform,
      .path, .strings:
      "`\(name)`"
    }
  }

  /// The names beside its own that a property can be declared with.
  fileprivate var otherNames: String {
    ValueType.names.filter { ValueType(named: $0) == self && $0 != name }.map { "`\($0)`" }
      .joined(separator: ", ")
  }

  /// The Swift of a target; what depends on the property in words.
  fileprivate func cell(for target: EmitTarget) -> String {
    switch (self, target) {
    case (.integer, _): "the same"
    case (.choice, .plain), (.choice, .swiftui): "an `enum` named after the property"
    case _: "`\(spelled(for: target))`"
    }
  }

  /// What Interface Builder calls its attribute, and where it shows none.
  fileprivate var attribute: String {
    guard let attribute = interfaceBuilderAttribute else { return "—" }
    if let reason = whyNotInspectable(isOptional: false) {
      return "\(attribute); left out, since it can't show \(reason)"
    }
    return whyNotInspectable(isOptional: true) == nil ? attribute : "\(attribute), unless optional"
  }

  /// How a value is written, as messages of the compiler say it.
  fileprivate var literal: String {
    let text = descriptor.advice
    let bare = text.hasPrefix("it as ") ? String(text.dropFirst("it as ".count)) : text
    return bare.replacing(" or as ", with: " or ")
  }
}

extension LayerKind {
  fileprivate static let documented: [LayerKind] = [
    .rectangle, .gradient, .shape, .text, .image, .stack, .material,
  ]

  /// The kind with its keys: for a rectangle those of every layer, for the others what they add.
  fileprivate var section: String {
    let common = LayerProperty.properties(of: .rectangle)
    let isCommon = self == .rectangle
    let own = LayerProperty.properties(of: self).filter { isCommon || !common.contains($0) }
    let rows = own.map { property in
      [
        "`\(property.name)`",
        type(property.valueType, isOptional: property.isOptional, property.bounds),
        "`\(property.defaultValue.spelling)`",
      ]
    }
    let section = "### `\(name)`\n\n\(meaning)\n\n" + table(["key", "type", "default"], rows)
    guard self == .stack else { return section }
    let stacked = LayerProperty.ofStackedLayers.map { property in
      "`\(property.name)`, \(type(property.valueType, isOptional: property.isOptional, property.bounds))"
    }
    return section + "\n\nA layer in a stack also has \(stacked.joined(separator: ", "))."
  }

  private var name: String {
    switch self {
    case .rectangle: "rectangle"
    case .gradient: "gradient"
    case .shape: "shape"
    case .text: "text"
    case .image: "image"
    case .stack: "stack"
    case .material: "material"
    case .component: "component"
    }
  }

  private var meaning: String {
    switch self {
    case .rectangle:
      "A `CALayer`. All other kinds have these keys too, and so does the root, `layer`. `shadow`, a value of type `Shadow`, sets\n"
        + "the four shadow keys."
    case .gradient: "A `CAGradientLayer`."
    case .shape:
      "A `CAShapeLayer`. [Outlines of shapes](language.md#outlines-of-shapes) says which keys belong to which `path`."
    case .text: "A `CATextLayer`."
    case .image: "A layer with an image as its contents."
    case .stack:
      "A `CALayer` that arranges its sublayers in a row or a column and is as large as they are. `leading` means the same as\n"
        + "`top`, and `trailing` the same as `bottom`."
    case .material:
      "A `CALayer` above a view that blurs what lies below it. `glass` and `clearGlass` are Liquid Glass on the systems of 2025 and\n"
        + "later; earlier systems show `thin` and `ultraThin`."
    case .component: "Another component."
    }
  }
}
