#if Pictures
import StyleInspector
import StyleModel
import StyleRender
import StyleScene

/// A drawer of pictures for an inspector. It belongs to the thread that answers.
final class InspectPictures: InspectorDrawer {
  let texts: any TextMeasurer = PangoMeasurer()
  private let renderCache = RenderCache()

  func svg(_ scene: Scene, title: String) -> [UInt8] {
    renderSVG(scene, idPrefix: "p", title: title, in: renderCache)
  }

  func png(_ scene: Scene, scale: Double) -> [UInt8]? {
    try? renderPNG(scene, scale: scale, in: renderCache).get()
  }

  func pdf(_ scene: Scene, title: String) -> [UInt8]? {
    try? renderPDF(scene, title: title, in: renderCache).get()
  }

  func movingSVG(_ moving: MovingPicture, of style: PreparedStyle) -> [UInt8]? {
    renderMovingSVG(moving, of: style, idPrefix: "p", in: renderCache)
  }
}
#endif
