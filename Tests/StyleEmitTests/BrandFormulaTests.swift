import Foundation
import SeededRandom
import StyleModel
import Testing
import UnsyncedFiles

/// What a style file works out of tokens follows an app's values of these: a style that is made of a brand is what the compiler makes
/// of the same style file with the brand's values in it.
@Suite(.tags(.toolchain)) struct BrandFormulaTests {
  /// The type of a property, and its default.
  private static let written: [(type: String, value: String)] = [
    ("UIColor", "$color.soft"), ("UIColor", "$color._hush"), ("UIColor", "$color._either"),
    ("UIColor", "$color._compact"), ("CGFloat", "$length._dark"),
    ("CGFloat", "$length._dark * 2"), ("CGPoint", "[$length._dark, 1]"),
    ("UIColor", "alpha($color.accent, $number.dim)"), ("UIColor", "darken($color.deep, 0.2)"),
    ("UIColor", "{ color: $color.accent, alpha: 0.25 }"), ("UIColor", "$color.softer"),
    ("CGFloat", "$length.gap * 2"), ("CGFloat", "-$length.gap - 1"),
    ("CGFloat", "$length.edge + $length.gap"),
    ("CGFloat", "$length._half"), ("CGFloat", "$length.double"),
    ("CGFloat", "3 - ($length.gap - $length.edge)"),
    ("Float", "$number.faint"), ("Float", "$number.faint / 2"), ("Double", "$number.dim"),
    ("Bool", "!$bool.isOff"), ("Bool", "$bool.isOff"),
    ("CGPoint", "[$length.gap, 1]"), ("CGSize", "{ width: $length.edge, height: $length.gap * 2 }"),
    ("CGRect", "[0, $length._half, $length.double, 4]"),
    ("EdgeInsets", "$length.gap"), ("EdgeInsets", "$length.edge + 1"),
    ("EdgeInsets", "[$length.gap, 4, $length._half, 0]"),
    ("UIImage", "{ color: $color.accent }"), ("UIImage", "{ systemName: $string.star }"),
    (
      "GradientStops",
      "[{ color: $color.accent, location: $number.dim }, { color: $color.soft, location: 0.9 }]"
    ),
    ("GradientStops", "[{ color: white }, { color: darken($color.accent, 0.1) }]"),
    ("Shadow", "{ color: $color.soft, radius: $length._half, offset: [0, $length.gap] }"),
    ("Shadows", "[{ color: alpha($color.accent, 0.5), spread: $length.edge }, $shadow.lift]"),
    ("Outline", "{ width: $length.edge, color: $color.accent }"),
    ("Font", "{ family: $string.face, size: $length.double, weight: bold, lineHeight: $length.double * 2 }"),
    ("Font", "{ textStyle: headline, tracking: $number.dim }"),
    ("Animation", "{ duration: $number.faint, delay: $number.dim / 2, curve: linear }"),
    ("Int", "3"), ("String", "$string.star"), ("LocalizedString", "$string.star"),
    // A whole number, and a word.
    ("Int", "$length.gap"), ("UInt8", "$length.edge * 3 + $length.pair"),
    ("NSRange", "[$length.gap, $length._dark]"),
    ("String, values: [star, sun, moon]", "$string.star"),
    ("String, values: [star, moon]", "$string._either"),
    ("Font", "{ size: 12, weight: $string.weight, textStyle: $string.style }"),
    ("Animation", "{ duration: 1, curve: $string.curve }"),
  ]

  private static let random: [(type: String, value: String)] = {
    var random = SplitMix(seed: 29)
    return (0..<24).map { _ in ("UIColor", color(&random, 3)) }
      + (0..<24).map { _ in ("CGFloat", number(&random, 3)) }
  }()

  private static func color(_ random: inout SplitMix, _ depth: Int) -> String {
    let leaves = [
      "$color.accent", "$color.soft", "$color._hush", "$color.deep", "#20C040", "rgb(10 20 30 / 40%)",
    ]
    func color() -> String { Self.color(&random, depth - 1) }
    func part() -> String { ["0.2", "$number.faint", "0.75"][random.next(below: 3)] }
    switch depth > 0 ? random.next(below: 7) : 0 {
    case 6: return "if($bool.isOff, \(color()), \(color()))"
    case 1: return "alpha(\(color()), \(part()))"
    case 2: return "lighten(\(color()), \(part()))"
    case 3: return "darken(\(color()), \(part()))"
    case 4: return "mix(\(color()), \(color()), \(part()))"
    case 5: return "mix(\(color()), \(color()), \(part()) in srgb)"
    default: return leaves[random.next(below: leaves.count)]
    }
  }

  private static func number(_ random: inout SplitMix, _ depth: Int) -> String {
    let leaves = ["$length.gap", "$length.edge", "$length._half", "$length.double"]
    func number() -> String { Self.number(&random, depth - 1) }
    switch depth > 0 ? random.next(below: 10) : 0 {
    case 8: return "floor(\(number()) / 3)"
    case 9: return "\(["round", "ceil"][random.next(below: 2)])(\(number()) * 0.7)"
    case 7: return "if(!$bool.isOff, \(number()), \(number()))"
    case 1: return "(\(number()) + \(number()))"
    case 2: return "(\(number()) - \(number()))"
    case 3: return "\(number()) * \(random.next(below: 5))"
    case 4: return "\(number()) / 4"
    case 5: return "max(\(number()), \(number()), 3)"
    case 6: return "clamp(\(number()), \(number()), 20)"
    default: return leaves[random.next(below: leaves.count)]
    }
  }

  private static let properties = written + random

  private static let brand: [(type: String, name: String, plain: String, value: String, swift: String)] = [
    ("color", "accent", "{ value: \"#2255EE\", dark: \"#88AAFF\" }", "\"#C01048\"", "StyleColor(0xC01048)"),
    ("color", "sky", "\"#88AAFF\"", "\"#00AA00\"", "StyleColor(0x00AA00)"),
    ("color", "blue", "\"#0000FF\"", "\"#00FFFF\"", "StyleColor(0x00FFFF)"),
    ("length", "gap", "8", "5", "5"), ("length", "edge", "{ value: 1, compact: 2 }", "4", "4"),
    ("length", "pair", "2", "7", "7"),
    ("number", "faint", "0.5", "0.3", "0.3"), ("bool", "isOff", "false", "true", "true"),
    ("string", "face", "Inter", "Menlo", "\"Menlo\""), ("string", "star", "star", "moon", "\"moon\""),
    ("string", "weight", "bold", "light", "\"light\""),
    ("string", "style", "body", "caption1", "\"caption1\""),
    ("string", "curve", "linear", "easeOut", "\"easeOut\""),
  ]

  /// Without the random ones.
  static let readable = Generated(source(isBranded: false, written), targets: [.plain])

  private static func source(
    isBranded: Bool, _ properties: [(type: String, value: String)] = properties
  ) -> String {
    func tokens(_ type: String) -> String {
      brand.filter { $0.type == type }.map { "    \($0.name): \(isBranded ? $0.value : $0.plain)\n" }.joined()
    }
    return """
      modes: { density: [regular, compact] }
      tokens:
        color:
      \(tokens("color"))\
          deep: "#203040"
          soft: alpha($color.accent, 0.5)
          softer: alpha($color.soft, 0.2)
          _hush: { value: "mix($color.accent, white, 0.5)", compact: $color.soft }
          _either: { value: $color.accent, dark: $color.blue }
          # In dark, both tokens have the same value, as those of ‘_dark’ have in compact.
          _compact: { value: $color.accent, compact: $color.sky }
        length:
      \(tokens("length"))\
          double: $length.gap * 2
          _half: $length.gap / 2
          _dark: { value: $length.edge, dark: $length.pair }
        number:
      \(tokens("number"))\
          dim: { value: 0.4, dark: 0.6 }
        bool:
      \(tokens("bool"))\
        string:
      \(tokens("string"))\
          _either: { value: $string.star, dark: $string.star, compact: star }
        shadow: { lift: { value: { color: $color.accent, radius: 2 } } }
      components:
        Card:
          base: UIView
          properties:
      \(properties.enumerated().map { "      p\($0): { type: \($1.type), default: \(quoted($1.value)) }" }.joined(separator: "\n"))
      styles:
        card: { component: Card }

      """
  }

  private static func quoted(_ value: String) -> String {
    if Int(value) != nil { return value }
    return value.hasPrefix("{") || value.hasPrefix("[") ? flowQuoted(value) : "\"\(value)\""
  }

  /// The functions in a list or a mapping stand in quotes.
  private static func flowQuoted(_ value: String) -> String {
    value.replacing(/(alpha|darken)\([^)]*\)/) { "\"\($0.output.0)\"" }
  }

  @Test func brandsAreWorkedOutAsTheCompilerDoes() throws {
    let generated = Generated(Self.source(isBranded: false), targets: [.plain])
    let errors = generated.diagnostics.filter { $0.severity == .error }
    try #require(errors.isEmpty, "\(errors)")
    let branded = Generated(Self.source(isBranded: true), targets: [.plain]).sheet
    let folder = try generated.write("brand-formulas")
    try Data(Self.program.utf8).writeUnsynced(to: folder.appending(path: "main.swift"))
    let program = folder.appending(path: "program")
    let built = try Toolchain.build(program, of: Toolchain.swiftFiles(in: folder))
    try #require(built.status == 0, "\(built.output.prefix(4_000))")
    let printed = try Toolchain.run([program.path]).output.split(separator: "\n").map(String.init)
    let combinations = Self.combinations(branded.modes)
    try #require(printed.count == 2 * combinations.count * Self.properties.count)
    var differing: Set<Int> = []
    for (place, modes) in combinations.enumerated() {
      for (index, property) in Self.properties.enumerated() {
        let line = (place * Self.properties.count + index) * 2
        let plain = Flat(generated.sheet, index, modes)
        let own = Flat(branded, index, modes)
        #expect(Flat(printed[line]).isNear(plain), "\(property) \(modes): \(printed[line]) is not \(plain)")
        #expect(
          Flat(printed[line + 1]).isNear(own), "\(property) \(modes): \(printed[line + 1]) is not \(own)")
        if !plain.isNear(own) { differing.insert(index) }
      }
    }
    // Some read no token of the brand, or a clamp hides it.
    let same = Self.properties.indices.filter { !differing.contains($0) }.map { Self.properties[$0].value }
    #expect(same.count < Self.properties.count / 4, "\(same)")
  }

  private static func combinations(_ table: ModeTable) -> [ModeSet] {
    let builtIn: [ModeSet] = [
      [.light, .standardContrast], [.dark, .standardContrast], [.light, .highContrast],
      [.dark, .highContrast],
    ]
    return builtIn.flatMap { modes in
      ["regular", "compact"].map { modes.union(table[named: $0] ?? []) }
    }
  }

  private static let program = """
    func flat(_ number: Double) -> String { "\\(number)" }
    func flat(_ number: Float) -> String { "\\(number)" }
    func flat(_ number: Double?) -> String { number.map { "\\($0)" } ?? "nil" }
    func flat(_ number: some FixedWidthInteger) -> String { "\\(number)" }
    func flat(_ range: StyleRange) -> String { "\\(range.location) \\(range.length)" }
    func flat(_ word: some RawRepresentable<String>) -> String { word.rawValue }
    func flat(_ flag: Bool) -> String { "\\(flag)" }
    func flat(_ text: String) -> String { text }
    func flat(_ point: StylePoint) -> String { "\\(point.x) \\(point.y)" }
    func flat(_ size: StyleSize) -> String { "\\(size.width) \\(size.height)" }
    func flat(_ rect: StyleRect) -> String { "\\(rect.x) \\(rect.y) \\(rect.width) \\(rect.height)" }
    func flat(_ insets: StyleEdgeInsets) -> String { "\\(insets.top) \\(insets.left) \\(insets.bottom) \\(insets.right)" }
    func flat(_ color: StyleColor) -> String {
      let look = color.components(isDark: isDark, hasHighContrast: hasHighContrast)
      return "\\(look.space == .displayP3 ? 1 : 0) \\(look.red) \\(look.green) \\(look.blue) \\(look.alpha)"
    }
    func flat(_ image: StyleImage) -> String {
      switch image {
      case .color(let color): return flat(color)
      case .system(let name): return name
      default: return "?"
      }
    }
    func flat(_ stops: [StyleGradientStop]) -> String {
      stops.map { flat($0.color) + " \\($0.location)" }.joined(separator: " ")
    }
    func flat(_ shadow: StyleShadow) -> String {
      "\\(flat(shadow.color)) \\(shadow.opacity) \\(flat(shadow.offset)) \\(shadow.radius)"
    }
    func flat(_ shadows: [StyleBoxShadow]) -> String {
      shadows.map { "\\(flat($0.color)) \\($0.opacity) \\(flat($0.offset)) \\($0.radius) \\($0.spread) \\($0.isInset)" }
        .joined(separator: " ")
    }
    func flat(_ outline: StyleOutline) -> String { "\\(outline.width) \\(outline.offset) \\(flat(outline.color))" }
    func flat(_ font: StyleFont) -> String {
      "\\(font.family ?? "nil") \\(flat(font.size)) \\(font.weight) \\(font.textStyle.map { "\\($0)" } ?? "nil") "
        + "\\(flat(font.lineHeight)) \\(font.tracking) \\(font.paragraphSpacing) \\(font.underline)"
    }
    func flat(_ animation: StyleAnimation) -> String { "\\(animation.duration) \\(animation.delay) \\(animation.curve)" }

    var brand = StyleTokens()
    \(brand.map { "brand.\(["string": "texts", "bool": "flags"][$0.type] ?? $0.type + "s")[.\($0.name)] = \($0.swift)" }.joined(separator: "\n"))
    nonisolated(unsafe) var isDark = false, hasHighContrast = false
    for contrast in [false, true] {
      for dark in [false, true] {
        (isDark, hasHighContrast) = (dark, contrast)
        for density in [StyleModes.Density.regular, .compact] {
          let modes = StyleModes(
            appearance: dark ? .dark : .light, contrast: contrast ? .highContrast : .standardContrast, density: density)
          let plain = CardStyle.card.resolved(in: [], modes: modes)
          let own = CardStyle.card.with(brand).resolved(in: [], modes: modes)
    \(properties.indices.map { "      print(flat(plain.p\($0)))\n      print(flat(own.p\($0)))" }.joined(separator: "\n"))
        }
      }
    }
    """
}

