import StyleModel
import StyleSource
import StyleSyntax

/// How often a layer is there, and what its index is.
struct Repetition {
  /// What expressions call the number of a copy where the repetition doesn't say.
  static let usualIndex = "index"

  let count: Expression
  /// Between how many and how many copies there are.
  let least: Int
  let most: Int
  /// What expressions call the index.
  let name: String
  /// The place of the index among the properties; nil where its name was reported.
  let place: Int?
  /// What `$name` means in the layer.
  let scope: PropertyScope?
  /// Where it is written.
  let node: SyntaxNode
}

extension Repetition {
  /// The copies of a layer, each with the layers in it.
  ///
  /// - Parameters:
  ///   - written: The layer and all that is in it.
  ///   - first: The place of the layer.
  ///   - nodes: By the key of a value, what is behind it.
  func copies(
    of written: [Layer], at first: Int, _ known: [CheckedComponent], _ nodes: [Span: SyntaxNode],
    _ values: inout CopiedValues
  ) -> [Layer] {
    var copies: [Layer] = []
    for number in 0..<most {
      let moved = copies.count
      let index = LayerCopy.Index(name: name, number: number)
      for var layer in written {
        let isOutermost = layer.name == written[0].name
        if let parent = layer.parent, parent >= first { layer.parent = parent + moved }
        layer.copy = LayerCopy(
          of: layer.writtenName, indices: [index] + (layer.copy?.indices ?? []), absence: layer.copy?.absence)
        layer.name = layer.numberedName
        if number == 0, layer.copy?.indices.count == 1 {
          let template = template(of: layer, isOutermost: isOutermost, values)
          layer.copy?.template = template
        }
        if let place { replace(place, by: number, in: &layer, known, nodes, &values) }
        if isOutermost { layer.leaveOut(number, of: self, &values) }
        copies.append(layer)
      }
    }
    return copies
  }

  /// What is written of all copies of a layer.
  ///
  /// - Parameter isOutermost: Whether it is the layer that is repeated, and none that lies in it.
  private func template(of layer: Layer, isOutermost: Bool, _ values: CopiedValues) -> LayerTemplate {
    var layer = layer
    let index = Expression.call(.copyIndex, [])
    if isOutermost, least < most {
      layer.hide(while: .call(.compare(.lessOrEqual), [count, index]), of: self, values)
    }
    let template = LayerTemplate(
      settings: layer.settings, frame: layer.frame, label: layer.accessibility?.label, count: most)
    return place.map { place in template.map { $0.replacing(property: place, with: index) } } ?? template
  }

  /// Puts the number of a copy in the place of the index.
  private func replace(
    _ place: Int, by number: Int, in layer: inout Layer, _ known: [CheckedComponent],
    _ nodes: [Span: SyntaxNode], _ values: inout CopiedValues
  ) {
    let keys = LayerKeys(layer, known)
    let numbers = [place: number]
    for index in layer.settings.indices {
      let setting = layer.settings[index]
      layer.settings[index].value = values.value(
        setting.value, numbers, keys.expectation(setting.key),
        at: setting.span.flatMap { nodes[$0] } ?? node)
    }
    layer.frame = layer.frame.mapOperands { values.value($0, numbers, nil, at: node) }
    if let label = layer.accessibility?.label {
      let expected = Expectation(.string, for: "label", takesOptional: true)
      layer.accessibility?.label = values.value(label, numbers, expected, at: node)
    }
    if let absence = layer.copy?.absence {
      layer.copy?.absence = values.value(absence, numbers, nil, at: node)
    }
  }
}

/// Reads `repeat` of a layer: `5`, `$count`, or `{ count: $rows * 2, index: row }`.
struct RepetitionReader {
  let reader: ValueReader
  /// How many copies the repetitions around it make.
  let copies: Int

  private static let keys = [LanguageKey].repetition.names

  private var output: CompilerOutput { reader.output }

