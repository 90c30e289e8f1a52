import StyleModel
import StyleReport
import StyleSyntax

extension InspectorSheet {
  /// The values that most styles of a component share, and that could be the component's own: each with the styles that have it, and those
  /// that would get it as well.
  func sharedValues(ofComponent index: Int) -> JSONValue {
    let component = sheet.components[index]
    let styles = sheet.styles(of: index).filter { sheet.styles[$0].parents.isEmpty }
    guard !component.isBaseClass, styles.count >= SharedValues.least else { return [] }
    var said: [String: [String: [Int]]] = [:]
    for style in styles {
      let own = ownEntries(ofStyle: style)
      for (key, entry) in own.entries[.always] ?? [:] {
        // A value of an alias is written elsewhere.
        guard entry.node.span == entry.node.definition else { continue }
        said[key, default: [:]][text(of: entry.node), default: []].append(style)
      }
    }
    let own = ownEntries(ofComponent: index)
    return .array(
      targets(ofComponent: index).compactMap { target in
        guard let texts = said[target.key], let (text, those) = texts.max(by: { isLess($0, $1) }),
          those.count >= SharedValues.least, those.count * 2 > styles.count,
          (try? address(ofComponent: index, target.key, .normal, [], own: own)) != nil
        else { return nil }
        // A style that says something else keeps that.
        let saying = Set(texts.values.joined())
        let others = styles.filter { !saying.contains($0) }
        return [
          "key": .string(target.key), "label": .string(inspectorLabel(target.name)), "text": .string(text),
          "isText": .bool(target.type == .string || target.type == .localizedString),
          "styles": .array(those.map { .string(sheet.styles[$0].name) }),
          "others": .array(others.map { .string(sheet.styles[$0].name) }),
        ]
      })
  }

  private func isLess(_ one: (key: String, value: [Int]), _ other: (key: String, value: [Int])) -> Bool {
    (one.value.count, other.key) < (other.value.count, one.key)
  }
}

private enum SharedValues {
  /// The least number of styles that must share a value.
  static let least = 3
}
