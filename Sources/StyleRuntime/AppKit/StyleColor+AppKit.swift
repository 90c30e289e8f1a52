#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  nonisolated extension NSAppearance {
    fileprivate var look: (isDark: Bool, hasHighContrast: Bool) {
      let names: [NSAppearance.Name] = [
        .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
      ]
      switch bestMatch(from: names) {
      case .darkAqua: return (true, false)
      case .accessibilityHighContrastAqua: return (false, true)
      case .accessibilityHighContrastDarkAqua: return (true, true)
      default: return (false, false)
      }
    }
  }

  nonisolated extension StyleModes {
    /// The modes that follow from a view's appearance; other axes have their defaults.
    public init(_ appearance: NSAppearance) {
      self.init()
      if appearance.look.isDark { self.appearance = .dark }
      if appearance.look.hasHighContrast { contrast = .highContrast }
    }
  }

  @_spi(Generated) nonisolated extension NSColor {
    /// The colour as it is in an appearance.
    public func _styleCGColor(for appearance: NSAppearance) -> CGColor {
      var color = cgColor
      appearance.performAsCurrentDrawingAppearance { color = self.cgColor }
      return color
    }
  }

  nonisolated extension StyleColor {
    /// The colour, which follows the appearance and the contrast by itself.
    public var nsColor: NSColor {
      #if !LITERAL_COLORS
        if assetName != nil, let color = appearances[0].assetColor { return color }
      #endif
      if systemName != nil, let system = appearances[0].systemColor { return system }
      if !isAdaptive { return appearances[0].nsColor }
      return NSColor(name: nil) { appearance in
        let look = appearance.look
        let shown = self.components(isDark: look.isDark, hasHighContrast: look.hasHighContrast)
        #if !LITERAL_COLORS
          if let color = shown.assetColor { return color }
        #endif
        return shown.systemColor ?? shown.nsColor
      }
    }

    /// The colour of this moment: a `CGColor` follows nothing by itself.
    public func cgColor(for appearance: NSAppearance) -> CGColor {
      let look = appearance.look
      let shown = components(isDark: look.isDark, hasHighContrast: look.hasHighContrast)
      #if !LITERAL_COLORS
        if let color = shown.assetColor { return color._styleCGColor(for: appearance) }
      #endif
      return shown.systemColor?._styleCGColor(for: appearance) ?? shown.nsColor.cgColor
    }

    /// Takes over what a colour is in each appearance and contrast.
    public init(_ color: NSColor) {
      func look(_ name: NSAppearance.Name) -> StyleColor {
        var result = StyleColor.clear
        func read() { result = StyleColor(resolved: color) }
        if let appearance = NSAppearance(named: name) {
          appearance.performAsCurrentDrawingAppearance(read)
        } else {
          read()
        }
        return result
      }
      let light = look(.aqua)
      let others = [
        look(.darkAqua), look(.accessibilityHighContrastAqua),
        look(.accessibilityHighContrastDarkAqua),
      ]
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

    /// What a colour is in the appearance of this moment.
    private init(resolved color: NSColor) {
      let shown = color.cgColor
      if shown.colorSpace?.name == CGColorSpace.displayP3, let parts = shown.components,
        parts.count == 4
      {
        self.init(displayP3Red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      } else if let color = color.usingColorSpace(.sRGB) {
        self.init(
          red: color.redComponent,
          green: color.greenComponent,
          blue: color.blueComponent,
          alpha: color.alphaComponent
        )
      } else {
        self = .clear
      }
    }
  }

  #if !LITERAL_COLORS
    nonisolated extension StyleColor.Components {
      /// That of the app's asset catalogs; nil where they have none of the name.
      fileprivate var assetColor: NSColor? {
        assetName.flatMap { NSColor(named: $0, bundle: StyleResources.bundle) }
      }
    }
  #endif

  nonisolated extension StyleColor.Components {
    fileprivate var nsColor: NSColor {
      switch space {
      case .sRGB: return NSColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
      case .displayP3: return NSColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      }
    }
  }

  nonisolated extension StyleColor.Components {
    /// AppKit's own colour of the name.
    fileprivate var systemColor: NSColor? {
      switch systemName {
      case "systemRed": return .systemRed
      case "systemOrange": return .systemOrange
      case "systemYellow": return .systemYellow
      case "systemGreen": return .systemGreen
      case "systemMint": return .systemMint
      case "systemTeal": return .systemTeal
      case "systemCyan": return .systemCyan
      case "systemBlue": return .systemBlue
      case "systemIndigo": return .systemIndigo
      case "systemPurple": return .systemPurple
      case "systemPink": return .systemPink
      case "systemBrown": return .systemBrown
      case "systemGray": return .systemGray
      case "label": return .labelColor
      case "secondaryLabel": return .secondaryLabelColor
      case "tertiaryLabel": return .tertiaryLabelColor
      case "quaternaryLabel": return .quaternaryLabelColor
      case "placeholderText": return .placeholderTextColor
      case "link": return .linkColor
      case "separator": return .separatorColor
      default: break
      }
      if #available(macOS 14.0, *) {
        switch systemName {
        case "systemFill": return .systemFill
        case "secondarySystemFill": return .secondarySystemFill
        case "tertiarySystemFill": return .tertiarySystemFill
        case "quaternarySystemFill": return .quaternarySystemFill
        default: break
        }
      }
      return nil
    }
  }
#endif
