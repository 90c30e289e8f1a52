import Foundation
import StyleModel
import StyleRender
import StyleRuntime
import StyleScene
import StyleSource

@testable import StyleEmit

/// A look in the words of `LayerDump.swift`, which writes down the layers that a generated class has built.
struct LookDump {
  let look: Look
  /// Of the layers, each worked out of its parent's.
  private let frames: [Rect]
  /// Whether it is laid out as for a reader whose language is written from right to left.
  private let isRightToLeft: Bool
  /// The layer of another component that the look's root is.
  var holder: LookLayer?
  /// Whether what a base class draws stands in layers of its own, as AppKit's classes have it.
  var drawsBase = false
  /// A button's background image before UIKit darkens it.
  var givenImage: Value = .null
  /// The values of the component's properties, by name.
  var properties: [String: Value] = [:]

  init(_ look: Look, in frame: Rect, holder: LookLayer? = nil, isRightToLeft: Bool = false) {
    self.look = look
    self.holder = holder
    self.isRightToLeft = isRightToLeft
    frames = Self.frames(of: look, in: frame, isRightToLeft)
  }

  var lines: [String] { branch(0) }

  /// A layer, what lies in it from the bottom to the top, and its mask.
  private func branch(_ index: Int) -> [String] {
    if index == 0, let base = baseClass, drawsBase, AppleFramework.appkit.drawsItself(base) {
      return tree(0) + (holder == nil ? drawnByAppKit(base) : [])
    }
    let children = look.layers.indices.filter { look.layers[$0].parent == index }
    let (masks, drawn) = (children.filter(isMask), children.filter { !isMask($0) })
    return tree(index) + inOrder(drawn).flatMap(branch)
      + masks.flatMap { branch($0).map { "mask " + $0 } }
  }

  private func isSubtitle(_ index: Int) -> Bool { look.layers[index].layer.isSubtitle }

  private func isMask(_ index: Int) -> Bool { look.layers[index].layer.isMask }

  /// A button's image and title lie above all; what else a class draws lies at the bottom of its own layer.
  private func inOrder(_ layers: [Int]) -> [Int] {
    if drawsBase { return layers }
    let (base, own) = (layers.filter(isOfBase), layers.filter { !isOfBase($0) })
    let above = base.filter { baseClass?.isAboveOwnLayers(look.layers[$0].layer) ?? false }
    // The view of the title is the last that UIKit makes.
    let titles = above.filter { look.layers[$0].layer.name == "title" && above.contains(where: isSubtitle) }
    return base.filter { !above.contains($0) } + own + above.filter { !titles.contains($0) } + titles
  }

  var baseClass: BaseClass? {
    if case .base(let base) = look.layers[0].layer.owner { base } else { nil }
  }

  private func isOfBase(_ index: Int) -> Bool {
    if case .base = look.layers[index].layer.owner { true } else { false }
  }

  private func tree(_ index: Int) -> [String] {
    let layer = look.layers[index]
    if drawsBase, isOfBase(index), layer.layer.owner == .base(.textField), layer.layer.frame.isBesideText {
      return []
    }
    if let nested = layer.nested {
      var dump = LookDump(nested, in: frames[index], holder: layer, isRightToLeft: isRightToLeft)
      dump.drawsBase = drawsBase
      return dump.lines
    }
    // A class that other modules may have styles for always has the layer.
    if isSubtitle(index), look.component.isBaseClass { return [] }
    guard index > 0, isOfBase(index), !drawsBase, !isSubtitle(index) else { return [line(index, layer)] }
    return baseLines(layer)
  }

  private static func frames(of look: Look, in frame: Rect, _ isRightToLeft: Bool) -> [Rect] {
    var frames: [Rect] = []
    var stacked: [Int: Rect] = [:]
    for layer in look.layers {
      guard let parent = layer.parent else {
        frames.append(frame)
        continue
      }
      var own =
        layer.layer.frame.isInStack
        ? stacked[layer.index] ?? Rect(x: 0, y: 0, width: 0, height: 0) : layer.frame(in: frames[parent].size)
      if isRightToLeft, layer.layer.frame.turns { own.x = frames[parent].width - own.maxX }
      frames.append(own)
      if layer.kind == .stack {
        let stack = StackLayout(look, isRightToLeft: isRightToLeft)
        stacked.merge(stack.frames(in: layer.index, size: own.size)) { $1 }
      }
    }
    return frames
  }

