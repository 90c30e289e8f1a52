@_exported import Foundation

// The parts of Core Graphics that Foundation has not got on Linux.

/// A colour as numbers in a named space.
public final class CGColor: Hashable, @unchecked Sendable {
  public let spaceName: String
  public let components: [CGFloat]?

  public init(spaceName: String, components: [CGFloat]) {
    self.spaceName = spaceName
    self.components = components
  }

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.spaceName == b.spaceName && a.components == b.components
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

/// An image that remembers what it shows.
public final class CGImage: @unchecked Sendable {
  public let content: String
  public init(content: String) { self.content = content }
}

/// A path that remembers how it was made.
public final class CGPath: @unchecked Sendable {
  public let description: String
  public init(description: String) { self.description = description }
}
