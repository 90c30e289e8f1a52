import StyleModel

extension ViewClass {
  /// Writes the component's own properties, as Interface Builder's Attributes Inspector shows them.
  func writeInspectable(_ writer: inout SwiftWriter) {
    for (index, property) in plan.component.properties.enumerated() {
      // The states of the component are written with those that the class follows.
      if case .base = property.owner { continue }
      if property.isOwnState { continue }
      writer.line()
      if let reason = property.whyNotInspectable {
        writer.comment("Interface Builder cannot show \(reason).")
      }
      writer.documentation(property.summary)
      writer.deprecation(property.deprecated)
      if property.isPseudo {
        writer.line("@IBInspectable")
        accessors(
          swiftIdentifier(property.name), "Bool",
          Code("\(styleMember).\(swiftIdentifier(property.name))"),
          Code("newValue"), &writer)
      } else if let slot = plan.slot(ofProperty: index) {
        if property.type == .image {
          writePicture(slot, property, &writer)
        } else {
          write(slot, property, &writer)
        }
      }
    }
  }

  private func write(_ slot: Slot, _ property: Property, _ writer: inout SwiftWriter) {
    let stored = "\(styleMember).\(slot.storage)"
    let inherited = inherited(property.name)
    // What an extension adds to all views may be missing; then there is nothing to show.
    let isWidened = inherited?.isOptional ?? false && !property.isOptional
    let mark = property.isOptional || isWidened ? "?" : ""
    if property.whyNotInspectable == nil { writer.line("@IBInspectable") }
    let entry = entries.first { $0.slot.name == slot.name && !plan.isOfClass($0.entered) }
    if let entry, inherited == nil { return write(entry, stored, &writer) }
    guard let type = property.type.className(in: framework) else {
      return accessors(
        slot.name, slot.declaredType, Code(stored), Code("newValue"), &writer, target: stored)
    }
    let get = property.type.fromPlain(stored, isOptional: property.isOptional, framework)
    let set = property.type.toPlain(
      "newValue", isOptional: property.isOptional, slot, plan.styleName, else: stored)
    let setter = isWidened ? Code("if let newValue { \(stored) = \(set.text) }") : set
    accessors(
      slot.name, type + mark, get, setter, &writer, target: isWidened ? "" : stored,
      isOverride: inherited != nil)
  }

  /// A property with the value that people have entered; the one that code sets is shown in its place.
  private func write(_ entry: Entry, _ stored: String, _ writer: inout SwiftWriter) {
    writer.block("\(options.access.open)var \(entry.slot.name): \(entry.slot.declaredType)") { writer in
      writer.line("get { \(entry.variable) ?? \(stored) }")
      writer.block("set") { writer in
        writer.line("let isEntered = \(entry.variable) != nil")
        writer.line("\(entry.variable) = nil")
        writer.comment("What the style says already tells nobody of a change.")
        writer.line("if isEntered, \(stored) == newValue { \(showsChangedStyle) }")
        writer.line("\(stored) = newValue")
      }
    }
  }

  /// The property of a name that an extension of the same style files adds to the base class.
  private func inherited(_ name: String) -> Property? {
    let extensions = sheet.components.filter {
      $0.isExtension && plan.component.base.isKind(of: $0.base)
    }
    return extensions.lazy.flatMap(\.properties).first { property in
      if case .base = property.owner { false } else { property.name == name }
    }
  }

  private func accessors(
    _ name: String, _ type: String, _ get: Code, _ set: Code, _ writer: inout SwiftWriter,
    target: String? = nil, isOverride: Bool = false
  ) {
    writer.block("\(options.access.open)\(isOverride ? "override " : "")var \(name): \(type)") { writer in
      writer.shortBlock("get", "", get)
      let head = target ?? get.text
      writer.shortBlock("set", head.isEmpty ? "" : head + " = ", set)
    }
  }
}

extension Property {
  fileprivate var whyNotInspectable: String? { type.whyNotInspectable(isOptional: isOptional) }
}

