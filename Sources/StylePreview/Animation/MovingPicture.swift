import StyleModel

/// An animation of a style, in the state and the modes in which it is shown.
public struct MovingPicture: Hashable, Sendable {
  /// The look that moves.
  public var picture: Picture
  public var animation: RunningAnimation

  public var name: String { animation.declaration.name }

  /// Whether it stands still where a person asked for less motion.
  var stopsForLessMotion: Bool { animation.declaration.reduceMotion == .stop }
}

/// The animations of the styles in a list of pictures, each in every combination of modes, in its own state or the normal one.
public func movingPictures(_ pictures: [Picture], in sheet: ResolvedSheet) -> [MovingPicture] {
  pictures.filter { $0.state == .normal }.flatMap { $0.animations(in: sheet) }
}

extension Picture {
  /// The animations of this style in these modes.
  func animations(in sheet: ResolvedSheet) -> [MovingPicture] {
    let declared = sheet.components[component].animations
    guard !declared.isEmpty else { return [] }
    let looks = style.map { sheet.looks(of: $0) } ?? sheet.looks(ofComponent: component)
    return declared.compactMap { declaration in
      var moving = self
      moving.state = declaration.state ?? .normal
      let running = looks.values(state: moving.state, modes: modes).animations
      return running.first { $0.declaration.name == declaration.name }.map {
        MovingPicture(picture: moving, animation: $0)
      }
    }
  }
}

extension MovingPicture {
  /// The value that moves, when the animation has come so far (0…1).
  func value(at progress: Double) -> Value { animation.from.mixed(with: animation.to, by: progress) }

  /// The control alone with another value in the place of the one that moves, its frame at the origin.
  func drawControl(_ value: Value, in sheet: ResolvedSheet) -> Scene.Group {
    var look = picture.look(in: sheet)
    look.layers[animation.declaration.layer][animation.declaration.property] = value
    return picture.drawControl(look, in: sheet)
  }

  /// The picture with such a value.
  func scene(_ value: Value, in sheet: ResolvedSheet) -> Scene {
    picture.framed(drawControl(value, in: sheet), in: sheet)
  }

  /// What is seen at a part of the animation's duration (0…1), once its delay is over.
  public func scene(at time: Double, in sheet: ResolvedSheet) -> Scene {
    scene(value(at: animation.declaration.timing.curve.progress(at: time)), in: sheet)
  }

  /// Pictures from left to right: the beginning, each quarter of the duration, and the end.
  ///
  /// Its `frame` is that of the control in the first.
  public func filmStrip(in sheet: ResolvedSheet) -> Scene {
    let scenes = [0, 0.25, 0.5, 0.75, 1].map { scene(at: $0, in: sheet) }
    var strip = scenes[0]
    strip.items = scenes.enumerated().map { index, scene in
      let left = Double(index) * scene.size.width
      return .group(
        Scene.Group(
          scene.items, clip: .rectangle(Rect(size: scene.size)), transform: .translation(left, 0)))
    }
    strip.size.width *= Double(scenes.count)
    return strip
  }

  /// “gradient, highlighted, dark, growth”.
  public func title(in sheet: ResolvedSheet) -> String { "\(picture.title(in: sheet)), \(name)" }

  /// The path of its film strip without an ending: `Previews/GradientButton/gradient.highlighted.dark.growth.filmstrip`.
  public func fileName(in sheet: ResolvedSheet) -> String {
    "\(picture.fileName(in: sheet)).\(fileSafe(name)).filmstrip"
  }
}
