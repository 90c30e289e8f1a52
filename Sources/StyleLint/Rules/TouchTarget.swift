import StyleModel
import StyleSource

extension Rule {
  static let touchTarget = Rule(
    .touchTarget, .accessibility, scope: .file, options: [.touchTargetSide],
    good: """
      styles:
        close:
          component: UIButton
          preview: { size: [44, 44] }
      """
  ) { context in
    let side = context.number(.touchTargetSide)
    let (sheet, components) = (context.sheet, context.sheet.components)
    let ofStyles = context.styles.filter { index in
      let size = sheet.styles[index].preview.size
      let base = components[sheet.styles[index].component].base
      guard size.isSmall(for: base, side), base.isControl, base.fixedSize == nil,
        !sheet.styles[index].preview.isFitting
      else { return false }
      let component = sheet.styles[index].component
      return size
        != sheet.styles[index].parents.last.map { sheet.styles[$0].preview.size }
        ?? components[component].preview.size
    }
    return ofStyles.map { index in
      let style = sheet.styles[index]
      return .smallTarget(style.preview, side, at: style.span, [Occurrence(named: style.name, isStyle: true)])
    }
  } components: { context in
    let (side, components) = (context.number(.touchTargetSide), context.sheet.components)
    let small = components.filter { component in
      // Nobody can make a switch larger; Apple sees to it that it can be hit.
      guard component.base.isControl, component.base.fixedSize == nil, !component.preview.isFitting,
        component.preview.size.isSmall(for: component.base, side)
      else { return false }
      return component.preview.size != component.parent.map { components[$0].preview.size }
    }
    return small.compactMap { component in
      // What is seen and has the size from here.
      func isSized(_ preview: PreviewSpec, _ other: Component) -> Bool {
        preview.size == component.preview.size && preview.sizeSpan == component.preview.sizeSpan
          && other.base == component.base
      }
      let styles = context.sheet.styles.filter {
        !$0.isPrivate && isSized($0.preview, components[$0.component])
      }
      var names = styles.map { Occurrence(named: $0.name, isStyle: true) }
      if names.isEmpty {
        let seen =
          component.isPrivate
          ? components.filter { !$0.isPrivate && isSized($0.preview, $0) } : [component]
        names = seen.map { Occurrence(named: $0.name, isStyle: false) }
      }
      return names.isEmpty ? nil : .smallTarget(component.preview, side, at: component.span, names)
    }
  } looks: { appearance, context in
    let (side, base) = (context.number(.touchTargetSide), appearance.component.base)
    if appearance.component.holdsInputs { return Diagnostic.smallInputs(side, appearance) }
    guard appearance.preview.isFitting, base.isControl, base.fixedSize == nil else { return [] }
    return Diagnostic.smallContents(side, appearance).map { [$0] } ?? []
  }
}

extension Size {
  fileprivate var rounded: Size { Size(width: width.rounded(), height: height.rounded()) }

  fileprivate var shorterSide: Double { min(width, height) }

  fileprivate func isSmaller(than side: Double) -> Bool { width < side || height < side }

  /// Whether the size is smaller than a finger needs, and smaller than Apple makes the class, such as a segmented control.
  fileprivate func isSmall(for base: BaseClass, _ side: Double) -> Bool {
    let usual = base.previewSize
    return width < min(side, usual.width) || height < min(side, usual.height)
  }
}

extension RuleOption {
  fileprivate static let touchTargetSide = RuleOption(
    "side", .number(44), "The minimum width and height of a control, in points.")
}

extension DiagnosticCode {
  static let touchTarget = DiagnosticCode(
    "touch-target", .warning, "A control is large enough for a finger.",
    explanation: """
      Apple's Human Interface Guidelines require at least 44 × 44 points. The size is that of the control's
      `preview`, the only size that a style file has. The size of a control that fits its contents is estimated.
      Views that take no touches can be smaller.
      """,
    example: """
      styles:
        close:
          component: UIButton
          preview: { size: [24, 24] }
                         # ^^^^^^^^
      """)
}

extension Diagnostic {
  /// The finding on a small preview. `span` is the name of what has the preview; `occurrences` are the styles with its size.
  fileprivate static func smallTarget(
    _ preview: PreviewSpec, _ side: Double, at span: Span, _ occurrences: [Occurrence]
  ) -> Diagnostic {
    Diagnostic(
      .touchTarget, "a control of \(preview.size.shown) points is hard to hit",
      "; the minimum is \(side.shown) × \(side.shown)", at: preview.sizeSpan ?? span, occurrences,
      notes: ["a small image can be centred in a larger control"])
  }

  /// The findings on buttons in layers that are smaller than the previews of their components, which have findings of their own.
  fileprivate static func smallInputs(_ side: Double, _ appearance: StyleAppearance) -> [Diagnostic] {
    let component = appearance.component
    guard let look = appearance.looks.first else { return [] }
    let frames = look.frames(in: appearance.size)
    return component.layers.indices.compactMap { index in
      let layer = component.layers[index]
      guard component.isOperated(layer: index), layer.isFirstCopy, let span = layer.span, look.isShown(index),
        let held = layer.kind.component.map({ appearance.sheet.components[$0] }),
        // Apple's other controls are as large as Apple makes them.
        held.base.isButton
      else { return nil }
      let size = frames[index].size
      // Letters may be a little larger than expected.
      guard size.isSmall(for: held.base, side * 0.9), held.preview.isFitting || size != held.preview.size
      else {
        return nil
      }
      return appearance.finding(
        .touchTarget, "‘\(layer.writtenName.shortened)’ of about \(size.rounded.shown) points is hard to hit",
        "; the minimum is \(side.shown) × \(side.shown)", at: span,
        notes: ["give it a larger ‘frame’, or insets around what it shows"])
    }
  }

  /// The finding on a small control that fits its contents; nil where letters a little larger than expected would
  /// make it large enough.
  fileprivate static func smallContents(_ side: Double, _ appearance: StyleAppearance) -> Diagnostic? {
    let sizes = appearance.looks.map { appearance.fittingSize($0) }
    let small = sizes.indices.filter { sizes[$0]?.isSmaller(than: side * 0.9) ?? false }
    let worst = small.min { (sizes[$0]?.shorterSide ?? 0, $0) < (sizes[$1]?.shorterSide ?? 0, $1) }
    guard let worst, let size = sizes[worst] else { return nil }
    return appearance.finding(
      .touchTarget, "a control of about \(size.shown) points is hard to hit",
      "; the minimum is \(side.shown) × \(side.shown)", at: appearance.preview.sizeSpan ?? appearance.span,
      in: small, worst: (worst, side / max(1, size.shorterSide)),
      notes: ["add insets to its stack or its contents to make it larger"])
  }
}
