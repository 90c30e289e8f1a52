import StyleReport
import StyleSource
import StyleSyntax

extension LanguageServer {
  func formatting(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return .null }
    return edits(query, within: 0..<query.source.bytes.count)
  }

  func rangeFormatting(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return .null }
    guard let range = query.positions.offsets(params["range"]) else {
      throw .invalid("the request has no ‘range’")
    }
    let first = query.positions.line(at: range.lowerBound).content.lowerBound
    // Editors select lines up to the beginning of the next one.
    let isAtStart =
      range.upperBound > range.lowerBound
      && query.positions.line(at: range.upperBound).content.lowerBound == range.upperBound
    let last = query.positions.line(at: range.upperBound - (isAtStart ? 1 : 0)).content.upperBound
    return edits(query, within: first..<max(first, last))
  }

  /// The edits that format whole lines; empty where the file can't be formatted, or the lines not without others.
  private func edits(_ query: Query, within range: Range<Int>) -> JSONValue {
    guard !query.tree.isTranslated, case .success(let edits) = formattingEdits(query.source, within: range)
    else { return [] }
    return .array(edits.map(query.edit))
  }
}
