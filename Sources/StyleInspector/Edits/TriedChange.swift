import StyleCompiler
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

/// The files as a change would leave them, in memory.
struct TriedChange {
  let sheet: InspectorSheet
  /// The errors that the change would cause.
  let errors: [Diagnostic]

  /// The change with the import that its first error needs, as an editor’s quick fix adds it; nil where the error is another.
  func importing(_ change: PlannedChange) -> PlannedChange? {
    guard let problem = errors.first, problem.code == .missingImport, let fix = problem.fixes.first,
      let file = fix.edits.first?.span.file, fix.edits.allSatisfy({ $0.span.file == file }),
      let place = change.files.firstIndex(where: { $0.path == sheet.sources[file].path })
    else { return nil }
    var change = change
    let old = parse(SourceFile(id: file, path: change.files[place].path, bytes: change.files[place].new))
      .product
    let new = applying(fix.edits, to: change.files[place].new)
    var writer = ValueWriter(
      parse(SourceFile(id: file, path: change.files[place].path, bytes: new)).product)
    if old.root?["imports"] == nil { writer.setApart("imports") }
    change.files[place].new = writer.bytes
    return change
  }

  /// The keys and indices that lead to an error, with dots between, by which a dialog finds its field:
  /// `components.Card.animations.turn.keyframes.1.keyTime`.
  func place(of error: Diagnostic) -> String? {
    let location = sheet.tree(of: error.span.file).location(at: Int(error.span.start))
    return location?.path.steps.map { step in
      switch step {
      case .key(let key): key
      case .index(let index): "\(index)"
      }
    }.joined(separator: ".")
  }
}

extension Inspector {
  /// Tries a change of files in memory. One that makes a file, or changes imports, has all of them read again.
  func trying(_ files: [PlannedChange.File], from model: InspectorSheet) throws(InspectorError) -> TriedChange
  {
    let changes = Dictionary(files.map { ($0.path, $0.new) }, uniquingKeysWith: { _, last in last })
    if files.allSatisfy({ $0.old != nil }), let trial = workspace?.snapshot.trying(changes) {
      return TriedChange(sheet: InspectorSheet(trial), errors: newErrors(trial, than: model))
    }
    guard var other = workspace else { throw .cannotEdit("there are no style files") }
    do {
      try other.edit(changes.mapValues { $0 })
    } catch {
      throw .cannotEdit("the files can’t be read with this change")
    }
    let snapshot = other.snapshot
    for file in files where file.old == nil {
      guard let id = snapshot.file(at: file.path), Int(id.index) < snapshot.namedCount else {
        throw .cannotEdit("‘\(file.path)’ doesn’t lie in a folder that is inspected")
      }
    }
    return TriedChange(
      sheet: InspectorSheet(snapshot),
      errors: newErrors(
        snapshot.findings.filter { $0.severity == .error }, in: snapshot.sources, than: model))
  }
}

extension Inspector {
  /// Makes a change that may cause errors, which are shown before.
  func finishBreaking(
    _ plan: PlannedChange, in model: InspectorSheet, _ body: JSONValue, _ members: [JSONValue.Member] = []
  ) throws(InspectorError) -> InspectorAnswer {
    let trial = try trying(plan.files, from: model)
    let breaks = trial.errors.prefix(200).map { error -> JSONValue in
      .object(
        [
          .init("name", .string(error.reason.firstCapital)),
          .init("text", .string(trial.sheet.text(ofLineAt: error.span).trimmingSpaces.clipped(to: 400))),
        ] + trial.sheet.place(error.span))
    }
    if !breaks.isEmpty, body["force"]?.bool != true, body["dryRun"]?.bool != true {
      throw InspectorError(409, "breaks", "\(counted(breaks.count, "place")) would have an error").with([
        .init("breaks", .array(breaks))
      ])
    }
    let along = plan.taken.prefix(200).map { taken -> JSONValue in
      .object(
        [
          .init("name", .string(taken.name)),
          .init("text", .string(model.text(ofLineAt: taken.span).trimmingSpaces.clipped(to: 400))),
        ] + model.place(taken.span))
    }
    var plan = plan
    plan.mayBreak = true
    return try finish(
      plan, body,
      [
        .init("breaks", .array(breaks)), .init("values", .integer(plan.takenValues)),
        .init("along", .array(along)),
      ] + members)
  }

  /// The members for a file that a change creates.
  func newFileMembers(of plan: PlannedChange) -> [JSONValue.Member] {
    guard let file = plan.files.last else { return [] }
    return [
      .init("file", .string(file.path)), .init("line", 1), .init("before", .null),
      .init("after", .string(String(decoding: file.new, as: UTF8.self).clipped(to: 4000))),
    ]
  }
}
