import Foundation
import StyleModel
import Testing

@testable import StyleEmit

/// What a generated class does beside what an app, a storyboard and its reader do: run against the doubles.
@Suite(.tags(.toolchain)) struct InAppTests {
  static let generated = Generated(
    """
    modes: { text-size: [large, small, accessibility-large] }
    tokens:
      length: { edge: { value: 5, dark: 7 } }
      color: { edge: { value: red, dark: blue } }
    components:
      Chip:
        base: UIButton
        properties:
          greeting: { type: LocalizedString, default: chip.greeting }
          tone: { type: UIColor, default: gold }
          golden: { type: Bool, sets: { tone: gold } }
        layer:
          sublayers:
            - { name: plate, kind: rectangle, backgroundColor: $tone }
            - { name: words, kind: text, string: $greeting, font: { textStyle: body } }
            - { name: dot, kind: image, contents: { color: red }, contentMode: center }
        sets: { title: $greeting }
      Late:
        base: UIControl
        properties: { tone: { type: UIColor, default: gold } }
        layer: { sublayers: [{ name: plate, kind: rectangle, backgroundColor: $tone }] }
        states: { selected: { plate.opacity: 0.5 } }
        transition: { duration: 0.1, delay: 0.01 }
      Edged:
        base: UIView
        properties:
          width: { type: CGFloat, default: 1 }
          tone: { type: UIColor, default: gold }
          bold: { type: Bool, sets: { width: $length.edge, tone: $color.edge } }
        layer: { borderWidth: $width, borderColor: $tone }
      Rim:
        extends: UIView
        properties:
          rimWidth: { type: CGFloat, default: 0 }
          rimColor: { type: UIColor?, default: black }
          boldRim: { type: Bool, sets: { rimWidth: $length.edge, rimColor: $color.edge } }
        layer: { borderWidth: $rimWidth, borderColor: $rimColor }
      Plain: { base: UILabel, properties: { extra: { type: CGFloat, default: 1 } } }
      Deep:
        base: UIView
        properties: { tone: { type: UIColor, default: gold } }
        layer:
          sublayers:
            - name: outer
              kind: gradient
              stops: [{ color: red }, { color: blue }]
              frame: { inset: 10 }
              sublayers:
                - { name: under, kind: rectangle, backgroundColor: $tone }
                - { name: late, kind: Late, frame: [0, 0, 50%, 100%] }
                - { name: over, kind: rectangle, backgroundColor: $tone }
            - { name: beside, kind: rectangle, backgroundColor: $tone }
      Field:
        base: UITextField
        properties: { edge: { type: CGFloat, default: 1 } }
        layer: { borderWidth: $edge }
        states: { focused: { edge: 3 } }
      Tile: { base: UIControl, layer: { backgroundColor: gold }, states: { disabled: { alpha: 0.5 } } }
      Sight: { base: UIImageView, properties: { edge: { type: CGFloat, default: 1 } }, layer: { borderWidth: $edge } }
      Row:
        base: UITableViewCell
        properties: { tone: { type: UIColor, default: gold } }
        layer: { sublayers: [{ name: plate, kind: rectangle, backgroundColor: $tone, frame: { inset: 4 } }] }
      Card:
        base: UIView
        properties: { lift: { type: CGFloat, default: 0.5 } }
        layer: { cornerRadius: 8, shadowOpacity: $lift }
      Sized:
        base: UIView
        properties: { gap: { type: CGFloat, default: 4 } }
        layer: { borderWidth: $gap }
        modes: { small: { gap: 3 }, accessibility-large: { gap: 9 } }
    styles:
      chip: { component: Chip, image: { systemName: plus }, contentInsets: [1, 20, 3, 4] }
      red: { component: Chip, titleColor: red }
      late: { component: Late }
      deep: { component: Deep }
      field: { component: Field, text: Ada, placeholder: Name, placeholderColor: red, contentInsets: [1, 20, 3, 4], borderStyle: roundedRect }
      other: { component: Field, text: Grace }
      row: { component: Row, selectedBackgroundColor: red }
      sized: { component: Sized }
      card: { component: Card, backgroundColor: white }
      glass: { component: Card, backgroundColor: rgb(255 255 255 / 50%) }
      caption: { component: Plain, text: Caption, font: { textStyle: caption1 } }
      edged: { component: Edged }
      bold: { component: Edged, bold: true }
    """)

  /// What a scene prints.
  private static func output(_ scene: Scene, _ framework: ViewFramework) throws -> [String] {
    let blocks = try (framework == .uikit ? uikit : appkit).get()
    return blocks[scene] ?? []
  }

  private static let uikit = Result { try run(.uikit) }
  private static let appkit = Result { try run(.appkit) }

  /// Runs all scenes of a framework in one program.
  private static func run(_ framework: ViewFramework) throws -> [Scene: [String]] {
    let scenes = Scene.allCases.compactMap { scene in scene.program(framework).map { (scene, $0) } }
    let functions = scenes.map { scene, program in
      "@MainActor func \(scene)() {\n\(program)\n}\nprint(\"scene \(scene)\")\n\(scene)()"
    }
    let output = try ViewProgram(framework).run(
      functions.joined(separator: "\n"), with: generated, named: "app-\(framework)")
    var blocks: [Scene: [String]] = [:]
    var scene: Scene?
    for line in output.split(separator: "\n").map(String.init) {
      if line.hasPrefix("scene ") {
        scene = Scene.allCases.first { line == "scene \($0)" }
      } else if let scene {
        blocks[scene, default: []].append(line)
      }
    }
    if blocks.isEmpty { Issue.record("\(output.prefix(4_000))") }
    return blocks
  }

  /// What an app does with its views.
  enum Scene: CaseIterable {
    case covered, insets, colors, contents, equal, delay, hierarchy, editing, given, selected, textSize,
      shadow, pseudo
  }

  /// UIKit makes the view of an image late, and puts it below all that is there.
  @Test func aButtonsImageAndTitleAreNeverCovered() throws {
    let output = try InAppTests.output(.covered, .uikit)
    #expect(
      output == [
        #"["UIImageView", "plate", "words", "dot", "subtitle", "UILabel"]"#,
        #"["plate", "words", "dot", "UIImageView", "subtitle", "UILabel"]"#,
      ])
  }

  /// The image is 20 points wide; the title's letters are 9 points wide and 22.5 high.
  @Test func aButtonLaysItsContentOutWithinItsInsets() throws {
    let output = try InAppTests.output(.insets, .uikit)
    // “chip.greeting” has thirteen letters: 117 points, with the image 137 of the 176 within the insets.
    #expect(
      output == [
        "39.5 16.0 20.0 10.0 and 59.5 9.75 117.0 22.5", "140.5 16.0 20.0 10.0 and 23.5 9.75 117.0 22.5",
        "59.0 16.0 20.0 10.0 and 79.0 9.75 117.0 22.5", "20.0 16.0 20.0 10.0 and 40.0 9.75 56.0 22.5",
        "161.0 27.0",
      ])
  }

  /// A view in a layer of a layer is in the hierarchy of views, so that it has traits and is laid out, and among its
  /// siblings it lies where the style file has it.
  @Test(arguments: [ViewFramework.uikit, .appkit])
  func aComponentInALayerIsInTheHierarchyOfViews(_ framework: ViewFramework) throws {
    let output = try InAppTests.output(.hierarchy, framework)
    #expect(
      output == [
        "StyleLayerView<CAGradientLayer> Late", "[\"outer\", \"beside\"] [\"under\", \"late\", \"over\"]",
        "true true",
        "10.0 10.0 180.0 80.0 and 0.0 0.0 90.0 80.0 and 0.0 0.0 90.0 80.0",
      ])
  }

  /// A text field is focused while it is edited; what a person has written stays until a style says another text.
  @Test func aTextFieldIsFocusedWhileItIsEdited() throws {
    let output = try InAppTests.output(.editing, .uikit)
    #expect(output == ["1.0 3.0 1.0", "Linus", "Grace", "27.0 1.0 69.0 40.0", "11.0 1.0 69.0 40.0", "Name"])
  }

  /// AppKit's field editor stands in the place of the layers.
  @Test func appKitsTextIsHiddenWhileItIsEdited() throws {
    let output = try InAppTests.output(.editing, .appkit)
    #expect(
      output == ["1.0 true false Ada", "3.0 true true Ada", "1.0 false false ", "1.0 true false Linus"])
  }

  /// What an app or Interface Builder gives an AppKit class is shown, where the style says nothing and after it has said something. A
  /// control is clicked, by hand and by what helps people, whether or not it looks so.
  @Test func appKitsClassesShowWhatAnAppSets() throws {
    let output = try InAppTests.output(.given, .appkit)
    #expect(
      output == [
        "'chip.greeting'", "'Buy'", "'Buy' true", "'Caption'", "'Ours'", "'Caption'", "'Name'", "'Who'",
        "none", "given",
        "1", "2", "2",
      ])
  }

  /// A selected background lies below the cell's own layers, though UIKit adds it late.
  @Test func aSelectedBackgroundLiesBelowTheLayers() throws {
    let output = try InAppTests.output(.selected, .uikit)
    #expect(
      output == [#"["content"]"#, #"["background", "content"]"#, "sRGB 1.0000 0.0000 0.0000 1.0000", "none"])
  }

  /// The outline of a shadow is known as long as what casts it is opaque, and goes with the bounds.
  @Test(arguments: [ViewFramework.uikit, .appkit])
  func aShadowHasTheOutlineOfItsLayer(_ framework: ViewFramework) throws {
    let output = try InAppTests.output(.shadow, framework)
    #expect(output.count == 3)
    #expect(output.first?.contains("100") ?? false)
    #expect(output.dropFirst().first?.contains("60") ?? false)
    #expect(output.last == "nil")
  }

  /// The mode is that of the largest declared size that isn't larger than the reader's.
  @Test func aLookFollowsTheTextSize() throws {
    let output = try InAppTests.output(.textSize, .uikit)
    #expect(output == ["4.0", "3.0", "4.0", "9.0", "9.0"])
  }

  /// What is made from a storyboard has a configuration and a title colour, which here is blue.
  @Test func colorsThatAnAppHasSetAreLeftAlone() throws {
    let output = try InAppTests.output(.colors, .uikit)
    let blue = "sRGB 0.0000 0.0000 1.0000 1.0000"
    #expect(
      output == [
        "true", blue, blue, "sRGB 1.0000 0.0000 0.0000 1.0000", "sRGB 0.0000 1.0000 0.0000 1.0000",
        "systemBlue 0.0000 0.0000 0.0000 1.0000", "sRGB 0.0000 0.5000 0.0000 1.0000",
      ])
  }

  /// One pixel of a colour is one point, whatever the screen; a text is as sharp as the screen and as large as a reader
  /// wants it.
  @Test func contentsFollowScreenAndReader() throws {
    let output = try InAppTests.output(.contents, .uikit)
    #expect(
      output == ["words 3.0 17.0", "dot 1.0 0", "words 2.0 21.25", "dot 1.0 0", "false", "true"])
    let code = InAppTests.generated.text("UIKit/Chip.swift")
    #expect(code.contains("_title.show(StyleStrings.text(look.title), isNew: true, in: &shownTitle)"))
    #expect(code.contains("_wordsLayer._styleShow(text: StyleStrings.text(look.greeting))"))
  }

  @Test func appKitsContentsFollowTheScreen() throws {
    let output = try InAppTests.output(.contents, .appkit)
    #expect(output == ["words 3.0", "dot 3.0", "true true"])
  }

  /// A colour that is the same everywhere is the literal that says so, and a pseudo-property knows it.
  @Test(arguments: [ViewFramework.uikit, .appkit])
  func aColorComesBackAsItWas(_ framework: ViewFramework) throws {
    let output = try InAppTests.output(.equal, framework)
    #expect(output == ["[true, true, true, true, true]", "true", "false"])
  }

  /// What a pseudo-property stands for may differ by mode, in a class and in what an extension gives to all views.
  @Test(arguments: [ViewFramework.uikit, .appkit])
  func aPseudoPropertyHasItsValuesInEachMode(_ framework: ViewFramework) throws {
    let output = try InAppTests.output(.pseudo, framework)
    #expect(
      output == [
        "true false", "5.0 sRGB 1.0000 0.0000 0.0000 1.0000", "7.0 sRGB 0.0000 0.0000 1.0000 1.0000", "true",
        "light false true 5.0", "dark false true 7.0", "false",
      ])
  }

  /// Layers have no delay of their own: all of a change waits, and then shows the state of that moment.
  @Test func aChangeOfStateWaits() throws {
    let output = try InAppTests.output(.delay, .uikit)
    #expect(output == ["true true", "1.0 0", "0.5 1"])
  }
}
