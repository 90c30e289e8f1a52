import Foundation
import StyleModel

/// Values as the tests write them, by the compiler's and by generated Swift.
enum SpelledValues {
  static func text(_ value: Value) -> String {
    switch value {
    case .null: "nil"
    case .bool(let flag): "\(flag)"
    case .integer(let integer): integer.double == integer.double.rounded() ? "\(Int(integer.double))" : "?"
    case .number(let number): text(number)
    case .string(let text), .choice(let text): text
    case .point(let point): "\(text(point.x)) \(text(point.y))"
    case .size(let size): "\(text(size.width)) \(text(size.height))"
    case .color(let color): text(color)
    case .image(.asset(let name)): "asset \(name)"
    case .image(.system(let name)): "system \(name)"
    case .image(.color(let color)): "color \(text(color))"
    case .gradientStops(let stops):
      stops.map { "\(text($0.color)) at \(text($0.location))" }.joined(separator: ", ")
    case .shadows(let shadows):
      shadows.map { shadow in
        let numbers = [
          shadow.opacity, shadow.offset.width, shadow.offset.height, shadow.radius, shadow.spread,
        ]
        return "\(text(shadow.color)) \(numbers.map(text).joined(separator: " ")) \(shadow.isInset)"
      }.joined(separator: ", ")
    case .outline(let outline):
      "\(text(outline.width)) \(text(outline.offset)) \(text(outline.color))"
    case .font(let font):
      "\(font.family ?? "nil") \(font.size.map(text) ?? "nil") \(font.weight) \(font.textStyle.map { "\($0)" } ?? "nil")"
    case .corners(let corners): "\(corners.rawValue)"
    case .transform(let transform):
      [
        transform.scale.width, transform.scale.height, transform.rotation, transform.translation.x,
        transform.translation.y, transform.relativeTranslation.x, transform.relativeTranslation.y,
      ].map(text).joined(separator: " ")
    case .path(.svg(let path)):
      path.elements.map(text).joined()
        + (path.viewBox.map { box in
          " in " + [box.x, box.y, box.width, box.height].map(text).joined(separator: " ")
            + " \(path.preserveAspectRatio.rawValue)"
        } ?? "")
    case .path(let path): "\(path)"
    case .numbers(let numbers): numbers.map(text).joined(separator: " ")
    case .strings(let texts): "\(texts)"
    case .localizedString, .rect, .range, .shadow, .edgeInsets, .animation, .invalid: "?"
    }
  }

  private static func text(_ number: Double) -> String { String(format: "%.3f", number) }

  private static func text(_ color: Color) -> String {
    let shown = color.shown
    return [shown.components.first, shown.components.second, shown.components.third, shown.alpha].map(text)
      .joined(separator: " ")
  }

  private static func text(_ element: PathElement) -> String {
    func pair(_ point: Point) -> String { "\(text(point.x)) \(text(point.y))" }
    return switch element {
    case .move(let end): "M\(pair(end))"
    case .line(let end): "L\(pair(end))"
    case .curve(let first, let second, let end): "C\(pair(first)) \(pair(second)) \(pair(end))"
    case .close: "Z"
    }
  }

  /// The same of a generated struct's values, in Swift.
  static let source = #"""
    import Foundation
    nonisolated(unsafe) var isDark = false
    func spelled(_ number: Double) -> String { String(format: "%.3f", number) }
    func spelled(_ number: Double?) -> String { number.map { spelled($0) } ?? "nil" }
    func spelled(_ value: Int) -> String { "\(value)" }
    func spelled(_ flag: Bool) -> String { "\(flag)" }
    func spelled(_ text: String?) -> String { text ?? "nil" }
    func spelled<Choice: RawRepresentable<String>>(_ choice: Choice) -> String { choice.rawValue }
    func spelled(_ color: StyleColor?) -> String {
      guard let color else { return "nil" }
      let parts = color.components(isDark: isDark, hasHighContrast: false)
      return [parts.red, parts.green, parts.blue, parts.alpha].map(spelled).joined(separator: " ")
    }
    func spelled(_ outline: StyleOutline?) -> String {
      guard let outline else { return "nil" }
      return "\(spelled(outline.width)) \(spelled(outline.offset)) \(spelled(outline.color))"
    }
    func spelled(_ shadows: [StyleBoxShadow]) -> String {
      shadows.map { shadow in
        let numbers = [
          shadow.opacity, shadow.offset.width, shadow.offset.height, shadow.radius, shadow.spread,
        ]
        return "\(spelled(shadow.color)) \(spelled(numbers)) \(shadow.isInset)"
      }.joined(separator: ", ")
    }
    func spelled(_ image: StyleImage?) -> String {
      switch image {
      case .asset(let name): return "asset \(name)"
      case .system(let name): return "system \(name)"
      case .color(let color): return "color \(spelled(color))"
      case nil: return "nil"
      }
    }
    func spelled(_ stops: [StyleGradientStop]) -> String {
      stops.map { "\(spelled($0.color)) at \(spelled($0.location))" }.joined(separator: ", ")
    }
    func spelled(_ numbers: [Double]) -> String { numbers.map(spelled).joined(separator: " ") }
    func spelled(_ point: StylePoint) -> String { "\(spelled(point.x)) \(spelled(point.y))" }
    func spelled(_ size: StyleSize) -> String { "\(spelled(size.width)) \(spelled(size.height))" }
    func spelled(_ corners: StyleCorners) -> String { "\(corners.rawValue)" }
    func spelled(_ transform: StyleTransform) -> String {
      "\(spelled(transform.scale)) \(spelled(transform.rotation)) \(spelled(transform.translation)) \(spelled(transform.relativeTranslation))"
    }
    func spelled(_ font: StyleFont) -> String {
      "\(font.family ?? "nil") \(font.size.map(spelled) ?? "nil") \(font.weight) \(font.textStyle.map { "\($0)" } ?? "nil")"
    }
    func spelled(_ path: StylePath) -> String {
      let elements: [StylePath.Element]
      var fit = ""
      switch path {
      case .outline(let drawn): elements = drawn
      case .drawing(let drawn, let box, let ratio):
        elements = drawn
        fit = " in \(spelled([box.x, box.y, box.width, box.height])) \(ratio.rawValue)"
      case .rectangle, .roundedRectangle, .ellipse, .star, .polygon, .arc, .sector, .ring, .bubble:
        return "\(path)"
      }
      func pair(_ point: StylePoint) -> String { "\(spelled(point.x)) \(spelled(point.y))" }
      return elements.map { element in
        switch element {
        case .move(let end): return "M\(pair(end))"
        case .line(let end): return "L\(pair(end))"
        case .curve(let first, let second, let end): return "C\(pair(first)) \(pair(second)) \(pair(end))"
        case .close: return "Z"
        }
      }.joined() + fit
    }
    let situations: [(StyleState, StyleModes)] = [StyleModes.Appearance.light, .dark].flatMap { appearance in
      [StyleState(), .highlighted, .selected, .disabled].map { ($0, StyleModes(appearance: appearance)) }
    }

    """#
}
