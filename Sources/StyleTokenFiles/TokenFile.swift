import StyleSource
import StyleSyntax

/// A file of design tokens, parsed from JSON or from the YAML of a `DESIGN.md`. Its tokens are read together with those of the files beside
/// it.
package struct TokenFile: Sendable {
  /// The JSON of the file. A `DESIGN.md` has an equivalent tree.
  package let tree: SyntaxTree
  /// The name of the mode that Figma exported the file for; nil in a file that Figma didn't export.
  let figmaMode: SyntaxNode?
  let role: Role
  /// Whether the file is spelled as tools did before the format: with `value` and `type`, or with types that only tools have.
  package let isOfTools: Bool
  /// Whether a mistake in the JSON hides some of the file's tokens, so that a reference to one of them is no further mistake.
  let lacksTokens: Bool
  /// Whether the file's JSON ends too early, so that its last members are unknown, such as the mode that Figma exported it for.
  let isCutOff: Bool
  /// The options of the import that leads to the file.
  package var options = ImportOptions.none

  /// The kind of contents that a file has.
  enum Role {
    case tokens
    /// Several sets of tokens, and perhaps `$themes`, which determine when each holds.
    case sets
    /// The `$themes.json` or the `$metadata.json` of a folder of sets.
    case themes, metadata
    /// A `Contents.json` of an asset catalog.
    case asset
    /// A resolver document, which determines when sets hold.
    case resolver
  }

  /// - Parameter findings: What was wrong with the JSON.
  package init(_ tree: SyntaxTree, _ findings: [Diagnostic] = []) {
    self.tree = tree
    // Of two members of one name, the second is left out.
    lacksTokens = tree.hidesNames || findings.contains { $0.code == .duplicateKey }
    isCutOff = !tree.isComplete && tree.source.path.hasSuffix(".json")
    let mode = tree.root?["$extensions"]?["com.figma.modeName"]
    figmaMode = mode.flatMap { $0.kind == .scalar && !$0.text.isEmpty ? $0 : nil }
    var role: Role
    switch splitPath(tree.source.path).name {
    case "$themes.json": role = .themes
    case "$metadata.json": role = .metadata
    case "Contents.json" where AssetPath(tree.source.path) != nil: role = .asset
    case let name
    where name.hasSuffix(".resolver.json") || tree.root?["resolutionOrder"] != nil:
      role = .resolver
    default: role = tree.root?["$themes"] != nil || tree.root?["$metadata"] != nil ? .sets : .tokens
    }
    var spelling = Spelling()
    // Every file of an import is read, so this looks at no more than it needs to.
    if role == .tokens, let root = tree.root { spelling.read(root, depth: 0) }
    let isPage = TokenFile.isPage(tree.source.path)
    isOfTools = isPage || figmaMode == nil && (role == .sets || role == .tokens && spelling.isOfTools)
    if isOfTools, !isPage, role == .tokens, let root = tree.root, SetNames(in: root).areLeftOut {
      role = .sets
    }
    self.role = role
  }

  /// Whether the file has several named sets of tokens.
  package var hasSets: Bool { role == .sets }

  /// Whether the file determines when sets of tokens hold, and has no tokens.
  package var isResolver: Bool { role == .resolver }

  /// The paths of other files with tokens that a resolver document names, as it spells them, each once.
  package var sourcePaths: [String] {
    guard isResolver, let root = tree.root else { return [] }
    let sets = root["sets"]?.entries.map(\.value) ?? []
    let modifiers = root["modifiers"]?.entries.map(\.value) ?? []
    let inOrder = root["resolutionOrder"]?.elements ?? []
    let lists = (sets + inOrder).compactMap { $0["sources"] }
    let contexts = (modifiers + inOrder).flatMap { $0["contexts"]?.entries.map(\.value) ?? [] }
    var paths: [String] = []
    for source in (lists + contexts).flatMap(\.elements) {
      guard let reference = source["$ref"], reference.isJSONString, !reference.text.contains("://") else {
        continue
      }
      let path = String(reference.text.prefix { $0 != "#" })
      if TokenFile.isNamed(like: path), !paths.contains(path) { paths.append(path) }
    }
    return paths
  }

  /// Whether a file is a color set of an asset catalog, or a folder of one.
  package static func isOfColors(_ path: String) -> Bool {
    AssetPath(path).map { $0.colorSet != nil || $0.isFolder } ?? false
  }

  /// Whether a file belongs to a package manager, and may contain anything.
  package static func isOfPackage(_ path: String) -> Bool {
    let names = ["package.json", "package-lock.json", "composer.json", "tsconfig.json", "jsconfig.json"]
    return names.contains(splitPath(path).name) || path.split(separator: "/").contains("node_modules")
  }

  /// Whether a file lies in an asset catalog.
  package static func isInCatalog(_ path: String) -> Bool { path.contains(".xcassets/") }

  /// Whether a file with this name defines which of the files beside it are sets of tokens.
  package static func isAboutSets(_ path: String) -> Bool {
    ["$themes.json", "$metadata.json"].contains(splitPath(path).name)
  }

  /// Whether the name of a file allows design tokens in it.
  package static func isNamed(like path: String) -> Bool {
    path.hasSuffix(".json") || path.hasSuffix(".tokens") || path.hasSuffix(".jsonc") || isPage(path)
  }

  /// Whether the name of a file promises design tokens, so that it is reported if it has none.
  package static func isMeant(by path: String) -> Bool {
    path.hasSuffix(".tokens.json") || path.hasSuffix(".tokens")
  }

  /// Whether bytes have a key of the Design Tokens Community Group's format, or keys that a tool's tokens have. A file without one may be
  /// anything, such as a file of secrets. The outputs of Terraform have a `type` and a `value` too, and mark some of them as `sensitive`. A
  /// configuration of Style Dictionary may filter by `$type`, and a JSON Schema has a `$ref`.
  package static func mayHoldTokens(_ bytes: [UInt8], at path: String) -> Bool {
    if isPage(path) { return PageText(bytes).hasTokens }
    // In UTF-16, which is reported, each letter of a key has a byte that is 0.
    if bytes.prefix(4).contains(0) { return mayHoldTokens(bytes.filter { $0 != 0 }, at: path) }
    // No tokens yet.
    let contents = bytes.lazy.filter { $0 > UInt8(ascii: " ") && $0 < 0x80 }
    if contents.prefix(3).elementsEqual("{}".utf8) { return true }
    if isJSONSchema(bytes) { return false }
    let ofFormat = Set(
      ["$value", "$ref", "$extends", "com.figma.modeName"].map { Array($0.utf8) })
    // Configurations have a `value` too; a token has a type, or a group that says one.
    let ofTypes = Set(
      ["type", "color", "colors", "size", "sizes", "spacing", "font", "time"].map { Array($0.utf8) })
    var (hasValue, hasType, isOfTerraform) = (false, false, false)
    var (hasTypeOfFormat, hasPlatforms, hasTransforms) = (false, false, false)
    var start: Int?
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\"") {
      if let begin = start, index - begin <= 18 {
        let text = Array(bytes[begin..<index])
        if ofFormat.contains(text) { return true }
        hasValue = hasValue || text.elementsEqual("value".utf8)
        hasType = hasType || ofTypes.contains(text)
        hasTypeOfFormat = hasTypeOfFormat || text.elementsEqual("$type".utf8)
        hasPlatforms = hasPlatforms || text.elementsEqual("platforms".utf8)
        hasTransforms = hasTransforms || text.starts(with: "transform".utf8)
        isOfTerraform = isOfTerraform || text.elementsEqual("sensitive".utf8)
      }
      start = index + 1
    }
    if hasTypeOfFormat, !(hasPlatforms && hasTransforms) { return true }
    if hasValue && hasType && !isOfTerraform || hasKeyWithOtherQuotes(bytes) { return true }
    // A program for texts may have turned the quotes of keys, which is reported.
    let straight = withStraightQuotes(bytes)
    return straight.count < bytes.count && mayHoldTokens(straight, at: path)
  }

  /// Whether bytes are a JSON Schema, which has keys such as `$ref` too: it names its dialect at its beginning, or says at its root that a value is an
  /// object or a list, and what is in it.
  private static func isJSONSchema(_ bytes: [UInt8]) -> Bool {
    func contains(_ text: String, _ bytes: ArraySlice<UInt8>) -> Bool {
      let text = Array(text.utf8)
      return bytes.indices.contains { bytes[$0] == text[0] && bytes[$0...].starts(with: text) }
    }
    if contains("json-schema.org/", bytes.prefix(1024)) { return true }
    let members = rootTexts(of: bytes)
    let keys = Set(members.map(\.key))
    let isOfValues = members.contains {
      $0.key == "type" && ($0.texts.contains("object") || $0.texts.contains("array"))
    }
    if keys.contains("definitions"), contains("\"#/definitions/", bytes[...]) { return true }
    return (isOfValues || keys.contains("$id"))
      && !keys.isDisjoint(with: [
        "properties", "required", "additionalProperties", "patternProperties", "propertyNames", "items",
        "prefixItems", "definitions", "$defs", "oneOf", "anyOf", "allOf",
      ])
  }

  /// The keys of an object of JSON, each with the texts that are its value or elements of it.
  private static func rootTexts(of bytes: [UInt8]) -> [(key: String, texts: [String])] {
    var members: [(key: String, texts: [String])] = []
    var (depth, index, isValue, isList) = (0, 0, false, false)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if depth == 1 { isList = bytes[index] == UInt8(ascii: "[") }
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ":"): if depth == 1 { isValue = true }
      case UInt8(ascii: ","): if depth == 1 { isValue = false }
      case UInt8(ascii: "\""):
        let begin = index + 1
        index = begin
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        let isInList = depth == 2 && isValue && isList
        if depth == 1 || isInList, index <= bytes.count {
          let text = index - begin <= 24 ? String(decoding: bytes[begin..<index], as: UTF8.self) : ""
          if !isValue {
            members.append((text, []))
          } else if !members.isEmpty, members[members.count - 1].texts.count < 8 {
            members[members.count - 1].texts.append(text)
          }
        }
      case _: break
      }
      index += 1
    }
    return members
  }

  /// The bytes with `"` in place of `“` and `”`.
  private static func withStraightQuotes(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let isCurly =
        bytes[index] == 0xE2 && index + 2 < bytes.count && bytes[index + 1] == 0x80
        && (bytes[index + 2] == 0x9C || bytes[index + 2] == 0x9D)
      result.append(isCurly ? UInt8(ascii: "\"") : bytes[index])
      index += isCurly ? 3 : 1
    }
    return result
  }

  /// Whether bytes have a `$value` or a `$type` as JavaScript may write it, which is reported: without quotes or with others.
  private static func hasKeyWithOtherQuotes(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { index in
      guard bytes[index] == UInt8(ascii: "$"), index > 0 else { return false }
      let rest = bytes[(index + 1)...]
      guard let name = ["value", "type"].first(where: { rest.starts(with: $0.utf8) }) else { return false }
      let end = rest.dropFirst(name.utf8.count).first { $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: " ") }
      return end == UInt8(ascii: ":") && " {,'\n\t".utf8.contains(bytes[index - 1])
    }
  }
}

