#if Pictures
enum Browser {
  /// Opens an address in the browser of the person who runs the command; false where the system has no way to do so.
  static func open(_ address: String) -> Bool {
    #if canImport(Darwin)
    let opener = "/usr/bin/open"
    #else
    let opener = "xdg-open"
    #endif
    return ChildProcess(running: opener, [address]) != nil
  }
}
#endif
