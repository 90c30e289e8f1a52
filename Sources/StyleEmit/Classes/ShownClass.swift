import StyleModel

/// How the frameworks show a class of UIKit. `BaseClass.shown` gives the row of each.
final class ShownClass: Sendable {
  /// By name, all that the class declares, and what it shows otherwise than its ancestors do.
  let properties: [String: ShownProperty]
  let shadow: Shadow
  let uikit: InUIKit
  let appkit: InAppKit
  let swiftUI: InSwiftUI
  /// What a person changes in a view of it, if anything.
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

  /// What casts the shadow of an opaque view.
  enum Shadow: Sendable {
    /// Its bounds.
    case ofBounds
    /// Its bounds, unless it has a background image.
    case ofBoundsOrImage
    /// What it draws, whatever that is.
    case ofContent
  }

  /// Writes lines of a generated class.
  typealias Lines = @Sendable (ViewClass, inout SwiftWriter) -> Void

  struct InUIKit: Sendable {
    var initializer = Initializer()
    /// The first lines of `_setUp()`.
    var setUp: Lines = { _, _ in }
    /// The method that sets its text as a font says, for a class with a font.
    var textSetting = "_styleSetText"
    /// The overrides that do so when an app sets a text.
    var textOverrides: [TextOverride] = []
    /// The statement of a preview that gives it a text, for `#`.
    var previewText: String?
    /// Whether it is told of states by methods such as `setSelected(_:animated:)`.
    var hasStateMethods = false
    /// Whether its layers move with its contents.
    var scrolls = false
    /// Whether the generated class lays out its title and its image, or makes a configuration of them.
    var laysOutContent = false
    /// Whether it has methods that place its text.
    var placesText = false
    /// The files with code that its generated classes call.
    var files: Set<SharedFile> = []
  }

  struct InAppKit: Sendable {
    /// Lines of the initializer, behind that of the class.
    var initialize: Lines = { _, _ in }
    /// The lines of `_setUp()` behind the first.
    var setUp: [String] = []
    var press = Press.none
    var selection = Selection.none
    /// Whether a person edits its text in a view above its layers.
    var editsText = false
    /// The statement of a preview that gives it a text, for `#`.
    var previewText: String?
    /// The files with code that its generated classes call.
    var files: Set<SharedFile> = []
  }

  struct InSwiftUI: Sendable {
    /// What a view of its own shows, in place of what an app puts into a modifier.
    var content: Content?
    /// What a person changes in that view.
    var input: Input?
    /// Whether UIKit draws what it shows into the view's own layer.
    var drawsItsContent = false
    /// Whether its main part has the tint of the views around it.
    var inheritsTint = true
    /// The layers of the class that SwiftUI's code draws, by their names.
    var layers: Set<String> = []
    /// The modifier that gives a control of the app the style of the class; watchOS has none of these.
    var controlStyle: String?
    /// The bar of SwiftUI's own that it styles, around the content of the screen. Nothing else is drawn.
    var bar: String?
    /// The space around what an app puts into a modifier, so that it lies within these.
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

  /// How a view of AppKit hears that it is pressed.
  enum Press: Sendable {
    case none
    /// It is never pressed.
    case never
    /// The class follows the mouse itself.
    case tracked
    /// The generated class follows the mouse, and sends the action.
    case followed
  }

  /// What says whether a view of AppKit is selected.
  enum Selection: Sendable {
    case none
    /// A property of the generated class.
    case variable
    /// The button's `state`.
    case state
  }

  struct Content: Sendable {
    /// Of the text or the picture that it shows.
    var role: PropertyRole?
    /// Where it lies in a larger layer, as SwiftUI's `Alignment`; nil where it takes the room of its layer by itself.
    var place: String?
    var write: @Sendable (SwiftUIStyle, inout SwiftWriter) -> Void
  }

  /// A value that an app gives as a binding.
  struct Input: Sendable {
    /// Of the class, which says what the value is until a person changes it.
    var property: String
    /// Of the value.
    var type: String
  }
}

extension BaseClass {
  /// How the frameworks show a property that the class or an ancestor declares.
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
