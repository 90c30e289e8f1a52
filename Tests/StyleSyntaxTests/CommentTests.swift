import StyleSource
import Testing

@testable import StyleSyntax

struct CommentTests {
  private func comments(_ text: String) -> [String] {
    let tree = parse(file(text)).product
    return tree.comments.map(tree.source.text)
  }

  @Test func `a comment runs from its sign to the end of the line`() {
    #expect(
      comments("# one\na: 1 # two\r\n#three\nb: [1, # four\n  2]#five\n# six") == [
        "# one", "# two", "#three", "# four", "#five", "# six",
      ])
  }

  @Test func `a sign within a scalar begins none`() {
    #expect(
      comments("a: \"#1 # 2\"\nb: x#y\nc: '# z'\nd: |  # real\n  # text\n  more # text\n\n# end\n") == [
        "# real", "# end",
      ])
    #expect(comments("a: \"one\n  # two\"\n\"#k\": &x !!str '#' # real\n") == ["# real"])
  }

  @Test func `a file of comments alone is empty and has them`() {
    let parsed = parse(file("# only\n\n  # these\n"))
    #expect(parsed.diagnostics == [])
    #expect(parsed.product.root == nil)
    #expect(parsed.product.comments.count == 2)
  }
}