/// The numbers and words in a value, in an order that generated Swift is asked for too.
private struct Flat: CustomStringConvertible {
  var words: [String]

  init(_ line: String) { words = line.split(separator: " ").map(String.init) }

  init(_ sheet: ResolvedSheet, _ property: Int, _ modes: ModeSet) {
    let properties = sheet.components[sheet.styles[0].component].properties
    let place = properties.firstIndex { $0.name == "p\(property)" }
    let value = place.map { sheet.looks(of: 0).look(modes: modes).properties[$0].value }
    words = value.map(Flat.words) ?? []
  }

  var description: String { words.joined(separator: " ") }

  /// Components of colours are rounded on different ways.
  func isNear(_ other: Flat) -> Bool {
    words.count == other.words.count
      && zip(words, other.words).allSatisfy { left, right in
        if let left = Double(left), let right = Double(right) { return abs(left - right) < 0.002 }
        return left == right
      }
  }

  private static func words(_ value: Value) -> [String] {
    func numbers(_ numbers: Double...) -> [String] { numbers.map { "\($0)" } }
    func color(_ color: Color) -> [String] {
      let parts = color.shown.components
      return [color.shown.space == .displayP3 ? "1" : "0"]
        + numbers(parts.first, parts.second, parts.third, color.alpha)
    }
    switch value {
    case .number(let number): return numbers(number)
    case .integer(let integer): return ["\(integer)"]
    case .bool(let flag): return ["\(flag)"]
    case .string(let text), .localizedString(let text), .choice(let text): return [text]
    case .range(let range): return ["\(range.location)", "\(range.length)"]
    case .point(let point): return numbers(point.x, point.y)
    case .size(let size): return numbers(size.width, size.height)
    case .rect(let rect): return numbers(rect.x, rect.y, rect.width, rect.height)
    case .edgeInsets(let insets): return numbers(insets.top, insets.left, insets.bottom, insets.right)
    case .color(let own), .image(.color(let own)): return color(own)
    case .image(.system(let name)): return [name]
    case .gradientStops(let stops): return stops.flatMap { color($0.color) + numbers($0.location) }
    case .shadow(let shadow):
      return color(shadow.color)
        + numbers(shadow.opacity, shadow.offset.width, shadow.offset.height, shadow.radius)
    case .shadows(let shadows):
      return shadows.flatMap {
        color($0.color) + numbers($0.opacity, $0.offset.width, $0.offset.height, $0.radius, $0.spread)
          + ["\($0.isInset)"]
      }
    case .outline(let outline): return numbers(outline.width, outline.offset) + color(outline.color)
    case .font(let font):
      return [
        font.family ?? "nil", font.size.map { "\($0)" } ?? "nil", font.weight.rawValue,
        font.textStyle?.rawValue ?? "nil", font.lineHeight.map { "\($0)" } ?? "nil", "\(font.tracking)",
        "\(font.paragraphSpacing)", "\(font.underline)",
      ]
    case .animation(let animation):
      return numbers(animation.duration, animation.delay) + [animation.curve.rawValue]
    case .null, .image, .corners, .transform, .path, .numbers, .strings, .invalid:
      return ["?"]
    }
  }
}
