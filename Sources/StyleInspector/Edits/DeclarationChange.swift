import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

/// A change of what style files declare, which a request asks for.
protocol DeclarationChange {
  var model: InspectorSheet { get }
  /// The request.
  var body: JSONValue { get }
}

/// A change of a declaration within a component, in the component's file.
protocol ComponentChange: DeclarationChange {
  var changed: ChangedComponent { get }
}

/// The component that a request would change, with the request.
struct ChangedComponent {
  let model: InspectorSheet
  let body: JSONValue
  let index: Int
  let component: Component

  /// - Parameter parts: What the request would give the component, for the message.
  init(_ body: JSONValue, in model: InspectorSheet, toGiveIt parts: String) throws(InspectorError) {
    self.model = model
    self.body = body
    index = try model.changedComponent(body, toGiveIt: parts)
    component = model.sheet.components[index]
  }
}

extension DeclarationChange {
  /// A new name that the request gives.
  func newName(
    _ key: String, most: Int = 100, _ symbol: (String) -> Symbol
  ) throws(InspectorError) -> String {
    let name = (body[key]?.string ?? "").trimmingSpaces
    try check(newName: name, most: most, symbol(name))
    return name
  }

  /// New names that the request gives in a list, each once.
  func newNames(_ key: String, _ symbol: (String) -> Symbol) throws(InspectorError) -> [String] {
    let names = (body[key]?.array ?? []).compactMap(\.string).map(\.trimmingSpaces).filter { !$0.isEmpty }
    for name in names { try check(newName: name, symbol(name)) }
    return names
  }

  /// Refuses what can be no name of its kind.
  func check(newName name: String, most: Int = 100, _ symbol: Symbol) throws(InspectorError) {
    guard !name.isEmpty, name.utf8.count <= most else {
      throw .badValue("a name is missing, or very long", in: "name")
    }
    if let problem = symbol.problem(ofName: name) { throw .badValue(problem, in: "name") }
  }

  /// A change of one file.
  func plan(_ writer: ValueWriter, in file: FileID, _ label: String) -> PlannedChange {
    let source = model.sources[file]
    return PlannedChange(
      files: [.init(path: source.path, old: source.bytes, new: writer.bytes)], label: label)
  }
}

extension ComponentChange {
  var model: InspectorSheet { changed.model }
  var body: JSONValue { changed.body }
  var index: Int { changed.index }
  var component: Component { changed.component }
  var file: FileID { component.span.file }
  var declaration: SyntaxPath { [.key("components"), .key(component.name)] }

  func plan(_ writer: ValueWriter, _ label: String) -> PlannedChange { plan(writer, in: file, label) }
}

extension InspectorSheet {
  /// The component that a request would change, which a file declares that can be edited.
  ///
  /// - Parameter parts: What the request would give it, for the message.
  func changedComponent(_ body: JSONValue, toGiveIt parts: String) throws(InspectorError) -> Int {
    let index = try declaredComponent(named: body["component"]?.string ?? "", toGiveIt: parts)
    if let problem = problemOfEditing(sheet.components[index].span.file) { throw .cannotEdit(problem) }
    return index
  }
}
