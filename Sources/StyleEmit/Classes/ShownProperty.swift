import StyleModel

/// How the frameworks show a property of a class. Each `ShownClass` has one for every property that the class declares.
struct ShownProperty: Sendable {
  var uikit: Setter
  var appkit: Setter
  var swiftUI: InSwiftUI
  /// The property of the view's layer that UIKit keeps equal to it.
  var mirrors: LayerProperty?
  /// The property of AppKit's class that an app or Interface Builder may set, and that holds what a layer of ours shows in place of
  /// the class; with its type. A style says what is in it, or leaves it.
  var content: (member: String, type: String)?
  /// Writes how a class of UIKit shows a change, where the statement alone doesn't.
  var write: Writer?
  /// The properties that UIKit is told together with it.
  var together: Group?

  /// Properties of a class that one method shows, with an argument for each.
  enum Group: Sendable {
    /// Of a bar.
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

  /// How a class of UIKit or AppKit is told a value.
  enum Setter: Sendable {
    /// A statement, in which each `#` stands for the value as the framework has it.
    ///
    /// `get` reads the property, if its name doesn't; an empty one says that nothing does. `notNil` says that it takes an empty text for none.
    case statement(String, get: String? = nil, notNil: Bool = false)
    /// The generated class draws it in layers of its own.
    case drawn
    /// The app or a person sets it, so no look does; with the statement that takes over what a style says.
    case given(String)
    /// The generated class answers by it, so nothing is set; with what sets and reads the framework's own property.
    case asked(set: String, get: String)
    /// The framework has no such class, or its class has no way to set it.
    case missing
  }

  enum InSwiftUI: Sendable {
    /// A modifier of the view, which `SwiftUIRoot` writes for the property's role.
    case modifier
    /// The layers of the component show it.
    case layer
    /// An app's own view shows it: the comment that says why it is left out.
    case leftOut(String)
    /// An app's own view has it together with what is left out.
    case withContent
    /// SwiftUI has no way to set it.
    case unsettable
    /// The app says it.
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
  /// What shows a value; nil for what the class needs no telling.
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

  /// What takes over a value that is no part of a look.
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

  /// What reads the property `name`.
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

  /// What a pattern such as `state = # ? .on : .off` comes to for a flag that is known; nil for any other pattern or value.
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
