import StyleModel
import StyleSource

/// One look that gets a picture: a style, or a component without styles, in a state and some modes.
public struct Picture: Hashable, Sendable {
  public var component: Int
  /// nil for a component as it comes.
  public var style: Int?
  public var styleName: String
  public var view: View

  /// In which circumstances it shows them, and with how much room.
  public struct View: Hashable, Sendable {
    public var state: StateSet
    /// One value for each axis on which the style's looks differ.
    public var modes: ModeSet
    /// What is kept free around the control's frame, in whole points: the same in all pictures of a style, so that they
    /// line up.
    public var margin: EdgeInsets

    public init(state: StateSet, modes: ModeSet, margin: EdgeInsets) {
      self.state = state
      self.modes = modes
      self.margin = margin
    }
  }

  public var state: StateSet {
    get { view.state }
    set { view.state = newValue }
  }

  public var modes: ModeSet {
    get { view.modes }
    set { view.modes = newValue }
  }
}

extension Picture {
  func look(in style: PreparedStyle) -> Look { style.looks.look(state: state, modes: modes) }

  public func spec(in sheet: ResolvedSheet) -> PreviewSpec {
    style.map { sheet.styles[$0].preview } ?? sheet.components[component].preview
  }

  /// In points, with the margin.
  public func size(in sheet: ResolvedSheet) -> Size {
    let size = spec(in: sheet).size
    return Size(
      width: size.width + view.margin.left + view.margin.right,
      height: size.height + view.margin.top + view.margin.bottom)
  }

  /// Where the control lies inside the margin.
  public func frame(in sheet: ResolvedSheet) -> Rect {
    Rect(origin: Point(x: view.margin.left, y: view.margin.top), size: spec(in: sheet).size)
  }

  /// The axes on which the style's looks differ, each with its value here.
  public func modeNames(in sheet: ResolvedSheet) -> [(axis: String, value: String)] {
    sheet.modes.axes.compactMap { axis in
      axis.values.first { modes.contains($0.mode) }.map { (axis.name, $0.name) }
    }
  }

  /// “gradient, highlighted, dark”.
  public func title(in sheet: ResolvedSheet) -> String {
    ([styleName, state.name] + modeNames(in: sheet).map(\.value)).joined(separator: ", ")
  }

  /// The path of its file without an ending: `Previews/GradientButton/gradient.highlighted.dark`.
  public func fileName(in sheet: ResolvedSheet) -> String {
    let parts = [fileSafe(styleName), state.name] + modeNames(in: sheet).map { fileSafe($0.value) }
    return "Previews/\(fileSafe(sheet.components[component].name))/\(parts.joined(separator: "."))"
  }

  /// What the ids in its SVG begin with, so that many fit in one page.
  public func idPrefix(in sheet: ResolvedSheet) -> String {
    ([fileSafe(styleName), state.name] + modeNames(in: sheet).map { fileSafe($0.value) }).joined(
      separator: "-")
  }
}

/// A name as a part of a path: letters, digits, `-` and `_`. What else is in it, or would be the same on a file system that
/// does not tell capitals from small letters, is told apart by a hash.
func fileSafe(_ name: String) -> String {
  let isPlain = { (byte: UInt8) in
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }
  let kept = String(
    decoding: name.utf8.map { isPlain($0) ? $0 : UInt8(ascii: "_") }.prefix(60), as: UTF8.self)
  if kept == name, !name.isEmpty { return name }
  var hash = FowlerNollVo()
  hash.add(name.utf8)
  return kept + "-" + String(hash.value & 0xFFFF_FFFF, radix: 16)
}
