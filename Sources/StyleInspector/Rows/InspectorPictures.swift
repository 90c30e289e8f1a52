import StyleModel
import StyleReport
import StyleScene
import StyleSource

/// Draws pictures for an inspector, on one thread.
package protocol InspectorDrawer {
  var texts: any TextMeasurer { get }

  func svg(_ scene: Scene, title: String) -> [UInt8]

  /// Draws a PNG; nil where it can't be drawn, such as a too large one.
  func png(_ scene: Scene, scale: Double) -> [UInt8]?

  /// Draws a PDF; nil where it can't be drawn, or the drawer has no PDF.
  func pdf(_ scene: Scene, title: String) -> [UInt8]?

  /// Draws an animated SVG; nil where no SVG can animate it.
  func movingSVG(_ moving: MovingPicture, of style: PreparedStyle) -> [UInt8]?
}

extension InspectorDrawer {
  package func pdf(_ scene: Scene, title: String) -> [UInt8]? { nil }
}

/// The picture that a request is for.
struct PictureRequest {
  enum Format { case svg, png, pdf }

  var state = StateSet.normal
  var modes: ModeSet = []
  var format = Format.svg
  /// The scale, in pixels a point.
  var scale = 2.0
  /// The size in points, where it differs from the style's.
  var size: Size?
  var margin = EdgeInsets(8)
  var contentSize: ContentSize?
  var isRightToLeft = false
  /// The animation in the picture: `transition`, or the name of one.
  var motion: String?
  /// A part of the way of what moves, 0…1.
  var time: Double?

  init(_ parameters: [String: String], _ sheet: ResolvedSheet, usual: Size) throws(InspectorError) {
    if let name = parameters["states"] {
      guard let state = sheet.states.states(named: name) else {
        throw .badRequest("there is no state ‘\(name.shortened)’")
      }
      self.state = state
    }
    if let name = parameters["modes"] {
      guard let set = sheet.modes.modes(named: name) else {
        throw .badRequest("there are no modes ‘\(name.shortened)’")
      }
      self.modes = set
    }
    switch parameters["format"] {
    case nil, "svg"?: break
    case "png"?: format = .png
    case "pdf"?: format = .pdf
    case let other?: throw .badRequest("there is no format ‘\(other.shortened)’; take svg, png or pdf")
    }
    scale = try PictureRequest.number("scale", parameters, 0.25...8) ?? 2
    let width = try PictureRequest.number("width", parameters, 1...4096)
    let height = try PictureRequest.number("height", parameters, 1...4096)
    if width != nil || height != nil {
      size = Size(width: width ?? usual.width, height: height ?? usual.height)
    }
    if let text = parameters["margin"] {
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
      guard numbers.count == 4, numbers.allSatisfy({ $0.map { 0...PictureLimit.margin ~= $0 } ?? false })
      else {
        throw .badRequest(
          "a margin is four numbers from 0 to \(formatNumber(PictureLimit.margin)): top,left,bottom,right")
      }
      let sides = numbers.compactMap { $0 }
      margin = EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }
    if let name = parameters["textSize"] {
      guard let size = ContentSize(rawValue: name) else {
        throw .badRequest("there is no text size ‘\(name.shortened)’")
      }
      contentSize = size
    }
    isRightToLeft = parameters["rtl"] == "1"
    motion = parameters["motion"]
    time = try PictureRequest.number("at", parameters, 0...1)
  }

  private static func number(
    _ name: String, _ parameters: [String: String], _ range: ClosedRange<Double>
  ) throws(InspectorError) -> Double? {
    guard let text = parameters[name] else { return nil }
    guard let number = Double(text), range ~= number else {
      throw .badRequest(
        "‘\(name)’ is a number from \(formatNumber(range.lowerBound)) to \(formatNumber(range.upperBound))")
    }
    return number
  }

  func picture(of subject: DrawnSubject, in model: InspectorSheet) -> Picture {
    let sheet = model.sheet
    let (style, name): (Int?, String) =
      switch subject {
      case .style(let index): (index, sheet.styles[index].name)
      case .component(let index): (nil, sheet.components[index].name)
      }
    let component = model.component(of: subject)
    var view = Picture.View(state: state, modes: modes, margin: margin, isRightToLeft: isRightToLeft)
    view.size = sheet.components[component].base.fixedSize == nil ? size : nil
    view.contentSize = contentSize
    return Picture(component: component, style: style, styleName: name, view: view)
  }
}

/// Draws the looks of one state of the files, and caches what they share.
final class InspectorStudio {
  let model: InspectorSheet
  private let drawer: any InspectorDrawer
  private var prepared: [DrawnSubject: PreparedStyle] = [:]

