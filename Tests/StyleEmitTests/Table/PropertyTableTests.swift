import Foundation
import Oracles
import StyleModel
import Testing
import UnsyncedFiles

@testable import StyleEmit

/// Every property of every kind of layer, in states and modes, set on the layer or driven by a property, is in each target's
/// generated code what the compiler resolves.
@Suite struct PropertyTableTests {
  /// The groups of a file, and what is made of it.
  private struct Tabled {
    var name: String
    var groups: [PropertyTable.Group]
    var generated: Generated

    var sheet: ResolvedSheet { generated.sheet }
  }

  private static let table = PropertyTable()
  private static let partTable = PartTable()
  private static let values = Tabled(name: "table", groups: table.groups, generated: Generated(table.text))
  private static let parts = Tabled(
    name: "parts", groups: partTable.groups, generated: Generated(partTable.text))

  /// What a file writes as one: the whole value, or a part of it.
  enum Written: CaseIterable { case values, parts }

  private func table(of written: Written) -> Tabled {
    switch written {
    case .values: Self.values
    case .parts: Self.parts
    }
  }

  /// A group in a state and modes: in this order, all programs go through them.
  private struct Case {
    var group: PropertyTable.Group
    var state: StateSet
    var modes: ModeSet
    var look: Look
  }

  private func cases(_ table: Tabled) throws -> [Case] {
    try cases(table.groups, table.sheet)
  }

  private func cases(_ groups: [PropertyTable.Group], _ sheet: ResolvedSheet) throws -> [Case] {
    try groups.flatMap { group in
      let style = try #require(sheet.styles.firstIndex { $0.name.lowercased() == group.name.lowercased() })
      let looks = sheet.looks(of: style)
      return PropertyTable.modes.flatMap { modes in
        PropertyTable.states.map { _, state in
          Case(group: group, state: state, modes: modes, look: looks.look(state: state, modes: modes))
        }
      }
    }
  }

  @Test func theFileIsInOrder() {
    let table = Self.table
    #expect(Self.values.generated.diagnostics.map { "\($0.span.start): \($0.message)" } == [])
    let kinds = Set(table.groups.map(\.holder.kind))
    for kind in kinds {
      let said = table.groups.filter { $0.holder.kind == kind && $0.way == .said }.flatMap(\.cells).map(
        \.property)
      #expect(Set(said) == Set(LayerProperty.properties(of: kind)))
    }
    // What lays out a stack's layers is nothing that a layer draws: ViewTests compare the frames that come of it.
    let drawn = LayerProperty.allCases.filter { !$0.isOfLayout }
    #expect(Set(table.groups.flatMap(\.cells).map(\.property)) == Set(drawn))
  }

  // MARK: Parts

  /// A part may be a token, a property, or an expression, and differ by mode: the values are those that come of writing them out.
  @Test func partsComeToWhatIsWrittenOut() throws {
    let (table, twin) = (Self.parts, Generated(Self.partTable.twin))
    for generated in [table.generated, twin] {
      #expect(generated.diagnostics.map { "\($0.span.start): \($0.message)" } == [])
    }
    for (entry, other) in zip(try cases(table), try cases(table.groups, twin.sheet)) {
      for cell in entry.group.cells {
        let (found, expected) = (
          value(of: cell, in: entry.look, table.sheet), value(of: cell, in: other.look, twin.sheet)
        )
        #expect(found == expected, "\(entry.group.name).\(cell.layer) \(entry.state) \(entry.modes)")
      }
    }
  }

  /// Each part of each value that a layer can have is in the file.
  @Test func theFileHasEachPart() {
    let written = Set(PartExample.all.map { "\($0.property.name).\($0.name.lowercased())" })
    for property in LayerProperty.allCases where !property.isOfLayout && property.valueType != .color {
      for part in property.valueType.parts
      where !["x", "y", "width", "height"].contains(part.name) || property == .outline {
        if property == .path { continue }  // The outlines of paths are not computed.
        #expect(written.contains("\(property.name).\(part.name.lowercased())"))
      }
    }
  }

  // MARK: Plain structs

