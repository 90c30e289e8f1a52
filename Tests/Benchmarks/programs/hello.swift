import ArgumentParser

/// The least that a command in Swift does: it reads its arguments.
@main
struct Hello: ParsableCommand {
  @Argument(help: "Who is greeted.")
  var name = "world"

  func run() { print("Hello, \(name)") }
}
