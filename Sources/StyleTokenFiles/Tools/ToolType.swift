import StyleSource
import StyleSyntax

/// The types of tokens in files of tools that are older than the format: Tokens Studio, Penpot and Style Dictionary.
struct ToolType {
  /// The type of the format that the tool's type becomes; nil where a style file can't have it.
  let type: DesignType?
  let measure: Measure

  /// The quantity that a number of the type measures.
  enum Measure {
    /// Points, or the quantity of the format's type.
    case usual
    /// The distance of baselines: in points, or as a multiple of the font's size.
    case line
    /// The space between letters: in points, or as a part of the font's size.
    case tracking
    /// A number from 0 to 1, or in percent.
    case fraction
  }

  private init(_ type: DesignType?, _ measure: Measure = .usual) {
    (self.type, self.measure) = (type, measure)
  }

  /// Finds a type by its name; nil for an unknown name.
  init?(named name: String) {
    if let known = ToolType.all[name] {
      self = known
    } else if let type = DesignType(ofFiles: name) {
      self.init(type)
    } else {
      return nil
    }
  }

  static var names: [String] { all.keys.sorted() + DesignType.ofFiles.map(\.rawValue) }

  /// Whether only tools have a type of this name, and not the format.
  static func isOfToolsAlone(_ node: SyntaxNode) -> Bool {
    DesignType(of: node) == nil && all[node.text] != nil
  }

  /// The type that the name of an outermost group means, where tokens have none: Style Dictionary up to version 3 takes the first names of
  /// a path for a category and a type.
  init?(path: [String]) {
    switch path.first?.lowercased() {
    case "color", "colors": self.init(.color)
    case "size", "sizes", "spacing", "space", "radius", "radii": self.init(.dimension)
    case "time": self.init(.duration)
    case "opacity": self.init(.number, .fraction)
    case "content", "asset": self.init(.string)
    case "font" where path.count > 1:
      switch path[1].lowercased() {
      case "family": self.init(.fontFamily)
      case "size": self.init(.dimension)
      case "weight": self.init(.fontWeight)
      default: return nil
      }
    default: return nil
    }
  }

  private static let all: [String: ToolType] = [
    "sizing": ToolType(.dimension), "size": ToolType(.dimension), "spacing": ToolType(.dimension),
    "space": ToolType(.dimension), "borderRadius": ToolType(.dimension), "radius": ToolType(.dimension),
    "borderWidth": ToolType(.dimension), "fontSizes": ToolType(.dimension), "fontSize": ToolType(.dimension),
    "paragraphSpacing": ToolType(.dimension), "paragraphIndent": ToolType(.dimension),
    "letterSpacing": ToolType(.dimension, .tracking), "lineHeights": ToolType(.dimension, .line),
    "lineHeight": ToolType(.dimension, .line), "opacity": ToolType(.number, .fraction),
    "rotation": ToolType(.number), "z-index": ToolType(.number), "zIndex": ToolType(.number),
    "fontFamilies": ToolType(.fontFamily), "fontWeights": ToolType(.fontWeight),
    "boxShadow": ToolType(.shadow), "time": ToolType(.duration), "composition": ToolType(nil),
    "asset": ToolType(.string), "text": ToolType(.string), "content": ToolType(.string),
    "other": ToolType(.string), "textCase": ToolType(.string), "textDecoration": ToolType(.string),
  ]
}

extension DesignType {
  /// The types of style files' tokens that a tool's token of this type may be another one of.
  var toolTypes: [StyleType] {
    switch self {
    case .color, .gradient: [.color, .gradient]
    case .dimension, .number, .duration: [.length, .number]
    case .fontFamily, .fontWeight, .string: [.string]
    case .shadow: [.shadow, .shadows]
    case .border: [.color, .length]
    case .typography: [.font]
    case .transition: [.animation]
    case .boolean: [.bool]
    case .cubicBezier, .strokeStyle, .kept: []
    }
  }
}
