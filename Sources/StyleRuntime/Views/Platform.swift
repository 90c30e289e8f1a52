// What UIKit and AppKit call differently, for the other files of this folder. Generated code carries those with the framework's own names.

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @_spi(Generated) public typealias PlatformColor = UIColor
  @_spi(Generated) public typealias PlatformFont = UIFont
  @_spi(Generated) public typealias PlatformImage = UIImage
  @_spi(Generated) public typealias PlatformLayoutDirection = UIUserInterfaceLayoutDirection
  @_spi(Generated) public typealias PlatformTraits = UITraitCollection
  @_spi(Generated) public typealias PlatformView = UIView
#elseif canImport(AppKit)
  import AppKit

  @_spi(Generated) public typealias PlatformColor = NSColor
  @_spi(Generated) public typealias PlatformFont = NSFont
  @_spi(Generated) public typealias PlatformImage = NSImage
  @_spi(Generated) public typealias PlatformLayoutDirection = NSUserInterfaceLayoutDirection
  @_spi(Generated) public typealias PlatformTraits = NSAppearance
  @_spi(Generated) public typealias PlatformView = NSView
#endif
