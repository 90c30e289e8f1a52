import StyleModel
import StyleScene
import StyleSource

/// A kind of layer that must contrast with the colours behind it: texts, or symbols.
struct Foreground: Sendable {
  let code: DiagnosticCode
  /// The property that holds the foreground's colour.
  let color: LayerProperty
  /// The indices of the layers that may show the foreground in some look of a style.
  let layers: @Sendable (StyleAppearance, SheetIndex) -> [Int]
  /// Whether a layer of a look shows something whose contrast is checked.
  let isJudged: @Sendable (LookLayer, PreviewSpec) -> Bool
  /// The area of the foreground in its layer's frame.
  let area: @Sendable (LookLayer, Rect, PreviewSpec) -> InkArea
  /// The contrast that the foreground needs.
  let needed: @Sendable (LookLayer, RuleContext) -> Double
  let note: @Sendable (LookLayer) -> String
}

extension Foreground {
  /// The properties that a backdrop ignores.
  static let withoutContrast: LayerPropertySet = [
    .borderWidth, .borderColor, .cornerRadius, .cornerCurve, .maskedCorners, .shadowColor, .shadowOpacity,
    .shadowOffset, .shadowRadius, .transform, .anchorPoint,
  ]

  /// The findings of too little contrast in a style, in all of its looks but disabled ones.
  func findings(of appearance: StyleAppearance, _ context: RuleContext) -> [Diagnostic] {
    let layers = layers(appearance, context.facts.index)
    guard !layers.isEmpty else { return [] }
    var poor: [PoorContrast] = []
    var seen: [SeenLook] = []
    // By look, the index in `seen` of what it shows; −1 where contrasts may be as low as they are.
    var seenOfLook = Array(repeating: -1, count: appearance.looks.count)
    for (index, first) in appearance.alikeInContrast {
      let look = appearance.looks[index]
      // A state that only widens the border has no new contrasts.
      let like = first == index ? nil : seenOfLook[first]
      if let like, !seen[like].isTranslucent {
        seenOfLook[index] = like
        continue
      }
      let scene =
        like.map { seen[$0].seen(as: look) }
        ?? SeenLook(
          look, layers, in: index == 0 ? appearance.frames : look.frames(in: appearance.size), like: seen.last
        )
      let standings = scene.standings(of: self, in: layers, appearance.preview)
      // Through what is translucent shows the page, which is the same in most modes.
      let same =
        like == nil
        ? scene.isTranslucent ? nil : seen.firstIndex(where: scene.isLike)
        : seen.firstIndex { scene.isSame(as: $0, standings) }
      if let same {
        seenOfLook[index] = same
        continue
      }
      seenOfLook[index] = seen.count
      seen.append(scene)
      for ink in scene.inks(of: self, in: layers, standings, appearance.preview, context) {
        if let found = PoorContrast(of: ink, in: scene, index) { poor.append(found) }
      }
    }
    if poor.isEmpty { return [] }
    return Dictionary(grouping: poor, by: \.layer).values.compactMap { found in
      let scenes = Set(found.map { seenOfLook[$0.look] })
      let looks = seenOfLook.indices.filter { scenes.contains(seenOfLook[$0]) }
      return found.max { ($0.shortfall, $1.look) < ($1.shortfall, $0.look) }.flatMap {
        lowContrast($0, in: looks, seen[seenOfLook[$0.look]].backdrop, appearance)
      }
    }
  }

