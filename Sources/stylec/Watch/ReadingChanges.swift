#if Pictures
import StyleSource
import StyleWorkspace

extension StyleFiles {
  /// The differences from an earlier reading, a line each for people; none where everything is the same.
  func changes(since earlier: StyleFiles) -> [String] {
    let (before, now) = (earlier.states, states)
    var lines: [String] = []
    for path in Set(before.keys).union(now.keys).sorted(by: { $0.precedesByBytes($1) }) {
      switch (before[path], now[path]) {
      case (let before, let now) where before == now: continue
      // Nobody asks for it any more, or a folder of that name is back.
      case (.unreadable, nil): continue
      case (.unreadable, .unreadable), (.bytes, .bytes), (.resource, .resource):
        lines.append("\(path) changed")
      case (_, .bytes), (_, .resource): lines.append("\(path) is new")
      case (_, nil), (_, .unreadable): lines.append("\(path) is gone")
      }
    }
    let others = earlier.settingsByPath
    let areOthers = settingsByPath.contains { path, settings in others[path].map { $0 != settings } ?? false }
    if areOthers || lines.isEmpty && (before != now || namedPaths != earlier.namedPaths) {
      lines.append("the settings changed")
    }
    return lines
  }

  /// The files that are empty now, and weren't in an earlier reading.
  func emptied(since earlier: StyleFiles?) -> [String] {
    guard let earlier, sources.files.contains(where: \.bytes.isBlank) else { return [] }
    let filled = Set(earlier.sources.files.filter { !$0.bytes.isBlank }.map(\.path))
    return sources.files.filter { $0.bytes.isBlank && filled.contains($0.path) }.map(\.path)
  }

  /// The settings of each file that was named.
  private var settingsByPath: [String: Settings] {
    Dictionary(settings.map { (sources[$0].path, $1) }) { first, _ in first }
  }

  /// The state of each file, by its path.
  private var states: [String: State] {
    var states: [String: State] = [:]
    for file in sources.files { states[file.path] = .bytes(file.bytes) }
    for (path, contents) in resourceFiles { states[path] = .resource(contents) }
    for problem in problems { states[sources[problem.span.file].path] = .unreadable(problem.message) }
    for (path, entry) in unreadableImports { states[path] = .unreadable(entry.reason) }
    return states
  }
}

extension [UInt8] {
  /// Whether the bytes are nothing but space.
  var isBlank: Bool { allSatisfy { $0 <= UInt8(ascii: " ") } }
}

private enum State: Equatable {
  case bytes([UInt8])
  case resource(Fingerprint)
  case unreadable(String)
}
#endif
