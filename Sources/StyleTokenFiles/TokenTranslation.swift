import StyleSource
import StyleSyntax

/// Translates a file of design tokens into a style file.
struct TokenTranslation {
  let file: Int
  private let original: TokenFile
  private let hidesNames: Bool
  var entries: [Entry] = []
  /// The mode that the file's values hold in; nil for a file that declares tokens.
  var mode: (name: String, span: Span)?
  /// The axes of modes that the file declares.
  var axes: [TranslatedAxis] = []
  /// The extensions for programs that belong to no token.
  var extensions: [KeptExtensions] = []

  /// A token of the style file.
  final class Entry {
    /// The index of the design token behind the entry; nil for a colour set of an asset catalog.
    let token: Int?
    let type: StyleType
    var name: String
    let keySpan, valueKeySpan: Span
    var value: StyleValue
    /// The values in modes that differ from the value, by the modes' names.
    var valuesOfModes: [String: StyleValue] = [:]
    /// The spans of the modes' names, unless the value is written for itself.
    var keysOfModes: [String: Span] = [:]
    let description, deprecation: SyntaxNode?
    /// Whether the token is private; nil where its name determines that.
    var isPrivate: Bool?
    /// Whether the value is the token's default value.
    var isDeclared: Bool
    /// The modes in which the value holds, joined by `+`.
    var modes: [String]
    var kept: KeptOfToken
    /// The end of the design token.
    let end: Span

    init(
      token: Int?, type: StyleType, name: String, keySpan: Span, valueKeySpan: Span, value: StyleValue,
      description: SyntaxNode?, deprecation: SyntaxNode?, isPrivate: Bool?, isDeclared: Bool = true,
      modes: [String] = [], kept: KeptOfToken = KeptOfToken(), end: Span
    ) {
      self.token = token
      self.type = type
      self.name = name
      self.keySpan = keySpan
      self.valueKeySpan = valueKeySpan
      self.value = value
      self.description = description
      self.deprecation = deprecation
      self.isPrivate = isPrivate
      self.isDeclared = isDeclared
      self.modes = modes
      self.kept = kept
      self.end = end
    }
  }

  init(of file: Int, in system: TokenSystem) {
    self.file = file
    original = system.files[file]
    for index in system.ranges[file] { entries += TokenTranslation.entries(of: index, system) }
    entries.sort { $0.keySpan.start < $1.keySpan.start }
    system.output.finishCounts()
    hidesNames = system.output.hidesNames[file]
  }

  static func entries(of index: Int, _ system: TokenSystem) -> [Entry] {
    let token = system.tokens[index]
    guard let type = system.types[index] else { return [] }
    let reader = DesignValueReader(index, in: system)
    let (isLost, values) = system.hasLostValue {
      system.isBroken.contains(index) ? reader.broken(type) : reader.read(type)
    }
    system.leftOut[index] = isLost
    if isLost {
      system.leaveOut(index, because: system.firstLoss)
      return []
    }
    if values.isEmpty, system.targets[index] != nil { system.hasNoValues.insert(index) }
    let inModes = system.isBroken.contains(index) ? ValuesOfModes() : reader.valuesOfModes(type)
    let deprecation = token.written.deprecation ?? token.groupDeprecation
    let isDeprecated = deprecation.map { !$0.hasText("false") || $0.isQuoted } ?? false
    let extensions = token.foreignExtensions(
      hasModes: !inModes.others.isEmpty,
      borderStyle: system.types[index] == .border ? reader.borderStyle : nil)
    return values.map { type, value in
      let base = inModes.base?.values.first { $0.type == type }?.value
      let modes = inModes.others.compactMap { mode in
        mode.values.first { $0.type == type }.map { (mode, $0.value) }
      }
      let entry = Entry(
        token: index, type: type, name: system.styleName(of: index),
        keySpan: token.inherited ?? token.key.span,
        valueKeySpan: base.flatMap { _ in inModes.base?.key } ?? token.inherited
          ?? token.written.valueKey?.span ?? token.key.span, value: base ?? value,
        description: token.text,
        deprecation: isDeprecated ? deprecation : nil,
        isPrivate: token.isHiddenInFigma ? true : token.keptPrivacy, modes: modes.map(\.0.mode),
        kept: KeptOfToken(
          identity: token.figmaID, group: system.files[token.file].options.group,
          designType: token.isOfTools && system.types[index] != .border
            ? nil : system.types[index]?.nameBesideStyleType,
          extensions: extensions),
        end: token.inherited ?? token.node.span)
      (entry.kept.groups, entry.kept.name) = system.keptPath(of: index, as: entry)
      for (mode, value) in modes {
        entry.valuesOfModes[mode.mode] = value
        entry.keysOfModes[mode.mode] = mode.key
      }
      return entry
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
    if !axes.isEmpty { writeAxes(&writer) }
    if let mode, !(mode.span < tokens) { write(mode, &writer) }
    writer.end()
    return writer.finish(hidesNames: hidesNames)
  }

  /// The properties of tokens that no style file can express.
  var kept: [PlaceOfToken: KeptOfToken] {
    var kept: [PlaceOfToken: KeptOfToken] = [:]
    for entry in entries where entry.isDeclared && !entry.kept.isEmpty {
      let name = entry.type.rawValue + "." + entry.name
      kept[PlaceOfToken(name: name, offset: entry.keySpan.start)] = entry.kept
    }
    return kept
  }

  private func writeAxes(_ writer: inout TreeWriter) {
    let span = axes[0].span
    writer.addString("modes", Span(span.file, Int(span.start), Int(span.start)))
    writer.beginMapping(
      axes.reduce(span) { $1.modes.reduce($0.joined(to: $1.span)) { $0.joined(to: $1.span) } })
    for axis in axes {
      writer.addString(axis.name, axis.span)
      writer.beginSequence(axis.modes.reduce(axis.span) { $0.joined(to: $1.span) })
      for mode in axis.modes { writer.addString(mode.name, mode.span) }
      writer.end()
    }
    writer.end()
  }

  private func write(_ mode: (name: String, span: Span), _ writer: inout TreeWriter) {
    writer.addString("mode", Span(mode.span.file, Int(mode.span.start), Int(mode.span.start)))
    writer.addString(mode.name, mode.span)
  }

  private func write(_ entry: Entry, _ writer: inout TreeWriter) {
    writer.addString(entry.type.rawValue + "." + entry.name, entry.keySpan)
    // A token's description belongs to its declaration, not to another of its values.
    guard mode == nil, entry.isDeclared,
      entry.description != nil || entry.deprecation != nil || entry.isPrivate != nil
        || !entry.keysOfModes.isEmpty
    else {
      writer.beginMapping(entry.end)
      if entry.isDeclared { write("value", entry, &writer) }
      for mode in entry.modes { write(mode, entry, &writer) }
      return writer.end()
    }
    let keys = (entry.isDeclared ? ["value"] : []) + entry.modes
    var fields = keys.map {
      StyleValue.Field(
        key: $0, keySpan: entry.keysOfModes[$0] ?? entry.valueKeySpan,
        value: entry.valuesOfModes[$0] ?? entry.value)
    }
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
    if let isPrivate = entry.isPrivate { add("private", .plain("\(isPrivate)", entry.keySpan)) }
    fields.sort { $0.keySpan.start < $1.keySpan.start }
    StyleValue.fields(fields, entry.end).write(to: &writer)
  }

  private func write(_ key: String, _ entry: Entry, _ writer: inout TreeWriter) {
    writer.addString(key, entry.valueKeySpan)
    (entry.valuesOfModes[key] ?? entry.value).write(to: &writer)
  }
}
