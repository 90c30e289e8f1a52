import StyleCompiler
import StyleModel
import StyleSource
import StyleSyntax
import StyleTokenFiles

/// Renames tokens of JSON files, or groups of them: in these files, where names follow rules of their own, and in the style files that
/// use the tokens.
///
/// The new names in style files are found by reading the changed files. A change that makes other tokens than it should is refused.
struct DesignRenaming<Stop: Error> {
  private let symbol: Symbol
  private let name: String
  private let uses: Uses<Stop>
  private let snapshot: Snapshot
  /// The edits in style files for the renamed symbol itself.
  private let ownEdits: [FixIt.Edit]

  init(
    _ symbol: Symbol, to name: String, inStyleFiles edits: [FixIt.Edit], _ uses: Uses<Stop>,
    _ snapshot: Snapshot
  ) {
    (self.symbol, self.name, self.uses, self.snapshot) = (symbol, name, uses, snapshot)
    ownEdits = edits
  }

  private typealias Problem = RenameProblem
  /// The new names of tokens in style files, by the old ones.
  private typealias NewNames = [String: String]

  func edits() throws(Stop) -> Result<[FixIt.Edit], RenameProblem> {
    let json: [FixIt.Edit]
    switch jsonEdits() {
    case .success(let edits): json = edits
    case .failure(let problem): return .failure(problem)
    }
    try uses.checkInterruption()
    let renamed: NewNames
    switch newNames(after: json) {
    case .success(let names): renamed = names
    case .failure(let problem): return .failure(problem)
    }
    try uses.checkInterruption()
    var all = Set(json + ownEdits)
    for files in uses.designFiles { all.formUnion(files.names.editsOfKeptReferences(renamed)) }
    let own = ownNames
    for (old, new) in renamed.sorted(by: { $0.key.precedesByBytes($1.key) })
    where own[old] == nil && old != new {
      switch otherEdits(old, new) {
      case .success(let edits): all.formUnion(edits)
      case .failure(let problem): return .failure(problem)
      }
    }
    let edits = all.sorted { $0.span < $1.span }
    for (edit, next) in zip(edits, edits.dropFirst())
    where edit.span.file == next.span.file && edit.span.end > next.span.start {
      return .failure(
        Problem(message: "the name can't be changed \(place(edit.span)), where several stand in one"))
    }
    if let problem = try problem(of: edits, renamed.merging(own) { $1 }) {
      return .failure(Problem(message: problem))
    }
    return .success(edits)
  }

  private func place(_ span: Span) -> String { EditedFiles.place(span, in: snapshot.sources) }

  // MARK: Files of design tokens

  /// The edits in JSON, or the reason why there can't be any.
  private func jsonEdits() -> Result<[FixIt.Edit], RenameProblem> {
    var edits: [FixIt.Edit] = []
    for files in uses.designFiles {
      let names = files.names
      var texts: [Int: String] = [:]
      switch symbol {
      case .designName(let number, let own, _):
        if number == files.number { texts[own] = name }
      case .token(let full), .tokenGroup(let full):
        let tokens = tokens(in: names)
        if tokens.isEmpty { continue }
        let depth = full.split(separator: ".").count - 2
        var numbers = names.names(ofGroup: full)
        if case .token = symbol {
          numbers = Set(tokens.filter { $0.given == nil }.map(\.lastName)).sorted()
        }
        for number in numbers {
          guard let text = names.text(of: number, named: name) else { return .failure(unwritable) }
          texts[number] = text
        }
        guard let given = names.editsOfGivenNames(tokens, part: depth, to: name) else {
          return .failure(unwritable)
        }
        edits += given
      case .component, .trait, .style, .property, .layer, .axis, .mode, .animation, .variantAxis, .variant,
        .base,
        .file:
        break
      }
      for (number, text) in texts.sorted(by: { $0.key < $1.key }) {
        if let problem = names.problem(ofRenaming: number, to: text) {
          return .failure(Problem(message: problem))
        }
      }
      edits += names.edits(renaming: texts)
    }
    if edits.isEmpty { return .failure(Problem(message: reasonWithoutName)) }
    // Keys of YAML have other quotes than those of JSON.
    if let page = edits.lazy.map({ snapshot.sources[$0.span.file].path }).first(where: TokenFile.isPage) {
      return .failure(Problem(message: "‘\(page)’ has this name, which is changed in a text editor"))
    }
    return .success(edits)
  }

  private var unwritable: Problem {
    Problem(
      message:
        "no name in JSON is ‘\(name.shortened)’ in a style file: there, a name begins with a small letter, and ends with a letter or a digit"
    )
  }

  /// The tokens to rename.
  private func tokens(in names: DesignNames) -> [DesignNames.NamedToken] {
    switch symbol {
    case .token(let full): names.tokens(named: full)
    case .tokenGroup(let full):
      names.tokens.filter { $0.styleNames.contains { $0.hasPrefix(full + ".") } }
    case .designName, .component, .trait, .style, .property, .layer, .axis, .mode, .animation, .variantAxis,
      .variant, .base, .file:
      []
    }
  }

  /// The reason why no JSON has a name to change.
  private var reasonWithoutName: String {
    let declared = sheetTokens.first { snapshot.tree(of: $0.span.file).isTranslated }
    guard let declared else { return "no file has this name" }
    let path = snapshot.sources[declared.span.file].path
    return TokenFile.isInCatalog(path)
      ? "it is called as the folder of ‘\(path)’; rename that in Xcode"
      : "the import of ‘\(path)’ names this group; rename it there"
  }

