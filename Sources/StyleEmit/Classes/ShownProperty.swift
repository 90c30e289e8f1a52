import StyleModel

/// The row of a property: how the frameworks show it. Each `ShownClass` has one for every property that the class declares.
struct ShownProperty: Sendable {
  var uikit: Setter
  var appkit: Setter
  var swiftUI: InSwiftUI
  /// The property of the view's layer that UIKit keeps equal to it.
  var mirrors: LayerProperty?
  /// The property of AppKit's class, with its type, that an app or Interface Builder may set, while a generated layer shows its value in
  /// place of the class. A style sets it, or leaves it as it is.
  var content: (member: String, type: String)?
  /// Writes how a class of UIKit shows a change, where the statement alone doesn't.
  var write: Writer?
  /// The group of properties that UIKit gets in one call together with this one.
  var together: Group?

  /// Properties of a class that one method shows, with an argument for each.
  enum Group: Sendable {
    /// The properties of a bar: of its appearance, or of its items.
    case appearance, items

    var method: String {
      switch self {
      case .appearance: "_styleShowAppearance"
      case .items: "_styleShowItems"
      }
    }
  }

  typealias Writer =
    @Sendable (
      _ view: ViewClass, _ index: Int, _ statement: String, _ isChanged: String, _ writer: inout SwiftWriter
    ) -> Void

  /// The way to give a class of UIKit or AppKit a value.
  enum Setter: Sendable {
    /// A statement, in which each `#` stands for the value in the framework's type.
    ///
    /// `get` reads the property, if its name doesn't; where it is empty, nothing does. `notNil` is true where an empty text stands for
    /// none.
    case statement(String, get: String? = nil, notNil: Bool = false)
    /// The generated class draws the value in layers of its own.
    case drawn
    /// The app or a person sets the value, so no look does; with the statement that applies a style's value.
    case given(String)
    /// The generated class returns the value, so nothing is set; with the statement and the expression for the framework's own property.
    case asked(set: String, get: String)
    /// The framework has no such class, or its class has no way to set the value.
    case missing
  }

  enum InSwiftUI: Sendable {
    /// A modifier of the view, which `SwiftUIRoot` writes for the property's role.
    case modifier
    /// The layers of the component show the value.
    case layer
    /// An app's own view shows the value: with the comment on why it is left out.
    case leftOut(String)
    /// An app's own view shows the value together with another that is left out.
    case withContent
    /// SwiftUI has no way to set the value.
    case unsettable
    /// The app sets the value.
    case given
  }

  init(
    uikit: Setter, appkit: Setter, swiftUI: InSwiftUI, mirrors: LayerProperty? = nil,
    content: (member: String, type: String)? = nil, write: Writer? = nil, together: Group? = nil
  ) {
    self.uikit = uikit
    self.appkit = appkit
    self.swiftUI = swiftUI
    self.mirrors = mirrors
    self.content = content
    self.write = write
    self.together = together
  }

  func setter(in framework: ViewFramework) -> Setter { framework == .uikit ? uikit : appkit }
}

extension ShownProperty.Setter {
  /// The statement that shows a value; nil for one that the class doesn't get.
  ///
  /// `picture` is shown in the place of the image that the value names.
  func statement(
    showing value: SwiftValue, _ type: ValueType, in framework: ViewFramework, picture: Code? = nil
  ) -> String? {
    guard case .statement(let pattern, _, let notNil) = self else { return nil }
    let shown: SwiftValue
    switch type {
    case .color: shown = value.member(framework.colorMember)
    case .image:
      shown =
        picture.map { SwiftValue($0) }
        ?? value.calling(
          framework == .uikit ? "uiImage" : "nsImage", [Code("for: \(framework.traits)")])
    case .choice: shown = value.word
    case .font where framework == .appkit: shown = value.member(framework.fontMember)
    case .bool, .integer, .number, .string, .localizedString, .point, .size, .rect, .range, .gradientStops,
      .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers,
      .strings:
      shown = notNil && value.mayBeNil ? value.or(SwiftValue("\"\"")) : value
    }
    // Alone, as an argument or behind `=`, it needs no brackets.
    return pattern.filled(with: (pattern.takesOperand ? shown.operand(of: .prefix) : shown.bare).text)
  }

  /// The statement that applies a value which is no part of a look; nil where there is none.
  func assignment(of value: String) -> String? {
    switch self {
    case .given(let pattern), .statement(let pattern, _, _):
      pattern.chosen(by: value) ?? pattern.filled(with: value)
    case .drawn, .asked, .missing: nil
    }
  }

  /// Whether anything reads what was set.
  var isReadable: Bool {
    switch self {
    case .missing, .statement(_, get: "", _): false
    case .statement, .drawn, .given, .asked: true
    }
  }

  /// The expression that reads the property `name`.
  func reading(_ name: String) -> String {
    switch self {
    case .statement(_, let get?, _), .asked(_, let get): get
    case .statement(let pattern, nil, _): pattern.assignedMember ?? name
    case .drawn, .given, .missing: name
    }
  }
}

extension String {
  /// The text with a value in the place of each `#`.
  func filled(with value: String) -> String {
    split(separator: "#", omittingEmptySubsequences: false).joined(separator: value)
  }
}

extension String {
  /// The member that a pattern such as `stringValue = #` sets; nil for any other pattern.
  fileprivate var assignedMember: String? {
    let parts = split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1] == "=", parts[2] == "#",
      parts[0].utf8.allSatisfy({ $0 != UInt8(ascii: ".") })
    else { return nil }
    return String(parts[0])
  }

  /// A pattern such as `state = # ? .on : .off` with the choice for a known flag; nil for any other pattern or value.
  fileprivate func chosen(by value: String) -> String? {
    let parts = split(separator: "# ? ", omittingEmptySubsequences: false)
    guard let flag = Bool(value), parts.count == 2 else { return nil }
    let choices = parts[1].split(separator: " : ")
    return choices.count == 2 ? String(parts[0] + choices[flag ? 0 : 1]) : nil
  }
}

extension String {
  /// Whether a pattern has `!#` or `# ` in it, so that an operator stands beside the value.
  fileprivate var takesOperand: Bool {
    let (mark, space) = (UInt8(ascii: "#"), UInt8(ascii: " "))
    return zip(utf8, utf8.dropFirst()).contains {
      $0 == mark && $1 == space || $0 == UInt8(ascii: "!") && $1 == mark
    }
  }
}
