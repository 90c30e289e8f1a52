/// The amount that a look draws, which takes memory and time however small the picture is.
package struct DrawnAmount: Hashable, Sendable {
  /// The number of characters of texts.
  package private(set) var characters = 0
  /// The number of points of paths and of stops of gradients; a shadow of a list counts as a hundred.
  package private(set) var points = 0

  /// The most that a look draws. 100,000 characters take 200 MB to typeset, and 200,000 points some seconds where all of them are in
  /// each row of pixels.
  package static let most = DrawnAmount(characters: 100_000, points: 200_000)

  package var isTooMuch: Bool {
    characters > DrawnAmount.most.characters || points > DrawnAmount.most.points
  }

  static func += (left: inout DrawnAmount, right: DrawnAmount) {
    left = DrawnAmount(
      characters: left.characters.addingClamped(right.characters),
      points: left.points.addingClamped(right.points))
  }

  static func * (left: DrawnAmount, right: DrawnAmount) -> DrawnAmount {
    DrawnAmount(
      characters: left.characters.multiplyingClamped(right.characters),
      points: left.points.multiplyingClamped(right.points))
  }

  /// The points of a tip of a star with the inner corner behind it. An arc is a line and two curves.
  fileprivate static func ofTip(isRound: Bool) -> Int { isRound ? 2 * 7 : 2 }

  /// The larger of both amounts, for characters and for points.
  fileprivate func union(_ other: DrawnAmount) -> DrawnAmount {
    DrawnAmount(characters: max(characters, other.characters), points: max(points, other.points))
  }
}

extension Int {
  fileprivate func addingClamped(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }

  fileprivate func multiplyingClamped(_ other: Int) -> Int {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? .max : product
  }
}

extension Value {
  /// The amount that a layer draws of the value.
  fileprivate var drawnAmount: DrawnAmount {
    switch self {
    case .string(let text), .localizedString(let text): DrawnAmount(characters: text.unicodeScalars.count)
    case .path(.svg(let path)): DrawnAmount(points: pointCount(inPathData: path.data))
    case .gradientStops(let stops): DrawnAmount(points: stops.count)
    case .shadows(let shadows): DrawnAmount(points: shadows.count.multiplyingClamped(100))
    case .path, .null, .invalid, .bool, .integer, .number, .choice, .point, .size, .rect, .range, .color,
      .image, .shadow, .outline, .font, .edgeInsets, .animation, .corners, .transform, .numbers, .strings:
      DrawnAmount()
    }
  }
}

/// The approximate number of points in the data of a path, by its numbers.
private func pointCount(inPathData data: String) -> Int {
  var numbers = 0
  var isInNumber = false
  for byte in data.utf8 {
    let isDigit = byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: ".")
    if isDigit, !isInNumber { numbers += 1 }
    // The exponent in `1e3` belongs to the number.
    isInNumber = isDigit || isInNumber && (byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E"))
  }
  return (numbers + 1) / 2
}

extension Look {
  /// The amount that the look draws, with the components that its layers hold.
  ///
  /// - Parameter title: The text of a control that has none of its own.
  package func drawnAmount(title: String?) -> DrawnAmount {
    var amount = DrawnAmount()
    for layer in layers where layer[.hidden] != .bool(true) {
      switch layer.kind {
      case .text:
        amount += layer[.string].drawnAmount
        if let title, case .null = layer[.string] {
          amount += DrawnAmount(characters: title.unicodeScalars.count)
        }
      case .shape:
        amount += layer[.path].drawnAmount
        if layer[.path] == .path(.star) || layer[.path] == .path(.polygon) {
          amount += DrawnAmount(
            points: DrawnAmount.ofTip(isRound: layer[.cornerRadius].double != 0)
              * Int(clamping: layer[.points].double ?? 0))
        }
      case .gradient: amount += layer[.stops].drawnAmount
      case .component:
        if let nested = layer.nested { amount += nested.drawnAmount(title: nil) }
      case .rectangle, .image, .stack, .material: break
      }
      amount += layer[.shadows].drawnAmount
    }
    return amount
  }
}