  /// nil where it was reported that there is none.
  func read(_ node: SyntaxNode, at key: Span, isMask: Bool) -> Repetition? {
    guard !isMask else {
      output.report(.repeatedMask(at: key))
      return nil
    }
    var count: SyntaxNode? = node
    var nameNode: SyntaxNode?
    if node.kind == .mapping {
      let sections = Sections(node, RepetitionReader.keys, "‘repeat’", output)
      (count, nameNode) = (sections["count"], sections["index"])
      if count == nil, !node.lacksEntries { output.report(.repetitionWithoutCount(at: node.span)) }
    }
    let name = self.name(nameNode)
    let (value, least, most) = count.map(counts) ?? (.constant(reader.invalid(node)), 1, 1)
    let index = add(name, most, at: nameNode?.span ?? key)
    return Repetition(
      count: value, least: least, most: most, name: name ?? "", place: index?.indices.last,
      scope: index ?? reader.properties, node: count ?? node)
  }

  /// The name of the index; nil where it was reported.
  private func name(_ node: SyntaxNode?) -> String? {
    guard let node else { return Repetition.usualIndex }
    guard let name = reader.readText(node, "index") else { return nil }
    guard let first = name.utf8.first, isNameStart(first),
      name.utf8.allSatisfy({ isNamePart($0) && $0 != UInt8(ascii: ".") })
    else {
      output.report(.invalidIndexName(name, at: node.span))
      return nil
    }
    return name
  }

  private func add(_ name: String?, _ most: Int, at span: Span) -> PropertyScope? {
    guard let name, let scope = reader.properties else { return nil }
    if let place = scope.index(named: name) {
      output.report(
        .indexNameTaken(
          name, by: scope.properties[place], isIndex: scope.indices.contains(place), at: span))
      return nil
    }
    return scope.adding(indexNamed: name, of: most, at: span)
  }

  /// The number of copies, and between what it lies.
  private func counts(_ node: SyntaxNode) -> (Expression, least: Int, most: Int) {
    let expected = Expectation(
      .integer(.int), bounds: NumberBounds(min: 0, max: Double(LayerCopy.most)),
      for: LanguageKey.repetitionOfLayer)
    let count = reader.read(node, expected)
    let failed = (Expression.constant(reader.invalid(node)), least: 1, most: 1)
    if count.isInvalid { return failed }
    let range = NumberRange(of: count, reader.properties?.properties ?? [])
    guard let greatest = range.greatest else {
      output.report(.unlimitedRepetition(unlimited(in: count), at: node.span))
      return failed
    }
    guard greatest >= 1 else {
      output.report(.neverRepeated(at: node.span))
      return failed
    }
    guard greatest <= Double(LayerCopy.most) else {
      output.report(.tooManyCopies(greatest, unlimited(in: count), at: node.span))
      return failed
    }
    let most = Int(clamping: greatest.rounded(.up))
    guard most * copies <= LayerCopy.most else {
      output.report(.tooManyCopiesTogether(most, copies, at: node.span))
      return failed
    }
    let least = max(0, min(range.least ?? 0, greatest))
    return (count, Int(clamping: least.rounded(.up)), most)
  }

  /// The property that says how many copies there are, or the first of several.
  private func unlimited(in count: Expression) -> Property? {
    guard let properties = reader.properties?.properties else { return nil }
    let used = count.properties.sorted().map { properties[$0] }
    return used.first { $0.bounds?.max == nil } ?? used.first
  }
}

extension Layer {
  /// `star[2]`, by the numbers of the repetitions around it.
  var numberedName: String {
    guard let copy else { return name }
    return copy.name + copy.indices.map { "[\($0.number)]" }.joined()
  }

  /// Hides a copy while there are fewer of them.
  mutating func leaveOut(_ number: Int, of repetition: Repetition, _ values: inout CopiedValues) {
    guard number >= repetition.least else { return }
    let limit = Expression.constant(ModedValue(.number(Double(number)), origin: .unknown))
    let own = values.reader.apply(.compare(.lessOrEqual), [repetition.count, limit], at: repetition.node)
    copy?.absence = own
    hide(while: own, of: repetition, values)
  }

