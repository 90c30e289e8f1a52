/// Style files that together use every kind of layer, value, expression and condition that the emitters have code for.
enum Features: CaseIterable {
  case shipped, controls, layers, states, values, inputs, variants, held

  var generated: Generated {
    switch self {
    case .shipped: .shippedClasses
    case .controls: .shippedControls
    case .layers: Features.allLayers
    case .states: Features.allStates
    case .values: Features.allValues
    case .inputs: Features.allInputs
    case .variants: Features.allVariants
    case .held: Features.allHeld
    }
  }

  /// All but the shipped files, whose styles have the same names, in one module.
  static let together = Generated(
    [Features.layers, .states, .values].enumerated().flatMap { index, features in
      features.generated.sources.map { ("\(index)-\($0.path)", $0.text) }
    })

  /// Every kind of layer with every property that `CALayer` and its subclasses have, set by constants, by properties of
  /// the component, by modes and by styles.
  private static let allLayers = Generated(
    """
    modes: { density: [regular, compact] }
    tokens:
      color:
        brand: { value: color(display-p3 1 0.2 0), dark: color(display-p3 0.2 0.3 1) }
        ink: { value: "#222", dark: "#DDD", high-contrast: "#000", compact: "#333" }
      length:
        gap: { value: 6, compact: 3 }
    components:
      Panel:
        summary: A panel with everything on it.
        base: UIView
        properties:
          fill: { type: UIColor, default: $color.brand, summary: What fills it. }
          gap: { type: CGFloat, default: $length.gap, min: 0 }
          inset: { type: EdgeInsets, default: { top: 1, left: 2, bottom: 3, right: 4 } }
          count: { type: Int, default: 3, min: 1 }
          part: { type: Float, default: 0.25 }
          shade: { type: UIColor?, default: null }
          picture: { type: UIImage?, default: null }
          caption: { type: String?, default: null }
          face: { type: Font, default: { size: 12, weight: semibold, lineHeight: 18, tracking: 0.5 } }
          lift: { type: Shadow, default: { color: $color.ink, opacity: 0.5, offset: [1, 2], radius: 5 } }
          haze: { type: Shadow?, default: null }
          edge: { type: CGFloat?, default: null, min: 0 }
          halo: { type: Outline?, default: null }
          glaze: { type: String, values: [thin, thick, glass], default: thick }
          depth: { type: Shadows, default: [{ opacity: 0.25, offset: [0, 1], radius: 2 }] }
        layer:
          cornerRadius: $gap * 2
          cornerCurve: continuous
          maskedCorners: [topLeft, bottomRight]
          masksToBounds: true
          backgroundColor: lighten($fill, 0.1)
          borderColor: mix($fill, white, 0.5 in oklch)
          borderWidth: min($gap, 4)
          opacity: $part * 2
          shadowColor: alpha($color.ink, 0.5)
          shadowOpacity: $part
          shadowOffset: [0, 2]
          shadowRadius: $gap + $count / 2
          sublayers:
            - name: inner
              kind: rectangle
              backgroundColor: $shade
              frame: { inset: $inset }
              opacity: 0.5
              maskedCorners: none
              sublayers:
                - { name: deep, kind: rectangle, backgroundColor: $color.ink, frame: { inset: $length.gap } }
            - name: ring
              kind: gradient
              type: radial
              stops: [{ color: $fill, location: 0 }, { color: clear, location: 1 }]
              startPoint: [0.5, 0.5]
              endPoint: [1, 1]
              frame: { x: 25%, y: 10, width: 50%, height: 20 }
            - { name: cone, kind: gradient, type: conic, stops: [{ color: red }, { color: $color.ink }, { color: white }], hidden: true }
            - name: turned
              kind: rectangle
              backgroundColor: darken($fill, 0.2)
              anchorPoint: [0, 1]
              transform: { scale: [0.5, 2], rotation: 30, translation: [3, 4] }
              frame: [10, 5, 50%, 12]
            - name: tick
              kind: shape
              path: { svg: "M2 2 h6 l2 4 q4 0 4 4 z" }
              fillColor: alpha($fill, 0.5)
              fillRule: evenOdd
              strokeColor: $shade
              lineWidth: $gap / 2
              lineCap: round
              lineJoin: bevel
              lineDashPattern: [4, 2]
            - { name: gon, kind: shape, path: polygon, points: $count + 1, fillColor: null, frame: { inset: $gap } }
            - { name: sun, kind: shape, path: star, points: 7, innerRadius: $part, strokeColor: black }
            - { name: egg, kind: shape, path: ellipse }
            - { name: slice, kind: shape, path: ring, innerRadius: $part, startAngle: -30, endAngle: $part * 300 }
            - { name: hint, kind: shape, path: bubble, frame: { leading: 4, top: 2, width: 60, height: 30 }, arrowEdge: left, arrowPosition: $part, arrowOffset: $gap, cornerRadius: 4 }
            - { name: nut, kind: shape, path: polygon, points: 6, cornerRadius: $gap }
            - { name: icon, kind: shape, path: { svg: "M2 2 h6 l2 4 z", viewBox: [0, 0, 12, $gap + 8], preserveAspectRatio: xMaxYMin slice } }
            - { name: bar, kind: rectangle, backgroundColor: green, frame: [10%, 90%, $part * 100%, $count], shadows: [{ color: $fill, radius: $gap / 2, spread: -$part, offset: [0, $gap] }, $lift] }
            - name: corner
              kind: rectangle
              backgroundColor: $color.ink
              frame: { right: $length.gap, bottom: $length.gap * 2 + 10%, width: $gap + 4, height: 50% - $gap }
            - { name: middle, kind: shape, path: ellipse, frame: { centerX: -$gap, centerY: 5, width: $count * 4, top: 25% } }
            - { name: pill, kind: shape, path: roundedRectangle, cornerRadius: 40 }
            - { name: squircle, kind: shape, path: roundedRectangle, cornerRadius: $gap, cornerCurve: continuous }
            - name: words
              kind: text
              string: $caption
              font: $face
              foregroundColor: $color.ink
              alignmentMode: center
              truncationMode: middle
              isWrapped: true
              numberOfLines: $count
            - { name: note, kind: text, string: Note, font: { textStyle: footnote, weight: bold } }
            - { name: lines, kind: text, string: Lines, numberOfLines: $count - 2 }
            - { name: badge, kind: image, contents: $picture, frame: { inset: 2 } }
            - name: pane
              kind: material
              material: $glaze
              frame: { inset: $gap }
              cornerRadius: $gap
              cornerCurve: continuous
              maskedCorners: [topLeft, topRight]
              shadows: $depth
              sublayers:
                - { name: frost, kind: rectangle, frame: { inset: 3 }, sublayers: [{ name: film, kind: material, backgroundColor: $shade }] }
            - { name: flat, kind: image, contents: { color: $fill } }
            - { name: lifted, kind: rectangle, outline: $halo, shadows: $depth, shadow: $lift, borderWidth: $edge, cornerRadius: $edge }
            - { name: hazy, kind: rectangle, shadowRadius: 4, shadow: $haze, shadowColor: $shade }
          mask: { kind: shape, path: roundedRectangle, cornerRadius: $gap }
        states:
          focused: { layer.borderColor: $shade, egg.outline: { width: 2, offset: 3, color: navy }, halo: { width: 3, offset: 1, color: $color.ink }, depth: [{ inset: true, color: $color.ink, radius: 3, spread: 1 }, { color: navy, spread: 2 }], turned.transform: { scale: 2 }, count: 8 }
          hovered: { inner.backgroundColor: "lighten($fill, $part)", gap: 7 }
        preview: { size: [120, 80] }
      Frame:
        base: UIView
        properties:
          edge: { type: UIColor, default: red }
          width: { type: Double, default: 2 }
          far: { type: Int, default: 3 }
        layer:
          sublayers:
            - { name: panel, kind: Panel, gap: $width * 3, count: $far, part: $width / 8, fill: $edge, transform: { scale: 0.5 } }
            - { name: above, kind: rectangle, backgroundColor: $edge, frame: { inset: $far } }
      Dial:
        base: UIControl
        properties:
          progress: { type: CGFloat, default: 0.25, min: 0, max: 1 }
          rise: { type: Int, default: 2 }
          room: { type: EdgeInsets, default: { left: $length.gap * 2 } }
        layer:
          shadowOffset: [0, $rise]
          sublayers:
            - { name: mark, kind: rectangle, backgroundColor: red, frame: { trailing: $length.gap, centerY: 0, width: 20, height: 10 } }
            - { name: lead, kind: rectangle, backgroundColor: blue, frame: { leading: $rise, width: 50% - $rise, top: 0, height: 4 } }
            - { name: needle, kind: rectangle, backgroundColor: black, transform: { scale: $progress + 1, rotation: $progress * 270, translation: [$length.gap, -$rise] } }
            - { name: arc, kind: shape, path: ellipse, fillColor: null, strokeColor: red, strokeStart: 10%, strokeEnd: $progress * 100%, frame: { inset: [$rise, $length.gap, $rise, $length.gap] } }
            - { name: glow, kind: gradient, startPoint: [0, $progress], stops: [{ color: red, location: 0 }, { color: $color.ink, location: $progress }, { color: blue, location: 0.5 }], frame: { inset: $length.gap * 2 } }
        states: { highlighted: { progress: 0.75, rise: 5 } }
        preview: { size: [90, 70] }
      Tag:
        base: UIView
        properties: { word: { type: String, default: Tag }, size: { type: CGFloat, default: 12 } }
        layer:
          sublayers:
            - name: content
              kind: stack
              alignment: center
              insets: { left: 6, top: 2, right: $size, bottom: 2 }
              spacing: 4
              sublayers:
                - { name: spot, kind: shape, path: ellipse, frame: { width: $size, height: $size } }
                - { name: word, kind: text, string: $word, font: { size: 14 } }
        preview: { size: fitting }
      Strip:
        base: UITableViewCell
        properties:
          heading: { type: String, default: Heading }
          detail: { type: String, default: Several words that wrap where they must }
          gap: { type: CGFloat, default: $length.gap }
          isBare: { type: Bool, default: false }
          most: { type: Int, default: 3 }
        layer:
          backgroundColor: white
          sublayers:
            - name: content
              kind: stack
              axis: vertical
              spacing: $gap
              alignment: leading
              frame: { inset: $gap }
              sublayers:
                - { name: heading, kind: text, string: $heading, font: { size: 16 } }
                - { name: detail, kind: text, string: $detail, font: { size: 12, lineHeight: 20, tracking: 0.5, paragraphSpacing: 4 }, isWrapped: true, hidden: $isBare }
                - { name: brief, kind: text, string: $detail, font: { size: 12, lineHeight: 18 }, numberOfLines: 2, frame: { width: 30 } }
                - { name: most, kind: text, string: $detail, font: { size: 10 }, numberOfLines: $most, frame: { width: 30 } }
                - name: tags
                  kind: stack
                  distribution: equalSpacing
                  sublayers:
                    - { name: first, kind: Tag }
                    - { name: second, kind: Tag, word: Another, frame: { height: 30 } }
                    - { name: swatchImage, kind: image, contents: { color: red }, frame: { width: 10 } }
                - name: thirds
                  kind: stack
                  distribution: fillEqually
                  frame: { height: 8 }
                  sublayers:
                    - { name: a, kind: rectangle, backgroundColor: teal }
                    - { name: b, kind: rectangle, backgroundColor: navy, sublayers: [{ name: inB, kind: rectangle, frame: { inset: 2 } }] }
                - { name: open, kind: gradient, stops: [{ color: red }, { color: blue }] }
            - name: crowd
              kind: stack
              frame: [0, 0, 100%, 20]
              sublayers:
                - { name: long, kind: text, string: $detail, font: { size: 10 } }
                - { name: short, kind: text, string: Short, font: { size: 10 } }
                - { name: longer, kind: text, string: Another text that is far too long, font: { size: 10 } }
        states: { highlighted: { gap: 10, isBare: true, most: 1, content.alignment: trailing }, selected: { tags.axis: vertical, tags.distribution: fill } }
        preview: { size: fitting }
      Note:
        base: UIView
        layer: { sublayers: [{ name: words, kind: stack, frame: { inset: 4 }, sublayers: [{ name: word, kind: text, string: Note }] }] }
        preview: { size: fitting }
      Pricing:
        base: UIControl
        properties: { room: { type: CGFloat, default: 9 }, most: { type: CGFloat, default: 80 } }
        layer:
          sublayers:
            - name: prices
              kind: stack
              spacing: 4
              alignment: firstBaseline
              frame: { inset: 3 }
              sublayers:
                - { name: amount, kind: text, string: "12", font: { size: 34 }, spacingAfter: 2 }
                - { name: currency, kind: text, string: EUR a month, font: { size: 12, lineHeight: 20 }, isWrapped: true, frame: { width: 30 } }
                - { name: mark, kind: rectangle, frame: { width: 8, height: 8 }, spacingAfter: $room }
                - { name: heldNote, kind: Note, spacingAfter: 11 }
                - name: lines
                  kind: stack
                  axis: vertical
                  sublayers:
                    - { name: gap, kind: rectangle, frame: { height: 3 }, spacingAfter: 5 }
                    - { name: above, kind: text, string: above, font: { size: 10 } }
                    - { name: below, kind: text, string: below, font: { size: 14 } }
                - { name: bar, kind: rectangle, frame: { width: 2 } }
            - name: parts
              kind: stack
              spacing: 1
              distribution: fillProportionally
              frame: { left: 0, width: "min(50%, $most)", bottom: "max(floor($most / 7), 5%)", height: "clamp(2, 10% - 1, 6)" }
              sublayers:
                - { name: third, kind: rectangle, frame: { width: 10 } }
                - { name: rest, kind: rectangle, frame: { width: 20 }, spacingAfter: 3 }
                - { name: tail, kind: rectangle, frame: { width: 3 } }
            - name: middles
              kind: stack
              spacing: 2
              distribution: equalCentering
              frame: { right: "min(10%, 4) + 1", width: "100% - 2 * max(50%, $most)", top: 0, height: 6 }
              sublayers:
                - { name: wide, kind: rectangle, frame: { width: 20 } }
                - { name: slim, kind: rectangle, frame: { width: 4 }, spacingAfter: 25 }
                - { name: end, kind: rectangle, frame: { width: 9 } }
        states: { highlighted: { prices.alignment: lastBaseline, amount.spacingAfter: 7, parts.distribution: equalCentering, middles.distribution: fillProportionally, room: 0 } }
        preview: { size: [260, 90] }
      Choosing:
        base: UIButton
        properties:
          isOn: { type: Bool, default: false }
          width: { type: String, values: [slim, wide], default: slim }
          label: { type: String?, default: null }
          edge: { type: CGFloat, default: 3 }
        sets:
          titleColor: if($isOn, white, navy)
        layer:
          cornerRadius: if($isOn, 9, $edge)
          borderWidth: 1 + if(!$isOn, 1, 0)
          borderColor: mix(if($isOn, red, gray), white, 0.5)
          masksToBounds: if($width != wide, true, $isOn)
          sublayers:
            - { name: mark, kind: rectangle, backgroundColor: "if($label, red, clear)", frame: [0, 0, "if($isOn, 50%, 8) + 4", "if($width == wide, max(50%, 4), 10%)"], hidden: "if($label, false, true)" }
            - { name: words, kind: text, string: "if($isOn, 'On, now', Off)", font: { size: "if($isOn, 12, 10)" }, foregroundColor: black, frame: [0, 20, 100%, 14] }
        states: { selected: { isOn: true }, highlighted: { width: wide } }
        preview: { size: [120, 44] }
      Spread:
        base: UIControl
        layer:
          sublayers:
            - name: shelf
              kind: stack
              spacing: 4
              insets: 5
              sublayers:
                - { name: front, kind: rectangle, backgroundColor: red, frame: { width: 12, height: 12 } }
                - name: pile
                  kind: stack
                  axis: vertical
                  spacing: 2
                  sublayers:
                    - { name: upper, kind: rectangle, backgroundColor: green, frame: { width: 40, height: 7 } }
                    - name: lower
                      kind: stack
                      distribution: center
                      sublayers:
                        - { name: first, kind: rectangle, backgroundColor: teal, frame: { width: 11, height: 5 } }
                        - { name: second, kind: rectangle, backgroundColor: navy, frame: { width: 6, height: 5 } }
                    - name: last
                      kind: stack
                      sublayers:
                        - { name: date, kind: rectangle, backgroundColor: orange, frame: { width: 9, height: 5 } }
                        - { name: between, kind: rectangle }
                        - { name: time, kind: rectangle, backgroundColor: purple, frame: { width: 5, height: 5 } }
                - { name: held, kind: Ends }
                - { name: back, kind: rectangle, backgroundColor: blue, frame: { width: 4, height: 12 } }
            - name: middle
              kind: stack
              insets: 1
              axis: vertical
              alignment: center
              distribution: center
              frame: [50%, 50%, 50%, 50%]
              sublayers:
                - { name: dot, kind: rectangle, backgroundColor: black, frame: { width: 3, height: 4 } }
                - { name: dash, kind: rectangle, backgroundColor: gray, frame: { width: 9, height: 2 } }
        states: { highlighted: { lower.distribution: equalSpacing, between.hidden: true, middle.axis: horizontal, middle.distribution: fill }, selected: { middle.alignment: trailing } }
        preview: { size: [170, 50] }
      Ends:
        base: UIView
        properties: { room: { type: CGFloat, default: 20 } }
        layer:
          sublayers:
            - name: pair
              kind: stack
              minWidth: $room
              minHeight: 14
              sublayers:
                - { name: left, kind: rectangle, backgroundColor: maroon, frame: { width: 5, height: 9 } }
                - { name: free, kind: rectangle }
                - { name: right, kind: rectangle, backgroundColor: olive, frame: { width: 3, height: 9 } }
        preview: { size: fitting }
      Wording:
        base: UIView
        layer: { sublayers: [{ name: words, kind: stack, frame: { inset: 0 }, sublayers: [{ name: word, kind: text, string: Note }] }] }
        preview: { size: fitting }
    styles:
      panel: { component: Panel }
      note: { component: Note }
      plainLabel: { component: Wording }
      choosing: { component: Choosing, title: Choose, width: wide }
      chosenOn: { extends: choosing, isOn: true, width: slim, label: "3" }
      spread: { component: Spread, modes: { dark: { held.room: 30, middle.distribution: fill } } }
      pricing: { component: Pricing, modes: { dark: { middles.distribution: equalSpacing, lines.alignment: trailing } } }
      dial: { component: Dial, modes: { dark: { rise: 4 } } }
      strip: { component: Strip, modes: { dark: { content.spacing: 1, content.axis: horizontal } }, preview: { size: [240, 140] } }
      tag: { component: Tag, word: Styled }
      thick:
        component: Panel
        gap: 9
        shade: { color: systemRed, alpha: 0.5 }
        picture: { systemName: star }
        caption: Thick
        haze: { color: $color.brand, radius: 2 }
        edge: 1.5
        lift: { color: black, opacity: 0.2 }
        tick.lineWidth: 3
        pill.path: ellipse
        gon.points: 6
        hint.arrowEdge: top
        icon.path: { svg: "M0 0 h6 v6 z", viewBox: [0, 0, 6, 6], preserveAspectRatio: none }
        pill.lineCap: square
        flat.transform: { rotation: 90 }
        words.alignmentMode: right
        words.isWrapped: false
        lines.isWrapped: true
        squircle.cornerCurve: circular
        squircle.outline: { width: 1, color: $color.ink }
        squircle.shadows: [{ color: $color.ink, offset: [1, 2], radius: 3, spread: -2 }]
        note.string: Other
        cone.stops: [{ color: blue }, { color: $color.brand }]
        modes:
          dark: { count: 5, inner.opacity: 1, egg.fillColor: yellow }
          compact: { shade: null, layer.cornerCurve: circular, haze: null, edge: null }
          dark+compact: { layer.masksToBounds: false, badge.contents: star }
      framed: { component: Frame, above.backgroundColor: $color.ink, modes: { compact: { far: 1 } } }
    """)

