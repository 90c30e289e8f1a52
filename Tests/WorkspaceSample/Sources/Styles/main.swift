import StyleRender
import StyleWorkspace

// Prints what is found in the style files of a folder, and the size of the first picture of each style.
let workspace = try Workspace([CommandLine.arguments[1]])
let snapshot = workspace.snapshot
for finding in snapshot.findings { print("\(finding.severity.name)[\(finding.code.id)]: \(finding.message)") }
for style in stylePictures(of: snapshot.sheet) {
  guard let picture = style.pictures.first else { continue }
  let png = try renderPNG(buildScene(picture, in: style.prepared(in: snapshot.sheet)), scale: 2).get()
  print("\(picture.styleName): \(png.count > 100 ? "drawn" : "empty")")
}
