import StyleModel

extension ShownClass {
  /// The value that a person changes in a view of a class: a text, a number, whether a switch is on.
  struct Entry: Sendable {
    /// The property of the class, as style files name it.
    var property: String
    /// The member of UIKit's class and of AppKit's with the value; nil where there is none.
    var uikit, appkit: Member?

    func member(in framework: ViewFramework) -> Member? { framework == .uikit ? uikit : appkit }

    /// The member of a framework's class with the value.
    struct Member: Sendable {
      var name: String
      /// The member's type in the class.
      var type: String
      /// The way in which the class notices a person's change.
      var event: Event
      /// The type of the value in a style.
      var plainType: String
      /// The method that changes the value in an animation, and a call of it.
      var animated: (declaration: String, call: String)?
      /// The expression for the value in the style's type, with `#` for the view.
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

      /// The expression for the value of a view in a variable, or of the class itself.
      func reading(of view: String? = nil) -> String { get.filled(with: view.map { $0 + "." } ?? "") }
    }

    enum Event: Sendable {
      /// UIKit's `valueChanged`; in AppKit, the control's action.
      case value
      /// UIKit's `editingChanged`; in AppKit, `textDidChange(_:)`.
      case editing
      /// The event of a search bar's field.
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