  @Test(.tags(.toolchain)) func structsHoldEachValue() throws {
    let table = Self.values
    let generated = table.generated.importingRuntime([.plain, .uikit])
    let folder = Folder.scratch.appending(path: "table-plain")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Where nothing is said, a component that a layer holds has its own value, of which the holder's struct knows nothing.
    let groups = table.groups.filter { $0.way != .changed || !$0.holder.isComponent }
    var lines: [String] = []
    for group in groups {
      lines.append("@MainActor func show\(group.name)() {")
      let style = group.name.prefix(1).lowercased() + group.name.dropFirst()
      let declaration = generated.text("Plain/\(group.name)Style.swift")
      for cell in group.cells { #expect(declaration.contains("var \(cell.slot): "), "\(cell.slot)") }
      lines.append("  for (state, modes) in situations {")
      lines.append("    isDark = modes.appearance == .dark")
      lines.append("    let look = \(group.name)Style.\(style).resolved(in: state, modes: modes)")
      for cell in group.cells { lines.append("    print(spelled(look.\(cell.slot)))") }
      lines.append("  }\n}\nshow\(group.name)()")
    }
    let program =
      "@_spi(Generated) import StyleRuntime\n" + SpelledValues.source + lines.joined(separator: "\n")
    try Data(program.utf8).writeUnsynced(to: folder.appending(path: "main.swift"))
    let executable = folder.appending(path: "program")
    let built = try Toolchain.build(
      executable, of: Toolchain.swiftFiles(in: folder),
      Toolchain.strict + PlainStructs.importing(of: generated, .import) + RuntimeLibrary.importingKernel())
    try #require(built.status == 0, "\(built.output.prefix(4_000))")
    let printed = try Toolchain.run([executable.path]).output.split(
      separator: "\n", omittingEmptySubsequences: false)
    var index = 0
    for entry in try cases(table) where groups.contains(where: { $0.name == entry.group.name }) {
      for cell in entry.group.cells {
        let expected = SpelledValues.text(value(of: cell, in: entry.look, table.sheet))
        let found = index < printed.count ? String(printed[index]) : "nothing"
        #expect(found == expected, "\(entry.group.name).\(cell.slot) \(entry.state) \(entry.modes)")
        index += 1
      }
    }
    #expect(printed.count == index + 1)
  }

  private func value(of cell: PropertyTable.Cell, in look: Look, _ sheet: ResolvedSheet) -> Value {
    guard let layer = look.layers.first(where: { $0.layer.name == cell.layer }) else { return .invalid }
    // A component in a layer has properties of such names too, and what is said is said of these.
    if let nested = layer.nested,
      let place = sheet.components[nested.componentIndex].properties.firstIndex(where: {
        $0.name == cell.property.name
      })
    {
      return nested.properties[place].value
    }
    return layer[cell.property]
  }

  // MARK: Classes

  @Test(.tags(.toolchain), arguments: [ViewFramework.uikit, .appkit], Written.allCases)
  func classesShowEachValue(_ framework: ViewFramework, _ written: Written) throws {
    let table = table(of: written)
    let states = PropertyTable.states.map { "\($0.state.rawValue)" }.joined(separator: ", ")
    var lines: [String] = []
    for group in table.groups {
      let style = group.name.prefix(1).lowercased() + group.name.dropFirst()
      let size = "[CGSize(width: \(group.size.width), height: \(group.size.height))]"
      let select = framework == .appkit ? ", select: { view\(group.name).isSelected = $0 }" : ""
      lines += [
        "let view\(group.name) = \(group.name)(frame: .zero)", "view\(group.name).apply(.\(style))",
        "let blocks\(group.name) = exercise(",
        "  view\(group.name), modes: [{}], sizes: \(size), states: [\(states)], contrasts: 1\(select))",
        #"print(blocks\#(group.name).joined(separator: "\n\n") + "\n")"#,
      ]
    }
    let output = try ViewProgram(framework).run(
      lines.joined(separator: "\n"), with: table.generated, named: "\(table.name)-\(framework)")
    let blocks = output.split(separator: "\n\n", omittingEmptySubsequences: true).map(String.init)
    let cases = try cases(table)
    try #require(blocks.count == cases.count, "\(output.prefix(4_000))")
    var seen: [String: Set<String>] = [:]
    for (entry, block) in zip(cases, blocks) {
      var dump = LookDump(entry.look, in: Rect(size: entry.group.size))
      dump.drawsBase = framework == .appkit
      let built = block.split(separator: "\n").map(String.init)
      let expected = dump.lines
      #expect(built.count == expected.count)
      for (built, expected) in zip(built, expected) where !isClose(built, expected) {
        Issue.record("\(entry.group.name) \(entry.state) \(entry.modes): \(difference(built, expected))")
      }
      for line in expected {
        seen["\(entry.group.name) \(line.prefix { $0 != ";" })", default: []].insert(line)
      }
    }
    for group in table.groups {
      for cell in group.cells {
        #expect(seen["\(group.name) \(cell.layer)", default: []].count > 1, "\(group.name).\(cell.slot)")
      }
    }
  }

  /// The parts of a line that differ.
  private func difference(_ built: String, _ expected: String) -> String {
    let (parts, others) = (built.split(separator: ";"), expected.split(separator: ";"))
    let pairs = zip(parts, others).filter { $0 != $1 }
    return "\(parts.first ?? ""): "
      + pairs.map { "built\($0.0), expected\($0.1)" }.joined(separator: "; ")
  }

  // MARK: SwiftUI

  @Test(.tags(.toolchain), arguments: Written.allCases) func viewsDrawEachValue(_ written: Written) throws {
    let table = table(of: written)
    let cases = try cases(table)
    let lines = try SwiftUIProgram.run(
      viewProgram(table), with: table.generated, named: "\(table.name)-swiftui"
    )
    .split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count == 2 * cases.count + 1, "\(lines.prefix(20).joined(separator: "\n"))")
    var seen: [String: Set<Int>] = [:]
    for (index, entry) in cases.enumerated() {
      let pixels = lines[2 * index].split(separator: " ")
      let notes = ViewNotes.parts(of: String(lines[2 * index + 1]), entry.group)
      try #require(pixels.count == entry.group.drawn.count * entry.group.points.count)
      for (place, cell) in entry.group.drawn.enumerated() {
        let count = entry.group.points.count
        let found = check(entry, cell, pixels[(place * count)..<((place + 1) * count)], notes[place])
        seen["\(entry.group.name) \(cell.layer)", default: []].insert(found)
      }
    }
    // The points that are compared tell the values of a file apart, and not each from Apple's default.
    for group in table.groups where group.way != .changed {
      // SwiftUI's double draws no letters, and SwiftUI has no space between paragraphs.
      for cell in group.drawn
      where cell.property != .verticalAlignment && !cell.layer.hasPrefix("fontParagraphSpacing") {
        #expect(seen["\(group.name) \(cell.layer)", default: []].count > 1, "\(group.name).\(cell.slot)")
      }
    }
  }

