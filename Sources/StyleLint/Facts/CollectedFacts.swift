import StyleModel
import StyleSource

/// The facts of all files, and what follows from them together. When a file changes, only its own part is computed again.
///
/// It counts the uses of each name, and groups styles by a hash, which decides for which other files a rule with the scope `uses` must run
/// again.
struct CollectedFacts: Sendable {
  private(set) var files: [FileFacts] = []
  /// The components with a style that has a pressed look.
  private(set) var pressedComponents: Set<Int> = []
  private(set) var styledComponents: Set<Int> = []
  /// The modes that conditions in styles name.
  private(set) var modes: ModeSet = []
  private(set) var layers: Set<LayerPlace> = []
  private(set) var uses = NameUses()
  private(set) var similarStyles = SimilarStyles()
  /// The indices of unneeded imports; computed on first use.
  private(set) var unneededImports = Guarded<[Int]?>(nil)

  init() {}

  init(_ sheet: ResolvedSheet, _ index: SheetIndex) {
    let uses = NameUses(sheet)
    files = concurrentMap(Array(sheet.paths.indices), batch: 16) {
      FileFacts(of: index.styles[$0], uses.references(of: FileID($0), in: sheet), in: sheet)
    }
    self.uses = uses
    similarStyles = SimilarStyles(files, index)
    unite()
  }

  /// Updates the facts of some files after their styles changed, where all indices are the same as before. Returns the files that declare
  /// something that is used only now or no longer, or with a style that equals another only now or no longer.
  mutating func update(_ changed: Set<FileID>, _ sheet: ResolvedSheet, _ index: SheetIndex) -> Set<FileID> {
    var affected = uses.update(sheet)
    var isUnited = true
    for file in changed {
      let place = Int(file.index)
      let old = files[place]
      files[place] = FileFacts(of: index.styles[place], uses.references(of: file, in: sheet), in: sheet)
      if !files[place].isAlike(old) { isUnited = false }
      if files[place].usedFiles != old.usedFiles { unneededImports = Guarded(nil) }
      let styles = similarStyles.replace(index.styles[place], old.sketches, by: files[place].sketches)
      for style in styles { affected.insert(sheet.styles[style].span.file) }
    }
    if !isUnited { unite() }
    return affected
  }

  private mutating func unite() {
    (pressedComponents, styledComponents, modes, layers) = ([], [], [], [])
    for file in files {
      pressedComponents.formUnion(file.pressedComponents)
      styledComponents.formUnion(file.styledComponents)
      modes.formUnion(file.modes)
      layers.formUnion(file.layers)
    }
  }

  func findUnneededImports(_ sheet: ResolvedSheet, _ index: SheetIndex) -> [Int] {
    var needs = ImportNeeds(files.map(\.usedFiles), sheet, index)
    return needs.unneeded()
  }
}

/// The number of uses of each token, component, trait and style, by their indices in the sheet.
struct NameUses: Sendable {
  /// The references of the sheet that was counted.
  private var references: [[Reference]] = []
  /// The indices of the parts of the references of each file.
  private var parts: [[Int]] = []
  private var tokens, components, traits, styles: [Int32]

  init() { (tokens, components, traits, styles) = ([], [], [], []) }

  init(_ sheet: ResolvedSheet) {
    tokens = Array(repeating: 0, count: sheet.tokens.count)
    components = Array(repeating: 0, count: sheet.components.count)
    traits = Array(repeating: 0, count: sheet.traits.count)
    styles = Array(repeating: 0, count: sheet.styles.count)
    references = sheet.references.parts
    parts = Array(repeating: [], count: sheet.paths.count)
    for (number, part) in references.enumerated() {
      guard let first = part.first else { continue }
      parts[Int(first.span.file.index)].append(number)
      for reference in part { add(1, to: reference.target) }
    }
  }

  /// Counts the parts of a sheet's references that changed. Returns the files that declare something that is used only now, or no longer.
  mutating func update(_ sheet: ResolvedSheet) -> Set<FileID> {
    let new = sheet.references.parts
    var before: [Reference.Target: Bool] = [:]
    for number in new.indices where !new[number].isIdentical(to: references[number]) {
      for (part, count) in [(references[number], -1), (new[number], 1)] as [([Reference], Int32)] {
        for reference in part {
          if before[reference.target] == nil { before[reference.target] = contains(reference.target) }
          add(count, to: reference.target)
        }
      }
      references[number] = new[number]
      if let file = new[number].first?.span.file, !parts[Int(file.index)].contains(number) {
        parts[Int(file.index)].append(number)
        parts[Int(file.index)].sort()
      }
    }
    return Set(before.filter { contains($0) != $1 }.map { sheet.file(declaring: $0.key) })
  }

