import Testing

/// Commands that are given the name of a style that several components have.
@Suite struct StyleNameTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(
      "styles/a.yaml",
      "components: { Pill: { base: UIButton } }\nstyles:\n  primary: { component: Pill, titleColor: red }\n"
        + "  only: { extends: primary, alpha: 0.5 }\n")
    try workspace.write(
      "styles/b.yaml",
      "components: { Tag: { base: UILabel } }\nstyles:\n  primary: { component: Tag, textColor: blue }\n")
  }

  @Test func theFilesHaveNoProblem() throws {
    let run = try workspace.run("lint")
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func explainAsksForTheComponent() throws {
    let run = try workspace.run("explain", "primary.alpha")
    #expect(run.status == 2)
    #expect(
      run.error.contains(
        "‘primary’ is the name of several styles; write one of ‘Pill.primary’, ‘Tag.primary’"),
      "\(run.error)")
    #expect(
      try workspace.run("explain", "Tag.primary.textColor").output.hasPrefix(
        "Tag.primary.textColor = #0000FF\n"))
    #expect(try workspace.run("explain", "Pill.only.alpha").output.hasPrefix("only.alpha = 0.5\n"))
    #expect(
      try workspace.run("explain", "Tag.primary").error.contains("is a style; name one of its properties"))
  }

  @Test func eachHasPicturesOfItsOwn() throws {
    #expect(try workspace.run("preview", "--output", "out", "--style", "primary").status == 2)
    let run = try workspace.run("preview", "--output", "out")
    #expect(run.status == 0, "\(run.error)")
    let paths = workspace.files(in: "out").keys.filter { $0.contains("primary") }.sorted()
    #expect(paths.contains { $0.hasSuffix("Previews/Pill/primary.normal@2x.png") }, "\(paths)")
    #expect(paths.contains { $0.hasSuffix("Previews/Tag/primary.normal@2x.png") }, "\(paths)")
    let one = try workspace.run("preview", "--output", "one", "--style", "Tag.primary")
    #expect(one.status == 0, "\(one.error)")
    let chosen = workspace.files(in: "one").keys.filter { $0.hasSuffix(".png") }
    #expect(!chosen.isEmpty && chosen.allSatisfy { $0.contains("Tag/primary") }, "\(chosen)")
  }
}
