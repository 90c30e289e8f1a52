import StyleModel
import Testing

@testable import StyleEmit

/// Pictures in layers: run against the doubles.
@Suite(.tags(.toolchain)) struct ImageLayerTests {
  private static let generated = Generated(
    """
    components:
      Avatar:
        base: UIView
        properties: { photo: { type: UIImage?, default: { systemName: person } }, tone: { type: UIColor, default: red } }
        layer: { sublayers: [{ name: photoImage, kind: image, contents: $photo, tintColor: $tone }] }
    styles:
      avatar: { component: Avatar }
    """)

  /// A photo stands upright, a template and a symbol have the tint, and a picture without pixels is drawn: as in a `UIImageView`.
  @Test func picturesLookAsInAView() throws {
    #expect(Self.generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let output = try ViewProgram(.uikit).run(
      """
      let avatar = Avatar(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      avatar.apply(.avatar)
      let image = avatar.layer.drawnSublayers[0]
      @MainActor func show(_ what: String) {
        print(what, (image.contents as? any LayerPicture)?.content ?? "nil", image.contentsScale)
      }
      func asset(_ name: String) -> UIImage { UIImage(named: name, in: nil, compatibleWith: nil)! }
      show("symbol")
      avatar.photo = asset("plain")
      let drawings = UIGraphicsImageRenderer._drawings
      avatar.photo = asset("plain")
      avatar.tone = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      show("asset")
      print(UIGraphicsImageRenderer._drawings - drawings)
      avatar.photo = UIImage(cgImage: asset("photo").cgImage!, scale: 3, orientation: .right)
      show("photo")
      avatar.photo = asset("icon").withRenderingMode(.alwaysTemplate)
      show("template")
      avatar.photo = UIImage(systemName: "star", compatibleWith: nil)
      show("the app's symbol")
      avatar.photo = UIImage(ciImage: CIImage(_content: "filtered"))
      show("Core Image")
      avatar.photo = asset("arrow").imageFlippedForRightToLeftLayoutDirection()
      show("left to right")
      UIView._directionOfReader = .rightToLeft
      avatar.photo = asset("arrow").imageFlippedForRightToLeftLayoutDirection()
      show("right to left")
      avatar.apply(.avatar)
      show("the style's")
      """, with: Self.generated, named: "image-layers")
    #expect(
      output == """
        symbol system person tinted sRGB 1.0000 0.0000 0.0000 1.0000 1.0
        asset asset plain 2.0
        0
        photo asset photo 3.0
        template asset icon tinted sRGB 0.0000 0.0000 1.0000 1.0000 2.0
        the app's symbol system star tinted sRGB 0.0000 0.0000 1.0000 1.0000 1.0
        Core Image filtered 2.0
        left to right asset arrow 2.0
        right to left asset arrow flipped 2.0
        the style's system person tinted sRGB 1.0000 0.0000 0.0000 1.0000 1.0

        """)
  }

  /// A symbol is named by a property, which an app sets; without a name there is no image.
  @Test func aPropertyNamesASymbol() throws {
    let named = Generated(
      """
      components:
        Row:
          base: UIView
          properties:
            icon: { type: String, default: heart }
            badge: { type: String? }
            kind: { type: String, values: [star, bolt], default: star }
            isOn: { type: Bool, default: true }
          layer:
            sublayers:
              - { name: a, kind: image, contents: { systemName: $icon } }
              - { name: b, kind: image, contents: { systemName: $badge } }
              - { name: c, kind: image, contents: { systemName: "{$icon}.fill" } }
              - { name: d, kind: image, contents: { systemName: "if($isOn, checkmark, xmark)" } }
              - { name: e, kind: image, contents: { systemName: $kind } }
      styles:
        row: { component: Row }
        other: { component: Row, icon: bell, badge: "1.circle", kind: bolt, isOn: false }
      """)
    #expect(named.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let output = try ViewProgram(.uikit).run(
      """
      let row = Row(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      @MainActor func show(_ what: String) {
        print(what, row.layer.drawnSublayers.map { layer in
          ((layer.contents as? any LayerPicture)?.content ?? "nil").split(separator: " ").prefix(2).joined(separator: " ")
        })
      }
      row.apply(.row)
      show("row")
      row.apply(.other)
      show("other")
      row.icon = "trash"
      row.badge = nil
      show("changed")
      """, with: named, named: "named-symbols")
    #expect(
      output == """
        row ["system heart", "nil", "system heart.fill", "system checkmark", "system star"]
        other ["system bell", "system 1.circle", "system bell.fill", "system xmark", "system bolt"]
        changed ["system trash", "nil", "system trash.fill", "system xmark", "system bolt"]

        """)
    let onMac = try ViewProgram(.appkit).run(
      """
      let row = Row(frame: NSRect(x: 0, y: 0, width: 40, height: 40))
      row.apply(.other)
      print(row.layer!.drawnSublayers.map { ($0.contents as? any LayerPicture)?.content ?? "nil" })
      """, with: named, named: "named-symbols-appkit")
    #expect(
      onMac == """
        ["system bell", "system 1.circle", "system bell.fill", "system xmark", "system bolt"]

        """)
  }

  /// Nothing is drawn again that looks the same.
  @Test func aSymbolIsDrawnOnce() throws {
    let output = try ViewProgram(.uikit).run(
      """
      let avatar = Avatar(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      avatar.apply(.avatar)
      let drawings = UIGraphicsImageRenderer._drawings
      for _ in 0..<5 { avatar.apply(.avatar) }
      print(UIGraphicsImageRenderer._drawings - drawings)
      avatar.tone = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      avatar.change(traits: UITraitCollection(displayScale: 3))
      print(UIGraphicsImageRenderer._drawings - drawings)
      """, with: Self.generated, named: "image-drawings")
    #expect(output == "0\n2\n")
  }

  @Test func aTemplateHasTheTintInAppKit() throws {
    let output = try ViewProgram(.appkit).run(
      """
      let avatar = Avatar(frame: NSRect(x: 0, y: 0, width: 40, height: 40))
      avatar.apply(.avatar)
      let image = avatar.layer!.drawnSublayers[0]
      @MainActor func show(_ what: String) { print(what, (image.contents as? any LayerPicture)?.content ?? "nil") }
      show("symbol")
      let icon = NSImage(named: "icon")!
      avatar.photo = icon
      show("asset")
      let template = NSImage(named: "icon")!
      template.isTemplate = true
      avatar.photo = template
      show("template")
      """, with: Self.generated, named: "image-layers-appkit")
    let tinted = "tinted sRGB 1.0000 0.0000 0.0000 1.0000"
    #expect(output == "symbol system person \(tinted)\nasset asset icon\ntemplate asset icon \(tinted)\n")
  }
}
