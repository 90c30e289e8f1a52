import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

/// A planned change of files.
struct PlannedChange {
  struct File {
    var path: String
    /// The old bytes; nil where the file is new.
    var old: [UInt8]?
    var new: [UInt8]
  }

  var files: [File]
  var label: String
  /// The address that is changed, where it is a single one.
  var address: EditAddress?
  /// Whether the change may cause errors, such as by deleting a declaration that others use.
  var mayBreak = false
  /// The number of values that are removed together with the deleted declaration.
  var takenValues = 0
  /// The places of some of the removed values.
  var taken: [Taken] = []
  /// A style that gets its name by the change: its name among all styles is known afterwards.
  var named: NamedStyle?

  struct Taken {
    /// The declaration with the value, for people.
    var name: String
    var span: Span
  }

  struct NamedStyle {
    var component: String?
    var ownName: String
  }
}

extension Inspector {
  enum Operation {
    case write(JSONValue)
    case remove
  }

  /// Works out what an edit makes of its file.
  func plan(
    _ operation: Operation, at address: EditAddress, in model: InspectorSheet
  ) throws(InspectorError) -> PlannedChange {
    let source = model.sources[address.file]
    if let key = address.designKey { return try plan(operation, ofDesignTokenAt: key, address, in: model) }
    var writer = ValueWriter(model.tree(of: address.file))
    var label = "Set \(address.subject)"
    switch operation {
    case .remove:
      label = "Reset \(address.subject)"
      guard writer.tree.node(at: address.path) != nil else {
        throw InspectorError(409, "nothing", "there is nothing to reset")
      }
      try writer.remove(address.kind == .overlay ? writer.withEmptyGroups(address.path) : address.path)
    case .write(let json):
      if address.opens { try open(address, &writer, source) }
      switch address.type {
      case .value(let type):
        if address.isWholeToken, case .mapping? = try? SyntaxValue(json, type) {
          let whole = SyntaxValue.Entry("value", try SyntaxValue(json, type))
          try writer.set(address.path, to: .mapping([whole]))
        } else {
          try writer.write(json, type, at: address.path, current: address.current)
        }
      case .previewSize where json["width"]?.isNull == true && json["height"]?.isNull == true:
        try writer.set(address.path, to: .text("fitting"))
      case .previewSize:
        try writer.write(
          json.withFittingLengths, .size, at: address.path, current: address.current?.withFittingLengths)
      case .formula(let type):
        guard let text = json.string else {
          throw InspectorError(422, "bad-value", "write a value, or a formula such as $length.gap * 2")
        }
        let isText = type == .string || type == .localizedString
        try writer.set(address.path, to: isText ? .text(text) : try SyntaxValue(yaml: text))
      case .text:
        guard let text = json.string else { throw InspectorError(422, "bad-value", "this is no text") }
        try writer.set(address.path, to: .text(text))
      case .styles:
        let names = (json.array ?? [json]).compactMap(\.string)
        guard names.count == json.array?.count ?? 1 else {
          throw InspectorError(422, "bad-value", "these are no names of styles")
        }
        if names.isEmpty {
          try writer.remove(address.path)
        } else {
          let value = SyntaxValue.sequence(names.map { .text($0) })
          try writer.set(address.path, to: names.count == 1 ? .text(names[0]) : value)
        }
      }
    }
    return PlannedChange(
      files: [.init(path: source.path, old: source.bytes, new: writer.bytes)], label: label, address: address)
  }

  /// Turns a token that is a value alone into a mapping, which can have values for modes. Comments in the value stay.
  private func open(
    _ address: EditAddress, _ writer: inout ValueWriter, _ source: SourceFile
  ) throws(InspectorError) {
    let path = SyntaxPath(address.path.steps.dropLast())
    guard let node = writer.tree.node(at: path), let value = SyntaxValue(node, in: source) else {
      throw .cannotEdit("the token’s value has aliases in it; give it a ‘value’ in the file")
    }
    if writer.hasComments(in: path) {
      guard writer.nest(path, under: "value") else {
        throw .cannotEdit("the token’s value has comments in it; give it a ‘value’ in the file")
      }
    } else {
      try writer.set(path, to: .mapping([SyntaxValue.Entry("value", value)]))
    }
  }

  /// The lines that a change of one file touches.
  func lineMembers(of change: PlannedChange, in model: InspectorSheet) -> [JSONValue.Member] {
    guard let file = change.files.first(where: { $0.old != $0.new }) ?? change.files.first else { return [] }
    let (before, after, line) = ByteChange(from: file.old ?? [], to: file.new).lines(in: file.old ?? [])
    return [
      .init("file", .string(file.path)), .init("line", .integer(line)),
      .init("before", model.optional(before)), .init("after", model.optional(after)),
    ]
  }

  /// The errors of a trial that the model doesn't have.
  func newErrors(_ trial: Trial, than model: InspectorSheet) -> [Diagnostic] {
    newErrors(trial.errors, in: trial.sources, than: model)
  }

  func newErrors(
    _ errors: [Diagnostic], in sources: SourceMap, than model: InspectorSheet
  ) -> [Diagnostic] {
    func name(_ error: Diagnostic, _ sources: SourceMap) -> String {
      "\(sources[error.span.file].path)\u{0}\(error.code.id)\u{0}\(error.message)"
    }
    var known: [String: Int] = [:]
    for error in model.findings where error.severity == .error {
      known[name(error, model.sources), default: 0] += 1
    }
    return errors.filter { error in
      let name = name(error, sources)
      guard let count = known[name], count > 0 else { return true }
      known[name] = count - 1
      return false
    }
  }
}

extension InspectorSheet {
  convenience init(_ trial: Trial) {
    self.init(
      sheet: trial.sheet, sources: trial.sources, namedCount: trial.namedCount, findings: trial.errors,
      tree: { trial.tree(of: $0) }, designFiles: { trial.designFiles(of: $0) })
  }
}

extension Diagnostic {
  /// The refusal of a change that causes the error.
  func refusal(of change: PlannedChange) -> InspectorError {
    InspectorError(422, "bad-value", reason)
  }
}