/// The most that the looks of a component and of its styles draw: as if each layer drew the most that something in them comes to.
struct DrawnBound: Sendable {
  /// The number of layers, with those of the components that layers hold.
  private var layers: Int
  private var largest: DrawnAmount

  /// - Parameter held: The bound of the component that a layer holds, by the layer's index.
  init(_ component: Component, held: (Int) -> DrawnBound?) {
    layers = component.layers.count
    largest = DrawnAmount()
    for value in component.drawnConstants { add(value) }
    add(title: component.preview.title)
    for layer in component.layers.indices {
      guard let held = held(layer) else { continue }
      layers = layers.addingClamped(held.layers)
      largest = largest.union(held.largest)
    }
  }

  /// Adds the values of a style.
  fileprivate mutating func add(_ style: Style) {
    for setting in style.settings { add(setting.value) }
    add(title: style.preview.title)
  }

  fileprivate var mayBeTooMuch: Bool {
    // A layer has one text, or one path or gradient, and one list of shadows.
    (largest * DrawnAmount(characters: layers, points: 2 * layers)).isTooMuch
  }

  private mutating func add(_ value: ModedValue) {
    add(value.value)
    for other in value.cases { add(other.value) }
  }

  private mutating func add(_ value: Value) {
    switch value {
    case .string, .localizedString, .path(.svg), .gradientStops, .shadows:
      largest = largest.union(value.drawnAmount)
    // A star has as many points as its layer says.
    case .path(.star), .path(.polygon): largest = largest.union(DrawnBound.ofStar)
    case .path, .null, .invalid, .bool, .integer, .number, .choice, .point, .size, .rect, .range, .color,
      .image, .shadow, .outline, .font, .edgeInsets, .animation, .corners, .transform, .numbers, .strings:
      break
    }
  }

  private static let ofStar = DrawnAmount(
    points: DrawnAmount.ofTip(isRound: true) * Int(clamping: LayerProperty.points.bounds?.max ?? 0))

  private mutating func add(title: String?) {
    if let title { largest = largest.union(DrawnAmount(characters: title.unicodeScalars.count)) }
  }
}

extension ComponentLooks {
  /// Whether a look of the component, or of one of its styles, may draw too much, so that each has to be examined.
  package func mayDrawTooMuch(withStyle style: Int?, in sheet: ResolvedSheet) -> Bool {
    var bound = drawnBound
    if let style { bound.add(sheet.styles[style]) }
    return bound.mayBeTooMuch
  }
}

extension ResolvedSheet {
  /// Whether a look of each component or of its styles may draw too much.
  package func componentsThatMayDrawTooMuch() -> [Bool] {
    var known = [DrawnBound?](repeating: nil, count: components.count)
    var bounds = components.indices.map { bound(ofComponent: $0, &known) }
    for style in styles { bounds[style.component].add(style) }
    return bounds.map(\.mayBeTooMuch)
  }

  private func bound(ofComponent index: Int, _ known: inout [DrawnBound?]) -> DrawnBound {
    if let bound = known[index] { return bound }
    let component = components[index]
    for held in component.layers.compactMap(\.kind.component) { _ = bound(ofComponent: held, &known) }
    let bound = DrawnBound(component) { component.layers[$0].kind.component.flatMap { known[$0] } }
    known[index] = bound
    return bound
  }
}

extension Component {
  /// The constants that may become a text, a path, a gradient or shadows of a layer.
  fileprivate var drawnConstants: [ModedValue] {
    properties.map(\.defaultValue) + layers.flatMap(\.settings).flatMap { $0.value.constants }
      + settings.flatMap { $0.value.constants } + variants.flatMap(\.settings).map(\.value)
  }
}
