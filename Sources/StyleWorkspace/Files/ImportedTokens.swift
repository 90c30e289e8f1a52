import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleTokenFiles

/// Design tokens that no style file imports, such as an export of Figma's, with a style file in memory that imports them.
///
/// Modes that Figma names and no built-in axis has become axes of their own, `figma` and others, so that all values are read.
package struct ImportedTokens {
  /// The files, with one beside the tokens that imports them.
  package private(set) var files: OverlaidFiles
  /// The path of the file in memory.
  package let path: String
  private let importPath: String

  /// Makes a style file that imports the design tokens at a path; nil where there are none.
  package init?(at path: String, _ reader: some FileReader) {
    let absolute = absolutePath(path, in: reader.workingFolder)
    guard absolute != "/" else { return nil }
    let isFile = isTokenFile(absolute) && (try? reader.read(absolute)) != nil
    let found = isFile ? nil : try? reader.tokenFiles(in: absolute, within: nil)
    guard isFile || found?.files.isEmpty == false else { return nil }
    let (folder, name) = splitPath(absolute)
    files = OverlaidFiles(reader)
    self.path = (folder == "/" ? "" : folder) + "/.stylec-tokens.yaml"
    importPath = "./" + name
    write(modes: [])
  }

  private mutating func write(modes: [DeclaredAxis]) {
    let axes = JSONValue.object(
      modes.map { .init($0.name, .array($0.modes.map { .string($0) })) })
    // JSON is YAML as well.
    let document: JSONValue = ["imports": [.string(importPath)], "modes": axes]
    files.overlays[path] = document.compactBytes
  }

  /// Declares the modes that the tokens name and no file declares; returns whether there are any.
  package mutating func declareModes(of read: StyleFiles) -> Bool {
    let known = ModeTable().axes.map {
      DeclaredAxis(name: $0.name, modes: $0.values.map(\.name), isBuiltIn: true)
    }
    let axes = figmaAxes(read.parsed.compactMap(\.tokenFile), beside: known)
    guard !axes.isEmpty else { return false }
    write(modes: axes)
    return true
  }
}
