import StyleModel
import StyleSource
import StyleSyntax

/// Checks that Swift allows an extension: it stores nothing, so each of its properties must be read back from one that it sets.
struct ExtensionChecker {
  let owner: Owner
  let output: CompilerOutput

  static let keys = [LanguageKey].extended.names

  func check(_ checked: inout CheckedComponent) {
    for layer in checked.component.layers where layer.owner == owner {
      output.report(.extensionAddsLayer(layer.name, at: layer.span ?? checked.component.span))
    }
    var stores: [Int: Value] = [:]
    for setting in checked.component.layers[0].settings {
      guard let span = setting.span, case .layer(let property) = setting.key else { continue }
      if property == .outline || property == .shadows {
        output.report(.extensionAddsLayers(for: property, at: span))
        for place in setting.value.properties { stores[place] = stores[place] ?? .invalid }
        continue
      }
      pass(setting.value, property.name, property.defaultValue, at: span, &stores)
    }
    let standard = checked.component.base.properties
    for (place, property) in checked.properties.enumerated() where place < standard.count {
      if let driven = property.driven, let span = checked.drivenSpans[place] {
        pass(driven, property.name, standard[place].defaultValue.value, at: span, &stores)
      } else if property != standard[place] {
        let origin = output[property.defaultValue.origin]
        output.report(.extensionSetsConstant(property.name, at: origin.span ?? checked.component.span))
      }
    }
    for (place, property) in checked.properties.enumerated()
    where property.owner == owner && !property.isPseudo {
      let span = property.span ?? checked.component.span
      if let store = stores[place] {
        let value = property.defaultValue.value
        guard value != store, value != .invalid, store != .invalid else { continue }
        output.report(
          .startsOtherwise(property.name, store, at: output[property.defaultValue.origin].span ?? span))
      } else if checked.isComplete {
        output.report(.storesNothing(property.name, at: span))
      }
    }
  }

  /// Checks one key that is set: its value must be a property that is passed on unchanged.
  private func pass(
    _ value: Expression, _ key: String, _ standard: Value, at span: Span, _ stores: inout [Int: Value]
  ) {
    switch value {
    case .property(let place):
      stores[place] = stores[place] ?? standard
    case .constant(let constant) where constant.value == .invalid:
      break
    case .constant:
      output.report(.extensionSetsConstant(key, at: span))
    case .call:
      output.report(.extensionComputes(key, at: span))
      for place in value.properties { stores[place] = stores[place] ?? .invalid }
    }
  }
}

extension DiagnosticCode {
  static let invalidExtension = DiagnosticCode(
    "invalid-extension", .error, "An extension passes its properties on and stores nothing.",
    explanation: """
      A component with `extends: UIView` instead of `base` becomes an extension of the class in Swift, which has
      no storage. Each property sets a property of the class (`sets`) or a key of its layer (`layer`) unchanged
      and reads it back from there, or sets other properties. An extension adds no layers and no states.
      """,
    example: """
      components:
        Borders:
          extends: UIView
          properties: { borderWidth: { type: CGFloat, default: 0 } }
      """)
}

extension Diagnostic {
  fileprivate static func extensionAddsLayer(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExtension, "an extension can't add the layer ‘\(name.shortened)’", at: span,
      notes: ["an extension can't store layers; write ‘base’ instead of ‘extends’ to make a class"])
  }

  /// Outlines and lists of shadows.
  fileprivate static func extensionAddsLayers(for property: LayerProperty, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExtension, "an extension can't draw ‘\(property.name)’", at: span,
      notes: [
        "it needs layers of its own, and an extension can't store any; write ‘base’ instead of ‘extends’ to make a class"
      ])
  }

  fileprivate static func extensionSetsConstant(_ key: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExtension, "an extension can't set ‘\(key)’ by itself", at: span,
      notes: ["it would change every view; set it from a property of the extension, as in ‘\(key): $\(key)’"])
  }

  fileprivate static func extensionComputes(_ key: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExtension, "‘\(key)’ is computed, so an extension can't read the property back from it",
      at: span,
      notes: ["set it to a property without a computation, as in ‘\(key): $\(key)’"])
  }

  fileprivate static func storesNothing(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExtension, "an extension can't store ‘\(name)’", at: span,
      notes: [
        "let it set a key of ‘layer’, as in ‘layer: { borderWidth: $\(name) }’, or a property under ‘sets’"
      ])
  }

  fileprivate static func startsOtherwise(_ name: String, _ value: Value, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExtension, "the default of ‘\(name)’ must be the class's own, which is \(value.spelling)",
      at: span,
      notes: ["an extension stores nothing and reads its properties from the class"],
      fixes: [
        FixIt("write ‘\(value.spelling)’", replace: span, with: value.quotedSpelling, isSafe: false)
      ])
  }
}