  /// AppKit's classes have nothing beside a text.
  private func frame(of index: Int) -> Rect {
    let layer = look.layers[index].layer
    guard drawsBase, case .part(.textFieldText, let operands) = layer.frame, let parent = layer.parent else {
      return frames[index]
    }
    let names = operands.prefix(2).flatMap(\.properties).map { look.component.properties[$0].name }
    var own = ClassPart.textFieldText.frame(
      in: frames[parent].size, names.map { properties[$0] ?? .null })
    if isRightToLeft { own.x = frames[parent].width - own.maxX }
    return own
  }

  private func uiKitMaterial(_ layer: LookLayer) -> String {
    switch layer[.material].chosen(Material.self) ?? .regular {
    case .ultraThin: "blur systemUltraThinMaterial"
    case .thin: "blur systemThinMaterial"
    case .regular: "blur systemMaterial"
    case .thick, .ultraThick: "blur systemThickMaterial"
    case .bar: "blur systemChromeMaterial"
    case .glass: "glass regular" + tint(of: layer)
    case .clearGlass: "glass clear" + tint(of: layer)
    }
  }

  private func tint(of layer: LookLayer) -> String {
    layer[.tintColor].isNull ? "" : " tint \(text(layer[.tintColor]))"
  }

  private func appKitMaterial(_ layer: LookLayer) -> String {
    switch layer[.material].chosen(Material.self) ?? .regular {
    case .ultraThin: "blur hudWindow"
    case .thin: "blur popover"
    case .regular: "blur menu"
    case .thick: "blur sheet"
    case .ultraThick: "blur windowBackground"
    case .bar: "blur headerView"
    case .glass: "glass regular" + tint(of: layer)
    case .clearGlass: "glass clear" + tint(of: layer)
    }
  }

