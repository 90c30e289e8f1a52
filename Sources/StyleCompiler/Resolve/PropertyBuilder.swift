import StyleModel
import StyleSource
import StyleSyntax

/// Reads the `properties` of a component.
struct PropertyBuilder {
  let reader: ValueReader
  /// Of the component.
  let index: Int
  let componentName: String

  private static let keys = [
    "type", "default", "values", "min", "max", "step", "summary", "description", "deprecated", "sets",
  ]

  /// Adds what is declared; false where a property was left out since it could not be understood.
  func add(_ node: SyntaxNode, to component: inout Component) -> Bool {
    guard node.kind == .mapping else {
      if !node.isEmptyValue { reader.output.report(.notAMapping("‘properties’", node)) }
      return false
    }
    var isSound = true
    var pseudo: [(property: Int, node: SyntaxNode)] = []
    for entry in node.entries {
      let name = entry.key.text
      guard let sections = sections(entry) else {
        isSound = false
        continue
      }
      if let inherited = component.property(named: name) {
        change(inherited, of: &component, sections, entry.key)
        continue
      }
      guard let property = declared(name, entry, sections, component) else {
        isSound = false
        continue
      }
      if let sets = sections["sets"] { pseudo.append((component.properties.count, sets)) }
      component.properties.append(property)
    }
    // Pseudo-properties may set what is declared below them.
    for (property, node) in pseudo { readSets(node, of: property, &component) }
    return isSound
  }

  private func sections(_ entry: MappingEntry) -> [String: SyntaxNode]? {
    guard entry.value.kind == .mapping else {
      if entry.value.kind != .missing { reader.output.report(.propertyIsNoMapping(entry.value)) }
      return nil
    }
    var sections: [String: SyntaxNode] = [:]
    for part in entry.value.entries {
      let name = part.key.text
      if Self.keys.contains(name) {
        sections[name] = part.value
      } else {
        reader.output.report(.unknownDeclarationKey(name, Self.keys, "a property", at: part.key.span))
      }
    }
    return sections
  }

  /// Gives a property that the base brings another default or summary.
  private func change(
    _ property: Int, of component: inout Component, _ sections: [String: SyntaxNode], _ key: SyntaxNode
  ) {
    if let type = sections["type"] ?? sections["values"] ?? sections["sets"] {
      reader.output.report(.redeclared(component.properties[property], at: type.span))
      return
    }
    if let value = sections["default"] {
      component.properties[property].defaultValue = reader.readConstant(
        value, Expectation(component.properties[property]))
    }
    if let summary = sections["summary"] ?? sections["description"] {
      component.properties[property].summary = reader.readText(summary, "summary")
    }
  }

  private func declared(
    _ name: String, _ entry: MappingEntry, _ sections: [String: SyntaxNode], _ component: Component
  ) -> Property? {
    let identifier = swiftIdentifier(name)
    let clash = component.properties.first { swiftIdentifier($0.name) == identifier }
    if let clash {
      reader.output.report(
        .duplicateName("property", name, clash.name, at: entry.key.span, first: clash.span ?? entry.key.span))
      return nil
    }
    if name.contains(".") || ["component", "extends", "states", "modes", "preview"].contains(name) {
      reader.output.report(.propertyNameTaken(name, at: entry.key.span))
      return nil
    }
    guard let typeNode = sections["type"] else {
      reader.output.report(.propertyWithoutType(name, component.name, at: entry.key.span))
      return nil
    }
    guard
      let (type, isOptional) = TypeReader(output: reader.output).read(typeNode, values: sections["values"])
    else {
      return nil
    }
    var property = Property(
      name: name, type: type, isOptional: isOptional, defaultValue: ModedValue(.null, origin: .unknown),
      owner: .component(index), span: entry.key.span)
    property.summary = (sections["summary"] ?? sections["description"]).flatMap {
      reader.readText($0, "summary")
    }
    property.deprecated = sections["deprecated"].flatMap(reader.readDeprecation)
    property.bounds = bounds(sections, type)
    if sections["sets"] != nil {
      if type != .bool { reader.output.report(.pseudoIsNoBool(name, at: typeNode.span)) }
      if let value = sections["default"] { reader.output.report(.pseudoHasDefault(name, at: value.span)) }
      property.defaultValue = ModedValue(.bool(false), origin: .unknown)
    } else if let value = sections["default"] {
      property.defaultValue = reader.readConstant(value, Expectation(property))
    } else if !isOptional {
      reader.output.report(.noDefault(property, at: entry.key.span))
      property.defaultValue = ModedValue(.invalid, origin: .unknown)
    }
    return property
  }

