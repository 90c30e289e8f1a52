import StyleModel
import StyleSource

/// The meaning of a key that no candidate resembles: names of CSS, SwiftUI, UIKit and design tools.
///
/// Letters alone don't lead from `border-radius` to `cornerRadius`; `KnownNames.nearest(to:)` finds misspellings only.
struct ForeignName {
  /// The name in style files, where one of the candidates has the same meaning.
  let name: String?
  /// Advice where no single name has the same meaning.
  let advice: String?

  init(_ foreign: String, among candidates: KnownNames) {
    let key = KnownNames.plain(foreign)
    name = candidates.first(like: foreign) ?? ForeignName.meanings[key]?.first(where: candidates.contains)
    advice = name == nil ? ForeignName.advice(key, candidates) : nil
  }

  static let stacksDontWrap =
    "a stack doesn't wrap: put a stack for each row into a stack with ‘axis: vertical’"

  /// The names in other tools for wrapping the children of a row.
  private static let wrappingNames = [
    "wraps", "wrap", "flexwrap", "flexflow", "wrapped", "wrapping", "layoutwrap", "multiline",
  ]

  static let gradientAdvice =
    "a gradient is a layer, as in ‘{ name: shine, kind: gradient, stops: [{ color: white }, { color: black }] }’"

  private static let meanings: [String: [String]] = {
    let groups: [([String], [String])] = [
      (["borderradius", "radius", "corners", "rounded"], ["cornerRadius"]),
      (["background", "backgroundcolour", "bg", "bgcolor"], ["backgroundColor", "fillColor"]),
      // Of a shape, the fill and the stroke are meant, not what is behind its path.
      (["fill", "fillcolour"], ["fillColor", "backgroundColor"]),
      (["opacity", "transparency"], ["alpha", "opacity"]),
      (["alpha"], ["opacity"]),
      (
        [
          "color", "colour", "foreground", "foregroundstyle",
        ],
        ["titleColor", "textColor", "foregroundColor", "tintColor", "fillColor", "backgroundColor"]
      ),
      (
        ["foregroundcolor", "titlecolor", "titlecolour", "textcolor", "textcolour", "fontcolor"],
        ["titleColor", "textColor", "foregroundColor"]
      ),
      (["tint", "tintcolour", "accent", "accentcolor"], ["tintColor"]),
      (
        ["padding", "insets", "contentedgeinsets", "edgeinsets", "contentinset"],
        ["contentInsets", "textContainerInset"]
      ),
      (["text", "label", "caption"], ["title", "text", "string"]),
      (["title"], ["text", "string"]),
      (["icon", "picture", "src"], ["image", "contents", "leftImage"]),
      (["image"], ["contents"]),
      (["lefticon", "leftview", "leadingicon", "leadingimage", "starticon", "prefixicon"], ["leftImage"]),
      (["righticon", "rightview", "trailingicon", "trailingimage", "endicon", "suffixicon"], ["rightImage"]),
      (["leftimagemode", "lefticonmode"], ["leftViewMode"]),
      (["rightimagemode", "righticonmode"], ["rightViewMode"]),
      (["imagecolor", "iconcolor", "icontint", "icontintcolor", "imagetint"], ["imageTintColor"]),
      (["secure", "issecure", "securetextentry", "password", "ispassword"], ["isSecureTextEntry"]),
      (["clearbutton", "showsclearbutton", "clearmode", "clearable"], ["clearButtonMode"]),
      (["backgroundimg", "bgimage"], ["backgroundImage"]),
      (["contentsgravity", "contentgravity", "objectfit", "scalemode", "resizemode"], ["contentMode"]),
      (["strokecolor"], ["strokeColor", "borderColor"]),
      (["bordercolour"], ["borderColor", "strokeColor"]),
      (["bordercolor"], ["strokeColor"]),
      (["strokewidth", "linewidth"], ["lineWidth", "borderWidth"]),
      (["borderthickness", "bordersize"], ["borderWidth", "lineWidth"]),
      (["borderwidth"], ["lineWidth"]),
      (
        ["overflow", "masktobounds", "clip", "clips", "cliptobounds", "clipped"],
        ["clipsToBounds", "masksToBounds"]
      ),
      (["clipstobounds"], ["masksToBounds"]),
      (["maskstobounds"], ["clipsToBounds"]),
      (["hidden", "ishidden"], ["isHidden", "hidden"]),
      (["enabled"], ["isEnabled"]),
      (["selected", "checked"], ["isSelected"]),
      (["testid", "testingid", "accessibilityid", "identifier"], ["accessibilityIdentifier", "testingId"]),
      (["arialabel", "contentdescription", "accessibilitydescription"], ["accessibilityLabel"]),
      (["ariavaluetext", "statedescription"], ["accessibilityValue"]),
      (
        ["textalign", "textalignment", "alignment", "multilinetextalignment"],
        ["textAlignment", "alignmentMode"]
      ),
      (["linelimit", "maxlines", "lines"], ["numberOfLines"]),
      (["wraps", "wrap", "wordwrap", "wrapped", "wrapping", "multiline"], ["isWrapped"]),
      (["objectfit", "contentfit"], ["contentMode", "contentsGravity"]),
      (["items", "segments", "options", "tabs", "labels", "choices"], ["titles", "items"]),
      (["titles", "baritems", "barbuttonitems", "toolbaritems"], ["items"]),
      (
        ["selectedindex", "selection", "selectedsegment", "selectedtab", "selectedoption", "selecteditem"],
        ["selectedSegmentIndex", "selectedIndex"]
      ),
      (["momentary"], ["isMomentary"]),
      (
        ["selectedcolor", "selectedtint", "selectedtintcolor"],
        ["selectedSegmentTintColor", "selectedItemTintColor"]
      ),
      (["unselectedcolor", "unselectedtint", "unselectedtintcolor"], ["unselectedItemTintColor"]),
      (["barcolor", "barbackgroundcolor"], ["barTintColor"]),
      (["translucent"], ["isTranslucent"]),
      (["largetitles", "haslargetitle", "largetitle"], ["prefersLargeTitles"]),
      (["leftitems", "leftbuttons", "leadingitems", "leftbarbuttons"], ["leftBarButtonItems"]),
      (["rightitems", "rightbuttons", "trailingitems", "rightbarbuttons"], ["rightBarButtonItems"]),
      (["badge", "badgevalue", "badgevalues"], ["badges"]),
      (["badgetintcolor", "badgebackgroundcolor"], ["badgeColor"]),
      (["pages", "pagecount", "count", "numpages"], ["numberOfPages"]),
      (["page", "index", "activepage"], ["currentPage"]),
      (["inactivecolor", "dotcolor", "pagecolor", "indicatorcolor"], ["pageIndicatorTintColor"]),
      (["activecolor", "currentcolor", "currentpagecolor"], ["currentPageIndicatorTintColor"]),
      (["min", "minvalue", "minimum"], ["minimumValue"]),
      (["max", "maxvalue", "maximum"], ["maximumValue"]),
      (["step", "increment"], ["stepValue"]),
      (["animating", "spinning", "loading", "active", "isloading"], ["isAnimating"]),
      (["activityindicatorviewstyle", "size"], ["style"]),
      (["layers", "children", "subviews"], ["sublayers"]),
      (["colors", "gradientstops"], ["stops"]),
      (["start", "startpoint"], ["startPoint"]),
      (["direction", "degrees", "rotation"], ["angle"]),
      (["inherits", "inherit", "parent", "basedon", "extend", "mixin", "include"], ["extends"]),
      (["type", "base", "class", "for", "control", "view", "kind", "element", "target"], ["component"]),
      (["position", "offset", "stop", "at", "percent"], ["location"]),
      (["blur", "blurradius"], ["radius"]),
      (["opacity"], ["alpha"]),
      (["start", "marginstart", "insetinlinestart"], ["leading"]),
      (["end", "marginend", "insetinlineend"], ["trailing"]),
      (["leading", "start"], ["left"]),
      (["trailing", "end"], ["right"]),
      (["cornersmoothing", "smoothcorners", "cornerstyle", "squircle"], ["cornerCurve"]),
      (["system", "systemimage", "symbol", "sfsymbol", "sfsymbols"], ["systemName"]),
      (["name", "fontfamily", "fontname", "typeface"], ["family"]),
      (["fontsize", "pointsize"], ["size"]),
      (["fontweight"], ["weight"]),
      (["style"], ["textStyle"]),
      (["leading", "lineheightpx", "minimumlineheight", "maximumlineheight"], ["lineHeight"]),
      (["letterspacing", "kerning", "kern"], ["tracking"]),
      (["paragraphgap", "paragraphspacingafter"], ["paragraphSpacing"]),
      (["textdecoration", "underlined", "underlinestyle", "isunderlined"], ["underline"]),
      (["linethrough", "strikethroughstyle", "isstrikethrough", "strike"], ["strikethrough"]),
      (["texttransform", "textallcaps", "capitalization", "case"], ["textCase"]),
      (["textoverflow", "truncation", "ellipsize", "truncationmode"], ["lineBreakMode", "truncationMode"]),
      (["linebreakmode"], ["truncationMode"]),
      (["imageposition", "iconposition", "iconplacement", "imageedge", "imageside"], ["imagePlacement"]),
      (["iconpadding", "imagespacing", "iconspacing", "imagetitlespacing"], ["imagePadding"]),
      (["subtitletext", "secondarytext", "detailtext", "supportingtext"], ["subtitle"]),
      (["subtitlecolour", "subtitletextcolor", "detailtextcolor"], ["subtitleColor"]),
      (["titlesubtitlespacing", "subtitlespacing", "subtitlepadding"], ["titlePadding"]),
      (
        ["isloading", "loading", "showsactivity", "showsspinner", "showsprogress", "isbusy"],
        ["showsActivityIndicator"]
      ),
      (["halign", "horizontalalignment", "contentalignment"], ["contentHorizontalAlignment"]),
      (["valign", "verticalalignment"], ["contentVerticalAlignment"]),
      (["easing", "timing", "timingfunction"], ["curve"]),
      (["time"], ["duration"]),
      (["gap", "itemspacing"], ["spacing"]),
      (["direction", "orientation", "flexdirection", "layoutmode"], ["axis"]),
      (["justifycontent", "arrangement"], ["distribution"]),
      (["alignitems", "align"], ["alignment"]),
      (["padding", "margins"], ["insets"]),
    ]
    return groups.reduce(into: [:]) { meanings, group in
      for name in group.0 { meanings[name, default: []] += group.1 }
    }
  }()

