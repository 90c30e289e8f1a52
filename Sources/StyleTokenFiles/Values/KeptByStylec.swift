import StyleSource
import StyleSyntax

// What stylec keeps in the `$extensions` of files that it writes itself: whatever the format can't say of a token. `StyleEmit/DesignTokens` writes it.

/// The key in `$extensions` of stylec's own members.
let stylecExtension: StaticString = "org.stylec"

extension TokenFile {
  /// The name of the collection of Figma's whose mode the file is.
  var figmaCollection: String? {
    tree.root?["$extensions"]?[stylecExtension]?["collection"].flatMap { $0.isJSONString ? $0.text : nil }
  }
}

extension DesignToken {
  private var kept: SyntaxNode? { written.kept }

  /// The whole name of its style file's token, without the type; nil for what can't be one.
  var keptName: String? {
    guard let name = kept?["name"], name.isJSONString else { return nil }
    let parts = name.text.split(separator: ".", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isWholeNumber || $0 == "-" || $0 == "_" }
    }
    return isName ? name.text : nil
  }

  /// The token's path in the file that it was first read from; nil where the file has no other.
  var keptPath: [String]? {
    guard let path = kept?["path"], path.kind == .sequence else { return nil }
    let names = path.elements.map { $0 }
    return names.isEmpty || !names.allSatisfy(\.isJSONString) ? nil : names.map(\.text)
  }

  /// Whether the token is private; nil where its name determines that.
  var keptPrivacy: Bool? {
    guard let node = kept?["private"], node.kind == .scalar, !node.isQuoted,
      case .bool(let flag) = node.scalarKind
    else { return nil }
    return flag
  }

  /// The token's value in style files, to which `$value` is the nearest in the format.
  var keptValue: SyntaxNode? { kept?["value"] }

  /// The JSON object of what stands in `$extensions` for other programs, without what becomes part of a style file; nil where nothing does.
  ///
  /// - Parameters:
  ///   - hasModes: Whether the values for modes in it are the token's.
  ///   - borderStyle: The JSON of the stroke style that a border has, which stylec needs to write it again.
  func foreignExtensions(hasModes: Bool, borderStyle: String?) -> String? {
    let read: [StaticString] = [
      stylecExtension, "com.figma.variableId", "com.figma.scopes", "com.figma.type", "com.figma.aliasData",
      "com.figma.hiddenFromPublishing",
    ]
    let foreign = extensions?.jsonText(without: hasModes ? read + ["mode", "modes"] : read)
    guard let borderStyle else { return foreign }
    return "{\"\(stylecExtension)\":{\"style\":\(borderStyle)}"
      + (foreign.map { "," + $0.dropFirst() } ?? "}")
  }

  /// The values for modes that some tools write in `$extensions`, as in `"mode": { "dark": "#000" }`; nil where there are none.
  var modesInExtensions: SyntaxNode? {
    guard let extensions else { return nil }
    let found = extensions["mode"] ?? extensions["modes"] ?? extensions["com.figma.sds"]?["modes"]
    guard let found, found.kind == .mapping, found.entries.contains(where: { _ in true }) else { return nil }
    return found
  }

  /// Whether `$value` is still the one for which `keptValue` was written, so that no other program has changed it.
  var isAsKept: Bool {
    guard let value = node["$value"], let copy = kept?["of"] else { return false }
    return value.isSame(as: copy)
  }
}

extension TokenSystem {
  /// The groups and the name that a token has among design tokens; nil where these are its type and the parts of its name in style files.
  func keptPath(of index: Int, as entry: TokenTranslation.Entry) -> (groups: [String]?, name: String?) {
    let token = tokens[index]
    let type = types[index] == .border ? DesignType.border.rawValue : entry.type.rawValue
    let kept = token.keptPath.flatMap { path in
      // Another program may have renamed the token since.
      isPlace(of: path, token.path, type: type, name: ownStyleName(of: index)) ? path : nil
    }
    // What stylec keeps has the names of style files.
    if token.isKept, kept == nil { return (nil, nil) }
    var groups = kept?.dropLast() ?? token.groupPath
    if let group = files[token.file].options.group {
      groups = group.split(separator: ".").map(String.init) + groups
    }
    let name = kept?.last ?? token.lastName
    let isAsInStyleFiles =
      groups.first == type && isJoined(groups.dropFirst(), name, entry.name)
    return isAsInStyleFiles ? (nil, nil) : (groups, name)
  }

