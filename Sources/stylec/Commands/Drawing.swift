import StyleModel
import StylePreview

/// One look, or one animation's film strip, in every form.
struct Drawing {
  private let scene: Scene
  private let title: String
  private let idPrefix: String
  /// What the manifest says of it, whatever its form; the path is without an ending.
  private let entry: Manifest.Entry

  init(_ picture: Picture, in sheet: ResolvedSheet) {
    self.init(
      picture, scene: buildScene(picture, in: sheet), title: picture.title(in: sheet),
      path: picture.fileName(in: sheet), animation: nil, in: sheet)
  }

  init(_ moving: MovingPicture, in sheet: ResolvedSheet) {
    self.init(
      moving.picture, scene: moving.filmStrip(in: sheet), title: moving.title(in: sheet),
      path: moving.fileName(in: sheet), animation: moving.name, in: sheet)
  }

  private init(
    _ picture: Picture, scene: Scene, title: String, path: String, animation: String?,
    in sheet: ResolvedSheet
  ) {
    self.scene = scene
    self.title = title
    entry = Manifest.Entry(
      path: path, kind: .png, component: sheet.components[picture.component].name, style: picture.styleName,
      state: picture.state.name,
      modes: picture.modeNames(in: sheet).map { Manifest.Mode(axis: $0.axis, value: $0.value) },
      animation: animation, size: [scene.size.width, scene.size.height],
      frame: [scene.frame.x, scene.frame.y, scene.frame.width, scene.frame.height])
    idPrefix = picture.idPrefix(in: sheet)
  }

  var svg: [UInt8] { renderSVG(scene, idPrefix: idPrefix, title: title) }

  var svgEntry: Manifest.Entry { entry(.svg, ending: ".svg") }

  func pdf() throws(Failure) -> [UInt8] { try drawn(renderPDF(scene, title: title)) }

  var pdfEntry: Manifest.Entry { entry(.pdf, ending: ".pdf") }

  func png(scale: Double) throws(Failure) -> [UInt8] { try drawn(renderPNG(scene, scale: scale)) }

  func pngEntry(scale: Double) -> Manifest.Entry {
    var entry = entry(.png, ending: (scale == 1 ? "" : "@\(formatNumber(scale))x") + ".png")
    let size = try? pixelSize(of: scene, scale: scale).get()
    entry.size = size.map { [Double($0.width), Double($0.height)] }
    entry.scale = scale
    return entry
  }

  private func entry(_ kind: Manifest.Kind, ending: String) -> Manifest.Entry {
    var entry = entry
    entry.kind = kind
    entry.path += ending
    return entry
  }

  private func drawn(_ result: Result<[UInt8], RasterError>) throws(Failure) -> [UInt8] {
    switch result {
    case .success(let bytes): return bytes
    case .failure(.tooLarge(let width, let height)):
      let size = "\(formatNumber(width)) × \(formatNumber(height)) pixels"
      throw Failure("\(title): the picture would have \(size); at most 64 megapixels are drawn")
    case .failure(.outOfMemory):
      throw Failure("\(title): there is not enough memory for the picture")
    }
  }
}