  /// - Parameter absence: Whether the copy is missing.
  fileprivate mutating func hide(
    while absence: Expression, of repetition: Repetition, _ values: CopiedValues
  ) {
    let hidden = settings.first { $0.key == .layer(.hidden) }
    // A copy that is hidden for good needs no count.
    if let known = hidden?.value.constant, known.value == .bool(true), values.reader.isFixed(known) { return }
    set([
      Setting(
        .layer(.hidden),
        hidden.map {
          .hidden(while: absence, or: $0.value, by: values.reader.literal(.bool(true), repetition.node))
        } ?? absence,
        span: hidden?.span ?? repetition.node.span)
    ])
  }
}

extension Expression {
  /// Whether something is hidden, which it also is while a copy is missing.
  ///
  /// - Parameter always: What holds while it is missing.
  static func hidden(while absence: Expression, or other: Expression, by always: ModedValue?) -> Expression {
    .call(
      .choose(["true"]),
      [absence, .constant(always ?? ModedValue(.bool(true), origin: .unknown)), other])
  }
}

extension LanguageKey {
  static let repetitionOfLayer = "repeat"
}

extension Diagnostic {
  fileprivate static func repeatedMask(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "a layer has one mask, which can't be repeated", at: span,
      notes: ["repeat layers in the mask, under its ‘sublayers’"])
  }

  fileprivate static func repetitionWithoutCount(at span: Span) -> Diagnostic {
    Diagnostic(
      .missingKey, "this ‘repeat’ has no ‘count’", at: span,
      notes: ["write ‘repeat: { count: 5, index: row }’, or ‘repeat: 5’"])
  }

  fileprivate static func invalidIndexName(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidName, "‘\(name.shortened)’ can't be the name of an index", at: span,
      notes: ["use letters, digits, ‘-’ and ‘_’, and begin with a letter, as in ‘index: row’"])
  }

  fileprivate static func indexNameTaken(
    _ name: String, by other: Property, isIndex: Bool, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .duplicateName,
      isIndex
        ? "‘$\(name.shortened)’ is already the index of a repetition around this one"
        : "‘$\(name.shortened)’ is already a property of this component",
      at: span, related: other.span.map { [Related("it is declared here", at: $0)] } ?? [],
      notes: ["give the index another name, as in ‘repeat: { count: 5, index: column }’"])
  }

  fileprivate static func neverRepeated(at span: Span) -> Diagnostic {
    Diagnostic(
      .outOfBounds, "‘repeat’ is never more than 0, so there is no such layer", at: span,
      notes: ["write how many copies there are, or remove the layer"])
  }

  fileprivate static func unlimitedRepetition(_ property: Property?, at span: Span) -> Diagnostic {
    let name = property?.name ?? "count"
    return Diagnostic(
      .outOfBounds, "‘repeat’ needs a number with an upper bound, but ‘\(name)’ has none", at: span,
      related: property?.span.map { [Related("‘\(name)’ is declared here", at: $0)] } ?? [],
      notes: [
        property?.span == nil
          ? "write ‘min($\(name), 10)’"
          : "declare it with a ‘max’ of at most \(LayerCopy.most), or write ‘min($\(name), 10)’ here"
      ])
  }

  fileprivate static func tooManyCopies(_ greatest: Double, _ property: Property?, at span: Span)
    -> Diagnostic
  {
    Diagnostic(
      .tooLarge,
      "a layer is repeated at most \(LayerCopy.most) times, but this may be \(formatNumber(greatest))",
      at: span,
      related: property.flatMap { property in
        property.span.map { [Related("‘\(property.name)’ is declared here", at: $0)] }
      } ?? [],
      notes: property.map { ["give ‘\($0.name)’ a smaller ‘max’, or write ‘min($\($0.name), 10)’ here"] }
        ?? [])
  }

  fileprivate static func tooManyCopiesTogether(_ most: Int, _ around: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .tooLarge,
      "there are at most \(LayerCopy.most) copies of a layer, but \(around) times \(most) are \(around * most)",
      at: span, notes: ["the layer around this one is repeated too; make one of the two numbers smaller"])
  }
}
