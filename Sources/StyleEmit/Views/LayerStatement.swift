import StyleModel

/// A statement that shows a value on a layer: `layer.borderWidth = look.width`.
struct LayerStatement {
  /// The beginning of the statement: `layer.borderWidth = `, or `layer.` before a call.
  var head: String
  var code: Code

  /// The statement that shows a material, which follows the corners of its layer, on its view.
  static func statement(showing material: SwiftValue, tint: SwiftValue?, on view: String) -> LayerStatement {
    let word = material.choice.map { Code(".\($0)") }
    let shown = word ?? .call("StyleMaterial", [material.word.bare])
    let tint = tint.flatMap { $0.isNull ? nil : $0.bare.labeled("tint") }
    return LayerStatement(head: "\(view).", code: .call("show", [shown] + (tint.map { [$0] } ?? [])))
  }
}

extension LayerProperty {
  /// The statement that shows a plain value on a layer; nil for one that the layout sets. `tint` is the colour of a symbol, and `given` the
  /// variable of a picture that an app may have given the class, in place of the value.
  func statement(
    on layer: String, _ value: SwiftValue, tint: SwiftValue?, given: String? = nil,
    for framework: ViewFramework
  ) -> LayerStatement? {
    let traits = framework.traits
    switch shown.setting {
    case .assigned:
      return LayerStatement(
        head: "\(layer).\(coreAnimationName) = ", code: converted(value, traits: traits).bare)
    case .shown(let uikit, let appkit):
      let arguments = (framework == .uikit ? uikit : appkit).compactMap { argument -> Code? in
        switch argument {
        case .traits: Code("for: \(traits)")
        case .scale: Code("scale: scale")
        case .tint: tint?.bare.labeled("tint")
        }
      }
      let first = given.map { [Code($0), value.bare.labeled("or")] } ?? [value.bare]
      return LayerStatement(head: "\(layer).", code: .call("_styleShow", first + arguments))
    case .text:
      return LayerStatement(head: "\(layer).", code: .call("_styleShow", [value.bare.labeled("text")]))
    case .rounded:
      return LayerStatement(head: "\(layer).", code: .call("_styleRound", [value.bare.labeled("by")]))
    case .turned:
      return LayerStatement(
        head: "\(layer).", code: .call("_styleTurn", [converted(value, traits: traits).bare.labeled("about")])
      )
    case .outline, .line, .stack, .shrinking, .tint, .view: return nil
    }
  }

  /// A plain value in Core Animation's type.
  func converted(_ value: SwiftValue, traits: String) -> SwiftValue {
    if isOptional, value.isNull { return value }
    switch shown.conversion {
    case .same: return value
    case .color: return value.calling("cgColor", [Code("for: \(traits)")])
    case .float: return value.constant == nil ? SwiftValue(.call("Float", [value.bare])) : value
    case .made(let type): return SwiftValue(.call(type, [value.bare]))
    case .word(let type, let label):
      return coreAnimationChoice(value) ?? SwiftValue(.call(type, [value.word.bare.labeled(label)]))
    case .function(let converted): return converted(value, traits)
    }
  }

  /// Core Animation's constant for a word that never changes.
  func coreAnimationChoice(_ value: SwiftValue) -> SwiftValue? {
    guard let word = value.choice else { return nil }
    let mode = self == .contentMode ? ContentMode(rawValue: word) : nil
    return SwiftValue("." + (mode?.contentsGravity ?? word))
  }

  /// The name of the property of a `CALayer`.
  var coreAnimationName: String { shown.member ?? name }
}

extension ComponentPlan {
  /// The value that is shown for a property of a layer: its own, except that `isWrapped` or `numberOfLines` wraps the lines of a text. nil
  /// for one that another property shows too.
  func shown(_ property: LayerProperty, ofLayer index: Int) -> SwiftValue? {
    let value = read(.layer(property), ofLayer: index)
    guard property == .isWrapped || property == .numberOfLines else { return value }
    let keys = keys(ofLayer: index)
    if property == .numberOfLines, keys.contains(.layer(.isWrapped)) { return nil }
    return isWrapped(
      read(.layer(.isWrapped), ofLayer: index), lines: read(.layer(.numberOfLines), ofLayer: index))
  }

  private func isWrapped(_ wraps: SwiftValue?, lines: SwiftValue?) -> SwiftValue? {
    guard let lines, lines.constant?.double != 1 else { return wraps }
    if wraps?.constant == .bool(true) || lines.constant != nil {
      return SwiftValue(AdaptiveValue(.bool(true)))
    }
    let isHigher = SwiftValue("\(lines.operand(of: .nilCoalescing).text) != 1", .comparison)
    guard let wraps, wraps.constant == nil else { return isHigher }
    return .operation("||", .disjunction, [wraps, isHigher])
  }
}

extension ContentMode {
  /// The gravity of Core Animation, where up and down are reversed.
  fileprivate var contentsGravity: String {
    switch self {
    case .scaleToFill: "resize"
    case .scaleAspectFit: "resizeAspect"
    case .scaleAspectFill: "resizeAspectFill"
    case .center: "center"
    case .left: "left"
    case .right: "right"
    case .top: "bottom"
    case .bottom: "top"
    case .topLeft: "bottomLeft"
    case .topRight: "bottomRight"
    case .bottomLeft: "topLeft"
    case .bottomRight: "topRight"
    }
  }
}
