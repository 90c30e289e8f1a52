import StyleRuntime

/// What the screen shows; no framework has a part in it.
struct Order {
  struct Product {
    var name: String
    var note: String
    var price: String
    /// As the shop's server writes it.
    var color: String
    var isReduced = false
  }

  var title = "Your order"
  var summary = "Two things, in one parcel that comes on Friday between eight and noon."
  var failure: String?
  var email = ""
  var isExpress = false
  var isGift = true
  var progress = 0.25
  var isPaying = false
  var products = [
    Product(name: "Lamp", note: "Brass", price: "49.00", color: "#B08D57"),
    Product(name: "Chair", note: "Oak, oiled", price: "129.00", color: "#C8A165", isReduced: true),
  ]

  var emailIsInvalid: Bool { !email.isEmpty && !email.contains("@") }
}

extension StyleColor {
  /// A colour of the shop's server, or nothing to see.
  init(ofProduct text: String) { self = StyleColor(text) ?? .clear }
}
