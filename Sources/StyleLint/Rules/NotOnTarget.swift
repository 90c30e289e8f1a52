import StyleModel
import StyleSource

extension Rule {
  static let notOnTarget = Rule(
    .notOnTarget, .drawing, scope: .file,
    good: """
      components:
        Tile:
          base: UICollectionViewCell
          states: { focused: { backgroundColor: gray } }
      styles:
        tile: { component: Tile, states: { focused: { alpha: 0.5 } } }
      """
  ) { context in
    let styles = context.sheet.styles
    var last: UnshownLooks?
    var known = EditedCases.Known(of: context.sheet)
    var problems: [Diagnostic] = []
    for style in context.styles {
      let component = styles[style].component
      let unshown = last?.index == component ? last : context.facts.unshownLooks(of: component)
      last = unshown
      problems += context.stackProblems(
        styles[style].settings.lazy.filter { $0.target.isDistribution && !$0.isInherited }.map {
          ($0.value.allValues, $0.span)
        })
      problems += context.caseProblems(
        styles[style].settings.lazy.filter { !$0.isInherited }.map {
          ($0.target, $0.value.allValues, $0.span)
        },
        known.of(component))
      guard let unshown, !unshown.isEmpty else { continue }
      let count = styles[style].settings.count
      problems += unshown.problems(count) { place in
        styles[style].settings[place].isInherited
          ? nil
          : (
            styles[style].settings[place].target, styles[style].settings[place].state,
            styles[style].settings[place].span
          )
      }
    }
    return oneAtEachSpan(problems)
  } components: { context in
    let components = context.sheet.components
    let inSettings = components.indices.flatMap { index in
      let settings = components[index].settings
      let unshown = context.facts.unshownLooks(of: index)
      let ofVariants = components[index].variants.flatMap(\.settings)
      let own = unshown.own.map { (target: $0.target, state: StateSet.normal, span: $0.span(context.sheet)) }
      return unshown.problems(own.count) { own[$0] }
        + unshown.problems(settings.count) { (settings[$0].target, settings[$0].state, settings[$0].span) }
        + unshown.problems(ofVariants.count) {
          (ofVariants[$0].target, ofVariants[$0].state, ofVariants[$0].span)
        }
    }
    let ofStacks = components.flatMap { component in
      let layers = component.layers.lazy.flatMap(\.settings).filter { $0.key == .layer(.distribution) }
      let settings = component.settings.lazy.filter(\.target.isDistribution)
      let variants = component.variants.lazy.flatMap(\.settings).filter(\.target.isDistribution)
      return context.stackProblems(layers.map { ($0.value.knownValues, $0.span) })
        + context.stackProblems(settings.map { ($0.value.knownValues, $0.span) })
        + context.stackProblems(variants.map { ($0.value.allValues, $0.span) })
    }
    var known = EditedCases.Known(of: context.sheet)
    let ofCases = components.indices.flatMap { index -> [Diagnostic] in
      let cases = known.of(index)
      let settings = components[index].settings.lazy.map {
        ($0.target, $0.value.knownValues, Optional($0.span))
      }
      let variants = components[index].variants.lazy.flatMap(\.settings).map {
        ($0.target, $0.value.allValues, $0.span)
      }
      let defaults = components[index].properties.enumerated().map { index, property in
        let value = property.driven?.constant ?? property.defaultValue
        return (Target.property(index), value.allValues, context.sheet[value.origin].span)
      }
      return context.caseProblems(settings, cases) + context.caseProblems(variants, cases)
        + context.caseProblems(defaults, cases) + context.constantCaseProblems(cases)
    }
    return oneAtEachSpan(
      context.classProblems + inSettings + context.layerProblems + context.hiddenLayerProblems
        + context.baselineProblems
        + context.stopProblems + ofStacks + ofCases)
  }

  private static func oneAtEachSpan(_ problems: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<Span> = []
    return problems.filter { seen.insert($0.span).inserted }
  }
}

extension RuleContext {
  /// The findings on components of a class that some framework has no counterpart of.
  fileprivate var classProblems: [Diagnostic] {
    sheet.components.compactMap { component in
      let missing = facts.frameworks.filter { !$0.has(component.base) }
      return missing.isEmpty ? nil : .classNotOnTarget(component, missing, at: component.span)
    }
  }

