import Foundation
import Testing

/// Pictures with more font files than cairo's FreeType backend keeps open, which are ten (`FontFaces`).
@Suite struct ManyFontsTests {
  @Test(.tags(.slow)) func eachRunDrawsAllPictures() throws {
    let workspace = try Workspace()
    let listed = try workspace.run(script: "fc-list --format '%{family[0]}\\n' | sort -u").output
    let families = listed.split(separator: "\n").map(String.init)
    try #require(families.contains("Inter"))
    let weights = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
    let fonts =
      weights.map { ("Inter", $0) }
      + families.filter { $0 != "Inter" }.prefix(12).flatMap { [($0, "regular"), ($0, "bold")] }
    try #require(fonts.count > 12)
    // Each picture begins with another font, so that threads open files at the same time.
    let components = (0..<16).map { number in
      let layers = fonts.indices.map { index in
        let (family, weight) = fonts[(index + number) % fonts.count]
        return """
                  - { name: t\(index), kind: text, string: Word, frame: [0, \(index * 16), 160, 16], \
          foregroundColor: black, font: { family: \(family), size: \(11 + number % 5), weight: \(weight) } }
          """
      }
      return """
          T\(number):
            summary: Words in many fonts.
            base: UIView
            preview: { size: [160, \(fonts.count * 16)] }
            layer:
              sublayers:
        \(layers.joined(separator: "\n"))
        """
    }
    let styles = (0..<16).map { "  t\($0): { summary: Words., component: T\($0) }" }
    try workspace.write(
      "fonts.yaml",
      "components:\n\(components.joined(separator: "\n"))\nstyles:\n\(styles.joined(separator: "\n"))\n")
    for attempt in 0..<12 {
      let format = ["png", "svg", "pdf"][attempt % 3]
      let run = try workspace.run(
        "preview", "fonts.yaml", "--output", "out\(attempt)", "--format", format, "--no-cache")
      #expect(run.status == 0, "\(format): \(run.error)")
    }
  }
}
