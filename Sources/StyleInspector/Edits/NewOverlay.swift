import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

extension Inspector {
  /// Creates a file for a mode, with the value of one token in it.
  func createOverlay(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    let model = try saved().model
    let id = body["token"]?.string ?? ""
    guard let index = model.token(named: id) else { throw .noToken(id) }
    let token = model.sheet.tokens[index]
    let modes = try modeSet(body, in: model)
    guard !modes.isEmpty else { throw .badRequest("the file is for no mode") }
    let mode = model.sheet.modes.name(modes)
    if let known = model.places(ofToken: index).first(where: {
      $0.values(in: model.sheet).contains { $0.modes == modes }
    }) {
      throw .cannotEdit(
        "‘\(model.sources[known.file].path)’ has a value of ‘\(id)’ for \(mode) already; change it there")
    }
    guard let json = body["value"] else { throw .badRequest("the token has no ‘value’") }
    var value = try SyntaxValue(json, token.type.valueType)
    // A mapping alone would be a group of tokens.
    if case .mapping = value { value = .mapping([.init("value", value)]) }
    let declaring = model.filesToImport(forToken: index)
    guard let first = declaring.first else { throw .cannotEdit("no file that can be edited has this token") }
    let folder = splitPath(model.sources[first].path).folder
    let path = try path(ofNewFile: body["file"]?.string ?? mode.replacing("+", with: "-"), in: folder, model)
    // Where another file declares the mode, that is imported too.
    let axes = Set(
      model.sheet.modes.axes.flatMap { axis in
        axis.values.contains { mode.split(separator: "+").map(String.init).contains($0.name) }
          ? axis.files : []
      })
    var plans: [PlannedChange] = []
    for file in declaring {
      for imported in [[file], ([file] + axes.sorted()).unique] {
        let imports = imported.map { importPath(model.sources[$0].path, from: folder) }
        var writer = ValueWriter(
          parse(SourceFile(id: FileID(0), path: path, text: "imports: []\nmode: \(mode)\n")).product)
        try writer.set([.key("imports")], to: .sequence(imports.map { .text($0) }))
        let parts = token.name.split(separator: ".").map { SyntaxPath.Step.key(String($0)) }
        try writer.declare(SyntaxPath([.key("tokens")] + parts), value)
        plans.append(
          PlannedChange(
            files: [.init(path: path, old: nil, new: writer.bytes)],
            label: "Create \(splitPath(path).name) for \(mode)"))
      }
    }
    return try finish(plans, body)
  }

  /// The path of a file that is not there yet.
  private func path(
    ofNewFile wanted: String, in folder: String, _ model: InspectorSheet
  ) throws(InspectorError) -> String {
    let trimmed = wanted.trimmingSpaces
    let small = trimmed.lowercased()
    let name = small.hasSuffix(".yaml") || small.hasSuffix(".yml") ? trimmed : trimmed + ".yaml"
    guard name.utf8.count <= 200, name.first?.isLetter ?? false || name.first?.isNumber ?? false,
      name.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) })
    else {
      throw .badValue(
        name.utf8.count > 200
          ? "the name of a file has at most 200 bytes"
          : "the name of a file begins with a letter or a digit, and has letters, digits, ‘-’, ‘_’ and ‘.’, such as forest.yaml",
        in: "name")
    }
    let path = folder == "." ? name : folder == "/" ? "/" + name : "\(folder)/\(name)"
    guard !model.sources.files.contains(where: { $0.path == path }), store.read(path) == nil else {
      throw .exists(path)
    }
    return path
  }
}

extension InspectorSheet {
  /// The style files from which an overlay can see a token, the best first: for one in JSON, those that import it.
  fileprivate func filesToImport(forToken index: Int) -> [FileID] {
    let file = sheet.tokens[index].span.file
    guard tree(of: file).isTranslated else { return problemOfEditing(file) == nil ? [file] : [] }
    return sheet.imports.filter { $0.file == file }.map(\.span.file).unique.filter {
      problemOfEditing($0) == nil && !tree(of: $0).isTranslated
    }
  }
}
