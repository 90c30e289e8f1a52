import StyleModel

extension UIKitClass {
  /// The component's own properties, as Interface Builder's Attributes Inspector shows them.
  func writeInspectable(_ writer: inout SwiftWriter) {
    for property in plan.component.properties {
      guard case .component = property.owner else { continue }
      let index = plan.component.properties.firstIndex(of: property) ?? 0
      writer.line()
      if let reason = property.whyNotInspectable {
        writer.comment("Interface Builder cannot show \(reason).")
      }
      writer.documentation(property.summary)
      writer.deprecation(property.deprecated)
      if property.isPseudo {
        writer.line("@IBInspectable")
        accessors(
          swiftIdentifier(property.name), "Bool", "style.\(swiftIdentifier(property.name))", "newValue",
          &writer)
      } else if let slot = plan.slot(ofProperty: index) {
        write(slot, property, &writer)
      }
    }
  }

  private func write(_ slot: Slot, _ property: Property, _ writer: inout SwiftWriter) {
    let stored = "style.\(slot.storage)"
    let mark = property.isOptional ? "?" : ""
    if property.whyNotInspectable == nil { writer.line("@IBInspectable") }
    guard let type = property.type.uikitType else {
      return accessors(slot.name, slot.declaredType, stored, "newValue", &writer, target: stored)
    }
    let get = property.type.fromPlain(stored, isOptional: property.isOptional)
    let set = property.type.toPlain("newValue", isOptional: property.isOptional, slot, plan.styleName)
    accessors(slot.name, type + mark, get, set, &writer, target: stored)
  }

  private func accessors(
    _ name: String, _ type: String, _ get: String, _ set: String, _ writer: inout SwiftWriter,
    target: String? = nil
  ) {
    writer.block("open var \(name): \(type)") { writer in
      writer.line("get { \(get) }")
      writer.line("set { \(target ?? get) = \(set) }")
    }
  }
}

extension Property {
  /// What it is that Interface Builder cannot show; nil where it can.
  fileprivate var whyNotInspectable: String? {
    switch type {
    case .gradientStops: return "gradient stops"
    case .shadow: return "a shadow"
    case .font: return "a font"
    case .edgeInsets: return "edge insets"
    case .animation: return "an animation"
    case .image: return "where an image comes from"
    case .corners, .transform, .path, .numbers: return "this type"
    case .bool, .integer, .number, .point, .size, .rect, .range:
      return isOptional ? "a number, a flag or a shape that may be missing" : nil
    case .string, .localizedString, .choice, .color: return nil
    }
  }
}

extension ValueType {
  /// The type of the class's property where UIKit has one of its own.
  fileprivate var uikitType: String? {
    switch self {
    case .number(.cgFloat): "CGFloat"
    case .color: "UIColor"
    case .point: "CGPoint"
    case .size: "CGSize"
    case .rect: "CGRect"
    case .range: "NSRange"
    case .choice: "String"
    case .bool, .integer, .number, .string, .localizedString, .image, .gradientStops, .shadow, .font,
      .edgeInsets, .animation, .corners, .transform, .path, .numbers:
      nil
    }
  }

  /// Of a plain value, what the class shows.
  fileprivate func fromPlain(_ value: String, isOptional: Bool) -> String {
    let mark = isOptional ? "?" : ""
    switch self {
    case .color: return "\(value)\(mark).uiColor"
    case .choice: return "\(value)\(mark).rawValue"
    case .point: return isOptional ? "\(value).map { CGPoint($0) }" : "CGPoint(\(value))"
    case .size: return isOptional ? "\(value).map { CGSize($0) }" : "CGSize(\(value))"
    case .rect: return isOptional ? "\(value).map { CGRect($0) }" : "CGRect(\(value))"
    case .range:
      let range =
        "NSRange(location: \(isOptional ? "$0" : value).location, length: \(isOptional ? "$0" : value).length)"
      return isOptional ? "\(value).map { \(range) }" : range
    case .number: return isOptional ? "\(value).map { CGFloat($0) }" : value
    case .bool, .integer, .string, .localizedString, .image, .gradientStops, .shadow, .font, .edgeInsets,
      .animation, .corners, .transform, .path, .numbers:
      return value
    }
  }

  /// Of what the class is given, the plain value.
  fileprivate func toPlain(_ value: String, isOptional: Bool, _ slot: Slot, _ style: String) -> String {
    let part = isOptional ? "$0" : value
    let made: String
    switch self {
    case .color: made = "StyleColor(\(part))"
    case .choice:
      let enumeration = "\(style).\(slot.type)"
      return isOptional
        ? "\(value).flatMap { \(enumeration)(rawValue: $0) }"
        : "\(enumeration)(rawValue: \(value)) ?? style.\(slot.storage)"
    case .point: made = "StylePoint(x: \(part).x, y: \(part).y)"
    case .size: made = "StyleSize(width: \(part).width, height: \(part).height)"
    case .rect:
      made = "StyleRect(x: \(part).minX, y: \(part).minY, width: \(part).width, height: \(part).height)"
    case .range: made = "StyleRange(location: \(part).location, length: \(part).length)"
    case .number: made = isOptional ? "Double($0)" : value
    case .bool, .integer, .string, .localizedString, .image, .gradientStops, .shadow, .font, .edgeInsets,
      .animation, .corners, .transform, .path, .numbers:
      return value
    }
    return isOptional ? "\(value).map { \(made) }" : made
  }
}
