#if Pictures
import StyleModel
import StyleRender
import StyleScene
import StyleSource

/// Some pictures of one style, which a thread draws one after another.
struct PictureRun: Sendable {
  let style: StylePictures
  let subjects: ArraySlice<PictureJob.Subject>

  private static let length = 8

  static func all(of style: StylePictures) -> [PictureRun] {
    let subjects =
      style.pictures.map(PictureJob.Subject.look) + style.moving.map(PictureJob.Subject.animation)
    return subjects.indices.parts(of: length).map { PictureRun(style: style, subjects: subjects[$0]) }
  }

  /// - Parameter reused: Pictures that are drawn already, by their paths.
  func pictures(
    in sheet: ResolvedSheet, _ formats: Set<PictureFormat>, scales: [Double], _ cache: PictureCache,
    _ budget: DrawingBudget, reused: [String: PictureJob.Picture]
  ) -> [(path: String, outcome: PictureJob.Outcome)] {
    jobs(in: sheet) { job, draw in
      job.pictures(formats, scales: scales, cache, budget, reused: reused, draw)
    }
  }

  /// The cost of each picture, without drawing it.
  func works(
    in sheet: ResolvedSheet, _ formats: Set<PictureFormat>, scales: [Double], _ cache: PictureCache
  ) -> [(path: String, work: Int)] {
    jobs(in: sheet) { job, draw in job.works(formats, scales: scales, cache, draw) }
  }

  private func jobs<Result>(
    in sheet: ResolvedSheet, _ body: (PictureJob, _ draw: () -> RenderedPicture) -> [Result]
  ) -> [Result] {
    // Made once, and only where something is drawn.
    var own: (style: PreparedStyle, renderCache: RenderCache)?
    return subjects.flatMap { subject in
      body(PictureJob(subject, of: style, in: sheet)) {
        let ready = own ?? (style.prepared(in: sheet), RenderCache())
        own = ready
        return RenderedPicture(subject, of: ready.style, in: ready.renderCache)
      }
    }
  }
}

/// The outcome of drawing the pictures of some runs.
struct DrawingPass {
  /// The pictures by the fingerprint of the style.
  private(set) var drawn: [Fingerprint: [PictureJob.Picture]] = [:]
  private(set) var failures: [Failure] = []
  /// The styles some of whose pictures are missing.
  private(set) var incomplete: Set<Fingerprint> = []
  /// The pictures that would have cost too much.
  private(set) var leftOut: [(path: String, work: Int)] = []
  /// The pictures of an earlier pass, by their paths.
  let reused: [String: PictureJob.Picture]
  /// The place for the contents of pictures until they are written.
  private let spool: OutputSpool

  init(_ spool: OutputSpool) { (reused, self.spool) = ([:], spool) }

  init(reusing earlier: DrawingPass) {
    spool = earlier.spool
    reused = Dictionary(earlier.drawn.values.joined().map { ($0.entry.path, $0) }) { first, _ in first }
  }

  mutating func add(
    _ pictures: [(path: String, outcome: PictureJob.Outcome)], of style: Fingerprint
  ) {
    for (path, outcome) in pictures {
      switch outcome {
      case .drawn(var picture):
        picture.contents = picture.contents.map(spool.keep)
        drawn[style, default: []].append(picture)
      case .failed(let failure): failures.append(failure)
      case .leftOut(let work): leftOut.append((path, work))
      }
      if case .drawn = outcome { continue }
      incomplete.insert(style)
    }
  }
}
#endif