/// The spelling of a file's tokens.
private struct Spelling {
  private var hasTypesOfTools = false
  private var hasValues = false
  private var hasValuesOfTools = false

  /// Whether the tokens are spelled as tools did before the format. A `value` among many a `$value` is a mistake.
  var isOfTools: Bool { hasTypesOfTools || hasValuesOfTools && !hasValues }

  /// Whether a value is one that only tools compute, as Style Dictionary 4 does: `{space.small} * 2`, `rgb(10 95 214)`.
  private func isComputed(_ value: SyntaxNode) -> Bool {
    guard value.isJSONString, let first = value.withBytes(\.first) else { return false }
    let starts = ["rgb(", "rgba(", "hsl(", "hsla("]
    if first == UInt8(ascii: "r") || first == UInt8(ascii: "h") {
      return starts.contains(where: value.text.hasPrefix)
    }
    return value.withBytes { bytes in
      // An operator between two blanks.
      bytes.contains(UInt8(ascii: "{"))
        && bytes.indices.dropFirst().dropLast().contains { index in
          "*+-/".utf8.contains(bytes[index]) && bytes[index - 1] == UInt8(ascii: " ")
            && bytes[index + 1] == UInt8(ascii: " ")
        }
    }
  }

  /// Whether a typography or a shadow is one that only tools take, as Style Dictionary 4 does: its lengths are texts, as before the format
  /// had objects for them, and it lacks a part or has another one.
  private func isCompositeOfTools(_ value: SyntaxNode) -> Bool {
    if value.kind == .sequence { return value.elements.contains(where: isCompositeOfTools) }
    guard value.kind == .mapping else { return false }
    let known: [DesignPart]
    if value["fontSize"] != nil {
      known = DesignVocabulary.typography
    } else if value["blur"] != nil, value["offsetX"] != nil {
      known = DesignVocabulary.shadow
    } else {
      return false
    }
    let texts = known.filter { part in
      (part.typeName == "dimension" || part.typeName == "number") && value[part.key].map(isQuantity) ?? false
    }
    return texts.contains { $0.typeName == "number" }
      || !texts.isEmpty
        && (known.contains { !$0.isOptional && value[$0.key] == nil }
          || value.entries.contains { entry in !known.contains { entry.key.hasText($0.key) } })
  }

