/// What `generate` and `build` write besides pictures: Swift for one of its targets, or all resolved values as JSON.
package enum OutputTarget: String, CaseIterable, Hashable, Sendable {
  case plain, uikit, swiftui, appkit, json

  /// nil for JSON.
  package var swift: EmitTarget? {
    switch self {
    case .plain: .plain
    case .uikit: .uikit
    case .swiftui: .swiftui
    case .appkit: .appkit
    case .json: nil
    }
  }
}
