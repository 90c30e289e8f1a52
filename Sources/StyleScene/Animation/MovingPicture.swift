import StyleModel
import StyleSource

/// Motion of a style in a state and modes: the animations of its component, or a change of state.
public struct MovingPicture: Hashable, Sendable {
  /// The look that moves; for a change of state, the final look.
  public var picture: Picture
  public var motion: Motion

  public enum Motion: Hashable, Sendable {
    /// Every animation that runs in the state, at least one; they run together.
    case animations([RunningAnimation])
    /// The change from the normal state.
    case transition(Animation)
  }

  /// The name of the motion: `growth`; `growth+fading` for animations that run together; `transition` for a change of state.
  public var name: String {
    switch motion {
    case .animations(let animations):
      MovingPicture.names(of: animations.map { ($0.name, $0.declaration.state) }, in: picture.state)
        .joined(separator: "+")
    case .transition: "transition"
    }
  }

  /// The names of the animations that run together in a state, first of those that begin with it: these distinguish it from other states.
  package static func names(
    of animations: [(name: String, state: StateSet?)], in state: StateSet
  ) -> [String] {
    let own = animations.filter { ($0.state ?? .normal) == state }
    let names = (own + animations.filter { ($0.state ?? .normal) != state }).map(\.name)
    let most = 4
    return names.count > most ? names.prefix(most) + ["\(names.count - most) more"] : names
  }

  /// Whether an animation of a name is among those that run.
  fileprivate func runs(_ name: String) -> Bool {
    if case .animations(let animations) = motion { animations.contains { $0.name == name } } else { false }
  }

  package var timing: Animation {
    switch motion {
    case .animations(let animations): animations[0].declaration.timing
    case .transition(let timing): timing
    }
  }
}

extension Picture {
  /// The motion in this picture: in the normal state the animations, in their own state or the normal one; in another, the change to it
  /// from the normal state, if that takes time.
  func moving(in style: PreparedStyle) -> [MovingPicture] {
    state == .normal ? animations(in: style) : transition(in: style)
  }

  /// The animations of this style in these modes: those of the normal state, and of each other state in which some begin. Animations of
  /// layers that aren't visible then don't run; an animation that runs in every state begins in the first in which its layer is visible.
  func animations(in style: PreparedStyle) -> [MovingPicture] {
    var found: [StateSet: MovingPicture?] = [:]
    func running(in state: StateSet) -> MovingPicture? {
      if let known = found[state] { return known }
      let moving = inState(state, of: style)
      let visible = moving.look(in: style).visibleAnimations
      let picture = visible.isEmpty ? nil : MovingPicture(picture: moving, motion: .animations(visible))
      found[state] = .some(picture)
      return picture
    }
    var shown: Set<StateSet> = []
    return style.sheet.animations(ofComponent: component).compactMap { animation in
      let own = animation.declaration.state
      let first = running(in: own ?? .normal).flatMap { $0.runs(animation.name) ? $0 : nil }
      let moving =
        first
        ?? (own == nil ? style.looks.states.lazy.compactMap(running).first { $0.runs(animation.name) } : nil)
      guard let moving, shown.insert(moving.picture.state).inserted else { return nil }
      return moving
    }
  }

  /// The change from the normal look to this one, if anything can be interpolated.
  private func transition(in style: PreparedStyle) -> [MovingPicture] {
    guard style.sheet.components[component].transition != nil, let timing = look(in: style).transition,
      normal.look(in: style).movesOn(to: look(in: style))
    else { return [] }
    return [MovingPicture(picture: self, motion: .transition(timing))]
  }

  /// A picture of the same style in another state, in the size that fits its contents then if this picture's size fits its own.
  private func inState(_ state: StateSet, of style: PreparedStyle) -> Picture {
    var picture = self
    picture.state = state
    guard view.size != nil, state != self.state else { return picture }
    var unsized = self
    unsized.view.size = nil
    guard unsized.fitted(in: style).view.size == view.size else { return picture }
    unsized.state = state
    return unsized.fitted(in: style)
  }

  fileprivate var normal: Picture {
    var picture = self
    picture.state = .normal
    return picture
  }
}

extension Look {
  /// The animations that run in this look and whose layers are visible.
  package var visibleAnimations: [RunningAnimation] { animations.filter(shows) }

  /// Whether the layer that an animation moves is visible, with all layers that it lies in.
  private func shows(_ animation: RunningAnimation) -> Bool {
    var look = self
    for holder in animation.holders {
      guard look.isVisible(holder), let nested = look.layer(holder).nested else { return false }
      look = nested
    }
    return look.isVisible(animation.declaration.layer)
  }

  private func isVisible(_ index: Int) -> Bool {
    var next: Int? = index
    while let place = next {
      let layer = layer(place)
      if layer[.hidden] == .bool(true) || layer[.opacity].double == 0 { return false }
      next = layer.parent
    }
    return true
  }
}

extension MovingPicture {
  /// The looks at some parts of the motion's time (0…1), after the first delay.
  package func looks(at times: [Double], in style: PreparedStyle) -> [Look] {
    switch motion {
    case .animations(let animations):
      let length = animations.length
      return looks(of: animations, at: times.map { animations.places(at: $0 * length) }, in: style) { $1 }
    case .transition(let timing):
      return changing(at: times.map(timing.curve.progress), in: style) { $1 }
    }
  }

