import StyleCompiler
import StyleSource
import StyleSyntax
import StyleTokenFiles

/// Files of design tokens that see each other, and the names in them.
package struct DesignFiles {
  /// The index of the first of them among all files.
  package let number: Int
  package let names: DesignNames

  package init?(_ file: ParsedFile) {
    guard let number = file.tokenGroup, let names = file.designNames else { return nil }
    (self.number, self.names) = (number, names)
  }

  package func symbol(of name: Int) -> Symbol {
    .designName(files: number, name, text: names.names[name].text)
  }

  /// The occurrences of some names.
  func occurrences(of numbers: [Int], as symbol: Symbol) -> [SymbolOccurrence] {
    numbers.flatMap { names.occurrences(of: $0) }.map { SymbolOccurrence(symbol, $0) }
  }
}

extension SymbolOccurrence {
  init(_ symbol: Symbol, _ occurrence: DesignNames.Mention) {
    self.init(symbol: symbol, span: occurrence.span, isDeclaration: occurrence.isDeclaration)
  }
}

extension Snapshot {
  /// The names in a file of design tokens and in those that it sees; nil for a style file.
  package func designFiles(of file: FileID) -> DesignFiles? { DesignFiles(files.parsed[Int(file.index)]) }

  /// The contents of a file of design tokens; nil for a style file.
  package func tokenFile(_ file: FileID) -> TokenFile? { files.parsed[Int(file.index)].tokenFile }

  /// The syntax of a file as it is written: that of the JSON for a file of design tokens.
  package func writtenTree(of file: FileID) -> SyntaxTree {
    let parsed = files.parsed[Int(file.index)]
    return parsed.tokenFile?.tree ?? parsed.tree
  }
}

extension Trial {
  package func designFiles(of file: FileID) -> DesignFiles? { DesignFiles(files.parsed[Int(file.index)]) }
}