  /// Whether a node is a text that begins with a number.
  private func isQuantity(_ node: SyntaxNode) -> Bool {
    guard node.isJSONString, let first = node.withBytes(\.first) else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) || first == UInt8(ascii: ".")
      || first == UInt8(ascii: "-")
  }

  mutating func read(_ node: SyntaxNode, depth: Int) {
    guard node.kind == .mapping, depth < 64, !hasTypesOfTools else { return }
    let value = node["$value"]
    if value != nil || node["$ref"] != nil {
      hasValues = true
      hasTypesOfTools =
        node["$type"].map { $0.isJSONString && ToolType.isOfToolsAlone($0) } ?? false
        || value.map { isComputed($0) || isCompositeOfTools($0) } ?? false
    } else if node.hasValueOfTools {
      hasValuesOfTools = true
    } else {
      for entry in node.entries where entry.key.withBytes({ $0.first != UInt8(ascii: "$") }) {
        read(entry.value, depth: depth + 1)
      }
    }
  }
}

extension SyntaxNode {
  /// Whether the node has a `value`, and isn't a group with a token of this name.
  var hasValueOfTools: Bool {
    guard kind == .mapping, let value = self["value"] else { return false }
    return value.kind != .mapping || self["type"]?.isJSONString ?? false
      || value["value"] == nil && value["$value"] == nil
  }
}

