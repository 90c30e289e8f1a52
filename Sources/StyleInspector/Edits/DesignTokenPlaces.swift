import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import StyleTokenFiles
import StyleWorkspace

/// The files after a design token was moved or deleted.
struct DesignTokenPlan {
  var files: [PlannedChange.File]
  /// The number of references in JSON that change.
  var references: Int
}

extension InspectorSheet {
  /// The names in the files of design tokens that declare a token; nil for one of a style file.
  func designNames(of token: Int) -> DesignNames? { designFiles(of: sheet.tokens[token].span.file)?.names }

  func isDesignToken(_ index: Int) -> Bool { designFiles(of: sheet.tokens[index].span.file) != nil }

  /// The reason why a file of design tokens can't be changed here; nil for JSON.
  func problemOfDesignFile(_ file: FileID) -> String? {
    let path = sources[file].path
    if TokenFile.isInCatalog(path) { return "colors of an asset catalog are changed in Xcode" }
    if TokenFile.isPage(path) { return "the YAML of ‘\(path)’ is changed in a text editor" }
    return nil
  }

  /// The file of a token that Figma exported, which the next export writes anew; nil for others.
  func fileOfFigma(ofToken index: Int) -> String? {
    let name = sheet.tokens[index].name
    return designNames(of: index)?.tokens(named: name).first(where: \.isOfFigma).map { sources[$0.file].path }
  }

  /// A design token under another name; nil for a token of a style file.
  func moving(_ index: Int, to new: String) throws(InspectorError) -> DesignTokenPlan? {
    guard let names = designNames(of: index) else { return nil }
    if let path = fileOfFigma(ofToken: index) {
      throw .cannotEdit(
        "‘\(path)’ is an export of Figma, and the next export would put the token back; move the variable to another group in Figma, and export it again"
      )
    }
    return try plan(names.moving(sheet.tokens[index].name, to: new, in: sources))
  }

  /// A design token taken out of its files; nil for a token of a style file.
  func removing(_ index: Int, writing substitute: DesignTokenSubstitute) throws(InspectorError)
    -> DesignTokenPlan?
  {
    guard let names = designNames(of: index) else { return nil }
    if let path = fileOfFigma(ofToken: index) {
      throw .cannotEdit(
        "‘\(path)’ is an export of Figma, and the next export would put the token back; delete the variable in Figma, and export it again"
      )
    }
    return try plan(names.removing(sheet.tokens[index].name, writing: substitute, in: sources))
  }

  private func plan(
    _ change: Result<DesignTokenChange, DesignEditProblem>
  ) throws(InspectorError) -> DesignTokenPlan {
    switch change {
    case .failure(let problem): throw .cannotEdit(problem.message)
    case .success(let change):
      var files: [PlannedChange.File] = []
      for (file, new) in change.files.sorted(by: { $0.key < $1.key }) {
        if let problem = problemOfDesignFile(file) ?? problemOfEditing(file) { throw .cannotEdit(problem) }
        files.append(.init(path: sources[file].path, old: sources[file].bytes, new: new))
      }
      return DesignTokenPlan(files: files, references: change.references)
    }
  }
}

extension Inspector {
  /// Deletes a token in JSON, in all files and sets that have it, with its values in overlays.
  func deleteDesignToken(
    _ index: Int, _ body: JSONValue, in model: InspectorSheet
  ) throws(InspectorError) -> InspectorAnswer {
    let id = model.sheet.tokens[index].name
    let all = model.designNames(of: index)?.styleNames(with: id) ?? [id]
    if body["replacement"]?.isNull == false {
      guard all.count == 1 else {
        throw .cannotEdit(
          "‘\(id)’ is a border, which is \(all.map { "‘$\($0)’" }.joined(separator: " and ")) here; write other tokens in their places first"
        )
      }
      return try deleteToken(index, body["replacement"] ?? .null, body, in: model)
    }
    guard let design = try model.removing(index, writing: .none) else { throw .noToken(id) }
    let indices = all.compactMap { model.token(named: $0) }
    let breaks = indices.flatMap { model.uses(of: .token($0)) }
    if !breaks.isEmpty, body["force"]?.bool != true, body["dryRun"]?.bool != true {
      throw InspectorError(409, "breaks", "‘\(id)’ is used in \(counted(breaks.count, "place"))").with([
        .init("breaks", .array(breaks))
      ])
    }
    var plan = PlannedChange(files: design.files, label: "Delete \(id)", mayBreak: true)
    var trees: [FileID: SyntaxTree] = [:]
    for place in indices.flatMap({ model.places(ofToken: $0) }) where place.designKey == nil {
      if let problem = model.problemOfEditing(place.file) { throw .cannotEdit(problem) }
      var writer = ValueWriter(trees[place.file] ?? model.tree(of: place.file))
      try writer.removeWithNotes(writer.withEmptyGroups(place.path))
      trees[place.file] = writer.tree
    }
    plan.files += model.plan(trees, plan.label).files
    return try finish(plan, body, [.init("breaks", .array(breaks))])
  }
}

extension SyntaxValue {
  /// The value of a design token in a style file; nil where its parts stand elsewhere.
  init?(ofDesignToken node: SyntaxNode) {
    switch node.kind {
    case .missing: return nil
    case .scalar: self = node.scalarKind == .string ? .text(node.text) : .plain(node.text)
    case .sequence:
      let elements = node.elements.map { SyntaxValue(ofDesignToken: $0) }
      guard !elements.contains(nil) else { return nil }
      self = .sequence(elements.compactMap(\.self))
    case .mapping:
      var entries: [Entry] = []
      for entry in node.entries {
        guard let value = SyntaxValue(ofDesignToken: entry.value) else { return nil }
        entries.append(Entry(entry.key.text, value))
      }
      self = .mapping(entries)
    }
  }
}
