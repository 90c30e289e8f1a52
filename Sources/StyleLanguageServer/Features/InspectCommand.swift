import StyleModel
import StyleReport
import StyleSource

/// The style or the component that an inspector should show.
package struct InspectedSubject: Equatable {
  /// The absolute path of the folder that `stylec inspect` runs in.
  package let folder: String
  /// The end of the address of the inspector's page: `style=card`.
  package let selection: String
}

/// The command of the code lens “Open in the inspector”.
let inspectCommand = "stylec.inspect"

extension LanguageServer {
  /// The lens that opens a style or a component in the inspector; nil for what that shows in no picture of its own.
  func inspectLens(_ target: Reference.Target, at span: Span, _ query: Query) -> JSONValue? {
    guard inspect != nil else { return nil }
    let selection: String
    switch target {
    case .style(let index): selection = "style=" + uriReference(query.sheet.styles[index].name)
    case .component(let index): selection = "component=" + uriReference(query.sheet.components[index].name)
    case .token, .trait: return nil
    }
    return [
      "range": query.positions.range(span),
      "command": [
        "title": "Open in the inspector", "command": .string(inspectCommand),
        "arguments": [.string(query.folderPath), .string(selection)],
      ],
    ]
  }

  /// Runs what a client was offered as a command.
  func executeCommand(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let name = params["command"]?.string ?? ""
    guard name == inspectCommand, let inspect else {
      throw .invalid("there is no command ‘\(name.shortened)’")
    }
    guard let arguments = params["arguments"]?.array, arguments.count == 2,
      let folder = arguments[0].string, let selection = arguments[1].string
    else { throw .invalid("‘\(inspectCommand)’ takes a folder and what to show in it") }
    guard folders.contains(where: { $0.root == folder }) else {
      throw .invalid("‘\(folder.shortened)’ is not open")
    }
    guard inspect(InspectedSubject(folder: folder, selection: selection)) else {
      throw ResponseError(.requestFailed, "the inspector can't be started")
    }
    return .null
  }
}
