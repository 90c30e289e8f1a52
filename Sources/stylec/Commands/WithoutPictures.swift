#if !Pictures
import ArgumentParser

/// What a command that draws says where stylec was built without the trait ‘Pictures’.
private let cannotDraw = Failure(
  "this stylec can't draw, because it was built without the trait ‘Pictures’; "
    + "‘stylec lint’ checks style files, and ‘stylec generate’ writes their Swift")

struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Not available: this stylec was built without the trait ‘Pictures’.")

  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

  func run() throws { try stylec.run { () throws(Failure) in throw cannotDraw } }
}

struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Not available: this stylec was built without the trait ‘Pictures’.")

  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

  func run() throws { try stylec.run { () throws(Failure) in throw cannotDraw } }
}

struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Not available: this stylec was built without the trait ‘Pictures’.")

  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

  func run() throws { try stylec.run { () throws(Failure) in throw cannotDraw } }
}
#endif
