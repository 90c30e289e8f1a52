import StyleModel
import StyleSource

/// Motion of a style in a state and modes: an animation of its component, or a change of state.
public struct MovingPicture: Hashable, Sendable {
  /// The look that moves; for a change of state, the final look.
  public var picture: Picture
  public var motion: Motion

  public enum Motion: Hashable, Sendable {
    case animation(RunningAnimation)
    /// From the normal state.
    case transition(Animation)
  }

  public var name: String {
    switch motion {
    case .animation(let animation): animation.declaration.name
    case .transition: "transition"
    }
  }

  package var timing: Animation {
    switch motion {
    case .animation(let animation): animation.declaration.timing
    case .transition(let timing): timing
    }
  }

  /// Whether it stands still where a person asked for less motion.
  package var stopsForLessMotion: Bool {
    switch motion {
    case .animation(let animation): animation.declaration.reduceMotion == .stop
    case .transition: true
    }
  }
}

extension Picture {
  /// What moves in it: in the normal state each animation, in its own state or the normal one; in another, the change to it
  /// where that is not there at once.
  func moving(in style: PreparedStyle) -> [MovingPicture] {
    state == .normal ? animations(in: style) : transition(in: style)
  }

  /// The animations of this style in these modes.
  func animations(in style: PreparedStyle) -> [MovingPicture] {
    var running: [StateSet: [String: RunningAnimation]] = [:]
    return style.sheet.components[component].animations.compactMap { declaration in
      var moving = self
      moving.state = declaration.state ?? .normal
      let known =
        running[moving.state]
        ?? Dictionary(
          uniqueKeysWithValues: moving.look(in: style).animations.map { ($0.declaration.name, $0) })
      running[moving.state] = known
      return known[declaration.name].map { MovingPicture(picture: moving, motion: .animation($0)) }
    }
  }

  /// The change to this look from the normal one, if anything can be interpolated.
  private func transition(in style: PreparedStyle) -> [MovingPicture] {
    guard style.sheet.components[component].transition != nil, let timing = look(in: style).transition,
      normal.look(in: style).movesOn(to: look(in: style))
    else { return [] }
    return [MovingPicture(picture: self, motion: .transition(timing))]
  }

  fileprivate var normal: Picture {
    var picture = self
    picture.state = .normal
    return picture
  }
}

extension MovingPicture {
  /// The looks at some points of the motion (0…1), perhaps `adjusted`.
  package func looks(
    at places: [Double], in style: PreparedStyle, adjusted: (LayerProperty, Value) -> Value = { $1 }
  ) -> [Look] {
    let look = picture.look(in: style)
    switch motion {
    case .animation(let animation):
      let (layer, property) = (animation.declaration.layer, animation.declaration.property)
      return places.map { place in
        let value = adjusted(property, animation.from.mixed(with: animation.to, by: place))
        return look.replacing([.layer(layer, .layer(property)): value])
      }
    case .transition:
      return picture.normal.look(in: style).mixed(with: look, by: places, adjusted)
    }
  }

  /// Whether it shows more of the control than pictures of its style do. A change of state does only where something turns on the
  /// way: all else lies between where it lies before and after.
  func reachesBeyondItsEnds(in style: PreparedStyle) -> Bool {
    switch motion {
    case .animation: true
    case .transition: picture.normal.look(in: style).turns(to: picture.look(in: style))
    }
  }

  /// The looks at some parts of the duration (0…1), after the delay. `style` is the style of the picture.
  func scenes(at times: [Double], in style: PreparedStyle) -> [Scene] {
    looks(at: times.map(timing.curve.progress), in: style).map { picture.scene(of: $0, in: style) }
  }

  /// A scene with pictures from left to right: the beginning, each quarter of the duration, and the end.
  ///
  /// Its `frame` is the control's frame in the first picture. `style` is the style of the picture.
  public func filmStrip(in style: PreparedStyle) -> Scene {
    let scenes = scenes(at: MovingPicture.stripTimes, in: style)
    var strip = scenes[0]
    strip.items = scenes.enumerated().map { index, scene in
      let left = Double(index) * scene.size.width
      return .group(
        Scene.Group(
          scene.items, clip: .rectangle(Rect(size: scene.size)), transform: .translation(left, 0)))
    }
    strip.size = stripSize(in: style.sheet)
    return strip
  }

  /// The looks in its film strip that may reach farther than all others: what turns does so on the way, and all else at an end.
  func farthestLooks(in style: PreparedStyle) -> [Look] {
    switch motion {
    case .animation(let animation) where animation.declaration.property != .transform:
      looks(at: [0, 1], in: style)
    case .animation, .transition: looks(at: MovingPicture.stripTimes.map(timing.curve.progress), in: style)
    }
  }

  private static let stripTimes = [0, 0.25, 0.5, 0.75, 1]
  /// The width of a film strip, in pictures.
  static let stripLength = Double(stripTimes.count)

  /// The size of the film strip, in points.
  public func stripSize(in sheet: ResolvedSheet) -> Size {
    var size = picture.size(in: sheet)
    size.width *= MovingPicture.stripLength
    return size
  }

  /// A title such as “gradient, highlighted, dark, growth”.
  public func title(in sheet: ResolvedSheet) -> String { "\(picture.title(in: sheet)), \(name)" }

  /// The path of its film strip without an extension: `Previews/GradientButton/gradient.highlighted.dark.growth.filmstrip`, for a
  /// change of state `Previews/GradientButton/gradient.highlighted.dark.filmstrip`.
  public func fileName(in sheet: ResolvedSheet) -> String {
    switch motion {
    case .animation: "\(picture.fileName(in: sheet, animation: name)).filmstrip"
    case .transition: "\(picture.fileName(in: sheet)).filmstrip"
    }
  }
}
