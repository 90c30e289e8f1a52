import Foundation
import Testing
import UnsyncedFiles

@testable import StyleEmit

/// An app picks a mode for a window or a part of it once, and all styles in it follow.
@Suite(.tags(.toolchain)) struct ModesAroundTests {
  private static let generated = Generated(
    """
    modes: { brand: [ocean, forest], density: [regular, compact, default-value] }
    tokens:
      length: { edge: { value: 1, forest: 2, compact: 10, forest+compact: 20, default-value: 30 } }
      color: { ground: { value: "#0000FF", forest: "#00FF00" } }
    components:
      Panel:
        base: UIView
        properties: { edge: { type: CGFloat, default: $length.edge } }
        layer: { borderWidth: $edge }
      Tile: { base: UIView, layer: { backgroundColor: $color.ground } }
      Plain: { base: UIView, layer: { borderWidth: 3 } }
    styles:
      panel: { component: Panel }
      tile: { component: Tile }
      plain: { component: Plain }
    """)

  @Test func aTraitOfAWindowReachesAllViewsInIt() throws {
    let output = try ViewProgram(.uikit).run(
      """
      let window = UIWindow(frame: .zero)
      let (section, first, second) = (UIView(frame: .zero), Panel(frame: .zero), Panel(frame: .zero))
      window.addSubview(first)
      window.addSubview(section)
      section.addSubview(second)
      @MainActor func show() { print(first.layer.borderWidth, second.layer.borderWidth, first.brand, second.density) }
      show()
      window.traitOverrides[StyleModes.Brand.self] = .forest
      show()
      section.traitOverrides[StyleModes.Density.self] = .compact
      show()
      // What code gives a view itself holds over what is around it, for that axis alone.
      second.brand = .ocean
      show()
      section.traitOverrides.remove(StyleModes.Density.self)
      show()
      print(StyleModes(first.traitCollection).brand, StyleModes.Density.defaultValue_)
      """, with: Self.generated, .embed, named: "modes-around-uikit")
    #expect(
      output == """
        1.0 1.0 ocean regular
        2.0 2.0 forest regular
        2.0 20.0 forest compact
        2.0 10.0 forest compact
        2.0 1.0 forest regular
        forest defaultValue_

        """)
  }

  @Test func theModesOfAWindowReachAllViewsInIt() throws {
    let output = try ViewProgram(.appkit).run(
      """
      let window = NSWindow()
      let (root, section) = (NSView(frame: .zero), NSView(frame: .zero))
      let (first, second, late) = (Panel(frame: .zero), Panel(frame: .zero), Panel(frame: .zero))
      root.addSubview(first)
      root.addSubview(section)
      section.addSubview(second)
      window.contentView = root
      @MainActor func show(_ views: Panel...) { print(views.map { "\\($0.layer!.borderWidth)" }, first.brand, second.density) }
      show(first, second)
      window.styleModes.brand = .forest
      show(first, second)
      section.styleModes.density = .compact
      show(first, second)
      // What code gives a view itself holds over what is around it, for that axis alone.
      second.brand = .ocean
      show(first, second)
      section.addSubview(late)
      section.styleModes.density = nil
      show(first, second, late)
      section.styleModes.brand = .ocean
      show(first, late)
      print(StyleModes(of: first).brand, NSView(frame: .zero).styleModes == StyleModeOverrides())
      """, with: Self.generated, named: "modes-around-appkit")
    #expect(
      output == """
        ["1.0", "1.0"] ocean regular
        ["2.0", "2.0"] forest regular
        ["2.0", "20.0"] forest compact
        ["2.0", "10.0"] forest compact
        ["2.0", "1.0", "2.0"] forest regular
        ["2.0", "1.0"] forest regular
        forest true

        """)
  }

  @Test func aModifierOfSwiftUIReachesAllViewsInIt() throws {
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func show(_ view: some View) {
        print(view._draw(in: CGSize(width: 10, height: 10))(CGPoint(x: 5, y: 5)))
      }
      @MainActor func all() {
        show(Color.clear.modifier(TileStyle.tile))
        show(Color.clear.modifier(TileStyle.tile).styleMode(.forest).styleMode(.compact))
        show(Color.clear.modifier(TileStyle.tile).environment(\\.styleModes.brand, .forest))
        show(Color.clear.modifier(TileStyle.tile).styleMode(.ocean).styleMode(.forest))
      }
      all()
      """, with: Self.generated, named: "modes-around-swiftui")
    let lines = output.split(separator: "\n")
    try #require(lines.count == 4, "\(output)")
    #expect(lines[0] != lines[1] && lines[2] == lines[1] && lines[3] == lines[0])
  }

  /// Traits of a window reach styles of SwiftUI in it, and a mode of the environment reaches views of UIKit in SwiftUI.
  @Test func traitsAndTheEnvironmentPassOnToEachOther() throws {
    let generated = Self.generated
    let program = """
      import SwiftUI
      import UIKit
      @MainActor func show(_ hosting: _HostingView, _ view: some View) {
        print(hosting.draw(view, in: CGSize(width: 10, height: 10))(CGPoint(x: 5, y: 5)).green)
      }
      @MainActor func all() {
        let (window, hosting) = (UIWindow(frame: .zero), _HostingView(frame: .zero))
        window.addSubview(hosting)
        let tile = Color.clear.modifier(TileStyle.tile)
        show(hosting, tile)
        window.traitOverrides[StyleModes.Brand.self] = .forest
        show(hosting, tile)
        show(hosting, tile.styleMode(.ocean))
        var brand = StyleTokens()
        brand.colors[.ground] = StyleColor(0x00FF00)
        window.traitOverrides[StyleTokens.self] = brand
        window.traitOverrides[StyleModes.Brand.self] = .ocean
        show(hosting, tile)
        let panel = Panel(frame: .zero)
        _ = hosting.draw(_Represented(panel).styleMode(.forest).styleMode(.compact), in: .zero)
        print(panel.brand, panel.density, panel.layer.borderWidth)
        brand.lengths[.edge] = 7
        _ = hosting.draw(_Represented(panel).styleTokens(brand), in: .zero)
        print(panel.layer.borderWidth)
      }
      all()
      """
    var views = generated
    views.files = generated.files.filter { $0.target == .uikit || $0.target == .swiftui }
    let folder = try views.write("modes-bridged")
    try Data(program.utf8).writeUnsynced(to: folder.appending(path: "main.swift"))
    let path = folder.appending(path: "program")
    let built = try Toolchain.build(
      path, of: Toolchain.swiftFiles(in: folder), with: ["UIKit", "SwiftUI"],
      Toolchain.strict + PlainStructs.importing(of: generated))
    try #require(built.status == 0, "\(built.output)")
    #expect(
      try Toolchain.run([path.path]).output == """
        0.0
        1.0
        0.0
        1.0
        forest compact 20.0
        7.0

        """)
  }

  /// Without axes of an app's own there is nothing to pick, and nothing is generated for it.
  @Test func onlySheetsWithAxesHaveIt() {
    let generated = Generated("styles: { card: { component: UIView, alpha: 0.9 } }")
    let names = [
      "UIKit/StyleModes+UIKit.swift", "AppKit/StyleModes+AppKit.swift", "SwiftUI/StyleModes+SwiftUI.swift",
    ]
    for name in names {
      #expect(!Self.generated.text(name).isEmpty)
      #expect(generated.text(name).isEmpty)
    }
    // A view follows them though no style file says what it looks like in them, since code may.
    #expect(Self.generated.text("AppKit/Plain+AppKit.swift").contains("viewDidMoveToWindow"))
  }
}