extension ValueType {
  /// The words for a property of this type that Interface Builder cannot show in a generated class; nil where it can.
  package func whyNotInspectable(isOptional: Bool) -> String? {
    switch self {
    case .gradientStops: return "gradient stops"
    case .shadow: return "a shadow"
    case .shadows: return "a list of shadows"
    case .outline: return "an outline"
    case .font: return "a font"
    case .edgeInsets: return "edge insets"
    case .animation: return "an animation"
    case .strings: return "a list of texts"
    case .corners, .transform, .path, .numbers: return "this type"
    case .bool, .integer, .number, .point, .size, .rect, .range:
      return isOptional ? "a number, a flag or a shape that may be missing" : nil
    case .string, .localizedString, .choice, .color, .image: return nil
    }
  }

  /// The spelling of a property's type in the code of a target, without a `?`. A closed set of strings is an `enum` in the plain struct,
  /// which is named after the property.
  package func spelled(for target: EmitTarget) -> String {
    switch target {
    case .plain, .swiftui: swiftType
    case .uikit: className(in: .uikit) ?? swiftType
    case .appkit: className(in: .appkit) ?? swiftType
    }
  }

  /// The type of the class's property where the framework has one of its own.
  func className(in framework: ViewFramework) -> String? {
    switch framework {
    case .uikit: descriptor.classTypes?.uikit
    case .appkit: descriptor.classTypes?.appkit
    }
  }

  /// The expression that converts a plain value to the type of the class's property.
  fileprivate func fromPlain(_ value: String, isOptional: Bool, _ framework: ViewFramework) -> Code {
    let part = isOptional ? "$0" : value
    let made: Code
    switch self {
    case .color: return Code("\(value)\(isOptional ? "?" : "").\(framework.colorMember)")
    case .choice: return Code("\(value)\(isOptional ? "?" : "").rawValue")
    case .point: made = .call("CGPoint", [Code(part)])
    case .size: made = .call("CGSize", [Code(part)])
    case .rect: made = .call("CGRect", [Code(part)])
    case .range: made = .members("NSRange", ["location", "length"], of: part)
    case .number where isOptional: made = .call("CGFloat", [Code(part)])
    case .bool, .integer, .number, .string, .localizedString, .image, .gradientStops, .shadow, .shadows,
      .outline,
      .font,
      .edgeInsets, .animation, .corners, .transform, .path, .numbers, .strings:
      return Code(value)
    }
    return isOptional ? made.mapped(over: value) : made
  }

  /// The expression that converts a value of the class's property to a plain value.
  fileprivate func toPlain(
    _ value: String, isOptional: Bool, _ slot: Slot, _ style: String, else stored: String
  ) -> Code {
    let part = isOptional ? "$0" : value
    let made: Code
    switch self {
    case .color: made = .call("StyleColor", [Code(part)])
    case .choice:
      let enumeration = "\(style).\(slot.type)"
      return Code(
        isOptional
          ? "\(value).flatMap { \(enumeration)(rawValue: $0) }"
          : "\(enumeration)(rawValue: \(value)) ?? \(stored)")
    case .point: made = .members("StylePoint", ["x", "y"], of: part)
    case .size: made = .members("StyleSize", ["width", "height"], of: part)
    case .rect: made = .members("StyleRect", ["x", "y", "width", "height"], of: part)
    case .range: made = .members("StyleRange", ["location", "length"], of: part)
    case .number where isOptional: made = .call("Double", [Code(part)])
    case .bool, .integer, .number, .string, .localizedString, .image, .gradientStops, .shadow, .shadows,
      .outline,
      .font,
      .edgeInsets, .animation, .corners, .transform, .path, .numbers, .strings:
      return Code(value)
    }
    return isOptional ? made.mapped(over: value) : made
  }
}

extension Code {
  /// The initializer from the members of a value: `StyleSize(width: size.width, height: size.height)`; a rectangle's origin is its least
  /// corner.
  fileprivate static func members(_ type: String, _ names: [String], of value: String) -> Code {
    .call(
      type,
      names.map { name in
        let member = names.count == 4 && (name == "x" || name == "y") ? "min\(name.uppercased())" : name
        return Code("\(name): \(value).\(member)")
      })
  }

  /// The code mapped over an optional: `value.map { … }`.
  fileprivate func mapped(over value: String) -> Code { Code("\(value).map { \(text) }") }
}
