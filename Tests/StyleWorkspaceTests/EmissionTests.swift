import StyleEmit
import StyleModel
import StyleSource
import StyleWorkspace
import Testing

@Suite(.tags(.slow)) struct EmissionTests {
  /// An emission that is updated edit by edit has the files of one from nothing.
  @Test func `updates make what is made from nothing`() throws {
    var updates = 0
    for seed in 1...8 as ClosedRange<UInt64> {
      var project = RandomProject(seed: seed)
      let files = MemoryFiles(project.texts)
      var reader = InputReader(files, isKept: true)
      var checker = SheetChecker()
      var emission: Emission?
      for number in 0..<60 {
        let path = project.edit()
        files.texts["/w/" + path] = project.texts[path]
        reader = reader.next()
        guard let read = try? StyleFiles(reading: ["s"], &reader) else { continue }
        checker.check(read, isLinted: false)
        let sheet = checker.sheet
        if let changed = checker.takeChangedStyles(), var current = emission {
          let styles = sheet.styles.indices.filter { changed.contains(sheet.styles[$0].span.file) }
          if current.update(sheet, styles: Set(styles)) != nil {
            updates += 1
            emission = current
            let fresh = emit(sheet, targets: Set(EmitTarget.allCases))
            try #require(current.files == fresh, "seed \(seed), edit \(number) of \(path)")
            continue
          }
        }
        emission = Emission(sheet, targets: Set(EmitTarget.allCases))
      }
    }
    #expect(updates > 20, "of all edits, only \(updates) changed nothing but values of styles")
  }
}
