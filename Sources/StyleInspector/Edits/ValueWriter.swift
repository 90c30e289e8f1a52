import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

/// Writes values from the page into a file's syntax tree with minimal edits: of a value with several parts, only the changed ones.
struct ValueWriter {
  private(set) var tree: SyntaxTree

  init(_ tree: SyntaxTree) { self.tree = tree }

  var bytes: [UInt8] { tree.source.bytes }

  // MARK: Entries

  /// Writes a value at a path; `current` is the present value in the page's JSON.
  mutating func write(
    _ json: JSONValue, _ type: ValueType, at path: SyntaxPath, current: JSONValue?
  ) throws(InspectorError) {
    if let current, let node = tree.node(at: path), node.span == node.definition, !json.isReference,
      node.kind == .mapping || node.kind == .sequence
    {
      if json.isSame(as: current) { return }
      if try writeParts(json, type, at: path, node, current) { return }
      return try revise(path, to: try SyntaxValue(json, type))
    }
    try set(path, to: try SyntaxValue(json, type))
  }

  /// Writes the parts that differ; false where the value has to be written as a whole.
  private mutating func writeParts(
    _ json: JSONValue, _ type: ValueType, at path: SyntaxPath, _ node: SyntaxNode, _ current: JSONValue
  ) throws(InspectorError) -> Bool {
    switch type {
    case .gradientStops, .shadows: return try writeElements(json, type, at: path, node, current)
    case .path where json["svg"] == nil || current["svg"] == nil: return false
    case .point, .size, .rect, .range, .edgeInsets, .shadow, .outline, .font, .animation, .transform, .path:
      guard case .object = json, case .object = current else { return false }
      let parts = type.parts
      if node.kind == .sequence, node.elements.count != parts.count { return false }
      for (index, part) in parts.enumerated() {
        let (new, old) = (json[part.name] ?? .null, current[part.name] ?? .null)
        if new.isSame(as: old) { continue }
        let own = path.appending(node.kind == .sequence ? .index(index) : .key(part.name))
        if new.isNull {
          if tree.node(at: own) != nil { try remove(own) }
        } else {
          try write(new, part.type, at: own, current: old)
        }
      }
      return true
    case .strings: return try writeTexts(json, at: path, node, current)
    case .bool, .integer, .number, .string, .localizedString, .choice, .color, .image, .corners, .numbers:
      return false
    }
  }

  /// Writes a list of texts; unchanged ones stay as they are written, with the comments behind them.
  private mutating func writeTexts(
    _ json: JSONValue, at path: SyntaxPath, _ node: SyntaxNode, _ current: JSONValue
  ) throws(InspectorError) -> Bool {
    let sent = json.array?.compactMap(\.string) ?? []
    guard let old = current.array, !sent.isEmpty, sent.count == json.array?.count, node.kind == .sequence,
      node.elements.count == old.count,
      node.elements.allSatisfy({ $0.kind == .scalar && $0.span == $0.definition })
    else { return false }
    let start = zip(sent, old).prefix { $0 == $1.string }.count
    let end = zip(sent.dropFirst(start).reversed(), old.dropFirst(start).reversed())
      .prefix { $0 == $1.string }.count
    let (newEnd, oldEnd) = (sent.count - end, old.count - end)
    for index in start..<min(newEnd, oldEnd) {
      try set(path.appending(.index(index)), to: .text(sent[index]))
    }
    for index in (min(newEnd, oldEnd)..<oldEnd).reversed() { try remove(path.appending(.index(index))) }
    for index in min(newEnd, oldEnd)..<newEnd {
      try insert(.text(sent[index]), at: path.appending(.index(index)), .last)
    }
    return true
  }