  /// - Parameter candidates: What there is here.
  private static func advice(_ key: String, _ candidates: KnownNames) -> String? {
    switch key {
    case "fontsize", "fontweight", "fontfamily", "fontname", "fontstyle", "textstyle":
      candidates.contains("font")
        ? "a font is one value, as in ‘font: { size: 15, weight: semibold }’" : nil
    case "lineheight", "lineheightmultiple", "linespacing", "tracking", "letterspacing", "kerning", "kern",
      "paragraphspacing", "underline", "strikethrough", "textdecoration":
      candidates.contains("font")
        ? "the font says how lines and letters are set, as in ‘font: { size: 15, lineHeight: 22, tracking: 0.2, underline: true }’"
        : nil
    case "texttransform", "textcase":
      candidates.contains("font")
        ? "the font says in which case its letters are shown, as in ‘font: { size: 15, textCase: uppercase }’"
        : nil
    case "systemname", "systemimage", "symbol", "sfsymbol":
      candidates.contains("contents")
        ? "a symbol is an image, as in ‘contents: { systemName: star }’"
        : candidates.contains("image") ? "a symbol is an image, as in ‘image: { systemName: star }’" : nil
    case "transition", "animation":
      "a component says how it changes, as in ‘transition: { duration: 0.2 }’"
    case _
    where isOfStyle(candidates) && ["shadow", "dropshadow", "elevation", "boxshadow", "border"].contains(key):
      key == "border"
        ? "a border is ‘layer.borderWidth’ and ‘layer.borderColor’"
        : "the shadows of the view's layer are a list, as in ‘layer.shadows: [{ opacity: 0.2, offset: [0, 1], radius: 2 }]’"
    case "boxshadow", "innershadow", "insetshadow":
      "the shadows of a layer's box are a list, as in ‘shadows: [{ opacity: 0.2, offset: [0, 1], radius: 2 }]’"
    case "shadow", "dropshadow", "textshadow", "elevation":
      "a layer's shadow is ‘shadowColor’, ‘shadowOpacity’, ‘shadowOffset’ and ‘shadowRadius’, or a list of ‘shadows’"
    case "backdropfilter", "backgroundblur":
      "a layer of kind ‘material’ blurs what lies behind it, as in ‘sublayers: [{ name: glass, kind: material }]’"
    case "blur", "filter":
      "nothing is blurred but shadows, by ‘shadowRadius’, and what lies behind a layer of kind ‘material’"
    case "offtintcolor", "offtint", "offcolor":
      "UIKit has no colour for a switch that is off"
    case "adjustsfontsizetofitwidth" where candidates.contains("minimumScaleFactor"):
      "a text that is too wide is drawn smaller with ‘minimumScaleFactor: 0.5’"
    case _ where ["titleedgeinsets", "imageedgeinsets"].contains(key) && candidates.contains("imagePadding"):
      "the space between the image and the title is ‘imagePadding’, and that around both ‘contentInsets’"
    case "outline", "focusring", "ring", "outlinestyle", "outlineoffset", "outlinewidth", "outlinecolor":
      "a ring is one value of a layer, as in ‘outline: { width: 2, offset: 2, color: blue }’"
    case "border", "stroke":
      candidates.contains("strokeColor")
        ? "a line is ‘strokeColor’ and ‘lineWidth’" : "a border is ‘borderWidth’ and ‘borderColor’"
    case "gradient", "lineargradient", "backgroundgradient":
      "a gradient is a layer of a component: ‘sublayers: [{ name: …, kind: gradient, stops: … }]’"
    case "rotation", "rotate", "scale", "translate", "skew":
      "a layer is moved by ‘transform: { rotation: …, scale: …, translation: … }’"
    case "layer":
      "a style sets a key of the view's layer by its path, as in ‘layer.cornerRadius: 8’"
    case _ where key.hasPrefix("/*") || key.hasPrefix("//"):
      "a comment begins with ‘#’ and goes to the end of its line"
    case "size" where candidates.contains("font"):
      "the size of letters is the font's, as in ‘font: { size: 15, weight: semibold }’"
    case "display":
      candidates.contains("hidden")
        ? "‘hidden: true’ hides a layer, and a layer of kind ‘stack’ arranges others"
        : "‘isHidden: true’ hides a view; the app says where it stands"
    case _ where wrappingNames.contains(key) && candidates.contains("distribution"):
      stacksDontWrap
    case "zindex", "zposition":
      "layers lie in the order in which they are written, the last in front"
    case _ where candidates.contains("frame") && placementNames.contains(key):
      "‘frame’ places a layer, as in ‘frame: { left: 0, top: 0, width: 20, height: 20 }’"
    case "margin", "gap", "width", "height", "minwidth", "minheight", "maxwidth", "maxheight", "position",
      "top", "left",
      "right", "bottom", "x", "y", "flex", "align", "size", "frame", "bounds", "center":
      "a style says how a control looks, and the app where it stands; ‘preview: { size: [120, 44] }’ is the size of its pictures"
    case "visibility", "visible", "isvisible", "shown", "isshown":
      candidates.contains("hidden")
        ? "‘hidden: true’ hides a layer, and ‘hidden: \"!$isShown\"’ shows it where a property says so"
        : "‘isHidden: true’ hides a view"
    case "disabled":
      "‘isEnabled: false’ disables a control; ‘states: { disabled: … }’ says how it looks then"
    case "hover", "pressed", "active", "focus", "highlighted", "selected", "disabledstate":
      "what changes in a state stands under ‘states’, as in ‘states: { highlighted: … }’"
    case "dark", "light", "highcontrast", "night":
      "what changes in a mode stands under ‘modes’, as in ‘modes: { dark: … }’"
    case _ where key.hasPrefix("@media"):
      "what changes in a mode stands under ‘modes’, as in ‘modes: { dark: … }’"
    default:
      classAdvice(key, candidates) ?? layerAdvice(key, candidates)
    }
  }

