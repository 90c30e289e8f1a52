import StyleModel
import StyleSource
import StyleSyntax

/// Reads the `properties` of a component: new ones, and new defaults for those of its base.
struct PropertyBuilder {
  let reader: ValueReader
  /// The component or trait.
  let owner: Owner

  private static let keys = [LanguageKey].property.names
  /// The keys of a property that the base has already.
  private static let inheritedKeys = Set([LanguageKey].inheritedProperty.names)

  private var output: CompilerOutput { reader.output }

  func add(_ node: SyntaxNode, to checked: inout CheckedComponent) {
    guard node.kind == .mapping else {
      if !node.isEmptyValue { output.report(.notAMapping("‘properties’", node)) }
      checked.isComplete = checked.isComplete && node.isEmptyValue && node.kind != .missing
      return
    }
    var pseudo: [(property: Int, node: SyntaxNode)] = []
    for entry in node.entries {
      let name = entry.key.text
      guard entry.value.kind == .mapping else {
        if entry.value.kind != .missing { output.report(.propertyIsNoMapping(entry)) }
        checked.reportedProperties.insert(name)
        continue
      }
      let sections = Sections(
        entry.value, PropertyBuilder.keys, "the property ‘\(name.shortened)’", output)
      if let inherited = entry.key.place(in: checked.propertyNames) {
        change(inherited, of: &checked, sections)
      } else if let property = declared(name, entry, sections, checked) {
        if let sets = sections["sets"] { pseudo.append((checked.properties.count, sets)) }
        checked.add(property)
      } else {
        checked.reportedProperties.insert(name)
      }
    }
    // Pseudo-properties may set what is declared below them.
    for (property, node) in pseudo { readSets(node, of: property, &checked) }
  }

  /// Changes the default or the summary of a property of the base.
  private func change(_ place: Int, of checked: inout CheckedComponent, _ sections: Sections) {
    let property = checked.properties[place]
    for key in PropertyBuilder.keys where !PropertyBuilder.inheritedKeys.contains(key) {
      if let key = sections.key(key) { output.report(.redeclared(property, key)) }
    }
    if let value = sections["default"] {
      if property.isPseudo {
        output.report(.pseudoHasDefault(property.name, at: value.span))
      } else if property.driven != nil {
        output.report(.drivenProperty(checked.component, place, at: value.span))
      } else {
        let key = sections.key("default")?.span ?? value.span
        let value = reader.readConstant(value, Expectation(property))
        if output.checkIsUniform(value, of: property, at: key),
          checked.settle(.property(place), rank: checked.rank, at: key, output)
        {
          output.set(value.origin, replaces: property.defaultValue.origin)
          checked.component.properties[place].defaultValue = value
        }
      }
    }
    if let summary = reader.readSummary(sections) { checked.component.properties[place].summary = summary }
    if let deprecated = sections["deprecated"] {
      checked.component.properties[place].deprecated = reader.readDeprecation(deprecated)
    }
  }

  private func declared(
    _ name: String, _ entry: MappingEntry, _ sections: Sections, _ checked: CheckedComponent
  ) -> Property? {
    guard isUsable(name, entry.key, checked) else { return nil }
    guard let typeNode = sections["type"] else {
      // `sets` alone says that it is a Bool.
      output.report(.propertyWithoutType(name, isPseudo: sections["sets"] != nil, at: entry.key.span))
      return nil
    }
    guard let (type, isOptional) = TypeReader(output: output).read(typeNode, values: sections["values"])
    else {
      return nil
    }
    var property = Property(
      name: name, type: type, isOptional: isOptional, defaultValue: reader.literal(.null, entry.key),
      owner: owner, span: entry.key.span)
    property.summary = reader.readSummary(sections)
    property.deprecated = sections["deprecated"].flatMap(reader.readDeprecation)
    property.bounds = bounds(sections, type)
    if sections["sets"] != nil {
      if type != .bool || isOptional { output.report(.pseudoIsNoBool(name, at: typeNode.span)) }
      if let value = sections["default"] { output.report(.pseudoHasDefault(name, at: value.span)) }
      property.type = .bool
      property.isOptional = false
      property.defaultValue = reader.literal(.bool(false), entry.key)
    } else if let value = sections["default"] {
      property.defaultValue = reader.readConstant(value, Expectation(declaring: property))
    } else if !isOptional {
      output.report(.noDefault(property, at: entry.key.span))
      property.defaultValue = ModedValue(.invalid, origin: .unknown)
    }
    return property
  }

