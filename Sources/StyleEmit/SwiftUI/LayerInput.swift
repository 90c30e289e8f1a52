import StyleModel

/// The value or action that an app passes for a layer: a binding, an action, or those of the layers of a component in it.
struct LayerInput {
  var layer: Int
  /// The name of the argument, which the copies of a repeated layer share.
  var name: String
  /// The type of one layer's value or action, without `Optional`.
  var type: String
  /// Whether that is an action.
  var isAction: Bool
  /// The numbers of a copy of a repeated layer, that of the outermost repetition first.
  var indices: [Int]

  /// The type of the argument, without `Optional`: of a repeated layer, a function of the numbers of a copy.
  var argumentType: String {
    if indices.isEmpty { return type }
    let numbers = indices.map { _ in "Int" }.joined(separator: ", ")
    return "(@MainActor @Sendable (\(numbers)) -> \(isAction ? "Void" : type))"
  }

  /// The app's value or action for the layer, as an `Optional`.
  ///
  /// - Parameter argument: The expression for the argument.
  func given(by argument: String) -> String {
    if indices.isEmpty { return argument }
    let numbers = indices.map(String.init).joined(separator: ", ")
    return isAction
      ? "\(argument).map { act in { @MainActor @Sendable in act(\(numbers)) } }" : "\(argument)?(\(numbers))"
  }

  /// A member of the app's value for the layer.
  func given(by argument: String, _ member: String) -> String {
    indices.isEmpty ? "\(argument)?.\(member)" : "\(given(by: argument)).\(member)"
  }

  /// Whether the layer is the first copy of a repeated layer, or is not repeated.
  var isFirstCopy: Bool { indices.allSatisfy { $0 == 0 } }
}

extension ComponentPlan {
  /// The arguments for an app's bindings and actions of layers: one for all copies of a layer.
  var inputArguments: [(name: String, type: String)] {
    inputs.filter(\.isFirstCopy).map { ($0.name, $0.argumentType) }
  }
}