  /// The finding on a contrast that is too low; nil where a class draws all of it in Apple's colours. `looks` are all looks with too little
  /// contrast; `backdrop` is that of the worst.
  private func lowContrast(
    _ poor: PoorContrast, in looks: [Int], _ backdrop: Backdrop, _ appearance: StyleAppearance
  ) -> Diagnostic? {
    let look = appearance.looks[poor.look]
    // Through letters in a mask one sees another layer.
    let shown = backdrop.shownLayer(of: poor.layer)
    let layer = look.layers[shown]
    let colorOrigin = shown == poor.layer ? layer.origin(of: color) : layer.originOfPaint
    let ground = backdrop.topmostLayer(at: poor.worst.point, under: shown).map {
      look.layers[$0].originOfPaint
    }
    let isApples = [colorOrigin, ground].allSatisfy { origin in
      origin.map { appearance.sheet[$0].author == .system && appearance.sheet[$0].span == nil } ?? true
    }
    if case .base = layer.layer.owner, isApples { return nil }
    let place = ground.flatMap { appearance.sheet[$0].span }
    let name = layer.layer.writtenName
    // What lies over it shows the same with and without it.
    let own = look.layers[poor.layer][color].color.map { Pixel($0).over(Pixel(.page(in: look.modes))) }
    let isCovered = poor.worst.text == poor.worst.ground && own != poor.worst.text
    var finding = appearance.finding(
      code,
      isCovered
        ? "the \(name) can't be seen"
        : "the \(name)\(name.hasSuffix("s") ? "'" : "'s") contrast is \(poor.ratio.ratio)",
      isCovered
        ? ": a layer above it covers it with \(poor.worst.text.hexadecimal)"
        : ": \(poor.worst.text.hexadecimal) on \(poor.worst.ground.hexadecimal), and \(poor.needed.ratio) is needed",
      of: [colorOrigin], [ground].compactMap { $0 }, in: looks,
      worst: (poor.look, poor.shortfall),
      related: place.map { [Diagnostic.Related("what is behind it", at: $0)] } ?? [],
      notes: [note(look.layers[poor.layer])])
    // A placeholder isn't merged with the text that takes its place: other colours cure it.
    if layer.isPlaceholder { finding.cause?.values += "placeholder" }
    // Colours that a style spells out are the same cause where another spells out the same.
    let colors =
      [(colorOrigin, poor.worst.text)]
      + (ground.map { [($0, poor.worst.ground)] } ?? [])
    for (origin, shown) in colors where appearance.isSpelledOut(origin) {
      guard let place = finding.cause?.spans.firstIndex(where: { $0 == appearance.sheet[origin].span }) else {
        continue
      }
      finding.cause?.spans.remove(at: place)
      finding.cause?.values += shown.hexadecimal
    }
    return finding
  }
}

/// The most layers that are composited under the texts of one look, counted for some points of each text: no control made by people has so
/// many. Of a component with more, written by a program, the lowest texts are checked.
private let mostComposited = 100_000

/// Everything that contrasts depend on but for the page.
private final class SeenColors {
  let backdrop: Backdrop
  let fonts: [Value]
  /// Whether the page shows through the control, so that modes matter even if its own colours don't change.
  let isTranslucent: Bool

  init(_ look: Look, _ backdrop: Backdrop, _ texts: [Int]) {
    let middle = Point(x: (backdrop.frames.first?.midX ?? 0), y: (backdrop.frames.first?.midY ?? 0))
    self.backdrop = backdrop
    fonts = texts.map { look.layers[$0][.font] }
    isTranslucent = (backdrop.pixel(at: middle)?.alpha ?? 0) < 1
  }
}

/// A look with everything that contrasts depend on, which several looks may share.
private final class SeenLook {
  let look: Look
  /// The colour behind the look.
  let page: Pixel
  private let colors: SeenColors
  /// The texts or symbols that are checked, once they are known, and the conditions that they follow from.
  private var known: (inks: [Ink], from: [Ink.Standing])?

  /// - Parameters:
  ///   - frames: The frames of the look's layers.
  ///   - other: Another look of the same style.
  convenience init(_ look: Look, _ texts: [Int], in frames: @autoclosure () -> [Rect], like other: SeenLook?)
  {
    let backdrop =
      if let other {
        Backdrop(look, in: frames(), like: (other.look, other.backdrop))
      } else {
        Backdrop(look, in: frames())
      }
    self.init(look, SeenColors(look, backdrop, texts))
  }

  private init(_ look: Look, _ colors: SeenColors) {
    (self.look, self.colors) = (look, colors)
    page = Pixel(.page(in: look.modes))
  }

  var backdrop: Backdrop { colors.backdrop }
  var isTranslucent: Bool { colors.isTranslucent }

