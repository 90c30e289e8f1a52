/// The lines that VoiceOver says of a style in a state and in modes.
package struct SpokenLook: Sendable {
  package var state: StateSet
  /// The modes that aren't defaults.
  package var modes: ModeSet
  /// The lines in English, one for each element.
  package var lines: [String]
}

extension ResolvedSheet {
  /// The lines that VoiceOver says of a style, or of a component without one: those of the normal look first, then those of each state and
  /// each mode that differ from those without the state or the mode.
  package func spokenLooks(_ looks: StyleLooks, title: String?) -> [SpokenLook] {
    var found: [SpokenLook] = []
    let component = looks.owner.component
    // VoiceOver says of what is pressed, or in a list, whether it is selected.
    let told: [StateSet] =
      component.base.isButton || component.base.isCell
      ? [.selected, .disabled]
      : component.base.isControl ? [.disabled] : []
    let states =
      looks.states + told.filter { component.states.isSuperset(of: $0) && !looks.states.contains($0) }
    for state in states {
      for modes in looks.modeCombinations {
        let special = modes.subtracting(self.modes.defaults)
        let lines = looks.look(state: state, modes: modes).spoken(title: title).lines
        let expected = found.last { $0.state.isSubset(of: state) && $0.modes.isSubset(of: special) }
        if expected?.lines == lines { continue }
        found.append(SpokenLook(state: state, modes: special, lines: lines))
      }
    }
    return found
  }

  /// The text that `stylec explain STYLE.accessibility` prints.
  package func spokenText(ofStyle style: Int) -> String {
    let looks = looks(of: style)
    return spokenLooks(looks, title: styles[style].preview.title).map { look in
      let value = ValueInLook(
        state: look.state, modes: look.modes, entry: LookValue(.null, origin: .unknown))
      let when = name(of: value).map { " (\($0))" } ?? ""
      let lines = look.lines.isEmpty ? ["nothing"] : look.lines
      return "VoiceOver reads \(styles[style].name)\(when)\n" + lines.map { "  \($0)\n" }.joined()
    }
    .joined()
  }
}
