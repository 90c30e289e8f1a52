import StyleCompiler
import StyleModel
import StyleSource
import StyleSyntax
import StyleTokenFiles

/// Finds where names are declared and used, in all files of a workspace.
///
/// - Parameter Stop: The error that a search throws when its result isn't needed any more; `Never` if it can't be interrupted.
package struct Uses<Stop: Error> {
  private let grammar: Grammar
  package let sources: SourceMap
  package let tree: (FileID) -> SyntaxTree
  private let design: (FileID) -> DesignFiles?
  let checkInterruption: () throws(Stop) -> Void
  var sheet: ResolvedSheet { grammar.sheet }

  /// - Parameter design: Returns the names in a file of design tokens and in those that it sees; nil for a style file.
  package init(
    in sheet: ResolvedSheet, sources: SourceMap, tree: @escaping (FileID) -> SyntaxTree,
    design: @escaping (FileID) -> DesignFiles? = { _ in nil },
    checkInterruption: @escaping () throws(Stop) -> Void
  ) {
    grammar = Grammar(sheet: sheet)
    self.sources = sources
    self.tree = tree
    self.design = design
    self.checkInterruption = checkInterruption
  }

  /// All groups of files of design tokens that see each other.
  var designFiles: [DesignFiles] {
    var known: Set<Int> = []
    return sources.files.compactMap { design($0.id) }.filter { known.insert($0.number).inserted }
  }

  func names(ofFiles number: Int) -> DesignNames? {
    sources.files.indices.contains(number) ? design(sources.files[number].id)?.names : nil
  }

  // MARK: What is meant

  /// The name at an offset of a file. In a reference it is the name up to the dot behind the cursor: the token, or one of its groups.
  package func symbol(at offset: Int, in file: FileID) -> SymbolOccurrence? {
    if let design = design(file) {
      guard let found = design.names.occurrence(at: offset, in: file) else { return nil }
      return SymbolOccurrence(design.symbol(of: found.name), found)
    }
    let tree = tree(file)
    guard let place = grammar.place(at: offset, in: tree),
      let occurrence = grammar.occurrence(at: offset, place, in: tree)
    else { return nil }
    guard case .token(let name) = occurrence.symbol, !occurrence.isDeclaration else { return occurrence }
    // Dots between the cursor and the end.
    let behind = sources[file].bytes[
      min(max(offset, Int(occurrence.span.start)), Int(occurrence.span.end))..<Int(occurrence.span.end)]
    let dots = behind.count { $0 == UInt8(ascii: ".") }
    if dots == 0 { return occurrence }
    let parts = name.split(separator: ".").dropLast(dots)
    // The type is no group: all of the token is meant.
    if parts.count < 2 { return occurrence }
    let group = parts.joined(separator: ".")
    return SymbolOccurrence(
      symbol: .tokenGroup(group), span: occurrence.span[0..<group.utf8.count], isDeclaration: false)
  }

  // MARK: Declarations

  package func declarations(of symbol: Symbol) throws(Stop) -> [Span] {
    switch symbol {
    case .token(let name): return sheet.tokens.filter { $0.name == name }.map(\.span)
    case .component(let name):
      return sheet.components.filter { $0.name == name && !$0.isBaseClass }.map(\.span)
    case .trait(let name): return sheet.traits.filter { $0.name == name }.map(\.span)
    case .style(let name, _): return sheet.styles.filter { $0.name == name }.map(\.span)
    case .mode(let name):
      return sheet.modes.axes.flatMap(\.values).filter { $0.name == name }.compactMap(\.span)
    case .property(let owner, let name):
      let property =
        switch owner {
        case .base: nil as Property?
        case .component(let component):
          sheet.components.first { $0.name == component }?.properties.first { $0.name == name }
        case .trait(let trait): sheet.traits.first { $0.name == trait }?.properties.first { $0.name == name }
        }
      return [property?.span].compactMap { $0 }
    case .animation(let owner, let name):
      guard case .component(let component) = owner else { return [] }
      return sheet.components.filter { $0.name == component }.flatMap(\.animations)
        .filter { $0.name == name }.map(\.span)
    case .variantAxis(let owner, let name):
      guard case .component(let component) = owner else { return [] }
      return sheet.components.filter { $0.name == component }.flatMap(\.axes)
        .filter { $0.name == name }.map(\.span)
    case .variant(let owner, let name):
      guard case .component(let component) = owner else { return [] }
      return sheet.components.filter { $0.name == component }.flatMap(\.axes).flatMap(\.values)
        .filter { $0.name == name }.map(\.span)
    case .layer, .axis, .tokenGroup:
      return try occurrences(of: symbol).filter(\.isDeclaration).map(\.span)
    case .designName(let files, let number, _):
      guard let names = names(ofFiles: files) else { return [] }
      let all = names.occurrences(of: number).filter(\.isDeclaration).map(\.span)
      // Of a token's values in several sets and modes, that where no other holds.
      let tokens = Set(names.styleTokens(of: number))
      let declared = Set(sheet.tokens.lazy.filter { tokens.contains($0.name) }.map { content(of: $0.span) })
      let counting = all.filter { declared.contains($0) }
      return counting.isEmpty ? all : counting
    case .file(let path):
      return sources.files.first { $0.path == path }.map { [Span($0.id, 0, 0)] } ?? []
    case .base: return []
    }
  }

  // MARK: Uses

  /// Every place where a name is declared or used, in the order of the files.
  package func occurrences(of symbol: Symbol) throws(Stop) -> [SymbolOccurrence] {
    if let target = target(of: symbol) { return try references(to: target, symbol) }
    switch symbol {
    case .tokenGroup(let name):
      return try
        (occurrences(ofGroup: name)
        + designFiles.flatMap { $0.occurrences(of: $0.names.names(ofGroup: name), as: symbol) }).inOrder
    case .designName(let files, let number, _): return try occurrences(ofName: number, files, symbol)
    case .base(let name):
      guard BaseClass(rawValue: name) != nil else { return [] }
    case .token, .component, .trait, .style, .file: break
    case .property, .layer, .axis, .mode, .animation, .variantAxis, .variant: break
    }
    var found: [SymbolOccurrence] = []
    // Names are only walked for in files that hold them.
    let mark = Array(symbol.lastName.utf8)
    for source in sources.files where source.bytes.firstRange(of: mark) != nil {
      try checkInterruption()
      found += grammar.occurrences(in: tree(source.id)).filter { $0.symbol == symbol }
    }
    return found
  }

  /// Every place where one of several names that components declare, such as layers, is declared or used. The files are walked once.
  package func occurrences(ofAny symbols: Set<Symbol>) throws(Stop) -> [SymbolOccurrence] {
    let marks = symbols.map { Array($0.lastName.utf8) }
    var found: [SymbolOccurrence] = []
    for source in sources.files {
      // Of many names, most files hold one.
      guard marks.count > 8 || marks.contains(where: { source.bytes.firstRange(of: $0) != nil }) else {
        continue
      }
      try checkInterruption()
      found += grammar.occurrences(in: tree(source.id)).filter { symbols.contains($0.symbol) }
    }
    return found
  }

  /// The reason why a name that means several things in one place can't be changed: merge keys take its mapping into several others; nil
  /// where it can.
  package func problemOfSharing(_ symbol: Symbol) throws(Stop) -> String? {
    guard target(of: symbol) == nil else { return nil }
    let mark = Array(symbol.lastName.utf8)
    for source in sources.files where source.bytes.firstRange(of: mark) != nil {
      try checkInterruption()
      guard tree(source.id).hasAliases else { continue }
      let all = grammar.occurrences(in: tree(source.id))
      let spans = Set(all.filter { $0.symbol == symbol }.map(\.span))
      guard let other = all.first(where: { $0.symbol != symbol && spans.contains($0.span) }) else { continue }
      let line = 1 + source.bytes[..<Int(other.span.start)].count { $0 == UInt8(ascii: "\n") }
      return
        "‘\(symbol.lastName)’ means several things on line \(line) of ‘\(source.path)’, which merge keys (<<) take in; write it out there first"
    }
    return nil
  }

  /// The target of a symbol in the sheet's references; nil for names whose uses aren't among these.
  private func target(of symbol: Symbol) -> Reference.Target? {
    switch symbol {
    case .token(let name): sheet.tokens.firstIndex { $0.name == name }.map { .token($0) }
    case .component(let name):
      sheet.components.firstIndex { $0.name == name && !$0.isBaseClass }.map { .component($0) }
    case .trait(let name): sheet.traits.firstIndex { $0.name == name }.map { .trait($0) }
    case .style(let name, _): sheet.styles.firstIndex { $0.name == name }.map { .style($0) }
    case .tokenGroup, .designName, .property, .layer, .axis, .mode, .animation, .variantAxis, .variant, .base,
      .file:
      nil
    }
  }

  private func references(
    to target: Reference.Target, _ symbol: Symbol
  ) throws(Stop) -> [SymbolOccurrence] {
    var found = try declarations(of: symbol).map { span in
      SymbolOccurrence(symbol: symbol, span: withoutComponent(content(of: span), symbol), isDeclaration: true)
    }
    if case .token(let index) = target {
      for entry in sheet.overlays.flatMap(\.tokens) where entry.token == index {
        found.append(SymbolOccurrence(symbol: symbol, span: content(of: entry.span), isDeclaration: false))
      }
    }
    let name = Array(symbol.lastName.utf8)
    // Files of design tokens know more than the spans of their values.
    found.removeAll { design($0.span.file)?.names.tokens(named: symbol.fullName).isEmpty == false }
    if case .token(let name) = symbol {
      found += designFiles.flatMap { $0.occurrences(of: $0.names.names(ofToken: name), as: symbol) }
    }
    for part in sheet.references.parts {
      for reference in part where reference.target == target && design(reference.span.file) == nil {
        found.append(
          SymbolOccurrence(
            symbol: symbol, span: self.name(name, symbol, in: reference.span), isDeclaration: false))
      }
    }
    return found.inOrder
  }

  /// The occurrences of a name of design tokens, and of what it names in style files.
  private func occurrences(ofName number: Int, _ files: Int, _ symbol: Symbol) throws(Stop)
    -> [SymbolOccurrence]
  {
    guard let design = sources.files.indices.contains(files) ? design(sources.files[files].id) : nil else {
      return []
    }
    var found = design.occurrences(of: [number], as: symbol)
    for token in design.names.styleTokens(of: number) {
      found += try occurrences(of: .token(token)).filter { self.design($0.span.file) == nil }
    }
    for group in design.names.names[number].styleGroups.sorted() {
      found += try occurrences(ofGroup: group)
    }
    return found.inOrder
  }

  /// The name within a reference, without a dollar sign and quotes; all of it where escapes hide the name.
  func name(_ name: [UInt8], _ symbol: Symbol, in span: Span) -> Span {
    var whole = content(of: span)
    if case .token(let full) = symbol {
      let bytes = sources[span.file].bytes[whole.range]
      let written = Array(("$" + full).utf8)
      if bytes.count != written.count, let range = bytes.firstRange(of: written) {
        whole = Span(span.file, range.lowerBound, range.upperBound)
      }
      return bytes.first == UInt8(ascii: "$") || whole.range.count == written.count
        ? whole[1..<whole.range.count] : whole
    }
    return withoutComponent(whole, symbol)
  }

  /// The part of a style's name behind the dot and its component; the whole span where there is no dot.
  private func withoutComponent(_ span: Span, _ symbol: Symbol) -> Span {
    guard case .style(_, let own) = symbol, span.range.count > own.utf8.count + 1,
      sources[span.file].bytes[span.range].suffix(own.utf8.count + 1).elementsEqual(("." + own).utf8)
    else { return span }
    return span[span.range.count - own.utf8.count..<span.range.count]
  }

  /// The text between the quotes of a span.
  func content(of span: Span) -> Span {
    let bytes = sources[span.file].bytes
    guard span.range.count >= 2, let first = bytes[span.range].first, first == 0x22 || first == 0x27,
      bytes[span.range.upperBound - 1] == first
    else { return span }
    return span[1..<span.range.count - 1]
  }

  /// The places where style files name a group.
  private func occurrences(ofGroup name: String) throws(Stop) -> [SymbolOccurrence] {
    var found: [SymbolOccurrence] = []
    let symbol = Symbol.tokenGroup(name)
    let last = Array(symbol.lastName.utf8)
    for source in sources.files where source.bytes.firstRange(of: last) != nil {
      try checkInterruption()
      guard design(source.id) == nil else { continue }
      found += grammar.occurrences(in: tree(source.id)).filter {
        // Overlays name it as a file does that declares it.
        $0.symbol == symbol
      }
    }
    let prefix = name + "."
    let inGroup = Set(sheet.tokens.indices.filter { sheet.tokens[$0].name.hasPrefix(prefix) })
    for part in sheet.references.parts {
      for reference in part {
        guard case .token(let index) = reference.target, inGroup.contains(index),
          design(reference.span.file) == nil
        else { continue }
        let token = Symbol.token(sheet.tokens[index].name)
        let span = self.name(Array(token.lastName.utf8), token, in: reference.span)
        guard span.range.count == sheet.tokens[index].name.utf8.count else { continue }
        found.append(SymbolOccurrence(symbol: symbol, span: span[0..<name.utf8.count], isDeclaration: false))
      }
    }
    return found.inOrder
  }
}

extension [SymbolOccurrence] {
  /// The occurrences in order, each place once.
  fileprivate var inOrder: [SymbolOccurrence] {
    var seen: Set<Span> = []
    return filter { seen.insert($0.span).inserted }.sorted { $0.span < $1.span }
  }
}

extension Symbol {
  /// The full name of a token; empty for any other symbol.
  fileprivate var fullName: String { if case .token(let name) = self { name } else { "" } }
}

extension Uses where Stop == Never {
  package init(
    in sheet: ResolvedSheet, sources: SourceMap, tree: @escaping (FileID) -> SyntaxTree,
    design: @escaping (FileID) -> DesignFiles? = { _ in nil }
  ) {
    self.init(in: sheet, sources: sources, tree: tree, design: design, checkInterruption: {})
  }
}