  /// Whether a new property can have the name.
  private func isUsable(_ name: String, _ key: SyntaxNode, _ checked: CheckedComponent) -> Bool {
    let bytes = name.utf8
    guard let first = bytes.first, isNameStart(first),
      bytes.allSatisfy({ isNamePart($0) && $0 != UInt8(ascii: ".") })
    else {
      output.report(.invalidPropertyName(name, at: key.span))
      return false
    }
    output.acceptsLook(of: name, at: key.span)
    if StyleReader.keys.contains(name) {
      output.report(.propertyNameTaken(name, at: key.span))
      return false
    }
    let identifier = swiftIdentifier(name)
    if let clash = checked.identifiers[identifier] {
      let other = checked.properties[clash]
      output.report(
        .duplicateName("property", name, other.name, at: key.span, first: other.span))
      return false
    }
    // It is reported, and no reason to report what refers to the property.
    reportTaken(identifier, name, key, checked.component)
    return true
  }

  /// Reports a name that Apple's class, or the generated one, has already.
  private func reportTaken(_ identifier: String, _ name: String, _ key: SyntaxNode, _ component: Component) {
    let base = component.base
    func report(_ diagnostic: Diagnostic) {
      output.report(
        output.mayLookForUses() ? diagnostic.renamingUses(of: key, in: component.name) : diagnostic)
    }
    if namesInGeneratedTypes.contains(identifier) {
      report(
        .propertyNameTaken(byGeneratedCode: name, of: component.name, base, at: key.span))
      return
    }
    if typesInGeneratedSwift.contains(identifier) {
      report(
        .propertyNameTaken(byType: name, of: component.name, base, at: key.span))
      return
    }
    let classes = base.appleClasses(with: identifier, in: output.frameworks)
    if !classes.isEmpty {
      report(
        .propertyNameTaken(
          name, of: component.name, base, by: classes, isForOthers: output.frameworks.count > 1, at: key.span
        ))
    }
  }

  private func bounds(_ sections: Sections, _ type: ValueType) -> NumberBounds? {
    let names = ["min", "max", "step"]
    guard names.contains(where: { sections[$0] != nil }) else { return nil }
    if type == .strings { return mostTexts(sections) }
    guard type.isNumeric || type == .point || type == .size else {
      for key in names.compactMap(sections.key) { output.report(.boundsWithoutNumbers(key, type)) }
      return nil
    }
    func number(_ name: String) -> Double? {
      sections[name].flatMap { reader.readUniformNumber($0, for: name) }
    }
    var bounds = NumberBounds(min: number("min"), max: number("max"), step: number("step"))
    if let least = bounds.min, let greatest = bounds.max, least > greatest, let node = sections["max"] {
      output.report(.emptyBounds(least, greatest, at: node.span))
      return nil
    }
    if let step = bounds.step, step <= 0, let node = sections["step"] {
      output.report(.stepIsNotPositive(at: node.span))
      bounds.step = nil
    }
    return bounds
  }

  /// Reads the values that a pseudo-property sets.
  private func readSets(_ node: SyntaxNode, of place: Int, _ checked: inout CheckedComponent) {
    guard node.kind == .mapping, !node.entries.isEmpty else {
      if node.kind != .missing { output.report(.setsNothing(checked.properties[place], node)) }
      checked.reportedProperties.insert(checked.properties[place].name)
      return
    }
    for entry in node.entries {
      guard let target = entry.key.place(in: checked.propertyNames) else {
        if !checked.mayHaveProperty(entry.key.text) {
          output.report(
            .noSuchProperty(
              entry.key, checked, in: node,
              output.candidates(
                in: .properties(NamePlace.Owner(checked.component), others: []),
                checked.properties.map(\.name))))
        }
        continue
      }
      let property = checked.properties[target]
      if property.isPseudo || target == place {
        output.report(.pseudoSetsPseudo(property.name, at: entry.key.span))
      } else if property.driven != nil {
        output.report(.drivenProperty(checked.component, target, at: entry.key.span))
      } else {
        let value = reader.readConstant(
          entry.value, property.owner == owner ? Expectation(declaring: property) : Expectation(property))
        checked.component.properties[place].sets.append(Property.Assignment(property: target, value: value))
      }
    }
  }
}

extension DiagnosticCode {
  static let invalidProperty = DiagnosticCode(
    "invalid-property", .error, "A property has a type and, unless it is optional, a default.",
    explanation: """
      `cornerRadius: { type: CGFloat, default: 8, min: 0 }`. Interface Builder only shows variables, so a
      property is never constant or computed. A pseudo-property (`sets`) stores nothing. To change the default
      of a base property, list it without a type.
      """,
    example: """
      components:
        Card:
          base: UIView
          properties: { cornerRadius: { type: CGFloat } }
      """)
}

