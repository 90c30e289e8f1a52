import StyleModel
import StyleSource

/// Which files each file sees: itself and all that it imports, directly or through others.
struct Visibility {
  /// Those that can be read.
  private(set) var imports: [Import] = []
  private var visible: [Set<FileID>] = []
  private var incomplete: Set<FileID> = []

  static let deepest = 32

  init(_ outlines: [Outline], unreadable: [String: String], _ output: CompilerOutput) {
    let byPath = Dictionary(
      outlines.map { ($0.tree.source.path, $0.file) }, uniquingKeysWith: { first, _ in first })
    var imports: [[(file: FileID, span: Span)]] = []
    for outline in outlines {
      var found: [(file: FileID, span: Span)] = []
      for entry in outline.imports {
        if let file = byPath[entry.path] {
          found.append((file, entry.span))
        } else {
          incomplete.insert(outline.file)
          output.report(.unknownImport(entry, reason: unreadable[entry.path], known: byPath.keys))
        }
      }
      imports.append(found)
    }
    self.imports = imports.joined().map { Import($0.file, at: $0.span) }
    reportCycles(outlines, imports, output)
    visible = outlines.map { outline in
      var seen: Set<FileID> = [outline.file]
      var pending = [(file: outline.file, depth: 0)]
      while let (file, depth) = pending.popLast() {
        for (next, span) in imports[Int(file.index)] where !seen.contains(next) {
          if depth == Visibility.deepest, file != outline.file {
            output.report(.importsTooDeep(at: span))
            continue
          }
          seen.insert(next)
          pending.append((next, depth + 1))
        }
      }
      return seen
    }
    // What imports an incomplete file may miss names too.
    incomplete = Set(outlines.map(\.file).filter { !visible[Int($0.index)].isDisjoint(with: incomplete) })
  }

  func sees(_ file: FileID, from other: FileID) -> Bool { visible[Int(other.index)].contains(file) }

  /// False where a file that could not be read might hold a name that is missing.
  func isComplete(_ file: FileID) -> Bool { !incomplete.contains(file) }

  private func reportCycles(
    _ outlines: [Outline], _ imports: [[(file: FileID, span: Span)]], _ output: CompilerOutput
  ) {
    enum State { case unseen, open, done }
    var states = Array(repeating: State.unseen, count: outlines.count)
    // An explicit stack: each entry is a file and how many of its imports have been followed.
    for start in outlines.indices where states[start] == .unseen {
      var stack: [(file: Int, next: Int)] = [(start, 0)]
      states[start] = .open
      while let (file, next) = stack.last {
        guard next < imports[file].count else {
          states[file] = .done
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let (imported, span) = imports[file][next]
        let index = Int(imported.index)
        switch states[index] {
        case .done: break
        case .unseen:
          states[index] = .open
          stack.append((index, 0))
        case .open:
          let cycle = stack.map(\.file).drop { $0 != index } + [index]
          output.report(.importCycle(cycle.map { outlines[$0].tree.source.path }, at: span))
        }
      }
    }
  }
}

extension DiagnosticCode {
  static let unknownImport = DiagnosticCode(
    "unknown-import", .error, "An import is the path of a file that can be read.",
    explanation: "The path is relative to the folder of the file in which it stands.",
    example: "imports: [nowhere.yaml]\n")

  static let importCycle = DiagnosticCode(
    "import-cycle", .error, "Files do not import each other in a circle, nor more than 32 deep.",
    explanation: "Move what both need into a third file that both import.",
    example: "imports: [example.yaml]\n")
}

extension Diagnostic {
  fileprivate static func unknownImport(
    _ entry: ParsedFile.Import, reason: String?, known: some Sequence<String>
  ) -> Diagnostic {
    Diagnostic(
      .unknownImport, "‘\(entry.path.shortened)’ can't be imported: \(reason ?? "there is no such file")",
      at: entry.span, notes: ["a path is relative to the folder of this file"])
  }

  fileprivate static func importCycle(_ paths: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .importCycle,
      paths.count == 2
        ? "this file imports itself" : "these files import each other: \(paths.joined(separator: " → "))",
      at: span, notes: ["move what both need into a file that both import"])
  }

  fileprivate static func importsTooDeep(at span: Span) -> Diagnostic {
    Diagnostic(.importCycle, "imports are more than \(Visibility.deepest) files deep here", at: span)
  }
}

extension DiagnosticCode {
  static let duplicateName = DiagnosticCode(
    "duplicate-name", .error, "A name is declared once.",
    explanation: """
      Components and styles become Swift types and constants, so their names are unique in all files that are
      compiled together, also when they differ only in what Swift makes of them (`card-large` and `cardLarge`).
      Tokens are unique among those that one file sees.
      """,
    example: "styles:\n  card-large: { component: UIView }\n  cardLarge: { component: UIView }\n")
}

extension Diagnostic {
  static func duplicateName(_ kind: String, _ name: String, _ other: String, at span: Span, first: Span)
    -> Diagnostic
  {
    Diagnostic(
      .duplicateName,
      name == other
        ? "a \(kind) ‘\(name.shortened)’ is declared a second time"
        : "the \(kind)s ‘\(other.shortened)’ and ‘\(name.shortened)’ have one name in Swift",
      at: span, related: [Related("first defined here", at: first)], notes: ["rename one of them"])
  }
}