  private func line(_ index: Int, _ layer: LookLayer) -> String {
    let (frame, shadow) = (
      frame(of: index), [LayerProperty.shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius]
    )
    var parts = [
      index == 0 ? holder?.layer.name ?? "layer" : layer.layer.name,
      "transform \(text(transform(of: layer, in: frame)))",
      "frame \(text(.rect(frame)))",
      "background \(text(layer[.backgroundColor]))",
      "border \(text(layer[.borderWidth])) \(text(layer[.borderColor]))",
      "radius \(radius(of: layer, frame)) \(layer[.cornerCurve].text ?? "")",
      "corners \(text(layer[.maskedCorners])) anchor \(text(layer[.anchorPoint]))",
      "clips \(text(layer[.masksToBounds]))", "opacity \(text(layer[.opacity]))",
      "hidden \(text(layer[.hidden]))",
      "shadow \(shadow.map { text(layer[$0]) }.joined(separator: " "))",
    ]
    if case .shadows(let shadows) = layer[.shadows] {
      parts += shadows.map { boxShadow($0, layer, Rect(size: frame.size)) }
    }
    if case .outline(let outline) = layer[.outline], outline.width > 0 {
      parts.append("outline \(numbers(outline.width, outline.offset)) \(text(outline.color))")
    }
    if layer.kind == .material {
      parts.append(drawsBase ? appKitMaterial(layer) : uiKitMaterial(layer))
    }
    if layer.layer.kind == .gradient, case .gradientStops(let stops) = layer[.stops] {
      let list = stops.map { "\(text(.number($0.location))) \(text(.color($0.color)))" }
      parts.append("stops \(list.joined(separator: ", "))")
      let kind = layer[.type].text ?? ""
      let angle = kind == "axial" ? layer[.angle].double : nil
      let (start, end) =
        angle.map { lineEnds($0, frame.size) } ?? (text(layer[.startPoint]), text(layer[.endPoint]))
      parts.append("from \(start) to \(end) \(kind)")
    }
    if layer.layer.kind == .shape {
      parts.append("path \(path(layer, Rect(size: frame.size)))")
      parts.append("fill \(text(layer[.fillColor]))")
      parts.append("stroke \(text(layer[.strokeColor])) \(text(layer[.lineWidth]))")
      let words = [LayerProperty.fillRule, .lineCap, .lineJoin].map { layer[$0].text ?? "" }
      let dash = "dash \(text(layer[.lineDashPattern])) from \(text(layer[.lineDashPhase]))"
      parts.append("\(words.joined(separator: " ")) \(dash)")
      parts.append("mitres \(text(layer[.miterLimit]))")
      parts.append("part \(text(layer[.strokeStart])) \(text(layer[.strokeEnd]))")
    }
    if layer.layer.kind == .text {
      let words = [LayerProperty.alignmentMode, .truncationMode].map { layer[$0].text ?? "" }
      // What a text field of AppKit's shows is never missing.
      let isEditable = drawsBase && layer.layer.owner == .base(.textField) && layer.layer.name == "text"
      let string = layer.shownText() ?? (isEditable ? "" : "nil")
      parts.append("string \(string); \(text(layer[.foregroundColor]))")
      let isWrapped = layer[.isWrapped] == .bool(true) || layer[.numberOfLines].double != 1
      parts.append("\(text(layer[.font])) \(words.joined(separator: " ")) wrapped \(isWrapped)")
      if let place = layer[.verticalAlignment].text, place != "top" { parts.append("place \(place)") }
      parts.append(contentsOf: isWrapped ? typography(of: layer) : shrunk(layer, frame.width))
    }
    if layer.layer.kind == .image {
      var contents = text(layer[.contents])
      if case .image(.system) = layer[.contents], let tint = layer[.tintColor].color {
        contents += " tinted \(text(tint))"
      }
      parts.append("contents \(contents) \(layer[.contentMode].text ?? "")")
    }
    return parts.joined(separator: "; ")
  }

  private func baseLines(_ layer: LookLayer) -> [String] {
    func texts(_ names: String...) -> String {
      names.map { text(properties[$0] ?? .null) }.joined(separator: " ")
    }
    switch (baseClass, layer.layer.name) {
    case (.collectionViewCell, _), (.tableViewCell, _):
      let isShown = layer[.hidden] == .bool(false) && !layer[.backgroundColor].isNull
      return isShown ? ["selected background; \(text(layer[.backgroundColor]))"] : []
    case (.textField, "border"):
      let style = properties["borderStyle"]?.text ?? ""
      return style == "none" ? [] : ["border; \(style)"]
    case (.searchBar, "field"):
      let flags = texts("isTranslucent", "showsCancelButton")
      let style = properties["searchBarStyle"]?.text ?? ""
      return ["search bar; \(style) " + texts("barTintColor", "fieldColor") + " " + flags]
    case (.searchBar, "bar"), (.searchBar, "glass"), (.searchBar, "cancel"): return []
    case (.textField, "placeholder"), (.searchBar, "placeholder"):
      return layer[.string].isNull
        ? [] : ["placeholder; \(layer[.string].text ?? ""); \(text(layer[.foregroundColor]))"]
    case (.textField, "text"): return [baseLine(layer) ?? ""] + partsOfField(layer)
    case (.textField, "leftImage"), (.textField, "rightImage"), (.textField, "clearButton"): return []
    case (.textView, "text"):
      var lines = baseLine(layer).map { [$0] } ?? []
      if case .edgeInsets(let insets)? = properties["textContainerInset"] {
        lines.append("insets; \(numbers(insets.top, insets.left, insets.bottom, insets.right))")
      }
      return lines
    case (.switchControl, "thumb"): return ["switch; " + texts("isOn", "onTintColor", "thumbTintColor")]
    case (.slider, "thumb"):
      let colors = texts(
        "minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor", "minimumTrackImage",
        "maximumTrackImage", "thumbImage")
      return ["slider; " + texts("value", "minimumValue", "maximumValue") + " " + colors]
    case (.progressView, "progress"):
      return ["progress; " + texts("progress", "progressTintColor", "trackTintColor")]
    case (.visualEffect, "effect"): return ["effect; \(uiKitMaterial(layer))"]
    case (.segmentedControl, "track"): return [segments]
    case (.pageControl, "pages"):
      let pages = number("numberOfPages")
      let page = min(max(0, number("currentPage")), max(0, pages - 1))
      let colors = texts("hidesForSinglePage", "pageIndicatorTintColor", "currentPageIndicatorTintColor")
      return ["pages; \(numbers(pages, page)) \(colors)"]
    case (.stepper, "stepper"):
      let values = texts("value", "minimumValue", "maximumValue", "stepValue")
      return ["stepper; \(values) " + texts("wraps", "autorepeat")]
    case (.activityIndicator, "spokes"):
      let color = properties["color"]?.isNull == true ? text(usualColor(.systemGray)) : texts("color")
      let style = properties["style"]?.text ?? ""
      return ["activity; \(style) \(color) " + texts("isAnimating", "hidesWhenStopped")]
    case (.navigationBar, "effect"), (.tabBar, "effect"), (.toolbar, "effect"):
      return [barLine(effect: uiKitMaterial(layer))]
    case (.navigationBar, _), (.tabBar, _), (.toolbar, _): return []
    case (.segmentedControl, _), (.pageControl, _), (.stepper, _), (.activityIndicator, _): return []
    case (.switchControl, _), (.slider, _), (.progressView, _): return []
    case _: return baseLine(layer).map { [$0] } ?? []
    }
  }

