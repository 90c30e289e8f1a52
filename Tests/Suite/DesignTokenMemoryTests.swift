import StyleSource
import StyleSyntax
import Testing

@testable import StyleTokenFiles

/// What is found out about files of design tokens is freed when they have been read: a language server reads them again with each keystroke.
@Suite struct DesignTokenMemoryTests {
  @Test func aSystemOfTokensIsFreed() {
    weak var left: TokenSystem?
    do {
      let text = #"""
        {
          "ink": { "$type": "color", "$value": "{base}" },
          "base": { "$type": "color", "$value": "#102030" },
          "shade": { "$type": "shadow", "$value": [] },
          "$extensions": { "com.figma.modeName": "Light" }
        }
        """#
      let source = SourceFile(id: FileID(0), path: "Light.tokens.json", text: text)
      let files = [TokenFile(parse(json: source).product)]
      let output = TokenOutput(files, areImported: true)
      let sets = TokenSets(files, output)
      let system = TokenSystem(files, sets, readGroups(of: sets, in: files, output), output)
      #expect(system.figma.target(of: 0) == nil)
      _ = (system.listShadows, system.originals, system.isWholeStyleName("color.ink"))
      left = system
    }
    #expect(left == nil)
  }
}
