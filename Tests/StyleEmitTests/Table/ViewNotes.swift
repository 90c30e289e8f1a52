import Foundation
import StyleModel

/// What the double of SwiftUI notes of a layer that it draws no pixels for: shadows, strokes, texts, pictures, and the corners'
/// curve.
enum ViewNotes {
  /// The notes of each layer of a group, which end with where the layer lies.
  static func parts(of line: String, _ group: PropertyTable.Group) -> [Set<String>] {
    let notes = line.split(separator: "|").map(String.init)
    if group.holder == .root { return [Set(notes.filter { !$0.hasPrefix("at ") })] }
    var parts: [String: Set<String>] = [:]
    var current: Set<String> = []
    let places = Set(group.cells.map(place))
    for note in notes {
      if places.contains(note) {
        parts[note] = current
        current = []
      } else if note == "at -1000.0 -1000.0" {
        // What a control's title took the place of.
        current = []
      } else if !note.hasPrefix("at ") {
        current.insert(note)
      }
    }
    return group.cells.map { parts[place($0)] ?? ["nothing"] }
  }

  private static func place(_ cell: PropertyTable.Cell) -> String { "at \(cell.frame.x) \(cell.frame.y)" }

  static func expected(of layer: LookLayer, _ frame: Rect) -> Set<String> {
    var notes: Set<String> = []
    if layer[.masksToBounds] != .bool(true), let color = layer[.shadowColor].color,
      let opacity = layer[.shadowOpacity].double, opacity > 0, case .size(let offset) = layer[.shadowOffset],
      let radius = layer[.shadowRadius].double
    {
      notes.insert("shadow \(text(color, opacity)) \(radius) \(offset.width) \(offset.height)")
    }
    if case .shadows(let shadows) = layer[.shadows] {
      for shadow in shadows
      where shadow.radius > 0 && (shadow.isInset || layer[.masksToBounds] != .bool(true)) {
        notes.insert("blur \(shadow.radius)")
      }
    }
    if layer[.cornerCurve].text == "continuous", layer[.cornerRadius].double ?? 0 > 0,
      layer[.maskedCorners] != .corners([])
    {
      notes.insert("continuous corners")
    }
    switch layer.layer.kind {
    case .rectangle, .gradient, .stack, .component: break
    case .shape:
      if let color = layer[.strokeColor].color, case .numbers(let dash) = layer[.lineDashPattern] {
        let words = [LayerProperty.lineCap, .lineJoin].map { layer[$0].text ?? "" }.joined(separator: " ")
        let phase = layer[.lineDashPhase].double ?? 0
        let limit = layer[.miterLimit].double ?? 0
        notes.insert(
          "stroke \(text(color)) \(layer[.lineWidth].double ?? 0) \(words) \(limit) \(dash) \(phase)")
        let (start, end) = (layer[.strokeStart].double ?? 0, layer[.strokeEnd].double ?? 1)
        if (start, end) != (0, 1) { notes.insert("trim \(start) \(max(start, end))") }
      }
    case .text: notes.formUnion(ofText(layer))
    case .material:
      let word = layer[.material].text ?? ""
      let glass = ["glass": "glass regular", "clearGlass": "glass clear"][word]
      let tint = layer[.tintColor].color.map { " tint \(text($0))" } ?? ""
      notes.insert(glass.map { $0 + tint } ?? "material \(word)")
    case .image:
      let name: String? =
        switch layer[.contents] {
        case .image(.asset(let name)): name
        case .image(.system(let name)): "system \(name)"
        default: nil
        }
      if let name {
        notes.insert("image \(name)")
        if let tint = layer[.tintColor].color { notes.insert("foreground \(text(tint))") }
      }
    }
    return notes
  }

  private static func ofText(_ layer: LookLayer) -> Set<String> {
    var notes: Set<String> = ["text \(layer.shownText() ?? "")"]
    if let color = layer[.foregroundColor].color { notes.insert("foreground \(text(color))") }
    if case .font(let font) = layer[.font] {
      notes.insert("font \(text(font))")
      // SwiftUI has no space between paragraphs.
      let leading = font.lineHeight.map { $0 - 1.193 * font.pointSize } ?? 0
      if leading > 0 { notes.insert("line spacing \(leading)") }
      if font.tracking != 0 { notes.insert("tracking \(font.tracking)") }
      if font.underline { notes.insert("underlined") }
      if font.strikethrough { notes.insert("struck through") }
    }
    let count = Int(layer[.numberOfLines].double ?? 1)
    let isOpen = count < 2 && (count == 0 || layer[.isWrapped] == .bool(true))
    notes.insert("lines \(isOpen ? "any" : "\(count)")")
    if let scale = layer[.minimumScaleFactor].double, scale < 1 { notes.insert("shrinks to \(scale)") }
    switch layer[.truncationMode].text {
    case "none": notes.insert("never truncated")
    case "start": notes.insert("truncated head")
    case "middle": notes.insert("truncated middle")
    default: break
    }
    let alignment =
      switch layer[.alignmentMode].text {
      case "right": "trailing"
      case "center": "center"
      default: "leading"
      }
    notes.insert("aligned \(alignment)")
    return notes
  }

  private static func text(_ font: Font) -> String {
    let styles: [Font.TextStyle: String] = [.title1: "title", .caption1: "caption"]
    let style = font.textStyle.map { styles[$0] ?? $0.rawValue }
    if let family = font.family {
      let relative = style.map { "relative to \($0)" } ?? "fixed"
      return "\(family) \(font.pointSize) \(relative) \(font.weight)"
    }
    guard let style, font.size == nil else { return "system \(font.pointSize) \(font.weight)" }
    return font.weight == .regular ? "system \(style)" : "system \(style) \(font.weight)"
  }

  private static func text(_ color: Color, _ opacity: Double = 1) -> String {
    let shown = color.shown
    let parts = [
      shown.components.first, shown.components.second, shown.components.third, shown.alpha * opacity,
    ]
    return parts.map { String(format: "%.3f", $0) }.joined(separator: " ")
  }
}
