import StyleReport

extension Inspector {
  /// Answers with the page's first data: the outline, the problems, and the selection with its details.
  func start(_ request: Request) -> InspectorAnswer {
    start(showing: SubjectName(request.query["show"] ?? ""))
  }

  func start(showing name: SubjectName?) -> InspectorAnswer {
    let model = studio?.model
    let shown = name.flatMap { model?.has($0) == true ? $0 : nil } ?? model?.firstSubject
    let detail = shown.flatMap { try? self.detail(of: $0) }
    var bytes = Array("{\"isChecked\":\(unlinted == nil),\"outline\":".utf8)
    bytes += outlineBytes
    bytes += ",\"problems\":".utf8
    bytes += problemList.compactBytes
    bytes += ",\"subject\":".utf8
    bytes += (detail == nil ? .null : shown?.json ?? .null).compactBytes
    bytes += ",\"detail\":".utf8
    bytes += (detail ?? .null).compactBytes
    bytes += "}".utf8
    return InspectorAnswer(contentType: "application/json", bytes: bytes)
  }

  /// The page's data for a style, a token, or a component without a style.
  private func detail(of name: SubjectName) throws(InspectorError) -> JSONValue {
    switch name.kind {
    case .style: try style(["id": name.id])
    case .component: try style(["component": name.id])
    case .token: try token(["id": name.id])
    }
  }
}

/// The subject that a page shows first, as in its address: `style=card`.
struct SubjectName {
  enum Kind: String {
    case style, token, component
  }

  var kind: Kind
  var id: String

  init(_ kind: Kind, _ id: String) {
    self.kind = kind
    self.id = id
  }

  /// Parses a subject; nil where the text names none.
  init?(_ text: String) {
    let equals = text.firstIndex(of: "=") ?? text.endIndex
    guard equals < text.endIndex, let kind = Kind(rawValue: String(text[..<equals])) else { return nil }
    self.init(kind, String(text[text.index(after: equals)...]))
  }

  var json: JSONValue { ["kind": .string(kind.rawValue), "id": .string(id)] }
}

extension InspectorSheet {
  fileprivate func has(_ name: SubjectName) -> Bool {
    switch name.kind {
    case .style: style(named: name.id) != nil
    case .token: token(named: name.id) != nil
    case .component: component(named: name.id) != nil
    }
  }

  /// The first style that others may use, or else the first of all.
  fileprivate var firstSubject: SubjectName? {
    (sheet.styles.first { !$0.isPrivate } ?? sheet.styles.first).map { SubjectName(.style, $0.name) }
  }
}
