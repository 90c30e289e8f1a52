import ArgumentParser
import StyleModel
import StylePreview
import StyleSource

/// In which forms looks are drawn.
struct PictureOptions: ParsableArguments {
  @Option(help: ArgumentHelp(CommaSeparated<PictureFormat>.choices("What to draw"), valueName: "names"))
  var format = CommaSeparated<PictureFormat>([.png, .svg, .html])

  @Option(
    help: ArgumentHelp(
      "Pixels a point in PNGs: 1, 2 or 3; several with commas between them.", valueName: "scales"))
  var scale = Scales(values: [2])

  @Flag(help: "Draw every picture anew, also those that the folder holds already.")
  var noCache = false

  /// So many pictures of one style are drawn by a thread one after another.
  private static let run = 8
  /// So many runs are drawn side by side before the progress moves.
  private static let batch = 32

  /// Draws pictures, in PNG the film strips of animations, and in HTML the gallery of it all.
  func draw(
    _ pictures: [Picture], _ moving: [MovingPicture], of loaded: CheckedSheet, into outputs: inout Outputs,
    in folder: String, _ messages: MessageOptions
  ) throws(Failure) {
    var cache =
      noCache
      ? PictureCache(ignoring: folder)
      : PictureCache(in: folder) { messages.tell("note: \(visible($0)) is damaged, and was not used") }
    let runs = StylePictures.grouped(pictures, moving, in: loaded.sheet).flatMap { style in
      parts(of: style.pictures.map(Subject.look) + style.moving.map(Subject.animation), PictureOptions.run)
        .map { Run(style: style, subjects: $0) }
    }
    var progress = ProgressBar(total: pictures.count + moving.count, isQuiet: messages.quiet)
    defer { progress.finish() }
    for batch in parts(of: runs, PictureOptions.batch) {
      let drawn = concurrentMap(Array(batch), minimum: 2) { [cache, sheet = loaded.sheet] run in
        let (style, studio) = (run.style.prepared(in: sheet), Studio())
        return run.subjects.flatMap {
          $0.drawing(of: style, in: studio)
            .pictures(format.values, scales: scale.values, cache, in: studio)
        }
      }
      for picture in drawn.joined() {
        if let bytes = try picture.bytes?.get() {
          outputs.add(picture.entry, bytes)
          if let key = picture.key { cache.add(picture.entry.path, key, bytes) }
        } else {
          outputs.keep(picture.entry)
        }
      }
      progress.advance(by: batch.reduce(0) { $0 + $1.subjects.count })
    }
    outputs.cache = cache
    if format.values.contains(.html) {
      let gallery = renderGallery(pictures, moving, loaded.sheet, loaded.sources)
      outputs.add(Manifest.Entry(path: "index.html", kind: .html), gallery)
    }
  }
}

/// What is drawn: a look, or the film strip of an animation.
private enum Subject: Sendable {
  case look(Picture)
  case animation(MovingPicture)

  func drawing(of style: PreparedStyle, in studio: Studio) -> Drawing {
    switch self {
    case .look(let picture): Drawing(picture, of: style, in: studio)
    case .animation(let moving): Drawing(moving, of: style, in: studio)
    }
  }
}

/// Some subjects of one style.
private struct Run: Sendable {
  var style: StylePictures
  var subjects: ArraySlice<Subject>
}

/// An array in parts of so many elements, the last perhaps of fewer.
private func parts<Element>(of elements: [Element], _ length: Int) -> [ArraySlice<Element>] {
  stride(from: 0, to: elements.count, by: length).map { elements[$0..<min($0 + length, elements.count)] }
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