extension Diagnostic {
  fileprivate static func propertyIsNoMapping(_ entry: MappingEntry) -> Diagnostic {
    let node = entry.value
    let isType = node.kind == .scalar && ValueType(named: node.text) != nil
    return Diagnostic(
      .invalidProperty, "a property must be { type: …, default: … }, but this is \(node.phrase)",
      at: node.span,
      notes: isType ? ["write ‘\(entry.key.text.shortened): { type: \(node.text), default: … }’"] : [],
      fixes: isType ? [] : declaration(withDefault: node).map { [$0] } ?? [])
  }

  /// Returns the fix that makes a declaration of a default value: `{ type: CGFloat, default: 8 }` for `8`.
  private static func declaration(withDefault node: SyntaxNode) -> FixIt? {
    guard node.kind == .scalar else { return nil }
    let type: String
    switch node.scalarKind {
    case .integer, .float: type = "CGFloat"
    case .bool: type = "Bool"
    case .string:
      guard case .success = parseColor(node.text.utf8) else { return nil }
      type = "UIColor"
    case .null, .hugeInteger: return nil
    }
    let written = "{ type: \(type), default: \(node.isQuoted ? "\"\(node.text)\"" : node.text) }"
    return FixIt("write ‘\(written.shortened)’", replace: node.definition, with: written, isSafe: false)
  }

  fileprivate static func redeclared(_ property: Property, _ key: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidProperty,
      "‘\(property.name)’ comes from \(property.isOfTrait ? "a trait" : "the base"), which sets its ‘\(key.text)’",
      at: key.span,
      related: property.span.map { [Related("it is declared here", at: $0)] } ?? [],
      notes: ["only change its ‘default’, or choose another name"])
  }

  fileprivate static func invalidPropertyName(_ name: String, at span: Span) -> Diagnostic {
    let plain = swiftIdentifier(name).filter { $0 != "`" }
    return Diagnostic(
      .invalidName, "‘\(name.shortened)’ can't be the name of a property", at: span,
      notes: [
        "start with a letter, and use letters, digits, ‘-’ and ‘_’"
      ],
      fixes: [FixIt("write ‘\(plain.shortened)’", replace: span, with: plain, isSafe: false)])
  }

  fileprivate static func propertyNameTaken(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidName, "a property can't be named ‘\(name.shortened)’", at: span,
      notes: ["in a style, the word means something else"])
  }

  fileprivate static func propertyWithoutType(_ name: String, isPseudo: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "the property ‘\(name.shortened)’ has no type", at: span,
      notes: [
        isPseudo
          ? "write ‘type: Bool’, because it sets other properties"
          : "write a type, such as ‘type: CGFloat’"
      ])
  }

  fileprivate static func noDefault(_ property: Property, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "the property ‘\(property.name.shortened)’ has no default", at: span,
      notes: [
        "write ‘default: …’, or make the type "
          + "optional with ‘?’"
      ])
  }

  fileprivate static func pseudoIsNoBool(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "‘\(name)’ sets other properties, so its type must be Bool", at: span,
      fixes: [FixIt("write ‘Bool’", replace: span, with: "Bool", isSafe: false)])
  }

  fileprivate static func pseudoHasDefault(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "‘\(name)’ can't have a default, because it stores nothing", at: span,
      notes: ["it is true while the properties that it sets have these values"])
  }

  fileprivate static func boundsWithoutNumbers(_ key: SyntaxNode, _ type: ValueType) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "‘\(key.text)’ is only for numbers, points and sizes, but this is \(type.phrase)",
      at: key.span,
      notes: ["remove it"])
  }

  fileprivate static func emptyBounds(_ least: Double, _ greatest: Double, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "this range is empty: ‘max’ is less than ‘min’", at: span,
      notes: ["‘min’ is \(formatNumber(least)) and ‘max’ is \(formatNumber(greatest))"])
  }

  fileprivate static func stepIsNotPositive(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "‘step’ must be more than 0", at: span,
      notes: ["it is how much the number changes with each click"])
  }

  fileprivate static func setsNothing(_ property: Property, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidProperty,
      "‘\(property.name)’ must list what it sets, but this is \(node.kind == .mapping ? "empty" : node.phrase)",
      at: node.span, notes: ["write ‘sets: { borderWidth: 5, borderColor: red }’"])
  }

  fileprivate static func pseudoSetsPseudo(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "‘\(name)’ stores nothing and can't be set", at: span,
      notes: ["set the properties that it lists"])
  }
}
