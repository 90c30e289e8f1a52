import StyleModel
import StyleSource

/// Finds the imports that are needed: an import is needed where the file, or one that imports it, uses a name of the
/// imported file or of those that it imports.
///
/// Most imports are needed by the importing file itself, for a name of the imported one. Only for the others the files are collected that
/// are seen through the imported file, and those that the files use which see the importing one. Files with the same imports share the
/// first set, and files with the same importers the second.
struct ImportNeeds {
  /// The longest chain of imports. A longer one, or a circle, is an error, and no import in it is checked.
  private static let deepest = 32

  private let sheet: ResolvedSheet
  private let index: SheetIndex
  /// The files that declare the names that each file uses; all arrays are by file.
  private let usedFiles: [Set<FileID>]
  private let imports: [[FileID]]
  private let importers: [[FileID]]
  private let levelsBelow: [Int?]
  private let levelsAbove: [Int?]
  private var seen = SharedSets()
  private var wanted = SharedSets()
  /// Whether a seen set and a wanted one have no file in common.
  private var apart: [PairOfSets: Bool] = [:]

  private struct PairOfSets: Hashable {
    var seen, wanted: Int
  }

  /// Prepares the search. `usedFiles` are the files that declare the names that each file uses.
  init(_ usedFiles: [Set<FileID>], _ sheet: ResolvedSheet, _ index: SheetIndex) {
    (self.usedFiles, self.sheet, self.index) = (usedFiles, sheet, index)
    imports = index.imports
    var importers: [[FileID]] = Array(repeating: [], count: imports.count)
    for (file, imported) in imports.enumerated() {
      for other in imported { importers[Int(other.index)].append(FileID(file)) }
    }
    self.importers = importers
    levelsBelow = levels(imports, seenFrom: importers)
    levelsAbove = levels(importers, seenFrom: imports)
  }

  /// The imports that no file needs, by their indices in the sheet.
  mutating func unneeded() -> [Int] {
    // An axis of modes is for everybody.
    var forAll = Set(sheet.modes.axes.flatMap(\.values).compactMap(\.span?.file))
    // So is an overlay, of whose names nobody needs to speak; it needs the files whose tokens it gives values to.
    var overlaid: [FileID: Set<FileID>] = [:]
    for overlay in sheet.overlays {
      forAll.insert(overlay.file)
      overlaid[overlay.file, default: []].formUnion(overlay.tokens.map { sheet.tokens[$0.token].span.file })
    }
    let leadsToThem = reached(Array(forAll), importers)
    return sheet.imports.indices.filter { number in
      let (importer, imported) = (sheet.imports[number].span.file, sheet.imports[number].file)
      // A file of imports alone collects them for others.
      guard index.declaresAnything(importer) || overlaid[importer] != nil, isSound(importer),
        !leadsToThem.contains(imported)
      else { return false }
      return !isNeeded(imported, by: importer, overlaid[importer] ?? [])
    }
  }

  /// Whether a file needs an import. `others` are files that the importer needs too.
  private mutating func isNeeded(_ imported: FileID, by importer: FileID, _ others: Set<FileID>) -> Bool {
    let own = usedFiles[Int(importer.index)]
    if own.contains(imported) || others.contains(imported) { return true }
    let seen = seen.number(of: imported, imports) { [imports] in reached($0, imports) }
    if !self.seen[seen].isApart(from: own) || !self.seen[seen].isApart(from: others) { return true }
    let wanted = wanted.number(of: importer, importers) { [importers, usedFiles] direct in
      reached(direct, importers).reduce(into: []) { $0.formUnion(usedFiles[Int($1.index)]) }
    }
    if self.wanted[wanted].contains(imported) { return true }
    let pair = PairOfSets(seen: seen, wanted: wanted)
    if let known = apart[pair] { return !known }
    let isApart = self.seen[seen].isApart(from: self.wanted[wanted])
    apart[pair] = isApart
    return !isApart
  }

  /// Whether a file is on no circle of imports and on no chain that is too long.
  private func isSound(_ file: FileID) -> Bool {
    guard let below = levelsBelow[Int(file.index)], let above = levelsAbove[Int(file.index)] else {
      return false
    }
    return below + above <= ImportNeeds.deepest
  }
}

/// Some files, and all that can be reached from them by links.
func reached(_ files: [FileID], _ links: [[FileID]]) -> Set<FileID> {
  var reached = Set(files)
  var pending = files
  while let next = pending.popLast() {
    for other in links[Int(next.index)] where reached.insert(other).inserted { pending.append(other) }
  }
  return reached
}

/// The number of links of the longest chain that begins at each file; nil where one leads to a circle. `back` are the links in
/// the other direction.
private func levels(_ links: [[FileID]], seenFrom back: [[FileID]]) -> [Int?] {
  var levels: [Int?] = Array(repeating: nil, count: links.count)
  var longest = Array(repeating: 0, count: links.count)
  var missing = links.map(\.count)
  var pending = links.indices.filter { missing[$0] == 0 }
  while let file = pending.popLast() {
    levels[file] = longest[file]
    for other in back[file] {
      let place = Int(other.index)
      longest[place] = max(longest[place], longest[file] + 1)
      missing[place] -= 1
      if missing[place] == 0 { pending.append(place) }
    }
  }
  return levels
}

/// Sets that follow from the files that files are linked with directly, one for all files with the same links.
private struct SharedSets {
  private var sets: [Set<FileID>] = []
  private var numbersOfLinks: [[FileID]: Int] = [:]
  private var numbersOfFiles: [FileID: Int] = [:]

  subscript(number: Int) -> Set<FileID> { sets[number] }

  mutating func number(
    of file: FileID, _ links: [[FileID]], making: ([FileID]) -> Set<FileID>
  ) -> Int {
    if let known = numbersOfFiles[file] { return known }
    let direct = links[Int(file.index)]
    let number = numbersOfLinks[direct] ?? sets.count
    if number == sets.count {
      sets.append(making(direct))
      numbersOfLinks[direct] = number
    }
    numbersOfFiles[file] = number
    return number
  }
}

extension Set<FileID> {
  /// Whether the sets have no file in common. Unlike `isDisjoint`, this goes through the smaller one.
  fileprivate func isApart(from other: Set<FileID>) -> Bool {
    let (few, many) = count < other.count ? (self, other) : (other, self)
    return !few.contains { many.contains($0) }
  }
}