  /// The looks in which each animation, or the change of state as the only one, has reached some places. Shown values may be `adjusted`.
  package func looks(
    whereReached places: [[KeyframePlace]], in style: PreparedStyle,
    _ adjusted: (LayerProperty, Value) -> Value
  ) -> [Look] {
    switch motion {
    case .animations(let animations): looks(of: animations, at: places, in: style, adjusted)
    case .transition: changing(at: places.map { $0[0].part }, in: style, adjusted)
    }
  }

  private func looks(
    of animations: [RunningAnimation], at places: [[KeyframePlace?]], in style: PreparedStyle,
    _ adjusted: (LayerProperty, Value) -> Value
  ) -> [Look] {
    let look = picture.look(in: style)
    return places.map { reached in
      let moved = zip(animations, reached).compactMap { animation, place -> MovedValue? in
        guard let place else { return nil }
        let property = animation.declaration.property
        return MovedValue(
          holders: animation.holders[...], target: .layer(animation.declaration.layer, .layer(property)),
          value: adjusted(property, animation.value(at: place)))
      }
      return look.showing(moved)
    }
  }

  private func changing(
    at progress: [Double], in style: PreparedStyle, _ adjusted: (LayerProperty, Value) -> Value
  ) -> [Look] {
    var (start, end) = (picture.normal.look(in: style), picture.look(in: style))
    if start.movesHalfOfSide(to: end) {
      start = picture.normal.radiiInPoints(of: start, in: style)
      end = picture.radiiInPoints(of: end, in: style)
    }
    return start.mixed(with: end, by: progress, adjusted)
  }

  /// Whether the motion shows more of the control than pictures of its style do. A change of state does only where something rotates on the
  /// way: all else lies between where it lies before and after.
  func reachesBeyondItsEnds(in style: PreparedStyle) -> Bool {
    switch motion {
    case .animations: true
    case .transition: picture.normal.look(in: style).turns(to: picture.look(in: style))
    }
  }

  /// The scenes at some parts of the motion's time (0…1). `style` is the style of the picture.
  func scenes(at times: [Double], in style: PreparedStyle) -> [Scene] {
    looks(at: times, in: style).map { picture.scene(of: $0, in: style) }
  }

  /// A scene with pictures from left to right: the beginning, each quarter of the time or a keyframe near it, and the end.
  ///
  /// Its `frame` is the control's frame in the first picture. `style` is the style of the picture.
  public func filmStrip(in style: PreparedStyle) -> Scene {
    let scenes = scenes(at: stripTimes, in: style)
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

  /// The looks in the film strip that may reach farther than all others: what rotates does so on the way, and all else at an end.
  func farthestLooks(in style: PreparedStyle) -> [Look] {
    guard case .animations(let animations) = motion else {
      return looks(at: stripTimes, in: style)
    }
    let most = animations.map(\.values.count).max() ?? 0
    let ends = (0..<most).map { index in
      animations.map { animation -> KeyframePlace? in
        let last = animation.values.count - 2
        return index > last ? animation.declaration.end : KeyframePlace(step: index)
      }
    }
    let extremes = looks(of: animations, at: ends, in: style) { $1 }
    let isTurned = animations.contains { $0.declaration.property == .transform }
    return isTurned || animations.count > 1
      ? extremes + looks(at: stripTimes, in: style) : extremes
  }

  private static let quarters = [0, 0.25, 0.5, 0.75, 1]
  /// The width of a film strip, in pictures.
  static let stripLength = Double(quarters.count)

  /// The moments of a film strip, as parts of its time: quarters, or in place of one, a keyframe near it, other than the first and the
  /// last.
  private var stripTimes: [Double] {
    guard case .animations(let animations) = motion else { return MovingPicture.quarters }
    let length = animations.length
    let passed = animations.flatMap { animation -> [Double] in
      let timing = animation.declaration.timing
      return animation.declaration.keyframes.dropFirst().dropLast().map {
        (timing.delay - animations.firstDelay + $0.keyTime * timing.length) / length
      }
    }
    var times = MovingPicture.quarters
    for index in 1..<(times.count - 1) {
      let near = passed.filter { abs($0 - MovingPicture.quarters[index]) <= 0.125 && $0 > times[index - 1] }
      let quarter = times[index]
      times[index] = near.min { abs($0 - quarter) < abs($1 - quarter) } ?? quarter
    }
    return times
  }

  /// The size of the film strip, in points.
  public func stripSize(in sheet: ResolvedSheet) -> Size {
    var size = picture.size(in: sheet)
    size.width *= MovingPicture.stripLength
    return size
  }

  /// A title such as “gradient, highlighted, dark, growth”.
  public func title(in sheet: ResolvedSheet) -> String { "\(picture.title(in: sheet)), \(name)" }

  /// The path of the film strip without an extension: `Previews/GradientButton/gradient.highlighted.dark.growth.filmstrip`, for a
  /// change of state `Previews/GradientButton/gradient.highlighted.dark.filmstrip`.
  public func fileName(in sheet: ResolvedSheet) -> String {
    switch motion {
    case .animations(let animations):
      let names = MovingPicture.names(
        of: animations.map { ($0.name, $0.declaration.state) }, in: picture.state)
      // “5 more” has a space, and the name of an animation of what a layer holds has a dot.
      let plain = names.map { String($0.map { " .".contains($0) ? "-" : $0 }) }
      return "\(picture.fileName(in: sheet, animations: plain)).filmstrip"
    case .transition: return "\(picture.fileName(in: sheet)).filmstrip"
    }
  }
}
