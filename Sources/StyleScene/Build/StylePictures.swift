import StyleModel
import StyleSource

/// The pictures of one style, or of a component without one.
public struct StylePictures: Sendable {
  /// The looks that all styles of the component share.
  private let owner: ComponentLooks
  private let texts: any TextMeasurer
  /// The index of the style; nil for a component without one.
  package let style: Int?
  /// The index of the variant on each axis; empty for a style.
  let picks: [Int]
  /// The name in pictures.
  package let name: String
  /// Whether the layout is right-to-left.
  let isRightToLeft: Bool
  /// A fingerprint of everything that the pictures depend on. If it is the same in another sheet, so are the pictures.
  public private(set) var fingerprint: Fingerprint
  public internal(set) var pictures: [Picture] = []
  public internal(set) var moving: [MovingPicture] = []
  /// The pictures that are left out because a look draws too much.
  package internal(set) var overloaded: [Picture] = []

  /// The maximum number of pictures of one style. If states and modes need more, some modes are left out.
  static let most = 1024

  /// The combinations of modes with pictures; only the first, if there are very many.
  static func drawnCombinations(of looks: StyleLooks) -> [ModeSet] {
    Array(looks.modeCombinations.prefix(max(1, most / looks.states.count)))
  }

  /// Whether some combinations of modes are left out, because there are too many.
  public func leavesOutModes(in sheet: ResolvedSheet) -> Bool {
    owner.leavesOutCombinations(
      with: style.map { sheet.styles[$0].settings } ?? owner.component.settings(picking: picks))
  }

  init(
    _ style: Int?, picking picks: [Int] = [], of owner: ComponentLooks, _ fingerprint: Fingerprint,
    isRightToLeft: Bool,
    _ texts: any TextMeasurer, in sheet: ResolvedSheet
  ) {
    self.owner = owner
    self.texts = texts
    self.style = style
    self.picks = picks
    self.fingerprint = fingerprint
    self.isRightToLeft = isRightToLeft
    name =
      style.map { sheet.styles[$0].name }
      ?? (picks.isEmpty ? "default" : owner.component.description(ofPicks: picks))
  }

  /// The index of the component.
  package var component: Int { owner.index }

  /// The combinations of modes of the pictures, in order.
  package var modes: [ModeSet] {
    pictures.reduce(into: []) { if !$0.contains($1.modes) { $0.append($1.modes) } }
  }

  /// The prepared style, which all of the pictures are drawn from.
  public func prepared(in sheet: ResolvedSheet) -> PreparedStyle {
    PreparedStyle(style, picking: picks, of: owner, texts, in: sheet)
  }

  /// Whether some looks may draw too much, so that each has to be examined.
  func mayDrawTooMuch(in sheet: ResolvedSheet) -> Bool { owner.mayDrawTooMuch(withStyle: style, in: sheet) }

  func with(_ fingerprint: Fingerprint) -> StylePictures {
    var result = self
    result.fingerprint = fingerprint
    (result.pictures, result.moving, result.overloaded) = ([], [], [])
    return result
  }

  /// A copy with only some of the pictures.
  public func filtered(_ isIncluded: (Picture) -> Bool) -> StylePictures {
    var result = self
    result.pictures = pictures.filter(isIncluded)
    result.moving = moving.filter { isIncluded($0.picture) }
    result.overloaded = overloaded.filter(isIncluded)
    return result
  }
}
