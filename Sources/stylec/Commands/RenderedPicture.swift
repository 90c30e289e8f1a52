#if Pictures
import StyleModel
import StyleRender
import StyleScene
import StyleReport
import StyleSource

/// A look, or a film strip, as it is drawn in every form.
struct RenderedPicture {
  private let scene: Scene
  private let title: String
  private let vectors: [UInt8]
  private let renderCache: RenderCache
  private let missing: [Unicode.Scalar]

  init(_ subject: PictureJob.Subject, of style: PreparedStyle, in renderCache: RenderCache) {
    scene = subject.scene(in: style)
    title = subject.title(in: style.sheet)
    let idPrefix = subject.picture.idPrefix(in: style.sheet)
    vectors = renderSVG(scene, idPrefix: idPrefix, title: title, in: renderCache)
    self.renderCache = renderCache
    missing = renderCache.missingCharacters(in: scene)
  }

  /// One file of it; nothing is drawn again where the cache holds what has the same vectors.
  func picture(
    _ entry: Manifest.Entry, _ style: Fingerprint, _ cache: PictureCache
  ) -> Result<PictureJob.Picture, Failure> {
    let vectors = Fingerprint(vectors)
    if var memory = cache.known(entry.path, vectors: vectors) {
      memory.style = style
      return .success(PictureJob.Picture(entry: entry, memory: memory))
    }
    return Result { () throws(Failure) in
      try CrashReport.during("drawing \(entry.path)") { () throws(Failure) in try bytes(entry) }
    }.map { bytes in
      let memory = PictureCache.Entry(style: style, vectors: vectors, content: Fingerprint(bytes))
      return PictureJob.Picture(entry: entry, bytes: bytes, memory: memory, missing: missing)
    }
  }

  private func bytes(_ entry: Manifest.Entry) throws(Failure) -> [UInt8] {
    switch entry.kind {
    case .png: try drawn(renderPNG(scene, scale: entry.scale ?? 1, in: renderCache), entry)
    case .pdf: try drawn(renderPDF(scene, title: title, in: renderCache), entry)
    case .svg, .html, .swift: vectors
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
  /// The look; of an animation, that in which it runs.
  var picture: StyleScene.Picture {
    switch self {
    case .look(let picture): picture
    case .animation(let moving): moving.picture
    }
  }

  /// What moves on a film strip.
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

  /// In points.
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
