#if !Pictures
import StyleReport
import StyleWorkspace

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The program `stylec-draw`: the same command built with the trait `Pictures`. It replaces this process (`execve`) where something is
/// drawn, with the same arguments. So `stylec` is linked statically, starts without cairo, pango and what they need, and runs on any Linux.
///
/// - `build`, `preview`, `inspect` and their help always run it.
/// - `language-server` runs it if it is installed; otherwise hovers have no pictures.
/// - `lint` runs it only if a text has to be measured to know whether a picture is too large, and if it is installed.
///
/// It is found beside `stylec` or in `../libexec/stylec`, and its version, in its ELF note (`ProgramNote`), must be the same. If `lib/`
/// beside it contains a loader, that starts it, with the C library that it was built for. `stylec` passes its own path and version in a
/// variable of the environment (`DrawingCaller`). `Tests/Drawing/run` tries both programs together.
struct DrawingProgram {
  static let name = "stylec-draw"

  /// The path of the program's file.
  let path: String

  /// The paths at which the file may be: beside this program, and where packages store what programs start.
  private static var places: [String] {
    let folder = splitPath(CurrentProcess.file).folder
    return [absolutePath(name, in: folder), absolutePath("../libexec/stylec/" + name, in: folder)]
  }

  /// The program that belongs to this one.
  ///
  /// - Throws: What to install, if there is none or it is of another version.
  static func installed() throws(Failure) -> DrawingProgram {
    guard let path = existingPath else {
      throw Failure(
        "drawing needs the program ‘\(name)’, and there is neither \(places.map(visible).joined(separator: " nor ")); "
          + advice)
    }
    #if os(Linux)
    let build: String?
    do {
      build = try ProgramNote.build(of: path)
    } catch {
      throw Failure(path, error)
    }
    guard let build else {
      throw Failure("\(visible(path)) isn’t the program ‘\(name)’ that belongs to stylec; \(advice)")
    }
    guard build == Stylec.build else {
      throw Failure(
        "\(visible(path)) is of version \(visible(build)), and stylec of \(Stylec.build); \(advice)")
    }
    #endif
    return DrawingProgram(path: path)
  }

  /// The path at which there is a file of the program's name.
  static var existingPath: String? { places.first { FileSystem.stamp($0) != nil } }

  private static let advice =
    "install both from the same release (docs/install.md), or build stylec from source, with pictures"

  /// Replaces this program by the drawing one in the same process, with the same arguments.
  ///
  /// - Returns: The reason why that isn't possible.
  static func takeOver() -> Failure {
    do {
      return try installed().takeOver()
    } catch {
      return error
    }
  }

  private func takeOver() -> Failure {
    let folder = splitPath(path).folder
    setenv(
      DrawingCaller.variable,
      DrawingCaller(build: Stylec.build, file: CurrentProcess.file, drawing: path).text, 1)
    // An archive brings fonts too, and settings that add those of the system.
    let fonts = absolutePath("etc/fonts/fonts.conf", in: folder)
    if FileSystem.stamp(fonts) != nil { setenv("FONTCONFIG_FILE", fonts, 0) }
    var command = [path]
    // An archive brings the C library that it was built for, whose loader starts the program.
    let libraries = absolutePath("lib", in: folder)
    if let loader = Self.loader.map({ absolutePath($0, in: libraries) }), FileSystem.stamp(loader) != nil {
      command = [loader, "--library-path", libraries, "--argv0", Self.name, path]
    }
    // The arguments are passed on as they are, also where they aren't UTF-8.
    let words = command.map { strdup($0) } + CurrentProcess.argumentPointers + [nil]
    execv(command[0], words)
    return Failure("\(visible(command[0])) can’t be started: \(SystemError.last); \(Self.advice)")
  }

  private static var loader: String? {
    #if os(Linux) && arch(x86_64)
    "ld-linux-x86-64.so.2"
    #elseif os(Linux) && arch(arm64)
    "ld-linux-aarch64.so.1"
    #else
    nil
    #endif
  }
}
#endif
