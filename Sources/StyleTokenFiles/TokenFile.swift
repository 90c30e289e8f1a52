import StyleSource
import StyleSyntax

/// A file of design tokens after its JSON has been read. What it says is known once it is related to the files beside it.
package struct TokenFile: Sendable {
  /// The JSON of the file.
  package let tree: SyntaxTree
  /// The name of the mode that Figma exported the file for; nil in a file that Figma didn't export.
  let figmaMode: SyntaxNode?

  package init(_ tree: SyntaxTree) {
    self.tree = tree
    let mode = tree.root?["$extensions"]?["com.figma.modeName"]
    figmaMode = mode.flatMap { $0.kind == .scalar && !$0.text.isEmpty ? $0 : nil }
  }

  /// Whether a file with this name may hold design tokens.
  package static func isNamed(like path: String) -> Bool {
    path.hasSuffix(".json") || path.hasSuffix(".tokens") || path.hasSuffix(".jsonc")
  }

  /// Whether a file with this name is meant to hold design tokens, so that it is reported if it has none.
  package static func isMeant(by path: String) -> Bool {
    path.hasSuffix(".tokens.json") || path.hasSuffix(".tokens")
  }

  /// Whether bytes have a key of the Design Tokens Community Group's format. What has none may be anything, such as a file of secrets.
  package static func mayHoldTokens(_ bytes: [UInt8]) -> Bool {
    let marks = ["\"$value\"", "\"$ref\"", "\"$extends\"", "\"$type\""].map { Array($0.utf8) }
    return bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index + 6 < bytes.count {
        if bytes[index] == UInt8(ascii: "\""), bytes[index + 1] == UInt8(ascii: "$"),
          marks.contains(where: { bytes[index...].starts(with: $0) })
        {
          return true
        }
        index += 1
      }
      return false
    }
  }
}

/// An axis of modes, as style files declare it.
package struct DeclaredAxis: Hashable, Sendable {
  package let name: String
  /// The first holds where no other does.
  package let modes: [String]

  package init(name: String, modes: [String]) {
    self.name = name
    self.modes = modes
  }
}

/// Translates files of design tokens that see each other to style files, in their order.
///
/// The format is that of the Design Tokens Community Group, 2025.10 (<https://www.designtokens.org/tr/2025.10/format/>), and what Figma's export
/// of variables makes of it. Each tree has the spans of the JSON, and lists its tokens by their whole names, because a group of design tokens may hold
/// tokens of several types.
///
/// - Parameter axes: All axes of modes, which Figma's modes are looked up in by name.
package func translate(_ files: [TokenFile], axes: [DeclaredAxis]) -> [Diagnosed<SyntaxTree>] {
  let output = TokenOutput(files)
  let groups = readGroups(of: files, output)
  let system = TokenSystem(files, groups, output)
  var translations = files.indices.map { TokenTranslation(of: $0, in: system) }
  if files.contains(where: { $0.figmaMode != nil }) {
    assignModes(to: &translations, in: system, axes)
  }
  return translations.map { translation in
    Diagnosed(translation.tree(), output.diagnostics[translation.file])
  }
}
