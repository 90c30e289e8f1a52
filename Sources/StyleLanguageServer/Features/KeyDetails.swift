import StyleCompiler
import StyleModel

/// The name of a type in hovers and completions.
func typeText(_ type: ValueType, _ isOptional: Bool) -> String {
  switch type {
  case .choice(let words): words.joined(separator: " | ") + (isOptional ? " | null" : "")
  case .bool, .integer, .number, .string, .localizedString, .point, .size, .rect, .range, .color, .image,
    .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform, .path,
    .numbers, .strings:
    type.name + (isOptional ? "?" : "")
  }
}

extension LanguageKey.Content {
  /// Whether a mapping or a list stands behind the key.
  var isMapping: Bool {
    switch self {
    case .axes, .tokens, .traitDeclarations, .components, .styles, .properties, .settings, .layer, .layers,
      .states, .modes, .animations, .variants, .picks, .compounds, .preview, .accessibility,
      .layerAccessibility:
      true
    case .text, .deprecation, .flag, .value, .valueOfType, .number, .count, .state, .layerKey, .base,
      .component,
      .extendedClass, .parents, .traits, .type, .layerName, .layerKind, .imports, .importPath,
      .importedNames, .frame, .repetition, .words,
      .variantName, .variantNames, .stateNames, .modeNames, .accessibilityTraits, .layerAccessibilityTraits,
      .spokenValue, .length, .partOfTime, .keyframes:
      false
    }
  }

  /// Whether a list of mappings stands behind the key.
  var isList: Bool { self == .layers || self == .compounds }

  /// The kind of value, in a word or two.
  var detail: String? {
    switch self {
    case .text: "text"
    case .deprecation: "text or true"
    case .flag: "true or false"
    case .value(let type, _): typeText(type, false)
    case .length: "length"
    case .number: "number"
    case .count: "number or infinite"
    case .partOfTime: "number or percentage"
    case .keyframes: "values"
    case .state: "state"
    case .stateNames: "states"
    case .layerKey: "layer.key"
    case .base: "class or component"
    case .component: "component or class"
    case .extendedClass: "class"
    case .parents: "styles"
    case .traits: "traits"
    case .type: "type"
    case .layerKind: "kind or component"
    case .imports: "paths"
    case .importPath: "path"
    case .importedNames: "names"
    case .words: "words"
    case .variantName: "variant"
    case .variantNames: "variants"
    case .modeNames: "modes"
    case .accessibilityTraits, .layerAccessibilityTraits: "traits"
    case .spokenValue: "text or number"
    case .repetition: "whole number or list of texts"
    case .valueOfType, .layerName, .axes, .tokens, .traitDeclarations, .components, .styles, .properties,
      .settings, .layer, .layers, .states, .modes, .animations, .variants, .picks, .compounds, .preview,
      .frame, .accessibility, .layerAccessibility:
      nil
    }
  }
}
