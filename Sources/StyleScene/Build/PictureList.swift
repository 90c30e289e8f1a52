import StyleModel
import StyleSource

/// Lists the pictures of a sheet, style by style: each style in each state that the style or its component sets, and in each combination
/// of modes that changes its look. A component without styles is drawn with its defaults.
///
/// If there are too many combinations of modes, only those on which a single value depends are drawn.
///
/// - Parameters:
///   - isRightToLeft: Whether to draw the right-to-left layout.
///   - asked: A combination of modes to draw in any case, for every style that depends on all axes of the combination.
///   - texts: The measurer of texts.
///   - remembered: Known views by fingerprint, which needn't be computed again.
///   - isIncluded: Whether to include a style or a component.
///   - isChosen: Whether to draw a picture. Once there are more pictures than a run draws, which `tooManyPictures` reports,
///     further styles are left out.
public func stylePictures(
  of sheet: ResolvedSheet, measuring texts: any TextMeasurer, isRightToLeft: Bool = false,
  showing asked: ModeSet = [],
  remembered: @Sendable (Fingerprint) -> [Picture.View]? = { _ in nil },
  where isIncluded: (PreviewSpec, Component) -> Bool = { _, _ in true },
  choosing isChosen: (Picture) -> Bool = { _ in true }
) -> [StylePictures] {
  let groups = sheet.components.indices.flatMap { component -> [StylePictures] in
    let all = sheet.styles(of: component).filter { !sheet.styles[$0].isPrivate }
    let own = sheet.components[component]
    let styles = all.filter { isIncluded(sheet.styles[$0].preview, own) }
    let isShown = !own.isBaseClass && !own.isPrivate && isIncluded(own.preview, own)
    guard all.isEmpty || !own.axes.isEmpty && styles.isEmpty ? isShown : !styles.isEmpty else { return [] }
    let looks = ComponentLooks(component, in: sheet)
    let fingerprint = sheet.fingerprint(ofComponent: component, isRightToLeft: isRightToLeft)
    if styles.isEmpty, own.axes.isEmpty {
      return [StylePictures(nil, of: looks, fingerprint, isRightToLeft: isRightToLeft, texts, in: sheet)]
    }
    let variants = isShown ? own.shownPicks : []
    return variants.map { picks in
      let fingerprint = sheet.fingerprint(ofPicks: picks, of: component, component: fingerprint)
      return StylePictures(
        nil, picking: picks, of: looks, fingerprint, isRightToLeft: isRightToLeft, texts, in: sheet)
    }
      + concurrentMap(styles, batch: 64) { style in
        let own = sheet.fingerprint(ofStyle: style, component: fingerprint)
        return StylePictures(style, of: looks, own, isRightToLeft: isRightToLeft, texts, in: sheet)
      }
  }
  var found: [StylePictures] = []
  var count = 0
  for range in groups.indices.parts(of: 512) {
    let part = concurrentMap(Array(groups[range]), minimum: 2, batch: 4) { group in
      var group = group
      let known = asked.isEmpty ? remembered(group.fingerprint) : nil
      group.findPictures(in: sheet, showing: asked, known)
      return group
    }
    found += part
    count += part.reduce(0) { $0 + $1.pictures.count(where: isChosen) }
    if count > PictureLimit.pictures { break }
  }
  return found
}

extension StylePictures {
  /// The pictures of the same style in a sheet in which only the values of styles may have changed.
  package func updated(
    in sheet: ResolvedSheet, remembered: (Fingerprint) -> [Picture.View]? = { _ in nil }
  ) -> StylePictures {
    guard let style else { return self }
    let owner = sheet.fingerprint(ofComponent: component, isRightToLeft: isRightToLeft)
    var result = with(sheet.fingerprint(ofStyle: style, component: owner))
    if result.fingerprint == fingerprint { return self }
    result.findPictures(in: sheet, showing: [], remembered(result.fingerprint))
    return result
  }

  fileprivate mutating func findPictures(
    in sheet: ResolvedSheet, showing asked: ModeSet, _ known: [Picture.View]?
  ) {
    let moves = sheet.moves(component)
    let isExamined = mayDrawTooMuch(in: sheet)
    let prepared = known == nil || moves || isExamined ? prepared(in: sheet) : nil
    let views = known ?? prepared?.views(as: name, isRightToLeft: isRightToLeft, showing: asked) ?? []
    pictures = views.map { view in
      var view = view
      view.isRightToLeft = isRightToLeft
      return Picture(
        component: self.component, style: style, picks: picks, styleName: name, view: view)
    }
    if isExamined, let prepared {
      overloaded = pictures.filter { $0.drawnAmount(in: prepared).isTooMuch }
      pictures.removeAll(where: Set(overloaded).contains)
    }
    guard moves, let prepared else { return }
    moving = pictures.flatMap { $0.moving(in: prepared) }
    // An animation may run in a state whose look draws too much.
    if isExamined { moving.removeAll { $0.picture.drawnAmount(in: prepared).isTooMuch } }
  }
}

