import StyleEmit
import Testing

@testable import StyleWorkspace

/// The parts of `docs/configuration.md` that are made from the table of settings. Each stands behind a comment, to the next empty line.
///
///     <!-- settings: defaults -->
enum SettingsPage {
  private static let mark = "<!-- settings: "

  /// The page with these parts as the table has them now.
  static func refreshed(_ text: String) -> String {
    var lines: [Substring] = []
    var isReplaced = false
    var found: Set<Substring> = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { isReplaced = false }
      if !isReplaced { lines.append(line) }
      guard line.hasPrefix(mark) else { continue }
      let name = line.dropFirst(mark.count).prefix { $0 != "-" }.dropLast()
      guard let part = part(name) else {
        Issue.record("there is no part ‘\(name)’")
        continue
      }
      lines += part
      found.insert(name)
      isReplaced = true
    }
    #expect(found.count == 3)
    return lines.joined(separator: "\n")
  }

  private static func part(_ name: Substring) -> [Substring]? {
    let generated = GeneratedSetting.all
    switch name {
    case "files and rules": return table(SettingsKey.all.dropLast(generated.count))
    case "generated Swift": return table(generated.map(\.key)[...])
    case "defaults":
      let lines = generated.map { setting in
        let value = "\(setting.key.name): \(setting.print(GeneratedSettings()))"
        let space = String(repeating: " ", count: max(1, 35 - value.count))
        return Substring(setting.alternatives.isEmpty ? value : value + space + "# " + setting.alternatives)
      }
      return ["```yaml"] + lines + ["```"]
    case _: return nil
    }
  }

  private static func table(_ keys: ArraySlice<SettingsKey>) -> [Substring] {
    ["| key | means |", "| --- | --- |"] + keys.map { "| `\($0.name)` | \($0.details ?? $0.summary) |" }
  }
}
