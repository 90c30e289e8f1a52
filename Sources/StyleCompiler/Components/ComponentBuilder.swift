import StyleModel
import StyleSource
import StyleSyntax

/// Builds a component from its declaration: its base first, then its traits, then its own parts. A trait is built as a component of the
/// class that it is for.
struct ComponentBuilder {
  let owner: Owner
  let file: FileID
  let declaration: Outline.Declaration
  let names: ComponentNames
  /// All components by their indices; those that this one needs are finished.
  let known: [CheckedComponent]
  let modes: ModeNames
  let states: StateNames
  let tokens: any TokenScope
  let output: CompilerOutput

  private static let traitKeys = [LanguageKey].trait.names
  private static let keys = [LanguageKey].component.names

  /// Builds the component; nil where the declaration is none.
  func build() -> CheckedComponent? {
    guard declaration.node.kind == .mapping else {
      // A syntax error that cuts it off was reported.
      if declaration.node.kind == .missing { return nil }
      if declaration.node.isEmptyValue, !isTrait {
        output.report(.noBase(declaration.name, at: declaration.span))
      } else {
        output.report(.notAMapping(phrase, declaration.node))
      }
      return nil
    }
    if !isTrait, declaration.node["component"] != nil, declaration.node["base"] == nil {
      output.report(.styleAmongComponents(declaration))
      return nil
    }
    var extended = isTrait ? nil : declaration.node.entries.first { $0.key.hasText("extends") }
    if let entry = extended, let base = declaration.node.entries.first(where: { $0.key.hasText("base") }) {
      output.report(.baseAndExtends(base, entry))
      extended = nil
    }
    let keys =
      isTrait ? ComponentBuilder.traitKeys : extended == nil ? ComponentBuilder.keys : ExtensionChecker.keys
    let phrase = extended == nil ? phrase : "an extension"
    let sections = Sections(declaration.node, keys, phrase, output, keepsOthers: true)
    var checked = extended.map { extendedClass($0.value) } ?? inherited(sections["base"])
    MisplacedKeys(of: checked, declaredBy: declaration.node, phrase, keys).report(sections.others, output)
    checked.reportedProperties.formUnion(MisplacedKeys.properties(among: sections.others))
    checked.component.name = declaration.name
    checked.component.span = declaration.span
    checked.component.isBaseClass = false
    checked.component.isExtension = extended != nil
    checked.beginOwn()
    // Where the file breaks off, so may the component.
    if names.isCutShort(file) { checked.isComplete = false }

    let defaults = reader(defaultPlace)
    checked.component.summary = defaults.readSummary(sections)
    checked.component.deprecated = sections["deprecated"].flatMap(defaults.readDeprecation)
    let preview = sections["preview"].map(defaults.readPreview)
    preview?.apply(to: &checked.component.preview, of: checked.component.base, output)
    if let traits = sections["traits"] {
      TraitReader(owner: owner, file: file, names: names, known: known, output: output)
        .take(traits, into: &checked)
    }
    if let properties = sections["properties"] {
      PropertyBuilder(reader: defaults, owner: owner).add(properties, to: &checked)
    }
    if let sets = sections["sets"] {
      BaseSettings(reader: reader(place, checked.scope), owner: owner).read(sets, &checked)
    }
    var reader = reader(place, checked.scope)
    if let accessibility = sections["accessibility"] {
      AccessibilityReader(reader: reader, owner: owner).read(accessibility, into: &checked)
    }
    if let layer = sections["layer"] {
      var layers = LayerBuilder(
        reader: reader, names: names, known: known, file: file, owner: owner, into: checked)
      layers.add(layer, key: sections.key("layer"))
      checked = layers.checked
    }
    // One element would hide what people operate in it.
    if checked.component.accessibility.children == .combine, checked.component.holdsInputs {
      checked.component.accessibility.children = .contain
    }
    if let preview { checked.component.checkFitting(preview, output) }
    let ownStates = OwnStateReader(names: self.states, owner: owner, reader: defaults, output: output)
    if !checked.component.ownStates.isEmpty { ownStates.checkProperties(of: checked) }
    if let states = sections["states"] { ownStates.read(states, into: &checked) }
    // The states that the component declares are among its properties, behind which the indices of repetitions are.
    reader = self.reader(place, checked.scope)
    let inheritedCount = checked.component.settings.count
    checked.markDivisors(output)
    checked.markCornerRadii(known, output)
    let targets = TargetReader(checked: checked, known: known, modes: self.modes, output: output)
    if let properties = sections["properties"] {
      DrivenLayers(reader: reader, targets: targets).read(properties, into: &checked)
    }
    var values: [KeyedValue<Style.Setting.Key, Component.Setting>] = []
    // What stands behind each key, for the copies of repeated layers.
    let hasCopies = checked.hasCopies
    var nodes: [Span: SyntaxNode] = [:]
    if let states = sections["states"] {
      targets.forEachState(states, declaresOwn: true) {
        if hasCopies { nodes[$0.span] = $1 }
        values += read($0, $1, $2, [], $3, targets, reader)
      }
    }
    if let modes = sections["modes"] {
      targets.forEachMode(modes) {
        if hasCopies { nodes[$0.span] = $1 }
        values += read($0, $1, .normal, $2, $3, targets, reader)
      }
    }
    let settings = resolvingShorthands(
      values, output, name: { targets.name(of: $0.target) }, isSame: { $0.value.isSame(as: $1.value) })
    var copied = CopiedValues(reader: reader)
    for setting in settings {
      targets.forEachCopy(of: setting.target, setting.value, at: nodes[setting.span], &copied) {
        var copy = setting
        (copy.target, copy.value) = ($0, $1)
        checked.add(copy, output)
      }
    }
    reportAmbiguities(
      among: checked.component.settings.dropFirst(inheritedCount).filter {
        checked.component.isOfFirstCopy($0.target)
      })
    if let variants = sections["variants"], case .component(let index) = owner {
      VariantBuilder(
        reader: self.reader(place), targets: targets, modes: self.modes, owner: index
      ).read(variants, into: &checked)
    }
    if let animations = sections["animations"] {
      AnimationReader(reader: reader, targets: targets).read(animations, into: &checked)
    }
    if let transition = sections["transition"] {
      checked.component.transition = reader.read(
        transition, Expectation(.animation, isOptional: true, for: "transition"))
    }
    if let properties = sections["properties"] {
      PropertyTransitionReader(reader: reader).read(properties, into: &checked)
    }
    checked.markDivisors(output)
    checked.markCornerRadii(known, output)
    checkComputed(&checked, settingsFrom: inheritedCount)
    checked.dropOverruled()
    checked.checkModes(in: modes.table, output)
    if checked.component.isExtension { ExtensionChecker(owner: owner, output: output).check(&checked) }
    return checked
  }

