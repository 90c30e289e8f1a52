import StyleModel
import StyleSource

/// The findings that follow from one file.
struct CachedFindings: Sendable {
  /// The findings in the file itself.
  var own: [Diagnostic] = []
  /// The findings of rules of scope `uses` in the file.
  var ofUses: [Diagnostic] = []
  /// The other files with findings that follow from this one.
  var others: [FileID] = []
  /// The names of the file's components that no style uses, or that have variants.
  var plain: [Span] = []
  /// The findings of looks of styles that styles of other files extend, by the styles' names, those of their parents included.
  var ofParents: [Span: [Diagnostic]] = [:]
}

/// The findings that a run of the rules on one file returns, those in other files included.
struct NewFileFindings: Sendable {
  var kept = CachedFindings()
  private(set) var foreign: [FileID: DistinctFindings] = [:]
  private var own = DistinctFindings()

  init() {}

  /// Adds the findings of a part of a file, each to the file that it is in.
  ///
  /// Settings that several styles share by aliases and merge keys may have findings in several parts.
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

/// A list of findings, each once.
struct DistinctFindings: Sendable {
  private(set) var all: [Diagnostic] = []
  /// The indices in `all` of the first `indexedCount`. Most files have one part and never need them.
  private var indices: [Key: [Int]] = [:]
  private var indexedCount = 0

  /// Adds a finding that isn't in the list yet.
  mutating func append(_ finding: Diagnostic) { all.append(finding) }

  /// Adds a finding unless it is in the list.
  mutating func insert(_ finding: Diagnostic) {
    while indexedCount < all.count {
      indices[Key(all[indexedCount]), default: []].append(indexedCount)
      indexedCount += 1
    }
    let isKnown = indices[Key(finding)]?.contains { all[$0] == finding } ?? false
    if !isKnown { all.append(finding) }
  }

  /// The location and the style of a finding, by which most differ.
  private struct Key: Hashable {
    let span: Span
    let style: String?

    init(_ finding: Diagnostic) {
      span = finding.span
      style = finding.cause?.occurrences.first?.name
    }
  }
}

/// The findings of the looks of parents, which are reported only there.
struct InheritedFindings {
  private let facts: SheetFacts
  private var ofStyles: [Int: [Diagnostic]]
  /// The findings of styles that styles of other files extend.
  private(set) var ofParentsOfOthers: [Int: [Diagnostic]] = [:]

  /// Prepares the findings of parents. `ofStyles` are those of `files`; those of other files are in `kept`, and are computed where they are
  /// missing there, or the file is `stale`.
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

  /// The findings of a style, without those that its parents have too.
  func without(_ findings: [Diagnostic], of style: Int) -> [Diagnostic] {
    let inherited = facts.sheet.styles[style].parents.flatMap { ofStyles[$0] ?? [] }
    guard !inherited.isEmpty else { return findings }
    return findings.filter { finding in
      !inherited.contains { $0.code == finding.code && $0.message == finding.message }
    }
  }
}