  /// Whether stylec writes a token with a path of its own at another one.
  private func isPlace(of path: [String], _ place: [String], type: String, name: String) -> Bool {
    let allowed = allowedPath(ofDesign: path)
    if place == allowed || place == allowed + ["$root"] { return true }
    let names = (place.last == "$root" ? place.dropLast() : place[...]).dropFirst()
    guard place.first == type, let last = names.last else { return false }
    return isJoined(names.dropLast(), last, name)
  }

  /// Whether names with dots between them are a name.
  private func isJoined(_ groups: ArraySlice<String>, _ last: String, _ name: String) -> Bool {
    var rest = name[...]
    for group in groups {
      guard rest.hasPrefix(group) else { return false }
      rest = rest.dropFirst(group.count)
      guard rest.popFirst() == "." else { return false }
    }
    return rest == last
  }
}

private func jsonObject(_ members: [(name: SyntaxNode, value: SyntaxNode)]) -> String {
  "{" + members.map { "\"\(JSONString.escaped($0.name.text))\":\($0.value.json)" }.joined(separator: ",")
    + "}"
}

/// The JSON of names: a text, or an object of texts.
func jsonText(_ text: String) -> String { "\"\(JSONString.escaped(text))\"" }

extension SyntaxNode {
  /// The JSON object without some of its members; nil where nothing is left.
  func jsonText(without names: [StaticString]) -> String? {
    let members = entries.filter { entry in !names.contains { entry.key.hasText($0) } }
    return members.isEmpty ? nil : jsonObject(members.map { ($0.key, $0.value) })
  }

  /// The node as JSON, without blanks and comments.
  fileprivate var json: String {
    switch kind {
    case .missing: "null"
    case .scalar: isQuoted ? "\"\(JSONString.escaped(text))\"" : text
    case .sequence: "[" + elements.map(\.json).joined(separator: ",") + "]"
    case .mapping: jsonObject(entries.map { ($0.key, $0.value) })
    }
  }

  /// Whether another node is equal in JSON, wherever the two stand.
  func isSame(as other: SyntaxNode) -> Bool {
    guard kind == other.kind else { return false }
    switch kind {
    case .missing: return true
    case .scalar:
      if isQuoted || other.isQuoted { return isQuoted == other.isQuoted && text == other.text }
      return text == other.text || jsonNumber != nil && jsonNumber == other.jsonNumber
    case .sequence:
      let (own, others) = (elements.map { $0 }, other.elements.map { $0 })
      return own.count == others.count && zip(own, others).allSatisfy { $0.isSame(as: $1) }
    case .mapping:
      let (own, others) = (entries.map { $0 }, other.entries.map { $0 })
      return own.count == others.count
        && own.allSatisfy { entry in
          others.contains { $0.key.text == entry.key.text && entry.value.isSame(as: $0.value) }
        }
    }
  }
}

