import StyleModel
import StyleSource

/// The codes of diagnostics about pictures.
package let pictureCodes: [DiagnosticCode] = [
  .missingGlyph, .pictureTooLarge, .tooManyPictures, .undrawnImage, .unknownFont,
]

/// The pictures of a sheet that would be too large.
///
/// A control that is as large as its contents is measured only where an estimate says that it may be too large.
package struct OversizedPictures {
  private let sheet: ResolvedSheet
  private let scales: [Double]
  /// The names of components whose pictures that fit their contents may be too large.
  private let large: Set<String>
  /// The names of components that may have film strips.
  private let moving: Set<String>
  /// The names of components that draw too much.
  private let overloaded: Set<String>

  /// - Parameter scales: The scales of PNGs, in pixels per point.
  package init(of sheet: ResolvedSheet, scales: [Double]) {
    self.sheet = sheet
    self.scales = scales
    let mayDrawTooMuch = sheet.componentsThatMayDrawTooMuch()
    func names(where isIncluded: (Int) -> Bool) -> Set<String> {
      Set(sheet.components.indices.filter(isIncluded).map { sheet.components[$0].name })
    }
    large = names { component in
      sheet.largestFitting(component) {
        mayBeTooLarge($0, moves: sheet.moves(component), scales: scales)
      }.map { mayBeTooLarge($0, moves: sheet.moves(component), scales: scales) } ?? false
    }
    moving = names(where: sheet.moves)
    overloaded = names { mayDrawTooMuch[$0] && sheet.hasOverloadedLook($0) }
  }

  /// Whether texts have to be measured to know all oversized pictures.
  package var needsMeasuredTexts: Bool { !large.isEmpty || !overloaded.isEmpty }

  /// An error for each style some of whose PNGs would be too large.
  ///
  /// - Parameter texts: Measures texts; nil where nothing can. Controls that are as large as their contents are then left out, unless they
  ///   draw too much.
  package func findings(measuring texts: (any TextMeasurer)?) -> [Diagnostic] {
    func isLookedAt(_ preview: PreviewSpec, _ component: Component) -> Bool {
      overloaded.contains(component.name)
        || (preview.isFitting
          ? texts != nil && large.contains(component.name)
          : mayBeTooLarge(preview.size, moves: moving.contains(component.name), scales: scales))
    }
    return stylePictures(of: sheet, measuring: texts ?? EstimatedTexts(), where: isLookedAt).compactMap {
      $0.oversized(in: sheet, scales: scales)
    }
  }
}

/// Whether a picture, with the widest margin and as a film strip if there may be one, would be too large.
private func mayBeTooLarge(_ size: Size, moves: Bool, scales: [Double]) -> Bool {
  let size = Size(
    width: (size.width + 2 * PictureLimit.margin) * (moves ? MovingPicture.stripLength : 1),
    height: size.height + 2 * PictureLimit.margin)
  return size.problem(scale: scales.max() ?? 1) != nil
}

extension ResolvedSheet {
  /// The greatest factor by which a look in another state, mode or variant is wider or higher than the first one. A picture of one that
  /// grows even more is reported when it is drawn.
  private static let mostGrowth = 4.0

  /// Whether a look of a component, or of one of its styles, draws too much.
  fileprivate func hasOverloadedLook(_ index: Int) -> Bool {
    let owner = ComponentLooks(index, in: self, for: .oneLook)
    let component = components[index]
    func isOverloaded(_ looks: StyleLooks, _ title: String?) -> Bool {
      StylePictures.drawnCombinations(of: looks).contains { modes in
        looks.states.contains { looks.look(state: $0, modes: modes).drawnAmount(title: title).isTooMuch }
      }
    }
    return component.shownPicks.contains { isOverloaded(owner.looks(picking: $0), component.preview.title) }
      || isOverloaded(owner.plain, component.preview.title)
      || styles(of: index).contains { style in
        isOverloaded(StyleLooks(of: owner, settings: styles[style].settings), styles[style].preview.title)
      }
  }

  /// The largest estimated size of a component's pictures that fit their contents, if texts are a half larger than expected; nil
  /// if none comes near the limit.
  ///
  /// - Parameter mayBeTooLarge: Whether a size may be too large; called with that of each style's first look, so that others are
  ///   estimated only for large ones.
  fileprivate func largestFitting(_ index: Int, _ mayBeTooLarge: (Size) -> Bool) -> Size? {
    let component = components[index]
    var looks: [(StyleLooks, PreviewSpec)] = []
    let all = styles(of: index).filter { styles[$0].preview.isFitting && !styles[$0].isPrivate }
    if !all.isEmpty || component.preview.isFitting && !component.isPrivate && !component.isBaseClass {
      let owner = ComponentLooks(index, in: self, for: .oneLook)
      looks += all.map { (StyleLooks(of: owner, settings: styles[$0].settings), styles[$0].preview) }
      if component.preview.isFitting { looks.append((owner.plain, component.preview)) }
      let isLarge = looks.contains { looks, preview in
        guard let first = estimatedSize(of: looks.look(), preview, in: self, emptyTexts: true) else {
          return false
        }
        let growth = ResolvedSheet.mostGrowth
        return mayBeTooLarge(Size(width: first.width * growth, height: first.height * growth))
      }
      guard isLarge else { return nil }
      if component.preview.isFitting, !component.axes.isEmpty {
        looks += component.shownPicks.map { (owner.looks(picking: $0), component.preview) }
      }
    }
    var largest: Size?
    for (looks, preview) in looks {
      for modes in StylePictures.drawnCombinations(of: looks) {
        for state in looks.states {
          let look = looks.look(state: state, modes: modes)
          guard let size = estimatedSize(of: look, preview, in: self, emptyTexts: true) else { continue }
          func most(_ side: Double, _ known: Double?, isFitting: Bool) -> Double {
            max(known ?? 0, isFitting ? min(PictureLimit.fittingSide, side * 1.5) : side)
          }
          largest = Size(
            width: most(size.width, largest?.width, isFitting: preview.fitsWidth),
            height: most(size.height, largest?.height, isFitting: preview.fitsHeight))
        }
      }
    }
    return largest
  }
}