  /// The tokens of the sheet that the symbol names.
  private var sheetTokens: [Token] {
    switch symbol {
    case .token(let full): uses.sheet.tokens.filter { $0.name == full }
    case .tokenGroup(let full): uses.sheet.tokens.filter { $0.name.hasPrefix(full + ".") }
    case .designName, .component, .trait, .style, .property, .layer, .axis, .mode, .animation, .variantAxis,
      .variant, .base, .file:
      []
    }
  }

  /// The new names of the symbol's tokens.
  private var ownNames: NewNames {
    switch symbol {
    case .token(let full):
      guard case .token(let new) = symbol.named(name) else { return [:] }
      return [full: new]
    case .tokenGroup(let full):
      guard case .tokenGroup(let new) = symbol.named(name) else { return [:] }
      return Dictionary(
        sheetTokens.map { ($0.name, new + $0.name.dropFirst(full.count)) },
        uniquingKeysWith: { first, _ in first })
    case .designName, .component, .trait, .style, .property, .layer, .axis, .mode, .animation, .variantAxis,
      .variant, .base, .file:
      return [:]
    }
  }

  /// The new names in style files of the tokens of JSON files, after edits of these.
  private func newNames(after edits: [FixIt.Edit]) -> Result<NewNames, RenameProblem> {
    let ordered = edits.sorted { $0.span < $1.span }
    let files = snapshot.files.replacing(EditedFiles(ordered).bytes(in: snapshot.sources))
    var renamed: NewNames = [:]
    for old in uses.designFiles {
      guard let new = DesignFiles(files.parsed[old.number]), new.names.tokens.count == old.names.tokens.count
      else {
        return .failure(
          Problem(message: "with the name ‘\(name.shortened)’, the files would have other tokens than now"))
      }
      for (old, new) in zip(old.names.tokens, new.names.tokens) {
        if old.styleNames.count != new.styleNames.count {
          return .failure(
            Problem(message: "with the name ‘\(name.shortened)’, tokens would be of other types"))
        }
        for (old, new) in zip(old.styleNames, new.styleNames) {
          if old.prefix(while: { $0 != "." }) != new.prefix(while: { $0 != "." }) {
            return .failure(
              Problem(
                message:
                  "‘$\(old)’ would be ‘$\(new)’, of another type, because an import names it under ‘numbers’; change the name there first"
              ))
          }
          if let other = renamed[old], other != new {
            return .failure(
              Problem(
                message:
                  "one of the files that say ‘$\(old)’ would call it ‘$\(new)’, and another ‘$\(other)’"))
          }
          renamed[old] = new
        }
      }
    }
    for (old, new) in ownNames.sorted(by: { $0.key.precedesByBytes($1.key) }) {
      if let found = renamed[old], found != new {
        return .failure(
          Problem(message: "‘$\(new)’ would be called ‘$\(found)’, by the rules for names in JSON"))
      }
    }
    return .success(renamed)
  }

  // MARK: Style files

  /// The edits of style files for another token that is renamed with the symbol.
  private func otherEdits(_ old: String, _ new: String) -> Result<[FixIt.Edit], RenameProblem> {
    let indices = Set(uses.sheet.tokens.indices.filter { uses.sheet.tokens[$0].name == old })
    if indices.isEmpty { return .success([]) }
    let symbol = Symbol.token(old)
    var edits: [FixIt.Edit] = []
    for part in uses.sheet.references.parts {
      for reference in part {
        guard case .token(let index) = reference.target, indices.contains(index),
          !uses.tree(reference.span.file).isTranslated
        else { continue }
        let span = uses.name(Array(symbol.lastName.utf8), symbol, in: reference.span)
        guard uses.sources.text(span) == old else {
          return .failure(
            Problem(message: "‘\(old)’ is written with escapes \(place(span)); rename it there"))
        }
        edits.append(FixIt.Edit(span, new))
      }
    }
    for entry in uses.sheet.overlays.flatMap(\.tokens)
    where indices.contains(entry.token) && !uses.tree(entry.span.file).isTranslated {
      guard let edit = overlayEdit(entry.span, old, new) else {
        return .failure(
          Problem(
            message:
              "‘$\(old)’ would be ‘$\(new)’, but has a value in a mode \(place(entry.span)); rename it there")
        )
      }
      edits.append(edit)
    }
    return .success(edits)
  }

  /// The edit of the one key that differs where an overlay gives a token a value.
  private func overlayEdit(_ span: Span, _ old: String, _ new: String) -> FixIt.Edit? {
    let tree = uses.tree(span.file)
    let (old, new) = (old.split(separator: "."), new.split(separator: "."))
    guard old.count == new.count, let location = tree.location(at: Int(span.start)), location.isKey else {
      return nil
    }
    let differing = old.indices.filter { old[$0] != new[$0] }
    guard let place = differing.first, differing.count == 1, location.path.steps.count == old.count + 1 else {
      return nil
    }
    let parent = tree.node(at: SyntaxPath(Array(location.path.steps.prefix(place + 1))))
    guard let key = parent?.entries.first(where: { $0.key.text == old[place] })?.key,
      uses.sources.text(key.contentSpan) == old[place]
    else { return nil }
    return FixIt.Edit(key.contentSpan, String(new[place]))
  }

  // MARK: What comes of it

  /// The reason why the edits can't be made; nil where they change names alone.
  private func problem(of edits: [FixIt.Edit], _ renamed: NewNames) throws(Stop) -> String? {
    let edited = EditedFiles(edits)
    guard let trial = edited.trial(of: snapshot) else {
      return "‘\(name.shortened)’ can't be written in all places"
    }
    try uses.checkInterruption()
    if let error = edited.newErrors(trial, in: snapshot).first {
      return "this would be an error \(EditedFiles.place(error.span, in: trial.sources)): \(error.reason)"
    }
    return uses.sheet.problem(ofTokensIn: trial.sheet, renamed: renamed)
  }
}
