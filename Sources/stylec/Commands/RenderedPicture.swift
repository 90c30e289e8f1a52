#if Pictures
import StyleModel
import StyleRender
import StyleScene
import StyleReport
import StyleSource

/// A look, or a film strip, that is drawn in every format.
final class RenderedPicture {
  private let scene: Scene
  private let title: String
  private let idPrefix: String
  private let renderCache: RenderCache

  init(_ subject: PictureJob.Subject, of style: PreparedStyle, in renderCache: RenderCache) {
    scene = subject.scene(in: style)
    title = subject.title(in: style.sheet)
    idPrefix = subject.picture.idPrefix(in: style.sheet)
    self.renderCache = renderCache
  }

  private lazy var vectors = renderSVG(scene, idPrefix: idPrefix, title: title, in: renderCache)
  private lazy var missing = PictureJob.MissingParts(
    characters: renderCache.missingCharacters(in: scene), images: renderCache.undrawnImages(in: scene))

  /// One file of the picture; nothing is drawn again if the cache has a file with the same vectors.
  ///
  /// - Parameter budget: The budget that pays for the drawing, whether it is done now or was done by an earlier run.
  func picture(
    _ entry: Manifest.Entry, _ style: Fingerprint, _ cache: PictureCache, _ budget: DrawingBudget
  ) -> PictureJob.Outcome {
    let work = work(entry)
    guard work > DrawingBudget.mostOfPicture || budget.pays(work, for: entry.path) else {
      return .leftOut(work: work)
    }
    var vectors = Fingerprint(vectors)
    // The vectors hold the largest file of each image, and a picture may show another.
    for file in scene.images.flatMap(\.files) { vectors.add(file.contents.fingerprint) }
    if var memory = cache.known(entry.path, vectors: vectors) {
      (memory.style, memory.work) = (style, work)
      return .drawn(PictureJob.Picture(entry: entry, memory: memory))
    }
    do throws(Failure) {
      let bytes = try CrashReport.during("drawing \(entry.path)") { () throws(Failure) in
        try self.bytes(entry)
      }
      let memory = PictureCache.Entry(
        style: style, vectors: vectors, content: Fingerprint(bytes), work: work)
      return .drawn(
        PictureJob.Picture(
          entry: entry, contents: OutputContents(bytes), memory: memory, missing: missing))
    } catch {
      return .failed(error)
    }
  }

  /// The cost of one file, in nanoseconds, by an estimate that is the same everywhere.
  func work(_ entry: Manifest.Entry) -> Int {
    switch entry.kind {
    case .png: Int(clamping: DrawingWork.estimate(scene, scale: entry.scale ?? 1, in: renderCache))
    case .pdf: Int(clamping: DrawingWork.estimateOfPDF(scene, in: renderCache))
    case .svg, .html, .swift, .json, .md: 0
    }
  }

  private func bytes(_ entry: Manifest.Entry) throws(Failure) -> [UInt8] {
    switch entry.kind {
    case .png: try drawn(renderPNG(scene, scale: entry.scale ?? 1, in: renderCache), entry)
    case .pdf: try drawn(renderPDF(scene, title: title, in: renderCache), entry)
    case .svg, .html, .swift, .json, .md: vectors
    }
  }

  private func drawn(
    _ result: Result<[UInt8], RasterError>, _ entry: Manifest.Entry
  ) throws(Failure) -> [UInt8] {
    switch result {
    case .success(let bytes): return bytes
    case .failure(let error):
      throw Failure("\(visible(entry.path)) was not drawn (‘\(visible(title))’): \(error.description)")
    }
  }
}

extension RasterError {
  fileprivate var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "it would have \(formatNumber(width)) × \(formatNumber(height)) pixels, which are too many"
    case .tooMuchWork(let seconds):
      "it would take \(formatNumber(seconds.rounded())) seconds; use a smaller --scale, or fewer large blurs, shadows and conic gradients"
    case .outOfMemory: "there is not enough memory for it"
    case .cairo(let reason): "cairo reports ‘\(reason)’"
    }
  }
}

extension PictureJob.Subject {
  /// The look; for an animation, the look in which it runs.
  var picture: StyleScene.Picture {
    switch self {
    case .look(let picture): picture
    case .animation(let moving): moving.picture
    }
  }

  /// The name of the motion on a film strip; nil for a look.
  var animation: String? {
    switch self {
    case .look: nil
    case .animation(let moving): moving.name
    }
  }

  func title(in sheet: ResolvedSheet) -> String {
    switch self {
    case .look(let picture): picture.title(in: sheet)
    case .animation(let moving): moving.title(in: sheet)
    }
  }

  /// The path without an ending.
  func fileName(in sheet: ResolvedSheet) -> String {
    switch self {
    case .look(let picture): picture.fileName(in: sheet)
    case .animation(let moving): moving.fileName(in: sheet)
    }
  }

  /// The size in points.
  func size(in sheet: ResolvedSheet) -> Size {
    switch self {
    case .look(let picture): picture.size(in: sheet)
    case .animation(let moving): moving.stripSize(in: sheet)
    }
  }

  func scene(in style: PreparedStyle) -> Scene {
    switch self {
    case .look(let picture): buildScene(picture, in: style)
    case .animation(let moving): moving.filmStrip(in: style)
    }
  }
}
#endif