  /// Every state and what joins them, in a control whose layers hold another component.
  private static let allStates = Generated(
    """
    modes: { brand: [plain, festive] }
    components:
      Lamp:
        base: UIControl
        properties:
          glow: { type: UIColor, default: gold }
        layer: { sublayers: [{ name: bulb, kind: shape, path: ellipse, fillColor: $glow }] }
        states:
          own: [busy]
          busy: { bulb.lineWidth: 2 }
          highlighted: { bulb.opacity: 0.5 }
          selected+highlighted: { glow: white }
        modes: { festive: { bulb.lineWidth: 4, glow: red } }
      Lantern:
        base: UIButton
        summary: Lights a lamp.
        properties:
          on: { type: UIColor, default: green }
          width: { type: CGFloat, default: 1 }
        layer:
          borderWidth: $width
          sublayers:
            - { name: dot, kind: rectangle, backgroundColor: $on, cornerRadius: 3, hidden: true }
            - { name: lamp, kind: Lamp, glow: $on, opacity: 0.75, frame: { inset: 2 } }
        states:
          own: [busy, out-of-order, idle]
          busy: { width: 6 }
          out-of-order+highlighted: { width: 7, title: "No" }
          disabled+busy: { dot.opacity: 0.5 }
          selected: { dot.hidden: false, title: "On" }
          selected+highlighted: { dot.backgroundColor: red }
          disabled: { dot.backgroundColor: $tintColor, alpha: 0.3 }
          focused: { width: 3 }
          hovered: { width: 2 }
          focused+hovered: { width: 4 }
          disabled+hovered: { width: 5, tintColor: gray }
        animations:
          spin: { property: dot.transform, to: { rotation: 360 }, duration: 1, state: busy }
          beat: { property: dot.opacity, to: 0.2, duration: 1, state: normal }
      Tile:
        base: UICollectionViewCell
        properties: { tint: { type: UIColor, default: teal } }
        layer: { sublayers: [{ name: plate, kind: rectangle, backgroundColor: $tint }] }
        states: { selected: { plate.borderWidth: 2 }, highlighted: { plate.opacity: 0.5 } }
      Row:
        base: UITableViewCell
        properties: { tint: { type: UIColor, default: teal } }
        layer: { sublayers: [{ name: plate, kind: rectangle, backgroundColor: $tint }] }
        states: { selected: { backgroundColor: gray }, highlighted: { plate.opacity: 0.5 } }
      Knob:
        base: UIControl
        properties: { size: { type: CGSize, default: [4, 5], min: 0 } }
        layer: { shadowOffset: $size, shadowOpacity: 0.5 }
    styles:
      toggle: { component: Lantern, title: "Off", titleColor: systemGray, font: { size: 15, weight: bold, tracking: 1 }, states: { busy: { font: { size: 15, underline: true } }, idle: { font: { size: 9 } } } }
      imaged:
        component: Lantern
        image: { systemName: plus }
        backgroundColor: white
        contentInsets: 4
        lamp.glow: blue
        states:
          highlighted: { image: minus, backgroundImage: { color: orange }, backgroundColor: null }
          focused+selected+hovered: { backgroundColor: black, layer.borderColor: white }
          disabled: { title: "Never", titleColor: null }
          out-of-order: { titleColor: red }
        modes: { festive: { on: purple, layer.cornerRadius: 9 } }
      tile: { component: Tile, states: { selected+highlighted: { tint: red } } }
      row: { component: Row, states: { hovered: { tint: red } } }
      knob: { component: Knob, states: { highlighted: { size: [1, 1] }, disabled: { layer.shadowColor: null } } }
    """)

