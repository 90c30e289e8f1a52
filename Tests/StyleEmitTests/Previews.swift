/// What stands for the macro `#Preview`, whose implementation only Xcode has: a constant of the doubles' type `_Preview`.
enum Previews {
  /// Swift with a constant for each preview: `preview0`, `preview1` and so on, from `first`.
  static func compiled(_ text: String, from first: Int = 0) -> String {
    var count = first
    return text.replacing(#/#Preview\(/#) { _ in
      defer { count += 1 }
      return "@MainActor let preview\(count) = _Preview("
    }
  }

  static func count(in text: String) -> Int { text.matches(of: #/#Preview\(/#).count }
}

extension Generated {
  /// The same files with constants for previews, and the names of these, by the files' folders.
  var withPreviewConstants: (generated: Generated, previews: [String: [String]]) {
    var result = self
    var previews: [String: [String]] = [:]
    var count = 0
    for index in files.indices {
      let text = String(decoding: files[index].bytes, as: UTF8.self)
      let own = Previews.count(in: text)
      result.files[index].bytes = Array(Previews.compiled(text, from: count).utf8)
      let folder = files[index].path.split(separator: "/").first.map(String.init) ?? ""
      previews[folder, default: []] += (count..<count + own).map { "preview\($0)" }
      count += own
    }
    return (result, previews)
  }
}
