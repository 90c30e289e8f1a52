import StyleModel
import StyleSource
import StyleSyntax

/// Reads `repeat` of a layer: `5`, `$count`, `{ count: $rows * 2, index: row }`, or a list, `[Day, Week]`, `$titles`, `{ items: $titles, item: word }`.
struct RepetitionReader {
  let reader: ValueReader
  /// The number of copies that the repetitions around this one make.
  let copies: Int

  private static let keys = [LanguageKey].repetition.names

  private var output: CompilerOutput { reader.output }

  /// Reads a repetition; nil where there is none, which was reported.
  func read(_ node: SyntaxNode, at key: Span, isMask: Bool) -> Repetition? {
    guard !isMask else {
      output.report(.repeatedMask(at: key))
      return nil
    }
    var (count, list, indexName, itemName): (SyntaxNode?, SyntaxNode?, SyntaxNode?, SyntaxNode?)
    var scope = reader.properties
    if node.kind == .mapping {
      let sections = Sections(node, RepetitionReader.keys, "‘repeat’", output)
      (count, list) = (sections["count"], sections["items"])
      (indexName, itemName) = (sections["index"], sections["item"])
      let unknown = node.entries.filter { !RepetitionReader.keys.contains($0.key.text) }
      let hasUnknown = !unknown.isEmpty
      for entry in unknown where entry.value.kind == .scalar {
        scope = scope?.reporting(nameOfRepetition: entry.value.text)
      }
      if count != nil, list != nil, let key = sections.key("count") {
        output.report(.countBesideItems(at: key.span))
      } else if count == nil, list == nil, !node.lacksEntries, !hasUnknown {
        output.report(.repetitionWithoutCount(at: node.span))
      }
      if list == nil, count != nil, let key = sections.key("item") {
        output.report(.itemWithoutItems(at: key.span))
      }
    } else if node.kind == .sequence || isListProperty(node) {
      list = node
    } else {
      count = node
    }
    let failed = Counts(count: .constant(reader.invalid(node)), least: 1, most: 1)
    var items = list.map { readList($0, isPart: node.kind == .mapping) }
    let counts =
      list.map { self.counts(of: items ?? failed.count, at: $0) } ?? count.map(self.counts) ?? failed
    let index = add(indexName, isItem: false, hasItems: list != nil, at: key, to: &scope) {
      $0.adding(indexNamed: $1, of: counts.most, at: $2)
    }
    // What was meant as a list may have been reported.
    if list == nil, itemName != nil || counts.count.isInvalid,
      scope?.index(named: Repetition.usualItem) == nil
    {
      items = failed.count
    }
    var item: Repetition.Item?
    if let items {
      let added = add(itemName, isItem: true, hasItems: true, at: key, to: &scope) {
        $0.adding(itemNamed: $1, at: $2)
      }
      item = Repetition.Item(list: items, name: added?.name ?? "", place: added?.place)
    }
    return Repetition(
      count: counts.count, least: counts.least, most: counts.most, name: index?.name ?? "",
      place: index?.place, item: item, scope: scope, node: list ?? count ?? node)
  }

  /// The name of the index or of the text of a copy; nil where it was reported.
  private func name(_ node: SyntaxNode?, _ key: String) -> String? {
    guard let node else { return key == "item" ? Repetition.usualItem : Repetition.usualIndex }
    guard let name = reader.readText(node, key) else { return nil }
    guard let first = name.utf8.first, isNameStart(first),
      name.utf8.allSatisfy({ isNamePart($0) && $0 != UInt8(ascii: ".") })
    else {
      output.report(.invalidIndexName(name, key, at: node.span))
      return nil
    }
    return name
  }

  /// Adds the index or the text of a copy to the names that its values may refer to; nil where its name was reported.
  private func add(
    _ node: SyntaxNode?, isItem: Bool, hasItems: Bool, at key: Span, to scope: inout PropertyScope?,
    _ add: (PropertyScope, String, Span) -> PropertyScope
  ) -> (name: String, place: Int?)? {
    guard let name = name(node, isItem ? "item" : "index") else {
      let written = node.flatMap { $0.kind == .scalar ? String($0.text.drop { $0 == "$" }) : nil }
      scope = scope?.reporting(nameOfRepetition: written)
      return nil
    }
    guard let within = scope else { return nil }
    let span = node?.span ?? key
    if let place = within.index(named: name) {
      let other = within.properties[place]
      let taken: Diagnostic.Taken =
        !within.indices.contains(place)
        ? .property : place < reader.properties?.properties.count ?? 0 ? .around : .own
      output.report(.indexNameTaken(name, by: other, taken, isNameOfItem: isItem, hasItems, at: span))
      scope = within.reporting(nameOfRepetition: name, isTaken: true)
      return nil
    }
    let added = add(within, name, span)
    scope = added
    return (name, added.indices.last)
  }

  // MARK: Lists

  /// Whether a node is a reference to a property that is a list, such as `$titles`.
  private func isListProperty(_ node: SyntaxNode) -> Bool {
    guard node.kind == .scalar, node.isBareReference, let properties = reader.properties,
      let place = properties.index(named: String(node.text.dropFirst()))
    else { return false }
    return properties.properties[place].type == .strings
  }

  private func readList(_ node: SyntaxNode, isPart: Bool) -> Expression {
    let expected = Expectation(
      .strings, bounds: NumberBounds(max: Double(LayerCopy.most)),
      for: isPart ? "items" : LanguageKey.repetitionOfLayer, takesOptional: true)
    return reader.read(node, expected)
  }