  /// A copy for another look with the same colours, on the page of its modes.
  func seen(as look: Look) -> SeenLook {
    let other = SeenLook(look, colors)
    other.known = known
    return other
  }

  /// The conditions of texts or symbols that the values of their layers don't show. They may differ in looks with equal values: a colour
  /// may be a default in one, and set in the other.
  func standings(of foreground: Foreground, in layers: [Int], _ preview: PreviewSpec) -> [Ink.Standing] {
    layers.map { Ink.Standing(of: foreground, look.layers[$0], preview) }
  }

  /// Whether another look that shares its colours with this one has the same contrasts.
  func isSame(as other: SeenLook, _ standings: [Ink.Standing]) -> Bool {
    colors === other.colors && page == other.page && other.known?.from == standings
  }

  /// The texts or symbols that are checked. Their places and the contrasts they need are the same in all looks that are alike.
  func inks(
    of foreground: Foreground, in layers: [Int], _ standings: [Ink.Standing], _ preview: PreviewSpec,
    _ context: RuleContext
  ) -> [Ink] {
    if let known, known.from == standings { return known.inks }
    let most = layers.prefix(max(1, mostComposited / backdrop.paintedLayers))
    let inks = zip(most, standings).compactMap { layer, standing in
      standing.isJudged ? Ink(of: foreground, layer, in: self, preview, context) : nil
    }
    known = (inks, standings)
    return inks
  }

  func isLike(_ other: SeenLook) -> Bool {
    colors.backdrop == other.colors.backdrop && colors.fonts == other.colors.fonts
  }
}

/// A text or symbol that is checked: everything that its contrast depends on beside what is behind it.
private struct Ink {
  /// The index of the layer.
  let layer: Int
  let color: Color?
  let area: InkArea
  /// The contrast that the text or symbol needs.
  let needed: Double

  /// Whether a text or symbol is checked, and whether a file sets its colour, which the values of its layer don't show.
  struct Standing: Equatable {
    let isJudged, isColored: Bool

    init(of foreground: Foreground, _ layer: LookLayer, _ preview: PreviewSpec) {
      isJudged = foreground.isJudged(layer, preview)
      isColored = layer.origin(of: foreground.color) != .unknown
    }
  }

  /// Makes the ink of a layer; nil where it isn't seen.
  init?(
    of foreground: Foreground, _ index: Int, in scene: SeenLook, _ preview: PreviewSpec,
    _ context: RuleContext
  ) {
    let shown = scene.look.layers[index]
    color = shown[foreground.color].color
    // Nobody makes it clear by mistake: it is hidden in this state.
    guard scene.look.isShown(index), color?.alpha != 0 else { return nil }
    layer = index
    area = foreground.area(shown, scene.backdrop.frames[index], preview)
    needed = foreground.needed(shown, context)
  }
}

/// A text or symbol with too little contrast, at the worst point under it.
private struct PoorContrast {
  /// The index among the looks of the style.
  let look: Int
  /// The index of the layer.
  let layer: Int
  let worst: Backdrop.Contrast
  let needed: Double

  var ratio: Double { worst.ratio }
  var shortfall: Double { needed / ratio }

  /// Makes the finding of an ink; nil where its contrast suffices, or is unknown.
  init?(of ink: Ink, in scene: SeenLook, _ look: Int) {
    let page = scene.page
    // A little more, since both are rounded.
    let bound = scene.backdrop.contrastBound(of: ink.layer, in: ink.area.rect, on: page)
    if bound > ink.needed * 1.000001 { return nil }
    guard
      let worst = scene.backdrop.leastContrast(of: ink.layer, ink.color, in: ink.area, on: page),
      worst.ratio < ink.needed
    else { return nil }
    (self.look, layer, self.worst, needed) = (look, ink.layer, worst, ink.needed)
  }
}

extension Backdrop {
  /// The contrast of a text at a point.
  fileprivate struct Contrast {
    var ratio: Double
    /// The colours of the text, and beside it.
    var text, ground: Pixel
    var point: Point
  }

