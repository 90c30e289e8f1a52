import StyleModel

/// Writes the accessibility of a class. It is computed on request, for the present look, and values that the app sets on a view win.
extension ViewClass {
  func writeAccessibility(_ writer: inout SwiftWriter) {
    if isLeftOut { return }
    if !spokenParts.isEmpty {
      writer.line()
      writer.documentation("What assistive technologies read of the layers, in order.")
      writer.block("private var _spoken: [StyleSpoken]") { writer in
        let parts = spokenParts
        let readsLook = parts.contains(where: \.readsLook)
        if readsLook { writer.line(presentLook) }
        let codes = Dictionary(uniqueKeysWithValues: parts.map { ($0.layer, $0.code) })
        let list = writeList(of: parts.map(\.layer), "StyleSpoken", &writer) { codes[$0] ?? Code("") }
        let isAlone = !readsLook && !parts.contains { plan.loops.loop(ofLayer: $0.layer) != nil }
        writer.statement(isAlone ? "" : "return ", list)

      }
    }
    switch framework {
    case .uikit: writeUIKitAccessibility(&writer)
    case .appkit: writeAppKitAccessibility(&writer)
    }
  }

  /// The lines of `_setUp()`: what the view is, whatever its look.
  func writeAccessibilitySetUp(_ writer: inout SwiftWriter) {
    switch framework {
    case .uikit: writeUIKitTraits(&writer)
    case .appkit: writeAppKitRole(&writer)
    }
  }

  /// Writes the statement that hides the views in the layers from assistive technologies: they are parts of this view.
  func writeHiddenViews(_ writer: inout SwiftWriter) {
    guard framework == .uikit, !reachedViews.isEmpty else { return }
    writer.statement("", .call("StyleSpoken.hide", [.array(reachedViews.map { Code($0) })]))
  }

  /// The views of components in layers that would be reached by themselves.
  var reachedViews: [String] {
    layers.compactMap { index, layer, name in
      guard let held = plan.nested[index]?.component, !isReached(index) else { return nil }
      return layer.holdsSpoken || held.base.isCell || ![.image, .contents].contains(held.base.viewElement)
        ? name : nil
    }
  }

  /// Whether generated code needs `StyleSpoken`.
  var speaks: Bool {
    !isLeftOut
      && (!spokenParts.isEmpty || spokenNumber != nil || isToggle || answersForState || isDynamicElement)
      || !reachedViews.isEmpty
  }

  var accessibility: Accessibility { plan.component.accessibility }

  var base: BaseClass { plan.component.base }

  private var isLeftOut: Bool { accessibility.isHidden || plan.component.isExtension }

  var isToggle: Bool { plan.component.isToggle }

  /// Whether UIKit or AppKit make no element of the class, so that the generated class decides.
  var isDynamicElement: Bool {
    switch base.viewElement {
    case .image, .contents:
      accessibility.children != .contain && (!spokenParts.isEmpty || spokenLabel != nil || saysValue)
    case .own, .always: false
    }
  }

  /// Whether each part of the look is an element, at least if the app has added views.
  var hasElements: Bool {
    !spokenParts.isEmpty && accessibility.children != .ignore && base.viewElement == .contents
  }

  /// Whether the generated class announces the view's state, since UIKit doesn't.
  var answersForState: Bool { base == .control || base.isCell || isToggle }

  struct SpokenPart {
    var layer: Int
    var code: Code
    var readsLook: Bool
  }

  /// The spoken parts, but for the text of the framework's own class.
  var spokenParts: [SpokenPart] {
    if accessibility.children == .ignore { return [] }
    return plan.component.spokenParts.compactMap { part in
      let layer = plan.component.layers[part.layer]
      guard !layer.isOfBaseClass, hasVariable(part.layer) else { return nil }
      let name = Code(variable(ofLayer: part.layer))
      let kind =
        part.traits.contains(.header)
        ? [Code("as: .header")] : part.traits.contains(.image) ? [Code("as: .image")] : []
      switch part.kind {
      case .text: return SpokenPart(layer: part.layer, code: .call(".text", [name] + kind), readsLook: false)
      case .component:
        let kind = isOperated(part.layer) ? ".operated" : ".view"
        return SpokenPart(layer: part.layer, code: .call(kind, [name]), readsLook: false)
      case .label(let label):
        let value = plan.value(label, as: .string, of: "look")
        return SpokenPart(
          layer: part.layer,
          code: .call(".label", [value.bare, name.labeled("for")] + kind),
          readsLook: value.bare.text.contains("look."))
      }
    }
  }

  var presentLook: String { "let look = _shown?.look ?? \(styleMember)" }

  func said(_ role: PropertyRole) -> SwiftValue? { plan.said(role) }

  var spokenLabel: SwiftValue? { said(.accessibilityLabel) }

  var spokenNumber: Code? {
    guard let number = accessibility.number else { return nil }
    let value = plan.value(number.expression, as: .number(.double), of: "look").bare
    return .call("StyleSpoken.\(number.isPart ? "percent" : "number")", [value])
  }

  var saysValue: Bool { said(.accessibilityValue) != nil || spokenNumber != nil }

  /// The expression for an accessibility value: the app's own, or one of those that follow.
  struct SpokenAnswer {
    var own: String
    var others: [SwiftValue]

    var value: SwiftValue {
      others.reduce(SwiftValue(own, mayBeNil: true)) { $0.mayBeNil ? $0.or($1) : $0 }
    }

    var readsLook: Bool { value.bare.text.contains("look.") }
  }

  func write(_ answer: SpokenAnswer, _ writer: inout SwiftWriter) {
    if answer.readsLook { writer.line(presentLook) }
    writer.statement(answer.readsLook ? "return " : "", answer.value.bare)
  }

  func spokenTexts(after first: String? = nil) -> SwiftValue? {
    if spokenParts.isEmpty { return first.map { SwiftValue($0, mayBeNil: true) } }
    let root = framework == .uikit ? "layer" : "_rootLayer"
    let arguments = [Code("_spoken"), Code("in: \(root)")] + (first.map { [Code("after: \($0)")] } ?? [])
    return SwiftValue(.call("StyleSpoken.label", arguments), mayBeNil: true)
  }
}
