import StyleModel

/// What an app operates a layer with: a binding, an action, or what the layers of a component in it are operated with.
struct LayerInput {
  var layer: Int
  /// Of the argument, which the copies of a repeated layer share.
  var name: String
  /// What one layer is operated with, without `Optional`.
  var type: String
  /// Whether that is an action.
  var isAction: Bool
  /// The numbers of a copy of a repeated layer, those of the outermost repetition first.
  var indices: [Int]

  /// The type of the argument, without `Optional`: of a repeated layer, a function of the numbers of a copy.
  var argumentType: String {
    if indices.isEmpty { return type }
    let numbers = indices.map { _ in "Int" }.joined(separator: ", ")
    return "(@MainActor @Sendable (\(numbers)) -> \(isAction ? "Void" : type))"
  }

  /// What the app gives for the layer, as an `Optional`.
  ///
  /// - Parameter argument: What has the value of the argument.
  func given(by argument: String) -> String {
    if indices.isEmpty { return argument }
    let numbers = indices.map(String.init).joined(separator: ", ")
    return isAction
      ? "\(argument).map { act in { @MainActor @Sendable in act(\(numbers)) } }" : "\(argument)?(\(numbers))"
  }

  /// What is called on the value that the app gives for the layer, with `member` behind it.
  func given(by argument: String, _ member: String) -> String {
    indices.isEmpty ? "\(argument)?.\(member)" : "\(given(by: argument)).\(member)"
  }

  /// Whether it is the first copy of a repeated layer, or the layer is not repeated.
  var isFirstCopy: Bool { indices.allSatisfy { $0 == 0 } }
}

extension ComponentPlan {
  /// The arguments by which an app says with what layers are operated: one for all copies of a layer.
  var inputArguments: [(name: String, type: String)] {
    inputs.filter(\.isFirstCopy).map { ($0.name, $0.argumentType) }
  }
}
