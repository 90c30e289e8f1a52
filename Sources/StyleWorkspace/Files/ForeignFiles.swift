import StyleCompiler
import StyleSource
import StyleTokenFiles

extension StyleFiles {
  /// Whether bytes are YAML of another program: they have contents, and no section of a style file.
  ///
  /// Bytes that aren't UTF-8 aren't foreign, nor is a file with a mistake that hides everything, so that the mistake is reported. A
  /// template of YAML, such as a Helm chart's, is foreign.
  package static func isForeign(_ bytes: [UInt8]) -> Bool {
    // Nearly every style file is known without parsing it twice.
    if bytes.withUnsafeBufferPointer(beginsSection) || !bytes.hasContents || bytes.contains(0) {
      return false
    }
    guard String(validating: bytes, as: UTF8.self) != nil else { return false }
    let file = ParsedFile(SourceFile(id: FileID(0), path: "", bytes: bytes))
    if file.looksLikeStyleFile { return false }
    switch file.tree.root?.kind {
    case .mapping, .sequence: return true
    case .scalar, .missing, nil: return bytes.containsTemplate
    }
  }

  /// Whether mistakes in a file that an import leads to may be shown: it is empty, or has a section of a style file. Any other file may be
  /// secret, such as one with a password that a stranger's style file names.
  static func mayBeShown(_ bytes: [UInt8], path: String) -> Bool {
    if isTokenFile(path) { return TokenFile.mayHoldTokens(bytes, at: path) }
    if bytes.withUnsafeBufferPointer(beginsSection) || !bytes.hasContents { return true }
    return ParsedFile(SourceFile(id: FileID(0), path: "", bytes: bytes)).looksLikeStyleFile
  }

  /// Whether mistakes in a file of an imported folder of design tokens, or of an asset catalog, may be shown: it looks like one of these.
  static func mayBeShown(_ bytes: [UInt8], ofTokensAt path: String) -> Bool {
    let keys =
      TokenFile.isInCatalog(path)
      ? ["\"colors\"", "\"info\"", "\"provides-namespace\""]
      : TokenFile.isAboutSets(path)
        ? ["\"selectedTokenSets\"", "\"tokenSetOrder\"", "\"$figmaStyleReferences\"", "\"name\""] : nil
    guard let keys else { return TokenFile.mayHoldTokens(bytes, at: path) }
    // No themes at all are ‘[]’.
    if bytes.count(where: { $0 > UInt8(ascii: " ") }) <= 2 { return true }
    return bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "\"") && keys.contains { bytes[index...].starts(with: $0.utf8) }
    }
  }

  /// Whether a line begins with the name of a section, and none with a key of an API description, which has sections of the
  /// same names.
  private static func beginsSection(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var hasSection = false
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if bytes[start] >= UInt8(ascii: "a"), bytes[start] <= UInt8(ascii: "z"),
        let colon = bytes[start..<min(end, start + 16)].firstIndex(of: UInt8(ascii: ":"))
      {
        let key = bytes[start..<colon]
        if ParsedFile.interfaceKeys.contains(where: { key.elementsEqual($0.utf8) }) { return false }
        hasSection = hasSection || ParsedFile.sections.contains { key.elementsEqual($0.utf8) }
      }
      start = end + 1
    }
    return hasSection
  }
}

/// Whether a line begins with one of these words and a colon.
func hasLine(beginningWith words: [String], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  let longest = words.map(\.utf8.count).max() ?? 0
  return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
    guard let colon = line.prefix(longest + 1).firstIndex(of: UInt8(ascii: ":")) else { return false }
    return words.contains { line[line.startIndex..<colon].elementsEqual($0.utf8) }
  }
}

extension [UInt8] {
  /// Whether any line has more than space and a comment.
  var hasContents: Bool {
    split(separator: UInt8(ascii: "\n")).contains { line in
      line.first { $0 > UInt8(ascii: " ") }.map { $0 != UInt8(ascii: "#") } ?? false
    }
  }

  /// Whether the bytes have the braces of Go's, Jinja's and others' templates.
  fileprivate var containsTemplate: Bool {
    indices.dropLast().contains { self[$0] == UInt8(ascii: "{") && self[$0 + 1] == UInt8(ascii: "{") }
  }
}
