import Oracles
import SeededRandom
import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

/// Texts in several scripts at random, in layers, stacks and masks.
@Suite struct RandomTextTests {
  /// Ink is compared to so many pixels, at two a point: renderers round the advance of each letter and what is half covered
  /// differently. Of 72 texts, one is this far off at the end of its line, and the others are nearer.
  private static let nearness = 3.0

  /// Three texts side by side, drawn by us and by another renderer, have their ink in the same places.
  @Test(
    .tags(.slow), .enabled(if: SecondRenderer.isInstalled, "rsvg-convert is not installed"),
    arguments: (1...24).someCases(oneIn: 3))
  func anotherRendererPutsInkInTheSamePlaces(_ seed: Int) throws {
    var texts = RandomTexts(seed: UInt64(seed))
    let file = texts.file()
    let scene = try Drawn.scene(file)
    let ours = Premultiplied(try Bitmap(drawing: scene, scale: 2))
    let theirs = Premultiplied(
      try #require(try SecondRenderer.draw(renderSVG(scene, idPrefix: "test"), scale: 2)))
    try #require(ours.width == theirs.width && ours.height == theirs.height)
    var seen = 0
    for cell in 0..<RandomTexts.count {
      let left = scene.frame.x + Double(cell) * RandomTexts.cell.width
      let columns = Int(clamping: left * 2)..<Int(clamping: (left + RandomTexts.cell.width) * 2)
      let (mine, other) = (Ink(ours, columns), Ink(theirs, columns))
      guard let mine, let other else {
        // What is clipped to a few faint pixels may be seen in one alone.
        let weight = max(mine?.weight ?? 0, other?.weight ?? 0)
        #expect(weight < 12, "cell \(cell): ink in one alone, \(weight)\n\(file)")
        continue
      }
      seen += 1
      for (name, (a, b)) in zip(Ink.names, zip(mine.places, other.places)) {
        #expect(abs(a - b) <= Self.nearness, "cell \(cell), \(name): \(a) and \(b)\n\(file)")
      }
      #expect(
        abs(mine.weight - other.weight) <= 0.12 * mine.weight + 12, "cell \(cell): \(mine), \(other)\n\(file)"
      )
    }
    #expect(seen > 0)
  }

  /// Letters that stand on the baseline end in one row of pixels, whatever their sizes and scripts, wherever the stack is as high as its
  /// texts or higher.
  @Test(arguments: 1...12) func lettersOfARowStandOnOneLine(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    // Their feet are flat: Latin, Greek, Cyrillic and Hebrew.
    let letters = ["H", "Η", "Ш", "ח"]
    let isLast = seed % 2 == 0
    let width = 60.0
    let items = (0..<4).map { index in
      let lines = Int.random(in: 1...3, using: &random)
      let letter = letters.randomElement(using: &random) ?? "H"
      let text = Array(repeating: letter, count: lines).joined(separator: "\\n")
      let height =
        Bool.random(using: &random) ? ", lineHeight: \(Int.random(in: 30...44, using: &random))" : ""
      return "{ name: t\(index), kind: text, string: \"\(text)\", isWrapped: true, foregroundColor: black, "
        + "font: { family: DejaVu Sans, size: \(Int.random(in: 10...26, using: &random))\(height) }, frame: { width: \(width) } }"
    }
    let file = """
      components:
        Row:
          base: UIView
          layer:
            sublayers:
              - name: row
                kind: stack
                alignment: \(isLast ? "lastBaseline" : "firstBaseline")
                sublayers: [\(items.joined(separator: ", "))]
          preview: { size: [\(4 * width), \(seed % 3 == 0 ? "200" : "fitting")] }
      """
    let scene = try Drawn.scene(file)
    let bitmap = Premultiplied(try Bitmap(drawing: scene, scale: 4))
    let feet = try (0..<4).map { index -> Int in
      let left = Int(clamping: (scene.frame.x + Double(index) * width) * 4)
      let rows = (0..<bitmap.height).filter { y in
        (left..<left + Int(clamping: width) * 4).contains { bitmap[$0, y][3] > 128 }
      }
      return isLast ? try #require(rows.last) : try #require(Self.endOfFirstRun(rows))
    }
    // A quarter of a point is a pixel here, and hinting is off.
    #expect((feet.max() ?? 0) - (feet.min() ?? 0) <= 1, "\(feet)\n\(file)")
  }

  private static func endOfFirstRun(_ rows: [Int]) -> Int? {
    rows.indices.first { $0 == rows.count - 1 || rows[$0 + 1] > rows[$0] + 1 }.map { rows[$0] }
  }
}