/// An axis of modes, as style files declare it.
package struct DeclaredAxis: Hashable, Sendable {
  package let name: String
  /// The modes of the axis; the first holds where no other does.
  package let modes: [String]

  /// Whether every file has the axis, with these modes only.
  let isBuiltIn: Bool

  package init(name: String, modes: [String], isBuiltIn: Bool = false) {
    self.name = name
    self.modes = modes
    self.isBuiltIn = isBuiltIn
  }
}

/// Translates files of design tokens that see each other to style files, in their order.
///
/// The format is that of the Design Tokens Community Group, 2025.10 (<https://www.designtokens.org/tr/2025.10/format/>), and what Figma's export
/// of variables makes of it. Each tree has the spans of the JSON, and lists its tokens by their whole names, because a group of design tokens may hold
/// tokens of several types.
///
/// - Parameters:
///   - axes: All axes of modes, which Figma's modes are looked up in by name.
///   - areImported: Whether a style file imports them. What is named by itself may refer to tokens of files that aren't known.
///   - colors: What style files know of colors.
package func translate(
  _ files: [TokenFile], axes: [DeclaredAxis], areImported: Bool, colors: ColorsOfStyleFiles
) -> [Diagnosed<TranslatedTokens>] {
  let output = TokenOutput(files, areImported: areImported)
  let sets = TokenSets(files, output)
  let groups = readGroups(of: sets, in: files, output)
  let system = TokenSystem(files, sets, groups, output)
  system.modeWords = ModeWords(axes)
  system.colors = colors
  var translations = files.indices.map { TokenTranslation(of: $0, in: system) }
  if files.contains(where: { $0.figmaMode != nil }) {
    assignModes(to: &translations, in: system, axes)
    for file in files.indices where files[file].isCutOff && files[file].figmaMode == nil {
      // It may be a mode of a collection, whose tokens another file declares.
      translations[file].entries = []
    }
  }
  assignThemes(to: &translations, in: system, axes)
  addExtensions(of: groups, to: &translations, in: system)
  if files.contains(where: { $0.role == .asset }) {
    addColorSets(of: files, to: &translations, output, isColor: colors.isColor)
  }
  return translations.map { translation in
    Diagnosed(
      TranslatedTokens(
        tree: translation.tree(), kept: translation.kept, leftOut: system.leftOutTokens(of: translation.file),
        extensions: translation.extensions),
      output.diagnostics[translation.file])
  }
}
