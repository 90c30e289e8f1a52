import StyleModel
import StyleSource

/// The pictures of a sheet: each style in each state that it or its component sets, and in each combination of modes that
/// changes what is seen. A component without a style is drawn as it comes.
public func pictureList(_ sheet: ResolvedSheet) -> [Picture] {
  let drawn = sheet.components.indices.flatMap { component -> [PreparedStyle] in
    let styles = sheet.styles(of: component)
    guard !styles.isEmpty || !sheet.components[component].isBaseClass else { return [] }
    let looks = ComponentLooks(component, in: sheet)
    return styles.isEmpty
      ? [PreparedStyle(nil, of: looks, in: sheet)] : styles.map { PreparedStyle($0, of: looks, in: sheet) }
  }
  return Array(concurrentMap(drawn, minimum: 2, pictures).joined())
}

extension Picture {
  /// As it comes, with no more room than the control itself takes.
  fileprivate init(of style: PreparedStyle) {
    self.init(
      component: style.component, style: style.style,
      styleName: style.style.map { style.sheet.styles[$0].name } ?? "default", state: .normal, modes: [],
      margin: EdgeInsets(0))
  }
}

/// A style in each of its states and modes; an axis along which nothing is seen to change is left out.
@Sendable private func pictures(of style: PreparedStyle) -> [Picture] {
  let (sheet, look) = (style.sheet, Picture(of: style))
  let (states, combinations) = (style.looks.states, style.looks.modeCombinations)
  func picture(_ state: StateSet, _ modes: ModeSet) -> Picture {
    var picture = look
    picture.state = state
    picture.modes = modes
    return picture
  }
  var controls: [Picture: Scene.Group] = [:]
  for modes in combinations {
    for state in states {
      let picture = picture(state, modes)
      controls[picture] = picture.drawControl(picture.look(in: style), in: sheet)
    }
  }
  var seen = combinations
  for axis in sheet.modes.axes(in: combinations) {
    let changes = seen.contains { modes in
      let standard = modes.subtracting(axis.mask).union(axis.defaultMode)
      return states.contains { controls[picture($0, modes)] != controls[picture($0, standard)] }
    }
    // The controls keep the axis, at its default.
    if !changes { seen = seen.filter { $0.contains(axis.defaultMode) } }
  }
  let varying = sheet.modes.axes.filter { axis in Set(seen.map { $0.intersection(axis.mask) }).count > 1 }
  let shown = varying.reduce(into: ModeSet()) { $0.formUnion($1.mask) }
  let moving = seen.flatMap { picture(.normal, $0).animations(in: style) }.flatMap { moving in
    moving.looks(at: [0, 1], in: style).map { look.drawControl($0, in: sheet) }
  }
  let margin = margin(around: controls.values + moving, in: look.spec(in: sheet).size, Studio())
  return seen.flatMap { modes in
    states.map { state in
      var picture = picture(state, modes.intersection(shown))
      picture.margin = margin
      return picture
    }
  }
}

/// What controls need beyond a frame of this size: whole points, at least 8 each way. What stands out farther than 512 is
/// cut off.
private func margin(around controls: [Scene.Group], in size: Size, _ studio: Studio) -> EdgeInsets {
  let frame = Rect(size: size)
  let drawn = controls.compactMap { $0.bounds(in: studio) }.reduce(frame) { $0.union($1) }
  func room(_ overhang: Double) -> Double { min(512, max(8, overhang.rounded(.up))) }
  return EdgeInsets(
    top: room(frame.y - drawn.y), left: room(frame.x - drawn.x), bottom: room(drawn.maxY - frame.maxY),
    right: room(drawn.maxX - frame.maxX))
}