  /// The number of texts of a list.
  private func counts(of list: Expression, at node: SyntaxNode) -> Counts {
    let failed = Counts(count: .constant(reader.invalid(node)), least: 1, most: 1)
    if list.isInvalid { return failed }
    let most = list.mostTexts(reader.properties?.properties ?? [])
    guard most > 0 else {
      output.report(.emptyList(at: node.span))
      return failed
    }
    guard most * copies <= LayerCopy.most else {
      output.report(.tooManyCopiesTogether(most, copies, list: property(in: list), at: node.span))
      return failed
    }
    if case .call(.compound(.strings), let parts) = list {
      let count = reader.literal(.number(Double(parts.count)), node)
      return Counts(count: .constant(count), least: most, most: most)
    }
    let count = reader.apply(.count, [list], at: node)
    let range = NumberRange(of: count, reader.properties?.properties ?? [])
    return Counts(count: count, least: Int(clamping: range.least ?? 0), most: most)
  }

  private func property(in list: Expression) -> Property? {
    list.properties.min().flatMap { reader.properties?.properties[$0] }
  }

  // MARK: Numbers

  /// The number of copies, with its bounds.
  private struct Counts {
    var count: Expression
    var least: Int
    var most: Int
  }

  private func counts(_ node: SyntaxNode) -> Counts {
    let expected = Expectation(
      .integer(.int), bounds: NumberBounds(min: 0, max: Double(LayerCopy.most)),
      for: LanguageKey.repetitionOfLayer)
    let count = reader.read(node, expected)
    let failed = Counts(count: .constant(reader.invalid(node)), least: 1, most: 1)
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
    return Counts(count: count, least: Int(clamping: least.rounded(.up)), most: most)
  }

  /// The property that determines the number of copies, or the first of several.
  private func unlimited(in count: Expression) -> Property? {
    guard let properties = reader.properties?.properties else { return nil }
    let used = count.properties.sorted().map { properties[$0] }
    return used.first { $0.bounds?.max == nil } ?? used.first
  }
}

extension LanguageKey {
  package static let repetitionOfLayer = "repeat"
}

extension Diagnostic {
  fileprivate static func repeatedMask(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "a layer has one mask, which can't be repeated", at: span,
      notes: ["repeat layers in the mask, under its ‘sublayers’"])
  }

  fileprivate static func repetitionWithoutCount(at span: Span) -> Diagnostic {
    Diagnostic(
      .missingKey, "this ‘repeat’ has no ‘count’ and no ‘items’", at: span,
      notes: [
        "write ‘repeat: { count: 5, index: row }’, or ‘repeat: { items: [Day, Week], item: word }’ for a list"
      ])
  }

  fileprivate static func countBesideItems(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "a layer is repeated by a number or over a list, not by both", at: span,
      notes: ["remove ‘count’ or ‘items’; a property of type Strings has a ‘max’"])
  }

  fileprivate static func itemWithoutItems(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "‘item’ names the text of a copy, but this ‘repeat’ has no list", at: span,
      notes: ["write ‘items’ in place of ‘count’, as in ‘repeat: { items: [Day, Week], item: word }’"])
  }

  fileprivate static func emptyList(at span: Span) -> Diagnostic {
    Diagnostic(
      .outOfBounds, "this list is empty, so there is no such layer", at: span,
      notes: ["write the texts of the copies, as in ‘[Day, Week]’, or remove the layer"])
  }

  /// - Parameter key: ‘index’ or ‘item’.
  fileprivate static func invalidIndexName(_ name: String, _ key: String, at span: Span) -> Diagnostic {
    let isItem = key == "item"
    return Diagnostic(
      .invalidName,
      "‘\(name.shortened)’ can't be the name of \(isItem ? "the text of a copy" : "an index")", at: span,
      notes: [
        "use letters, digits, ‘-’ and ‘_’, and begin with a letter, as in ‘\(isItem ? "item: word" : "index: row")’"
      ])
  }

  /// The kind of thing that has a name already: a property, or a name of a repetition around this one or of this one itself.
  fileprivate enum Taken { case property, around, own }

  fileprivate static func indexNameTaken(
    _ name: String, by other: Property, _ taken: Taken, isNameOfItem: Bool, _ hasItems: Bool, at span: Span
  ) -> Diagnostic {
    let isItem = other.type == .string
    let what = isItem ? "text of a copy" : "index"
    return Diagnostic(
      .duplicateName,
      taken == .property
        ? "‘$\(name.shortened)’ is already a property of this component"
        : "‘$\(name.shortened)’ is already the \(what) of \(taken == .own ? "this repetition" : "a repetition around this one")",
      at: span, related: other.span.map { [Related("it is declared here", at: $0)] } ?? [],
      notes: [
        isNameOfItem
          ? "give the text another name, as in ‘repeat: { items: [Day, Week], item: word }’"
          : "give the index another name, as in ‘repeat: { \(hasItems ? "items: [Day, Week]" : "count: 5"), index: column }’"
      ])
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

  fileprivate static func tooManyCopiesTogether(
    _ most: Int, _ around: Int, list: Property? = nil, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .tooLarge,
      "there are at most \(LayerCopy.most) copies of a layer, but \(around) times \(most) are \(around * most)",
      at: span,
      notes: [
        list.map {
          "the layer around this one is repeated too; give ‘\($0.name)’ a smaller ‘max’, or make the number of those smaller"
        } ?? "the layer around this one is repeated too; make one of the two numbers smaller"
      ])
  }
}
