import StyleInspector
import StyleModel
import StyleSource
import StyleSyntax

@testable import StyleRender
@testable import StyleScene

// One picture by itself, where stylec draws all those of a style.

func pictureList(_ sheet: ResolvedSheet) -> [Picture] { stylePictures(of: sheet).flatMap(\.pictures) }

func gallery(_ sheet: ResolvedSheet, _ sources: SourceMap) -> [UInt8] {
  var gallery = Gallery()
  return gallery.files(
    stylePictures(of: sheet), sheet, sources, root: "..",
    tree: { parse(sources[$0]).product }, drawer: { GalleryDrawer() }
  ).page
}

/// Draws SVGs alone, which is what a gallery holds.
private final class GalleryDrawer: InspectorDrawer {
  let texts: any TextMeasurer = PangoMeasurer()
  private let renderCache = RenderCache()

  func svg(_ scene: Scene, title: String) -> [UInt8] {
    renderSVG(scene, idPrefix: "p", title: title, in: renderCache)
  }

  func png(_ scene: Scene, scale: Double) -> [UInt8]? { nil }

  func movingSVG(_ moving: MovingPicture, of style: PreparedStyle) -> [UInt8]? {
    renderMovingSVG(moving, of: style, idPrefix: "p", in: renderCache)
  }
}

func movingPictures(in sheet: ResolvedSheet) -> [MovingPicture] {
  stylePictures(of: sheet).flatMap(\.moving)
}

func buildScene(_ picture: Picture, in sheet: ResolvedSheet) -> Scene {
  buildScene(picture, in: PreparedStyle(of: picture, in: sheet))
}

func renderMovingSVG(_ moving: MovingPicture, in sheet: ResolvedSheet, idPrefix: String) -> [UInt8]? {
  renderMovingSVG(moving, of: PreparedStyle(of: moving.picture, in: sheet), idPrefix: idPrefix)
}

extension MovingPicture {
  func scene(at time: Double, in sheet: ResolvedSheet) -> Scene {
    scenes(at: [time], in: PreparedStyle(of: picture, in: sheet))[0]
  }

  func filmStrip(in sheet: ResolvedSheet) -> Scene {
    filmStrip(in: PreparedStyle(of: picture, in: sheet))
  }
}
