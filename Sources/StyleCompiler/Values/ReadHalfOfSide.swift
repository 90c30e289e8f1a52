import StyleModel
import StyleSource
import StyleSyntax

// `50%` as the radius of a corner: half of the layer's shorter side.

extension Expectation {
  /// The expectation without half of a side: an animation needs two numbers of points.
  var inPoints: Expectation {
    takesHalfOfSide
      ? Expectation(
        type, isOptional: isOptional, bounds: bounds, for: subject, part: part, fallback: fallback)
      : self
  }

  /// Whether the value is a number of points that other languages may write as a part of a side.
  var isDistance: Bool { type == .number(.cgFloat) && part == nil && bounds?.max == nil }
}

extension ModedValue {
  /// Whether the value is half of a side in some mode.
  var holdsHalfOfSide: Bool { value.holdsHalfOfSide || cases.contains { $0.value.holdsHalfOfSide } }
}

extension Value {
  /// Whether the value is half of a side, or insets of it.
  fileprivate var holdsHalfOfSide: Bool {
    if case .edgeInsets(let insets) = self { return insets.top == .halfOfSide }
    return isHalfOfSide
  }
}

extension CheckedComponent {
  /// Marks the properties that drive the radii of corners and nothing else, which may be `50%`, and reports where another one is.
  ///
  /// - Parameter known: Every component at its place, of which those that layers hold are finished.
  mutating func markCornerRadii(_ known: [CheckedComponent], _ output: CompilerOutput) {
    guard component.properties.contains(where: { $0.type == .number(.cgFloat) }) else { return }
    var uses = RadiusUses(known)
    for property in component.properties { uses.addOther(property.driven) }
    for layer in component.layers {
      for setting in layer.settings { uses.add(setting.value, for: setting.key, of: layer) }
      for operand in layer.frame.operands { uses.addOther(operand) }
    }
    for animation in component.animations {
      // Core Animation moves between two numbers of points.
      for value in animation.expressions { uses.addOther(value) }
    }
    uses.addOther(component.transition)
    for transition in component.propertyTransitions { uses.addOther(transition.timing) }
    for setting in component.settings {
      switch setting.target {
      case .layer(let layer, let key): uses.add(setting.value, for: key, of: component.layers[layer])
      // What one property says of another in a state is what that is for.
      case .property(let place):
        uses.radii.contains(place) ? uses.addRadius(setting.value) : uses.addOther(setting.value)
      }
    }
    let halves = halvesOfSides(output)
    for place in component.properties.indices where component.properties[place].type == .number(.cgFloat) {
      component.properties[place].isCornerRadius =
        uses.radii.contains(place) && !uses.others.contains(place)
      // What drives nothing may have been meant to drive what is wrong.
      if uses.others.contains(place) || isComplete && !uses.isUnsure && !uses.radii.contains(place) {
        for span in halves[place] ?? [] {
          output.report(
            .notOnlyRadius(component.properties[place].name, isUsed: uses.others.contains(place), at: span))
        }
      }
    }
  }

  /// The spans of `50%` in the values of each property, by property.
  private func halvesOfSides(_ output: CompilerOutput) -> [Int: [Span]] {
    var halves: [Int: [Span]] = [:]
    for (place, property) in component.properties.enumerated() where property.defaultValue.holdsHalfOfSide {
      let span = output[property.defaultValue.origin].span ?? property.span ?? component.span
      halves[place, default: []].append(span)
    }
    for setting in component.settings {
      if case .property(let place) = setting.target, setting.value.constant?.holdsHalfOfSide ?? false {
        halves[place, default: []].append(setting.span)
      }
    }
    for setting in component.variants.lazy.flatMap(\.settings) {
      if case .property(let place) = setting.target, setting.value.holdsHalfOfSide, let span = setting.span {
        halves[place, default: []].append(span)
      }
    }
    for pseudo in component.properties {
      for assignment in pseudo.sets where assignment.value.holdsHalfOfSide {
        guard let span = output[assignment.value.origin].span ?? pseudo.span else { continue }
        halves[assignment.property, default: []].append(span)
      }
    }
    return halves
  }
}

