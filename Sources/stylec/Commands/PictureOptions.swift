import ArgumentParser
import StyleModel
import StylePreview

/// In which forms looks are drawn.
struct PictureOptions: ParsableArguments {
  @Option(help: ArgumentHelp(CommaSeparated<PictureFormat>.choices("What to draw"), valueName: "names"))
  var format = CommaSeparated<PictureFormat>([.png, .svg, .html])

  @Option(
    help: ArgumentHelp(
      "Pixels a point in PNGs: 1, 2 or 3; several with commas between them.", valueName: "scales"))
  var scale = Scales(values: [2])

  /// Draws pictures and, in HTML, the gallery of them.
  func draw(
    _ pictures: [Picture], of loaded: CheckedSheet, into outputs: inout Outputs, isQuiet: Bool
  ) throws(Failure) {
    var progress = ProgressBar(total: pictures.count, isQuiet: isQuiet)
    defer { progress.finish() }
    for picture in pictures {
      let scene = buildScene(picture, in: loaded.sheet)
      let drawing = Drawing(picture: picture, scene: scene, sheet: loaded.sheet)
      if format.values.contains(.svg) { outputs.add(drawing.svgEntry, drawing.svg) }
      if format.values.contains(.pdf) { outputs.add(drawing.pdfEntry, try drawing.pdf()) }
      if format.values.contains(.png) {
        for scale in scale.values {
          outputs.add(drawing.pngEntry(scale: scale), try drawing.png(scale: scale))
        }
      }
      progress.advance()
    }
    if format.values.contains(.html) {
      let gallery = renderGallery(pictures, loaded.sheet, loaded.sources)
      outputs.add(Manifest.Entry(path: "index.html", kind: .html), gallery)
    }
  }
}

enum PictureFormat: String, CaseIterable {
  case png, svg, pdf, html

  var kind: Manifest.Kind {
    switch self {
    case .png: .png
    case .svg: .svg
    case .pdf: .pdf
    case .html: .html
    }
  }
}

struct Scales: ExpressibleByArgument {
  var values: [Double]

  init(values: [Double]) { self.values = values }

  init?(argument: String) {
    values = []
    for text in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let scale = Double(text), (0.1...16).contains(scale) else { return nil }
      if !values.contains(scale) { values.append(scale) }
    }
  }

  var defaultValueDescription: String { values.map(formatNumber).joined(separator: ",") }
}

/// One look, in every form.
private struct Drawing {
  let picture: Picture
  let scene: Scene
  let sheet: ResolvedSheet

  var svg: [UInt8] {
    renderSVG(scene, idPrefix: picture.idPrefix(in: sheet), title: picture.title(in: sheet))
  }

  var svgEntry: Manifest.Entry {
    entry(.svg, ending: ".svg", size: [scene.size.width, scene.size.height])
  }

  func pdf() throws(Failure) -> [UInt8] { try drawn(renderPDF(scene, title: picture.title(in: sheet))) }

  var pdfEntry: Manifest.Entry {
    entry(.pdf, ending: ".pdf", size: [scene.size.width, scene.size.height])
  }

  func png(scale: Double) throws(Failure) -> [UInt8] { try drawn(renderPNG(scene, scale: scale)) }

  func pngEntry(scale: Double) -> Manifest.Entry {
    let size = try? pixelSize(of: scene, scale: scale).get()
    var entry = entry(
      .png, ending: (scale == 1 ? "" : "@\(formatNumber(scale))x") + ".png",
      size: size.map { [Double($0.width), Double($0.height)] })
    entry.scale = scale
    return entry
  }

  private func drawn(_ result: Result<[UInt8], RasterError>) throws(Failure) -> [UInt8] {
    switch result {
    case .success(let bytes): return bytes
    case .failure(.tooLarge(let width, let height)):
      let size = "\(formatNumber(width)) × \(formatNumber(height)) pixels"
      throw Failure(
        "\(picture.title(in: sheet)): the picture would have \(size); at most 64 megapixels are drawn")
    case .failure(.outOfMemory):
      throw Failure("\(picture.title(in: sheet)): there is not enough memory for the picture")
    }
  }

  private func entry(_ kind: Manifest.Kind, ending: String, size: [Double]?) -> Manifest.Entry {
    Manifest.Entry(
      path: picture.fileName(in: sheet) + ending, kind: kind,
      component: sheet.components[picture.component].name, style: picture.styleName,
      state: picture.state.name,
      modes: picture.modeNames(in: sheet).map { Manifest.Mode(axis: $0.axis, value: $0.value) }, size: size,
      frame: [scene.frame.x, scene.frame.y, scene.frame.width, scene.frame.height])
  }
}
