import StyleCompiler
import StyleLint
import StyleModel
import StyleSource

/// The parts that rules skip because of errors: declarations with errors and those that depend on them, files that may not see
/// a name, and names that only seem to be unused.
struct BrokenParts {
  /// The broken ranges of each file, in order.
  private var ranges: [FileID: [Range<UInt32>]] = [:]
  private var files: Set<FileID> = []
  /// The files in which something that seems unused may be used.
  private var filesWithUnknownUses: Set<FileID> = []

  /// - Parameters:
  ///   - errors: The errors by file; not empty.
  ///   - connected: The files that imports connect with one that has an error.
  init(
    _ errors: [FileID: [Diagnostic]], in parsed: [ParsedFile], _ compilation: Compilation,
    connected: Set<FileID>
  ) {
    filesWithUnknownUses = connected
    let sheet = compilation.sheet
    var graph = DependencyGraph(parsed.map(\.declarations))
    for index in parsed.indices where !compilation.seesAll(FileID(index)) { files.insert(FileID(index)) }
    for (file, errors) in errors {
      for error in errors where error.severity == .error {
        if let declaration = graph.declaration(at: error.span) {
          graph.broken.insert(declaration)
        } else {
          files.insert(file)
          files.formUnion(compilation.viewers(of: file))
        }
      }
    }
    for token in sheet.tokens where token.value.isInvalid { graph.breaks(token.span) }
    for component in sheet.components where !component.isBaseClass && component.isInvalid {
      graph.breaks(component.span)
    }
    for style in sheet.styles where style.settings.contains(where: \.value.isInvalid) {
      graph.breaks(style.span)
    }
    graph.spread(along: sheet)
    for declaration in graph.broken {
      ranges[declaration.file, default: []].append(graph.range(of: declaration))
    }
    for file in ranges.keys { ranges[file]?.sort { $0.lowerBound < $1.lowerBound } }
  }

  /// Whether an error may have caused a finding.
  func mayCause(_ finding: Diagnostic) -> Bool {
    let isAboutUses = Rule.named(finding.code.id)?.needsEveryUse ?? false
    if isAboutUses, filesWithUnknownUses.contains(finding.span.file) { return true }
    if isBroken(finding.span) || finding.related.contains(where: { isBroken($0.span) }) { return true }
    // What a style looks like may be reported in its component.
    return finding.cause?.occurrences.contains { $0.declaration.map(isBroken) ?? false } ?? false
  }

  /// Whether a finding says that a comment silences nothing, though rules may have been skipped for another reason.
  func mayHideUse(_ finding: Diagnostic) -> Bool {
    finding.code == .unusedSwitch && filesWithUnknownUses.contains(finding.span.file)
  }

  private func isBroken(_ span: Span) -> Bool {
    if files.contains(span.file) { return true }
    guard let ranges = ranges[span.file] else { return false }
    // They are in order and apart, so only the last that begins at or before the span can hold it.
    let next = ranges.partitioningIndex(where: { $0.lowerBound > span.start })
    return next > 0 && ranges[next - 1].contains(span.start)
  }
}

/// The declarations of all files, and those of them that are broken.
private struct DependencyGraph {
  struct ID: Hashable {
    var file: FileID
    var index: Int
  }

  /// The beginning of each declaration, in order, and of the sections that declare nothing, by file.
  private let starts: [[ParsedFile.DeclarationStart]]
  var broken: Set<ID> = []

  init(_ starts: [[ParsedFile.DeclarationStart]]) { self.starts = starts }

  /// The declaration around a place; nil outside of all.
  func declaration(at span: Span) -> ID? {
    let starts = starts[Int(span.file.index)]
    let next = starts.partitioningIndex(where: { $0.offset > span.start })
    return next > 0 && starts[next - 1].isDeclaration ? ID(file: span.file, index: next - 1) : nil
  }

  func range(of declaration: ID) -> Range<UInt32> {
    let starts = starts[Int(declaration.file.index)]
    let isLast = declaration.index + 1 == starts.count
    return starts[declaration.index].offset..<(isLast ? .max : starts[declaration.index + 1].offset)
  }

  mutating func breaks(_ span: Span) {
    if let declaration = declaration(at: span) { broken.insert(declaration) }
  }

  /// Marks as broken what refers to something that is broken, directly or through others.
  mutating func spread(along sheet: ResolvedSheet) {
    var users: [ID: [ID]] = [:]
    for reference in sheet.references {
      let span =
        switch reference.target {
        case .token(let index): sheet.tokens[index].span
        case .component(let index): sheet.components[index].span
        case .trait(let index): sheet.traits[index].span
        case .style(let index): sheet.styles[index].span
        }
      guard let target = declaration(at: span), let user = declaration(at: reference.span) else { continue }
      users[target, default: []].append(user)
    }
    var pending = Array(broken)
    while let next = pending.popLast() {
      for user in users[next] ?? [] where broken.insert(user).inserted { pending.append(user) }
    }
  }
}

extension Component {
  fileprivate var isInvalid: Bool {
    properties.contains { $0.defaultValue.isInvalid || $0.driven?.isInvalid ?? false }
      || settings.contains(where: \.value.isInvalid)
      || variants.contains { $0.settings.contains(where: \.value.isInvalid) }
      || layers.contains { layer in
        layer.settings.contains(where: \.value.isInvalid) || layer.frame.operands.contains(where: \.isInvalid)
      }
  }
}
