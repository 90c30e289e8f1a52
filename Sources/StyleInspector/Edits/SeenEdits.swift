import StyleModel
import StyleReport
import StyleScene
import StyleSyntax

/// A place with a state and modes of its own: `for /dark token:color.accent`, `for highlighted/ style`, `for / token:color.accent`.
struct PlaceName {
  var states: String
  var modes: String
  var rest: String

  init?(_ text: String?) {
    guard let text, text.hasPrefix("for ") else { return nil }
    // Names have no spaces and no slashes.
    let parts = text.dropFirst(4).split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let slash = parts[0].firstIndex(of: "/") else { return nil }
    states = String(parts[0][..<slash])
    modes = String(parts[0][parts[0].index(after: slash)...])
    rest = String(parts[1])
  }

  static func prefix(_ condition: OwnEntries.When, _ sheet: ResolvedSheet) -> String {
    "for \(sheet.states.writtenName(of: condition.state))/\(sheet.modes.name(condition.modes)) "
  }
}

extension InspectorSheet {
  /// The places of a token's value that is edited for some modes, where a person sees it in `shown`; nil there edits it for `modes` alone.
  func places(ofToken token: Int, for modes: ModeSet, seenIn shown: ModeSet?) -> [String] {
    let name = sheet.tokens[token].name
    guard let shown else {
      return ["token:\(name)"] + overlays(forToken: token, modes).map { "overlay:\(name)@\($0)" }
    }
    // The value that is seen, where the token has one of its own for these modes; else one for all that is shown.
    let held = heldModes(ofToken: token, in: shown)
    let wanted = held.isEmpty ? shown : held
    let prefix = wanted == modes ? "" : PlaceName.prefix(.init(state: .normal, modes: wanted), sheet)
    var places = ["\(prefix)token:\(name)"]
    places += overlays(forToken: token, wanted).map { "\(prefix)overlay:\(name)@\($0)" }
    if !wanted.isEmpty { places.append("\(PlaceName.prefix(.always, sheet))token:\(name)") }
    return places
  }

  /// The modes of the value that a token has in some modes.
  private func heldModes(ofToken token: Int, in shown: ModeSet) -> ModeSet {
    let all = sheet.modes.completed(shown)
    var held: ModeSet = []
    for entry in sheet.tokens[token].value.cases
    where entry.modes.isSubset(of: all) && !entry.modes.yields(to: held) { held = entry.modes }
    return held
  }

  /// The value of a token that holds instead of the written one, in a look; nil for other places, and where the written one holds.
  func tokenHolding(over address: EditAddress, in look: ShownLook) -> JSONValue? {
    guard address.kind == .token || address.kind == .overlay, let token = token(named: address.name) else {
      return nil
    }
    let held = heldModes(ofToken: token, in: look.modes)
    guard address.label != "Token \(address.name)\(condition(.normal, held))", !held.isEmpty else {
      return nil
    }
    return [
      "why": "overruled", "author": "token", "name": .string(address.name), "states": "",
      "modes": .string(sheet.modes.name(held)),
    ]
  }
}

extension InspectorSheet {
  /// Whether a value has its origin at the place of an edit.
  func isSaid(_ origin: Origin.ID, at address: EditAddress) -> Bool {
    if case .token(let token) = sheet[origin].author {
      return (address.kind == .token || address.kind == .overlay) && sheet.tokens[token].name == address.name
    }
    guard let span = sheet[origin].span, span.file == address.file, address.designKey == nil,
      let path = tree(of: span.file).location(at: Int(span.start))?.path
    else { return false }
    return path.steps.starts(with: address.path.steps)
  }
}

extension Inspector {
  /// The reason why the shown picture is the same after an edit as before; empty where it isn't.
  func unseen(
    _ body: JSONValue, _ before: [UInt8]?, from old: InspectorSheet, at address: EditAddress
  ) throws(InspectorError) -> [JSONValue.Member] {
    let studio = try saved()
    let new = studio.model
    guard let before, try picture(body, in: studio) == before, body["token"] == nil,
      let key = body["key"]?.string, let wasSubject = pictured(body, in: old),
      let subject = pictured(body, in: new),
      let was = old.target(key, ofComponent: old.component(of: wasSubject)),
      let target = new.target(key, ofComponent: new.component(of: subject))
    else { return [] }
    var names = body["picture"]?.texts ?? [:]
    if names["states"] == StateTable.normal { names["states"] = "" }
    guard let look = try ShownLook(names, of: subject, in: new) else { return [] }
    func value(_ target: RowTarget, _ subject: DrawnSubject, _ model: InspectorSheet) -> LookValue {
      model.looks(of: subject).look(state: look.state, modes: look.modes).value(of: target.target)
    }
    let seen = value(target, subject, new)
    guard value(was, wasSubject, old).value == seen.value else {
      return [.init("unseen", ["why": "picture"])]
    }
    // A component has its default variants.
    if case .component = subject, new.author(seen.origin, style: nil) == "variant" {
      return [
        .init("unseen", ["why": "overruled", "author": "variant", "states": "", "modes": ""])
      ]
    }
    if let token = new.tokenHolding(over: address, in: look) { return [.init("unseen", token)] }
    // What has been written holds: it was so before.
    guard !new.isSaid(seen.origin, at: address),
      let said = look.holding(target.target, of: subject, in: new.sheet)
    else { return [.init("unseen", ["why": "same"])] }
    let (isOwn, own) =
      switch subject {
      case .style(let style):
        (new.ownEntries(ofStyle: style)[key, said.state, said.modes] != nil, "style")
      case .component(let component):
        (new.ownEntries(ofComponent: component)[key, said.state, said.modes] != nil, "component")
      }
    return [
      .init(
        "unseen",
        [
          "why": "overruled",
          "author": .string(isOwn ? own : said.author.ofStyle ? "parent" : "component"),
          "states": .string(new.sheet.states.writtenName(of: said.state)),
          "modes": .string(new.sheet.modes.name(said.modes)),
        ])
    ]
  }
}

extension JSONValue {
  /// The members of an object that are texts.
  var texts: [String: String] {
    Dictionary(
      (members ?? []).compactMap { member in member.value.string.map { (member.name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}
