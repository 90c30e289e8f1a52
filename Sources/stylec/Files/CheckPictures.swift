import StyleScene
import StyleSource
import StyleWorkspace

#if Pictures
import StyleRender
#endif

extension CheckedSheet {
  init(_ files: StyleFiles, isLinted: Bool) { self.init(files, isLinted: isLinted, checker: .ofCommand) }

  /// The scales at which pictures are drawn unless a run asks for others, in pixels a point.
  static let usualScales = [2.0]

  /// Adds which pictures of the files that were named would be too large at these scales, where stylec can draw.
  mutating func checkPictures(scales: [Double]) {
    #if Pictures
    guard !hasErrors else { return }
    let named = Set(sources.files.prefix(files.namedCount).map(\.id))
    let oversized = oversizedPictures(of: sheet, scales: scales).filter { named.contains($0.span.file) }
    if !oversized.isEmpty { findings = (findings + oversized).inReportOrder() }
    #endif
  }
}

extension SheetChecker {
  /// One that knows the codes of pictures, and names its work where it crashes.
  static let ofCommand = SheetChecker(otherCodes: Set(pictureCodes.map(\.id)), observer: CrashObserver())
}

/// Names the work of the workspace where it crashes.
struct CrashObserver: WorkObserver {
  func during<Result>(_ work: @autoclosure () -> String, _ body: () -> Result) -> Result {
    CrashReport.during(work(), body)
  }
}
