import StyleModel
import StyleSource
import StyleSyntax

/// A sheet that follows its files. After a change, only what depends on the change is compiled again.
///
/// It is a value. After any number of updates, it equals a compilation of the same files from scratch. While every file declares the
/// same names, a style or a token keeps its index in the sheet, and everything that holds an index stays valid. The work depends on the
/// edit:
///
/// - **The value of a style:** the styles of that file are read again, and in other files the parts that extend them.
/// - **The value of a token:** the declarations are read again, and compared with the previous ones. Styles are read again if they refer
///   to a token or a component that changed.
/// - **A name, an import, a mode, or a file with components:** everything is compiled again from the existing syntax trees.
package struct Compilation: Sendable {
  /// The files, in the order of their ids.
  package private(set) var files: [ParsedFile]
  package private(set) var sheet: ResolvedSheet
  private let unreadable: [String: UnreadableImport]
  private let frameworks: Set<AppleFramework>
  private var declarations: Declarations
  private var styles: StyleTable
  /// The number of references to each token, by token.
  private var tokenUses: [Int]
  /// The first style of each component of the sheet that is a class of UIKit, by component.
  private var firstStyles: [Int: Int] = [:]

  /// - Parameters:
  ///   - unreadable: Why an imported file is not among `files`, by its path.
  ///   - frameworks: What Swift is to be generated for.
  package init(
    _ files: [ParsedFile], unreadable: [String: UnreadableImport] = [:],
    for frameworks: Set<AppleFramework> = Set(AppleFramework.allCases)
  ) {
    let outlines = files.map(\.outline)
    let declarations = Declarations(outlines, unreadable: unreadable, for: frameworks)
    self.files = files
    self.unreadable = unreadable
    self.frameworks = frameworks
    self.declarations = declarations
    styles = StyleTable(outlines, declarations)
    let tokens = declarations.tokens.tokens
    tokenUses = Array(repeating: 0, count: tokens.count)
    sheet = ResolvedSheet(
      modes: declarations.modes.table, states: declarations.states.table, tokens: tokens,
      traits: declarations.components.traits,
      imports: declarations.visibility.imports, paths: files.map(\.tree.source.path))
    sheet.overlays = declarations.overlays.overlays
    assemble()
  }

  // MARK: Products

  /// All findings, in no particular order.
  package var diagnostics: [Diagnostic] {
    var all: [Diagnostic] = []
    for file in files { all += file.diagnostics }
    let ofFiles = all.count
    all += declarations.diagnostics
    for collected in styles.collectedOfNames { all += collected.diagnostics }
    all += styles.diagnostics
    if let limit = styles.limit { all.append(limit) }
    // In a file of design tokens, fixes would write what style files have.
    let translated = Set(files.lazy.filter { $0.tokenFile != nil }.map(\.tree.source.id))
    if !translated.isEmpty {
      for index in all.indices.dropFirst(ofFiles) where translated.contains(all[index].span.file) {
        all[index].fixes = []
      }
    }
    return all.withoutRepeats(in: files).mergedByCause().namingImports(declarations.visibility, in: files)
  }

  /// Whether a file declares nothing but tokens and modes.
  package func declaresOnlyTokens(_ file: FileID) -> Bool {
    let outline = files[Int(file.index)].outline
    return outline.overlay == nil && outline.components.isEmpty && outline.traits.isEmpty
      && outline.styles.isEmpty
  }

  /// The files that see a file, itself included: those that import it, directly or through others.
  package func viewers(of file: FileID) -> [FileID] { declarations.visibility.viewers(of: file).files }

  /// The files that a file sees: itself and all that it imports, directly or through others, in their order.
  package func visibleFiles(from file: FileID) -> [FileID] { declarations.visibility.files(from: file) }

  /// Whether all names that a file may use are known; false where the file, or one that it imports, can't be read as a whole.
  package func seesAll(_ file: FileID) -> Bool { declarations.visibility.isComplete(file) }

  /// Puts the sheet together. UIKit's classes are in it where styles are for them.
  private mutating func assemble() {
    let components = declarations.components
    sheet.components = components.components.prefix(components.names.declarations.count).map(\.component)
    sheet.filesWithAliases = Set(files.lazy.map(\.tree).filter(\.hasAliases).map(\.source.id))
    sheet.designExtensions = files.flatMap(\.designExtensions)
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

  /// The parts of the sheet that an update has changed.
  package enum Update: Sendable {
    /// The styles of these files, or those that their styles inherit; all indices are unchanged.
    case styles(of: Set<FileID>)
    /// Values of tokens and components, which the `viewers` see, and styles; all indices are unchanged.
    case declarations(viewers: Set<FileID>, styles: Set<FileID>)
    case everything
  }

  /// Whether nothing is left for `finish`.
  package var isComplete: Bool { styles.isComplete }

  /// Replaces the files. Their styles, and those that refer to changed declarations, may be left to `finish`: until then the sheet and the
  /// diagnostics have the earlier styles.
  package mutating func update(
    _ files: [ParsedFile], unreadable: [String: UnreadableImport] = [:],
    for frameworks: Set<AppleFramework> = Set(AppleFramework.allCases)
  ) -> Update {
    if frameworks == self.frameworks, let change = updateInPlace(files, unreadable) { return change }
    restart(files, unreadable, frameworks)
    return .everything
  }

  /// Reads the styles that updates have left.
  package mutating func finish() -> Update {
    if styles.isComplete { return .styles(of: []) }
    let old = styles.collected
    guard let parts = styles.finish(declarations) else {
      restart(files, unreadable, frameworks)
      return .everything
    }
    take(parts, old)
    return .styles(of: Set(parts.map(\.file)))
  }

  /// Reads everything that one style of the sheet is made of and that updates have left, so that the style is as `finish` leaves it. Other
  /// styles may be old or new.
  package mutating func prepare(style: Int) {
    if styles.isComplete { return }
    let old = styles.collected
    if let parts = styles.prepare(style, declarations) {
      take(parts, old)
    } else {
      restart(files, unreadable, frameworks)
    }
  }

  private mutating func take(_ parts: [StylePart], _ old: [CompilerOutput.Collected]) {
    for part in parts {
      let collected = styles.collected[part.number]
      replaceReferences(2 * files.count + part.number, old[part.number].references, by: collected.references)
      sheet.origins.parts[declarations.origins.parts.count + part.number] = collected.origins
      for index in part.styles { replaceStyle(index) }
    }
    sheet.contradictions = declarations.contradictions + styles.collected.flatMap(\.contradictions)
    for (component, style) in firstStyles { sheet.components[component].span = sheet.styles[style].span }
  }

  private mutating func restart(
    _ files: [ParsedFile], _ unreadable: [String: UnreadableImport], _ frameworks: Set<AppleFramework>
  ) {
    // What it holds goes before as much is made again.
    self = Compilation([])
    self = Compilation(files, unreadable: unreadable, for: frameworks)
  }

  /// Replaces the files by files that declare the same names; nil where more has changed, after which the compilation is invalid.
  private mutating func updateInPlace(_ new: [ParsedFile], _ unreadable: [String: UnreadableImport])
    -> Update?
  {
    guard new.count == files.count, unreadable == self.unreadable, !declarations.namesMayLookAlike
    else { return nil }
    let changed = new.indices.filter { new[$0].tree !== files[$0].tree }
    if changed.isEmpty { return .styles(of: []) }
    guard changed.allSatisfy({ new[$0].outline.declaresNamesInFile(of: files[$0].outline) }) else {
      return nil
    }
    let declaring = changed.filter { !new[$0].outline.differsOnlyInStyles(from: files[$0].outline) }
    // What an overlay says, files see that don't see the overlay.
    if declaring.contains(where: { new[$0].outline.overlay != nil || files[$0].outline.overlay != nil }) {
      return nil
    }
    if !declaring.isEmpty {
      // The values of components lead too far.
      let haveComponents = declaring.contains { file in
        [new[file], files[file]].contains { !$0.outline.components.isEmpty || !$0.outline.traits.isEmpty }
      }
      guard !haveComponents, updateDeclarations(new, declaring) else { return nil }
    }
    for index in changed {
      files[index] = new[index]
      if new[index].tree.hasAliases {
        sheet.filesWithAliases.insert(FileID(index))
      } else {
        sheet.filesWithAliases.remove(FileID(index))
      }
    }
    if changed.contains(where: { files[$0].tokenFile != nil }) {
      sheet.designExtensions = files.flatMap(\.designExtensions)
    }
    let before = changed.map { styles.collectedOfNames[$0].references }
    guard styles.update(changed.map { new[$0].outline }, declarations) else { return nil }
    for (index, before) in zip(changed, before) {
      replaceReferences(files.count + index, before, by: styles.collectedOfNames[index].references)
    }
    let own = Set(changed.map { FileID($0) })
    if declaring.isEmpty { return .styles(of: own) }
    let viewers = Set(declaring.flatMap { declarations.visibility.viewers(of: FileID($0)).files })
    return .declarations(viewers: viewers, styles: own)
  }

  /// Updates all declarations but styles; false where more than values has changed.
  private mutating func updateDeclarations(_ files: [ParsedFile], _ declaring: [Int]) -> Bool {
    let (old, outlines) = (declarations, files.map(\.outline))
    let new = Declarations(outlines, unreadable: unreadable, for: frameworks)
    guard new.differsOnlyInValues(from: old) else { return false }
    let (tokens, components) = (new.tokens.tokens, new.components.components)
    let changedTokens = tokens.indices.filter { tokens[$0].value != old.tokens.tokens[$0].value }
    let changedComponents = components.indices.filter {
      components[$0].component != old.components.components[$0].component
    }
    guard styles.update(tokens: changedTokens, components: Set(changedComponents), new) else {
      return false
    }
    declarations = new
    sheet.modes = new.modes.table
    sheet.tokens = tokens
    for index in tokenUses.indices where tokenUses[index] > 0 { sheet.tokens[index].isReferenced = true }
    for file in declaring { replaceReferences(file, old.references[file], by: new.references[file]) }
    for index in new.components.names.declarations.indices {
      sheet.components[index] = components[index].component
    }
    sheet.traits = new.components.traits
    sheet.imports = new.visibility.imports
    sheet.overlays = new.overlays.overlays
    sheet.contradictions = new.contradictions + styles.collected.flatMap(\.contradictions)
    sheet.origins.parts.replaceSubrange(old.origins.parts.indices, with: new.origins.parts)
    return true
  }

  private mutating func replaceStyle(_ index: Int) {
    guard let style = styles.styles[index] else { return }
    // A class of UIKit has another place among the sheet's components.
    let component = sheet.styles[index].component
    sheet.styles[index] = style
    sheet.styles[index].component = component
  }

  /// Replaces the references of one part, and updates the counts of tokens' uses.
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
  /// Whether the outline is another reading of the same file and sees the same files; whether it declares the same names is checked later.
  fileprivate func declaresNamesInFile(of other: Outline) -> Bool {
    tree.source.path == other.tree.source.path && tree.source.id == other.tree.source.id
      && isCutShort == other.isCutShort && hidesNames == other.hidesNames
      && hiddenGroups == other.hiddenGroups && reportedModes == other.reportedModes
      && styles.count == other.styles.count
      && imports.elementsEqual(other.imports) {
        $0.path == $1.path && $0.target == $1.target && $0.files == $1.files
      } && tokenGroup == other.tokenGroup
  }

  /// Whether the outline differs from another reading of the file in its styles alone, all else having the same spans.
  fileprivate func differsOnlyInStyles(from other: Outline) -> Bool {
    let source = tree.source
    return source.path == other.tree.source.path && source.id == other.tree.source.id
      && isCutShort == other.isCutShort && hidesNames == other.hidesNames
      && endOfDeclarations == other.endOfDeclarations
      && source.bytes.count >= endOfDeclarations && other.tree.source.bytes.count >= endOfDeclarations
      && source.bytes[..<endOfDeclarations] == other.tree.source.bytes[..<endOfDeclarations]
      && styles.count == other.styles.count
  }
}
