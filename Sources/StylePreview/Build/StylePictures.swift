import StyleModel

/// The pictures of one style, or of a component as it comes.
public struct StylePictures: Sendable {
  /// Shared by all styles of the component.
  private let owner: ComponentLooks
  /// nil for a component as it comes.
  let style: Int?
  /// As pictures call it.
  let name: String
  public private(set) var pictures: [Picture] = []
  public private(set) var moving: [MovingPicture] = []

  /// Style by style, in the order in which they are first met.
  public static func grouped(
    _ pictures: [Picture], _ moving: [MovingPicture] = [], in sheet: ResolvedSheet
  ) -> [StylePictures] {
    var groups: [StylePictures] = []
    var owners: [Int: ComponentLooks] = [:]
    var places: [[Int?]: Int] = [:]
    func place(of picture: Picture) -> Int {
      let key = [picture.component, picture.style]
      if let place = places[key] { return place }
      places[key] = groups.count
      let owner = owners[picture.component] ?? ComponentLooks(picture.component, in: sheet)
      owners[picture.component] = owner
      groups.append(StylePictures(of: picture, owner))
      return groups.count - 1
    }
    for picture in pictures { groups[place(of: picture)].pictures.append(picture) }
    for moving in moving { groups[place(of: moving.picture)].moving.append(moving) }
    return groups
  }

  private init(of picture: Picture, _ owner: ComponentLooks) {
    self.owner = owner
    style = picture.style
    name = picture.styleName
  }

  /// The index of the component.
  var component: Int { owner.index }

  /// Its combinations of modes, in order.
  var modes: [ModeSet] {
    pictures.reduce(into: []) { if !$0.contains($1.modes) { $0.append($1.modes) } }
  }

  /// What all of them are drawn from.
  public func prepared(in sheet: ResolvedSheet) -> PreparedStyle {
    PreparedStyle(style, of: owner, in: sheet)
  }
}
