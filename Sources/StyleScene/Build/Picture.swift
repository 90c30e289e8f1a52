import StyleModel
import StyleSource

/// A look to draw: a style, or a component without styles, in a state and modes.
public struct Picture: Hashable, Sendable {
  public var component: Int
  /// The index of the style; nil for a component without one.
  public var style: Int?
  /// The index of the variant on each axis; empty for a style, and for a component without variants.
  public var picks: [Int]
  public var styleName: String
  public var view: View

  package init(component: Int, style: Int?, picks: [Int] = [], styleName: String, view: View) {
    self.component = component
    self.style = style
    self.picks = picks
    self.styleName = styleName
    self.view = view
  }

  /// The circumstances in which a picture shows its style, and the margin around it.
  public struct View: Hashable, Sendable {
    public var state: StateSet
    /// A mode for each axis on which the style's looks differ.
    public var modes: ModeSet
    /// The margin around the control's frame, in whole points. All pictures of a style have the same margin, so that they
    /// line up.
    public var margin: EdgeInsets
    /// Whether the layout is right-to-left.
    public var isRightToLeft: Bool
    /// The size of the control in points, if it differs from the one in its files.
    package var size: Size?
    /// The reader's text size, if it differs from the one in `modes`.
    package var contentSize: ContentSize?

    public init(state: StateSet, modes: ModeSet, margin: EdgeInsets, isRightToLeft: Bool = false) {
      self.state = state
      self.modes = modes
      self.margin = margin
      self.isRightToLeft = isRightToLeft
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
  package func look(in style: PreparedStyle) -> Look { style.looks.look(state: state, modes: modes) }

  public func spec(in sheet: ResolvedSheet) -> PreviewSpec {
    var spec = style.map { sheet.styles[$0].preview } ?? sheet.components[component].preview
    if let size = view.size { spec.size = size }
    return spec
  }

  /// The size in points, with the margin.
  public func size(in sheet: ResolvedSheet) -> Size {
    let size = spec(in: sheet).size
    return Size(
      width: size.width + view.margin.left + view.margin.right,
      height: size.height + view.margin.top + view.margin.bottom)
  }

  /// The control's frame inside the margin.
  public func frame(in sheet: ResolvedSheet) -> Rect {
    Rect(origin: Point(x: view.margin.left, y: view.margin.top), size: spec(in: sheet).size)
  }

  /// The axes on which the style's looks differ, each with its mode in this picture.
  public func modeNames(in sheet: ResolvedSheet) -> [(axis: String, value: String)] {
    sheet.modes.axes.compactMap { axis in
      axis.values.first { modes.contains($0.mode) }.map { (axis.name, $0.name) }
    }
  }

  /// A title such as “gradient, highlighted, dark”, with a note for right-to-left layouts.
  public func title(in sheet: ResolvedSheet) -> String {
    let words = [styleName, sheet.states.name(of: state)] + modeNames(in: sheet).map(\.value)
    return (words + (view.isRightToLeft ? ["right to left"] : [])).joined(separator: ", ")
  }

  /// The path of the picture's file without an extension, such as `Previews/GradientButton/gradient.highlighted.dark`.
  ///
  /// - Parameter animations: The names of the animations, for a film strip.
  public func fileName(in sheet: ResolvedSheet, animations: [String] = []) -> String {
    var parts =
      [fileStem(in: sheet), sheet.states.name(of: state)] + modeNames(in: sheet).map { fileSafe($0.value) }
    if !animations.isEmpty { parts.append(animations.map(fileSafe).joined(separator: "+")) }
    let folder = fileSafe(sheet.components[component].name)
    return "Previews/\(folder)/\(shortened(fileName: parts.joined(separator: ".")))"
  }

  /// The beginning of the file's name: `danger`; `kind=ghost,size=small` for variants, which is no style's name.
  private func fileStem(in sheet: ResolvedSheet) -> String {
    if picks.isEmpty {
      // Pictures of each component lie in a folder of their own, so a file keeps its name when another component gets a style of this name.
      return fileSafe(style.map { sheet.styles[$0].ownName } ?? styleName)
    }
    return zip(sheet.components[component].axes, sheet.components[component].completed(picks)).map {
      axis, value in
      fileSafe(axis.name) + "=" + fileSafe(axis.values[value].name)
    }.joined(separator: ",")
  }

  /// The prefix of ids in the picture's SVG, so that one page can contain many pictures.
  public func idPrefix(in sheet: ResolvedSheet) -> String {
    ([fileSafe(styleName), sheet.states.name(of: state)] + modeNames(in: sheet).map { fileSafe($0.value) })
      .joined(separator: "-")
  }
}

/// A name as a part of a path: letters, digits, `-` and `_`. A name that has other characters, more than 60, or none, ends with a hash that
/// distinguishes it from others.
package func fileSafe(_ name: String) -> String {
  let isPlain = { (byte: UInt8) in
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }
  let kept = String(
    decoding: name.utf8.map { isPlain($0) ? $0 : UInt8(ascii: "_") }.prefix(60), as: UTF8.self)
  return kept == name && !name.isEmpty ? name : kept + "-" + hash(name)
}

/// The name of a file, without an ending, that any file system takes: most allow 255 bytes. A longer one, such as that of a style that
/// differs over many axes, keeps its beginning, and a hash distinguishes it from others. The result depends on nothing but the name, so
/// that a picture keeps its file when others come or go.
func shortened(fileName: String) -> String {
  // With space for `.filmstrip@0.12345678901234567x.png` behind it.
  let longest = 200
  guard fileName.utf8.count > longest else { return fileName }
  let hash = hash(fileName)
  return String(decoding: fileName.utf8.prefix(longest - hash.utf8.count - 1), as: UTF8.self) + "-" + hash
}

/// A hash of 64 bits: among a hundred thousand names, the chance of two with the same is below one in a thousand million.
private func hash(_ name: String) -> String {
  var hash = FowlerNollVo()
  hash.add(name.utf8)
  return String(hash.value, radix: 36)
}