  /// Writes stops of a gradient, or shadows; unchanged ones stay as they are written.
  private mutating func writeElements(
    _ json: JSONValue, _ type: ValueType, at path: SyntaxPath, _ node: SyntaxNode, _ current: JSONValue
  ) throws(InspectorError) -> Bool {
    guard let sent = json.array, let old = current.array, node.kind == .sequence,
      node.elements.count == old.count,
      node.elements.allSatisfy({ $0.kind == .mapping && $0.span == $0.definition })
    else { return false }
    guard !sent.isEmpty else { return false }
    let new = sent.map { $0.without("from") }
    // A colour that moves to another place goes there as it is written: a token stays one.
    let written = node.elements.map { $0["color"].flatMap { SyntaxValue($0, in: tree.source) } }
    let colors = sent.map { element -> SyntaxValue? in
      guard let from = element["from"]?.integer, old.indices.contains(from), let color = element["color"],
        let before = old[from]["color"], color.isSame(as: before)
      else { return nil }
      return written[from]
    }
    if let kept = keptElements(sent, of: old.count) {
      for index in old.indices.reversed() where !kept.contains(index) {
        try remove(path.appending(.index(index)))
      }
      for (index, from) in kept.enumerated() {
        let own = path.appending(.index(index))
        try writeElement(new[index], type, at: own, current: old[from], color: nil)
      }
      return true
    }
    // Between those that stay at the start and at the end, some are changed, and then some come or go.
    let start = zip(new, old).prefix { $0.isSame(as: $1) }.count
    let end = zip(new.dropFirst(start).reversed(), old.dropFirst(start).reversed())
      .prefix { $0.isSame(as: $1) }.count
    let (newEnd, oldEnd) = (new.count - end, old.count - end)
    for index in start..<min(newEnd, oldEnd) {
      try writeElement(
        new[index], type, at: path.appending(.index(index)), current: old[index], color: colors[index])
    }
    for index in (min(newEnd, oldEnd)..<oldEnd).reversed() { try remove(path.appending(.index(index))) }
    for index in min(newEnd, oldEnd)..<newEnd {
      var value = try SyntaxValue(element: new[index], of: type)
      if let color = colors[index], case .mapping(let entries) = value {
        value = .mapping(entries.map { $0.key == "color" ? .init("color", color) : $0 })
      }
      try insert(value, at: path.appending(.index(index)), .last)
    }
    return true
  }