  /// The room of a field's text, and what stands beside it. The doubles' images are 20 points wide and 10 high.
  private func partsOfField(_ text: LookLayer) -> [String] {
    func isShown(_ name: String) -> Bool {
      let word = properties[name]?.text
      let isEdited = look.state.contains(.focused)
      return word == "always" || word == (isEdited ? "whileEditing" : "unlessEditing")
    }
    func image(_ name: String, _ mode: String) -> StyleSize? {
      guard case .image(let source)? = properties[name], isShown(mode) else { return nil }
      if case .color = source { return StyleSize(width: 1, height: 1) }
      return StyleSize(width: 20, height: 10)
    }
    let layout = StyleFieldLayout(
      left: image("leftImage", "leftViewMode"), right: image("rightImage", "rightViewMode"),
      padding: number("imagePadding"),
      canClear: isShown("clearButtonMode") && properties["text"]?.text?.isEmpty == false)
    let bounds = Rect(size: frames[0].size)
    var insets = EdgeInsets(0)
    if case .edgeInsets(let own)? = properties["contentInsets"] { insets = own }
    let side: Double =
      switch properties["borderStyle"]?.text {
      case "line": 2
      case "bezel", "roundedRect": 7
      case _: 0
      }
    insets.left += side
    insets.right += side
    let frames = layout.frames(in: bounds.inset(by: insets))
    func sides(_ frame: Rect) -> String {
      numbers(
        isRightToLeft ? bounds.width - frame.maxX : frame.x, frame.y, frame.width, frame.height)
    }
    func icon(_ name: String, _ size: StyleSize?, _ frame: Rect) -> String? {
      guard size != nil, let layer = look.layers.first(where: { $0.layer.name == name && isOfBase($0.index) })
      else { return nil }
      var shown = self.text(layer[.contents])
      if case .image(.system) = layer[.contents] { shown += " tinted \(self.text(layer[.tintColor]))" }
      return "\(name); \(shown); \(sides(frame))"
    }
    return [
      "room; \(sides(frames.text))", icon("leftImage", layout.left, frames.left),
      icon("rightImage", layout.right, frames.right),
      frames.clearButton.width > 0 ? "clearButton; \(sides(frames.clearButton))" : nil,
    ].compactMap(\.self)
  }

  private func number(_ name: String) -> Double { properties[name]?.double ?? 0 }

