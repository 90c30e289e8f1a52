import StyleModel

/// The values that are set on a layer, as expressions in Swift.
struct SwiftUILayerValues {
  let index: Int
  let layer: Layer
  var readings: [LayerProperty: SwiftValue] = [:]
  /// The variable that holds the rectangle with the layer's corners.
  var outlineVariable: String?

  init(index: Int, layer: Layer) {
    self.index = index
    self.layer = layer
  }

  /// The value of a property; nil where nothing sets it.
  subscript(_ property: LayerProperty) -> SwiftValue? { readings[property] }

  func isKnown(_ property: LayerProperty, to be: Value) -> Bool { self[property]?.constant == be }

  /// The value that always holds: a constant, or Apple's default where nothing is set; nil where it varies.
  func known(_ property: LayerProperty) -> Value? {
    self[property].map(\.constant) ?? property.defaultValue
  }

  /// The value that is set, or Apple's default.
  func value(_ property: LayerProperty) -> Code {
    self[property]?.bare ?? Literal.code(AdaptiveValue(property.defaultValue))
  }

  /// A colour in SwiftUI's type; Core Animation's default where nothing sets one, and nil for none.
  func color(_ property: LayerProperty) -> Code? {
    guard let value = self[property] else {
      return property.defaultValue.swiftUIColor.map { Code("Color.\($0)") }
    }
    if value.isNull { return nil }
    let color = value.mayBeNil ? value.or(SwiftValue(".clear")) : value
    return color.calling("color", [Code("in: modes")]).code
  }

  /// A word of a closed set as a type of SwiftUI's; nil where nothing sets it.
  func choice(_ property: LayerProperty, as type: String) -> Code? {
    guard let value = self[property] else { return nil }
    let word = value.word.bare
    return value.choice.map { Code(".\($0)") }
      ?? .call(type, [type.hasPrefix("Style") ? word : word.labeled("styleName")])
  }

  /// The rectangle with the layer's corners.
  var outline: Code {
    if let outlineVariable { return Code(outlineVariable) }
    guard let radius = self[.cornerRadius]?.bare else { return Code("Rectangle()") }
    let style = (choice(.cornerCurve, as: "RoundedCornerStyle") ?? Code(".circular")).labeled("style")
    guard let corners = self[.maskedCorners], !isKnown(.maskedCorners, to: .corners(.all)) else {
      return .call("RoundedRectangle", [radius.labeled("cornerRadius"), style])
    }
    return .call(
      "StyleRoundedRectangle",
      [radius.labeled("cornerRadius"), corners.bare.labeled("corners"), style])
  }
}

extension Value {
  /// The colour that Core Animation has where nothing is set.
  fileprivate var swiftUIColor: String? {
    color.map { $0 == .black ? "black" : "white" }
  }
}
