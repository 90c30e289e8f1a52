import Foundation
import StyleModel
import Testing

@testable import StyleEmit

/// A class takes pictures where its style only tells where they come from.
@Suite(.tags(.toolchain)) struct PictureTests {
  static let generated = Generated(
    """
    components:
      Badge:
        base: UIView
        properties: { icon: { type: UIImage, default: bell, summary: The picture on it. } }
        layer: { sublayers: [{ name: badge, kind: image, contents: $icon }] }
      Poster:
        base: UIImageView
        properties: { photo: { type: UIImage?, default: null } }
        sets: { image: $photo }
    styles:
      badge: { component: Badge }
      poster: { component: Poster, photo: sunset }
    """)

  @Test(arguments: [ViewFramework.uikit, .appkit])
  func aPictureThatIsGivenIsShown(_ framework: ViewFramework) throws {
    let isUIKit = framework == .uikit
    let root = isUIKit ? "layer" : "layer!"
    let (image, shown) =
      isUIKit
      ? (#"UIImage(named: "own", in: nil, compatibleWith: nil)"#, "poster.image")
      : (#"NSImage(named: "own")"#, "poster.layer!.sublayers?.first?.contents as? any LayerPicture")
    let output = try ViewProgram(framework).run(
      """
      let badge = Badge(frame: .zero)
      @MainActor func contents() -> String {
        (badge.\(root).sublayers?.first?.contents as? any LayerPicture)?.content ?? "nil"
      }
      print(contents(), badge.icon?.content ?? "nil")
      badge.icon = \(image)
      print(contents(), badge.icon?.content ?? "nil")
      badge.apply(.badge)
      print(contents())
      let poster = Poster(frame: .zero)
      poster.apply(.poster)
      print((\(shown))?.content ?? "nil")
      poster.photo = \(image)
      print((\(shown))?.content ?? "nil")
      """, with: PictureTests.generated, named: "pictures-\(framework)")
    #expect(
      output.split(separator: "\n").map(String.init) == [
        "asset bell asset bell", "asset own asset own", "asset bell", "asset sunset", "asset own",
      ])
  }
}
