import StyleModel
import StyleSource
import StyleSyntax

/// Insets as other tools write them: `[8]`, `["8", "16"]`, `{ vertical: 8, horizontal: 16 }`.
struct ForeignInsets {
  private var top, left, bottom, right: String

  /// Reads one to four numbers in the order of CSS: top, right, bottom, left, of which some may be left out.
  init?(ofCSS numbers: [String]) {
    guard (1...4).contains(numbers.count) else { return nil }
    top = numbers[0]
    right = numbers.count > 1 ? numbers[1] : top
    bottom = numbers.count > 2 ? numbers[2] : top
    left = numbers.count > 3 ? numbers[3] : right
  }

  /// Reads one to three elements of a list, in which four would be top, left, bottom, right.
  init?(list elements: [SyntaxNode]) {
    let numbers = elements.compactMap(ForeignInsets.number)
    guard numbers.count == elements.count, numbers.count < 4 else { return nil }
    self.init(ofCSS: numbers)
  }

  /// Reads a mapping with `vertical` or `horizontal`; nil where it has neither, or any other key.
  init?(axes node: SyntaxNode) {
    guard node.kind == .mapping else { return nil }
    var values: [String: String] = [:]
    var hasAxis = false
    let names: [String: [String]] = [
      "vertical": ["top", "bottom"], "y": ["top", "bottom"], "block": ["top", "bottom"],
      "horizontal": ["left", "right"], "x": ["left", "right"], "inline": ["left", "right"],
      "all": ["top", "left", "bottom", "right"],
    ]
    let sides = [
      "top": "top", "left": "left", "leading": "left", "bottom": "bottom", "right": "right",
      "trailing": "right",
    ]
    for entry in node.entries {
      guard let number = ForeignInsets.number(entry.value) else { return nil }
      if let axis = names[entry.key.text] {
        hasAxis = true
        for side in axis where values[side] == nil { values[side] = number }
      } else if let side = sides[entry.key.text] {
        values[side] = number
      } else {
        return nil
      }
    }
    guard hasAxis else { return nil }
    (top, left) = (values["top"] ?? "0", values["left"] ?? "0")
    (bottom, right) = (values["bottom"] ?? "0", values["right"] ?? "0")
  }

  /// The insets as a style file has them: one number for all sides, or a list.
  var text: String {
    Set([top, left, bottom, right]).count == 1 ? top : "[\(top), \(left), \(bottom), \(right)]"
  }

  /// A number without quotes and units, or a reference.
  private static func number(_ node: SyntaxNode) -> String? {
    guard node.kind == .scalar else { return nil }
    let text = node.text
    if text.hasPrefix("$"), text.utf8.dropFirst().allSatisfy(isNamePart) { return text }
    let unit = ["px", "pt", "dp"].first { text.hasSuffix($0) } ?? ""
    guard let number = Double(text.dropLast(unit.count)), number.isFinite else { return nil }
    return formatNumber(number)
  }
}
