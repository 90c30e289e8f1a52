import StyleRuntime
import SwiftUI
import Theme

/// The order in SwiftUI.
struct OrderScreen: View {
  @Binding var order: Order

  var body: some View {
    VStack(spacing: 8) {
      PageTitleView(title: order.title)
      if let failure = order.failure {
        BannerView(style: .bannerFailure, message: failure, action: "Retry")
      }
      CardView(style: .init(look: .raised), heading: "Delivery", detail: order.summary)
      ForEach(order.products.indices, id: \.self) { ProductRowView(order.products[$0]) }
      TextField("Email", text: $order.email)
        .inputFieldStyle(.email)
        .styleState(.invalid, order.emailIsInvalid)
      Toggle("Express", isOn: $order.isExpress).toggleStyle(.express)
      Toggle("Gift wrap", isOn: $order.isGift).toggleStyle(.onOff)
      ProgressMeterView(progress: order.progress).accessibilityLabel(Text("Parcel"))
      Button("Pay") { order.isPaying = true }
        .buttonStyle(.pay)
        .styleState(.loading, order.isPaying)
      Button("Later") {}
        .buttonStyle(.later)
        .disabled(order.isPaying)
    }
  }
}

extension ProductRowView {
  init(_ product: Order.Product) {
    var style = product.isReduced ? ProductRowStyle.reduced : .product
    style.swatch = StyleColor(ofProduct: product.color)
    self.init(style: style, heading: product.name, detail: product.note, price: product.price)
  }
}
