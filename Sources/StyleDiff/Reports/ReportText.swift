import StyleReport
import StyleSource

/// Words and places that reports for people share.
package struct ReportText {
  private let difference: SheetDifference
  private let oldPlaces, newPlaces: PlaceNames

  package init(_ difference: SheetDifference) {
    self.difference = difference
    oldPlaces = PlaceNames(in: difference.old.sources)
    newPlaces = PlaceNames(in: difference.new.sources)
  }

  package func old(_ span: Span?) -> String? { span.map { oldPlaces[$0] } }
  package func new(_ span: Span?) -> String? { span.map { newPlaces[$0] } }

  /// The text of a place: `card.yaml:3:5`, or `card.yaml:3:5 → card.yaml:4:5` where the two differ.
  package func place(_ old: Span?, _ new: Span?) -> String? {
    switch (self.old(old), self.new(new)) {
    case (let old?, let new?): old == new ? new : "\(old) → \(new)"
    case (let old?, nil): old
    case (nil, let new?): new
    case (nil, nil): nil
    }
  }

  /// The text of a change's consequences: “3 tokens and 12 styles: color.a, color.b, card and 12 more”.
  package func consequences(_ change: Change) -> String? {
    let all = change.consequences
    let groups = [("token", all.tokens), ("component", all.components), ("style", all.styles)]
      .filter { !$0.1.isEmpty }
    guard !groups.isEmpty else { return nil }
    let counts = groups.map { counted($0.1.count, $0.0) }.conjunction
    let names = groups.flatMap(\.1)
    let shown = 5
    let more = names.count > shown ? " and \(names.count - shown) more" : ""
    return "\(counts): \(names.prefix(shown).joined(separator: ", "))\(more)"
  }

  /// The text of a detail without its values: `corner: CGFloat`, `light`.
  package func subject(_ detail: Detail) -> String {
    let name = detail.oldName.map { "\($0) → \(detail.name)" } ?? detail.name
    let part =
      switch detail.part {
      case .value, .attribute: ""
      case .property: "property "
      case .layer: "layer "
      case .variant: "variants "
      case .animation: "animation "
      }
    let condition = detail.condition.name
    let parts = [name.isEmpty ? "" : part + name, condition.isEmpty ? "" : "(\(condition))"]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The texts of both sides, short enough for a line: of long ones, the part around the first difference.
  package func sides(_ detail: Detail) -> (old: String?, new: String?) {
    let (old, new) = (detail.old?.text, detail.new?.text)
    guard let old, let new, max(old.utf8.count, new.utf8.count) > ReportText.width else {
      return (old.map(ReportText.clipped), new.map(ReportText.clipped))
    }
    let shared = zip(old, new).prefix { $0 == $1 }.count
    let start = max(0, shared - ReportText.width / 4)
    func cut(_ text: String) -> String {
      (start > 0 ? "…" : "") + ReportText.clipped(String(text.dropFirst(start)))
    }
    return (cut(old), cut(new))
  }

  private static let width = 80

  private static func clipped(_ text: String) -> String {
    text.count > width ? text.prefix(width) + "…" : text
  }
}

extension Break {
  /// A sentence on the break: “StyleTokens.Colors.ink is now StyleTokens.Colors.text”.
  package var sentence: String {
    switch kind {
    case .removed: "\(name) is gone"
    case .renamed: "\(name) is now \(new ?? "")"
    case .type: "\(name) is of type \(new ?? "") now, and was \(old ?? "")"
    case .arguments: "\(name) takes its arguments in another order: \(new ?? "")"
    }
  }
}

extension SheetDifference {
  /// The numbers of changes and breaks: “2 removed, 1 added; 1 change breaks code”.
  package var counts: String {
    let kinds = ChangeKind.allCases.compactMap { kind in
      let count = count(kind)
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    let broken =
      breaks.isEmpty ? [] : ["\(counted(breaks.count, "change")) of generated Swift can break code"]
    return ([kinds.joined(separator: ", ")] + broken).filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
