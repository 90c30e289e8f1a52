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

  /// Draws pictures, in PNG the film strips of animations, and in HTML the gallery of it all.
  func draw(
    _ pictures: [Picture], _ moving: [MovingPicture], of loaded: CheckedSheet, into outputs: inout Outputs,
    isQuiet: Bool
  ) throws(Failure) {
    var progress = ProgressBar(total: pictures.count + moving.count, isQuiet: isQuiet)
    defer { progress.finish() }
    for picture in pictures {
      let drawing = Drawing(picture, in: loaded.sheet)
      if format.values.contains(.svg) { outputs.add(drawing.svgEntry, drawing.svg) }
      if format.values.contains(.pdf) { outputs.add(drawing.pdfEntry, try drawing.pdf()) }
      if format.values.contains(.png) {
        for scale in scale.values {
          outputs.add(drawing.pngEntry(scale: scale), try drawing.png(scale: scale))
        }
      }
      progress.advance()
    }
    for moving in moving {
      let drawing = Drawing(moving, in: loaded.sheet)
      if format.values.contains(.png) {
        for scale in scale.values {
          outputs.add(drawing.pngEntry(scale: scale), try drawing.png(scale: scale))
        }
      }
      progress.advance()
    }
    if format.values.contains(.html) {
      let gallery = renderGallery(pictures, moving, loaded.sheet, loaded.sources)
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
