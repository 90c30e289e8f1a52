import StyleModel
import StyleSource
import StyleSyntax

extension CheckedComponent {
  /// The variants that a style or a layer (`picker`) chooses under `variants`: the index of the value, or −1, by axis; empty where it
  /// chooses none. Reports mistakes.
  func picks(_ entry: MappingEntry, by picker: String, _ output: CompilerOutput) -> [Int] {
    guard !component.axes.isEmpty else {
      if isComplete, !hasReportedVariants {
        output.report(.noVariants(component, at: entry.key.span))
      }
      return []
    }
    guard entry.value.kind == .mapping else {
      if !entry.value.isEmptyValue { output.report(.picksAreNoMapping(component, picker, entry.value)) }
      return []
    }
    var picks = component.axes.map { _ in -1 }
    for pick in entry.value.entries {
      guard let axis = component.axes.firstIndex(where: { $0.name == pick.key.text }) else {
        if isComplete, !hasReportedVariants {
          let axes = output.candidates(
            in: .axes(NamePlace.Owner(component)), component.axes.map(\.name))
          output.report(.unknownVariantAxis(pick.key, component, axes))
        }
        continue
      }
      if pick.value.kind == .missing { continue }
      let value = component.axes[axis].values.firstIndex { $0.name == pick.value.text }
      guard pick.value.kind == .scalar, let value else {
        if isComplete, !hasReportedVariants {
          output.report(
            .unknownVariant(
              pick.value, picker, component.axes[axis],
              output.candidates(
                in: .variants(NamePlace.Owner(component), axis: component.axes[axis].name),
                component.axes[axis].values.map(\.name))))
        }
        continue
      }
      picks[axis] = value
    }
    return picks.contains { $0 >= 0 } ? picks : []
  }
}

extension DiagnosticCode {
  static let unknownVariant = DiagnosticCode(
    "unknown-variant", .error, "A variant is declared by the component.",
    explanation: """
      A component lists its variants under `variants`, by axis, and inherits those of its base. A style or a
      layer that holds the component picks one of an axis: `variants: { kind: ghost }`. A compound joins
      variants of different axes: `when: ghost+large`.
      """,
    example: """
      components:
        Push:
          base: UIButton
          variants: { kind: { primary: { alpha: 1 }, ghost: { alpha: 0.5 } } }
      styles:
        go: { component: Push, variants: { kind: gost } }
      """)
}

extension Diagnostic {
  fileprivate static func noVariants(_ component: Component, at span: Span) -> Diagnostic {
    Diagnostic(
      .unknownVariant, "‘\(component.name.shortened)’ has no variants to pick from", at: span,
      notes: [
        component.isBaseClass
          ? "declare variants in a component with ‘base: \(component.name)’"
          : "declare them under ‘variants’ of the component, or remove this"
      ])
  }

  fileprivate static func picksAreNoMapping(_ component: Component, _ picker: String, _ node: SyntaxNode)
    -> Diagnostic
  {
    // `variants: ghost` where one axis has a variant of that name.
    let axis = component.axes.first { $0.values.contains { node.kind == .scalar && $0.name == node.text } }
    let example = component.axes.first.flatMap { axis in axis.values.last.map { "\(axis.name): \($0.name)" } }
    let meant = axis.map { "{ \($0.name): \(node.text) }" }
    return Diagnostic(
      .invalidStructure,
      "‘variants’ of \(picker) must pick a variant of each axis, but this is \(node.phrase)",
      at: node.span,
      notes: meant == nil ? example.map { ["write ‘variants: { \($0) }’"] } ?? [] : [],
      fixes: meant.map { [FixIt("write ‘\($0)’", replace: node.span, with: $0, isSafe: true)] } ?? [])
  }

  fileprivate static func unknownVariantAxis(
    _ key: SyntaxNode, _ component: Component, _ known: KnownNames?
  ) -> Diagnostic {
    let near = known?.nearest(to: key.text)
    let axis = component.axes.first { $0.values.contains { $0.name == key.text } }
    return Diagnostic(
      .unknownVariant, "‘\(component.name.shortened)’ has no axis ‘\(key.text.shortened)’", at: key.span,
      notes: near != nil
        ? []
        : axis.map {
          ["‘\(key.text.shortened)’ is a variant of the axis ‘\($0.name)’: write ‘\($0.name): \(key.text)’"]
        }
          ?? known.map { ["its axes are \($0.names.quotedList)"] } ?? [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: key.span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func unknownVariant(
    _ node: SyntaxNode, _ picker: String, _ axis: VariantAxis, _ known: KnownNames?
  ) -> Diagnostic {
    guard node.kind == .scalar else {
      return Diagnostic(
        .unknownVariant,
        "\(picker) must name one variant of ‘\(axis.name.shortened)’, but this is \(node.phrase)",
        at: node.span, notes: known.map { ["they are \($0.names.quotedList)"] } ?? [])
    }
    let near = known?.nearest(to: node.text)
    return Diagnostic(
      .unknownVariant, "‘\(axis.name.shortened)’ has no variant ‘\(node.text.shortened)’", at: node.span,
      notes: near == nil ? known.map { ["it has \($0.names.quotedList)"] } ?? [] : [],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: node.span, with: $0, isSafe: false)] } ?? [])
  }
}
