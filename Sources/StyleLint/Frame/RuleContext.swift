import StyleModel
import StyleSource

/// The input of a check: the sheet, facts about it that all rules share, and the rule's own options; for a check of a file, also the file's
/// declarations and values. It is a class, since each style passes one to each rule about looks.
final class RuleContext {
  let facts: SheetFacts
  let options: [String: OptionValue]
  private let part: FilePart?

  init(_ facts: SheetFacts, _ options: [String: OptionValue], _ part: FilePart? = nil) {
    self.facts = facts
    self.options = options
    self.part = part
  }

  var sheet: ResolvedSheet { facts.sheet }

  func number(_ option: RuleOption) -> Double {
    if case .number(let number) = self[option] { number } else { 0 }
  }

  func flag(_ option: RuleOption) -> Bool {
    if case .flag(let flag) = self[option] { flag } else { false }
  }

  func word(_ option: RuleOption) -> String {
    if case .word(let word) = self[option] { word } else { "" }
  }

  private subscript(_ option: RuleOption) -> OptionValue {
    options.isEmpty ? option.defaultValue : options[option.name] ?? option.defaultValue
  }
}

/// The parts of a file that a check of scope `file` may read. For a large file it is called for one part after the other.
extension RuleContext {
  /// The indices of the file's tokens in the sheet.
  var tokens: Range<Int> { part?.tokens ?? 0..<0 }
  var components: Range<Int> { part?.components ?? 0..<0 }
  var traits: Range<Int> { part?.traits ?? 0..<0 }
  var styles: Range<Int> { part?.styles ?? 0..<0 }

  /// The uses of names in the file.
  var references: FlattenSequence<[[Reference]]> { part?.references ?? [].joined() }
  var contradictions: [Contradiction] { part?.contradictions ?? [] }

  /// The literals of colours, gradients, shadows, fonts, images and animations in the file.
  var literals: [WrittenLiteral] { part?.literals ?? [] }

  /// The names of symbols that are literals, alone or in a list.
  var symbols: [(name: String, literal: WrittenLiteral)] { part?.symbols ?? [] }

  /// The literals in the file whose values are `wanted`.
  func literals(where isWanted: (Value) -> Bool) -> [WrittenLiteral] { part?.literals(where: isWanted) ?? [] }

  /// Whether a place is in the file.
  func owns(_ span: Span) -> Bool { part?.file == span.file }

  /// Whether the file sees another, by imports.
  func isSeen(_ file: FileID) -> Bool { part?.isSeen(file) ?? true }
}

/// The declarations and values of a file, or of a part of it.
final class FilePart {
  let facts: SheetFacts
  let file: FileID
  let tokens, components, traits, styles: Range<Int>
  private let number, count: Int
  let contradictions: [Contradiction]

  static let styleCount = 128
  private static let tokenCount = 512

  /// The number of parts of a file.
  static func count(of file: FileID, _ index: SheetIndex) -> Int {
    let place = Int(file.index)
    return max(
      1, (index.styles[place].count + styleCount - 1) / styleCount,
      (index.tokens[place].count + tokenCount - 1) / tokenCount)
  }

  /// Makes the part of a number, of `count`.
  init(
    _ number: Int, of count: Int, in file: FileID, _ contradictions: [Contradiction], _ facts: SheetFacts
  ) {
    (self.facts, self.file, self.number, self.count) = (facts, file, number, count)
    let (index, place) = (facts.index, Int(file.index))
    styles = index.styles[place].part(number, of: FilePart.styleCount)
    tokens = index.tokens[place].part(number, of: FilePart.tokenCount)
    components = number == 0 ? index.components[place] : 0..<0
    traits = number == 0 ? index.traits[place] : 0..<0
    self.contradictions = number == 0 ? contradictions : []
  }

  var references: FlattenSequence<[[Reference]]> { facts.references(of: file, part: number, of: count) }

  private(set) lazy var literals = literals(where: \.hasLook)
  private(set) lazy var symbols = namedSymbols()
  private var propertiesNamingSymbols: [Int: Set<Int>] = [:]
  private lazy var imported = facts.index.files(importedBy: file, isAskedAgain: count > 1)

  func isSeen(_ other: FileID) -> Bool { other == file || imported.contains(other) }

  private func namedSymbols() -> [(name: String, literal: WrittenLiteral)] {
    let sheet = facts.sheet
    let ofTokens = tokens.flatMap { sheet.literals(ofToken: $0) { $0.symbol != nil } }
    let ofComponents = components.flatMap {
      sheet.literals(ofComponent: $0) { $0.symbol != nil || $0.texts != nil }
    }
    // Most styles have texts that are no names of symbols.
    let ofStyles = styles.flatMap { style in
      let mayBeText = !propertiesNamingSymbols(of: sheet.styles[style].component).isEmpty
      return sheet.literals(ofStyle: style) { $0.symbol != nil || mayBeText && $0.texts != nil }
    }
    return (ofTokens + ofComponents + ofStyles).flatMap { literal in
      if let name = literal.value.symbol { return [(name: name, literal: literal)] }
      guard namesSymbols(literal.whole) else { return [] }
      return literal.value.texts?.filter { !$0.isEmpty }.map { (name: $0, literal: literal) } ?? []
    }
  }

  /// Whether a value belongs to a property that holds names of symbols.
  private func namesSymbols(_ written: WrittenValue) -> Bool {
    let sheet = facts.sheet
    guard let (component, property) = sheet.property(of: written) else { return false }
    return propertiesNamingSymbols(of: component).contains(property)
  }

  private func propertiesNamingSymbols(of component: Int) -> Set<Int> {
    if let known = propertiesNamingSymbols[component] { return known }
    let found = facts.sheet.components[component].propertiesNamingSymbols
    propertiesNamingSymbols[component] = found
    return found
  }

  func literals(where isWanted: (Value) -> Bool) -> [WrittenLiteral] {
    let sheet = facts.sheet
    return tokens.flatMap { sheet.literals(ofToken: $0, where: isWanted) }
      + components.flatMap { sheet.literals(ofComponent: $0, where: isWanted) }
      + styles.flatMap { sheet.literals(ofStyle: $0, where: isWanted) }
  }
}

extension Range<Int> {
  /// The part of a number, of parts of the same size; the last may be smaller, and those behind it are empty.
  fileprivate func part(_ number: Int, of size: Int) -> Range<Int> {
    let start = Swift.min(lowerBound + number * size, upperBound)
    return start..<Swift.min(start + size, upperBound)
  }
}
