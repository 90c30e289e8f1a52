import SeededRandom
import StyleModel
import Testing

@Suite struct TextTemplateTests {
  /// What is written of a text, as by the inspector, is read as that text.
  @Test(arguments: 0..<20 as Range<UInt64>) func writtenTextsAreReadAsTheyWere(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let parts = ["{", "}", "$", "$", "name", "é", " ", "'", "\"", "(", ",", "5", "{$a}", "{$$b", "%@"]
    for _ in 0..<500 {
      let text = (0..<random.next(below: 12)).map { _ in parts[random.next(below: parts.count)] }.joined()
      let written = TextTemplate.written(text)
      let template = TextTemplate(written.utf8)
      #expect(template.plain == text, "\(written)")
      #expect(!template.hasValues && template.openBrace == nil, "\(written)")
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func textsWithDoubledSignsHaveNoValues(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let parts = ["{", "}", "$", "a", " ", "'", "(", ",", "{$a}", "{if($a, '}', 'b')}"]
    for _ in 0..<500 {
      let text = (0..<random.next(below: 12)).map { _ in parts[random.next(below: parts.count)] }.joined()
      #expect(!TextTemplate(TextTemplate.doublingSigns(in: Array(text.utf8)).utf8).hasValues, "\(text)")
    }
  }

  /// However many braces are open, each byte is read a few times.
  @Test func openBracesTakeNoTime() {
    for text in ["{", "{('", "{(\"{('", "{$a ", "$", "{ "] {
      let template = TextTemplate(String(repeating: text, count: 200_000).utf8)
      #expect(!template.hasValues)
    }
  }
}
