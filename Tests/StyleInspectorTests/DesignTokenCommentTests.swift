import EditorClients
import StyleReport
import Testing

@testable import StyleInspector

/// A token in JSON with comments goes elsewhere with those that say something of it; all others stay.
@Suite struct DesignTokenCommentTests {
  private static let base = "styles/tokens/base.jsonc"

  private func inspector(_ json: String) -> TestInspector {
    let style = "imports: [tokens/]\nstyles: { a: { component: UIView, backgroundColor: $color.ink } }\n"
    return TestInspector(["styles/a.yaml": style, Self.base: json])
  }

  /// Moves the token `color.ink` to `color.brand.ink`, and takes that back.
  private func moved(_ json: String) -> String {
    let inspector = inspector(json)
    let (status, answer) = inspector.post(
      "rename", ["kind": "token", "id": "color.ink", "path": "brand.ink"])
    #expect(status == 200, "\(answer)")
    let text = inspector.text(Self.base)
    let errors = inspector.get("problems")["findings"]?.array?.filter { $0["severity"] == "error" }
    #expect(errors?.isEmpty == true, "\(text)")
    #expect(inspector.text("styles/a.yaml").contains("$color.brand.ink"))
    #expect(inspector.post("undo", .object([])).status == 200)
    #expect(inspector.text(Self.base) == json)
    return text
  }

  @Test func commentsAboveAndBehindGoAlong() {
    let json = """
      // Colors of the shop.
      {
        "$type": "color", // of all

        // About nothing.

        // What is written
        /* on paper. */
        "ink": { "$value": "#112233" }, // not black
        // The ground.
        "paper": { "$value": "#FFFFFF" }, // white
        "brand": {
          // The logo's.
          "blue": { "$value": "#0000FF" } // deep
          // Nothing more.
        }
      }

      """
    #expect(
      moved(json) == """
        // Colors of the shop.
        {
          "$type": "color", // of all

          // About nothing.

          // The ground.
          "paper": { "$value": "#FFFFFF" }, // white
          "brand": {
            // The logo's.
            "blue": { "$value": "#0000FF" }, // deep
            // What is written
            /* on paper. */
            "ink": { "$value": "#112233" } // not black
            // Nothing more.
          }
        }

        """)
  }

  /// The last member leaves the comma before it, and its comments get a group of their own.
  @Test func theLastOfItsGroup() {
    let json = """
      {
        "paper": { "$type": "color", "$value": "#FFFFFF" }, // white
        // Not black.
        "ink": {
          "$type": "color", // as all
          // By hand.
          "$value": "#112233"
        } /* text */
      }

      """
    #expect(
      moved(json) == """
        {
          "paper": { "$type": "color", "$value": "#FFFFFF" }, // white
          "brand": {
            // Not black.
            "ink": {
              "$type": "color", // as all
              // By hand.
              "$value": "#112233"
            } /* text */
          }
        }

        """)
  }

  @Test(arguments: [
    // In one line, comments stay in one line.
    (
      ##"{ "$type": "color", /* text */ "ink": { "$value": "#112233" } /* dark */, "brand": { "blue": { "$value": "#0000FF" } } }"##,
      ##"{ "$type": "color", "brand": { "blue": { "$value": "#0000FF" }, /* text */ "ink": { "$value": "#112233" } /* dark */ } }"##
    ),
    (
      ##"{ "$type": "color", "brand": { /* blue */ "blue": { "$value": "#0000FF" } /* deep */ }, /* text */ "ink": { "$value": "#112233" } }"##,
      ##"{ "$type": "color", "brand": { /* blue */ "blue": { "$value": "#0000FF" } /* deep */, /* text */ "ink": { "$value": "#112233" } } }"##
    ),
    // Others get lines where a comment needs one.
    (
      """
      { "$type": "color", "brand": { "blue": { "$value": "#0000FF" } },
        // Text.
        "ink": { "$value": "#112233" }
      }
      """,
      """
      { "$type": "color", "brand": {
          "blue": { "$value": "#0000FF" },
          // Text.
          "ink": { "$value": "#112233" }
        }
      }
      """
    ),
    (
      """
      {
        "$type": "color",
        "ink": { "$value": "#112233" }, // text
        "brand": {
          "blue": { "$value": "#0000FF" } }
      }
      """,
      """
      {
        "$type": "color",
        "brand": {
          "blue": { "$value": "#0000FF" },
          "ink": { "$value": "#112233" } // text
        }
      }
      """
    ),
    // A group with comments of its own stays when it is empty, and takes a token again.
    (
      """
      {
        "color": { // none
          "ink": { "$type": "color", "$value": "#112233" } // text
        },
        "brand": {
          // Nothing yet.
        }
      }
      """,
      """
      {
        "color": { // none
          "brand": {
            "ink": { "$type": "color", "$value": "#112233" } // text
          }
        },
        "brand": {
          // Nothing yet.
        }
      }
      """
    ),
  ])
  func placesOfComments(_ json: String, _ wanted: String) {
    #expect(moved(json) == wanted)
  }

  /// A token takes its type along, and its comments stay where they are.
  @Test func aTypeIsWrittenBesideComments() {
    let json = """
      {
        "color": {
          "$type": "color",
          "ink": { // text
            // By hand.
            "$value": "#112233"
          }
        },
        "brand": {
          // None.
        }
      }
      """
    let inspector = TestInspector([
      "styles/a.yaml":
        "imports: [{ tokens: tokens/, group: x }]\nstyles: { a: { component: UIView, backgroundColor: $color.x.ink } }\n",
      Self.base: json,
    ])
    let (status, answer) = inspector.post(
      "rename", ["kind": "token", "id": "color.x.ink", "path": "x.deep.ink"])
    #expect(status == 200, "\(answer)")
    let text = inspector.text(Self.base)
    #expect(text.contains("// None.") && text.contains("\"ink\": { // text\n"), "\(text)")
  }

  /// A token that is deleted takes its comments along, and no others.
  @Test func commentsAreDeletedWithTheirToken() {
    let json = """
      {
        "$type": "color",
        // First.
        "ink": { "$value": "#112233" }, // ink
        "blue": { "$value": "#0000FF" }, // blue
        // Red.
        "red": { "$value": "#FF0000" } // red
        // End.
      }

      """
    let inspector = inspector(json)
    for name in ["red", "blue"] {
      #expect(inspector.post("delete", ["kind": "token", "id": .string("color.\(name)")]).status == 200)
    }
    #expect(
      inspector.text(Self.base) == """
        {
          "$type": "color",
          // First.
          "ink": { "$value": "#112233" } // ink
          // End.
        }

        """)
  }
}
