import StyleModel
import StyleSource

/// The words that other languages and tools have for names of style files in one position. A word is translated only to a candidate of that
/// position, so that a suggested fix is valid.
struct ForeignWords: Sendable {
  /// Our words, by other tools' words without capitals, `-` and `_`.
  private let meanings: [String: String]
  /// Whether a misspelling of one of our words is likelier than another tool's.
  private let prefersSpelling: Bool

  private init(prefersSpelling: Bool = false, _ rows: [(meaning: String, words: [String])]) {
    self.prefersSpelling = prefersSpelling
    meanings = rows.reduce(into: [:]) { meanings, row in
      for word in row.words { meanings[word] = row.meaning }
    }
  }

  /// The candidate that is probably meant; nil where none is.
  func meant(by word: String, among candidates: [String]) -> String? {
    let foreign = translation(of: word, among: candidates)
    if !prefersSpelling, let foreign { return foreign }
    return KnownNames(candidates).nearest(to: word) ?? foreign
  }

  /// The candidate that a word of other languages and tools stands for, however it is spelled; nil where it stands for none.
  func translation(of word: String, among candidates: [String]) -> String? {
    // Swift has a point before the case of an enumeration.
    let word = word.hasPrefix(".") ? word.dropFirst() : word[...]
    return meanings[word.lowercased().filter { $0 != "-" && $0 != "_" }].flatMap {
      candidates.contains($0) ? $0 : nil
    }
  }

  /// The state of controls that a property stands for: `highlighted` for `isPressed`; nil for any other name.
  func stateOfControl(_ property: String) -> String? {
    guard property.hasPrefix("is") else { return nil }
    let states = ControlState.allCases.map(\.name)
    return property == "isEnabled" ? ControlState.disabled.name : translation(of: property, among: states)
  }

  /// The type of a property of a component.
  static let propertyType = ForeignWords([
    ("CGFloat", ["number", "decimal", "length", "dimension", "nsnumber"]),
    ("Double", ["timeinterval", "cftimeinterval", "duration", "nstimeinterval"]),
    ("Int", ["integer"]),
    ("Bool", ["boolean"]),
    ("String", ["text", "str"]),
    (
      "Strings",
      ["list", "strings", "array", "texts", "stringlist", "stringarray", "list of strings", "list of texts"]
    ),
    ("UIColor", ["colour", "cgcolor", "cicolor"]),
    ("GradientStops", ["gradient", "lineargradient", "stops"]),
    ("EdgeInsets", ["insets", "uiedgeinsets", "nsedgeinsets", "nsdirectionaledgeinsets", "padding"]),
    ("Font", ["uifont", "nsfont", "ctfont", "typography"]),
    ("Shadow", ["nsshadow", "boxshadow"]),
    ("CGPoint", ["point"]),
    ("CGSize", ["size"]),
    ("CGRect", ["rect", "frame"]),
    ("NSRange", ["range"]),
    ("UIImage", ["cgimage", "picture"]),
    ("Animation", ["transition"]),
  ])

  /// The types of tokens, as design tools call them.
  static let tokenType = ForeignWords(
    prefersSpelling: true,
    [
      (
        "length",
        [
          "spacing", "space", "sizing", "size", "sizes", "dimension", "dimensions", "radius", "radii",
          "borderradius", "borderwidth", "padding", "gap", "inset", "points", "abstand", "abstände",
        ]
      ),
      ("number", ["opacity", "opacities", "alpha", "float", "ratio"]),
      ("font", ["typography", "typographies", "fontfamily", "fontfamilies", "textstyle"]),
      ("shadow", ["boxshadow", "elevation", "dropshadow", "effect", "effects"]),
      ("animation", ["motion", "transition", "easing"]),
      ("color", ["palette", "fill", "fills", "paint", "swatch", "swatches", "farbe", "farben"]),
      ("string", ["text", "texts", "copy"]),
      ("bool", ["boolean", "flag", "flags"]),
      ("image", ["icon", "icons", "asset", "assets"]),
    ])

  static let layerKind = ForeignWords(
    prefersSpelling: true,
    [
      (
        "rectangle",
        [
          "rect", "view", "box", "fill", "div", "frame", "group", "solid", "zstack", "layer", "calayer",
          "container", "spacer",
        ]
      ),
      (
        "shape",
        [
          "path", "polygon", "triangle", "vector", "shapelayer", "cashapelayer",
        ]
      ),
      ("text", ["label", "string", "textlayer", "catextlayer", "title"]),
      (
        "stack",
        [
          "hstack", "vstack", "lazyhstack", "lazyvstack", "hbox", "vbox", "row", "column", "stackview",
          "uistackview", "nsstackview", "linearlayout", "flex", "flexbox", "autolayout", "auto layout",
        ]
      ),
      ("image", ["picture", "icon", "img", "bitmap", "symbol"]),
      (
        "material",
        ["blur", "glass", "backdrop", "vibrancy", "frost", "visualeffect", "visualeffectview"]
      ),
      (
        "gradient",
        ["lineargradient", "radialgradient", "gradientlayer", "cagradientlayer", "gloss", "shine"]
      ),
    ])

