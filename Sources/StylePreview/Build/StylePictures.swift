import StyleModel

/// The pictures of one style, or of a component as it comes.
public struct StylePictures: Sendable {
  /// The index of the component.
  let component: Int
  /// nil for a component as it comes.
  let style: Int?
  /// As pictures call it.
  let name: String
  public private(set) var pictures: [Picture] = []
  public private(set) var moving: [MovingPicture] = []

  /// Style by style, in the order in which they are first met.
  public static func grouped(_ pictures: [Picture], _ moving: [MovingPicture] = []) -> [StylePictures] {
    var groups: [StylePictures] = []
    var places: [[Int?]: Int] = [:]
    func place(of picture: Picture) -> Int {
      let key = [picture.component, picture.style]
      if let place = places[key] { return place }
      places[key] = groups.count
      groups.append(StylePictures(of: picture))
      return groups.count - 1
    }
    for picture in pictures { groups[place(of: picture)].pictures.append(picture) }
    for moving in moving { groups[place(of: moving.picture)].moving.append(moving) }
    return groups
  }

  private init(of picture: Picture) {
    component = picture.component
    style = picture.style
    name = picture.styleName
  }

  /// Its combinations of modes, in order.
  var modes: [ModeSet] {
    pictures.reduce(into: []) { if !$0.contains($1.modes) { $0.append($1.modes) } }
  }

  /// What all of them are drawn from.
  public func prepared(in sheet: ResolvedSheet) -> PreparedStyle {
    PreparedStyle(style, of: ComponentLooks(component, in: sheet), in: sheet)
  }
}