  /// Variants that set properties, layers, states and modes, in components that are based on each other and in layers.
  private static let allVariants = Generated(
    """
    modes: { density: [regular, compact] }
    tokens:
      color:
        ink: { value: "#222", dark: "#DDD", high-contrast: "#000" }
        tint: { value: navy, dark: skyblue }
    components:
      Push:
        summary: A button of several kinds and sizes.
        base: UIButton
        properties:
          edge: { type: CGFloat, default: 1 }
          line: { type: UIColor?, default: $color.ink }
          finish: { type: String, values: [matte, glossy], default: matte }
          old: { type: CGFloat, default: 2, deprecated: Use edge. }
        layer:
          borderWidth: $edge
          borderColor: $line
          sublayers: [{ name: gloss, kind: rectangle, backgroundColor: white, opacity: 0.2, hidden: true }]
        states: { highlighted: { edge: $edge * 2 }, disabled: { alpha: 0.4 } }
        modes: { compact: { edge: 0.5 } }
        variants:
          kind:
            summary: How much it asks for attention.
            primary:
              summary: The one thing to do.
              backgroundColor: $color.tint
              titleColor: white
              states: { highlighted: { gloss.hidden: false }, selected: { backgroundColor: green } }
            ghost: { line: null, edge: 0, titleColor: $color.tint, modes: { high-contrast: { edge: 2 } } }
            in-line: { line: $color.tint, finish: glossy, layer.cornerRadius: 0, modes: { dark: { line: red } } }
          size:
            default: large
            small: { contentInsets: [4, 12, 4, 12], font: { size: 12 }, modes: { compact: { contentInsets: 2 } } }
            large: { contentInsets: 16, layer.cornerRadius: 8, states: { highlighted: { edge: 5 } } }
          compounds:
            - { when: ghost+small, edge: 3, backgroundColor: null }
            - { when: primary+small, states: { disabled: { alpha: 0.2 } }, modes: { dark+compact: { edge: 7 } } }
      Rich:
        base: Push
        layer: { sublayers: [{ name: star, kind: shape, path: star, fillColor: $line }] }
        variants:
          kind: { ghost: { star.hidden: true }, loud: { star.lineWidth: 4, title: Loud } }
          tone: { default: cold, warm: { tintColor: orange }, cold: { tintColor: teal } }
          compounds:
            - { when: loud+warm, edge: 9 }
            - { when: loud+warm+small, edge: 10, star.opacity: 0.5 }
      Badge:
        base: UIView
        variants:
          fill:
            none: { layer.borderWidth: 1 }
            solid: { backgroundColor: $color.ink, modes: { compact: { layer.cornerRadius: 3 } } }
            default: solid
      Shelf:
        base: UIView
        properties: { rim: { type: CGFloat, default: 2 } }
        layer:
          borderWidth: $rim
          sublayers:
            - { name: first, kind: Badge, frame: [0, 0, 20, 20] }
            - { name: second, kind: Badge, frame: [20, 0, 20, 20], backgroundColor: red, cornerRadius: $rim }
            - { name: third, kind: Badge, frame: [40, 0, 20, 20], variants: { fill: none } }
            - name: fourth
              kind: Push
              frame: [0, 20, 60, 40]
              variants: { size: small, kind: ghost }
              title: Go
    styles:
      usual: { component: Push }
      cancel: { component: Push, variants: { kind: ghost } }
      tiny: { extends: cancel, variants: { size: small }, title: Tiny }
      odd: { extends: tiny, variants: { kind: primary }, edge: 4, modes: { dark: { backgroundColor: black } } }
      in-line: { component: Push, variants: { kind: in-line, size: small }, states: { highlighted: { alpha: 0.5 } } }
      loud: { component: Rich, variants: { kind: loud, tone: warm, size: small } }
      heir: { component: Rich, extends: [cancel, odd], variants: { tone: warm } }
      shelf: { component: Shelf, first.backgroundColor: blue, modes: { compact: { rim: 5 } } }
      badge: { component: Badge, variants: { fill: none } }
    """)

