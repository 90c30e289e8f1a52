import StyleCompiler
import StylePreview
import StyleSource
import StyleWorkspace

extension CheckedSheet {
  init(_ files: StyleFiles, isLinted: Bool) { self.init(files, isLinted: isLinted, checker: .ofCommand) }

  /// Adds which pictures of the files that were named would be too large at these scales.
  mutating func checkPictures(scales: [Double]) {
    guard !hasErrors else { return }
    let named = Set(sources.files.prefix(files.namedCount).map(\.id))
    let oversized = oversizedPictures(of: sheet, scales: scales).filter { named.contains($0.span.file) }
    if !oversized.isEmpty { findings = (findings + oversized).inReportOrder() }
  }
}

extension SheetChecker {
  /// One that knows the codes of pictures, and names its work where it crashes.
  static let ofCommand = SheetChecker(otherCodes: Set(previewCodes.map(\.id)), observer: CrashObserver())
}

/// Names the work of the workspace where it crashes.
struct CrashObserver: WorkObserver {
  func during<Result>(_ work: @autoclosure () -> String, _ body: () -> Result) -> Result {
    CrashReport.during(work(), body)
  }
}