  private var isTrait: Bool { if case .trait = owner { true } else { false } }

  /// The component's name in messages.
  private var phrase: String { "the \(isTrait ? "trait" : "component") ‘\(declaration.name.shortened)’" }

  /// The origin's place for the defaults of the component's properties, and for its layers and states.
  private var defaultPlace: Origin.Author {
    switch owner {
    case .component(let index): .componentDefault(index)
    case .trait(let index): .traitDefault(index)
    case .base: .system
    }
  }
  private var place: Origin.Author {
    switch owner {
    case .component(let index): .component(index)
    case .trait(let index): .trait(index)
    case .base: .system
    }
  }

  private func reader(_ place: Origin.Author, _ scope: PropertyScope? = nil) -> ValueReader {
    ValueReader(output: output, tokens: tokens, properties: scope, modes: modes.table, place: place)
  }

  /// The component to start from: the class or component that the declaration is based on.
  private func inherited(_ base: SyntaxNode?) -> CheckedComponent {
    var unknown = known[names.declarations.count]
    unknown.isComplete = false
    guard let base, !base.isEmptyValue else {
      if isTrait { return known[names.declarations.count] }
      if base?.kind != .missing, !declaration.node.lacksEntries {
        output.report(.noBase(declaration.name, at: declaration.span))
      }
      return unknown
    }
    guard let parent = names.resolve(base, from: file, output) else { return unknown }
    var checked = known[parent]
    guard names.baseClass(at: parent) == nil else { return checked }
    guard !isTrait, !checked.component.isExtension else {
      output.report(isTrait ? .traitOfComponent(base) : .basedOnExtension(base))
      return unknown
    }
    guard checked.depth < ComponentTable.deepest else {
      output.report(.basedTooDeep(at: base.span))
      return unknown
    }
    checked.depth += 1
    checked.component.parent = parent
    checked.component.deprecated = nil
    return checked
  }

  /// The class that an extension is for.
  private func extendedClass(_ node: SyntaxNode) -> CheckedComponent {
    var unknown = known[names.declarations.count]
    unknown.isComplete = false
    guard let place = names.resolve(node, from: file, output) else { return unknown }
    guard names.baseClass(at: place) != nil else {
      output.report(.extendsComponent(node))
      return unknown
    }
    return known[place]
  }

  private func read(
    _ key: SyntaxNode, _ value: SyntaxNode, _ state: StateSet, _ modes: ModeSet, _ target: Target,
    _ targets: TargetReader, _ reader: ValueReader
  ) -> [KeyedValue<Style.Setting.Key, Component.Setting>] {
    let expression = targets.reader(of: target, reader).read(value, targets.expectation(target))
    let shorthand = targets.isPseudo(target) ? key : nil
    return targets.expanded(target, expression, value).map { target, expression in
      KeyedValue(
        target: Style.Setting.Key(target, state, modes),
        content: Component.Setting(target, state: state, modes: modes, value: expression, span: key.span),
        shorthand: shorthand)
    }
  }

  /// Reports values of the component for modes, of which it isn't clear which one holds.
  private func reportAmbiguities(among settings: [Component.Setting]) {
    let settings = settings.filter { !$0.modes.isEmpty }
    guard let first = settings.first, settings.contains(where: { $0.modes != first.modes }) else { return }
    let targets = Dictionary(grouping: settings.indices) { settings[$0].target }
    for indices in targets.values.sorted(by: { $0[0] < $1[0] }) {
      let statements = indices.map {
        ModeStatement(modes: settings[$0].modes, value: settings[$0].value, span: settings[$0].span)
      }
      modes.table.reportAmbiguities(among: statements, output) { $0.isSame(as: $1) }
    }
  }