/// Where the ink of some columns of a picture is.
private struct Ink {
  static let names = ["left", "right", "top", "bottom", "middle across", "middle down"]
  var places: [Double]
  /// How much there is, in covered pixels.
  var weight = 0.0

  /// nil where nothing is half covered.
  init?(_ picture: Premultiplied, _ columns: Range<Int>) {
    var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
    var (across, down) = (0.0, 0.0)
    for y in 0..<picture.height {
      for x in columns.clamped(to: 0..<picture.width) {
        let alpha = picture[x, y][3]
        let part = Double(alpha) / 255
        weight += part
        across += part * Double(x)
        down += part * Double(y)
        guard alpha > 96 else { continue }
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
      }
    }
    guard left <= right else { return nil }
    places = [Double(left), Double(right), Double(top), Double(bottom), across / weight, down / weight]
  }
}

/// Components with a text in each of three cells, in a layer, a stack or a mask.
private struct RandomTexts {
  static let count = 3
  static let cell = Size(width: 120, height: 60)
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func file() -> String {
    let cells = (0..<Self.count).map { index in
      "{ name: cell\(index), kind: rectangle, masksToBounds: true, frame: [\(Double(index) * Self.cell.width), 0, "
        + "\(Self.cell.width), \(Self.cell.height)], sublayers: [\(content("c\(index)"))] }"
    }
    return """
      components:
        Cells:
          base: UIView
          layer: { sublayers: [\(cells.joined(separator: ", "))] }
          preview: { size: [\(Double(Self.count) * Self.cell.width), \(Self.cell.height)] }
      """
  }

  private mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func content(_ name: String) -> String {
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1: return "{ name: \(name), \(text()), frame: \(frame()) }"
    case 2:
      let mask = pick([
        "{ kind: shape, path: ellipse, fillColor: black }",
        "{ kind: rectangle, backgroundColor: black, cornerRadius: 12, frame: { inset: 6 } }",
        "{ kind: gradient, startPoint: [0, 0], endPoint: [1, 0], stops: [{ color: black }, { color: clear }] }",
      ])
      return "{ name: \(name), \(text()), frame: \(frame()), mask: \(mask) }"
    case 3:
      return
        "{ name: \(name), kind: rectangle, backgroundColor: navy, frame: \(frame()), mask: { \(text()) } }"
    default:
      let axis = pick(["horizontal", "vertical"])
      let alignments = ["fill", "leading", "center", "trailing"]
      let alignment = pick(axis == "vertical" ? alignments : alignments + ["firstBaseline", "lastBaseline"])
      let distribution = pick(["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])
      let items = (0..<2).map {
        "{ name: \(name)\($0), \(text()), spacingAfter: \(Int.random(in: 0...9, using: &random)) }"
      }
      return
        "{ name: \(name), kind: stack, axis: \(axis), alignment: \(alignment), distribution: \(distribution), "
        + "frame: \(frame()), sublayers: [\(items.joined(separator: ", "))] }"
    }
  }

  private mutating func frame() -> String {
    "[\(Int.random(in: 0...12, using: &random)), \(Int.random(in: 0...8, using: &random)), "
      + "\(Int.random(in: 60...104, using: &random)), \(Int.random(in: 24...50, using: &random))]"
  }

  private mutating func text() -> String {
    let words = pick([
      "Continue", "Größe: 12 €", "Καλημέρα κόσμε", "Привет, мир", "שלום עולם", "!שלום (עולם) 42",
      "مرحبا بالعالم",
      "Open שלום now", "שלום Open עולם", "office fjord AVATAR", "e\u{301}te\u{301} nai\u{308}f",
      "one two three four five six seven",
    ])
    let lines = pick(["numberOfLines: 1", "numberOfLines: 2", "numberOfLines: 0", "isWrapped: true"])
    let alignment = pick(["natural", "left", "right", "center"])
    let weight = pick(["regular", "bold"])
    let height = pick(["", "", ", lineHeight: \(Int.random(in: 18...26, using: &random))"])
    let tracking = pick(["", "", ", tracking: 1"])
    let truncation = pick(["end", "end", "start", "middle", "none"])
    return
      "kind: text, string: \"\(words)\", \(lines), alignmentMode: \(alignment), truncationMode: \(truncation), "
      + "foregroundColor: black, font: { family: DejaVu Sans, size: \(Int.random(in: 10...18, using: &random)), "
      + "weight: \(weight)\(height)\(tracking) }"
  }
}
