import StyleModel
import StyleScene

extension RenderCache {
  /// The image files of a scene that can't be drawn, for each scale a picture may have; in their places a box is drawn.
  package func undrawnImages(in scene: Scene) -> Set<UndrawnImage> {
    var undrawn: Set<UndrawnImage> = []
    for image in scene.images {
      for file in image.files {
        let pixels = file.pixels(in: image.box.size, scale: Scene.Image.mostPixelsPerPoint)
        switch decoded(file, pixels: pixels).result {
        case .success, .failure(.outOfMemory): continue
        case .failure(.damaged): undrawn.insert(UndrawnImage(file.contents, .damaged))
        case .failure(.missingLibrary):
          undrawn.insert(UndrawnImage(file.contents, .missingLibrary(file.format)))
        }
      }
    }
    return undrawn
  }
}
