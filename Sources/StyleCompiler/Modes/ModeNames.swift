import StyleModel
import StyleSource
import StyleSyntax

/// The modes of all files, by their names and joined names.
struct ModeNames: Sendable {
  private(set) var table = ModeTable()
  private var index: NameIndex
  private var values: [(mode: ModeSet, axis: ModeAxis)] = []
  /// Names of axes and modes that were reported; a use of one isn't reported again.
  private var reported: Set<String> = []

  /// The names with another meaning where a mode's name may stand.
  private static let reserved = Set([LanguageKey].token.names)

  init(_ outlines: [Outline], _ output: CompilerOutput) {
    index = NameIndex()
    var places: [String: Span] = [:]
    var isFull = false
    reported = Set(outlines.flatMap(\.reportedModes))
    for axis in outlines.flatMap(\.axes) {
      guard let names = names(axis, output) else {
        reported.formUnion(axis.node.namesWithin)
        continue
      }
      if axis.name == ModeAxis.textSize, !areTextSizes(names, output) {
        for name in names { reported.insert(name.text) }
      } else if let modes = SystemAxis(rawValue: axis.name)?.modes, modes != names.map(\.text) {
        output.report(.otherModesOfSystem(axis.name, modes, at: axis.node.span))
        for name in names { reported.insert(name.text) }
      } else if let first = table.axes.first(where: { $0.name == axis.name }) {
        // Two files may declare one axis if they say the same of it.
        if first.values.map(\.name) != names.map(\.text) {
          output.report(
            .axisDiffers(axis.name, first.values.map(\.name), at: axis.span, first: places[axis.name]))
          for name in names { reported.insert(name.text) }
        } else {
          table.note(axis: axis.name, in: axis.span.file)
        }
      } else if let first = table.axes.first(where: { swiftIdentifier($0.name) == swiftIdentifier(axis.name) }
      ) {
        output.report(
          .duplicateName("axis", axis.name, first.name, at: axis.span, first: places[first.name]))
        for name in names { reported.insert(name.text) }
      } else if let clash = names.first(where: { table[named: $0.text] != nil }) {
        output.report(.modeTaken(clash.text, at: clash.span))
        for name in names { reported.insert(name.text) }
      } else if table.valueCount + names.count > ModeTable.capacity {
        if !isFull { output.report(.tooManyModeNames(at: axis.span)) }
        isFull = true
        for name in names { reported.insert(name.text) }
      } else {
        table.add(axis: axis.name, values: names.map(\.text), spans: names.map(\.span))
        places[axis.name] = axis.span
      }
    }
    for axis in table.axes {
      for value in axis.values {
        index.append(value.name)
        values.append((value.mode, axis))
      }
    }
  }

  /// Whether these are text sizes of readers, the default one first; reports where they aren't.
  private func areTextSizes(_ names: [SyntaxNode], _ output: CompilerOutput) -> Bool {
    let unknown = names.filter { ContentSize(rawValue: $0.text) == nil }
    for name in unknown { output.report(.unknownTextSize(name)) }
    guard unknown.isEmpty, let first = names.first, first.text != ContentSize.large.rawValue else {
      return unknown.isEmpty
    }
    output.report(.otherTextSizeFirst(first))
    return false
  }

  /// The names on an axis; nil where one was reported.
  private func names(_ axis: Outline.Declaration, _ output: CompilerOutput) -> [SyntaxNode]? {
    guard axis.node.kind == .sequence else {
      if axis.node.kind != .missing { output.report(.axisIsNoList(axis.name, axis.node)) }
      return nil
    }
    var isSound = true
    var seen: [String: SyntaxNode] = [:]
    let elements = axis.node.elements
    for element in elements {
      let name = element.text
      if element.kind == .missing {
        isSound = false
      } else if element.kind != .scalar || name.isEmpty || !name.utf8.allSatisfy(isModePart) {
        output.report(.invalidModeName(element))
        isSound = false
      } else if ModeNames.reserved.contains(name) {
        output.report(.reservedModeName(name, at: element.span))
        isSound = false
      } else if let first = seen.updateValue(element, forKey: swiftIdentifier(name)) {
        output.report(.duplicateName("mode", name, first.text, at: element.span, first: first.span))
        isSound = false
      }
    }
    if isSound, elements.count < 2 {
      output.report(.singleMode(axis.name, at: axis.node.span))
      return nil
    }
    return isSound ? elements : nil
  }

