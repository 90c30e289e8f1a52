import AppKit
import StyleRuntime
import Theme

/// The order in AppKit, one view below the other.
@MainActor final class OrderView: NSView {
  var order: Order { didSet { show() } }

  let title = PageTitle(frame: .zero)
  let failure = Banner(frame: .zero)
  let summary = Card(frame: .zero)
  let rows: [ProductRow]
  let email = InputField(frame: .zero)
  let express = Chip(frame: .zero)
  let gift = SwitchControl(frame: .zero)
  let progress = ProgressMeter(frame: .zero)
  let pay = ActionButton(frame: .zero)
  let later = ActionButton(frame: .zero)

  init(_ order: Order) {
    self.order = order
    rows = order.products.map { _ in ProductRow(frame: .zero) }
    super.init(frame: .zero)
    failure.apply(.bannerFailure)
    failure.style.action = "Retry"
    summary.apply(.init(look: .raised))
    email.apply(.email)
    email.setAccessibilityLabel("Email")
    express.apply(.express)
    gift.style.name = "Gift wrap"
    progress.setAccessibilityLabel("Parcel")
    pay.apply(.pay)
    later.apply(.later)
    for part in parts { addSubview(part) }
    show()
  }

  required init?(coder: NSCoder) { nil }

  override var isFlipped: Bool { true }

  var parts: [NSView] {
    [title, failure, summary] + rows + [email, express, gift, progress, pay, later]
  }

  private func show() {
    title.title = order.title
    failure.message = order.failure ?? ""
    failure.isHidden = order.failure == nil
    summary.heading = "Delivery"
    summary.detail = order.summary
    for (row, product) in zip(rows, order.products) { row.show(product) }
    email.stringValue = order.email
    email.isInvalid = order.emailIsInvalid
    express.state = order.isExpress ? .on : .off
    gift.state = order.isGift ? .on : .off
    progress.progress = order.progress
    pay.isLoading = order.isPaying
    later.isEnabled = !order.isPaying
  }

  override func layout() {
    super.layout()
    var top = CGFloat.zero
    for part in parts where !part.isHidden {
      part.frame.size.width = bounds.width
      part.layout()
      // These are as large as their frames.
      let heights: [ObjectIdentifier: CGFloat] = [
        ObjectIdentifier(email): 44, ObjectIdentifier(gift): 44, ObjectIdentifier(progress): 8,
      ]
      let height = heights[ObjectIdentifier(part)] ?? part.intrinsicContentSize.height
      part.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
      top += height + 8
    }
  }
}

extension ProductRow {
  /// All that differs from row to row.
  func show(_ product: Order.Product) {
    var style = product.isReduced ? ProductRowStyle.reduced : .product
    style.heading = product.name
    style.detail = product.note
    style.price = product.price
    style.swatch = StyleColor(ofProduct: product.color)
    self.style = style
  }
}
