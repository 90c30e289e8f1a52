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

  /// Adds a finding for each picture of the files that were named that would be too large at these scales.
  mutating func checkPictures(scales: [Double]) {
    guard !hasErrors else { return }
    let named = Set(sources.files.prefix(files.namedCount).map(\.id))
    #if Pictures
    let all = oversizedPictures(of: sheet, scales: scales)
    #else
    let all = OversizedPictures(of: sheet, scales: scales).findings(measuring: nil)
    #endif
    let oversized = all.filter { named.contains($0.span.file) }
    if !oversized.isEmpty { findings = (findings + oversized).inReportOrder() }
  }

  #if !Pictures
  /// Lets the drawing program do this run, if measured texts are needed to know which pictures would be too large and it is installed.
  /// Nothing may have been written or printed yet.
  func checkPicturesWithMeasuredTexts() {
    guard !hasErrors, OversizedPictures(of: sheet, scales: Self.usualScales).needsMeasuredTexts,
      DrawingProgram.existingPath != nil,
      files.standardInput.map({ CurrentProcess.putBack($0.bytes) }) ?? true
    else { return }
    // Without it, all else is reported.
    _ = DrawingProgram.takeOver()
  }
  #endif
}

extension SheetChecker {
  /// A checker that knows the codes of pictures, and names its work in crash reports.
  static let ofCommand = SheetChecker(otherCodes: Set(pictureCodes.map(\.id)), observer: CrashObserver())
}

/// An observer that names the work of the workspace in crash reports.
struct CrashObserver: WorkObserver {
  func during<Result>(_ work: @autoclosure () -> String, _ body: () -> Result) -> Result {
    CrashReport.during(work(), body)
  }

  func willCheck(_ files: StyleFiles) {
    #if Pictures
    InstalledFonts.use(files.fonts)
    #endif
  }
}