  /// The least contrast of a text; nil where nothing, or a picture, lies under it, so that its background is not known.
  ///
  /// Over a picture that shows through, a point counts with the best contrast that any picture gives it: a contrast that is too low then,
  /// is too low whatever the picture.
  ///
  /// - Parameter color: The text's own colour, where it has one.
  fileprivate func leastContrast(
    of text: Int, _ color: Color?, in ink: InkArea, on page: Pixel
  ) -> Contrast? {
    let area = ink.rect
    let (across, down) = samples(in: area, lines: ink.lines)
    var least: Contrast?
    // What a thin line across the text covers says nothing of the rest of it.
    var covered: Contrast?
    var coveredCount = 0
    // Most often the text is of one colour, and its luminance the same everywhere. Clear, to begin with, no page leaves it.
    var (over, luminance) = (Pixel.clear, 0.0)
    for y in down {
      for x in across {
        let point = Point(x: area.x + area.width * x, y: area.y + area.height * y)
        guard let pixels = pixels(at: point, around: text) else {
          guard let best = contrastOverBestPicture(of: text, at: point, on: page) else { return nil }
          if best.ratio < least?.ratio ?? .infinity { least = best }
          continue
        }
        guard pixels.under.alpha > 0 else { return nil }
        if over != pixels.over.over(page) {
          over = pixels.over.over(page)
          luminance = over.relativeLuminance
        }
        let ground = pixels.under.over(page)
        let ratio = Color.contrastRatio(ofLuminances: luminance, ground.relativeLuminance)
        if over == ground, let color, Pixel(color).over(ground) != over {
          covered = covered ?? Contrast(ratio: ratio, text: over, ground: ground, point: point)
          coveredCount += 1
          continue
        }
        if ratio < least?.ratio ?? .infinity {
          least = Contrast(ratio: ratio, text: over, ground: ground, point: point)
        }
      }
    }
    return coveredCount * 2 >= across.count * down.count ? covered ?? least : least
  }

  /// The best contrast of a text at a point over a picture of unknown colours: a black one or a white one.
  private func contrastOverBestPicture(of text: Int, at point: Point, on page: Pixel) -> Contrast? {
    [Pixel(.black), Pixel(.white)].compactMap { picture -> Contrast? in
      guard let pixels = pixels(at: point, around: text, picture: picture) else { return nil }
      let (over, ground) = (pixels.over.over(page), pixels.under.over(page))
      let ratio = Color.contrastRatio(ofLuminances: over.relativeLuminance, ground.relativeLuminance)
      return Contrast(ratio: ratio, text: over, ground: ground, point: point)
    }.max { $0.ratio < $1.ratio }
  }
}

/// The approximate area of the letters of a text, or of the lines of a symbol.
struct InkArea {
  let rect: Rect
  /// The number of lines of text.
  var lines = 1
}

extension Color {
  /// The system's background, which shows through a translucent control.
  fileprivate static func page(in modes: ModeSet) -> Color {
    SystemColor.systemBackground.color(
      appearance: modes.contains(.dark) ? .dark : .light, highContrast: modes.contains(.highContrast))
  }
}

extension LookLayer {
  /// The origin of the paint that covers the layer.
  fileprivate var originOfPaint: Origin.ID {
    let property: LayerProperty? =
      switch kind {
      case .gradient: .stops
      case .shape: .fillColor
      case .image: .contents
      case .material: .material
      case .rectangle, .text, .stack, .component: nil
      }
    let origin = property.map { self.origin(of: $0) } ?? Origin.ID.unknown
    return origin == .unknown ? self.origin(of: .backgroundColor) : origin
  }
}

extension Pixel {
  /// The hexadecimal text of an opaque pixel: `#6C3BEA`.
  fileprivate var hexadecimal: String {
    Color(.srgb, channels.x, channels.y, channels.z).spelling
  }
}

extension Double {
  /// The text of a contrast, `4.5 : 1`, rounded down so that one that falls short never looks as if it sufficed.
  fileprivate var ratio: String { formatNumber((self * 100).rounded(.down) / 100) + " : 1" }
}
