import StyleModel
import StyleScene

/// Writes a scene as a readable SVG document, without raster images but those of the app. It shows the same as `renderPNG`.
///
/// - Parameters:
///   - idPrefix: The prefix of every id, so that one HTML page can contain several pictures. Characters that ids can't contain
///     are left out.
///   - title: The title for screen readers.
public func renderSVG(
  _ scene: Scene, idPrefix: String, title: String? = nil, in renderCache: RenderCache = RenderCache()
) -> [UInt8] {
  svgDocument(scene, idPrefix: identifier(idPrefix), title: title, in: renderCache).bytes
}

/// - Parameter idPrefix: A prefix that is valid in an id.
func svgDocument(
  _ scene: Scene, idPrefix: String, title: String?, moves: Bool = false, in renderCache: RenderCache
) -> MarkupWriter {
  var writer = SVGWriter(idPrefix: idPrefix, moves: moves, in: renderCache)
  for item in scene.items { writer.write(item) }
  return writer.document(size: scene.size, title: title)
}

/// The letters, digits, `-` and `_` of a text, after a letter.
func identifier(_ text: String) -> String {
  let kept = text.utf8.filter { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
  return "s" + String(decoding: kept, as: UTF8.self)
}

/// A writer of items one after another; the definitions that they refer to are gathered apart, for the head of the document.
struct SVGWriter {
  var body: MarkupWriter
  private var definitions = MarkupWriter(depth: 2)
  private var ids: [Definition: String] = [:]
  private var wideColors = WideColors()
  private let idPrefix: String
  let renderCache: RenderCache
  /// The transform from the coordinates of the items to those of the element around them.
  var transform = Scene.Matrix.identity
  /// Whether attributes of the document are animated, so that it must have the same elements for any values.
  let moves: Bool

  init(idPrefix: String, moves: Bool = false, in renderCache: RenderCache) {
    self.renderCache = renderCache
    self.moves = moves
    body = MarkupWriter(depth: 1)
    self.idPrefix = idPrefix
  }

  /// A definition in the head that elements refer to; equal ones are written once.
  enum Definition: Hashable {
    case gradient(Scene.Paint)
    case clip(Scene.Shape, Scene.FillRule, Scene.Matrix)
    case mask([Scene.Item], Scene.Matrix)
    case shadow(Scene.Shadow, of: Rect, Scene.Matrix)
    case blur(Double, of: Rect, Scene.Matrix)

    var name: String {
      switch self {
      case .gradient: "gradient"
      case .clip: "clip"
      case .mask: "mask"
      case .shadow: "shadow"
      case .blur: "blur"
      }
    }
  }

  /// A class that gives a property a colour on wider screens; nil where the colour moves, since an animation moves the attribute.
  mutating func wideClass(_ property: String, _ color: Scene.Color.DisplayP3) -> String? {
    moves ? nil : WideColors.name(wideColors.number(of: property, color), idPrefix)
  }

  /// A reference to a definition, which `write` writes with its id if it is new.
  mutating func reference(
    _ definition: Definition, _ write: (inout MarkupWriter, _ id: MarkupWriter.Attribute) -> Void
  ) -> String {
    if let id = ids[definition] { return "url(#\(id))" }
    let id = "\(idPrefix)-\(definition.name)-\(ids.count + 1)"
    ids[definition] = id
    write(&definitions, ("id", id))
    return "url(#\(id))"
  }

  /// The markup that `write` writes, apart from the body.
  mutating func apart(depth: Int, _ write: (inout SVGWriter) -> Void) -> MarkupWriter {
    let saved = body
    body = MarkupWriter(depth: depth)
    write(&self)
    defer { body = saved }
    return body
  }

  func document(size: Size, title: String?) -> MarkupWriter {
    let (width, height) = (decimal(size.width), decimal(size.height))
    var document = MarkupWriter()
    document.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("role", "img"),
      ]
    ) { document in
      if let title { document.element("title", text: title) }
      if let rules = wideColors.styleSheet(prefix: idPrefix) { document.element("style", text: rules) }
      if !definitions.bytes.isEmpty {
        document.element("defs") { $0.append(definitions) }
      }
      document.append(body)
    }
    return document
  }
}
