import StyleCompiler
import StyleModel
import Testing

/// A mapping with the keys of a table: what is before and behind it, and the entries that it needs.
struct LanguageKeyPlace: CustomTestStringConvertible, Sendable {
  let name: String
  let keys: [LanguageKey]
  let before: String
  let needs: [(key: String, value: String)]
  let after: String

  init(
    _ name: String, _ keys: [LanguageKey], _ before: String, _ after: String,
    needs: [(String, String)] = []
  ) {
    (self.name, self.keys, self.before, self.needs, self.after) = (name, keys, before, needs, after)
  }

  var testDescription: String { name }

  /// A file with an entry behind those that the mapping needs.
  func text(_ key: String, _ entry: String) -> String {
    // A layer is repeated by a number or over a list.
    let isOfNumber = name == "repetition" && key == "count"
    let entries = needs.filter { $0.key != key && !isOfNumber }.map { "\($0.key): \($0.value)" } + [entry]
    let hasImports = name == "file" || name == "importedTokens"
    return (hasImports ? "" : "imports: [common.yaml]\n") + before + entries.joined(separator: ", ")
      + after + "\n"
  }

  /// What files of all places import, beside them in `common.yaml`.
  static let common = """
    tokens: { color: { tint: red }, length: { gap: 4 } }
    traits: { Lift: { properties: { lift: { type: CGFloat, default: 1 } } } }
    components:
      Held:
        base: UIView
        variants: { kind: { plain: {}, loud: { alpha: 0.5 } }, size: { small: {}, large: {} } }
        layer: { sublayers: [{ name: shine, kind: rectangle }] }
    styles: { usual: { component: Held } }

    """

  /// A place of each table.
  static let all = [
    LanguageKeyPlace("file", .file, "", ""),
    LanguageKeyPlace(
      "importedTokens", .importedTokens, "imports: [{ ", " }]", needs: [("tokens", "tokens.json")]),
    LanguageKeyPlace("tokenGroup", .tokenGroup, "tokens: { color: { ", " } }", needs: [("ink", "red")]),
    LanguageKeyPlace("token", .token, "tokens: { color: { ink: { ", " } } }", needs: [("value", "red")]),
    LanguageKeyPlace("overlaidToken", .overlaidToken, "mode: dark\ntokens: { color: { tint: { ", " } } }"),
    LanguageKeyPlace("trait", .trait, "traits: { Own: { ", " } }", needs: [("base", "UIView")]),
    LanguageKeyPlace(
      "component", [LanguageKey].component.filter { $0.name != "extends" }, "components: { Card: { ",
      " } }", needs: [("base", "UIView")]),
    LanguageKeyPlace("extended", .extended, "components: { Card: { ", " } }", needs: [("extends", "UIView")]),
    LanguageKeyPlace(
      "property", .property, "components: { Card: { base: UIView, properties: { gap: { ",
      " } } } }", needs: [("type", "CGFloat"), ("default", "1")]),
    LanguageKeyPlace("style", .style, "styles: { card: { ", " } }", needs: [("component", "Held")]),
    LanguageKeyPlace(
      "variants", .variants, "components: { Card: { base: UIView, variants: { ",
      " } } }", needs: [("kind", "{ plain: {}, loud: {} }"), ("size", "{ small: {}, large: {} }")]),
    LanguageKeyPlace(
      "variantAxis", .variantAxis, "components: { Card: { base: UIView, variants: { kind: { ",
      " } } } }", needs: [("plain", "{}"), ("loud", "{}")]),
    LanguageKeyPlace(
      "variant", .variant, "components: { Card: { base: UIView, variants: { kind: { plain: {}, loud: { ",
      " } } } } }", needs: [("alpha", "0.5")]),
    LanguageKeyPlace(
      "compound", .compound,
      "components: { Card: { base: UIView, variants: { kind: { plain: {}, loud: {} }, size: { small: {}, large: {} }, compounds: [{ ",
      " }] } } }", needs: [("when", "loud+large"), ("alpha", "0.5")]),
    LanguageKeyPlace("states", .states, "components: { Card: { base: UIButton, states: { ", " } } }"),
    LanguageKeyPlace("previews", .previews, "styles: { card: { component: Held, preview: { ", " } } }"),
    LanguageKeyPlace("rootLayer", .rootLayer, "components: { Card: { base: UIView, layer: { ", " } } }"),
    LanguageKeyPlace(
      "sublayer", .sublayer, "components: { Card: { base: UIView, layer: { sublayers: [{ ",
      " }] } } }", needs: [("name", "part"), ("kind", "Held")]),
    LanguageKeyPlace(
      "layerAccessibility", .layerAccessibility,
      "components: { Card: { base: UIView, layer: { sublayers: [{ name: part, kind: text, accessibility: { ",
      " } }] } } }"),
    LanguageKeyPlace(
      "frame", .frame,
      "components: { Card: { base: UIView, layer: { sublayers: [{ name: part, kind: text, frame: { ",
      " } }] } } }"),
    LanguageKeyPlace(
      "repetition", .repetition,
      "components: { Card: { base: UIView, layer: { sublayers: [{ name: part, kind: text, repeat: { ",
      " } }] } } }", needs: [("items", "[one, two]")]),
    LanguageKeyPlace(
      "animation", .animation, "components: { Card: { base: Held, animations: { pulse: { ",
      " } } } }", needs: [("property", "shine.opacity"), ("to", "0"), ("duration", "1")]),
    LanguageKeyPlace(
      "keyframe", .keyframe,
      "components: { Card: { base: Held, animations: { pulse: { property: shine.opacity, duration: 1, keyframes: [0, { ",
      " }, 1] } } } }", needs: [("value", "0")]),
    LanguageKeyPlace(
      "accessibility", .accessibility, "components: { Card: { base: UIView, accessibility: { ", " } } }"),
  ]