  /// Whether the candidates are properties of a component, and not keys of a layer.
  private static func isOfStyle(_ candidates: KnownNames) -> Bool { candidates.contains("isHidden") }

  /// The names in other tools for placing a view.
  private static let placementNames = [
    "margin", "width", "height", "position", "top", "left", "right", "bottom", "size", "x", "y",
  ]

  /// The advice for a property that only other classes than that of a style have.
  private static func classAdvice(_ key: String, _ candidates: KnownNames) -> String? {
    guard isOfStyle(candidates) else { return nil }
    let known = classes[key] ?? meanings[key]?.lazy.compactMap { classes[KnownNames.plain($0)] }.first
    return known.map { "‘\($0.property)’ is a property of \($0.classes.conjunction)" }
  }

  /// The properties of classes by their plain names, each with its classes.
  private static let classes: [String: (property: String, classes: [String])] =
    BaseClass.allCases.reduce(into: [:]) { known, base in
      for property in base.properties {
        known[KnownNames.plain(property.name), default: (property.name, [])].classes.append(base.rawValue)
      }
    }

  /// The advice for a property that only layers have.
  private static func layerAdvice(_ key: String, _ candidates: KnownNames) -> String? {
    guard let property = layerProperty(key), !candidates.contains(property) else { return nil }
    if let known = LayerProperty(named: property),
      !LayerPropertyNames.of(.rectangle).properties.contains(known)
    {
      let kinds = LayerKind.having(known).map { "‘\($0)’" }.joined(separator: " and ")
      return "‘\(property)’ belongs to layers of kind \(kinds), which a component has among its ‘sublayers’"
    }
    return
      "‘\(property)’ belongs to layers: a component sets it under ‘layer’, as in ‘layer: { \(property): … }’"
  }

  /// The property of layers that a name means.
  static func layerProperty(_ foreign: String) -> String? {
    let key = KnownNames.plain(foreign)
    return layerNames[key] ?? meanings[key]?.lazy.compactMap { layerNames[KnownNames.plain($0)] }.first
  }

  /// The names of layers' properties, by their forms in `KnownNames.plain`.
  private static let layerNames = Dictionary(
    LayerProperty.allCases.map { (KnownNames.plain($0.name), $0.name) },
    uniquingKeysWith: { first, _ in first })
}