  /// Components in layers, one in the other, of which holders say something in states and modes in which they do so themselves.
  private static let allHeld = Generated(
    """
    modes: { density: [regular, compact] }
    tokens: { length: { rim: { value: 3, compact: 2 } }, color: { ink: { value: navy, dark: skyblue } } }
    components:
      Dot:
        base: UIButton
        properties:
          fill: { type: UIColor, default: navy }
          edge: { type: CGFloat, default: 1 }
          line: { type: UIColor?, default: null }
          other: { type: UIColor, default: teal }
          shape: { type: String, values: [round, square], default: round }
        layer: { backgroundColor: $fill, borderWidth: $edge, borderColor: $line, cornerRadius: 4 }
        modes: { compact: { edge: 2 } }
        states:
          highlighted: { fill: gold, edge: $length.rim, line: red, layer.cornerRadius: 2 }
          selected: { fill: $other, layer.opacity: 0.5 }
          disabled: { fill: gray, line: null }
          selected+highlighted: { fill: white, edge: 5 }
          focused+hovered: { edge: 6 }
        variants: { kind: { plain: {}, loud: { states: { focused: { fill: crimson } } } } }
      Rack:
        base: UIControl
        properties: { tone: { type: UIColor, default: lime } }
        layer:
          backgroundColor: silver
          sublayers:
            - { name: inner, kind: Dot, fill: $tone, frame: [2, 2, 20, 20] }
            - { name: own, kind: Dot, variants: { kind: loud }, frame: [24, 2, 20, 20] }
        states: { highlighted: { own.fill: purple, tone: olive }, disabled: { own.edge: 7 } }
        modes: { dark: { own.fill: black } }
      Deck:
        base: UIButton
        properties: { tint: { type: UIColor, default: orange } }
        layer:
          sublayers:
            - { name: plain, kind: Dot, frame: [0, 0, 20, 20] }
            - { name: said, kind: Dot, fill: $tint, line: black, frame: [20, 0, 20, 20] }
            - { name: more, kind: Dot, variants: { kind: loud }, frame: [40, 0, 20, 20] }
            - { name: rack, kind: Rack, frame: [60, 0, 46, 24] }
        states:
          highlighted: { said.fill: $tint, said.line: null, more.fill: $color.ink, rack.tone: red, tint: pink }
          selected: { said.fill: brown, more.edge: 8, said.opacity: 1 }
          focused: { more.fill: tan }
          disabled: { said.fill: black, rack.backgroundColor: white }
        modes: { compact: { said.edge: 4 } }
    styles:
      deck: { component: Deck }
      loud: { component: Deck, more.fill: aqua, states: { hovered: { more.fill: plum }, selected+highlighted: { said.edge: 9 } } }
      quiet: { extends: loud, tint: white, said.fill: beige, modes: { dark: { said.fill: coral } } }
      rack: { component: Rack }
    """)