extension DesignValueReader {
  /// Whether all tokens are there that a kept expression names. Another program may have renamed one, in `$value` alone.
  func keptReferencesLead(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .missing: return true
    case .mapping: return node.entries.allSatisfy { keptReferencesLead($0.value) }
    case .sequence: return node.elements.allSatisfy { keptReferencesLead($0) }
    case .scalar:
      guard node.isQuoted, node.withBytes({ $0.contains(UInt8(ascii: "$")) }) else { return true }
      let text = grouped(node.text)
      if !text.hasPrefix("$"), system.styleType(of: index) == .string { return true }
      return text.split(separator: "$", omittingEmptySubsequences: false).dropFirst().allSatisfy { part in
        let name = part.prefix { $0.isLetter || $0.isNumber || ".-_".contains($0) }
        guard let dot = name.firstIndex(of: "."), StyleType(rawValue: String(name[..<dot])) != nil else {
          return true
        }
        return system.isWholeStyleName(String(name))
      }
    }
  }

  /// Reads a value of a type that stylec wrote. A shadow is a list where another mode has a list.
  func kept(_ node: SyntaxNode, as type: StyleType) -> StyleValue {
    let value = kept(node)
    return type == .shadows && node.kind == .mapping ? .list([value], place(node)) : value
  }

  /// Reads a border that stylec wrote, as a colour and a length.
  func keptBorder(_ node: SyntaxNode) -> [Result] {
    guard let color = node["color"], let width = node["width"] else { return broken(.border) }
    return [(.color, kept(color)), (.length, kept(width))]
  }

  /// The JSON of the stroke style at the end of the token's references, if it is a border; nil for a solid one.
  var borderStyle: String? {
    guard let border = literal(token.value), border.node.kind == .mapping,
      let style = border.node["style"].flatMap({ border.reader.literal($0) }), !style.node.hasText("solid")
    else { return nil }
    guard style.node.kind == .mapping, !token.isOfTools else {
      return DesignVocabulary.strokeStyles.contains(style.node.text) ? style.node.json : nil
    }
    // Their references lead to tokens that may be called otherwise in the end.
    guard let cap = style.node["lineCap"].flatMap({ style.reader.literal($0) })?.node,
      let dashes = style.node["dashArray"].flatMap({ style.reader.literal($0) }),
      dashes.node.kind == .sequence
    else { return nil }
    let lengths = dashes.node.elements.compactMap { dashes.reader.literal($0)?.node.json }
    return "{\"dashArray\":[\(lengths.joined(separator: ","))],\"lineCap\":\(cap.json)}"
  }

  /// Reads a value that stylec wrote: JSON with the structure of a style file's value.
  func kept(_ node: SyntaxNode) -> StyleValue {
    switch node.kind {
    case .missing: return .missing(place(node))
    case .scalar:
      return node.isQuoted ? .written(grouped(node.text), place(node)) : .plain(node.text, place(node))
    case .sequence: return .list(node.elements.map(kept), place(node))
    case .mapping:
      return .fields(
        node.entries.map {
          StyleValue.Field(key: $0.key.text, keySpan: place($0.key), value: kept($0.value))
        }, place(node))
    }
  }

  /// An expression whose references lead into the group in which an import puts all tokens of the file.
  private func grouped(_ text: String) -> String {
    guard let group = system.files[token.file].options.group, text.contains("$"), !text.hasPrefix("$$") else {
      return text
    }
    // Within a text, nothing is a reference.
    if !text.hasPrefix("$"), system.styleType(of: index) == .string { return text }
    var parts = text.split(separator: "$", omittingEmptySubsequences: false)
    for index in parts.indices.dropFirst() {
      guard let dot = parts[index].firstIndex(of: "."),
        StyleType(rawValue: String(parts[index][..<dot])) != nil
      else { continue }
      parts[index] = "\(parts[index][...dot])\(group).\(parts[index][parts[index].index(after: dot)...])"
    }
    return parts.joined(separator: "$")
  }
}

extension Diagnostic {
  static func unknownKeptType(_ token: DesignToken) -> Diagnostic {
    let types = StyleType.allCases.map(\.rawValue)
    let said = token.groupType.map { "‘\($0.text.shortened)’ is no type of a style file" }
    return Diagnostic(
      .tokenType, said ?? "the token ‘\(token.name.shortened)’ has no type",
      at: token.groupType?.span ?? token.key.span,
      notes: [
        "what stylec keeps here has one of the types \(types.joined(separator: ", ")), as ‘$type’ of its group"
      ])
  }
}
