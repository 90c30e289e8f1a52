#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A library that is loaded when the first image needs it: most runs draw none, and linking such libraries would make each start
/// take several times as long.
///
/// Its functions are called by C's conventions, as its headers declare them.
struct LoadedLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Loads a library; nil where it isn't installed.
  ///
  /// - Parameters:
  ///   - soname: The library's name on Linux, with the version of its interface.
  ///   - dylib: The library's name on macOS, where Homebrew keeps libraries out of the places that are searched.
  init?(soname: String, dylib: String) {
    #if canImport(Darwin)
    let names = [dylib, "/opt/homebrew/lib/" + dylib, "/usr/local/lib/" + dylib]
    #else
    let names = [soname]
    #endif
    guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
    self.handle = handle
  }

  /// A function of the library; nil where it has none of the name.
  ///
  /// - Parameter type: The function's type, from the library's header.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
