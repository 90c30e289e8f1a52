import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleWorkspace

extension LanguageServer {
  func prepareRename(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return .null }
    guard let occurrence = query.uses.symbol(at: try query.offset(), in: query.file),
      occurrence.symbol.problemOfRenaming(in: query.sheet) == nil
    else { return .null }
    let span = occurrence.nameSpan
    var placeholder = query.sources.text(span)
    // Without escapes.
    if case .designName(_, _, let text) = occurrence.symbol { placeholder = text }
    return [
      "range": query.positions.range(span), "placeholder": .string(placeholder),
    ]
  }

  func rename(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { throw .invalid("there is no name here") }
    let uses = query.uses
    guard let occurrence = uses.symbol(at: try query.offset(), in: query.file) else {
      throw .invalid("there is no name here")
    }
    guard let name = params["newName"]?.string else { throw .invalid("the request has no ‘newName’") }
    let symbol = occurrence.symbol
    if let problem = symbol.problemOfRenaming(in: query.sheet) ?? symbol.problem(ofName: name)
      ?? symbol.problem(ofRenamingTo: name)
    {
      throw ResponseError(.requestFailed, problem)
    }
    if name == symbol.lastName { return query.workspaceEdit([]) }
    let other = symbol.named(name)
    guard !exists(other, insteadOf: symbol, query) else {
      throw ResponseError(.requestFailed, "‘\(other.lastName)’ is there already")
    }
    report(params["workDoneToken"], ["kind": "begin", "title": "Renaming"])
    defer { report(params["workDoneToken"], ["kind": "end"]) }
    switch try uses.renaming(symbol, to: name, in: query.snapshot) {
    case .success(let edits): return query.workspaceEdit(edits)
    case .failure(let problem): throw ResponseError(.requestFailed, problem.message)
    }
  }

  private func exists(_ symbol: Symbol, insteadOf old: Symbol, _ query: Query) -> Bool {
    let sheet = query.sheet
    switch symbol {
    case .token(let name), .tokenGroup(let name):
      return sheet.tokens.contains { $0.name == name || $0.name.hasPrefix(name + ".") }
    case .designName: return false
    case .component(let name):
      return sheet.components.contains { $0.name == name && !$0.isBaseClass }
        || BaseClass(rawValue: name) != nil
    case .trait(let name): return sheet.traits.contains { $0.name == name }
    case .style: return sheet.hasStyle(called: symbol.lastName, besideThatOf: old)
    case .mode(let name): return sheet.modes[named: name] != nil
    case .axis(let name): return sheet.modes.axes.contains { $0.name == name }
    case .property(.component(let owner), let name):
      return sheet.components.contains { component in
        component.name == owner && component.properties.contains { $0.name == name }
      }
    case .property(.trait(let owner), let name):
      return sheet.traits.contains { $0.name == owner && $0.properties.contains { $0.name == name } }
    case .layer(.component(let owner), let name):
      return sheet.components.contains { $0.name == owner && $0.layers.contains { $0.writtenName == name } }
    case .animation(.component(let owner), let name):
      return sheet.components.contains { $0.name == owner && $0.animations.contains { $0.name == name } }
    case .variantAxis(.component(let owner), let name), .variant(.component(let owner), let name):
      return sheet.components.contains { component in
        component.name == owner
          && component.axes.contains { $0.name == name || $0.values.contains { $0.name == name } }
      }
    case .property(.base, _), .layer, .animation, .variantAxis, .variant, .base, .file: return false
    }
  }
}
