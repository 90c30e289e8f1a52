import StyleRuntime
import SwiftUI
import Theme

/// The colours and the size of the screen in SwiftUI.
@MainActor func checkSwiftUI() {
  var order = Order()
  let screen = OrderScreen(order: Binding(get: { order }, set: { order = $0 }))

  func color(of view: some View, at x: Double, _ y: Double, _ environment: EnvironmentValues) -> String {
    let pixel = view._draw(in: CGSize(width: 160, height: 48), environment)(CGPoint(x: x, y: y))
    return [pixel.red, pixel.green, pixel.blue].map { part in
      let byte = Int((part * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  func colors(_ when: String, _ environment: EnvironmentValues) {
    let pay = color(of: Button("Pay") {}.buttonStyle(.pay), at: 80, 2, environment)
    let meter = color(of: ProgressMeterView(progress: 0.5), at: 20, 4, environment)
    let field = Text("ada").inputFieldStyle(.email).styleState(.invalid)
    print("SwiftUI", when, "pay \(pay), progress \(meter), error", color(of: field, at: 80, 14, environment))
  }

  var environment = EnvironmentValues()
  colors("ocean", environment)
  environment.styleModes.brand = .forest
  colors("forest", environment)
  environment.styleTokens.colors[.uiAccent] = StyleColor("#7A1FA2")
  colors("a server's", environment)
  func height(_ when: String) {
    print("SwiftUI \(when)", Int(screen._measured(width: 320, height: nil).height.rounded()))
  }
  height("height")
  order.failure = "The card was declined, and nothing has been paid so far."
  height("height after a failure")
}
