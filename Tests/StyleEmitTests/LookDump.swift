import Foundation
import StyleModel

/// A look in the words of `LayerDump.swift`, which writes down the layers that a generated class has built.
struct LookDump {
  let look: Look
  let size: Size

  var lines: [String] {
    look.layers.enumerated().compactMap { index, layer in
      if case .base = layer.layer.owner, index > 0 { return baseLine(layer) }
      return line(index, layer)
    }
  }

  /// Sizes of the layers, each worked out of its parent's.
  private var frames: [Rect] {
    var frames: [Rect] = []
    for layer in look.layers {
      frames.append(layer.layer.parent.map { layer.frame(in: frames[$0].size) } ?? Rect(size: size))
    }
    return frames
  }

  private func line(_ index: Int, _ layer: LookLayer) -> String {
    let frame = frames[index]
    var parts = [
      index == 0 ? "layer" : layer.layer.name,
      "frame \(text(frame.x)) \(text(frame.y)) \(text(frame.width)) \(text(frame.height))",
      "background \(text(layer[.backgroundColor]))",
      "border \(text(layer[.borderWidth])) \(text(layer[.borderColor]))",
      "radius \(text(layer[.cornerRadius])) \(layer[.cornerCurve].text ?? "")",
      "clips \(text(layer[.masksToBounds]))", "opacity \(text(layer[.opacity]))",
      "hidden \(text(layer[.hidden]))",
      "shadow \(text(layer[.shadowColor])) \(text(layer[.shadowOpacity])) \(text(layer[.shadowOffset])) \(text(layer[.shadowRadius]))",
    ]
    if layer.layer.kind == .gradient, case .gradientStops(let stops) = layer[.stops] {
      let list = stops.map { "\(text($0.location)) \(text(.color($0.color)))" }
      parts.append("stops \(list.joined(separator: ", "))")
      parts.append("from \(text(layer[.startPoint])) to \(text(layer[.endPoint])) \(layer[.type].text ?? "")")
    }
    return parts.joined(separator: "; ")
  }

  private func baseLine(_ layer: LookLayer) -> String? {
    switch layer.layer.name {
    case "title":
      "title; \(layer[.string].text ?? "nil"); \(text(layer[.foregroundColor])); \(text(layer[.font]))"
    // UIKit darkens the image of a pressed button by itself, so the double shows it as it was given.
    case "backgroundImage":
      "background image; \(text(look.properties.isEmpty ? .null : backgroundImage))"
    case "image": "image; \(text(layer[.contents]))"
    default: nil
    }
  }

  private var backgroundImage: Value {
    var normal = look.layers.first { $0.layer.name == "backgroundImage" }?[.contents] ?? .null
    if case .image(.color) = normal, look.state.contains(.highlighted) { normal = given }
    return normal
  }

  /// Set by the caller where UIKit changes the image by itself.
  var given: Value = .null

  private func text(_ value: Value) -> String {
    switch value {
    case .null, .invalid: "nil"
    case .bool(let flag): "\(flag)"
    case .number(let number): text(number)
    case .point(let point): "\(text(point.x)) \(text(point.y))"
    case .size(let size): "\(text(size.width)) \(text(size.height))"
    case .color(let color): text(color)
    case .image(.color(let color)): "color \(text(color))"
    case .image(.asset(let name)): "asset \(name)"
    case .image(.system(let name)): "system \(name)"
    case .font(let font): "\(font.family ?? "system") \(text(font.pointSize)) \(font.weight)"
    case .integer, .string, .localizedString, .choice, .rect, .range, .gradientStops, .shadow, .edgeInsets,
      .animation, .corners, .transform, .path, .numbers:
      "\(value)"
    }
  }

  private func text(_ color: Color) -> String {
    if let system = color.system { return "\(system) 0.0000 0.0000 0.0000 1.0000" }
    let space: ColorSpace = color.space == .displayP3 ? .displayP3 : .srgb
    let shown = color.mapped(into: space)
    let numbers = [shown.components.first, shown.components.second, shown.components.third, shown.alpha]
    return ([space == .srgb ? "sRGB" : "displayP3"] + numbers.map(text)).joined(separator: " ")
  }

  private func text(_ number: Double) -> String { String(format: "%.4f", number) }
}
