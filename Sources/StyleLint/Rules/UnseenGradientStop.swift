import StyleModel
import StyleSource

extension Rule {
  static let unseenGradientStop = Rule(
    .unseenGradientStop, .drawing, scope: .file,
    good: """
      tokens:
        gradient:
          dawn:
            - { color: navy, location: 0 }
            - { color: teal, location: 0.5 }
            - { color: coral, location: 0.5 }
            - { color: gold, location: 1 }
      styles:
        plain: { component: UIView }
      """
  ) { context in
    context.literals.compactMap { literal in
      guard case .gradientStops(let stops) = literal.value, stops.count > 1 else { return nil }
      if stops.dropFirst().allSatisfy({ $0.color.isAlmost(stops[0].color) }) {
        return .sameStops(at: literal.span)
      }
      let unseen = unseenStops(of: stops)
      return unseen.isEmpty ? nil : .unseenStops(unseen, stops, at: literal.span)
    }
  }

  /// The greatest number of stops in a row that are unseen together: each further one would be compared with all of them.
  private static let longestRow = 128

  /// The stops without which a gradient looks the same if all are removed: of two that could go, but not both, the first.
  private static func unseenStops(of stops: [GradientStop]) -> [Int] {
    var unseen: [Int] = []
    var before = 0
    for index in stops.indices.dropFirst().dropLast() {
      // Those between the same two neighbours have to be on the line between them still.
      let areUnseen =
        index - before <= longestRow
        && (before + 1...index).allSatisfy { isUnseen(stops[$0], between: stops[before], stops[index + 1]) }
      if areUnseen { unseen.append(index) } else { before = index }
    }
    return unseen
  }

  /// Whether a gradient looks the same without a stop between two others.
  private static func isUnseen(
    _ stop: GradientStop, between before: GradientStop, _ after: GradientStop
  ) -> Bool {
    if before.location == stop.location || stop.location == after.location {
      // Of stops in one place the first and the last show; one that repeats its neighbour adds nothing.
      return before.location == after.location
        || (before.location == stop.location && before.color == stop.color)
        || (stop.location == after.location && stop.color == after.color)
    }
    let part = (stop.location - before.location) / (after.location - before.location)
    return before.color.mixed(with: after.color, by: part, in: .srgb).isAlmost(stop.color)
  }
}

extension Color {
  /// Whether no channel differs by as much as one step of 8 bits.
  fileprivate func isAlmost(_ other: Color) -> Bool {
    let (a, b) = (converted(to: .srgb), other.converted(to: .srgb))
    let differences = [
      a.components.first - b.components.first, a.components.second - b.components.second,
      a.components.third - b.components.third, a.alpha - b.alpha,
    ]
    return differences.allSatisfy { abs($0) < 1.0 / 255 }
  }
}

extension DiagnosticCode {
  static let unseenGradientStop = DiagnosticCode(
    "unseen-gradient-stop", .warning, "Every stop of a gradient has a visible effect.",
    explanation: """
      A stop has no effect between two others at the same location, or if its neighbours mix to the same colour
      anyway. If all stops have one colour, set `backgroundColor` instead.
      """,
    example: """
      tokens:
        gradient:
          grey:
            - { color: white, location: 0 }
          # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
            - { color: "#808080", location: 0.498 }
            - { color: black, location: 1 }
      styles:
        plain: { component: UIView }
      """)
}

extension Diagnostic {
  fileprivate static func sameStops(at span: Span) -> Diagnostic {
    Diagnostic(
      .unseenGradientStop, "all stops of this gradient have the same colour", at: span,
      notes: ["a ‘backgroundColor’ looks the same and draws faster"])
  }

  fileprivate static func unseenStops(_ unseen: [Int], _ stops: [GradientStop], at span: Span) -> Diagnostic {
    let places = unseen.map { "\($0 + 1)" }.joined(separator: ", ")
    return Diagnostic(
      .unseenGradientStop,
      unseen.count == 1
        ? "stop \(places) of \(stops.count) has no visible effect"
        : "the stops \(places) of \(stops.count) have no visible effect",
      at: span, notes: ["the gradient looks the same without \(unseen.count == 1 ? "it" : "them")"])
  }
}
