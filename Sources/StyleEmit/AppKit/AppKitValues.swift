/// Writes `StyleValues+AppKit.swift`: the plain values as types of AppKit.
func writeAppKitValues(_ writer: inout SwiftWriter, _ options: EmitOptions) {
  let embedding = ViewFramework.appkit.embedding
  writer.runtime(
    [
      "AppKit/StyleColor+AppKit.swift", "AppKit/StyleFont+AppKit.swift", "AppKit/StyleImage+AppKit.swift",
      "AppKit/StyleLayerView+AppKit.swift", "AppKit/StyleMotion+AppKit.swift",
      "Views/StyleEdgeInsets+Views.swift", "Views/NSTextAlignment.swift",
      "Views/StyleTextCase.swift",
    ], embedding)
  if writer.importsRuntime { return }
  writer.line()
  writeResources(options, &writer)
  writer.line()
  writer.runtime(["Views/StyleStrings.swift", "Views/StyleMotionObserver.swift"], embedding)
}