  /// The indices of the elements that stay, in order, where others are only removed; nil for other changes. Equal elements may differ in
  /// their comments.
  private func keptElements(_ sent: [JSONValue], of count: Int) -> [Int]? {
    let kept = sent.compactMap { $0["from"]?.integer }
    guard kept.count == sent.count, kept.count < count, kept.allSatisfy({ 0..<count ~= $0 }),
      zip(kept, kept.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    return kept
  }

  private mutating func writeElement(
    _ json: JSONValue, _ type: ValueType, at path: SyntaxPath, current: JSONValue, color: SyntaxValue?
  ) throws(InspectorError) {
    for part in type.parts {
      let (value, before) = (json[part.name] ?? .null, current[part.name] ?? .null)
      if value.isNull || value.isSame(as: before) { continue }
      if part.name == "color", let color {
        try set(path.appending(.key(part.name)), to: color)
        continue
      }
      try write(value, part.type, at: path.appending(.key(part.name)), current: before)
    }
  }

  /// Replaces a value, or adds an entry for it: in a style, behind its other values and before its states.
  mutating func set(_ path: SyntaxPath, to value: SyntaxValue) throws(InspectorError) {
    if tree.node(at: path) == nil, path.steps.count == 3, path.steps.first == "styles",
      case .key(let key)? = path.steps.last,
      let style = tree.node(at: SyntaxPath(path.steps.dropLast()))
    {
      let sections = ["states", "modes", "preview"]
      let last = style.entries.filter { !$0.isMerged && !sections.contains($0.key.text) }.last
      if let last, !sections.contains(key) {
        if case .success(let edit) = tree.inserting(value, at: path, .after(last.key.text)) {
          tree = edit.tree
          spread(entryAt: path)
          return
        }
      }
    }
    if try addSection(path, value) { return }
    if let position = positionInLayer(of: path) { return try insert(value, at: path, position) }
    let old = tree.node(at: path)
    // The quotes that a color like "#FF0000" needs are of no use to a reference or a name.
    if let old, old.kind == .scalar, old.isQuoted, old.span == old.definition, old.text.hasPrefix("#"),
      case .text(let text) = value, case let name = text.hasPrefix("$") ? text.dropFirst() : text[...],
      !name.isEmpty, text.hasPrefix("$") || SyntaxValue.unquoted(text) == .text(text),
      name.utf8.allSatisfy({ isNamePart($0) || $0 == UInt8(ascii: ".") })
    {
      return try replace(path, with: Array(text.utf8))
    }
    let added = addedEntry(on: path)
    try take(tree.setting(path, to: value))
    if let added { spread(entryAt: added) }
  }

  /// The position of a new entry of a layer: the kind comes first, then the frame, the appearance, and the sublayers. nil for an existing
  /// one, or no entry of a layer.
  private func positionInLayer(of path: SyntaxPath) -> EntryPosition? {
    guard path.steps.count > 3, path.steps.first == "components", path.steps[2] == "layer",
      case .key(let key)? = path.steps.last, tree.node(at: path) == nil,
      let layer = tree.node(at: SyntaxPath(path.steps.dropLast())), layer.kind == .mapping
    else { return nil }
    func rank(_ key: String) -> Int {
      switch key {
      case "name": 0
      case "kind": 1
      case "repeat": 2
      case "path", "string", "contents", "axis": 3
      case "frame": 4
      case "mask": 6
      case "accessibility": 7
      case "sublayers": 8
      case _: 5
      }
    }
    let before = layer.entries.filter { !$0.isMerged && rank($0.key.text) <= rank(key) }
    return before.last.map { .after($0.key.text) } ?? .first
  }

  /// The entry that comes where a value is written at a path: the one at the first step that leads nowhere.
  private func addedEntry(on path: SyntaxPath) -> SyntaxPath? {
    for count in path.steps.indices {
      let part = SyntaxPath(Array(path.steps[...count]))
      if tree.node(at: part) == nil { return part }
    }
    return nil
  }

  /// Puts a collection that an entry has made too long on lines of its own.
  mutating func spread(entryAt path: SyntaxPath) {
    if let spread = tree.spreading(entryAt: path) { tree = spread }
  }

  /// Adds a section of a component in its usual position, with a value in it; false where it exists, or belongs elsewhere.
  private mutating func addSection(_ path: SyntaxPath, _ value: SyntaxValue) throws(InspectorError) -> Bool {
    let (own, inner) = (SyntaxPath(Array(path.steps.prefix(3))), path.steps.dropFirst(3))
    guard path.steps.first == "components", path.steps.count > 2, case .key(let section)? = own.steps.last,
      let place = ValueWriter.sections.firstIndex(of: section),
      let node = tree.node(at: SyntaxPath(Array(path.steps.prefix(2)))), tree.node(at: own) == nil
    else { return false }
    var value = value
    for step in inner.reversed() {
      guard case .key(let key) = step else { return false }
      value = .mapping([.init(key, value)])
    }
    let before = ValueWriter.sections[..<place]
    let last = node.entries.filter { before.contains($0.key.text) && !$0.isMerged }.last?.key.text
    try insert(value, at: own, last.map { .after($0) } ?? .first)
    return true
  }

  /// The sections of a component, in their usual order.
  private static let sections = [
    "summary", "description", "deprecated", "base", "traits", "properties", "sets", "layer", "variants",
    "states", "modes", "transition", "animations", "preview",
  ]

  /// Adds an entry with the text of its value.
  mutating func insert(
    text: [UInt8], at path: SyntaxPath, _ position: EntryPosition
  ) throws(InspectorError) {
    try insert(.text("stylec-new-entry"), at: path, position, keepsLine: true)
    try replace(path, with: text)
    spread(entryAt: path)
  }

  mutating func insert(
    _ value: SyntaxValue, at path: SyntaxPath, _ position: EntryPosition, keepsLine: Bool = false
  ) throws(InspectorError) {
    try take(tree.inserting(value, at: path, position))
    if !keepsLine { spread(entryAt: path) }
  }

  /// Removes an entry; for states and modes, and for a component's values of its base, with the mappings around it that are then empty.
  mutating func remove(_ path: SyntaxPath) throws(InspectorError) {
    var path = path
    let isSaid =
      path.steps.count == 5 && (path.steps[0] == "styles" || path.steps[0] == "components")
      && (path.steps[2] == "states" || path.steps[2] == "modes")
    // What a component lists of its base with a default alone isn't listed without it.
    let isDefault =
      path.steps.count == 5 && path.steps[0] == "components" && path.steps[2] == "properties"
    let isSection =
      path.steps.count == 4 && path.steps[0] == "components"
      && (path.steps[2] == "sets" || path.steps[2] == "layer")
    if isSaid || isDefault || isSection {
      for _ in 0..<(isSection ? 1 : 2) {
        let parent = SyntaxPath(path.steps.dropLast())
        guard let node = tree.node(at: parent), node.kind == .mapping else { break }
        var count = 0
        for _ in node.entries { count += 1 }
        if count > 1 { break }
        path = parent
      }
    }
    try take(tree.removing(path))
  }

  /// The path of the outermost group of tokens that contains nothing but the entry at a path.
  func withEmptyGroups(_ path: SyntaxPath) -> SyntaxPath {
    var path = path
    while path.steps.first == "tokens", path.steps.count > 2,
      let parent = tree.node(at: SyntaxPath(path.steps.dropLast())),
      parent.kind == .mapping, parent.entries.reduce(0, { count, _ in count + 1 }) == 1
    {
      path.steps.removeLast()
    }
    return path
  }

  /// Whether a collection stands between braces or brackets.
  func isFlow(_ node: SyntaxNode) -> Bool {
    let start = Int(node.definition.start)
    return start < bytes.count && [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(bytes[start])
  }

  /// Whether comments stand between the key of an entry and the end of its value, where a new value would overwrite them.
  func hasComments(in path: SyntaxPath) -> Bool {
    guard let range = lines(of: path)?.text else { return false }
    return tree.comments.contains { range.lowerBound <= Int($0.start) && Int($0.end) <= range.upperBound }
  }

  /// The range of an entry's value, with the comments that belong to it, and the offset of its key; nil for a path that is no entry. A
  /// value between brackets ends with them, and one on lines of its own with the last of them.
  private func lines(of path: SyntaxPath) -> (key: Int, text: Range<Int>, isFlow: Bool)? {
    guard let last = path.steps.last, case .key(let name) = last, let node = tree.node(at: path),
      node.span == node.definition, !node.definition.isEmpty,
      let key = tree.node(at: SyntaxPath(path.steps.dropLast()))?.entries.first(where: {
        $0.key.text == name && !$0.isMerged
      })?.key
    else { return nil }
    let (start, end) = (Int(node.definition.start), Int(node.definition.end))
    let isCollection = node.kind == .mapping || node.kind == .sequence
    let isFlow = bytes[start] == UInt8(ascii: "[") || bytes[start] == UInt8(ascii: "{")
    guard isCollection, !isFlow else { return (Int(key.definition.start), start..<end, true) }
    let lineEnd = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return (Int(key.definition.start), Int(key.definition.end)..<lineEnd, false)
  }

  /// Puts a value into a mapping of its own under a key, as it is written, with its comments. False where its layout doesn't allow that.
  mutating func nest(_ path: SyntaxPath, under key: String) -> Bool {
    guard let (keyStart, range, isFlow) = lines(of: path), let node = tree.node(at: path),
      let value = SyntaxValue(node, in: tree.source)
    else { return false }
    var text = Array("{ \(key): ".utf8) + bytes[range] + Array(" }".utf8)
    if !isFlow {
      func column(_ offset: Int) -> Int {
        offset - (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
      }
      // The lines of the value, behind that of its key.
      let (own, inner) = (column(keyStart), column(Int(node.definition.start)))
      let step = inner > own ? inner - own : 2
      let lines = bytes[range].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let lineBreak = lines[0].last == UInt8(ascii: "\r") ? "\r\n" : "\n"
      text = Array(lines[0]) + Array("\n\(String(repeating: " ", count: own + step))\(key):".utf8)
      if lineBreak == "\r\n" { text.append(UInt8(ascii: "\r")) }
      for line in lines.dropFirst() {
        text.append(UInt8(ascii: "\n"))
        if line.contains(where: { $0 != UInt8(ascii: "\r") }) {
          text += Array(repeating: UInt8(ascii: " "), count: step)
        }
        text += line
      }
    }
    let new = Array(bytes[..<range.lowerBound]) + text + bytes[range.upperBound...]
    let source = SourceFile(id: tree.source.id, path: tree.source.path, bytes: new)
    let result = parse(source).product
    guard result.isComplete, result.comments.count == tree.comments.count,
      let nested = result.node(at: path.appending(.key(key))), SyntaxValue(nested, in: source) == value
    else { return false }
    tree = result
    return true
  }

  mutating func rename(_ path: SyntaxPath, to key: String) throws(InspectorError) {
    try take(tree.renaming(path, to: key))
  }

  private mutating func take(_ result: Result<SyntaxEdit, EditProblem>) throws(InspectorError) {
    switch result {
    case .success(let edit): tree = edit.tree
    case .failure(let problem): throw InspectorError(422, "cannot-edit", problem.message)
    }
  }
}
