/// The role of a property of a class, for code that asks for a view's text, font or insets, whatever the class calls them.
package enum PropertyRole: Hashable, Sendable {
  // What the view shows
  case text, placeholder, image, backgroundImage
  /// A list of names of symbols.
  case symbols
  // How it shows its text
  case font, textColor, placeholderColor, textAlignment, lineCount, minimumScale, truncation
  /// The place of a text in the height that there is for it.
  case textPlace
  /// The colour of a title; null is the tint.
  case titleColor
  // What a button shows below its title, and how: its colour, or null for that of the title
  case subtitle, subtitleFont, subtitleColor
  // How both stand to each other
  case titlePadding, titleAlignment
  /// Whether a button shows an activity indicator in place of its image.
  case activity
  // How an image stands beside a title or a text, and both in a button
  case imagePlacement, imagePadding, horizontalAlignment, verticalAlignment
  // What stands beside the text of a field
  case secureEntry, clearButton, leftImage, leftImageMode, rightImage, rightImageMode
  /// The colour of the images beside a text field's text; null is the tint.
  case imageTint
  // How it is drawn
  case tint, contentMode, border, selectedBackground
  /// The colour of a class's main part; null is the tint.
  case ownTint
  /// The space around what the class shows, of which UIKit knows nothing.
  case insets
  /// The space around the class's text, which UIKit keeps.
  case textInsets
  /// A property of the view's layer.
  case layer(LayerProperty)
  // What is no part of a look
  case enabling, selecting, identifier
  /// Whether a component is in a state that it declares.
  case ownState(StateSet)
  // What assistive technologies read
  case accessibilityLabel, accessibilityValue, accessibilityHint

  /// Whether the property is about a view's look, and not about a control's state, an identifier for tests, or what assistive technologies
  /// read.
  package var isOfLook: Bool { !PropertyRole.besideLook.contains(self) }

  /// Whether the property holds what assistive technologies read.
  package var isSpoken: Bool {
    self == .accessibilityLabel || self == .accessibilityValue || self == .accessibilityHint
  }

  /// The state that a control is in by itself while the property has a value.
  package var state: (state: ControlState, flag: Bool)? {
    if self == .selecting { return (.selected, true) }
    return self == .enabling ? (.disabled, false) : nil
  }

  /// The state, declared or not, that a component is in while the property has a value.
  package var saidState: (state: StateSet, flag: Bool)? {
    if case .ownState(let state) = self { return (state, true) }
    return state.map { (StateSet($0.state), $0.flag) }
  }

  private static let besideLook: Set<PropertyRole> = [
    .enabling, .selecting, .identifier, .accessibilityLabel, .accessibilityValue, .accessibilityHint,
  ]
}

extension Property {
  /// Whether the property decides if a component is in a state that it declares: `isLoading` of the state `loading`.
  package var isOwnState: Bool { if case .ownState? = role { true } else { false } }

  /// Whether the property is about a view's look, and not about a control's state, an identifier for tests, or what assistive technologies
  /// read.
  package var isOfLook: Bool { role?.isOfLook ?? true }
}