  /// Each class that a person writes into, turns on or moves, and what a list selects.
  private static let allInputs = Generated(
    """
    components:
      Field:
        base: UITextField
        properties: { edge: { type: UIColor, default: gray } }
        layer:
          borderWidth: 1
          borderColor: $edge
          cornerRadius: 6
          sublayers: [{ name: line, kind: rectangle, frame: [0, 0, 100%, 2], backgroundColor: $edge }]
        states:
          focused: { edge: blue }
          disabled: { alpha: 0.4, placeholderColor: gray }
      Note:
        base: UITextView
        properties: { edge: { type: UIColor, default: gray } }
        layer: { borderColor: $edge, sublayers: [{ name: line, kind: rectangle, backgroundColor: $edge }] }
        states: { focused: { edge: blue, layer.borderWidth: 2 } }
      Mute:
        base: UISwitch
        properties: { halo: { type: UIColor, default: gold } }
        layer: { cornerRadius: 15.5, backgroundColor: $halo }
        states: { disabled: { halo: gray }, highlighted: { alpha: 0.8 } }
      Volume:
        base: UISlider
        properties: { halo: { type: UIColor, default: gold } }
        layer: { sublayers: [{ name: plate, kind: rectangle, backgroundColor: $halo, frame: { inset: 2 } }] }
      Done:
        base: UIProgressView
        properties: { halo: { type: UIColor, default: gold } }
        layer: { sublayers: [{ name: plate, kind: rectangle, backgroundColor: $halo }] }
      Find:
        base: UISearchBar
        properties: { halo: { type: UIColor, default: gold } }
        layer: { sublayers: [{ name: plate, kind: rectangle, backgroundColor: $halo, frame: { inset: 2 } }] }
        states: { hovered: { halo: gray, fieldColor: white } }
      Period:
        base: UISegmentedControl
        properties: { halo: { type: UIColor, default: gold } }
        layer: { sublayers: [{ name: plate, kind: rectangle, backgroundColor: $halo, frame: { inset: 2 } }] }
        states: { disabled: { halo: gray, titles: [Day, Week] } }
      Pages:
        base: UIPageControl
        properties: { halo: { type: UIColor, default: gold } }
        layer: { sublayers: [{ name: plate, kind: rectangle, backgroundColor: $halo, frame: { inset: 2 } }] }
      Count:
        base: UIStepper
        properties: { halo: { type: UIColor, default: gold } }
        layer: { sublayers: [{ name: plate, kind: rectangle, backgroundColor: $halo, frame: { inset: 2 } }] }
      Busy:
        base: UIActivityIndicatorView
        properties: { halo: { type: UIColor, default: gold } }
        layer: { sublayers: [{ name: plate, kind: rectangle, backgroundColor: $halo, frame: { inset: 2 } }] }
      Top:
        base: UINavigationBar
        properties: { halo: { type: UIColor, default: gold } }
        layer: { sublayers: [{ name: plate, kind: rectangle, backgroundColor: $halo, frame: { inset: 2 } }] }
        states: { hovered: { halo: gray, titleColor: red, backgroundEffect: none } }
      Tabs:
        base: UITabBar
        properties: { halo: { type: UIColor, default: gold } }
        layer: { sublayers: [{ name: plate, kind: rectangle, backgroundColor: $halo, frame: { inset: 2 } }] }
      Tools:
        base: UIToolbar
        properties: { halo: { type: UIColor, default: gold } }
        layer: { sublayers: [{ name: plate, kind: rectangle, backgroundColor: $halo, frame: { inset: 2 } }] }
      Haze:
        base: UIVisualEffectView
        properties: { halo: { type: UIColor, default: gold } }
        layer: { cornerRadius: 8, masksToBounds: true, sublayers: [{ name: plate, kind: rectangle, backgroundColor: $halo, frame: { inset: 2 } }] }
        states: { hovered: { effect: thick } }
      Tile:
        base: UICollectionViewCell
        properties: { halo: { type: UIColor, default: gold } }
        layer: { sublayers: [{ name: plate, kind: rectangle, backgroundColor: $halo, frame: { inset: 2 } }] }
      Row:
        base: UITableViewCell
        properties: { halo: { type: UIColor, default: gold } }
        layer: { sublayers: [{ name: plate, kind: rectangle, backgroundColor: $halo, frame: { inset: 2 } }] }
    styles:
      name: { component: Field, placeholder: Your name, contentInsets: [0, 12, 0, 4], font: { textStyle: body, tracking: 0.5 } }
      filled:
        component: Field
        text: Ada
        placeholder: Your name
        placeholderColor: systemTeal
        textColor: navy
        textAlignment: center
        borderStyle: line
        background: { color: yellow }
        states: { focused: { borderStyle: bezel, text: null }, hovered: { borderStyle: bezel, background: null } }
      plainField: { component: UITextField, text: Ada, backgroundColor: white }
      roundedField: { component: UITextField, text: Ada, borderStyle: roundedRect, contentInsets: [0, 8, 0, 8] }
      note: { component: Note, text: Dear diary, textContainerInset: [1, 2, 3, 4], textAlignment: right, font: { size: 14, lineHeight: 21, paragraphSpacing: 8 }, states: { focused: { font: { size: 14 } } } }
      plainNote: { component: UITextView, clipsToBounds: false, backgroundColor: null, textColor: black, modes: { dark: { textColor: white } } }
      mute: { component: Mute, isOn: true, onTintColor: purple, states: { selected: { isOn: false, thumbTintColor: red } } }
      plainSwitch: { component: UISwitch }
      volume:
        component: Volume
        value: 7
        maximumValue: 10
        minimumTrackTintColor: orange
        states: { selected: { value: 0.5, maximumValue: 2 }, disabled: { thumbTintColor: gray, maximumTrackTintColor: black, thumbImage: { systemName: circle } } }
      plainVolume: { component: UISlider, minimumTrackImage: { color: blue }, maximumTrackImage: track, thumbImage: knob, modes: { dark: { thumbImage: null } } }
      done: { component: Done, progress: 0.7, trackTintColor: white, states: { hovered: { progress: 1, progressTintColor: green } } }
      find: { component: Find, placeholder: Search, fieldColor: systemGray5, states: { hovered: { searchBarStyle: minimal, showsCancelButton: true } } }
      plainFind: { component: UISearchBar, text: Ada, barTintColor: navy, textColor: white, isTranslucent: false, font: { size: 15, tracking: 0.5 } }
      period: { component: Period, titles: [Day, Week, "\\"Month\\""], selectedSegmentIndex: 2, font: { size: 15, tracking: 0.5 }, states: { selected: { selectedSegmentIndex: 7, selectedTextColor: red } } }
      plainPeriod: { component: UISegmentedControl, titles: [One], selectedSegmentIndex: 1, isMomentary: true, selectedSegmentTintColor: navy, textColor: blue, selectedFont: { size: 12, weight: bold } }
      pages: { component: Pages, numberOfPages: 5, currentPage: 2, states: { highlighted: { currentPage: 1000, hidesForSinglePage: true } } }
      plainPages: { component: UIPageControl, numberOfPages: 1, pageIndicatorTintColor: silver, currentPageIndicatorTintColor: black }
      count: { component: Count, minimumValue: 200, maximumValue: 300, value: 250, stepValue: 5, states: { highlighted: { minimumValue: -20, maximumValue: -10, value: -15, wraps: true } } }
      plainCount: { component: UIStepper, value: 3, autorepeat: false }
      busy: { component: Busy, isAnimating: true, color: white, states: { hovered: { isAnimating: false, color: null } } }
      plainBusy: { component: UIActivityIndicatorView, style: large, hidesWhenStopped: false }
      top: { component: Top, title: Inbox, prefersLargeTitles: true, rightBarButtonItems: [Edit, "\\"New\\""], itemColor: green, titleFont: { textStyle: headline }, states: { hovered: { rightBarButtonItems: [] } } }
      plainTop: { component: UINavigationBar, barTintColor: navy, titleColor: white, isTranslucent: false, shadowColor: null, backgroundImage: { color: yellow } }
      tabs: { component: Tabs, items: [Home, Search, You], selectedIndex: 1, badges: ["", "3"], badgeColor: purple, modes: { dark: { selectedItemTintColor: white, badges: [New] } } }
      plainTabs: { component: UITabBar, items: [One], selectedIndex: 4, unselectedItemTintColor: silver, itemFont: { size: 11, tracking: 0.5 }, badgeTextColor: black, backgroundEffect: thin }
      tools: { component: Tools, items: [Reply, Forward, Bin], itemColor: orange, itemFont: { size: 15 }, states: { hovered: { items: [Reply], isTranslucent: false } } }
      plainTools: { component: UIToolbar, backgroundEffect: none, shadowColor: red }
      haze: { component: Haze, effect: ultraThin }
      plainHaze: { component: UIVisualEffectView, backgroundColor: navy }
      tile: { component: Tile, selectedBackgroundColor: systemYellow }
      plainTile: { component: Tile }
      row: { component: Row, selectedBackgroundColor: red, states: { hovered: { selectedBackgroundColor: blue }, focused: { selectedBackgroundColor: null } } }
      plainRow: { component: Row }
    """)

