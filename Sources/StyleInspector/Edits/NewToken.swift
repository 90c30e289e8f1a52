import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

extension Inspector {
  /// A token of any type, with its values for modes.
  func newToken(_ body: JSONValue, in model: InspectorSheet) throws(InspectorError) -> [PlannedChange] {
    let parts = (body["id"]?.string ?? "").split(separator: ".", omittingEmptySubsequences: false).map(
      String.init)
    guard parts.count > 1, let type = TokenType(rawValue: parts[0]) else {
      throw .badRequest("the ‘id’ of a token is its type, a dot and its name, as color.accent")
    }
    let id = parts.joined(separator: ".")
    try checkNames(ofToken: parts)
    guard
      !model.sheet.tokens.contains(where: {
        $0.name == id || $0.name.hasPrefix(id + ".") || id.hasPrefix($0.name + ".")
      })
    else { throw .exists(id) }
    let use: EditAddress? = try body["use"].map { (use) throws(InspectorError) in try address(use, in: model)
    }
    let ofType = model.sheet.tokens.filter { $0.type == type }.map(\.span.file)
    let others = model.sheet.tokens.map(\.span.file)
    let path = SyntaxPath([.key("tokens")] + parts.map { .key($0) })
    if body["newFile"]?.bool == true {
      guard use == nil else {
        throw .badRequest("a token that a value becomes stands in a file that there is")
      }
      return try values(ofNewToken: body, type, nil, in: model).map { (value) throws(InspectorError) in
        try newFile(
          of: id, try contents(ofNewToken: body, type, value, in: model), at: path,
          beside: ofType.unique + others.unique, in: model)
      }
    }
    let files = try files(body, ofType.unique + others.unique + (use.map { [$0.file] } ?? []), in: model)
    var plans: [PlannedChange] = []
    for value in try values(ofNewToken: body, type, use, in: model) {
      let value = try contents(ofNewToken: body, type, value, in: model)
      plans += try files.map { (file) throws(InspectorError) in
        try token(id, value, at: path, in: file, use, model)
      }
    }
    return plans
  }

  /// Checks each part of a token's name, with the type before it. In a group, a part that is a key of tokens would make the group a token.
  func checkNames(ofToken parts: [String]) throws(InspectorError) {
    for (number, part) in parts.enumerated().dropFirst() {
      let symbol = Symbol.token(parts[...number].joined(separator: "."))
      try checkName(symbol, part)
      if let problem = symbol.problem(ofRenamingTo: part) { throw .badValue(problem, in: "name") }
    }
  }

  /// A token in a file of its own, which is called after its group and lies beside the files of others.
  private func newFile(
    of id: String, _ value: SyntaxValue, at path: SyntaxPath, beside others: [FileID],
    in model: InspectorSheet
  ) throws(InspectorError) -> PlannedChange {
    let group = id.split(separator: ".").map(String.init).dropFirst().dropLast().first
    let place = try freePath(
      named: fileName(for: group ?? "tokens", otherwise: "tokens"),
      in: try folderOfNewFile(beside: others, in: model), model)
    var writer = try writer(ofNewFile: place, importing: [])
    try writer.declare(path, value)
    return PlannedChange(
      files: [.init(path: place, old: nil, new: writer.bytes)], label: "Create \(id)")
  }

  /// The possible values of a new token, the best first: that of the request or of the file, or else the text at the value's origin, which
  /// refers to its tokens, before the value itself.
  private func values(
    ofNewToken body: JSONValue, _ type: TokenType, _ use: EditAddress?, in model: InspectorSheet
  ) throws(InspectorError) -> [SyntaxValue] {
    let sent = try body["value"].map { (json) throws(InspectorError) in try SyntaxValue(json, type.valueType)
    }
    guard let use else {
      guard let sent else { throw .badRequest("the token has no ‘value’") }
      return [sent]
    }
    if let node = model.tree(of: use.file).node(at: use.path) {
      if let sent { return [sent] }
      guard let written = SyntaxValue(node, in: model.sources[use.file]) else {
        throw .cannotEdit("the value has aliases in it; make the token in the file")
      }
      if ValueWriter(model.tree(of: use.file)).hasComments(in: use.path) {
        throw .cannotEdit("the value has comments in it; make the token in the file")
      }
      return [written]
    }
    let all = [inherited(body["use"] ?? .null, in: model), sent].compactMap { $0 }
    guard !all.isEmpty else { throw .badRequest("the token has no ‘value’") }
    return all
  }

  /// The text at the origin of a value that a style inherits; nil where it is no value that is valid elsewhere.
  private func inherited(_ use: JSONValue, in model: InspectorSheet) -> SyntaxValue? {
    guard let (style, key, state, modes) = try? styleValue(use, in: model),
      let target = model.target(key, ofComponent: model.sheet.styles[style].component),
      let origin = model.origin(of: target, ofStyle: style, state, modes),
      let span = model.sheet[origin].span,
      let location = model.tree(of: span.file).location(at: Int(span.start)),
      let node = location.isKey ? model.tree(of: span.file).node(at: location.path) : location.node
    else { return nil }
    return SyntaxValue(node, in: model.sources[span.file])
  }

  /// A token's value with those for modes and a description, if there are any.
  private func contents(
    ofNewToken body: JSONValue, _ type: TokenType, _ value: SyntaxValue, in model: InspectorSheet
  ) throws(InspectorError) -> SyntaxValue {
    let modes = body["modes"]?.members ?? []
    let summary = body["summary"]?.string
    var hasParts = false
    // A mapping alone would be a group of tokens.
    if case .mapping = value { hasParts = true }
    if !modes.isEmpty || summary != nil || hasParts {
      var entries = [SyntaxValue.Entry("value", value)]
      for mode in modes {
        guard model.sheet.modes.modes(named: mode.name)?.isEmpty == false else {
          throw .badRequest("there are no modes ‘\(mode.name.shortened)’")
        }
        entries.append(.init(mode.name, try SyntaxValue(mode.value, type.valueType)))
      }
      if let summary { entries.append(.init("description", .text(summary))) }
      return .mapping(entries)
    }
    return value
  }

  /// Writes a token into a file, and a reference to it where it is to be used.
  private func token(
    _ id: String, _ value: SyntaxValue, at path: SyntaxPath, in file: FileID, _ use: EditAddress?,
    _ model: InspectorSheet
  ) throws(InspectorError) -> PlannedChange {
    var plan = try insertion(value, at: path, in: file, "Create \(id)", model)
    guard let use else { return plan }
    plan.label = "Take \(use.subject) out as \(id)"
    if use.file == file {
      var writer = ValueWriter(
        parse(SourceFile(id: file, path: plan.files[0].path, bytes: plan.files[0].new)).product)
      try writer.set(use.path, to: .text("$" + id))
      plan.files[0].new = writer.bytes
    } else {
      let used = try insertion(.text("$" + id), at: use.path, in: use.file, "", model)
      plan.files += used.files
    }
    return plan
  }
}
