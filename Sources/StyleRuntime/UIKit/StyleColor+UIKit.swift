#if canImport(UIKit) && !os(watchOS)
  import UIKit

  nonisolated extension StyleColor {
    /// The colour, which follows the appearance and the contrast by itself.
    public var uiColor: UIColor {
      #if !LITERAL_COLORS
        if assetName != nil, let color = appearances[0].assetColor { return color }
      #endif
      if systemName != nil, let system = appearances[0].systemColor { return system }
      if !isAdaptive { return appearances[0].uiColor }
      return UIColor { traits in
        let shown = self.components(
          isDark: traits.userInterfaceStyle == .dark,
          hasHighContrast: traits.accessibilityContrast == .high
        )
        #if !LITERAL_COLORS
          if let color = shown.assetColor { return color.resolvedColor(with: traits) }
        #endif
        return shown.systemColor?.resolvedColor(with: traits) ?? shown.uiColor
      }
    }

    /// The colour of this moment: a `CGColor` follows nothing by itself.
    public func cgColor(for traits: UITraitCollection) -> CGColor {
      uiColor.resolvedColor(with: traits).cgColor
    }

    /// Takes over what a colour is in each appearance and contrast.
    public init(_ color: UIColor) {
      func look(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> StyleColor {
        StyleColor(resolved: color.resolvedColor(with: traits(style, contrast)))
      }
      let light = look(.light, .normal)
      let others = [look(.dark, .normal), look(.light, .high), look(.dark, .high)]
      if others.allSatisfy({ $0 == light }) {
        self = light
      } else {
        self.init(
          light: light,
          dark: others[0],
          lightHighContrast: others[1],
          darkHighContrast: others[2]
        )
      }
    }

    /// What a colour is that is the same everywhere.
    private init(resolved color: UIColor) {
      let shown = color.cgColor
      if shown.colorSpace?.name == CGColorSpace.displayP3, let parts = shown.components,
        parts.count == 4
      {
        self.init(displayP3Red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        return
      }
      var red: CGFloat = 0
      var green: CGFloat = 0
      var blue: CGFloat = 0
      var alpha: CGFloat = 0
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  nonisolated private func traits(
    _ style: UIUserInterfaceStyle,
    _ contrast: UIAccessibilityContrast
  ) -> UITraitCollection {
    #if TRAIT_REGISTRATION
      UITraitCollection { traits in
        traits.userInterfaceStyle = style
        traits.accessibilityContrast = contrast
      }
    #else
      @available(iOS 17.0, tvOS 17.0, *)
      func made() -> UITraitCollection {
        UITraitCollection { traits in
          traits.userInterfaceStyle = style
          traits.accessibilityContrast = contrast
        }
      }
      #if os(visionOS)
        return made()
      #else
        if #available(iOS 17.0, tvOS 17.0, *) { return made() }
        return UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: style),
          UITraitCollection(accessibilityContrast: contrast),
        ])
      #endif
    #endif
  }

  #if !LITERAL_COLORS
    nonisolated extension StyleColor.Components {
      /// That of the app's asset catalogs; nil where they have none of the name.
      fileprivate var assetColor: UIColor? {
        assetName.flatMap { UIColor(named: $0, in: StyleResources.bundle, compatibleWith: nil) }
      }
    }
  #endif

  nonisolated extension StyleColor.Components {
    fileprivate var uiColor: UIColor {
      switch space {
      case .sRGB: return UIColor(red: red, green: green, blue: blue, alpha: alpha)
      case .displayP3: return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      }
    }
  }

  nonisolated extension StyleColor.Components {
    /// UIKit's own colour of the name, which knows elevation and the like too.
    fileprivate var systemColor: UIColor? {
      #if os(tvOS)
        return nil
      #else
        switch systemName {
        case "systemRed": return .systemRed
        case "systemOrange": return .systemOrange
        case "systemYellow": return .systemYellow
        case "systemGreen": return .systemGreen
        case "systemTeal": return .systemTeal
        case "systemBlue": return .systemBlue
        case "systemIndigo": return .systemIndigo
        case "systemPurple": return .systemPurple
        case "systemPink": return .systemPink
        case "systemBrown": return .systemBrown
        case "systemGray": return .systemGray
        case "systemGray2": return .systemGray2
        case "systemGray3": return .systemGray3
        case "systemGray4": return .systemGray4
        case "systemGray5": return .systemGray5
        case "systemGray6": return .systemGray6
        case "label": return .label
        case "secondaryLabel": return .secondaryLabel
        case "tertiaryLabel": return .tertiaryLabel
        case "quaternaryLabel": return .quaternaryLabel
        case "placeholderText": return .placeholderText
        case "link": return .link
        case "separator": return .separator
        case "opaqueSeparator": return .opaqueSeparator
        case "systemFill": return .systemFill
        case "secondarySystemFill": return .secondarySystemFill
        case "tertiarySystemFill": return .tertiarySystemFill
        case "quaternarySystemFill": return .quaternarySystemFill
        case "systemBackground": return .systemBackground
        case "secondarySystemBackground": return .secondarySystemBackground
        case "tertiarySystemBackground": return .tertiarySystemBackground
        case "systemGroupedBackground": return .systemGroupedBackground
        case "secondarySystemGroupedBackground": return .secondarySystemGroupedBackground
        case "tertiarySystemGroupedBackground": return .tertiarySystemGroupedBackground
        case "darkText": return .darkText
        case "lightText": return .lightText
        default: break
        }
        if #available(iOS 15.0, *) {
          switch systemName {
          case "systemMint": return .systemMint
          case "systemCyan": return .systemCyan
          default: break
          }
        }
        return nil
      #endif
    }
  }
#endif
