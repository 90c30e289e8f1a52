import ArgumentParser
import StyleModel
import StylePreview
import StyleSource

struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw every style in every state and mode.",
    discussion: """
      EXAMPLES
        stylec preview styles --output previews
        stylec preview styles --output previews --style gradient --state highlighted --scale 3
        stylec preview styles --output previews --format png,svg,html
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var reporting: ReportingOptions
  @OptionGroup var pictures: PictureOptions

  @Option(name: .shortAndLong, help: "The folder to write to.")
  var output: String

  @Option(help: "Draw this style only.")
  var style: String?

  @Option(help: "Draw this state only, such as highlighted.")
  var state: String?

  @Option(help: "Draw this mode only, such as dark.")
  var mode: String?

  func run() throws {
    try stylec.run {
      let loaded = try input.load()
      reporting.show(loaded)
      let all = pictureList(loaded.sheet)
      let chosen = all.filter { picture in
        (style == nil || picture.styleName == style) && (state == nil || picture.state.name == state)
          && (mode == nil || picture.modeNames(in: loaded.sheet).contains { $0.value == mode })
      }
      if chosen.isEmpty, !all.isEmpty {
        throw Failure(nothingChosen(all, loaded.sheet), .findings)
      }
      var outputs = Outputs()
      try pictures.draw(chosen, loaded, into: &outputs)
      reporting.say(try outputs.write(to: output))
      return loaded.hasErrors ? .findings : .clean
    }
  }

  private func nothingChosen(_ all: [Picture], _ sheet: ResolvedSheet) -> String {
    let styles = all.map(\.styleName)
    if let style, !styles.contains(style) {
      return "no style is named ‘\(style)’"
        + (nearest(to: style, among: styles).map { "; did you mean ‘\($0)’?" } ?? "")
    }
    let states = Set(all.map(\.state.name)).sorted()
    if let state, !states.contains(state) {
      return "no style has a look for the state ‘\(state)’; there are \(states.joined(separator: ", "))"
    }
    let modes = Set(all.flatMap { $0.modeNames(in: sheet).map(\.value) }).sorted()
    if let mode, !modes.contains(mode) {
      return "no style has a look for the mode ‘\(mode)’; there are \(modes.joined(separator: ", "))"
    }
    return "no style has that state in that mode"
  }
}

/// In which form pictures are drawn.
struct PictureOptions: ParsableArguments {
  @Option(help: "Any of png, svg, html, with commas between them.")
  var format = "png,svg,html"

  @Option(help: "Pixels a point in PNGs: 1, 2 or 3; several with commas between them.")
  var scale = "2"

  func validate() throws {
    for name in format.split(separator: ",") where !["png", "svg", "html"].contains(name) {
      throw ValidationError("there is no picture format ‘\(name)’; there are png, svg, html")
    }
    for text in scale.split(separator: ",") where Double(text).map({ $0 > 0 && $0 <= 16 }) != true {
      throw ValidationError("‘\(text)’ is no scale; write 1, 2 or 3")
    }
  }

  func draw(_ pictures: [Picture], _ loaded: Loaded, into outputs: inout Outputs) throws(Failure) {
    let formats = format.split(separator: ",").map(String.init)
    let scales = scale.split(separator: ",").compactMap { Double($0) }
    for picture in pictures {
      let scene = buildScene(picture, in: loaded.sheet)
      if formats.contains("png") {
        for scale in scales {
          let suffix = scale == 1 ? "" : "@\(formatNumber(scale))x"
          let path = "\(picture.fileName(in: loaded.sheet))\(suffix).png"
          switch renderPNG(scene, scale: scale) {
          case .success(let bytes):
            var entry = entry(picture, path, "png", scene, loaded.sheet)
            entry.scale = scale
            if case .success(let size) = pixelSize(of: scene, scale: scale) {
              entry.size = (size.width, size.height)
            }
            outputs.add(entry, bytes)
          case .failure(let error):
            throw Failure("\(path): \(error.message)")
          }
        }
      }
      if formats.contains("svg") {
        let name = picture.fileName(in: loaded.sheet)
        outputs.add(
          entry(picture, name + ".svg", "svg", scene, loaded.sheet),
          renderSVG(
            scene, idPrefix: picture.idPrefix(in: loaded.sheet), title: picture.title(in: loaded.sheet)))
      }
    }
    if formats.contains("html") {
      let html = renderGallery(pictures, loaded.sheet, loaded.sources)
      outputs.add(Manifest.Output(path: "index.html", kind: "html"), html)
    }
  }

  private func entry(
    _ picture: Picture, _ path: String, _ kind: String, _ scene: Scene, _ sheet: ResolvedSheet
  ) -> Manifest.Output {
    Manifest.Output(
      path: path, kind: kind, component: sheet.components[picture.component].name, style: picture.styleName,
      state: picture.state.name, modes: picture.modeNames(in: sheet), frame: scene.frame)
  }
}

extension RasterError {
  fileprivate var message: String {
    switch self {
    case .tooLarge(let width, let height):
      "the picture would have \(formatNumber(width)) × \(formatNumber(height)) pixels; 64 megapixels are drawn at most"
    case .outOfMemory: "there is not enough memory for the picture"
    }
  }
}
