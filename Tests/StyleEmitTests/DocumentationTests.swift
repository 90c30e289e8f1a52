import Foundation
import StyleModel
import Testing
import UnsyncedFiles

/// What style files say of tokens, properties, styles and components stands in the code: as documentation, and where
/// something is deprecated as a warning to whom uses it.
@Suite struct DocumentationTests {
  static let generated = Generated(
    """
    modes: { density: [regular, compact] }
    tokens:
      color:
        old: { value: red, description: An old red., deprecated: Use fresh. }
        fresh: { value: "#FF3B30", dark: "#FF453A", description: A fresh red. }
      length: { gap: { value: 8, compact: 4, description: Between things. } }
    components:
      Card:
        base: UIView
        summary: A card.
        properties:
          width: { type: CGFloat, default: 1, description: The width of the line., deprecated: Use line. }
          line: { type: CGFloat, default: 2, summary: The line. }
        layer: { borderWidth: $line, cornerRadius: $width }
      Sheet:
        base: UIView
        summary: A sheet.
        deprecated: Use Card.
    styles:
      plain: { component: Card, summary: A plain card. }
      loud: { component: Card, description: A loud card., deprecated: Use plain. }
      folded: { component: Sheet }
    """)

  @Test func summariesAreDocumentation() {
    let tokens = DocumentationTests.generated.text("Plain/StyleTokens.swift")
    #expect(
      tokens.contains(
        """
            /// An old red.
            ///
            /// The token ‘color.old’ of example.yaml.
            @available(*, deprecated, message: "Use fresh.")
            public static let old: StyleColor = StyleColor(0xFF0000)
        """))
    #expect(
      tokens.contains(
        "/// A fresh red.\n    ///\n    /// The token ‘color.fresh’ of example.yaml.\n    public static let fresh: StyleColor"
      ))
    let styles = DocumentationTests.generated.text("Plain/CardStyle+Styles.swift")
    #expect(
      styles.contains(
        "/// A loud card.\n  ///\n  /// The style ‘loud’ of example.yaml.\n  @available(*, deprecated, message: \"Use plain.\")\n"
      ))
    #expect(
      styles.contains(
        "/// A plain card.\n  ///\n  /// The style ‘plain’ of example.yaml.\n  public static let plain"))
    for path in ["UIKit/Card.swift", "AppKit/Card+AppKit.swift"] {
      let text = DocumentationTests.generated.text(path)
      #expect(text.contains("/// A card.\n  @IBDesignable"))
      #expect(
        text.contains(
          "/// The width of the line.\n    @available(*, deprecated, message: \"Use line.\")\n    @IBInspectable\n"
        ))
    }
  }

  /// The generated code itself warns of nothing.
  @Test(.tags(.toolchain)) func usesOfWhatIsDeprecatedWarn() throws {
    let folder = try DocumentationTests.generated.write("deprecated")
    let program = """
      import UIKit
      let old = StyleTokens.Colors.old
      let style = CardStyle.loud
      print(style.width)
      let view = Card(frame: .zero)
      view.width = 3
      let sheet = Sheet(frame: .zero)
      print(StyleTokens.Lengths.gap(in: StyleModes(density: .compact)), StyleTokens.Lengths.gap(in: StyleModes()))
      """
    try Data(program.utf8).writeUnsynced(to: folder.appending(path: "main.swift"))
    let outcome = try Toolchain.build(
      folder.appending(path: "program"), of: Toolchain.swiftFiles(in: folder), with: ["UIKit"],
      ["-swift-version", "6"])
    let warnings = outcome.output.split(separator: "\n").filter { $0.contains(": warning: ") }
    // Behind the message stands the group of the warning.
    let messages = warnings.map { line in
      line.split(separator: ": ").suffix(2).joined(separator: ": ").split(separator: " [#")[0]
    }
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(
      Set(messages.map(String.init)) == [
        "'old' is deprecated: Use fresh.", "'loud' is deprecated: Use plain.",
        "'width' is deprecated: Use line.",
        "'Sheet' is deprecated: Use Card.",
      ])
    #expect(warnings.allSatisfy { $0.contains("main.swift") })
    #expect(try Toolchain.run(["./program"], in: folder).output == "1.0\n4.0 8.0\n")
  }
}