  /// Reports properties that are computed from other computed ones: only properties that store a value may be operands.
  private func checkComputed(_ checked: inout CheckedComponent, settingsFrom first: Int) {
    let properties = checked.properties
    func firstComputed(in expression: Expression) -> Property? {
      expression.properties.sorted().map { properties[$0] }.first { $0.driven != nil || $0.isPseudo }
    }
    for (place, property) in properties.enumerated() {
      guard let driven = property.driven, let other = firstComputed(in: driven) else { continue }
      output.report(
        .followsComputed(property.name, other, at: checked.drivenSpans[place] ?? declaration.span))
      checked.component.properties[place].driven = nil
    }
    for (place, property) in properties.enumerated() {
      // A pseudo-property can't set what follows from others.
      for assignment in property.sets where properties[assignment.property].driven != nil {
        let span = checked.drivenSpans[assignment.property] ?? properties[place].span ?? declaration.span
        output.report(.pseudoSetsDriven(property, properties[assignment.property].name, at: span))
      }
    }
    for setting in checked.component.settings.dropFirst(first) {
      if let other = firstComputed(in: setting.value) {
        output.report(.followsComputed(nil, other, at: setting.span))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func noBase(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .missingKey, "the component ‘\(name.shortened)’ has no ‘base’", at: span,
      notes: ["write ‘base: UIView’, another class of UIKit or another component"])
  }

  /// The diagnostic for a style whose section has no title, so that it seems to belong to the section above.
  fileprivate static func styleAmongComponents(_ declaration: Outline.Declaration) -> Diagnostic {
    let bytes = declaration.node.tree.source.bytes
    let start = Int(declaration.span.start)
    let indent = bytes[..<start].reversed().prefix { $0 == UInt8(ascii: " ") }.count
    let line = start - indent
    let isFirst = line == 0 || bytes[line - 1] == UInt8(ascii: "\n")
    return Diagnostic(
      .missingKey, "‘\(declaration.name.shortened)’ is a style, and stands among the components",
      at: declaration.span, notes: ["styles stand in the section ‘styles’"],
      fixes: isFirst
        ? [
          FixIt(
            "write ‘styles:’ above it", [FixIt.Edit(Span(declaration.span.file, line, line), "styles:\n")],
            isSafe: false)
        ] : [])
  }

  private static let classes =
    "write \(BaseClass.allCases.map { "‘\($0.rawValue)’" }.joined(separator: ", "))"

  fileprivate static func traitOfComponent(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .traitConflict,
      "the ‘base’ of a trait must be a UIKit class, but ‘\(node.text.shortened)’ is a component",
      at: node.span,
      notes: [classes])
  }

  /// A class of its own, and what all views of a class get, at once.
  fileprivate static func baseAndExtends(_ base: MappingEntry, _ extends: MappingEntry) -> Diagnostic {
    Diagnostic(
      .invalidExtension, "a component has either ‘base’ or ‘extends’", at: extends.key.span,
      related: [Related("‘base’ is here", at: base.key.span)],
      notes: [
        "‘base: \(base.value.text.shortened)’ makes a class that derives from it; ‘extends: \(extends.value.text.shortened)’ adds properties to all views of that class"
      ])
  }

  fileprivate static func extendsComponent(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidExtension, "only UIKit classes can be extended, but ‘\(node.text.shortened)’ is a component",
      at: node.span, notes: ["write ‘base’ instead of ‘extends’ to derive from it, or name a UIKit class"])
  }

  fileprivate static func basedOnExtension(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidExtension, "‘\(node.text.shortened)’ is an extension and can't be a base",
      at: node.span,
      notes: ["it applies to every view already; use a UIKit class as the base"])
  }

  fileprivate static func basedTooDeep(at span: Span) -> Diagnostic {
    Diagnostic(
      .tooLarge, "this component has more than \(ComponentTable.deepest) components above it", at: span,
      notes: ["use a base that is closer to a UIKit class"])
  }

  fileprivate static func pseudoSetsDriven(_ pseudo: Property, _ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .drivenProperty, "‘\(pseudo.name)’ sets ‘\(name)’, which follows other properties", at: span,
      related: pseudo.span.map { [Related("‘\(pseudo.name)’ is declared here", at: $0)] } ?? [],
      notes: ["give ‘\(name)’ a constant value here, or take it out of ‘\(pseudo.name)’"])
  }

  fileprivate static func followsComputed(_ name: String?, _ other: Property, at span: Span) -> Diagnostic {
    Diagnostic(
      .drivenProperty,
      "\(name.map { "‘\($0)’" } ?? "a value") can't follow ‘\(other.name)’, which follows other properties itself",
      at: span,
      related: other.span.map { [Related("it is declared here", at: $0)] } ?? [],
      notes: ["refer to the properties that ‘\(other.name)’ follows"])
  }
}
