/// The accessibility of a class of UIKit, without what a style file adds.
struct ClassSpeech: Sendable {
  /// VoiceOver's name for a view of the class, apart from its traits.
  var kind: String?
  /// The traits that UIKit gives a view of the class.
  var traits: AccessibilityTraits = []
  var element = ViewElement.own
  /// Whether UIKit works out a label from what the class shows.
  var hasLabel = false
  /// The label that UIKit gives a view where nothing else gives one; nil where it gives none.
  var label: @Sendable (SpokenClass) -> String? = { _ in nil }
  /// The value that UIKit works out; nil where it never does.
  var value: (@Sendable (SpokenClass) -> String?)?
  /// The elements that UIKit makes of a view's parts, in order; nil where it makes none.
  var parts: (@Sendable (SpokenClass) -> [Spoken])?
  /// Whether an app has to say what a view of the class is for, because it is one element and shows no name.
  var lacksName = false
}

/// The code that makes an accessibility element of a view.
package enum ViewElement: Sendable {
  /// UIKit, also where the view shows nothing.
  case own
  /// The generated class, always.
  case always
  /// The generated class, where the view has a label. UIKit makes none.
  case image
  /// The generated class, of what lies in the view. UIKit makes none.
  case contents
}

extension BaseClass {
  var speech: ClassSpeech { description.speech }

  /// The traits that UIKit gives a view of the class.
  package var nativeTraits: AccessibilityTraits { speech.traits }

  /// The code that makes an accessibility element of a view of the class.
  package var viewElement: ViewElement { speech.element }

  /// Whether UIKit works out a label from what the class shows.
  package var hasSpokenLabel: Bool { speech.hasLabel }

  /// Whether UIKit works out a value.
  package var hasSpokenValue: Bool { speech.value != nil }

  /// Whether an app has to say what a view of the class is for, because it is one element and shows no name.
  package var lacksSpokenName: Bool { speech.lacksName }
}

/// A view of a class in a look, as UIKit reads it.
struct SpokenClass {
  private let look: Look
  /// The element of the view as a whole: its hint and traits hold for its parts, too.
  private let whole: Spoken

  init(_ look: Look, _ whole: Spoken) {
    self.look = look
    self.whole = whole
  }

  /// The view's value of a property of its class.
  subscript(_ property: String) -> Value? {
    look.component.properties.firstIndex { $0.name == property }.map { look.property($0).value }
  }

  func number(_ property: String) -> Double? { self[property]?.double }

  func flag(_ property: String) -> Bool { self[property] == .bool(true) }

  func texts(_ property: String) -> [String] {
    if case .strings(let texts)? = self[property] { texts } else { [] }
  }

  /// The text that a person edits, as VoiceOver reads it: each letter of a password is a dot.
  var editedText: String? {
    let text = look.component.property(.text).flatMap { look.property($0).value.text }
    guard let text, !text.isEmpty else { return nil }
    return look.isSecure ? Look.dots(for: text) : text
  }

  /// An element that is a part of the view.
  func part(
    _ label: String, _ traits: AccessibilityTraits, value: String? = nil, hasHint: Bool = true
  ) -> Spoken {
    Spoken(
      label: label, value: value, hint: hasHint ? whole.hint : nil, traits: whole.traits.union(traits),
      isElement: true)
  }
}
