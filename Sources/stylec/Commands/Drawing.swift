import StyleModel
import StylePreview

/// One look, or one animation's film strip, in every form.
struct Drawing: Sendable {
  private let scene: Scene
  private let title: String
  /// What the manifest says of it, whatever its form; the path is without an ending.
  private let entry: Manifest.Entry

  init(_ picture: StylePreview.Picture, of style: PreparedStyle, in studio: Studio) {
    self.init(
      picture, scene: buildScene(picture, in: style), title: picture.title(in: style.sheet),
      path: picture.fileName(in: style.sheet), animation: nil, of: style.sheet, in: studio)
  }

  init(_ moving: MovingPicture, of style: PreparedStyle, in studio: Studio) {
    self.init(
      moving.picture, scene: moving.filmStrip(in: style), title: moving.title(in: style.sheet),
      path: moving.fileName(in: style.sheet), animation: moving.name, of: style.sheet, in: studio)
  }

  private init(
    _ picture: StylePreview.Picture, scene: Scene, title: String, path: String, animation: String?,
    of sheet: ResolvedSheet, in studio: Studio
  ) {
    self.scene = scene
    self.title = title
    entry = Manifest.Entry(
      path: path, kind: .png, component: sheet.components[picture.component].name, style: picture.styleName,
      state: picture.state.name,
      modes: picture.modeNames(in: sheet).map { Manifest.Mode(axis: $0.axis, value: $0.value) },
      animation: animation, size: [scene.size.width, scene.size.height],
      frame: [scene.frame.x, scene.frame.y, scene.frame.width, scene.frame.height])
    vectors = renderSVG(scene, idPrefix: picture.idPrefix(in: sheet), title: title, in: studio)
  }

  /// All that is drawn.
  private let vectors: [UInt8]

  /// What is written, in the forms that are wanted; what the cache holds is left as it lies there.
  func pictures(
    _ formats: Set<PictureFormat>, scales: [Double], _ cache: PictureCache, in studio: Studio
  ) -> [Picture] {
    var pictures: [Picture] = []
    func add(_ entry: Manifest.Entry, _ render: () throws(Failure) -> [UInt8]) {
      var key = Fingerprint(vectors)
      key.add(entry.path)
      let isThere = cache.holds(entry.path, key)
      pictures.append(
        Picture(entry: entry, key: key, bytes: isThere ? nil : Result { () throws(Failure) in try render() }))
    }
    if formats.contains(.svg), !isFilmStrip {
      pictures.append(Picture(entry: entry(.svg, ending: ".svg"), key: nil, bytes: .success(vectors)))
    }
    if formats.contains(.pdf), !isFilmStrip {
      add(entry(.pdf, ending: ".pdf")) { () throws(Failure) in
        try drawn(renderPDF(scene, title: title, in: studio))
      }
    }
    if formats.contains(.png) {
      for scale in scales {
        add(pngEntry(scale: scale)) { () throws(Failure) in
          try drawn(renderPNG(scene, scale: scale, in: studio))
        }
      }
    }
    return pictures
  }

  struct Picture: Sendable {
    var entry: Manifest.Entry
    /// Of what it is drawn from; nil for what is drawn anew each time.
    var key: Fingerprint?
    /// nil where it lies in the folder already.
    var bytes: Result<[UInt8], Failure>?
  }

  private var isFilmStrip: Bool { entry.animation != nil }

  private func pngEntry(scale: Double) -> Manifest.Entry {
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