/// The uses of a component's properties, as far as they matter for radii.
private struct RadiusUses {
  private let known: [CheckedComponent]
  private(set) var radii: Set<Int> = []
  private(set) var others: Set<Int> = []
  /// Whether something couldn't be read.
  private(set) var isUnsure = false

  init(_ known: [CheckedComponent]) { self.known = known }

  mutating func add(_ value: Expression?, for key: LayerKey, of layer: Layer) {
    if value?.isInvalid ?? false { isUnsure = true }
    switch key {
    case .layer(.cornerRadius): addRadius(value)
    case .layer: addOther(value)
    case .property(let place):
      let held = layer.kind.component.flatMap { known[$0].component.properties[place].isCornerRadius }
      held ?? false ? addRadius(value) : addOther(value)
    }
  }

  mutating func addRadius(_ value: Expression?) {
    if let value, value.constant == nil { radii.formUnion(value.properties) }
  }

  mutating func addOther(_ value: Expression?) {
    if let value, value.constant == nil { others.formUnion(value.properties) }
  }
}

extension Diagnostic {
  private static let whereHalfIsTaken =
    "‘50%’ is half of a layer's shorter side: a ‘cornerRadius’ takes it, and so does a property that drives nothing else"

  static let halfOfShorterSide = "‘50%’ is half of the layer's shorter side, whatever size it has"

  /// The diagnostic for a radius computed from the layer's size: `$height / 2`.
  static func radiusOfSide(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "a radius isn't calculated of the layer's size", at: node.span,
      notes: [halfOfShorterSide],
      fixes: [FixIt("write ‘50%’", replace: node.definition, with: "50%", isSafe: false)])
  }

  /// The diagnostic for a part of a side other than half as a corner's radius, such as `25%`, or for any part as another number.
  static func partOfSide(_ share: Double, _ expected: Expectation, at span: Span) -> Diagnostic {
    guard expected.takesHalfOfSide else {
      return Diagnostic(
        .typeMismatch, "‘\(expected.name)’ is in points, but this is a part of a side", at: span,
        notes: [whereHalfIsTaken])
    }
    return Diagnostic(
      .typeMismatch, "‘\(expected.name)’ is in points, or ‘50%’, but this is \(formatNumber(share))%",
      at: span,
      notes: [
        share <= 0
          ? whereHalfIsTaken
          : share > 50
            ? "‘50%’ is half of the layer's shorter side, and no corner is rounder"
            : "only half of the shorter side has a radius at every size: \(formatNumber(share))% of a side of 44 points is ‘\(formatNumber((share * 44).rounded() / 100))’"
      ],
      fixes: share > 50 ? [FixIt("write ‘50%’", replace: span, with: "50%", isSafe: false)] : [])
  }

  /// A token or another value that is `50%` where a number of points is needed.
  static func halfOfSide(
    for expected: Expectation, at span: Span, token: (name: String, span: Span)?
  ) -> Diagnostic {
    let value = token.map { "‘$\($0.name.shortened)’" } ?? "this"
    return Diagnostic(
      .typeMismatch, "‘\(expected.name)’ needs \(expected.type.phrase), but \(value) is 50% of a side",
      at: span, related: token.map { [Related("the token is declared here", at: $0.span)] } ?? [],
      notes: [whereHalfIsTaken])
  }

  static func halfInExpression(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "nothing can be calculated with 50% of a side", at: span,
      notes: ["write ‘50%’ alone, or as a value of if(), as in ‘if($isPill, 50%, 8)’"])
  }

  fileprivate static func notOnlyRadius(_ name: String, isUsed: Bool, at span: Span) -> Diagnostic {
    let reason = isUsed ? "it drives more than the radii of corners" : "it drives no corner's radius"
    return Diagnostic(
      .typeMismatch, "‘\(name)’ can't be 50%, because \(reason)", at: span,
      notes: [whereHalfIsTaken])
  }
}
