import StyleModel

/// The row of a class of UIKit: how the frameworks show it. `BaseClass.shown` has the row of each.
final class ShownClass: Sendable {
  /// The properties that the class declares, and those that it shows otherwise than its ancestors, by name.
  let properties: [String: ShownProperty]
  let shadow: Shadow
  let uikit: InUIKit
  let appkit: InAppKit
  let swiftUI: InSwiftUI
  /// The value that a person changes in a view of the class, if any.
  let entry: Entry?

  init(
    _ properties: [String: ShownProperty], entry: Entry? = nil, shadow: Shadow = .ofContent,
    uikit: InUIKit = InUIKit(), appkit: InAppKit = InAppKit(), swiftUI: InSwiftUI = InSwiftUI()
  ) {
    self.properties = properties
    self.entry = entry
    self.shadow = shadow
    self.uikit = uikit
    self.appkit = appkit
    self.swiftUI = swiftUI
  }

  /// The source of an opaque view's shadow.
  enum Shadow: Sendable {
    /// The bounds of the view.
    case ofBounds
    /// The bounds of the view, unless it has a background image.
    case ofBoundsOrImage
    /// The contents that the view draws.
    case ofContent
  }

  /// Writes lines of a generated class.
  typealias Lines = @Sendable (ViewClass, inout SwiftWriter) -> Void

  struct InUIKit: Sendable {
    var initializer = Initializer()
    /// The first lines of `_setUp()`.
    var setUp: Lines = { _, _ in }
    /// The method that sets the view's text with a font, for a class with a font.
    var textSetting = "_styleSetText"
    /// The overrides that do so when an app sets a text.
    var textOverrides: [TextOverride] = []
    /// The statement of a preview that sets the view's text, with `#` for it.
    var previewText: String?
    /// Whether methods such as `setSelected(_:animated:)` set the view's states.
    var hasStateMethods = false
    /// Whether its layers move with its contents.
    var scrolls = false
    /// Whether the generated class lays out its title and its image, or makes a configuration of them.
    var laysOutContent = false
    /// Whether the class has methods that place its text.
    var placesText = false
    /// The files with code that its generated classes call.
    var files: Set<SharedFile> = []
  }

  struct InAppKit: Sendable {
    /// The lines of the initializer behind those of the class.
    var initialize: Lines = { _, _ in }
    /// The lines of `_setUp()` behind the first.
    var setUp: [String] = []
    var press = Press.none
    var selection = Selection.none
    /// Whether the text is edited in a view above the class's layers.
    var editsText = false
    /// The statement of a preview that sets the view's text, with `#` for it.
    var previewText: String?
    /// The files with code that its generated classes call.
    var files: Set<SharedFile> = []
  }

  struct InSwiftUI: Sendable {
    /// The content of the component's own view, where a modifier would have the app's.
    var content: Content?
    /// The value that a person changes in the component's own view.
    var input: Input?
    /// Whether UIKit draws the contents into the view's own layer.
    var drawsItsContent = false
    /// Whether the view's main part has the tint of the views around it.
    var inheritsTint = true
    /// The layers of the class that SwiftUI's code draws, by their names.
    var layers: Set<String> = []
    /// The modifier that gives a control of the app the style of the class; watchOS has none of these.
    var controlStyle: String?
    /// The bar of SwiftUI's own that the style is for, around the content of the screen. Nothing else is drawn.
    var bar: String?
    /// The insets around the content that an app puts into a modifier.
    var padding: EdgeInsets?
  }

  /// A designated initializer, which a generated class overrides.
  struct Initializer: Sendable {
    var parameters = "frame: CGRect"
    var arguments = "frame: frame"
    /// The arguments of a preview, and of a view in a layer.
    var ofPreview = "frame: .zero"
    /// Whether the one that a storyboard calls may give nil.
    var mayFailInStoryboards = true
  }

  enum TextOverride: Sendable {
    case property(type: String)
    case method(declaration: String, call: String)
  }

  /// A file with code that generated classes call.
  enum SharedFile: Sendable {
    case buttons, texts, fields, cells, presses, controls, bars
  }

  /// The way in which a view of AppKit notices a press.
  enum Press: Sendable {
    case none
    /// The view is never pressed.
    case never
    /// The class follows the mouse itself.
    case tracked
    /// The generated class follows the mouse, and sends the action.
    case followed
  }

  /// The source of the selected state of a view of AppKit.
  enum Selection: Sendable {
    case none
    /// A property of the generated class.
    case variable
    /// The button's `state`.
    case state
  }

  struct Content: Sendable {
    /// The role of the text or the picture that is the content.
    var role: PropertyRole?
    /// The position in a larger layer, as SwiftUI's `Alignment`; nil where the content fills its layer by itself.
    var place: String?
    var write: @Sendable (SwiftUIStyle, inout SwiftWriter) -> Void
  }

  /// A value that an app gives as a binding.
  struct Input: Sendable {
    /// The property of the class that has the value until a person changes it.
    var property: String
    /// The type of the value.
    var type: String
  }
}

extension BaseClass {
  /// The row of a property that the class or an ancestor declares: how the frameworks show it.
  ///
  /// A test looks for properties without a row.
  func shownProperty(_ name: String) -> ShownProperty {
    guard let row = findShownProperty(name) else {
      preconditionFailure("no framework is told how to show ‘\(name)’ of a \(rawValue)")
    }
    return row
  }

  func findShownProperty(_ name: String) -> ShownProperty? {
    shown.properties[name] ?? parent?.findShownProperty(name)
  }
}
