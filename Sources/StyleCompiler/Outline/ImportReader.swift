import StyleModel
import StyleSource
import StyleSyntax
import StyleTokenFiles

/// Reads the entries of `imports`: a path, or a mapping with the path of design tokens and options for them.
struct ImportReader {
  /// The path of the style file.
  let file: String
  let output: CompilerOutput

  /// Reads an import; nil for a node that is none, which is reported.
  ///
  /// - Parameter name: Returns the path of an imported file among all files.
  func read(_ node: SyntaxNode, name: (String) -> String) -> ParsedFile.ImportEntry? {
    func entry(
      _ path: SyntaxNode, _ node: SyntaxNode, _ options: ImportOptions = .none, _ numbers: [SyntaxNode] = []
    ) -> ParsedFile.ImportEntry {
      ParsedFile.ImportEntry(
        path: name(resolvePath(path.text, from: file)), writtenPath: path.text, span: node.span,
        pathSpan: path.span, options: options, numbers: numbers)
    }
    guard node.kind == .mapping else { return path(node).map { entry($0, node) } }
    for entry in node.entries where entry.key.kind != .missing {
      if [LanguageKey].importedTokens.named(entry.key.text) == nil {
        output.report(.unknownImportKey(entry.key))
      }
    }
    guard let tokens = node["tokens"] else {
      output.report(.importWithoutPath(node))
      return nil
    }
    guard let path = path(tokens) else { return nil }
    if [".yaml", ".yml"].contains(where: path.text.hasSuffix) {
      output.report(.optionsOfStyleFile(path, node))
      return entry(path, node)
    }
    let numbers = node["numbers"].map(numbers) ?? []
    let options = ImportOptions(
      group: node["group"].flatMap(group), unit: node["unit"].flatMap(unit), numbers: numbers.map(\.text))
    var found = entry(path, node, options, numbers)
    found.hidesNames = options.group == nil && node.entries.contains { !known.contains($0.key.text) }
    return found
  }

  /// The keys of an import that aren't names.
  private let known: Set = ["tokens", "unit", "numbers"]

  private func path(_ node: SyntaxNode) -> SyntaxNode? {
    if isText(node), !node.text.isEmpty { return node }
    if node.kind != .missing { output.report(.importIsNoPath(node)) }
    return nil
  }

  private func group(_ node: SyntaxNode) -> String? {
    // A group may lie in others: `brand.ocean`.
    let names = node.kind == .scalar ? node.text.split(separator: ".", omittingEmptySubsequences: false) : []
    if isText(node), names.allSatisfy({ !$0.isEmpty && ImportOptions.path(String($0)) == $0 }) {
      return node.text
    }
    if node.kind != .missing { output.report(.importIntoNoGroup(node)) }
    return nil
  }

  private func unit(_ node: SyntaxNode) -> ImportOptions.Unit? {
    if isText(node), let unit = ImportOptions.Unit(rawValue: node.text) { return unit }
    if node.kind != .missing { output.report(.unknownImportUnit(node)) }
    return nil
  }

  private func numbers(_ node: SyntaxNode) -> [SyntaxNode] {
    guard node.kind == .sequence else {
      if !node.isEmptyValue { output.report(.importedNumbersAreNoList(node)) }
      return []
    }
    return node.elements.filter { element in
      if isText(element), !element.text.isEmpty { return true }
      if element.kind != .missing { output.report(.importedNumberIsNoName(element)) }
      return false
    }
  }

  private func isText(_ node: SyntaxNode) -> Bool {
    guard node.kind == .scalar, case .string = node.scalarKind else { return false }
    return true
  }
}

extension Diagnostic {
  fileprivate static func importIsNoPath(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidStructure,
      "an import must be the path of a style file or of design tokens, but this is \(node.phrase)",
      at: node.span)
  }

  fileprivate static func importWithoutPath(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .missingKey, "an import with keys lacks ‘tokens’, the path of its design tokens", at: node.span,
      notes: ["write ‘{ tokens: tokens/, group: brand }’; a style file is imported by its path alone"])
  }

  fileprivate static func unknownImportKey(_ key: SyntaxNode) -> Diagnostic {
    let names = [LanguageKey].importedTokens.names
    let near = KnownNames(names).nearest(to: key.text)
    return Diagnostic(
      .unknownKey, "an import of design tokens has no key ‘\(key.text.shortened)’", at: key.span,
      notes: near == nil ? ["its keys are \(names.quotedConjunction)"] : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: key.span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func optionsOfStyleFile(_ path: SyntaxNode, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "‘\(path.text.shortened)’ is a style file, which is imported by its path alone",
      at: path.span,
      fixes: [FixIt("write ‘\(path.text.shortened)’", replace: node.span, with: path.text, isSafe: false)])
  }

  fileprivate static func importIntoNoGroup(_ node: SyntaxNode) -> Diagnostic {
    let name = node.kind == .scalar && !node.isEmptyValue ? ImportOptions.path(node.text) : ""
    return Diagnostic(
      .invalidStructure, "‘group’ must be the name of a group of tokens, but this is \(node.phrase)",
      at: node.span,
      notes: ["a name has letters, digits, ‘-’ and ‘_’, and begins with a small letter"],
      fixes: name.isEmpty ? [] : [FixIt("write ‘\(name)’", replace: node.span, with: name, isSafe: false)])
  }

  fileprivate static func unknownImportUnit(_ node: SyntaxNode) -> Diagnostic {
    let isNull = node.isEmptyValue
    let meant = ["px": "pt", "dp": "pt", "pts": "pt", "points": "pt", "rems": "rem", "em": "rem"]
    let word = node.kind == .scalar ? node.text.lowercased() : ""
    let unit = ImportOptions.Unit(rawValue: word)?.rawValue ?? meant[word]
    return Diagnostic(
      isNull ? .unexpectedNull : .invalidStructure,
      "‘unit’ must be ‘pt’ or ‘rem’\(isNull ? "" : ", but this is \(node.phrase)")", at: node.span,
      notes: ["it is what a length without a unit counts; a pixel of a design tool is a point"],
      fixes: unit.map { [FixIt("write ‘\($0)’", replace: node.span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func importedNumbersAreNoList(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "‘numbers’ must be a list of groups and tokens, but this is \(node.phrase)",
      at: node.span,
      fixes: node.kind == .scalar
        ? [FixIt("write ‘[\(node.text)]’", replace: node.span, with: "[\(node.text)]", isSafe: true)] : [])
  }

  fileprivate static func importedNumberIsNoName(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidStructure,
      "an element of ‘numbers’ must be the name of a group or a token, but this is \(node.phrase)",
      at: node.span)
  }
}
