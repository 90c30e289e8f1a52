import StyleModel
import StyleScene
import StyleSource

/// Draws styles for a server. `stylec` implements it if it is built with the trait `Pictures`.
package protocol StyleDrawer {
  /// A picture of a style, or of a component without one, in its normal state and some modes, as an SVG; nil where it can't be drawn.
  func picture(of subject: DrawnSubject, in sheet: ResolvedSheet, modes: ModeSet) -> [UInt8]?

  /// An error for each style some of whose pictures would be too large.
  func oversizedPictures(of sheet: ResolvedSheet) -> [Diagnostic]
}
