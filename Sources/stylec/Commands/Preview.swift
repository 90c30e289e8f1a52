#if Pictures
import ArgumentParser
import StyleModel
import StyleRender
import StyleScene
import StyleReport
import StyleSource

struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: DrawingCommand.preview.abstract,
    discussion: """
      EXAMPLES:
        stylec preview --output previews
        stylec preview --output previews --style gradient --scale 3
        stylec preview --output previews --mode dark+compact --format svg
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup(title: "Picture Options") var pictures: PictureOptions
  @OptionGroup(title: "Message Options") var messages: MessageOptions

  @Option(help: ArgumentHelp("Draw only this style, such as primary or Pill.primary.", valueName: "name"))
  var style: String?

  @Option(help: ArgumentHelp("Draw only this state, such as highlighted.", valueName: "name"))
  var state: String?

  @Option(
    help: ArgumentHelp(
      "Draw only this mode, such as dark, or a combination: dark+high-contrast.", valueName: "names"))
  var mode: String?

  private var modes: [String] {
    mode?.split(separator: "+", omittingEmptySubsequences: false).map(String.init) ?? []
  }

  private var isFiltered: Bool { style != nil || state != nil || mode != nil }

  func run() throws {
    try stylec.run { () throws(Failure) in
      let loaded = try input.load(messages, isLinted: false)
      messages.tell(loaded)
      if let status = loaded.refusal("nothing was drawn", messages) { return status }
      let meant = style.map { loaded.sheet.styles(named: $0) } ?? []
      if meant.count > 1, let style {
        throw Failure(loaded.sheet.reasonForSeveral(meant, called: style))
      }
      let name = meant.first.map { loaded.sheet.styles[$0].name } ?? style
      let turn = try output.turn(messages)
      var cache = pictures.cache(in: output.output, messages)
      let asked = modes.reduce(into: ModeSet()) { $0.formUnion(loaded.sheet.modes[named: $1] ?? []) }
      let all = stylePictures(
        of: loaded.sheet, isRightToLeft: pictures.rightToLeft, showing: asked, remembered: cache.views,
        choosing: { isChosen($0, name, loaded.sheet) })
      if asked.isEmpty { cache.add(viewsOf: all) }
      if mode == nil { pictures.tellOfModesLeftOut(all, in: loaded.sheet, messages) }
      let chosen = all.map { style in style.filtered { isChosen($0, name, loaded.sheet) } }
      if isFiltered, chosen.allSatisfy(\.pictures.isEmpty) {
        throw Failure(reasonForNone(all.flatMap(\.pictures), loaded.sheet))
      }
      try pictures.refuseTooMany(chosen, in: loaded, messages)
      var outputs = Outputs()
      let outcome = pictures.draw(
        chosen, of: loaded.sheet, into: &outputs, by: turn.spool(), &cache, messages)
      pictures.addGallery(of: chosen, loaded, to: &outputs, &cache)
      // Some of the pictures say nothing about the rest.
      let formats = pictures.formats.map(\.kind)
      let written = try outputs.write(loaded, in: turn, replacesForeign: output.force) {
        !isFiltered && formats.contains($0.kind)
      }
      try cache.save(written.manifest, in: turn)
      outcome.undrawn.tell(messages, in: loaded.sources)
      messages.tell(outcome.findings, in: loaded.sources)
      messages.tell(written.summary)
      return outcome.undrawn.isEmpty ? .clean : .couldNot
    }
  }

  /// - Parameter name: The name of the style among all, if one is asked for.
  private func isChosen(_ picture: Picture, _ name: String?, _ sheet: ResolvedSheet) -> Bool {
    (name == nil || picture.styleName == name)
      && (state == nil || sheet.states.name(of: picture.state) == state)
      && modes.allSatisfy { mode in picture.modeNames(in: sheet).contains { $0.value == mode } }
  }

  private func reasonForNone(_ all: [Picture], _ sheet: ResolvedSheet) -> String {
    let knownModes = all.flatMap { $0.modeNames(in: sheet).map(\.value) }
    let names: [(kind: String, wanted: String?, known: [String])] =
      [("style", style, all.map(\.styleName)), ("state", state, all.map { sheet.states.name(of: $0.state) })]
      + modes.map { ("mode", $0, knownModes) }
    for (kind, wanted, known) in names {
      guard let wanted, !known.contains(wanted) else { continue }
      if kind == "style", let component = sheet.components.first(where: { $0.name == wanted }) {
        return sheet.reasonForComponent(component, "name one of its styles")
      }
      let all = Set(known).sorted()
      let others =
        all.isEmpty ? "; no picture differs by \(kind)" : suggestion(wanted, all, orAll: "the known ones are")
      return "there is no picture of a \(kind) ‘\(visible(wanted))’\(others)"
    }
    return "no picture shows all that was asked for at once"
  }
}
#endif