  private func isModePart(_ byte: UInt8) -> Bool { isNamePart(byte) && byte != UInt8(ascii: ".") }

  /// The key that was probably meant by one that is no mode; nil where it looks like a mode.
  func misspelled(_ key: SyntaxNode, among keys: [String]) -> String? {
    guard key.place(in: index) == nil, let near = KnownNames(table.names + keys).nearest(to: key.text) else {
      return nil
    }
    return keys.contains(near) ? near : nil
  }

  /// The modes that a key such as `dark+high-contrast` joins; nil where it was reported. `others` are keys that may stand beside modes.
  func condition(_ key: SyntaxNode, others: [String] = [], _ output: CompilerOutput) -> ModeSet? {
    if let single = key.place(in: index) { return values[single].mode }
    let name = key.text
    var result: ModeSet = []
    for part in name.split(separator: "+", omittingEmptySubsequences: false).map(String.init) {
      guard let place = index[part] else {
        if !reported.contains(part) {
          output.report(.unknownMode(part, table.names, others: others, in: key))
        }
        return nil
      }
      let (mode, axis) = values[place]
      if result.contains(mode) {
        output.report(.repeatedPart("mode", part, in: key))
        return nil
      }
      if !result.isDisjoint(with: axis.mask) {
        output.report(.contradictingModes(axis.name, at: key.span))
        return nil
      }
      result.formUnion(mode)
    }
    return result
  }

  /// The modes of a key in an overlay joined with those of the overlay; nil where they can't be joined, which is reported.
  func joined(
    _ modes: ModeSet, _ key: SyntaxNode, with overlay: ModeSet, _ output: CompilerOutput
  ) -> ModeSet? {
    if !modes.isDisjoint(with: overlay) {
      output.report(.modeOfOverlay(table.name(modes.intersection(overlay)), at: key.span))
      return nil
    }
    let joined = modes.union(overlay)
    guard table.canHold(joined) else {
      output.report(.otherModeThanOverlay(table.name(modes), table.name(overlay), at: key.span))
      return nil
    }
    return joined
  }
}

extension DiagnosticCode {
  static let unknownMode = DiagnosticCode(
    "unknown-mode", .error, "A mode is declared.",
    explanation: """
      `light`, `dark`, `standard-contrast` and `high-contrast` are built in; declare others under `modes`. Join
      modes of different axes with `+`.
      """,
    example: "tokens:\n  color:\n    ink: { value: black, drak: white }\n")

  static let invalidModes = DiagnosticCode(
    "invalid-modes", .error, "An axis of modes lists at least two names, which no other axis has.",
    explanation: """
      `density: [regular, compact]`: the first name is the default. You can declare 60 modes.
      """,
    example: "modes:\n  density: [regular]\n")
}