  /// Every type of value, of the component and of each base class.
  private static let allValues = Generated(
    """
    components:
      Everything:
        base: UILabel
        summary: A property of every type.
        properties:
          flag: { type: Bool, default: true }
          maybe: { type: Bool?, default: null }
          small: { type: Int8, default: -3 }
          large: { type: UInt64, default: 18446744073709551615 }
          half: { type: Float, default: 0.5 }
          whole: { type: Double?, default: 2 }
          name: { type: String, default: "A \\"name\\"" }
          key: { type: LocalizedString, default: greeting }
          finish: { type: String, values: [flat, glossy-paper], default: flat }
          other: { type: "String?", values: [a, b], default: null }
          offset: { type: CGPoint, default: [1, 2] }
          extent: { type: CGSize?, default: [3, 4] }
          area: { type: CGRect, default: [0, 0, 10, 10] }
          span: { type: NSRange, default: [0, 4] }
          ink: { type: UIColor?, default: null }
          picture: { type: UIImage?, default: null }
          stops: { type: GradientStops, default: [{ color: red }, { color: blue }] }
          depth: { type: Shadow, default: { color: black, opacity: 0.5, offset: [0, 1], radius: 2 } }
          face: { type: Font, default: { family: Inter, size: 14, weight: heavy } }
          inset: { type: EdgeInsets, default: [1, 2, 3, 4] }
          motion: { type: Animation, default: { duration: 0.3, curve: easeOut } }
          old: { type: CGFloat, default: 1, deprecated: Use half. }
          big: { type: Bool, sets: { half: 1, name: big, ink: red } }
        layer:
          backgroundColor: $ink
          cornerRadius: $half * 8 + $small
          sublayers: [{ name: stripe, kind: rectangle, backgroundColor: red, frame: { inset: 4 } }]
      Poster:
        base: UIImageView
        properties: { photo: { type: UIImage, default: sunset } }
        sets: { image: $photo }
      Picture:
        base: UIImageView
        properties: { ring: { type: UIColor, default: black } }
        layer: { borderColor: $ring, borderWidth: 1, sublayers: [{ name: veil, kind: rectangle, opacity: 0.5 }] }
      Chosen:
        base: UIView
        summary: A word that drives words.
        properties:
          look:
            type: String
            default: plain
            values:
              plain: {}
              fancy:
                layer.cornerCurve: continuous
                cut.lineCap: round
                cut.lineJoin: bevel
                cut.fillRule: evenOdd
                shade.type: radial
                words.alignmentMode: right
                words.truncationMode: middle
                photoImage.contentMode: center
                glass.material: thick
                row.alignment: trailing
                row.axis: vertical
              other: { cut.lineCap: square, row.distribution: equalSpacing }
        layer:
          cornerRadius: 4
          sublayers:
            - { name: cut, kind: shape, path: { svg: "M0 0H20V20H0Z M5 5H15V15H5Z" }, strokeColor: red, fillColor: blue, lineWidth: 2, frame: [0, 0, 20, 20] }
            - { name: shade, kind: gradient, stops: [{ color: red }, { color: blue }], frame: [20, 0, 20, 20] }
            - { name: words, kind: text, string: A word, frame: [0, 20, 40, 20] }
            - { name: photoImage, kind: image, contents: { color: green }, frame: [40, 0, 20, 20] }
            - { name: glass, kind: material, frame: [40, 20, 20, 20] }
            - name: row
              kind: stack
              frame: [0, 40, 60, 20]
              sublayers:
                - { name: one, kind: rectangle, backgroundColor: red, frame: { width: 8, height: 8 } }
                - { name: two, kind: rectangle, backgroundColor: blue, frame: { width: 6, height: 10 } }
      Aligned:
        base: UILabel
        properties:
          side: { type: String, values: [left, right], default: left }
          cut: { type: String, values: [byTruncatingHead, byTruncatingTail], default: byTruncatingTail }
        sets: { textAlignment: $side, lineBreakMode: $cut }
      Aligning:
        base: UIView
        properties:
          look: { type: String, default: plain, values: { plain: {}, wild: { held.side: right, held.cut: byTruncatingHead } } }
        layer: { sublayers: [{ name: held, kind: Aligned, side: left, cut: byTruncatingTail, text: Held, frame: [0, 0, 40, 20] }] }
        modes: { dark: { held.side: left } }
      _Spot:
        base: UIView
        properties: { ink: { type: UIColor, default: teal } }
        variants: { volume: { low: {}, loud: { ink: red } } }
        layer: { backgroundColor: $ink }
      Spot:
        base: _Spot
        layer: { sublayers: [{ name: inner, kind: _Spot, frame: [10%, 10%, 50%, 50%], ink: navy, opacity: 0.5 }] }
        modes: { dark: { inner.ink: orange, inner.opacity: 1 } }
      Truth:
        base: UIView
        properties: { said: { type: String, default: "true", values: { "true": { layer.cornerRadius: 1 }, "false": { layer.cornerRadius: 2 }, "12": { layer.cornerRadius: 3 } } } }
      Field:
        base: UITextField
        properties: { edge: { type: String, values: [none, line, roundedRect], default: line } }
        sets: { borderStyle: $edge }
      Styled:
        base: Chosen
        modes: { dark: { cut.lineCap: butt, cut.lineJoin: round, cut.fillRule: nonZero, shade.type: conic, words.alignmentMode: center, words.truncationMode: start, photoImage.contentMode: scaleAspectFit, glass.material: bar, layer.cornerCurve: circular } }
    styles:
      label:
        component: Everything
        text: "One line"
        textColor: systemIndigo
        textAlignment: right
        numberOfLines: 2
        lineBreakMode: byTruncatingMiddle
        font: { textStyle: headline, lineHeight: 25, underline: true }
        states: { focused: { textColor: red, font: { size: 12 } }, hovered: { text: null, half: 0.75 } }
      bigLabel: { component: Everything, big: true, maybe: false, whole: null, other: b, small: 2 }
      picture:
        component: Picture
        image: { systemName: star }
        contentMode: scaleAspectFit
        tintColor: green
        states: { hovered: { image: photo, ring: blue } }
      poster: { component: Poster, photo: { systemName: sun.max }, contentMode: center }
      labels: { component: Everything, ink: label, textColor: systemMint, modes: { dark: { ink: "#EEEEEE", textColor: systemBackground }, high-contrast: { textColor: systemRed } } }
      plainView: { component: UIView, backgroundColor: systemTeal, clipsToBounds: true, isHidden: true, alpha: 0.5 }
      aligned: { component: Aligned, text: On the right, side: right, modes: { dark: { cut: byTruncatingHead } } }
      aligning: { component: Aligning, look: wild }
      spot: { component: Spot, variants: { volume: loud }, modes: { high-contrast: { inner.cornerRadius: 3 } } }
      truth: { component: Truth, said: "12" }
      untruth: { component: Truth, said: "false" }
      field: { component: Field, text: A field, edge: roundedRect }
      chosen: { component: Chosen }
      fancy: { component: Chosen, look: fancy }
      styled: { component: Styled, look: other, modes: { high-contrast: { look: fancy } } }
    """)
}
