import StyleModel
import StyleSource
import StyleSyntax

/// The modes of all files, and what joined names of them mean.
struct ModeNames {
  private(set) var table = ModeTable()
  private let output: CompilerOutput

  init(_ outlines: [Outline], _ output: CompilerOutput) {
    self.output = output
    var places: [String: Span] = [:]
    for axis in outlines.flatMap(\.axes) {
      let values = names(axis)
      if let first = table.axes.first(where: { $0.name == axis.name }) {
        // Two files may declare one axis if they say the same of it.
        if !values.isEmpty, first.values.map(\.name) != values.map(\.text) {
          output.report(
            .axisDiffers(axis.name, first.values.map(\.name), at: axis.span, first: places[axis.name]))
        }
        continue
      }
      guard !values.isEmpty else { continue }
      let clash = values.first { table[named: $0.text] != nil || places[$0.text] != nil }
      if let clash {
        output.report(.modeTaken(clash.text, at: clash.span))
      } else if table.valueCount + values.count > ModeTable.capacity {
        output.report(.tooManyModeNames(at: axis.span))
      } else {
        table.add(axis: axis.name, values: values.map(\.text), spans: values.map(\.span))
        places[axis.name] = axis.span
      }
    }
  }

  private func names(_ axis: Outline.Declaration) -> [SyntaxNode] {
    let elements = axis.node.elements
    let isSound =
      elements.count >= 2 && elements.allSatisfy { $0.kind == .scalar && $0.text.utf8.allSatisfy(isModePart) }
      && Set(elements.map(\.text)).count == elements.count
    if !isSound, axis.node.kind != .missing { output.report(.invalidAxis(axis.name, at: axis.node.span)) }
    return isSound ? elements : []
  }

  private func isModePart(_ byte: UInt8) -> Bool { isNamePart(byte) && byte != UInt8(ascii: ".") }

  /// What `dark+high-contrast` means; nil where it was reported.
  func modes(_ key: SyntaxNode, others: [String] = []) -> ModeSet? {
    var result: ModeSet = []
    for name in key.text.split(separator: "+", omittingEmptySubsequences: false).map(String.init) {
      guard let mode = table[named: name] else {
        output.report(.unknownMode(name, table.names + others, at: key.span, isWhole: name == key.text))
        return nil
      }
      if let axis = table.axes.first(where: { $0.mask.contains(mode) }), !result.isDisjoint(with: axis.mask) {
        output.report(.contradictingModes(axis.name, at: key.span))
        return nil
      }
      result.formUnion(mode)
    }
    return result
  }
}

extension DiagnosticCode {
  static let unknownMode = DiagnosticCode(
    "unknown-mode", .error, "A mode is one of an axis that exists.",
    explanation: """
      `light`, `dark`, `standard-contrast` and `high-contrast` are built in; others are declared under `modes`.
      Join modes of different axes with `+`.
      """,
    example: "tokens:\n  color:\n    ink: { value: black, drak: white }\n")

  static let invalidModes = DiagnosticCode(
    "invalid-modes", .error, "An axis of modes lists two names or more, each used once in all axes.",
    explanation:
      "`density: [regular, compact]`: the first name is the default. There is room for 60 names of your own.",
    example: "modes:\n  density: [regular]\n")
}

extension Diagnostic {
  fileprivate static func unknownMode(_ name: String, _ names: [String], at span: Span, isWhole: Bool)
    -> Diagnostic
  {
    let near = nearest(to: name, among: names)
    return Diagnostic(
      .unknownMode, "there is no mode ‘\(name.shortened)’", at: span,
      notes: near == nil ? ["write one of \(names.map { "‘\($0)’" }.joined(separator: ", "))"] : [],
      fixes: near.flatMap { isWhole ? [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] : nil }
        ?? [])
  }

  fileprivate static func contradictingModes(_ axis: String, at span: Span) -> Diagnostic {
    Diagnostic(.unknownMode, "these modes never hold together: both are values of ‘\(axis)’", at: span)
  }

  fileprivate static func invalidAxis(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidModes, "‘\(name.shortened)’ lists two different names or more", at: span,
      notes: ["as in ‘density: [regular, compact]’; the first is the default"])
  }

  fileprivate static func axisDiffers(_ name: String, _ values: [String], at span: Span, first: Span?)
    -> Diagnostic
  {
    Diagnostic(
      .invalidModes, "‘\(name.shortened)’ already has the values \(values.joined(separator: ", "))", at: span,
      related: first.map { [Related("first defined here", at: $0)] } ?? [])
  }

  fileprivate static func modeTaken(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidModes, "‘\(name.shortened)’ is a mode of another axis", at: span, notes: ["choose another name"]
    )
  }

  fileprivate static func tooManyModeNames(at span: Span) -> Diagnostic {
    Diagnostic(.invalidModes, "there is room for \(ModeTable.capacity) modes in all", at: span)
  }
}
