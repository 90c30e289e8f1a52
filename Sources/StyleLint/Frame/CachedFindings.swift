import StyleModel
import StyleSource

/// What follows from one file.
struct CachedFindings: Sendable {
  /// What is found in the file itself.
  var own: [Diagnostic] = []
  /// What rules of scope `uses` find in it.
  var ofUses: [Diagnostic] = []
  /// The other files in which something is found.
  var others: [FileID] = []
  /// The names of its components that no style uses, or that have variants.
  var plain: [Span] = []
  /// What is found of looks of styles that styles of other files extend, by their names, with what their parents have too.
  var ofParents: [Span: [Diagnostic]] = [:]
}

/// The same as a run of the rules gives it, with what it finds in other files.
struct NewFileFindings: Sendable {
  var kept = CachedFindings()
  private(set) var foreign: [FileID: DistinctFindings] = [:]
  private var own = DistinctFindings()

  init() {}

  /// Adds what was found in a part of a file, each thing to the file in which it stands.
  ///
  /// What several styles have in common, by aliases and merge keys, may be found in several parts.
  mutating func add(_ findings: [Diagnostic], in file: FileID, isFirst: Bool) {
    for finding in findings {
      if finding.span.file != file {
        foreign[finding.span.file, default: DistinctFindings()].insert(finding)
      } else if isFirst {
        own.append(finding)
      } else {
        own.insert(finding)
      }
    }
  }

  mutating func finish() {
    kept.own = own.all
    kept.others = foreign.keys.sorted()
  }
}

/// Findings, each once.
struct DistinctFindings: Sendable {
  private(set) var all: [Diagnostic] = []
  /// Where in `all` the first `indexedCount` are. Most files have one part and never need it.
  private var indices: [Key: [Int]] = [:]
  private var indexedCount = 0

  /// Adds a finding that isn't there yet.
  mutating func append(_ finding: Diagnostic) { all.append(finding) }

  /// Adds a finding unless it is there.
  mutating func insert(_ finding: Diagnostic) {
    while indexedCount < all.count {
      indices[Key(all[indexedCount]), default: []].append(indexedCount)
      indexedCount += 1
    }
    let isKnown = indices[Key(finding)]?.contains { all[$0] == finding } ?? false
    if !isKnown { all.append(finding) }
  }

  /// What tells most findings apart: where they are, and in which style.
  private struct Key: Hashable {
    let span: Span
    let style: String?

    init(_ finding: Diagnostic) {
      span = finding.span
      style = finding.cause?.occurrences.first?.name
    }
  }
}

/// What is found of the looks of parents, which is reported only there.
struct InheritedFindings {
  private let facts: SheetFacts
  private var ofStyles: [Int: [Diagnostic]]
  /// Of those that styles of other files extend.
  private(set) var ofParentsOfOthers: [Int: [Diagnostic]] = [:]

  /// `ofStyles` are those of `files`; what was found of others before is in `kept`, and what is not there, or in a file that is
  /// `stale`, is worked out.
  init(
    _ ofStyles: [Int: [Diagnostic]], _ kept: [CachedFindings], stale: Set<FileID>, _ files: [FileID],
    _ facts: SheetFacts, _ findings: (Int) -> [Diagnostic]
  ) {
    self.facts = facts
    self.ofStyles = ofStyles
    let made = Set(files)
    let sheet = facts.sheet
    for file in files {
      for style in facts.index.styles[Int(file.index)] {
        for parent in sheet.styles[style].parents {
          let span = sheet.styles[parent].span
          if span.file == file { continue }
          if made.contains(span.file) {
            ofParentsOfOthers[parent] = ofStyles[parent] ?? []
          } else if self.ofStyles[parent] == nil {
            let known = stale.contains(span.file) ? nil : kept[Int(span.file.index)].ofParents[span]
            self.ofStyles[parent] = known ?? findings(parent)
          }
        }
      }
    }
  }

  /// The findings of a style but for those that its parents have too.
  func without(_ findings: [Diagnostic], of style: Int) -> [Diagnostic] {
    let inherited = facts.sheet.styles[style].parents.flatMap { ofStyles[$0] ?? [] }
    guard !inherited.isEmpty else { return findings }
    return findings.filter { finding in
      !inherited.contains { $0.code == finding.code && $0.message == finding.message }
    }
  }
}
