#if Pictures
import StyleLanguageServer
import StyleModel
import StyleRender
import StyleScene
import StyleSource
import StyleWorkspace

/// A drawer of pictures for a language server.
struct PictureDrawer: StyleDrawer {
  func picture(of subject: DrawnSubject, in sheet: ResolvedSheet, modes: ModeSet) -> [UInt8]? {
    let picture: Picture =
      switch subject {
      case .style(let index):
        Picture(
          component: sheet.styles[index].component, style: index, styleName: sheet.styles[index].name,
          view: view(modes, sheet))
      case .component(let index):
        Picture(
          component: index, style: nil, styleName: sheet.components[index].name, view: view(modes, sheet))
      }
    let size = picture.size(in: sheet)
    // What is larger is no help in a popup.
    guard size.width <= 1024, size.height <= 1024 else { return nil }
    let scene = buildScene(picture, in: PreparedStyle(of: picture, in: sheet))
    return renderSVG(scene, idPrefix: "p", title: picture.title(in: sheet), in: RenderCache())
  }

  private func view(_ modes: ModeSet, _ sheet: ResolvedSheet) -> Picture.View {
    Picture.View(
      state: .normal, modes: sheet.modes.completed(modes),
      margin: EdgeInsets(8))
  }

  func oversizedPictures(of sheet: ResolvedSheet) -> [Diagnostic] {
    StyleRender.oversizedPictures(of: sheet, scales: CheckedSheet.usualScales)
  }
}
#endif
