import StyleModel
import Testing

@testable import StyleEmit

/// Cells of tables and collections: run against the doubles.
@Suite(.tags(.toolchain)) struct CellTests {
  private static let generated = Generated(
    """
    components:
      Badge: { base: UILabel, properties: { edge: { type: CGFloat, default: 1 } }, layer: { borderWidth: $edge } }
      Row:
        base: UITableViewCell
        layer:
          cornerRadius: 4
          sublayers:
            - { name: plate, kind: rectangle, backgroundColor: gold, frame: { inset: 4 } }
            - { name: count, kind: Badge, text: "3", frame: { right: 8, top: 4, width: 20, height: 12 } }
            - name: column
              kind: stack
              axis: vertical
              sublayers: [{ name: words, kind: text, string: "Some words that break in a narrow table", numberOfLines: 0, font: { size: 16 } }]
      Tile:
        base: UICollectionViewCell
        layer: { sublayers: [{ name: plate, kind: rectangle, backgroundColor: gold, frame: { inset: 4 } }] }
    styles:
      row: { component: Row, selectedBackgroundColor: red }
      tile: { component: Tile }
    """)

  /// Editing controls and accessories take of the content view's width, and what is in it moves with it.
  @Test func layersLieInTheContentView() throws {
    #expect(Self.generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let output = try ViewProgram(.uikit).run(
      """
      func text(_ frame: CGRect) -> String { "\\(frame.minX) \\(frame.minY) \\(frame.width) \\(frame.height)" }
      let row = Row(style: .default, reuseIdentifier: nil)
      row.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
      row.apply(.row)
      @MainActor func show(_ what: String) {
        row.layoutIfNeeded()
        let content = row.contentView.subviews[0]
        let frames = content.layer.drawnSublayers.map { "\\($0.name ?? "unnamed") \\(text($0.frame))" }
        print(what, text(content.convertedFrame), "holds", frames.joined(separator: ", "))
      }
      @MainActor func height() -> CGFloat {
        row.systemLayoutSizeFitting(CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel).height
      }
      print(row.layer.cornerRadius, row.layer.drawnSublayers.count, row.contentView.subviews.count)
      show("whole")
      print(height())
      row.accessoryType = .disclosureIndicator
      show("beside an accessory")
      row.setEditing(true, animated: false)
      print(height())
      show("edited")
      row.isSelected = true
      print(row.layer.drawnSublayers.map { $0.view === row.contentView ? "content" : $0.view === row.selectedBackgroundView ? "background" : "other" })
      let tile = Tile(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      tile.layoutIfNeeded()
      print(tile.layer.drawnSublayers.count, text(tile.contentView.subviews[0].layer.drawnSublayers[0].frame))
      extension UIView {
        var convertedFrame: CGRect {
          CGRect(x: (superview?.frame.minX ?? 0) + frame.minX, y: frame.minY, width: frame.width, height: frame.height)
        }
      }
      """, with: Self.generated, named: "cells")
    #expect(
      output == """
        4.0 1 1
        whole 0.0 0.0 200.0 44.0 holds plate 4.0 4.0 192.0 36.0, count 172.0 4.0 20.0 12.0, column 0.0 0.0 200.0 44.0
        40.0
        beside an accessory 0.0 0.0 168.0 44.0 holds plate 4.0 4.0 160.0 36.0, count 140.0 4.0 20.0 12.0, column 0.0 0.0 168.0 44.0
        60.0
        edited 40.0 0.0 128.0 44.0 holds plate 4.0 4.0 120.0 36.0, count 100.0 4.0 20.0 12.0, column 0.0 0.0 128.0 44.0
        ["background", "content"]
        1 4.0 4.0 42.0 42.0

        """)
  }
}
