import StyleModel
import StyleSource

/// The codes of diagnostics about pictures.
package let pictureCodes: [DiagnosticCode] = [.missingGlyph, .pictureTooLarge, .tooManyPictures]

/// An error for each style some of whose PNGs would be too large.
///
/// - Parameter scales: In pixels a point.
package func oversizedPictures(
  of sheet: ResolvedSheet, scales: [Double], measuring texts: any TextMeasurer
) -> [Diagnostic] {
  let scale = scales.max() ?? 1
  func mayBeTooLarge(_ size: Size, _ component: Component) -> Bool {
    // With the widest margin, and as a film strip, if there may be one.
    let moves = component.transition != nil || !component.animations.isEmpty
    let size = Size(
      width: (size.width + 2 * PictureLimit.margin) * (moves ? MovingPicture.stripLength : 1),
      height: size.height + 2 * PictureLimit.margin)
    return size.problem(scale: scale) != nil
  }
  // What is as large as its contents is measured only where an estimate says that it may be too large.
  let large = sheet.components.indices.filter { component in
    sheet.largestFitting(component) { mayBeTooLarge($0, sheet.components[component]) }
      .map { mayBeTooLarge($0, sheet.components[component]) } ?? false
  }
  let names = Set(large.map { sheet.components[$0].name })
  func isLookedAt(_ preview: PreviewSpec, _ component: Component) -> Bool {
    preview.isFitting ? names.contains(component.name) : mayBeTooLarge(preview.size, component)
  }
  return stylePictures(of: sheet, measuring: texts, where: isLookedAt).compactMap {
    $0.oversized(in: sheet, scales: scales)
  }
}

extension ResolvedSheet {
  /// How much wider and higher a look in another state, mode or variant is than the first one, at most. A picture of one that grows even
  /// more is reported when it is drawn.
  private static let mostGrowth = 4.0

  /// The largest estimated size of a component's pictures that fit their contents, if texts are a half larger than expected; nil
  /// if none comes near the limit.
  ///
  /// - Parameter mayBeTooLarge: Asked with the size of each style's first look, so that others are estimated only for large ones.
  fileprivate func largestFitting(_ index: Int, _ mayBeTooLarge: (Size) -> Bool) -> Size? {
    let component = components[index]
    var looks: [(StyleLooks, PreviewSpec)] = []
    let all = styles(of: index).filter { styles[$0].preview.isFitting && !styles[$0].isPrivate }
    if !all.isEmpty || component.preview.isFitting && !component.isPrivate && !component.isBaseClass {
      let owner = ComponentLooks(index, in: self, for: .oneLook)
      looks += all.map { (StyleLooks(of: owner, settings: styles[$0].settings), styles[$0].preview) }
      if component.preview.isFitting { looks.append((owner.plain, component.preview)) }
      let isLarge = looks.contains { looks, preview in
        guard let first = estimatedSize(of: looks.look(), preview, in: self) else { return false }
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
      for modes in looks.modeCombinations.prefix(ModeTable.fullCombinationLimit) {
        for state in looks.states {
          guard let size = estimatedSize(of: looks.look(state: state, modes: modes), preview, in: self) else {
            continue
          }
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
    // All of a style's pictures are as large as each other, unless they fit what is in them.
    func area(_ size: Size) -> Double { size.width * size.height }
    guard let picture = pictures.max(by: { area($0.size(in: sheet)) < area($1.size(in: sheet)) }) else {
      return nil
    }
    let name = "‘\((style.map { sheet.styles[$0].name } ?? sheet.components[component].name).shortened)’"
    var problems = scales.compactMap { scale in
      picture.size(in: sheet).problem(scale: scale).map { "a picture of \(name) \($0)" }
    }
    if let strip = moving.max(by: { area($0.stripSize(in: sheet)) < area($1.stripSize(in: sheet)) }) {
      problems += scales.compactMap { scale in
        strip.stripSize(in: sheet).problem(scale: scale).map {
          "a film strip of \(name), \(Int(clamping: MovingPicture.stripLength)) pictures wide, \($0)"
        }
      }
    }
    if hasPDF, let problem = picture.size(in: sheet).problem(scale: 1) {
      problems.append("a PDF of \(name) \(problem)")
    }
    return problems.first.map { .pictureTooLarge(self, $0, others: Array(problems.dropFirst()), in: sheet) }
  }
}

extension Size {
  /// Why a picture of so many points would not be drawn; nil where it is.
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
      points wide and high. A film strip is as wide as five pictures. Pictures
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
    return Diagnostic(
      .pictureTooLarge, problem,
      at: preview.sizeSpan ?? own?.span ?? component.span,
      notes: others.map { "and \($0)" } + [
        preview.isFitting
          ? "make what is in it smaller, write a ‘size’ in points, or draw it with a smaller --scale"
          : "make ‘size’ smaller, or draw it with a smaller --scale"
      ])
  }
}
