#if Pictures
import StyleModel
import StyleRender
import StyleScene
import StyleSource

/// The work for one look, or one animation's film strip: files are drawn only where they don't exist already.
struct PictureJob {
  private let subject: Subject
  private let sheet: ResolvedSheet
  /// The entry of the manifest, whatever the format; the path is without an ending.
  private let entry: Manifest.Entry
  /// The fingerprint of the style.
  private let fingerprint: Fingerprint

  /// The subject of a picture: a look, or the film strip of an animation.
  enum Subject: Sendable {
    case look(StyleScene.Picture)
    case animation(MovingPicture)
  }

  init(_ subject: Subject, of style: StylePictures, in sheet: ResolvedSheet) {
    self.subject = subject
    self.sheet = sheet
    fingerprint = style.fingerprint
    let (picture, size) = (subject.picture, subject.size(in: sheet))
    let frame = picture.frame(in: sheet)
    entry = Manifest.Entry(
      path: subject.fileName(in: sheet), kind: .png, component: sheet.components[picture.component].name,
      style: picture.styleName, state: sheet.states.name(of: picture.state),
      modes: picture.modeNames(in: sheet).map { Manifest.Mode(axis: $0.axis, value: $0.value) },
      animation: subject.animation, size: [size.width, size.height],
      frame: [frame.x, frame.y, frame.width, frame.height])
  }

  struct Picture: Sendable {
    var entry: Manifest.Entry
    /// The contents of the file; nil where it is in the folder already.
    var contents: OutputContents?
    /// The entry of the cache.
    var memory: PictureCache.Entry
    /// The parts that the picture doesn't show because something isn't installed.
    var missing = MissingParts()
  }

  /// The parts that a picture can't show: boxes are drawn in their places.
  struct MissingParts: Sendable {
    /// The characters in its texts that no installed font has.
    var characters: [Unicode.Scalar] = []
    /// The images that can't be unpacked.
    var images: Set<UndrawnImage> = []

    var isEmpty: Bool { characters.isEmpty && images.isEmpty }
  }

  /// The outcome for one file.
  enum Outcome: Sendable {
    case drawn(Picture)
    case failed(Failure)
    /// A picture with which the run would have cost too much.
    case leftOut(work: Int)
  }

  /// The files in the wanted formats; those that the cache knows stay as they are.
  ///
  /// - Parameter reused: Pictures that are drawn already, by their paths.
  func pictures(
    _ formats: Set<PictureFormat>, scales: [Double], _ cache: PictureCache, _ budget: DrawingBudget,
    reused: [String: Picture], _ draw: () -> RenderedPicture
  ) -> [(path: String, outcome: Outcome)] {
    var drawn: RenderedPicture?
    return entries(formats, scales).map { entry in
      let known =
        reused[entry.path]
        ?? cache.known(entry.path, style: fingerprint).map { Picture(entry: entry, memory: $0) }
      if let known {
        let work = known.memory.work
        return (entry.path, budget.pays(work, for: entry.path) ? .drawn(known) : .leftOut(work: work))
      }
      let drawing = drawn ?? draw()
      drawn = drawing
      return (entry.path, drawing.picture(entry, fingerprint, cache, budget))
    }
  }

  /// The cost of each file, without drawing it.
  func works(
    _ formats: Set<PictureFormat>, scales: [Double], _ cache: PictureCache, _ draw: () -> RenderedPicture
  ) -> [(path: String, work: Int)] {
    var drawn: RenderedPicture?
    return entries(formats, scales).map { entry in
      if let memory = cache.known(entry.path, style: fingerprint) { return (entry.path, memory.work) }
      let drawing = drawn ?? draw()
      drawn = drawing
      return (entry.path, drawing.work(entry))
    }
  }

  private func entries(_ formats: Set<PictureFormat>, _ scales: [Double]) -> [Manifest.Entry] {
    var entries: [Manifest.Entry] = []
    if formats.contains(.svg), entry.animation == nil { entries.append(entry(.svg, ending: ".svg")) }
    if formats.contains(.pdf), entry.animation == nil, size(scale: 1) != nil {
      entries.append(entry(.pdf, ending: ".pdf"))
    }
    if formats.contains(.png) { entries += scales.compactMap(pngEntry) }
    return entries
  }

  /// The size in pixels; nil where a picture would be too large, which `oversized` reports.
  private func size(scale: Double) -> (width: Int, height: Int)? {
    try? pixelSize(of: subject.size(in: sheet), scale: scale).get()
  }

  private func pngEntry(scale: Double) -> Manifest.Entry? {
    guard let size = size(scale: scale) else { return nil }
    var entry = entry(.png, ending: (scale == 1 ? "" : "@\(formatNumber(scale))x") + ".png")
    entry.size = [Double(size.width), Double(size.height)]
    entry.scale = scale
    return entry
  }

  private func entry(_ kind: Manifest.Kind, ending: String) -> Manifest.Entry {
    var entry = entry
    entry.kind = kind
    entry.path += ending
    return entry
  }
}
#endif
