import Cart
import Chat
import Home
import Map
import Shop
import StyleRuntime
import Theme

// One brand for all modules: a mode, and values for tokens.
var modes = StyleModes()
modes.brand = .globex
var brand = StyleTokens()
brand.lengths[.corner] = 20
brand.colors[.route] = StyleColor("#FF0000")

/// What a style shows in the brand.
@MainActor func shown<Style: ComponentStyle>(_ style: Style) -> Style {
  style.with(brand).resolved(in: [], modes: modes)
}

// One type of colours: what one module resolves, another takes.
var badge = BadgeStyle.badge
badge.tint = ShopTileStyle.shopTile.resolved(in: [], modes: modes).tint

print(
  badge.tint == StyleTokens.Colors.accent(in: modes),
  shown(ShopTileStyle.shopTile).corner,
  shown(ShopTileStyle.shopTile).tint == shown(ChatBadgeStyle.chatBadge).tint,
  shown(BadgeStyle.homeBadge).text,
  ChatBadgeStyle.chatBadge.typing.text ?? "",
  CartRowStyle.cartRow.count,
  shown(MapPinStyle.mapPin) == shown(MapPinStyle.mapPin))
