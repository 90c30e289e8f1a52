import ArgumentParser
import StyleReport
import StyleSource
import StyleWorkspace

/// The options of `lint` for fixes.
struct FixOptions: ParsableArguments {
  @Flag(help: "Apply safe fixes, which keep the meaning.")
  var fix = false

  @Flag(help: "Apply all fixes, also those that may change the meaning.")
  var unsafeFixes = false

  @Flag(help: "Print the changes of --fix as a diff; exit with 1 if there are any.")
  var diff = false

  var isOn: Bool { fix || unsafeFixes || diff }

  /// Writes the files that were fixed; standard input is printed to standard output, changed or not.
  func write(_ fixed: FixedSheet, of files: StyleFiles, _ messages: MessageOptions) throws(Failure) {
    files.removeLeftovers()
    for file in files.sources.files.prefix(files.namedCount) {
      if file.path == files.standardInputPath {
        try Console.print(fixed.changed[file.id] ?? file.bytes)
      } else if let bytes = fixed.changed[file.id] {
        try edit(file.path, with: bytes, expecting: file.bytes)
      }
    }
    if fixed.fixCount > 0 { messages.tell("fixed \(fixed.summary)") }
    tellRejected(fixed, messages)
  }

  /// Prints the fixes that were tried and undone, with the reasons, and whether there are more to apply.
  private func tellRejected(_ fixed: FixedSheet, _ messages: MessageOptions) {
    var counts: [String: Int] = [:]
    let lines = fixed.rejected.map { finding, reason in
      let path = visible(fixed.checked.sources[finding.span.file].path)
      let line = "\(path): the fix of ‘\(finding.message)’ was not applied: \(reason)"
      counts[line, default: 0] += 1
      return line
    }
    for line in lines {
      guard let count = counts.removeValue(forKey: line) else { continue }
      messages.tell(count > 1 ? "\(line) (\(count) times)" : line)
    }
    tellUnnamed(fixed, messages)
    if fixed.isUnfinished { messages.tell("more fixes may apply; run stylec again") }
    if unsafeFixes { return }
    let named = fixed.checked.files.namedCount
    let left = fixed.checked.findings.count { finding in
      finding.fixes.contains { fix in
        !fix.isSafe && fix.edits.allSatisfy { Int($0.span.file.index) < named }
      }
    }
    if left > 0 {
      messages.tell(
        "\(counted(left, "finding")) \(left == 1 ? "has a fix that may change" : "have fixes that may change") the meaning; "
          + "‘--unsafe-fixes’ applies \(left == 1 ? "it" : "them") too")
    }
  }

  /// Prints the files whose fixes are not applied, because the run doesn't name the files.
  private func tellUnnamed(_ fixed: FixedSheet, _ messages: MessageOptions) {
    let named = fixed.checked.files.namedCount
    var paths: [String] = []
    var count = 0
    for finding in fixed.checked.findings {
      let edits = finding.fixes.first { $0.isSafe || unsafeFixes }?.edits ?? []
      guard let file = edits.first(where: { Int($0.span.file.index) >= named })?.span.file else { continue }
      count += 1
      let path = visible(fixed.checked.sources[file].path)
      if !paths.contains(path) { paths.append(path) }
    }
    guard let first = paths.first else { return }
    let others = paths.count == 1 ? "" : " and \(counted(paths.count - 1, "other file"))"
    messages.tell(
      "\(counted(count, "finding")) in imported files \(count == 1 ? "has a fix" : "have fixes"); name ‘\(first)’\(others) to fix \(count == 1 ? "it" : "them")"
    )
  }

  /// Prints the differences of the fixed files; returns whether there are any.
  func show(_ fixed: FixedSheet, of files: StyleFiles, _ messages: MessageOptions) throws(Failure) -> Bool {
    for file in files.sources.files {
      guard let bytes = fixed.changed[file.id] else { continue }
      let diff = unifiedDiff(from: file.bytes, to: bytes, path: visible(file.path))
      try Console.print(StandardStream.isTerminal(StandardStream.output) ? diff.visibleLines : diff)
    }
    messages.tell("would fix \(fixed.summary)")
    tellRejected(fixed, messages)
    return !fixed.changed.isEmpty
  }
}

extension FixedSheet {
  fileprivate var summary: String { "\(counted(fixCount, "problem")) in \(counted(changed.count, "file"))" }
}

extension [UInt8] {
  /// The lines with escapes for what a terminal must not get.
  fileprivate var visibleLines: [UInt8] {
    let lines = split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return Array(
      lines.map { Array(visible(String(decoding: $0, as: UTF8.self)).utf8) }.joined(separator: [0x0A]))
  }
}