  func usualColor(_ name: SystemColor) -> Value {
    ModedValue.system(name, origin: .unknown)[look.modes].value
  }

  private var segments: String {
    func first(_ names: String...) -> String {
      text(names.lazy.compactMap { properties[$0] }.first { !$0.isNull } ?? .null)
    }
    guard case .strings(let titles)? = properties["titles"] else { return "no titles" }
    let index = number("selectedSegmentIndex")
    let selected = index < Double(titles.count) ? index : -1
    let state =
      "\(text(.number(selected))) \(first("isMomentary")) \(first("selectedSegmentTintColor"))"
    let others = "\(first("textColor")) \(first("font"))"
    return "segments; \(titles) \(state) \(others) \(first("selectedTextColor", "textColor")) "
      + first("selectedFont", "font")
  }

  /// How a text is set where its font says more than a typeface: nothing where it doesn't, or where there is no text to be set.
  /// Core Animation is never given more than half of the shorter side.
  private func radius(of layer: LookLayer, _ frame: Rect) -> String {
    let (radius, most) = (layer[.cornerRadius].double ?? 0, min(frame.width, frame.height) / 2)
    return text(.number(most > 0 ? min(radius, most) : radius))
  }

  /// How a text of one line is set: smaller where it is wider than its layer. The doubles' letters are half as wide as high.
  private func shrunk(_ layer: LookLayer, _ width: Double) -> [String] {
    guard let least = layer[.minimumScaleFactor].double, least < 1, width > 0,
      case .font(let font) = layer[.font], let string = layer.shownText(), !string.isEmpty
    else { return typography(of: layer) }
    let scale = max(least, width / (Double(string.count) * (font.pointSize / 2 + font.tracking)))
    guard scale < 1 else { return typography(of: layer) }
    let height = font.lineHeight ?? font.pointSize * 1.25
    let numbers = numbers(
      height, height, (height - font.pointSize * scale * 1.25) / 2, font.tracking * scale, 0)
    return ["set \(numbers) \(font.strokes) \(layer[.alignmentMode].text ?? "")"]
  }

  private func typography(of layer: LookLayer, alignment: String? = nil) -> [String] {
    guard case .font(let font) = layer[.font], let string = layer[.string].text, !string.isEmpty,
      font.lineHeight != nil || font.tracking != 0 || font.paragraphSpacing != 0 || font.underline
        || font.strikethrough || font.textCase != .none
    else { return [] }
    // The doubles' fonts have lines a quarter higher than their size.
    let lift = font.lineHeight.map { ($0 - font.pointSize * 1.25) / 2 } ?? 0
    let numbers = numbers(
      font.lineHeight ?? 0, font.lineHeight ?? 0, lift, font.tracking, font.paragraphSpacing)
    return ["set \(numbers) \(font.strokes) \(alignment ?? layer[.alignmentMode].text ?? "")"]
  }

  /// nil for a part that a button has no view for, since it shows nothing.
  private func baseLine(_ layer: LookLayer) -> String? {
    switch layer.layer.name {
    case "title" where layer[.string].isNull, "backgroundImage" where givenImage.isNull: return nil
    case "title":
      let words = "title; \(layer.shownText() ?? "nil"); \(text(layer[.foregroundColor]))"
      return ([words, text(layer[.font])] + typography(of: layer)).joined(separator: "; ")
    case "backgroundImage":
      return "background image; \(text(givenImage))"
    case "text":
      let color = text(layer[.foregroundColor])
      let alignment = layer[.alignmentMode].text ?? ""
      let words =
        "text; \(layer.shownText() ?? "nil"); \(color); \(text(layer[.font])); \(alignment) "
        + "\(Int(clamping: layer[.numberOfLines].double ?? 0))"
      let isField = layer.layer.owner == .base(.textField) || layer.layer.owner == .base(.searchBar)
      return ([words] + (isField ? [] : typography(of: layer))).joined(separator: "; ")
    case let name where look.layers[0].layer.owner == .base(.imageView) && name == "image":
      return "image; \(text(layer[.contents])); \(layer[.contentMode].text ?? "")"
    case let name:
      return layer[.contents].isNull ? nil : "\(name); \(text(layer[.contents]))"
    }
  }

