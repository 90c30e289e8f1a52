import StyleModel
import StyleSource

/// A named declaration, wherever its name is written.
package enum Symbol: Hashable {
  case token(String)
  /// A group of tokens, with its type: `color.surface`.
  case tokenGroup(String)
  /// A group or a token in files of design tokens, by its number among the `DesignNames` of the files whose first has this index.
  case designName(files: Int, Int, text: String)
  case component(String)
  case trait(String)
  /// A style, by its name among all styles, with its name in its component.
  case style(String, own: String)
  case property(owner: SymbolOwner, String)
  case layer(owner: SymbolOwner, String)
  case axis(String)
  case mode(String)
  case animation(owner: SymbolOwner, String)
  case variantAxis(owner: SymbolOwner, String)
  case variant(owner: SymbolOwner, String)
  /// A class of Apple's.
  case base(String)
  /// An imported file, by its path in reports.
  case file(String)
}

/// The component, trait or class that declares a property, a layer or an animation.
package enum SymbolOwner: Hashable {
  case component(String)
  case trait(String)
  /// A class of Apple's, of which nothing can be renamed.
  case base(BaseClass)
}

/// An occurrence of a name in a file, without a dollar sign or other marks around it.
package struct SymbolOccurrence: Hashable {
  package var symbol: Symbol
  package var span: Span
  package var isDeclaration: Bool

  package init(symbol: Symbol, span: Span, isDeclaration: Bool) {
    self.symbol = symbol
    self.span = span
    self.isDeclaration = isDeclaration
  }
}

extension Symbol {
  /// The part of the name that is written in the declaration: `surface` of `color.surface`.
  package var lastName: String {
    switch self {
    case .token(let name), .tokenGroup(let name): name.split(separator: ".").last.map(String.init) ?? name
    case .component(let name), .trait(let name), .style(_, own: let name), .axis(let name), .mode(let name),
      .base(let name):
      name
    case .property(_, let name), .layer(_, let name), .animation(_, let name), .variantAxis(_, let name),
      .variant(_, let name):
      name
    case .designName(_, _, let text): text
    case .file(let path): pathParts(path).last.map(String.init) ?? path
    }
  }
}