  /// The modes that every file has.
  static let mode = ForeignWords([
    ("dark", ["night", "darkmode", "darktheme"]),
    ("light", ["day", "lightmode", "lighttheme"]),
    ("high-contrast", ["contrast", "highcontrast", "morecontrast", "increasedcontrast", "accessible"]),
    ("standard-contrast", ["normalcontrast", "lowcontrast", "lesscontrast"]),
  ])

  /// The values of choices.
  static let choice = ForeignWords([
    ("horizontal", ["row", "x", "hstack"]),
    ("vertical", ["column", "y", "vstack"]),
    ("equalSpacing", ["spacebetween"]),
    ("fill", ["stretch"]),
    ("leading", ["flexstart", "start", "left"]),
    ("trailing", ["flexend", "end", "right"]),
    ("center", ["middle", "centre"]),
    ("firstBaseline", ["baseline"]),
    ("axial", ["linear"]),
    ("conic", ["angular", "sweep"]),
    ("continuous", ["smooth", "squircle"]),
    // `CACornerMask` names corners by the ends of both axes.
    ("topLeft", ["layerminxminycorner", "topleading", "tl"]),
    ("topRight", ["layermaxxminycorner", "toptrailing", "tr"]),
    ("bottomLeft", ["layerminxmaxycorner", "bottomleading", "bl"]),
    ("bottomRight", ["layermaxxmaxycorner", "bottomtrailing", "br"]),
    ("all", ["allcorners"]),
    ("header", ["heading"]),
    ("image", ["img"]),
    ("searchField", ["searchbox"]),
  ])

  /// The corners, as other parts of UIKit, SwiftUI and CSS call them.
  static let corner = ForeignWords([
    ("topLeft", ["layerminxminycorner", "topleading", "topstart", "startstart"]),
    ("topRight", ["layermaxxminycorner", "toptrailing", "topend", "startend"]),
    ("bottomLeft", ["layerminxmaxycorner", "bottomleading", "bottomstart", "endstart"]),
    ("bottomRight", ["layermaxxmaxycorner", "bottomtrailing", "bottomend", "endend"]),
    ("all", ["allcorners"]),
  ])

  static let state = ForeignWords([
    ("highlighted", ["pressed", "ispressed", "active", "ishighlighted", "touched", "tapped", "down"]),
    ("selected", ["checked", "on", "ison", "isselected", "current"]),
    ("disabled", ["inactive", "isdisabled"]),
    ("focused", ["focus", "isfocused", "focusvisible", "editing", "isediting", "firstresponder"]),
    ("hovered", ["hover", "ishovered"]),
    ("normal", ["default", "rest", "enabled", "idle", "usual", "off", "isoff", "unchecked", "unselected"]),
  ])

  /// The keys of `accessibility`.
  static let accessibilityKey = ForeignWords([
    ("label", ["arialabel", "contentdescription", "accessibilitylabel", "text", "title"]),
    ("value", ["ariavaluetext", "statedescription", "accessibilityvalue"]),
    ("hint", ["ariadescription", "accessibilityhint"]),
    ("traits", ["role", "roles", "trait", "accessibilitytraits", "accessibilityrole"]),
    ("hidden", ["ariahidden", "accessibilityhidden"]),
    ("children", ["accessibilitychildren"]),
  ])

  /// A key of a component, a property or an animation.
  static let declarationKey = ForeignWords([
    ("default", ["value", "initial", "initialvalue", "defaultvalue"]),
    ("property", ["keypath", "key", "animates"]),
    ("to", ["tovalue"]),
    ("keyframes", ["values", "frames", "steps"]),
    ("keyTime", ["offset", "at", "position", "location"]),
    ("from", ["fromvalue"]),
    ("repeatCount", ["repeat", "loop", "iterations", "count"]),
    ("autoreverses", ["autoreverse", "yoyo", "alternate"]),
    ("curve", ["easing", "timing", "timingfunction"]),
    ("duration", ["time"]),
    ("base", ["inherits", "parent", "superclass", "class"]),
    ("traits", ["mixins", "mixin", "uses"]),
    ("properties", ["props", "variables", "attributes"]),
  ])
}