extension PreparedStyle {
  /// The views of a style in each of its states and modes; an axis along which nothing is seen to change is left out.
  fileprivate func views(
    as name: String, isRightToLeft: Bool, showing asked: ModeSet
  ) -> [Picture.View] {
    func picture(_ state: StateSet, _ modes: ModeSet) -> Picture {
      let view = Picture.View(
        state: state, modes: modes, margin: EdgeInsets(0), isRightToLeft: isRightToLeft)
      return Picture(component: component, style: style, picks: picks, styleName: name, view: view)
    }
    let states = looks.states
    let combinations = drawnCombinations(showing: asked, in: sheet.modes)
    var controls: [Picture: Scene.Group] = [:]
    var sizes: [Picture: Size] = [:]
    var motions: [ModeSet: [MovingPicture.Motion]] = [:]
    for modes in combinations {
      for state in states {
        let picture = picture(state, modes)
        let fitted = picture.fitted(in: self)
        sizes[picture] = fitted.view.size
        controls[picture] = fitted.drawControl(picture.look(in: self), in: self)
      }
      motions[modes] = picture(.normal, modes).animations(in: self).map(\.motion)
    }
    var seen = combinations
    for axis in sheet.modes.axes(in: combinations) {
      let changes = seen.contains { modes in
        let standard = modes.subtracting(axis.mask).union(axis.defaultMode)
        return motions[modes] != motions[standard]
          || states.contains {
            controls[picture($0, modes)] != controls[picture($0, standard)]
              || sizes[picture($0, modes)] != sizes[picture($0, standard)]
          }
      }
      // The controls keep the axis, at its default.
      if !changes { seen = seen.filter { $0.contains(axis.defaultMode) } }
    }
    let varying = sheet.modes.axes.filter { axis in Set(seen.map { $0.intersection(axis.mask) }).count > 1 }
    let shown = varying.reduce(into: ModeSet()) { $0.formUnion($1.mask) }
    let moving = seen.flatMap { modes in states.flatMap { movingControls(in: picture($0, modes)) } }
    let spec = picture(.normal, []).fitted(in: self).spec(in: sheet)
    let largest = sizes.values.reduce(spec.size) {
      Size(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    let margin = margin(around: controls.values + moving, in: largest, texts.makeLayouts())
    return seen.flatMap { modes in
      states.map {
        var view = Picture.View(state: $0, modes: modes.intersection(shown), margin: margin)
        view.size = sizes[picture($0, modes)]
        return view
      }
    }
  }
}

extension PreparedStyle {
  /// The controls in the film strips of a picture that reach beyond the picture's looks at rest.
  private func movingControls(in picture: Picture) -> [Scene.Group] {
    picture.moving(in: self).filter { $0.reachesBeyondItsEnds(in: self) }.flatMap { moving in
      let fitted = moving.picture.fitted(in: self)
      return moving.farthestLooks(in: self).map { fitted.drawControl($0, in: self) }
    }
  }

  /// The combinations of modes with pictures, and one that was asked for.
  private func drawnCombinations(showing asked: ModeSet, in table: ModeTable) -> [ModeSet] {
    var combinations = StylePictures.drawnCombinations(of: looks)
    let axes = table.axes(in: [asked])
    guard let standard = combinations.first, !combinations.contains(where: asked.isSubset),
      axes.allSatisfy({ !$0.mask.isDisjoint(with: looks.modes) })
    else { return combinations }
    combinations.append(axes.reduce(into: standard) { $0.subtract($1.mask) }.union(asked))
    return combinations
  }
}

extension PreparedStyle {
  /// The margin that all pictures of the style need, so that they line up.
  package func commonMargin(isRightToLeft: Bool = false) -> EdgeInsets {
    views(as: "", isRightToLeft: isRightToLeft, showing: []).first?.margin ?? EdgeInsets(8)
  }

  /// The motion in a picture of the style.
  package func moving(_ picture: Picture) -> [MovingPicture] { picture.moving(in: self) }
}

/// The margin that controls need beyond a frame of this size: whole points, at least 8 each way. What reaches beyond the widest margin is
/// cut off.
private func margin(around controls: [Scene.Group], in size: Size, _ layouts: any TextLayouts) -> EdgeInsets {
  let frame = Rect(size: size)
  let drawn = controls.compactMap { $0.bounds(in: layouts) }.reduce(frame) { $0.union($1) }
  func room(_ overhang: Double) -> Double { min(PictureLimit.margin, max(8, overhang.rounded(.up))) }
  return EdgeInsets(
    top: room(frame.y - drawn.y), left: room(frame.x - drawn.x), bottom: room(drawn.maxY - frame.maxY),
    right: room(drawn.maxX - frame.maxX))
}