  /// A value that a key can have here.
  func value(of key: LanguageKey) -> String {
    needs.first { $0.key == key.name }?.value ?? Self.sample(key.content).value
  }

  /// A value behind a key, and the kind of word that a name in it is.
  static func sample(_ content: LanguageKey.Content) -> (value: String, kind: String?) {
    switch content {
    case .text: ("Words", nil)
    case .deprecation, .flag: ("true", nil)
    case .value(let type, _):
      if type.takesExpressions || type == .edgeInsets {
        ("$length.gap", "variable")
      } else {
        (value(of: type), nil)
      }
    case .valueOfType, .length: ("$length.gap", "variable")
    case .number: ("1", nil)
    case .count: ("2", nil)
    case .partOfTime: ("30%", nil)
    case .keyframes: ("[$length.gap, 1]", "variable")
    case .state: ("highlighted", nil)
    case .stateNames: ("[busy]", nil)
    case .layerKey: ("shine.opacity", "property")
    case .base, .extendedClass: ("UIView", "type")
    case .component, .layerKind: ("Held", "type")
    case .parents: ("usual", "struct")
    case .traits: ("Lift", "type")
    case .type: ("CGFloat", nil)
    case .layerName: ("part", "property")
    case .imports: ("[common.yaml]", nil)
    case .importPath: ("tokens.json", nil)
    case .importedNames: ("[opacity]", nil)
    case .axes: ("{ brand: [one, two] }", "enumMember")
    case .tokens: ("{ color: { ink: red } }", "variable")
    case .traitDeclarations: ("{ Own: { base: UIView } }", "type")
    case .components: ("{ Own: { base: UIView } }", "type")
    case .styles: ("{ own: { component: UIView } }", "struct")
    case .properties: ("{ own: { type: CGFloat, default: 1 } }", "property")
    case .settings: ("{ alpha: 0.5 }", nil)
    case .layer: ("{ opacity: 0.5 }", nil)
    case .layers: ("[{ name: deep, kind: rectangle }]", "property")
    case .states: ("{ highlighted: { alpha: 0.5 } }", nil)
    case .modes: ("{ dark: { alpha: 0.5 } }", "enumMember")
    case .animations: ("{ own: { property: layer.opacity, to: 0, duration: 1 } }", "property")
    case .preview: ("{ title: Words }", nil)
    case .frame: ("bounds", nil)
    case .repetition: ("3", nil)
    case .words: ("[one, two]", nil)
    case .variants: ("{ kind: { plain: {}, loud: {} } }", "enumMember")
    case .picks: ("{ kind: loud }", "enumMember")
    case .accessibility, .layerAccessibility: ("{ label: Words }", nil)
    case .accessibilityTraits, .layerAccessibilityTraits: ("header", nil)
    case .spokenValue: ("Words", nil)
    case .variantName: ("loud", "enumMember")
    case .variantNames: ("loud+large", "enumMember")
    case .modeNames: ("dark", "enumMember")
    case .compounds: ("[{ when: loud+large, alpha: 0.5 }]", "enumMember")
    }
  }

  private static func value(of type: ValueType) -> String {
    switch type {
    case .choice(let words): words[0]
    case .size: "[10, 10]"
    case .animation: "{ duration: 1 }"
    case .shadow: "{ color: black, radius: 4 }"
    case .bool: "true"
    case .string, .localizedString, .integer, .number, .point, .rect, .range, .color, .image, .gradientStops,
      .shadows, .outline, .font, .edgeInsets, .corners, .transform, .path, .numbers:
      "Words"
    case .strings: "[Words]"
    }
  }
}
