import ArgumentParser
import StyleWorkspace

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create a first style file and its settings.",
    discussion: """
      It writes .stylec.yml, styles/starter.yaml and .gitignore to the current folder, and never replaces a file. \
      Where style files are already, it names their folders in .stylec.yml and writes no starter.
      """)

  func run() throws {
    try stylec.run { () throws(Failure) in
      let folders = Starter.foldersOfStyles()
      var files = [(Settings.fileName, Starter.settings(sources: folders.isEmpty ? ["styles"] : folders))]
      if folders.isEmpty { files.append(("styles/starter.yaml", Starter.styles)) }
      let turn = try OutputTurn(in: ".", tell: Console.tell)
      var folder = try OutputFolder(turn)
      let ignored = (".gitignore", Starter.ignored)
      // Most folders have one already.
      let hasOther = folder.hasAnything(at: ignored.0) && !folder.holds(ignored.0, Array(ignored.1.utf8))
      if !hasOther { files.append(ignored) }
      // What a run that was killed has written already may stay.
      let present = files.filter { path, _ in folder.hasAnything(at: path) }
      let foreign =
        present.count < files.count ? present.filter { !folder.holds($0, Array($1.utf8)) } : present
      if let (path, _) = foreign.first { throw Failure("\(path) exists already; nothing was written") }
      let written = files.filter { path, text in !folder.holds(path, Array(text.utf8)) }
      try folder.write(written.map { ($0, OutputContents(Array($1.utf8))) })
      for (path, _) in written { Console.tell("wrote \(path)") }
      folder.finish()
      if hasOther {
        Console.tell("add ‘/out/’ to .gitignore, unless it is there: stylec build writes to out")
      }
      Console.tell("now try: stylec build")
      return .clean
    }
  }
}

/// The files that a new project begins with.
enum Starter {
  /// - Parameter sources: The folders that style files are in.
  static func settings(sources: [String]) -> String {
    """
    # The style files that stylec works on when it is given none.
    sources: [\(sources.map(quotedForYAML).joined(separator: ", "))]
    # Where stylec build writes Swift, pictures and a gallery of them.
    output: out

    """
  }

  private static func quotedForYAML(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy {
      ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10 || "._-".utf8.contains($0)
    }
    return isPlain
      ? name : "'\(name.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
  }

  /// The folders in the working folder with style files, `.` for itself.
  static func foldersOfStyles() -> [String] {
    var reader = InputReader(Disk.ofCommand)
    guard let files = try? StyleFiles(reading: ["."], &reader) else { return [] }
    let folders = files.namedPaths.map { path in
      let parts = path.hasPrefix("./") ? pathParts(String(path.dropFirst(2))) : pathParts(path)
      return parts.count > 1 ? String(parts[0]) : "."
    }
    return folders.contains(".") ? ["."] : Set(folders).sorted()
  }

  static let ignored = """
    # What stylec build writes.
    /out/

    """

  static let styles = """
    # A first component: what may be set, and what it is drawn with.
    tokens:
      color:
        accent:
          value: "#0A5FD6"
          dark: "#6EA8FF"
          description: What stands out.
        onAccent:
          value: white
          dark: black
          description: Text on the accent colour.

    components:
      StarterButton:
        summary: A button with a plain coloured background.
        base: UIButton
        properties:
          radius: { type: CGFloat, default: 12, min: 0, summary: How round its corners are. }
        layer:
          cornerRadius: $radius
          masksToBounds: true
        states:
          highlighted: { alpha: 0.7 }
          disabled: { alpha: 0.4 }
        preview: { size: [160, 44], title: Continue }

    styles:
      primary:
        summary: The one thing to do on a screen.
        component: StarterButton
        backgroundColor: $color.accent
        titleColor: $color.onAccent

    """

  static let card = """
    # A card to put things on.
    tokens:
      color:
        surface:
          value: white
          dark: "#1C1C1E"
          description: What lies on the background.
        shade:
          value: "#0000001F"
          dark: "#00000066"
          description: The shadow under what lies on the background.

    components:
      StarterCard:
        summary: A rounded surface with a soft shadow.
        base: UIView
        properties:
          radius: { type: CGFloat, default: 16, min: 0, summary: How round its corners are. }
          depth: { type: CGFloat, default: 12, min: 0, summary: How soft its shadow is. }
        layer:
          cornerRadius: $radius
          shadowColor: $color.shade
          shadowOpacity: 1
          shadowOffset: [0, 2]
          shadowRadius: $depth
        preview: { size: [200, 120] }

    styles:
      card:
        summary: A card among others.
        component: StarterCard
        backgroundColor: $color.surface

    """

  static let texts = """
    # Texts that grow with the reader's text size.
    tokens:
      color:
        ink:
          value: "#1C1C1E"
          dark: "#F2F2F7"
          description: Text on the background.
      font:
        title:
          value: { textStyle: title2, weight: bold }
          description: What a screen is about.
        note:
          value: { textStyle: footnote }
          description: What stands beside other things.

    styles:
      title:
        summary: What a screen is about.
        component: UILabel
        text: A title
        font: $font.title
        textColor: $color.ink
      note:
        summary: What stands beside other things.
        component: UILabel
        text: A note
        font: $font.note
        textColor: $color.ink

    """
}
