import StyleCompiler
import StyleEmit
import StyleLint
import StyleModel
import StyleRender
import StyleScene
import StyleSource

/// All that stylec makes of style files.
struct Outcome {
  /// Codes and messages, sorted.
  var findings: [String]
  /// By path.
  var swift: [String: String] = [:]
  /// By file name, as SVG.
  var pictures: [String: String] = [:]
  /// By file name, as PNG, which holds no names.
  var pixels: [String: [UInt8]] = [:]
  let hasErrors: Bool

  init(
    _ files: [(path: String, text: String)], targets: Set<EmitTarget> = Set(EmitTarget.allCases),
    drawsPixels: Bool = false
  ) {
    var sources = SourceMap()
    for file in files { _ = sources.add(path: file.path, bytes: Array(file.text.utf8)) }
    let compiled = compile(sources)
    let sheet = compiled.product
    hasErrors = compiled.diagnostics.contains { $0.severity == .error }
    let linted = hasErrors ? [] : lint(sheet, sources: sources)
    findings = (compiled.diagnostics + linted).map { "\($0.code.id): \($0.message)" }.sorted()
    guard !hasErrors else { return }
    for file in emit(sheet, targets: targets) where !Outcome.kernelFiles.contains(file.path) {
      if Outcome.dependsOnOthers(file.path, targets) { continue }
      swift[file.path] = String(decoding: file.bytes, as: UTF8.self)
    }
    let renderCache = RenderCache()
    for picture in stylePictures(of: sheet).flatMap(\.pictures) {
      let scene = buildScene(picture, in: PreparedStyle(of: picture, in: sheet))
      let (title, name) = (picture.title(in: sheet), picture.fileName(in: sheet))
      if drawsPixels {
        if case .success(let bytes) = renderPNG(scene, scale: 1, in: renderCache) { pixels[name] = bytes }
      } else {
        let svg = renderSVG(scene, idPrefix: picture.idPrefix(in: sheet), title: title, in: renderCache)
        pictures[name] = String(decoding: svg, as: UTF8.self)
      }
    }
  }

  /// Files that are the same for all style files, and that only the code of some frameworks needs.
  private static let kernelFiles: Set<String> = [
    "Plain/StyleColor+Spaces.swift", "Plain/StyleInterpolation.swift", "Plain/StyleKeyframes.swift",
    "Plain/StylePath+Elements.swift", "Plain/StylePath+Shapes.swift",
    "Plain/StylePathValues.swift", "Plain/StyleSpring.swift",
    "Plain/StyleButtonLayout.swift", "Plain/StyleFieldLayout.swift", "Plain/StyleStackLayout.swift",
    "Plain/StyleStackValues.swift",
  ]

  /// Whether what is in a file depends on which targets there are: modes and tokens are shared with UIKit where it is one of them.
  private static func dependsOnOthers(_ path: String, _ targets: Set<EmitTarget>) -> Bool {
    !targets.contains(.uikit)
      && ["SwiftUI/StyleModes+SwiftUI.swift", "SwiftUI/StyleTokens+SwiftUI.swift"].contains(path)
  }

  /// Without the Swift of other targets.
  func only(_ targets: Set<EmitTarget>) -> Outcome {
    var result = self
    result.swift = swift.filter { path, _ in
      if Outcome.dependsOnOthers(path, targets) { return false }
      let folder = path.prefix { $0 != "/" }
      return EmitTarget(rawValue: folder.lowercased()).map(targets.contains) ?? true
    }
    return result
  }

  /// Removes the Swift files that are the same in both.
  static func dropEqualSwift(_ one: inout Outcome, _ other: inout Outcome) {
    for (path, text) in one.swift where other.swift[path] == text {
      one.swift[path] = nil
      other.swift[path] = nil
    }
  }

  /// How another, which came after, differs; a line each.
  func differences(to other: Outcome) -> [String] {
    var lines: [String] = []
    if findings != other.findings {
      let (lost, new) = (Set(findings).subtracting(other.findings), Set(other.findings).subtracting(findings))
      lines += lost.sorted().map { "lost: \($0)" } + new.sorted().map { "new: \($0)" }
      if lost.isEmpty, new.isEmpty { lines.append("some findings are there more or less often") }
    }
    lines += Outcome.differences(swift, other.swift) + Outcome.differences(pictures, other.pictures)
    lines += Outcome.differences(pixels, other.pixels)
    return lines
  }

  private static func differences<Value: Equatable>(_ a: [String: Value], _ b: [String: Value]) -> [String] {
    Set(a.keys).union(b.keys).sorted().filter { a[$0] != b[$0] }.map {
      a[$0] == nil ? "\($0) is new" : b[$0] == nil ? "\($0) is lost" : "\($0) is another"
    }
  }
}