  /// The findings on distributions of a stack that SwiftUI's stacks don't have.
  ///
  /// - Parameter distributions: The values of each setting of `distribution`.
  fileprivate func stackProblems(
    _ distributions: some Sequence<(values: [Value], span: Span?)>
  ) -> [Diagnostic] {
    guard facts.frameworks.contains(.swiftui) else { return [] }
    return distributions.compactMap { values, span -> Diagnostic? in
      guard let span else { return nil }
      let shown = ["fillProportionally": "fill", "equalCentering": "equalSpacing"]
      for word in values.compactMap(\.text) {
        if let other = shown[word] { return .distributionNotOnTarget(word, shownAs: other, at: span) }
      }
      return nil
    }
  }

  /// The findings on fonts that change the case of a text that a person edits, which no framework does.
  ///
  /// - Parameter settings: The target and the values of each setting of the component.
  fileprivate func caseProblems(
    _ settings: some Sequence<(Target, [Value], Span?)>, _ cases: EditedCases
  ) -> [Diagnostic] {
    guard !cases.isEmpty, !facts.frameworks.isEmpty else { return [] }
    return settings.compactMap { target, values, span in
      guard let base = cases.targets[target], let span, values.contains(where: EditedCases.isChanged)
      else { return nil }
      return .caseNotOnTarget(base, at: span)
    }
  }

  /// The findings on constants in computed fonts that change the case of a text that a person edits.
  fileprivate func constantCaseProblems(_ cases: EditedCases) -> [Diagnostic] {
    if facts.frameworks.isEmpty { return [] }
    return cases.constants.compactMap { value, base in
      guard value.allValues.contains(where: EditedCases.isChanged), let span = sheet[value.origin].span
      else { return nil }
      return .caseNotOnTarget(base, at: span)
    }
  }

  /// The findings on layers without a height in a row that aligns baselines, which SwiftUI makes as high as the row and puts on the line.
  fileprivate var baselineProblems: [Diagnostic] {
    guard facts.frameworks.contains(.swiftui) else { return [] }
    return sheet.components.flatMap { component in
      let holders = Set(component.layers.compactMap(\.parent))
      return component.layers.indices.compactMap { index -> Diagnostic? in
        let layer = component.layers[index]
        guard case .stacked(_, nil) = layer.frame, let parent = layer.parent, let span = layer.span,
          component.layers[parent].value(of: .alignment)?.knownValues.compactMap(\.text)
            .contains(where: { $0 == "firstBaseline" || $0 == "lastBaseline" }) == true
        else { return nil }
        switch layer.kind {
        case .text, .image, .stack, .component: return nil
        // Nothing is seen of it.
        case .rectangle where layer.settings.isEmpty && !holders.contains(index): return nil
        case .rectangle, .gradient, .shape, .material:
          return .baselineNotOnTarget(layer.writtenName, at: span)
        }
      }
    }
  }

  /// The findings on stops beyond the line of a gradient, which SwiftUI shows only along a straight one.
  fileprivate var stopProblems: [Diagnostic] {
    guard facts.frameworks.contains(.swiftui) else { return [] }
    return sheet.components.flatMap(\.layers).compactMap { layer -> Diagnostic? in
      guard layer.kind == .gradient, let span = layer.span else { return nil }
      let kinds = layer.value(of: .type)?.knownValues.compactMap { $0.chosen(GradientKind.self) } ?? []
      let locations = (layer.value(of: .stops)?.knownValues ?? []).flatMap { value -> [Double] in
        if case .gradientStops(let stops) = value { stops.map(\.location) } else { [] }
      }
      guard let first = locations.min(), let last = locations.max() else { return nil }
      if kinds.contains(.conic), first < 0 || last > 1 {
        return .stopsNotOnTarget(layer.writtenName, .conic, "stops below 0 and above 1 at the seam", at: span)
      }
      if kinds.contains(.radial), first < 0 {
        return .stopsNotOnTarget(layer.writtenName, .radial, "stops below 0 in the middle", at: span)
      }
      return nil
    }
  }

  /// The findings on layers that hold a component whose content a framework doesn't draw in layers.
  fileprivate var layerProblems: [Diagnostic] {
    sheet.components.flatMap(\.layers).compactMap { layer -> Diagnostic? in
      guard case .component(let index) = layer.kind, let span = layer.span else { return nil }
      let base = sheet.components[index].base
      let missing = facts.frameworks.filter { $0.has(base) && !$0.shows(inLayers: base) }
      return missing.isEmpty ? nil : .layerNotOnTarget(layer.writtenName, base, missing, at: span)
    }
  }
}

