import Cards
import StyleRuntime
import Theme

// One type of colours and of modes: what one module resolves, the other takes.
let dark = StyleModes(appearance: .dark)
var card = CardStyle.card
card.tint = BadgeStyle.badge.resolved(in: [], modes: dark).tint
print(card.tint == BadgeStyle.badge.tint, card.tint.withAlpha(1) == BadgeStyle.badge.tint)