extension StylePictures {
  /// An error where some of the files would be too large: PNGs, film strips among them, at some scales; and PDFs, which are
  /// bounded like PNGs of a pixel a point.
  package func oversized(in sheet: ResolvedSheet, scales: [Double], hasPDF: Bool = false) -> Diagnostic? {
    let name = "‘\((style.map { sheet.styles[$0].name } ?? sheet.components[component].name).shortened)’"
    var problems =
      overloaded.first.map { ["a picture of \(name) \($0.problem(in: prepared(in: sheet)))"] } ?? []
    let (sizes, strips) = (
      pictures.map { $0.size(in: sheet) }.extremes, moving.map { $0.stripSize(in: sheet) }.extremes
    )
    problems += scales.compactMap { scale in
      sizes.problem(scale: scale).map { "a picture of \(name) \($0)" }
    }
    problems += scales.compactMap { scale in
      strips.problem(scale: scale).map {
        "a film strip of \(name), \(Int(clamping: MovingPicture.stripLength)) pictures wide, \($0)"
      }
    }
    if hasPDF, let problem = sizes.problem(scale: 1) { problems.append("a PDF of \(name) \(problem)") }
    return problems.first.map { .pictureTooLarge(self, $0, others: Array(problems.dropFirst()), in: sheet) }
  }
}

extension [Size] {
  /// The largest, the widest and the highest size. All of a style's pictures have the same size, unless they fit their contents.
  fileprivate var extremes: [Size] {
    let largest = self.max { $0.width * $0.height < $1.width * $1.height }
    let (widest, highest) = (self.max { $0.width < $1.width }, self.max { $0.height < $1.height })
    return [largest, widest, highest].compactMap { $0 }
  }

  fileprivate func problem(scale: Double) -> String? {
    for size in self {
      if let problem = size.problem(scale: scale) { return problem }
    }
    return nil
  }
}

extension Picture {
  /// The words for why the picture draws too much.
  fileprivate func problem(in style: PreparedStyle) -> String {
    let (amount, most) = (drawnAmount(in: style), DrawnAmount.most)
    return amount.characters > most.characters
      ? "would have \(amount.characters) characters of text, and \(most.characters) are the most"
      : "would have \(amount.points) points of paths, gradients and shadows, and \(most.points) are the most"
  }
}

extension Size {
  /// The words for why a picture of this size in points would not be drawn; nil where it is.
  fileprivate func problem(scale: Double) -> String? {
    guard case .failure(let size) = pixelSize(of: self, scale: scale) else { return nil }
    let limit =
      max(size.width, size.height) > PictureLimit.side
      ? "no side may have more than \(decimal(PictureLimit.side))"
      : "64 million are the most"
    return
      "would have \(decimal(size.width)) × \(decimal(size.height)) pixels at a scale of \(decimal(scale)), and \(limit)"
  }
}

extension DiagnosticCode {
  package static let pictureTooLarge = DiagnosticCode(
    "picture-too-large", .error, "A picture has at most 64 million pixels, and 32,767 on each side.",
    explanation: """
      The size is that of the `preview`, plus a margin for shadows and everything else that extends beyond it,
      at the requested pixels per point; `lint` assumes two. A control that fits its contents is drawn at most 4,096
      points wide and high. A film strip is as wide as five pictures. However small it is, a picture shows at most 100,000 characters
      of text and 200,000 points of paths, gradients and shadows. Pictures
      that are too large are left out, and all others are drawn.
      """,
    example: """
      components:
        Poster:
          base: UIView
          preview: { size: [4096, 4096] }

      """)
}

extension Diagnostic {
  fileprivate static func pictureTooLarge(
    _ style: StylePictures, _ problem: String, others: [String], in sheet: ResolvedSheet
  ) -> Diagnostic {
    let component = sheet.components[style.component]
    let own = style.style.map { sheet.styles[$0] }
    let preview = own?.preview ?? component.preview
    let isOverloaded = !style.overloaded.isEmpty
    let advice =
      isOverloaded
      ? "make its texts and paths shorter, or use fewer layers"
      : preview.isFitting
        ? "make what is in it smaller, write a ‘size’ in points, or draw it with a smaller --scale"
        : "make ‘size’ smaller, or draw it with a smaller --scale"
    return Diagnostic(
      .pictureTooLarge, problem,
      at: (isOverloaded ? nil : preview.sizeSpan) ?? own?.span ?? component.span,
      notes: others.map { "and \($0)" } + [advice])
  }
}
