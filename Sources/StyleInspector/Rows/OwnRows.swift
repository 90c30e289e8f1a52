import StyleCompiler
import StyleModel
import StyleReport
import StyleScene
import StyleSource
import StyleSyntax

extension RowBuilder {
  /// A row for the style, or for the component, itself.
  private func ownRow(
    _ key: String, _ label: String, _ type: String, _ summary: String?, _ control: JSONValue,
    _ value: JSONValue, spelling: String, isOptional: Bool = true, section: String, why: String? = nil
  ) -> JSONValue {
    let entry = own.others[key]
    let why = problem ?? why
    let elsewhere = if case .style = subject { "component" } else { "system" }
    return .object([
      "key": .string(key), "label": .string(label), "section": .string(section), "type": .string(type),
      "optional": .bool(isOptional),
      "summary": summary.map { .string($0) }, "control": control,
      "text": entry.map { .string(model.text(of: $0.node)) }, "value": value, "spelling": .string(spelling),
      "author": .string(entry == nil ? elsewhere : author), "isSet": .bool(entry != nil), "origins": [],
      "overrides": [], "looks": [], "editable": .bool(why == nil), "why": why.map { .string($0) },
      "findings": .array((findingsOfKeys[key] ?? []).map { .integer($0) }),
    ])
  }

  private func summary(_ key: String) -> String? {
    ([LanguageKey].style.named(key) ?? [LanguageKey].previews.named(key))?.summary
  }

  func ownRows(_ index: Int) -> [JSONValue] {
    let style = sheet.styles[index]
    func row(
      _ key: String, _ label: String, _ type: String, _ summary: String?, _ control: JSONValue,
      _ value: JSONValue, spelling: String
    ) -> JSONValue {
      ownRow(key, label, type, summary, control, value, spelling: spelling, section: "style")
    }
    let summaryKey =
      own.others["description"] != nil && own.others["summary"] == nil ? "description" : "summary"
    let parents = style.parents.map { sheet.styles[$0].name }
    let picks = zip(sheet.components[style.component].axes, style.picks).map { axis, pick in
      let name = axis.values[pick].name
      let control = InspectorControl(
        type: .choice(axis.values.map(\.name)), bounds: nil,
        onlyValue: isReadOnly ? .choice(name) : nil)
      return ownRow(
        "variants.\(axis.name)", inspectorLabel(axis.name), control.typeName, axis.summary, control.json,
        .string(name),
        spelling: name, isOptional: false, section: "picks")
    }
    return picks + [
      row(
        summaryKey, "Summary", "String", summary("summary"), ["kind": "text", "localized": false],
        model.optional(style.summary), spelling: style.summary ?? ""),
      row(
        "extends", "Parents", "styles", summary("extends"), ["kind": "styles"],
        .array(parents.map { .string($0) }), spelling: parents.joined(separator: ", ")),
      row(
        "deprecated", "Deprecated", "String", summary("deprecated"), ["kind": "text", "localized": false],
        model.optional(style.deprecated), spelling: style.deprecated ?? ""),
    ] + previewRows(section: "style")
  }

  /// The rows for pictures: the size of the control, and a text where it has none of its own.
  func previewRows(section: String) -> [JSONValue] {
    let preview = model.spec(of: subject)
    var bounds: NumberBounds?
    if case .value(_, let known)? = [LanguageKey].previews.named("size")?.content { bounds = known }
    let size = InspectorControl(type: .size, bounds: bounds, placeholder: "fits").json
      .with("fitting", .bool(sheet.components[component].canBeMeasured))
    return [
      ownRow(
        "preview.size", "Size in Pictures", "CGSize", summary("size"), size, preview.inspectorSize,
        spelling: preview.spelledSize, section: section,
        why: sheet.components[component].problemOfOtherSizes),
      ownRow(
        "preview.title", "Title in Pictures", "String", summary("title"),
        ["kind": "text", "localized": false], model.optional(preview.title), spelling: preview.title ?? "",
        section: section),
    ]
  }
}

extension Component {
  /// Whether a picture can be as large as the content of the component.
  fileprivate var canBeMeasured: Bool { fittingStack != nil || fitsText }

  /// The reason why the component can't have another size in pictures; nil where it can.
  fileprivate var problemOfOtherSizes: String? {
    base.fixedSize.map {
      "a \(base.rawValue) is \(formatNumber($0.width)) × \(formatNumber($0.height)) points, and its size can’t be changed"
    }
  }
}
