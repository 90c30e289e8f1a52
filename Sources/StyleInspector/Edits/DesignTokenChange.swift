import StyleModel
import StyleReport
import StyleSource
import StyleTokenFiles
import StyleWorkspace

extension Inspector {
  /// Plans an edit of a file of design tokens, which changes only the differing part of the value's notation.
  func plan(
    _ operation: Operation, ofDesignTokenAt key: Span, _ address: EditAddress, in model: InspectorSheet
  ) throws(InspectorError) -> PlannedChange {
    let source = model.sources[address.file]
    guard case .write(let json) = operation else {
      throw .cannotEdit(
        "a design token keeps its values; take this one out of ‘\(source.path)’, or out of the design tool")
    }
    guard case .value(let type) = address.type, let names = model.designFiles(of: address.file)?.names else {
      throw .cannotEdit("‘\(source.path)’ is changed by a design tool")
    }
    if let problem = model.problemOfDesignFile(address.file) { throw .cannotEdit(problem) }
    let wanted = try NewDesignValue(json, type, in: source.path)
    let new: [UInt8]
    switch names.edits(setting: key, to: wanted) {
    case .success(let edits): new = applying(edits.sorted { $0.span < $1.span }, to: source.bytes)
    case .failure(let problem): throw .cannotEdit(problem.message)
    }
    return PlannedChange(
      files: [.init(path: source.path, old: source.bytes, new: new)], label: "Set \(address.subject)",
      address: address)
  }
}

extension NewDesignValue {
  /// The reason why JSON can't express a text as a colour.
  private static func problem(ofColor text: String) -> String {
    let what =
      if SystemColor(rawValue: text) != nil {
        "is a colour of the system, which JSON can’t say"
      } else if text.contains("$") {
        "is computed, which JSON can’t say"
      } else {
        "is no colour"
      }
    return "‘\(text.shortened)’ \(what); write a colour such as #007AFF"
  }

  /// A value from the page.
  fileprivate init(_ json: JSONValue, _ type: ValueType, in path: String) throws(InspectorError) {
    let text = json.string?.trimmingSpaces
    if let name = json["reference"]?.string
      ?? text.flatMap({ $0.hasPrefix("$") && !$0.hasPrefix("$$") ? String($0.dropFirst()) : nil })
    {
      self = .reference(name)
      return
    }
    func wrong() -> InspectorError {
      InspectorError(422, "bad-value", "this is no value of type \(type.name) that JSON could say")
    }
    switch type {
    case .color:
      guard json["system"]?.string == nil,
        let written = text ?? json["spelling"]?.string ?? json["css"]?.string,
        case .success(let syntax) = parseColor(written.utf8), let color = syntax.fixedColor,
        color.system == nil
      else {
        let said = text ?? json["system"]?.string
        throw said.map { InspectorError(422, "bad-value", NewDesignValue.problem(ofColor: $0)) } ?? wrong()
      }
      self = .color(NewDesignColor(color))
    case .number, .integer:
      guard let number = json.double ?? text.flatMap(Double.init), number.isFinite else { throw wrong() }
      self = .number(number)
    case .string, .localizedString:
      guard let string = json.string else { throw wrong() }
      self = .text(string.hasPrefix("$$") ? String(string.dropFirst()) : string)
    case .bool:
      guard let flag = json.bool ?? text.flatMap(Bool.init) else { throw wrong() }
      self = .flag(flag)
    case .choice, .point, .size, .rect, .range, .image, .gradientStops, .shadow, .shadows, .outline, .font,
      .edgeInsets,
      .animation, .corners, .transform, .path, .numbers, .strings:
      throw .cannotEdit("a value of type \(type.name) has several parts in JSON; change them in ‘\(path)’")
    }
  }
}