extension RuleContext {
  /// The findings on a component's own layers that would hide what a framework's class draws itself.
  fileprivate var hiddenLayerProblems: [Diagnostic] {
    sheet.components.flatMap { component -> [Diagnostic] in
      let frameworks = facts.frameworks.filter { $0.drawsItself(component.base) }
      if frameworks.isEmpty { return [] }
      // What lies in a layer goes with it.
      return component.layers.compactMap { layer in
        guard layer.parent == 0, let span = layer.span else { return nil }
        return .hiddenLayerNotOnTarget(layer.writtenName, component.base, frameworks, at: span)
      }
    }
  }
}

extension DiagnosticCode {
  static let notOnTarget = DiagnosticCode(
    "not-on-target", .warning, "A look can be shown with every framework that Swift is generated for.",
    explanation: """
      SwiftUI can't set some properties of controls and bars, share the length of a stack in proportion or by
      middles, end a layer without a height at a baseline, cut the stops of a radial or conic gradient, or show a page control or a bar in a
      layer. AppKit's lists highlight nothing, AppKit lacks some of UIKit's classes, and its controls that draw
      themselves have fewer properties and would be hidden by layers. The code for that framework leaves such
      a look out. No framework changes the case of a text that a person edits.

      If you don't need the framework, remove it from `targets` in `.stylec.yml`. If you do, disable the rule
      for the line, and show the look in another way there.
      """,
    example: """
      components:
        Tile:
          base: UICollectionViewCell
          states: { highlighted: { backgroundColor: gray } }
                                 # ^^^^^^^^^^^^^^^
      """)
}

extension Diagnostic {
  fileprivate static func classNotOnTarget(
    _ component: Component, _ frameworks: Set<AppleFramework>, at span: Span
  ) -> Diagnostic {
    let what = component.isBaseClass ? "styles of \(component.base.rawValue)" : component.name.quoted
    return Diagnostic(
      .notOnTarget, "stylec doesn't generate a \(component.base.rawValue) for \(frameworks.phrase)", at: span,
      notes: ["the \(frameworks.phrase) code leaves out \(what)"])
  }

  fileprivate static func distributionNotOnTarget(
    _ distribution: String, shownAs shown: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .notOnTarget, "SwiftUI’s stacks don’t know \(distribution.quoted)", at: span,
      notes: ["the SwiftUI code shows \(shown.quoted)"])
  }

  fileprivate static func caseNotOnTarget(_ base: BaseClass, at span: Span) -> Diagnostic {
    Diagnostic(
      .notOnTarget, "the ‘textCase’ of a font has no effect in a \(base.rawValue)", at: span,
      notes: [
        base.isEditable
          ? "what a person edits, and its placeholder, is shown as it is written"
          : "UIKit shows the titles as they are written"
      ])
  }

  fileprivate static func baselineNotOnTarget(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .notOnTarget, "SwiftUI can't end \(name.quoted) at the baseline of its row", at: span,
      notes: [
        "give it a height; the SwiftUI code shows it as high as the row, and puts its bottom edge on the baseline"
      ])
  }

  fileprivate static func stopsNotOnTarget(
    _ name: String, _ kind: GradientKind, _ shown: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .notOnTarget, "SwiftUI can't show the \(kind.rawValue) gradient \(name.quoted) beyond its ends",
      at: span,
      notes: ["the SwiftUI code shows \(shown)"])
  }

  fileprivate static func layerNotOnTarget(
    _ name: String, _ base: BaseClass, _ frameworks: Set<AppleFramework>, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .notOnTarget, "\(frameworks.phrase) can't show a \(base.rawValue) in the layer \(name.quoted)",
      at: span,
      notes: ["the \(frameworks.phrase) code shows only its background, its border and its layers"])
  }

  fileprivate static func hiddenLayerNotOnTarget(
    _ name: String, _ base: BaseClass, _ frameworks: Set<AppleFramework>, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .notOnTarget, "\(frameworks.phrase) can't show the layer \(name.quoted) of a \(base.rawValue)",
      at: span,
      notes: [
        frameworks == [.swiftui]
          ? "SwiftUI draws its own bar, and the SwiftUI code leaves out the layer"
          : "its class draws itself, and the \(frameworks.phrase) code leaves out the layer"
      ])
  }
}

extension Target {
  fileprivate var isDistribution: Bool {
    if case .layer(_, .layer(.distribution)) = self { true } else { false }
  }
}

extension Expression {
  /// The constants that are written in the expression.
  fileprivate var knownValues: [Value] {
    switch self {
    case .constant(let value): value.allValues
    case .property: []
    case .call(_, let operands): operands.flatMap(\.knownValues)
    }
  }
}

extension Set<AppleFramework> {
  /// The names as a phrase: “AppKit and SwiftUI”.
  var phrase: String { map(\.rawValue).sorted().joined(separator: " and ") }
}
