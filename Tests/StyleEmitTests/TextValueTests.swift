import StyleModel
import Testing

@testable import StyleEmit

/// A text with values in it is in an app what pictures show, and no value that an app sets stops it.
@Suite(.tags(.toolchain)) struct TextValueTests {
  private static let generated = Generated(
    """
    tokens: { number: { most: 99 } }
    components:
      Ring:
        base: UIView
        properties:
          part: { type: CGFloat, default: 0.305 }
          done: { type: Int, default: 3 }
          total: { type: Int, default: 1200 }
          distance: { type: Double, default: 12.3456 }
          share: { type: Float, default: 0.3 }
          unit: { type: String?, default: null }
          mood: { type: String, values: [calm, busy], default: calm }
          isDone: { type: Bool, default: false }
        layer:
          sublayers:
            - { name: a, kind: text, string: "{percent($part)}|{percent($part, 1)}|{$done} of {$total}|{$done / $distance}" }
            - { name: b, kind: text, string: "{decimal($distance)} {$unit}|{$mood}|{if($isDone, 'all {$total}', 'no')}|{$number.most}+" }
            - { name: c, kind: text, string: "if($done > $number.most, '{$number.most}+', '{$done}')", hidden: $done <= 0 }
            - { name: d, kind: text, string: "localized(%@ {$done} items, {percent($part)} 100%)", hidden: $share > 0.3 }
            - { name: e, kind: text, string: "{$$done} {} %lld", hidden: "!$unit" }
      Caption:
        base: UILabel
        properties: { count: { type: Int, default: 2 } }
        sets: { text: "{$count} new", isHidden: $count == 0 }
    styles:
      ring: { component: Ring }
      full: { component: Ring, part: 1, done: 100, unit: km, isDone: true }
      none: { component: Ring, part: -0.0004, done: 0, mood: busy }
      exact: { component: Ring, part: 0.125, distance: 2.675, share: 0.31 }
      small: { component: Ring, part: 0.0049999, distance: 999.9996, total: 1234567 }
      far: { component: Ring, distance: -123456789012, unit: "%@ {$$done} %", done: -5 }
      tiny: { component: Ring, distance: 1e-300, done: 1, total: -9 }
      caption: { component: Caption }
    """)

  /// What pictures show: of each layer its text, and whether it is hidden.
  private static func pictures(_ names: [String]) throws -> String {
    let sheet = generated.sheet
    return try names.map { name in
      let look = sheet.look(of: try #require(sheet.styles.firstIndex { $0.name == name }))
      return look.component.layers.indices.filter { look.component.layers[$0].kind == .text }.map { index in
        let isHidden = look.layer(index)[.hidden].bool ?? false
        return "\(look.layer(index)[.string].text ?? "nil")\(isHidden ? " hidden" : "")\n"
      }.joined()
    }.joined()
  }

  private static let rings = ["ring", "full", "none", "exact", "small", "far", "tiny"]

  @Test(arguments: [ViewFramework.uikit, .appkit])
  func viewsShowWhatPicturesShow(_ framework: ViewFramework) throws {
    let layer = framework == .uikit ? "view.layer" : "view.layer!"
    let text = framework == .uikit ? "caption.text ?? \"nil\"" : "caption.stringValue"
    let output = try ViewProgram(framework).run(
      """
      let view = Ring(frame: .zero)
      @MainActor func show() {
        for case let layer as CATextLayer in \(layer).sublayers ?? [] {
          let text = (layer.string as? NSAttributedString)?.string ?? layer.string as? String ?? "nil"
          print(text + (layer.isHidden ? " hidden" : ""))
        }
      }
      for style in [RingStyle.ring, .full, .none, .exact, .small, .far, .tiny] {
        view.apply(style)
        show()
      }
      print("---")
      view.apply(.ring)
      for number in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0] {
        (view.distance, view.part, view.share) = (number, CGFloat(number), Float(number))
        for count in [Int.max, .min, 0] {
          (view.done, view.total) = (count, count)
          view.unit = "%@ %n {$done} %"
        }
      }
      show()
      let caption = Caption(frame: .zero)
      caption.apply(.caption)
      for count in [2, 0, 12345] {
        caption.count = count
        print(\(text), caption.isHidden)
      }
      """, with: Self.generated, named: "text-values-\(framework)")
    let parts = output.split(separator: "---\n", maxSplits: 1).map(String.init)
    #expect(try parts.first == Self.pictures(Self.rings))
    #expect(
      parts.last == """
        0%|0.0%|0 of 0|0
        0.00 %@ %n {$done} %|calm|no|99+
        0 hidden
        %@ 0 items, 0% 100%
        {$done} {} %lld
        2 new false
        0 new true
        12,345 new false

        """)
  }

  @Test func viewsOfSwiftUIShowWhatPicturesShow() throws {
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func show(_ style: RingStyle) {
        _Notes.all = []
        _ = Color.clear.modifier(style)._draw(in: CGSize(width: 100, height: 50))(CGPoint(x: 10, y: 10))
        for note in _Notes.all where note.hasPrefix("text ") { print(note.dropFirst(5)) }
      }
      for style in [RingStyle.ring, .full, .none, .exact, .small, .far, .tiny] { show(style) }
      _Notes.all = []
      _ = CaptionView(style: .caption)._draw(in: CGSize(width: 100, height: 50))(CGPoint(x: 10, y: 10))
      for note in _Notes.all where note.hasPrefix("text ") { print(note.dropFirst(5)) }
      """, with: Self.generated, named: "text-values-swiftui")
    let pictures = try Self.pictures(Self.rings).replacing(" hidden\n", with: "\n")
    #expect(output == pictures + "2 new\n")
  }

  /// Plain structs know no reader.
  @Test func structsShowTextsInEnglish() throws {
    let output = try PlainStructs.run(
      """
      var caption = CaptionStyle.caption
      for count in [2, 0, 12345, .min, .max] {
        caption.count = count
        print(caption.text, caption.isHidden)
      }
      """, with: Self.generated, named: "text-values-plain")
    #expect(
      output == """
        2 new false
        0 new true
        12,345 new false
        -9,223,372,036,854,776,000 new false
        9,223,372,036,854,776,000 new false

        """)
  }
}
