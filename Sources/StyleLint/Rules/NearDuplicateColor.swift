import StyleModel
import StyleSource

extension Rule {
  static let nearDuplicateColor = Rule(
    .nearDuplicateColor, .color, scope: .declarations, options: [.nearDuplicateDifference],
    good: """
      tokens:
        color: { ink: "#1A1A1A", text: $color.ink, shade: "#333333" }
      styles:
        card: { component: UIView, backgroundColor: $color.ink }
      """
  ) { context in
    let limit = context.number(.nearDuplicateDifference)
    var grid = ColorGrid(limit: limit)
    var findings: [Diagnostic] = []
    for token in context.sheet.tokens where context.sheet.token(of: token.value.origin) == nil {
      guard token.deprecated == nil, let color = token.value.value.color, color.alpha > 0 else { continue }
      if let twin = grid.add(token, color) { findings.append(.nearDuplicate(token, twin)) }
    }
    return findings
  }
}

extension RuleOption {
  fileprivate static let nearDuplicateDifference = RuleOption(
    "difference", .number(1),
    "The CIEDE2000 difference below which two colours look the same to most people.",
    range: 0...100)
}

/// Colour tokens by their places in Oklab, so that each is compared with its neighbours alone.
///
/// The grid holds only tokens with visible differences, which are few in a cell: one that looks like an earlier one is left out,
/// and later ones are compared with that.
private struct ColorGrid {
  /// The greatest number of tokens that one is compared with. Only those that look the same by default and differ in further modes
  /// lie so close.
  private static let comparisons = 256
  /// The greatest number of tokens whose lightness one is compared with, which takes a few nanoseconds each.
  private static let glances = 4096

  private var tokens: [Token] = []
  private var cells: [Cell: [Entry]] = [:]
  private let limit: Double
  private let side: Double

  /// A colour's coordinates, counted in sides of the grid.
  private struct Place {
    var lightness, a, b: Int
  }

  /// Sixteen places above each other, so that the neighbours of a place lie in nine cells, and seldom in more.
  private struct Cell: Hashable {
    var lightness, a, b: Int
  }

  private struct Entry {
    /// The index of the token.
    var token: Int
    var lightness: Int
    var sight: LabPair
  }

  /// Makes a grid. A difference of 0.02 in Oklab is about one of 1 in CIEDE2000.
  init(limit: Double) {
    self.limit = limit
    side = max(0.001, 0.02 * limit)
  }

  private func place(of color: Color) -> Place {
    let coordinates = color.converted(to: .oklab).components
    func index(_ value: Double) -> Int { Int(clamping: (min(max(value, -10), 10) / side).rounded(.down)) }
    return Place(
      lightness: index(coordinates.first), a: index(coordinates.second), b: index(coordinates.third))
  }

  /// Adds a token, and returns the first that looks the same and isn't equal.
  mutating func add(_ token: Token, _ color: Color) -> Token? {
    let place = place(of: color)
    let sight = LabPair(of: token, color)
    let (twin, isNew) = twin(of: token, sight, around: place)
    if isNew {
      cells[Cell(lightness: place.lightness >> 4, a: place.a, b: place.b), default: []].append(
        Entry(token: tokens.count, lightness: place.lightness, sight: sight))
      tokens.append(token)
    }
    return twin
  }

  /// The first token that looks the same and isn't equal, and whether none looks the same.
  private func twin(of token: Token, _ sight: LabPair, around center: Place) -> (twin: Token?, isNew: Bool) {
    var twin: Token?
    var isNew = true
    var (comparisons, glances) = (0, 0)
    for lightness in (center.lightness - 1) >> 4...(center.lightness + 1) >> 4 {
      for a in center.a - 1...center.a + 1 {
        for b in center.b - 1...center.b + 1 {
          guard let entries = cells[Cell(lightness: lightness, a: a, b: b)] else { continue }
          for entry in entries where abs(entry.lightness - center.lightness) <= 1 {
            if comparisons == ColorGrid.comparisons || glances == ColorGrid.glances { return (twin, isNew) }
            glances += 1
            guard sight.isAsLight(as: entry.sight, limit) else { continue }
            comparisons += 1
            guard sight.isNear(entry.sight, limit) else { continue }
            let other = tokens[entry.token]
            guard token.value.isNear(other.value, limit) else { continue }
            isNew = false
            if token.value.value == other.value.value { continue }
            if let earlier = twin, earlier.span < other.span { continue }
            twin = other
          }
        }
      }
    }
    return (twin, isNew)
  }
}

/// A token's colour by default and in the dark, in CIELAB, where differences are measured.
private struct LabPair: Equatable {
  private var light, dark: Color

  init(of token: Token, _ color: Color) {
    light = color.converted(to: .lab)
    dark = token.value.cases.isEmpty ? light : token.value[.dark].value.color?.converted(to: .lab) ?? light
  }

  /// Whether two are as light as each other by default and in the dark; most that differ, differ by that.
  ///
  /// CIEDE2000 divides a difference of lightness by 1.75 at the most, and is never less than that quotient.
  func isAsLight(as other: LabPair, _ limit: Double) -> Bool {
    func isAsLight(_ a: Color, _ b: Color) -> Bool {
      abs(a.components.first - b.components.first) < 1.75 * limit
    }
    return isAsLight(light, other.light) && isAsLight(dark, other.dark)
  }

  /// Whether two look the same by default and in the dark.
  func isNear(_ other: LabPair, _ limit: Double) -> Bool {
    light.deltaE2000(to: other.light) < limit && dark.deltaE2000(to: other.dark) < limit
  }
}

extension ModedValue {
  /// Whether two colours look the same in every mode.
  fileprivate func isNear(_ other: ModedValue, _ limit: Double) -> Bool {
    let conditions = [[]] + cases.map(\.modes) + other.cases.map(\.modes)
    return conditions.allSatisfy { modes in
      guard let a = self[modes].value.color, let b = other[modes].value.color else { return false }
      return abs(a.alpha - b.alpha) < 0.02 && a.deltaE2000(to: b) < limit
    }
  }
}

extension DiagnosticCode {
  static let nearDuplicateColor = DiagnosticCode(
    "near-duplicate-color", .warning, "Two different colour tokens can be told apart.",
    explanation: """
      Colours with a CIEDE2000 difference below 1 look the same to most people. One was probably picked from a
      picture of the other. Exactly equal tokens are fine, because two names can share a value on purpose. The
      rule compares each token with the distinguishable ones before it, and with at most 256 of its neighbours.
      """,
    example: """
      tokens:
        color:
          ink: "#1A1A1A"
          text: "#1A1A1B"
        # ^^^^
      styles:
        card: { component: UIView, backgroundColor: $color.ink }
      """)
}

extension Diagnostic {
  fileprivate static func nearDuplicate(_ token: Token, _ twin: Token) -> Diagnostic {
    Diagnostic(
      .nearDuplicateColor, "\(token.name.quoted) looks the same as \(twin.name.quoted)", at: token.span,
      related: [Related("the other colour is here", at: twin.span)],
      notes: ["if they are meant to be one colour, refer to it as ‘$\(twin.name.shortened)’"])
  }
}
