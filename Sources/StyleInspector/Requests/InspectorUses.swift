import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

extension Inspector {
  // MARK: Uses

  func uses(_ query: [String: String]) throws(InspectorError) -> InspectorAnswer {
    guard let model = studio?.model else { throw .noStyle("") }
    let target: Reference.Target
    if let name = query["token"] {
      guard let index = model.token(named: name) else { throw .noToken(name) }
      target = .token(index)
    } else if let name = query["style"] {
      guard let index = model.style(named: name) else { throw .noStyle(name) }
      target = .style(index)
    } else if let name = query["component"] {
      guard let index = model.component(named: name) else { throw .noStyle(name) }
      target = .component(index)
    } else {
      throw .badRequest("the request names no token, style or component")
    }
    var seen: JSONValue?
    if case .token(let index) = target {
      seen = .array(
        model.styles(seeing: index).filter { !model.sheet.styles[$0].isPrivate }.prefix(2000).map {
          .string(model.sheet.styles[$0].name)
        })
    }
    return .json(
      .object([
        "revision": .integer(revision), "uses": .array(model.uses(of: target).prefix(2000).map(\.self)),
        "seen": seen,
      ]))
  }
}

extension InspectorSheet {
  /// The references to a declaration, in the order of the files.
  func uses(of target: Reference.Target) -> [JSONValue] {
    var spans: [Span] = []
    for part in sheet.references.parts {
      for reference in part where reference.target == target { spans.append(reference.span) }
    }
    return Array(Set(spans)).sorted().map { span in
      let style = styleName(at: span)
      return .object(
        [
          .init("kind", style == nil ? "other" : "style"), .init("name", optional(style)),
          .init("style", optional(style)), .init("key", style == nil ? .null : optional(key(at: span))),
        ] + place(span) + [.init("text", .string(text(ofLineAt: span).trimmingSpaces.clipped(to: 400)))])
    }
  }
}