  private mutating func add(_ count: Int32, to target: Reference.Target) {
    switch target {
    case .token(let index): tokens[index] += count
    case .component(let index): if components.indices.contains(index) { components[index] += count }
    case .trait(let index): traits[index] += count
    case .style(let index): styles[index] += count
    }
  }

  func contains(_ target: Reference.Target) -> Bool {
    switch target {
    case .token(let index): tokens[index] > 0
    case .component(let index): components.indices.contains(index) && components[index] > 0
    case .trait(let index): traits[index] > 0
    case .style(let index): styles[index] > 0
    }
  }

  /// The parts of the sheet's references that are of a file; some of them may be empty.
  func parts(of file: FileID) -> [Int] { parts[Int(file.index)] }

  func references(of file: FileID, in sheet: ResolvedSheet) -> FlattenSequence<[[Reference]]> {
    parts(of: file).map { sheet.references.parts[$0] }.joined()
  }
}

extension Array {
  /// Whether both have the same storage, so that they are equal.
  fileprivate func isIdentical(to other: Array) -> Bool {
    withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress && mine.count == $0.count }
    }
  }
}

/// Styles that share a sketch, and so may be equal.
struct SimilarStyles: Sendable {
  /// The style of each sketch that only one has.
  private var single: [StyleSketch: Int] = [:]
  /// The styles of each sketch that several have, in ascending order.
  private var shared: [StyleSketch: [Int]] = [:]

  init() {}

  init(_ files: [FileFacts], _ index: SheetIndex) {
    single.reserveCapacity(index.styles.last?.upperBound ?? 0)
    for (file, range) in zip(files, index.styles) {
      for (style, sketch) in zip(range, file.sketches) {
        if let sketch { insert(style, sketch) }
      }
    }
  }

  /// The styles before one that have its sketch.
  func of(_ sketch: StyleSketch, before style: Int) -> ArraySlice<Int> {
    guard let styles = shared[sketch] else { return [] }
    return styles[..<styles.insertionIndex(of: style)]
  }

  /// Gives some styles other sketches. Returns all others that share one of the old or new ones.
  mutating func replace(
    _ styles: Range<Int>, _ old: [StyleSketch?], by new: [StyleSketch?]
  ) -> Set<Int> {
    var affected: Set<Int> = []
    // Once for each sketch: thousands of styles may have the same.
    for sketch in Set(old) { if let sketch { affected.formUnion(shared[sketch] ?? []) } }
    // From the last, so that none behind it moves.
    for (style, sketch) in zip(styles, old).reversed() { if let sketch { remove(style, sketch) } }
    for (style, sketch) in zip(styles, new) { if let sketch { insert(style, sketch) } }
    for sketch in Set(new) { if let sketch { affected.formUnion(shared[sketch] ?? []) } }
    return affected
  }

  private mutating func insert(_ style: Int, _ sketch: StyleSketch) {
    guard let other = single.updateValue(style, forKey: sketch) else {
      if shared.isEmpty || shared[sketch] == nil { return }
      single[sketch] = nil
      shared[sketch]?.insertSorted(style)
      return
    }
    single[sketch] = nil
    shared[sketch] = [min(style, other), max(style, other)]
  }

  private mutating func remove(_ style: Int, _ sketch: StyleSketch) {
    guard var styles = shared.removeValue(forKey: sketch) else {
      single[sketch] = nil
      return
    }
    styles.remove(at: styles.insertionIndex(of: style))
    if styles.count > 1 {
      shared[sketch] = styles
    } else {
      single[sketch] = styles.first
    }
  }
}

extension [Int] {
  /// The index of the first number, of those in ascending order, that is not less than another.
  fileprivate func insertionIndex(of number: Int) -> Int {
    if let last, last < number { return count }
    return partitioningIndex(where: { $0 >= number })
  }

  fileprivate mutating func insertSorted(_ number: Int) { insert(number, at: insertionIndex(of: number)) }
}