  init(_ model: InspectorSheet, _ drawer: any InspectorDrawer) {
    self.model = model
    self.drawer = drawer
  }

  func prepared(_ subject: DrawnSubject) -> PreparedStyle {
    if let known = prepared[subject] { return known }
    let style: Int? = if case .style(let index) = subject { index } else { nil }
    let new = PreparedStyle(
      style, of: model.looks(ofComponent: model.component(of: subject)), drawer.texts, in: model.sheet)
    prepared[subject] = new
    return new
  }

  /// A picture, with the type of its content.
  func draw(_ request: PictureRequest, of subject: DrawnSubject) throws(InspectorError) -> (
    contentType: String, bytes: [UInt8]
  ) {
    let style = prepared(subject)
    let picture = request.picture(of: subject, in: model).fitted(in: style)
    if let motion = request.motion { return ("image/svg+xml", try draw(motion, in: picture, style, request)) }
    return try draw(buildScene(picture, in: style), picture.title(in: model.sheet), request)
  }

  private func draw(_ scene: Scene, _ title: String, _ request: PictureRequest) throws(InspectorError) -> (
    contentType: String, bytes: [UInt8]
  ) {
    switch request.format {
    case .svg: return ("image/svg+xml", drawer.svg(scene, title: title))
    case .png:
      guard let bytes = drawer.png(scene, scale: request.scale) else {
        throw InspectorError(
          413, "too-large",
          "the picture would be too large, or take too long to draw; ask for a smaller scale")
      }
      return ("image/png", bytes)
    case .pdf:
      guard let bytes = drawer.pdf(scene, title: title) else {
        throw InspectorError(
          413, "too-large", "the picture can’t be drawn as a PDF, or it would take too long")
      }
      return ("application/pdf", bytes)
    }
  }

  private func draw(
    _ motion: String, in picture: Picture, _ style: PreparedStyle, _ request: PictureRequest
  ) throws(InspectorError) -> [UInt8] {
    var picture = picture
    if motion != "transition" { picture.state = .normal }
    let all = style.moving(picture)
    // In other modes, more or fewer of the layers that move may be visible.
    let names = motion.split(separator: "+")
    let moving =
      all.first { $0.name == motion }
      ?? all.first { $0.name.split(separator: "+").contains(where: names.contains) }
    guard let moving else {
      throw InspectorError(404, "no-motion", "nothing called ‘\(motion.shortened)’ moves here")
    }
    if let time = request.time, let look = moving.looks(at: [time], in: style).first {
      return drawer.svg(moving.picture.scene(of: look, in: style), title: moving.title(in: model.sheet))
    }
    guard let bytes = drawer.movingSVG(moving, of: style) else {
      throw InspectorError(404, "no-motion", "an SVG can’t show how ‘\(motion.shortened)’ moves")
    }
    return bytes
  }

  /// The name by which a file sets the properties of a layer: that of a copy without its numbers.
  private func writtenName(_ name: String) -> String { String(name.prefix { $0 != "[" }) }

  /// The frames of the layers in a picture.
  func geometry(_ request: PictureRequest, of subject: DrawnSubject, _ members: [JSONValue.Member])
    -> JSONValue
  {
    let style = prepared(subject)
    let picture = request.picture(of: subject, in: model).fitted(in: style)
    return .object(
      members + [
        .init("size", picture.size(in: model.sheet).inspectorJSON),
        .init("frame", picture.frame(in: model.sheet).inspectorJSON),
        .init(
          "layers",
          .array(
            picture.placedLayers(in: style).map { placed in
              .object([
                "name": .string(placed.layer.name),
                "path": .array(placed.path.map { .string(writtenName($0)) }),
                "kind": .string(model.name(of: placed.layer.kind)), "frame": placed.frame.inspectorJSON,
                "radius": .number(placed.cornerRadius), "hidden": .bool(placed.isHidden),
                "mask": .bool(placed.layer.isMask),
                "transform": placed.transform.isPlain ? .null : placed.transform.inspectorJSON,
                "depth": .integer(placed.depth),
              ])
            })),
      ])
  }
}

extension Scene.Matrix {
  fileprivate var inspectorJSON: JSONValue { .array([a, b, c, d, tx, ty].map { .number($0) }) }

  /// Whether the matrix moves nothing visibly.
  fileprivate var isPlain: Bool {
    zip([a, b, c, d, tx, ty], [1, 0, 0, 1, 0, 0]).allSatisfy { abs($0 - $1) < 1e-9 }
  }
}
