import Foundation

/// A golden page: Markdown whose fences are examples and what they lead to.
///
/// Below one heading, the `yaml` fences are the files of one compilation (`yaml tokens.yaml` names a file;
/// `example.yaml` is the name where none is given), and each other fence that an `Output` knows holds what
/// comes out.
struct Page {
  var parts: [Part]

  enum Part {
    /// A line of prose, a heading among them.
    case prose(String)
    case fence(Fence)
  }

  struct Fence {
    /// What follows the backticks, split at its first space.
    var language: String
    var argument: String
    var lines: [String]
  }

  init(text: String) {
    parts = []
    var open: Fence?
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if let fence = open {
          parts.append(.fence(fence))
          open = nil
        } else {
          let info = line.dropFirst(3).split(separator: " ", maxSplits: 1).map(String.init)
          open = Fence(language: info.first ?? "", argument: info.count > 1 ? info[1] : "", lines: [])
        }
      } else if open != nil {
        open?.lines.append(line)
      } else {
        parts.append(.prose(line))
      }
    }
    if let open { parts.append(.fence(open)) }
  }

  var text: String {
    parts.map { part in
      switch part {
      case .prose(let line):
        return line
      case .fence(let fence):
        let info = fence.argument.isEmpty ? fence.language : "\(fence.language) \(fence.argument)"
        return (["```" + info] + fence.lines + ["```"]).joined(separator: "\n")
      }
    }.joined(separator: "\n")
  }

  /// The indices of the parts below each heading.
  var sections: [Range<Int>] {
    var starts = parts.indices.filter { index in
      if case .prose(let line) = parts[index] { return line.hasPrefix("#") }
      return false
    }
    if starts.first != 0 { starts.insert(0, at: 0) }
    return zip(starts, starts.dropFirst() + [parts.count]).map { $0..<$1 }
  }
}
