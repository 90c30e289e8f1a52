/// What a property of a class is for, for code that asks for a view's text, font or insets, whatever the class calls them.
package enum PropertyRole: Hashable, Sendable {
  // What the view shows
  case text, placeholder, image, backgroundImage
  /// A list of names of symbols.
  case symbols
  // How it shows its text
  case font, textColor, placeholderColor, textAlignment, lineCount, minimumScale, truncation
  /// Where a text stands in the height that there is for it.
  case textPlace
  /// The colour of a title, or null for the tint.
  case titleColor
  // What a button shows below its title, and how: its colour, or null for that of the title
  case subtitle, subtitleFont, subtitleColor
  // How both stand to each other
  case titlePadding, titleAlignment
  /// Whether a button shows that it is at work, in place of its image.
  case activity
  // How an image stands beside a title or a text, and both in a button
  case imagePlacement, imagePadding, horizontalAlignment, verticalAlignment
  // What stands beside the text of a field
  case secureEntry, clearButton, leftImage, leftImageMode, rightImage, rightImageMode
  /// The colour of these images, or null for the tint.
  case imageTint
  // How it is drawn
  case tint, contentMode, border, selectedBackground
  /// The colour of its main part, or null for the tint.
  case ownTint
  /// The space around what it shows, of which UIKit knows nothing.
  case insets
  /// The space around its text, which UIKit keeps.
  case textInsets
  /// A property of the view's layer.
  case layer(LayerProperty)
  // What is no part of a look
  case enabling, selecting, identifier
  /// Whether a component is in a state that it declares.
  case ownState(StateSet)
  // What assistive technologies read
  case accessibilityLabel, accessibilityValue, accessibilityHint

  /// Whether it says how a view looks, and not what a control is doing, what tests find it by or what is read of it.
  package var isOfLook: Bool { !PropertyRole.besideLook.contains(self) }

  /// Whether it says what assistive technologies read.
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
  /// Whether it says whether a component is in a state that it declares: `isLoading` of the state `loading`.
  package var isOwnState: Bool { if case .ownState? = role { true } else { false } }

  /// Whether it says how a view looks, and not what a control is doing, what tests find it by or what is read of it.
  package var isOfLook: Bool { role?.isOfLook ?? true }
}