  private func bounds(_ sections: [String: SyntaxNode], _ type: ValueType) -> NumberBounds? {
    let names = ["min", "max", "step"]
    let given = names.filter { sections[$0] != nil }
    guard !given.isEmpty else { return nil }
    guard type.isNumeric || type == .point || type == .size else {
      for name in given {
        if let node = sections[name] {
          reader.output.report(.boundsWithoutNumbers(name, type, at: node.span))
        }
      }
      return nil
    }
    let numbers = names.map { name in
      sections[name].flatMap {
        reader.readConstant($0, Expectation(.number(.double), for: name)).value.double
      }
    }
    if let least = numbers[0], let greatest = numbers[1], least > greatest, let node = sections["max"] {
      reader.output.report(.emptyBounds(at: node.span))
      return nil
    }
    return NumberBounds(min: numbers[0], max: numbers[1], step: numbers[2])
  }

  private func readSets(_ node: SyntaxNode, of property: Int, _ component: inout Component) {
    guard node.kind == .mapping else {
      if node.kind != .missing { reader.output.report(.notAMapping("‘sets’", node)) }
      return
    }
    for entry in node.entries {
      let name = entry.key.text
      guard let target = component.property(named: name), !component.properties[target].isPseudo,
        target != property
      else {
        let names = component.properties.filter { !$0.isPseudo }.map(\.name)
        reader.output.report(.noSuchProperty(name, names, componentName, at: entry.key.span))
        continue
      }
      let value = reader.readConstant(entry.value, Expectation(component.properties[target]))
      component.properties[property].sets.append(Property.Assignment(property: target, value: value))
    }
  }
}

extension Diagnostic {
  fileprivate static func propertyIsNoMapping(_ node: SyntaxNode) -> Diagnostic {
    let isType = node.kind == .scalar && ValueType(named: node.text) != nil
    return Diagnostic(
      .invalidProperty, "a property is { type: …, default: … }, and this is \(node.phrase)", at: node.span,
      fixes: isType
        ? [
          FixIt(
            "make it a mapping", replace: node.definition, with: "{ type: \(node.text), default: … }",
            isSafe: false)
        ] : [])
  }

  fileprivate static func redeclared(_ property: Property, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "‘\(property.name)’ comes from the base, which says what type it has", at: span,
      related: property.span.map { [Related("it is declared here", at: $0)] } ?? [],
      notes: ["list it with a new ‘default’ only, or choose another name"])
  }

  fileprivate static func propertyNameTaken(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "a property can't be named ‘\(name.shortened)’", at: span,
      notes: ["a style could not set it: the word means something else there"])
  }

  fileprivate static func propertyWithoutType(_ name: String, _ component: String, at span: Span)
    -> Diagnostic
  {
    Diagnostic(
      .invalidProperty, "the property ‘\(name.shortened)’ has no type", at: span,
      notes: ["write ‘type: CGFloat’ or the like; only a property of the base may leave it out"])
  }

  fileprivate static func noDefault(_ property: Property, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "the property ‘\(property.name.shortened)’ has no default", at: span,
      notes: [
        "every property of a generated struct has a value from the start; write ‘default: …’, or make the type "
          + "optional with ‘?’"
      ])
  }

  fileprivate static func pseudoIsNoBool(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "‘\(name)’ sets other properties, so it is a Bool", at: span,
      fixes: [FixIt("write ‘Bool’", replace: span, with: "Bool", isSafe: false)])
  }

  fileprivate static func pseudoHasDefault(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "‘\(name)’ holds nothing of its own, so it has no default", at: span,
      notes: ["it reads true when the properties that it sets have these values"])
  }

  fileprivate static func boundsWithoutNumbers(_ key: String, _ type: ValueType, at span: Span) -> Diagnostic
  {
    Diagnostic(
      .invalidProperty, "‘\(key)’ is for numbers, points and sizes, and this is \(type.phrase)", at: span)
  }

  fileprivate static func emptyBounds(at span: Span) -> Diagnostic {
    Diagnostic(.invalidProperty, "no number lies in this range: ‘max’ is less than ‘min’", at: span)
  }
}