  /// Compares what is drawn of a layer with the model, and gives back a number that tells what is expected.
  private func check(
    _ entry: Case, _ cell: PropertyTable.Cell, _ pixels: ArraySlice<Substring>, _ notes: Set<String>
  ) -> Int {
    guard let index = entry.look.layers.firstIndex(where: { $0.layer.name == cell.layer }) else { return 0 }
    let layer = entry.look.layers[index]
    let name = "\(entry.group.name).\(cell.slot) \(entry.state) \(entry.modes)"
    let expected = ViewNotes.expected(of: layer, cell.frame)
    // Several layers of glass are drawn together.
    #expect(notes.filter { $0 != "glass container" } == expected, "\(name)")
    var seen = Hasher()
    seen.combine(expected)
    // A stroke is told by its note.
    if layer.layer.kind == .shape, layer[.strokeColor].color != nil { return seen.finalize() }
    let model = ModelLayer(entry.look, layer: index, size: entry.group.size)
    for (offset, text) in zip(entry.group.points, pixels) {
      let point = Point(x: cell.frame.x + offset.x, y: cell.frame.y + offset.y)
      let parts = text.split(separator: ",").compactMap { Double($0) }
      let (found, wanted) = (
        ModelColor(parts[0], parts[1], parts[2], parts[3]), model.pixel(at: point, mixing: .premultiplied)
      )
      seen.combine(wanted)
      if (found - wanted).greatest <= 0.006 { continue }
      // At an edge, a part of a point decides.
      let slope =
        [(-0.3, -0.3), (0.3, -0.3), (-0.3, 0.3), (0.3, 0.3)].map { x, y in
          let beside = Point(x: point.x + x, y: point.y + y)
          return (model.pixel(at: beside, mixing: .premultiplied) - wanted).greatest
        }.max() ?? 0
      if slope <= 0.15, (found - wanted).greatest > 0.006 + slope {
        Issue.record("\(name) at \(offset.x), \(offset.y): \(found), expected \(wanted)")
        break
      }
    }
    return seen.finalize()
  }

