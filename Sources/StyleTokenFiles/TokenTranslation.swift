import StyleSource
import StyleSyntax

/// What a file of design tokens says, as a style file says it.
struct TokenTranslation {
  let file: Int
  private let original: TokenFile
  private let hidesNames: Bool
  var entries: [Entry] = []
  /// The mode that the file's values hold in; nil for a file that declares tokens.
  var mode: (name: String, span: Span)?

  /// One token of the style file.
  struct Entry {
    /// The index of the design token that it is made of.
    let token: Int
    let type: StyleType
    var name: String
    let keySpan, valueKeySpan: Span
    let value: StyleValue
    let description, deprecation: SyntaxNode?
    let isPrivate: Bool
    /// Where the design token ends.
    let end: Span
  }

  init(of file: Int, in system: TokenSystem) {
    self.file = file
    original = system.files[file]
    for index in system.ranges[file] { entries += TokenTranslation.entries(of: index, system) }
    entries.sort { $0.keySpan.start < $1.keySpan.start }
    system.output.finishCounts()
    hidesNames = system.output.hidesNames[file]
  }

  private static func entries(of index: Int, _ system: TokenSystem) -> [Entry] {
    let token = system.tokens[index]
    guard let type = system.types[index] else { return [] }
    let reader = DesignValueReader(index, in: system)
    let values = system.isBroken.contains(index) ? reader.broken(type) : reader.read(type)
    let valueKey = token.node.entries.first { $0.key.hasText("$value") || $0.key.hasText("$ref") }?.key
    let deprecation = token.node["$deprecated"] ?? token.groupDeprecation
    let isDeprecated = deprecation.map { !$0.hasText("false") || $0.isQuoted } ?? false
    return values.map { type, value in
      Entry(
        token: index, type: type, name: system.styleName(of: index),
        keySpan: token.inherited ?? token.key.span,
        valueKeySpan: token.inherited ?? valueKey?.span ?? token.key.span, value: value,
        description: token.node["$description"].flatMap { $0.isJSONString && !$0.text.isEmpty ? $0 : nil },
        deprecation: isDeprecated ? deprecation : nil, isPrivate: token.isHiddenInFigma,
        end: token.inherited ?? token.node.span)
    }
  }

  func tree() -> SyntaxTree {
    var writer = TreeWriter(of: original.tree)
    let source = original.tree.source.id
    let root = original.tree.root?.span ?? Span(source, 0, 0)
    let tokens =
      entries.isEmpty
      ? Span(source, Int(root.start), Int(root.start))
      : entries.reduce(entries[0].keySpan) { $0.joined(to: $1.end) }
    writer.beginMapping(root)
    if let mode, mode.span < tokens { write(mode, &writer) }
    writer.addString("tokens", Span(source, Int(tokens.start), Int(tokens.start)))
    writer.beginMapping(tokens)
    for entry in entries { write(entry, &writer) }
    writer.end()
    if let mode, !(mode.span < tokens) { write(mode, &writer) }
    writer.end()
    return writer.finish(hidesNames: hidesNames)
  }

  private func write(_ mode: (name: String, span: Span), _ writer: inout TreeWriter) {
    writer.addString("mode", Span(mode.span.file, Int(mode.span.start), Int(mode.span.start)))
    writer.addString(mode.name, mode.span)
  }

  private func write(_ entry: Entry, _ writer: inout TreeWriter) {
    writer.addString(entry.type.rawValue + "." + entry.name, entry.keySpan)
    var fields = [StyleValue.Field(key: "value", keySpan: entry.valueKeySpan, value: entry.value)]
    // What is said of a token stands where it is declared, not where it has another value.
    if mode == nil {
      func add(_ key: String, _ value: StyleValue) {
        fields.append(StyleValue.Field(key: key, keySpan: value.span, value: value))
      }
      let isElsewhere = entry.keySpan == entry.end
      func place(_ node: SyntaxNode) -> Span { isElsewhere ? entry.end : node.span }
      if let node = entry.description { add("description", .string(node.text, place(node))) }
      if let node = entry.deprecation {
        let isOwn = node.span.start >= entry.end.start && node.span.end <= entry.end.end
        let span = isOwn ? node.span : entry.keySpan
        add("deprecated", node.isQuoted ? .string(node.text, span) : .plain("true", span))
      }
      if entry.isPrivate { add("private", .plain("true", entry.keySpan)) }
    }
    fields.sort { $0.keySpan.start < $1.keySpan.start }
    StyleValue.fields(fields, entry.end).write(to: &writer)
  }
}
