import StyleModel

extension ShownClass {
  /// What a person changes in a view of a class: a text, a value, whether a switch is on.
  struct Entry: Sendable {
    /// Of the class, as style files name it.
    var property: String
    /// What holds it in UIKit's class and in AppKit's; nil where there is none.
    var uikit, appkit: Member?

    func member(in framework: ViewFramework) -> Member? { framework == .uikit ? uikit : appkit }

    /// The property of a framework's class that holds it.
    struct Member: Sendable {
      var name: String
      /// As the class declares it.
      var type: String
      /// How the class hears of a change that a person makes.
      var event: Event
      /// The type of what a style holds of it.
      var plainType: String
      /// The method that changes it in an animation, and a call of it.
      var animated: (declaration: String, call: String)?
      /// What reads it as a style holds it, where `#` stands for the view.
      private var get: String

      init(
        _ name: String, _ type: String, _ event: Event = .value, get: String? = nil,
        as plainType: String? = nil, animated: (String, String)? = nil
      ) {
        self.name = name
        self.type = type
        self.event = event
        self.get = get ?? "#" + name
        self.plainType = plainType ?? type
        self.animated = animated
      }

      /// What reads it of a view in a variable, or in the class itself.
      func reading(of view: String? = nil) -> String { get.filled(with: view.map { $0 + "." } ?? "") }
    }

    enum Event: Sendable {
      /// UIKit's `valueChanged`; in AppKit, the control's action.
      case value
      /// UIKit's `editingChanged`; in AppKit, `textDidChange(_:)`.
      case editing
      /// That of a search bar's field.
      case searching
      /// The notification of a text view.
      case textOfView
    }
  }
}

extension Component {
  /// The property of its class that a person changes.
  var entry: Int? {
    base.shown.entry.flatMap { entry in properties.firstIndex { $0.name == entry.property } }
  }
}