extension Diagnostic {
  /// Returns the fix that removes `modes` in one line: `dark: blue` for `modes: { dark: blue }`.
  private static func withoutModes(_ key: SyntaxNode) -> [FixIt] {
    let bytes = key.tree.source.bytes
    let start = Int(key.definition.start)
    let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
    guard let open = line.firstIndex(of: UInt8(ascii: "{")),
      let end = line[open...].firstIndex(of: UInt8(ascii: "}")),
      line[Int(key.definition.end)..<open].allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ":") }),
      !line[(open + 1)..<end].contains(UInt8(ascii: "{"))
    else { return [] }
    var inner = line[(open + 1)..<end]
    while inner.first == UInt8(ascii: " ") { inner.removeFirst() }
    while inner.last == UInt8(ascii: " ") { inner.removeLast() }
    let text = String(decoding: inner, as: UTF8.self)
    guard !text.isEmpty else { return [] }
    return [
      FixIt(
        "write ‘\(text.shortened)’", replace: Span(key.definition.file, start, end + 1), with: text,
        isSafe: false)
    ]
  }

  /// The name with a `+` between two modes: `dark+high-contrast` for `dark-high-contrast`.
  private static func joinedModes(_ name: String, _ names: [String]) -> String? {
    for (index, sign) in zip(name.indices, name) where sign == "-" || sign == "_" {
      let parts = [String(name[..<index]), String(name[name.index(after: index)...])]
      if parts.allSatisfy(names.contains) { return parts.joined(separator: "+") }
    }
    return nil
  }

  fileprivate static func unknownMode(
    _ name: String, _ names: [String], others: [String], in key: SyntaxNode
  ) -> Diagnostic {
    let near =
      joinedModes(name, names) ?? joinedNames(in: name) { names.contains($0) ? $0 : nil }
      ?? ForeignWords.mode.meant(by: name, among: names)
    let span = key.span(ofPart: name)
    if name == "modes", others.contains("value") {
      return Diagnostic(
        .unknownMode, "the modes of a value stand beside ‘value’, not under ‘modes’", at: span,
        notes: ["write ‘{ value: white, dark: black }’"], fixes: withoutModes(key))
    }
    let beside = others.isEmpty ? "" : "; other keys are \(others.quotedList)"
    return Diagnostic(
      .unknownMode, "there is no mode ‘\(name.shortened)’", at: span,
      notes: near == nil
        ? [
          "the modes are \(names.quotedList)\(beside)",
          "declare others in the section ‘modes’, as in ‘modes: { brand: [standard, \(name.shortened)] }’",
        ] : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func unknownTextSize(_ node: SyntaxNode) -> Diagnostic {
    let names = ContentSize.allCases.map(\.rawValue)
    let near = KnownNames(names).nearest(to: node.text)
    return Diagnostic(
      .invalidModes, "‘\(node.text.shortened)’ is not a text size", at: node.span,
      notes: near == nil ? ["the sizes are \(names.quotedList)"] : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: node.span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func otherTextSizeFirst(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidModes, "the first text size must be ‘large’, the system's default",
      at: node.span, notes: ["list ‘large’ before the others"])
  }

  fileprivate static func otherModesOfSystem(_ axis: String, _ modes: [String], at span: Span) -> Diagnostic {
    let list = "[\(modes.joined(separator: ", "))]"
    return Diagnostic(
      .invalidModes, "the system says which mode of ‘\(axis)’ applies: \(modes[0]) or \(modes[1])", at: span,
      notes: ["name an axis of your own differently"],
      fixes: [FixIt("write ‘\(list)’", replace: span, with: list, isSafe: false)])
  }

  fileprivate static func contradictingModes(_ axis: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .unknownMode, "these modes never apply together: both belong to ‘\(axis)’", at: span,
      notes: ["join modes of different axes, as in ‘dark+high-contrast’"])
  }

  fileprivate static func modeOfOverlay(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .unknownMode, "everything in this file already applies to ‘\(name)’", at: span,
      notes: ["write the value in that mode as ‘value’"])
  }

  fileprivate static func otherModeThanOverlay(
    _ name: String, _ overlay: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .unknownMode, "‘\(name)’ never applies together with ‘\(overlay)’, the mode of this file", at: span,
      notes: ["write the value where the token is declared, or in a file for that mode"])
  }

  fileprivate static func axisIsNoList(_ name: String, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidModes, "‘\(name.shortened)’ must be a list of modes, but this is \(node.phrase)", at: node.span,
      notes: ["write it as in ‘density: [regular, compact]’; the first is the default"])
  }

  fileprivate static func singleMode(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidModes, "‘\(name.shortened)’ needs at least two modes", at: span,
      notes: ["add a mode, as in ‘density: [regular, compact]’"])
  }

  fileprivate static func invalidModeName(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidModes, "a mode must be a name, but this is \(node.phrase)", at: node.span,
      notes: ["use letters, digits, ‘-’ and ‘_’; ‘+’ joins modes"])
  }

  fileprivate static func reservedModeName(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidModes, "a mode can't be named ‘\(name)’", at: span,
      notes: ["in a token, the word means something else"])
  }

  fileprivate static func axisDiffers(_ name: String, _ values: [String], at span: Span, first: Span?)
    -> Diagnostic
  {
    Diagnostic(
      .invalidModes, "‘\(name)’ already has the modes \(values.quotedList)", at: span,
      related: first.map { [Related("first defined here", at: $0)] } ?? [],
      notes: first == nil
        ? ["‘\(name)’ is built in; choose another name"] : ["every file must declare the same modes for it"])
  }

  fileprivate static func modeTaken(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidModes, "‘\(name)’ is already a mode of another axis", at: span,
      notes: [
        ["light", "dark"].contains(name)
          ? "every file has the axis ‘appearance’ with ‘light’ and ‘dark’; remove this one"
          : "choose another name"
      ])
  }

  fileprivate static func tooManyModeNames(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidModes, "there are more than \(ModeTable.capacity) modes, the built-in ones included",
      at: span)
  }
}
