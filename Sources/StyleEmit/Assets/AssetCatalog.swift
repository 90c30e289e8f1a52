import StyleModel
import StyleReport

/// The colours of a sheet's tokens as an asset catalog, which Xcode, storyboards and `UIColor(named:)` read.
///
/// Each token is a colour set in the folders of its groups, which are namespaces: `surface/card` for `color.surface.card`. A set has a colour for
/// each appearance and contrast in which the token differs. The form is that of Apple's Asset Catalog Format Reference.
struct AssetCatalog {
  /// The path of the catalog in the output folder.
  static let path = "Assets/StyleColors.xcassets"

  /// The modes in which the colours of a set may differ.
  static let modes: ModeSet = [.light, .dark, .standardContrast, .highContrast]

  private let sheet: ResolvedSheet

  init(of sheet: ResolvedSheet) { self.sheet = sheet }

  private var tokens: [Token] { sheet.tokens.filter { $0.type == .color && !$0.isPrivate } }

  /// The values of the sheet that a catalog can't express, as messages.
  var losses: [String] { lostModes + alikeNames }

  /// The messages for tokens whose names differ only by capitals, which folders of macOS don't distinguish.
  private var alikeNames: [String] {
    var seen: [String: String] = [:]
    return tokens.compactMap { token in
      let plain = token.name.lowercased()
      defer { seen[plain] = token.name }
      return seen[plain].map { "on macOS, an asset catalog can't have both ‘\($0)’ and ‘\(token.name)’" }
    }
  }

  private var lostModes: [String] {
    return sheet.modes.axes.filter { $0.mask.isDisjoint(with: AssetCatalog.modes) }.compactMap { axis in
      let names = tokens.filter { !$0.value.conditions.isDisjoint(with: axis.mask) }.map(\.name)
      guard let first = names.first, let mode = axis.values.first?.name else { return nil }
      let others = names.count == 1 ? "differs" : "and \(names.count - 1) more differ"
      return
        "an asset catalog has no ‘\(axis.name)’, by which ‘\(first)’ \(others): it has the colours for ‘\(mode)’"
    }
  }

  var documents: [OutputDocument] {
    var documents = [document("", AssetCatalog.contents([:]))]
    var folders: Set<String> = []
    for token in tokens {
      let names = token.namesInCatalog
      for end in names.indices.dropLast() {
        let folder = names[...end].joined(separator: "/")
        guard folders.insert(folder).inserted else { continue }
        documents.append(
          document(folder, AssetCatalog.contents(["properties": ["provides-namespace": true]])))
      }
      documents.append(
        document(
          names.joined(separator: "/") + ".colorset",
          AssetCatalog.contents(["colors": .array(colors(of: token.value))])))
    }
    return documents
  }

  private func document(_ folder: String, _ contents: JSONValue) -> OutputDocument {
    OutputDocument(
      path: AssetCatalog.path + (folder.isEmpty ? "" : "/" + folder) + "/Contents.json",
      bytes: contents.documentBytes)
  }

  private static func contents(_ members: JSONValue) -> JSONValue {
    .object((members.members ?? []) + [.init("info", ["author": "xcode", "version": 1])])
  }

  // MARK: Colours

  /// The appearances that a catalog distinguishes, the usual one first.
  private static let looks: [(modes: ModeSet, appearances: [(name: String, value: String)])] = [
    ([], []), (.dark, [("luminosity", "dark")]), (.highContrast, [("contrast", "high")]),
    ([.dark, .highContrast], [("luminosity", "dark"), ("contrast", "high")]),
  ]

  private func colors(of value: ModedValue) -> [JSONValue] {
    let colors = AssetCatalog.looks.map { value[sheet.modes.completed($0.modes)].value.color ?? .clear }
    // Where contrast makes no difference, a set has none.
    let hasContrast = colors[2] != colors[0] || colors[3] != colors[1]
    let hasDark = hasContrast ? colors[3] != colors[2] || colors[1] != colors[0] : colors[1] != colors[0]
    return zip(AssetCatalog.looks, colors).compactMap { look, color in
      if look.modes.contains(.highContrast), !hasContrast { return nil }
      if look.modes.contains(.dark), !hasDark { return nil }
      let appearances = look.appearances.map { name, value in
        JSONValue.object([.init("appearance", .string(name)), .init("value", .string(value))])
      }
      return .object(
        (appearances.isEmpty ? [] : [.init("appearances", .array(appearances))]) + [
          .init("color", color.asset), .init("idiom", "universal"),
        ])
    }
  }
}

extension Color {
  /// The colour in sRGB, or in Display P3 where that has more colours; a colour that neither has becomes the nearest one of Display P3.
  fileprivate var asset: JSONValue {
    let isNarrow = isInGamut(of: .srgb)
    let components: [(String, String)]
    if isNarrow, isMadeOfBytes {
      let bytes = srgb8
      components = zip(["red", "green", "blue"], [bytes.red, bytes.green, bytes.blue]).map {
        ($0, $1.assetText)
      }
    } else {
      let shown = isNarrow ? converted(to: .srgb) : converted(to: .displayP3).mapped(into: .displayP3)
      let numbers = [shown.components.first, shown.components.second, shown.components.third]
      components = zip(["red", "green", "blue"], numbers).map { ($0, min(max($1, 0), 1).assetText) }
    }
    return [
      "color-space": .string(isNarrow ? "srgb" : "display-p3"),
      "components": .object(
        components.map { .init($0, .string($1)) } + [.init("alpha", .string(alpha.assetText))]),
    ]
  }

  /// Whether bytes of sRGB express the colour without loss.
  private var isMadeOfBytes: Bool {
    let plain = converted(to: .srgb).components
    return [plain.first, plain.second, plain.third].allSatisfy { abs($0 * 255 - ($0 * 255).rounded()) < 1e-6 }
  }
}

extension UInt8 {
  fileprivate var assetText: String {
    "0x" + (self < 16 ? "0" : "") + String(self, radix: 16, uppercase: true)
  }
}

extension Double {
  /// The number with at least three digits behind the point, as Xcode writes it.
  fileprivate var assetText: String {
    let text = "\((self * 1_000_000).rounded() / 1_000_000)"
    let digits = text.split(separator: ".").last?.count ?? 0
    return text.contains("e") ? "0.000" : text + String(repeating: "0", count: max(0, 3 - digits))
  }
}