  private func viewProgram(_ table: Tabled) -> String {
    var lines = [
      """
      import SwiftUI
      struct Situation { var isDark, isEnabled, isSelected, isPressed: Bool }
      func points(_ corners: [CGPoint], _ inside: [CGPoint]) -> [CGPoint] {
        corners.flatMap { corner in inside.map { CGPoint(x: corner.x + $0.x, y: corner.y + $0.y) } }
      }
      @MainActor func show(_ view: some View, _ size: CGSize, _ situation: Situation, _ points: [CGPoint]) {
        var values = EnvironmentValues()
        values.colorScheme = situation.isDark ? .dark : .light
        values.isEnabled = situation.isEnabled
        _Notes.all = []
        let picture = view._draw(in: size, values)
        print(
          points.map {
            let pixel = picture($0)
            return "\\(pixel.red),\\(pixel.green),\\(pixel.blue),\\(pixel.alpha)"
          }.joined(separator: " "))
        print(_Notes.all.joined(separator: "|"))
      }
      """
    ]
    let situations = PropertyTable.modes.flatMap { modes in
      PropertyTable.states.map { _, state in
        "Situation(isDark: \(modes.contains(.dark)), isEnabled: \(!state.contains(.disabled)), "
          + "isSelected: \(state.contains(.selected)), isPressed: \(state.contains(.highlighted)))"
      }
    }
    lines.append("let situations = [\n  \(situations.joined(separator: ",\n  "))\n]")
    for group in table.groups {
      let (name, size) = (group.name, group.size)
      let style = "\(name)Style.\(name.prefix(1).lowercased() + name.dropFirst())"
      let corners = group.drawn.map { "CGPoint(x: \($0.frame.x), y: \($0.frame.y))" }
      let inside = group.points.map { "CGPoint(x: \($0.x), y: \($0.y))" }
      lines.append(
        """
        @MainActor func show\(name)() {
          let points = points([\(corners.joined(separator: ", "))], [\(inside.joined(separator: ", "))])
          let size = CGSize(width: \(size.width), height: \(size.height))
          for situation in situations {
            if situation.isSelected {
              let configuration = ToggleStyleConfiguration(_isOn: Binding(get: { true }, set: { _ in }))
              show(\(name)ToggleStyle(\(style)).makeBody(configuration: configuration), size, situation, points)
            } else {
              let configuration = ButtonStyleConfiguration(_isPressed: situation.isPressed)
              show(\(style).makeBody(configuration: configuration), size, situation, points)
            }
          }
        }
        show\(name)()
        """)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension PropertyTable.Group {
  /// The layers that a picture is compared of: of the root, once for all its properties.
  var drawn: [PropertyTable.Cell] { holder == .root ? Array(cells.prefix(1)) : cells }

  /// The points of a layer that are compared, from its corner: where an image of one point may lie, and some all over and
  /// beside. None is on a line through the middle, where a flat ellipse lies.
  var points: [Point] {
    let size = holder == .root ? self.size : Size(width: 24, height: 20)
    let placed = [0.5, size.height / 2 + 0.1, size.height - 0.5].flatMap { y in
      [0.5, size.width / 2 + 0.1, size.width - 0.5].map { Point(x: $0, y: y) }
    }
    let spread = (0..<4).flatMap { row in
      (0..<3).map { column in
        Point(
          x: -2.3 + Double(column) * (size.width + 5) / 2.1, y: -3.1 + Double(row) * (size.height + 6) / 3.1)
      }
    }
    return placed + spread
  }
}

extension ModelColor {
  fileprivate var greatest: Double { Swift.max(abs(x), abs(y), abs(z), abs(w)) }
}
