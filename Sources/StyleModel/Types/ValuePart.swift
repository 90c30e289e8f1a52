/// A part of a value that is written as a mapping. Readers, printers, the inspector and the schema walk these rows.
package struct ValuePart: Hashable, Sendable {
  package let name: String
  package let type: ValueType
  package let bounds: NumberBounds?
  /// What its numbers count.
  package let unit: ValueUnit
  package let isRequired: Bool
  /// Whether the part is a fraction of a whole, of which `50%` is half; for a point, whether its numbers are points or such fractions.
  package let takesPercentages: Bool
  /// Whether the part is the curve of an animation, which may have four numbers or the bounce of a spring in place of a word.
  package let takesCurves: Bool
  /// The value where the part is left out; null where there is none.
  package let standard: Value
  /// Whether a value that has been read may be without the part.
  package let mayBeNull: Bool

  package init(
    _ name: String, _ type: ValueType, _ bounds: NumberBounds? = nil, unit: ValueUnit? = nil,
    isRequired: Bool = false, takesPercentages: Bool = false, takesCurves: Bool = false,
    standard: Value = .null, mayBeNull: Bool? = nil
  ) {
    self.unit = unit ?? type.usualUnit(in: bounds)
    self.mayBeNull = mayBeNull ?? (standard == .null && !isRequired)
    self.name = name
    self.type = type
    self.bounds = bounds
    self.isRequired = isRequired
    self.takesPercentages = takesPercentages
    self.takesCurves = takesCurves
    self.standard = standard
  }
}

extension ValueType {
  /// The parts of a value of the type that is written as a mapping; none where it never is. For a list, of stops or of shadows, the parts
  /// of each element.
  package var parts: [ValuePart] {
    func numbers(_ names: [String], isRequired: Bool = true, standard: Value = .null) -> [ValuePart] {
      names.map {
        ValuePart($0, .number(.double), unit: .points, isRequired: isRequired, standard: standard)
      }
    }
    switch self {
    case .bool, .integer, .number, .string, .localizedString, .choice, .numbers, .strings: return []
    case .point: return numbers(["x", "y"])
    case .size: return numbers(["width", "height"])
    case .rect: return numbers(["x", "y", "width", "height"])
    case .range:
      return ["location", "length"].map {
        ValuePart($0, .integer(.int), NumberBounds(min: 0), isRequired: true)
      }
    case .edgeInsets:
      return numbers(["top", "left", "bottom", "right"], isRequired: false, standard: .number(0))
    case .corners:
      return Corner.allCases.map { ValuePart($0.rawValue, .bool, standard: .bool(false)) }
    case .color:
      return [
        ValuePart("color", .color, isRequired: true),
        ValuePart("alpha", .number(.double), NumberBounds(min: 0, max: 1), isRequired: true),
      ]
    case .image: return [ValuePart("systemName", .string), ValuePart("color", .color)]
    case .gradientStops: return GradientStop.parts
    case .shadow: return Shadow.parts
    case .shadows: return BoxShadow.parts
    case .outline: return LayerOutline.parts
    case .font: return Font.parts
    case .animation: return Animation.parts
    case .transform:
      return [
        // One number for both directions, or a size.
        ValuePart("scale", .size, unit: .plain, standard: .size(Size(width: 1, height: 1))),
        ValuePart("rotation", .number(.double), unit: .degrees, standard: .number(0)),
        ValuePart("translation", .point, takesPercentages: true, standard: .point(Point(x: 0, y: 0))),
      ]
    case .path: return SVGPath.parts
    }
  }

  /// Whether a value of the type is a list of mappings.
  package var isList: Bool { self == .gradientStops || self == .shadows }
}

extension Value {
  /// The type and the parts of a value that always has all of them, in the order of `ValueType.parts`; nil for others, and for lists.
  package var record: (type: ValueType, parts: [Value])? {
    switch self {
    case .point(let point): (.point, numbers(point.x, point.y))
    case .size(let size): (.size, numbers(size.width, size.height))
    case .rect(let rect): (.rect, numbers(rect.x, rect.y, rect.width, rect.height))
    case .range(let range):
      (.range, [range.location, range.length].map { .integer(Integer(integerLiteral: $0)) })
    case .edgeInsets(let insets):
      (.edgeInsets, numbers(insets.top, insets.left, insets.bottom, insets.right))
    case .shadow(let shadow): (.shadow, shadow.parts)
    case .outline(let outline): (.outline, outline.parts)
    case .font(let font): (.font, font.parts)
    case .animation(let animation): (.animation, animation.parts)
    case .transform(let transform):
      (
        .transform,
        [.size(transform.scale), .number(transform.rotation), .point(transform.translation)]
      )
    case .null, .invalid, .bool, .integer, .number, .string, .localizedString, .choice, .color, .image,
      .gradientStops, .shadows, .corners, .path, .numbers, .strings:
      nil
    }
  }

  private func numbers(_ numbers: Double...) -> [Value] { numbers.map { .number($0) } }
}
