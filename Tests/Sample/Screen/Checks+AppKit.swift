import StyleRuntime
import Theme
import AppKit

/// What a person sees and hears of the screen, written down line by line.
@MainActor func check() {
  let window = NSWindow()
  let screen = OrderView(Order())
  window.contentView = screen
  screen.move(to: window)
  screen.frame = NSRect(x: 0, y: 0, width: 320, height: 640)
  screen.layoutSubtreeIfNeeded()

  func layOut() {
    screen.needsLayout = true
    screen.layoutSubtreeIfNeeded()
  }

  func colors(_ when: String) {
    let shown: [(String, CGColor?)] = [
      ("pay", screen.pay.layer?.backgroundColor),
      ("prices", screen.rows[0].layers("price").first?.textColor),
      ("and", screen.rows[1].layers("price").first?.textColor),
      ("progress", screen.progress.layers("bar").first?.backgroundColor),
      ("gift", screen.gift.layers("track").first?.backgroundColor),
      ("email", screen.email.layer?.borderColor),
    ]
    print(when, shown.map { "\($0) \(hex($1))" }.joined(separator: ", "), screen.pay.layer?.cornerRadius ?? 0)
  }

  func read(_ when: String) {
    print(when)
    for line in screen._spokenElements { print("  " + line) }
  }

  func sizes(_ when: String) {
    print(when, screen.parts.filter { !$0.isHidden }.map { Int($0.frame.height.rounded()) })
  }

  // A brand of the style files, of the window, and one that a server sends.
  colors("ocean")
  window.styleModes.brand = .forest
  colors("forest")
  var brand = StyleTokens()
  brand.colors[.uiAccent] = StyleColor("#7A1FA2")
  brand.lengths[.uiRadiusControl] = 3
  window.styleTokens = brand
  colors("a server's")
  window.styleTokens = nil
  window.styleModes.brand = .ocean
  colors("ocean again")

  read("VoiceOver")
  sizes("sizes")
  screen.order.failure = "The card was declined, and nothing has been paid so far."
  screen.order.email = "ada"
  screen.order.isPaying = true
  layOut()
  read("VoiceOver after a failure")
  sizes("sizes after a failure")
  colors("an error")
  screen.frame.size.width = 240
  layOut()
  sizes("narrow")

  // A cell is used again.
  let row = screen.rows[0]
  row.layoutSubtreeIfNeeded()
  CATextLayer._texts = 0
  row.show(Order.Product(name: "Rug", note: "Wool", price: "310.00", color: "#7A1FA2", isReduced: true))
  row.layoutSubtreeIfNeeded()
  let before = CATextLayer._texts
  print("a reused row sets", before, "texts")
  row.show(Order.Product(name: "Rug", note: "Wool", price: "310.00", color: "#7A1FA2", isReduced: true))
  row.layoutSubtreeIfNeeded()
  print("the same again sets", CATextLayer._texts - before)
}

extension NSView {
  /// The layers of a name in the view.
  func layers(_ name: String) -> [CALayer] { layer?.named(name) ?? [] }
}