  private func path(_ layer: LookLayer, _ bounds: Rect) -> String {
    guard case .path(let path) = layer[.path] else { return "nil" }
    switch path {
    case .rectangle: return "path" + outline(bounds)
    case .ellipse: return "path" + ellipse(bounds)
    case .roundedRectangle:
      return "path" + outline(bounds, layer[.cornerRadius].double ?? 0, curve(of: layer))
    case .arc, .sector, .ring, .bubble: return "path" + drawn(path, layer, bounds)
    case .star where layer[.cornerRadius].double != 0, .polygon where layer[.cornerRadius].double != 0:
      return "path" + drawn(path, layer, bounds)
    case .star, .polygon:
      let points = max(3, Int(clamping: layer[.points].double ?? 0))
      let inner = path == .star ? layer[.innerRadius].double ?? 1 : 1
      let count = path == .star ? 2 * points : points
      let corners = (0..<count).map { index in
        // From the top, clockwise; every other corner of a star is an inner one.
        let turn = Double(index) * 360 / Double(count) * Double.pi / 180
        let radius = path == .star && index % 2 == 1 ? inner : 1
        let corner = Point(
          x: bounds.midX + sin(turn) * radius * bounds.width / 2,
          y: bounds.midY - cos(turn) * radius * bounds.height / 2)
        return (index == 0 ? " M " : " L ") + text(.point(corner))
      }
      return "path" + corners.joined() + " Z"
    case .svg: return "path" + drawn(path, layer, bounds)
    }
  }

  /// As the kernel has it, which other tests compare with the geometry: here is asked with which values.
  private func drawn(_ path: Path, _ layer: LookLayer, _ bounds: Rect) -> String {
    var values = StylePathValues()
    func number(_ property: LayerProperty) -> Double { layer[property].double ?? .nan }
    (values.cornerRadius, values.isContinuous) = (number(.cornerRadius), curve(of: layer) == .continuous)
    (values.points, values.innerRadius) = (Int(clamping: number(.points)), number(.innerRadius))
    (values.startAngle, values.endAngle) = (number(.startAngle), number(.endAngle))
    (values.arrow.position, values.arrow.offset) = (number(.arrowPosition), number(.arrowOffset))
    (values.arrow.width, values.arrow.height) = (number(.arrowWidth), number(.arrowHeight))
    values.arrow.edge = ArrowEdge(rawValue: layer[.arrowEdge].text ?? "") ?? .top
    if isRightToLeft, layer.layer.frame.turns {
      let edges: [ArrowEdge: ArrowEdge] = [.left: .right, .right: .left]
      if let edge = edges[values.arrow.edge] {
        values.arrow.edge = edge
      } else {
        (values.arrow.position, values.arrow.offset) = (1 - values.arrow.position, -values.arrow.offset)
      }
    }
    return path.outline.elements(in: bounds, values).map(text).joined()
  }

  /// The layer that casts a shadow of another's box: what it casts it of, and what a mask leaves. Where one of the two has a hole, that
  /// runs the other way round.
  private func boxShadow(_ shadow: BoxShadow, _ layer: LookLayer, _ box: Rect) -> String {
    let (x, y) = (shadow.offset.width, shadow.offset.height)
    let far = outline(
      box.inset(by: EdgeInsets(-(3 * shadow.radius + abs(shadow.spread) + abs(x) + abs(y) + 1))))
    func edge(_ distance: Double, isHole: Bool) -> String {
      let most = min(layer[.cornerRadius].double ?? 0, box.width / 2, box.height / 2)
      var corners = Corners.all
      if case .corners(let masked) = layer[.maskedCorners] { corners = masked }
      // CSS Backgrounds 3, § 6.1.1.
      let gain = most < distance ? distance * (1 + pow(most / distance - 1, 3)) : distance
      let radius = most > 0 ? max(0, most + gain) : 0
      return outline(
        box.inset(by: EdgeInsets(-distance)), radius, curve(of: layer), corners, isHole: isHole)
    }
    let caster =
      shadow.isInset ? far + edge(-shadow.spread, isHole: true) : edge(shadow.spread, isHole: false)
    let seen = shadow.isInset ? edge(0, isHole: false) : far + edge(0, isHole: true)
    return "box shadow \(text(shadow.color)) \(numbers(shadow.opacity, x, y, shadow.radius)) of path\(caster)"
      + " within path\(seen)"
  }

