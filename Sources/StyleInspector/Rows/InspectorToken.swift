import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

extension InspectorSheet {
  /// The data for a token, with one row: its value, and those for modes.
  package func detail(ofToken index: Int, isReadOnly: Bool, _ members: [JSONValue.Member] = []) -> JSONValue {
    let token = sheet.tokens[index]
    let file = token.span.file
    let places = places(ofToken: index)
    let own = places.first { $0.modes.isEmpty && $0.file == file }
    let node = own?.node
    let range = Int(token.span.start)..<Int(max(token.span.end, node?.definition.end ?? 0)) + 1
    let overlaid = places.filter { !$0.modes.isEmpty || $0.designKey != own?.designKey }
    let found = findings.filter { finding in
      let start = finding.span.start
      return finding.span.file == file && range.contains(Int(start))
        || overlaid.contains {
          $0.file == finding.span.file && $0.node.span.start <= start && start <= $0.node.span.end
        }
    }
    let parts = token.name.split(separator: ".").map(String.init)
    let why =
      isReadOnly
      ? "the inspector was started with --read-only"
      : node == nil ? "it is written in another place" : problemOfEditing(file)
    return .object(
      members + [
        .init("id", .string(token.name)), .init("type", .string(token.type.rawValue)),
        .init("group", .string(parts.dropFirst().dropLast().joined(separator: "."))),
        .init("name", .string(parts.last ?? "")),
      ] + place(token.span) + [
        .init("summary", optional(token.summary)), .init("deprecated", optional(token.deprecated)),
        .init("private", .bool(token.isPrivate)), .init("uses", .integer(tokenUses[index])),
        .init("findings", .array(found.map(finding))),
        .init("rows", [row(of: token, node, overlaid, why, findings: found.count)]),
      ])
  }

  private func row(
    of token: Token, _ node: SyntaxNode?, _ overlaid: [TokenPlace], _ why: String?, findings: Int
  ) -> JSONValue {
    let isOpen = node?.kind == .mapping && node?["value"] != nil
    let value = isOpen ? node?["value"] : node
    func reference(_ node: SyntaxNode?) -> JSONValue? {
      self.reference(node).map { .string(sheet.tokens[$0].name) }
    }
    func override(_ modes: ModeSet, _ node: SyntaxNode, overlay: FileID?) -> JSONValue {
      let own = token.value.cases.last { $0.modes == modes }
      let place = overlay.map { file in
        JSONValue.object([
          .init("file", .string(sources[file].path)), .init("line", .integer(line(node.definition))),
        ])
      }
      return .object([
        "states": "", "modes": .string(sheet.modes.name(modes)), "text": .string(text(of: node)),
        "editText": editableText(of: node), "colorTexts": colorTexts(of: node),
        "value": own?.value.inspectorJSON ?? .null,
        "spelling": .string(own?.value.spelling.clipped(to: 2000) ?? ""),
        "invalid": own?.value == .invalid ? true : nil, "author": "token", "isSet": true,
        "origins": own.map { .array(origins($0.origin)) } ?? [], "reference": reference(node),
        "overlay": place,
      ])
    }
    let declared = (isOpen ? node.map { Array($0.entries) } ?? [] : []).compactMap { entry -> JSONValue? in
      guard let modes = sheet.modes.modes(named: entry.key.text), !modes.isEmpty else { return nil }
      return override(modes, entry.value, overlay: nil)
    }
    let overrides =
      declared
      + overlaid.flatMap { place in
        place.values(in: sheet).map { override($0.modes, $0.node, overlay: place.file) }
      }
    return .object([
      "key": "value", "label": "Value", "section": "token", "type": .string(token.type.valueType.name),
      "optional": false, "summary": token.summary.map { .string($0) },
      "control": InspectorControl(type: token.type.valueType, bounds: nil).json,
      "text": value.map { .string(text(of: $0)) },
      "editText": value.flatMap { editableText(of: $0) },
      "colorTexts": value.flatMap { colorTexts(of: $0) }, "value": token.value.value.inspectorJSON,
      "spelling": .string(token.value.value.spelling.clipped(to: 2000)),
      "invalid": token.value.value == .invalid ? true : nil, "author": "token", "isSet": true,
      "origins": .array(origins(token.value.origin)), "reference": reference(value),
      "overrides": .array(overrides), "looks": [], "editable": .bool(why == nil),
      "why": why.map { .string($0) },
      "findings": .array((0..<findings).map { .integer($0) }),
    ])
  }

  /// UIKit's colours in light and in dark.
  static let systemColors = JSONValue.array(
    SystemColor.allCases.map { color in
      [
        "name": .string(color.rawValue),
        "light": .string(color.color(appearance: .light, highContrast: false).css),
        "dark": .string(color.color(appearance: .dark, highContrast: false).css),
      ]
    })
}
