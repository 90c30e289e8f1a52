import StyleModel
import StyleSource
import StyleSyntax

/// A sheet that follows its files: of a change, only what depends on it is worked out again.
///
/// It is a value; after any number of updates it equals one that is made of the same files from nothing.
package struct Compilation: Sendable {
  /// In the order of their ids.
  package private(set) var files: [ParsedFile]
  package private(set) var sheet: ResolvedSheet
  private let unreadable: [String: String]
  private let frameworks: Set<AppleFramework>
  private let declarations: Declarations
  private var styles: StyleTable
  /// By token, how often something refers to it.
  private var tokenUses: [Int]
  /// By component of the sheet that is a class of UIKit, its first style.
  private var firstStyles: [Int: Int] = [:]

  /// - Parameters:
  ///   - unreadable: Why an imported file is not among `files`, by its path.
  ///   - frameworks: What Swift is to be generated for.
  package init(
    _ files: [ParsedFile], unreadable: [String: String] = [:],
    for frameworks: Set<AppleFramework> = Set(AppleFramework.allCases)
  ) {
    self.files = files
    self.unreadable = unreadable
    self.frameworks = frameworks
    let outlines = files.map(\.outline)
    declarations = Declarations(outlines, unreadable: unreadable, for: frameworks)
    styles = StyleTable(outlines, declarations)
    let tokens = declarations.tokens.tokens
    tokenUses = Array(repeating: 0, count: tokens.count)
    sheet = ResolvedSheet(
      modes: declarations.modes.table, tokens: tokens, traits: declarations.components.traits,
      imports: declarations.visibility.imports, paths: files.map(\.tree.source.path))
    assemble()
  }

  // MARK: Products

  /// All that was found wrong, in no order that counts.
  package var diagnostics: [Diagnostic] {
    var all: [Diagnostic] = []
    for file in files { all += file.diagnostics }
    all += declarations.diagnostics
    for collected in styles.collectedOfNames { all += collected.diagnostics }
    for collected in styles.collected { all += collected.diagnostics }
    if let limit = styles.limit { all.append(limit) }
    return all.withoutRepeats(in: files)
  }

  /// The files that see a file, itself included: those that import it, directly or through others.
  package func viewers(of file: FileID) -> [FileID] { declarations.visibility.viewers(of: file).files }

  /// Puts the sheet together. UIKit's classes are in it where styles are for them.
  private mutating func assemble() {
    let components = declarations.components
    sheet.components = components.components.prefix(components.names.declarations.count).map(\.component)
    sheet.filesWithAliases = Set(files.lazy.map(\.tree).filter(\.hasAliases).map(\.source.id))
    var (ofNames, ofStyles) = (styles.collectedOfNames, styles.collected)
    if let places = styles.places {
      for index in ofNames.indices { ofNames[index].renumberStyles(places) }
      for index in ofStyles.indices { ofStyles[index].renumberStyles(places) }
    }
    sheet.references = References(
      declarations.references + ofNames.map(\.references) + ofStyles.map(\.references))
    sheet.contradictions = declarations.contradictions + ofStyles.flatMap(\.contradictions)
    sheet.origins = Origins(declarations.origins.parts + ofStyles.map(\.origins))
    for case .token(let index) in sheet.references.lazy.map(\.target) { tokenUses[index] += 1 }
    for index in tokenUses.indices where tokenUses[index] > 0 { sheet.tokens[index].isReferenced = true }

    var indices: [Int: Int] = [:]
    sheet.styles.reserveCapacity(styles.styles.count)
    for index in styles.styles.indices {
      if let places = styles.places, places[index] == nil { continue }
      guard var style = styles.styles[index] else { continue }
      if let places = styles.places { style.parents = style.parents.compactMap { places[$0] } }
      if components.names.baseClass(at: style.component) != nil {
        if indices[style.component] == nil {
          indices[style.component] = sheet.components.count
          firstStyles[sheet.components.count] = sheet.styles.count
          sheet.components.append(components.components[style.component].component)
          sheet.components[sheet.components.count - 1].span = style.span
        }
        style.component = indices[style.component] ?? style.component
      }
      sheet.styles.append(style)
    }
  }

  // MARK: Updates

  /// What an update has changed in the sheet.
  package enum Change: Sendable {
    /// Only what these files say in styles, or what their styles inherit; all indices are the same.
    case styles(of: Set<FileID>)
    case everything
  }

  /// Goes over to other files.
  package mutating func update(
    _ files: [ParsedFile], unreadable: [String: String] = [:],
    for frameworks: Set<AppleFramework> = Set(AppleFramework.allCases)
  ) -> Change {
    if frameworks == self.frameworks, let change = updateStyles(files, unreadable) {
      return .styles(of: change)
    }
    // What it holds goes before as much is made again.
    self = Compilation([])
    self = Compilation(files, unreadable: unreadable, for: frameworks)
    return .everything
  }

  /// Takes over files of which only some styles are others; nil where more has changed, after which nothing here counts.
  private mutating func updateStyles(_ new: [ParsedFile], _ unreadable: [String: String]) -> Set<FileID>? {
    guard new.count == files.count, unreadable == self.unreadable, !declarations.namesMayLookAlike
    else { return nil }
    var changed: [Int] = []
    for index in new.indices where new[index].tree !== files[index].tree {
      guard new[index].outline.differsOnlyInStyles(from: files[index].outline) else { return nil }
      changed.append(index)
    }
    for index in changed { files[index] = new[index] }
    if changed.isEmpty { return [] }
    let before = changed.map { styles.collectedOfNames[$0].references }
    let old = styles.collected
    guard let parts = styles.update(changed.map { new[$0].outline }, declarations) else { return nil }

    for (place, index) in changed.enumerated() {
      if new[index].tree.hasAliases {
        sheet.filesWithAliases.insert(FileID(index))
      } else {
        sheet.filesWithAliases.remove(FileID(index))
      }
      replaceReferences(files.count + index, before[place], by: styles.collectedOfNames[index].references)
    }
    for part in parts {
      let collected = styles.collected[part.number]
      replaceReferences(2 * files.count + part.number, old[part.number].references, by: collected.references)
      sheet.origins.parts[declarations.origins.parts.count + part.number] = collected.origins
      for index in part.styles { replaceStyle(index) }
    }
    sheet.contradictions = declarations.contradictions + styles.collected.flatMap(\.contradictions)
    for (component, style) in firstStyles { sheet.components[component].span = sheet.styles[style].span }
    return Set(parts.map(\.file)).union(changed.map { FileID($0) })
  }

  private mutating func replaceStyle(_ index: Int) {
    guard let style = styles.styles[index] else { return }
    // A class of UIKit has another place among the sheet's components.
    let component = sheet.styles[index].component
    sheet.styles[index] = style
    sheet.styles[index].component = component
  }

  /// Takes over the uses of names in one part, and counts those of tokens.
  private mutating func replaceReferences(_ part: Int, _ old: [Reference], by new: [Reference]) {
    sheet.references.parts[part] = new
    for case .token(let index) in old.lazy.map(\.target) {
      tokenUses[index] -= 1
      if tokenUses[index] == 0 { sheet.tokens[index].isReferenced = false }
    }
    for case .token(let index) in new.lazy.map(\.target) {
      tokenUses[index] += 1
      sheet.tokens[index].isReferenced = true
    }
  }
}

extension Outline {
  /// Whether everything but the styles is the same as in another reading of the file, and stands in the same places.
  fileprivate func differsOnlyInStyles(from other: Outline) -> Bool {
    let source = tree.source
    return source.path == other.tree.source.path && source.id == other.tree.source.id
      && isCutShort == other.isCutShort && endOfDeclarations == other.endOfDeclarations
      && source.bytes.count >= endOfDeclarations && other.tree.source.bytes.count >= endOfDeclarations
      && source.bytes[..<endOfDeclarations] == other.tree.source.bytes[..<endOfDeclarations]
      && styles.count == other.styles.count
  }
}