  private func curve(of layer: LookLayer) -> Scene.RoundedRectangle.Curve {
    layer[.cornerCurve].text == "continuous" ? .continuous : .circular
  }

  /// Four curves from the right, whose handles make a quarter of a circle pass through 45° at its radius.
  private func ellipse(_ box: Rect) -> String {
    let handle = 4 * (2.0.squareRoot() - 1) / 3
    func at(_ x: Double, _ y: Double) -> String {
      numbers(box.midX + x * box.width / 2, box.midY + y * box.height / 2)
    }
    let quarters: [(x: Double, y: Double)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    let curves = quarters.indices.map { index in
      let (start, end) = (quarters[index], quarters[(index + 1) % 4])
      let first = at(start.x + handle * end.x, start.y + handle * end.y)
      let second = at(end.x + handle * start.x, end.y + handle * start.y)
      return " C \(first) \(second) \(at(end.x, end.y))"
    }
    return " M \(at(1, 0))" + curves.joined() + " Z"
  }

  /// A rectangle as it is in a picture, or the other way round; nothing where nothing is left.
  private func outline(
    _ box: Rect, _ radius: Double = 0, _ curve: Scene.RoundedRectangle.Curve = .circular,
    _ round: Corners = .all, isHole: Bool = false
  ) -> String {
    guard box.width > 0, box.height > 0 else { return "" }
    let path = Scene.RoundedRectangle(box, radius: radius, curve: curve, corners: round).path
    guard isHole else { return path.elements.map(text).joined() }
    var bends: [[Point]] = []
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): bends.append([point])
      case .curve(let first, let second, let end): bends[bends.count - 1] += [first, second, end]
      case .close: break
      }
    }
    let turned = bends.reversed().enumerated().flatMap { index, bend -> [PathElement] in
      let points = Array(bend.reversed())
      return [index == 0 ? .move(points[0]) : .line(points[0])]
        + stride(from: 1, to: points.count, by: 3).map {
          .curve(points[$0], points[$0 + 1], points[$0 + 2])
        }
    }
    return (turned + [.close]).map(text).joined()
  }

  /// Where Core Animation's line begins and ends so that its lines of equal colour are those of CSS: across the line of CSS from
  /// (x₀, y₀) to (x₁, y₁), the location grows by dx / |d|² for each point to the right, and w times as much for the width of the layer.
  private func lineEnds(_ angle: Double, _ size: Size) -> (String, String) {
    let (dx, dy) = (sin(angle * .pi / 180), -cos(angle * .pi / 180))
    // A layer without a height or a width shows nothing, and has some line all the same.
    let (width, height) = (max(size.width, 0.001), max(size.height, 0.001))
    let length = abs(dx) * width + abs(dy) * height
    let (across, down) = (dx / length * width, dy / length * height)
    let square = across * across + down * down
    let (x, y) = (across / square / 2, down / square / 2)
    return (numbers(0.5 - x, 0.5 - y), numbers(0.5 + x, 0.5 + y))
  }

  func text(_ value: Value) -> String {
    switch value {
    case .null, .invalid: "nil"
    case .bool(let flag): "\(flag)"
    case .number(let number): fixed(number)
    case .point(let point): numbers(point.x, point.y)
    case .size(let size): numbers(size.width, size.height)
    case .rect(let rect): numbers(rect.x, rect.y, rect.width, rect.height)
    case .color(let color): text(color)
    case .image(.color(let color)): "color \(text(color))"
    case .image(.asset(let name)): "asset \(name)"
    case .image(.system(let name)): "system \(name)"
    case .font(let font): "\(font.family ?? "system") \(text(.number(font.pointSize))) \(font.weight)"
    case .transform(let transform): text(transform)
    case .corners(let corners): "\(corners.rawValue)"
    case .numbers(let list): list.map { text(.number($0)) }.joined(separator: " ")
    case .strings(let list): "\(list)"
    case .integer, .string, .localizedString, .choice, .range, .gradientStops, .shadow, .shadows, .outline,
      .edgeInsets,
      .animation, .path:
      "\(value)"
    }
  }

  private func text(_ element: PathElement) -> String {
    switch element {
    case .move(let end): " M \(text(.point(end)))"
    case .line(let end): " L \(text(.point(end)))"
    case .curve(let first, let second, let end):
      " C \(text(.point(first))) \(text(.point(second))) \(text(.point(end)))"
    case .close: " Z"
    }
  }

  private func numbers(_ numbers: Double...) -> String {
    numbers.map { text(.number($0)) }.joined(separator: " ")
  }

  /// With a translation in points only.
  private func transform(of layer: LookLayer, in frame: Rect) -> Value {
    guard case .transform(var transform) = layer[.transform] else { return layer[.transform] }
    transform.translation.x += transform.relativeTranslation.x * frame.width
    transform.translation.y += transform.relativeTranslation.y * frame.height
    return .transform(transform)
  }

  /// The matrix of x′ = a x + c y + tx, y′ = b x + d y + ty, turned clockwise where y grows downwards.
  private func text(_ transform: Transform) -> String {
    let turn = transform.rotation * Double.pi / 180
    let (scale, move) = (transform.scale, transform.translation)
    return numbers(
      cos(turn) * scale.width, sin(turn) * scale.width, -sin(turn) * scale.height, cos(turn) * scale.height,
      move.x, move.y)
  }

  /// With four digits behind the point: `String(format:)` takes many times as long.
  private func fixed(_ number: Double) -> String {
    let scaled = (number * 10_000).rounded()
    let (whole, part) = Int(clamping: abs(scaled)).quotientAndRemainder(dividingBy: 10_000)
    let digits = String(part)
    return (scaled < 0 ? "-" : "") + String(whole) + "."
      + String(repeating: "0", count: 4 - digits.utf8.count)
      + digits
  }

  /// What is clear is drawn like nothing.
  private func text(_ color: Color) -> String {
    if color == .clear { return "nil" }
    // Of what AppKit lacks, the published values stand in.
    if let system = color.system, !drawsBase || system.isInAppKit {
      return "\(system) 0.0000 0.0000 0.0000 1.0000"
    }
    let shown = color.shown
    let channels = numbers(
      shown.components.first, shown.components.second, shown.components.third, shown.alpha)
    return "\(shown.space == .srgb ? "sRGB" : "displayP3") \(channels)"
  }
}

/// Whether two lines say the same, but for the last digit of their numbers, which depends on how they were rounded.
func isClose(_ a: String, _ b: String) -> Bool {
  if a == b { return true }
  let (a, b) = (a.split(whereSeparator: " ;,".contains), b.split(whereSeparator: " ;,".contains))
  return a.count == b.count
    && zip(a, b).allSatisfy { a, b in
      if a == b { return true }
      guard let a = Double(a), let b = Double(b) else { return false }
      return abs(a - b) < 0.000_15
    }
}

extension SystemColor {
  /// Whether AppKit has a colour that means the same.
  var isInAppKit: Bool {
    switch self {
    case .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
      .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .systemFill,
      .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .label, .secondaryLabel,
      .tertiaryLabel,
      .quaternaryLabel, .placeholderText, .link, .separator:
      true
    case .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .opaqueSeparator,
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
      .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .darkText, .lightText:
      false
    }
  }
}

extension Font {
  /// 1 for a line below the text, and 2 for one through it, as the doubles print them.
  fileprivate var strokes: Int { (underline ? 1 : 0) + (strikethrough ? 2 : 0) }
}
