import StyleModel
import StyleSource

@testable import StyleRender
@testable import StyleScene

// One picture by itself, where stylec draws all those of a style.

func pictureList(_ sheet: ResolvedSheet) -> [Picture] { stylePictures(of: sheet).flatMap(\.pictures) }

func gallery(_ sheet: ResolvedSheet, _ sources: SourceMap) -> [UInt8] {
  var gallery = Gallery()
  return gallery.page(stylePictures(of: sheet), sheet, sources)
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
