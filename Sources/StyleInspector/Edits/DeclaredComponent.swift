extension InspectorSheet {
  /// The index of a component that a style file declares, and no class of Apple's.
  ///
  /// - Parameter parts: What the request would give it, for the message.
  func declaredComponent(named name: String, toGiveIt parts: String? = nil) throws(InspectorError) -> Int {
    guard let index = component(named: name) else { throw .noComponent(name) }
    guard !sheet.components[index].isBaseClass else {
      let advice = parts.map { "; make a component of it to give it \($0)" } ?? ""
      throw .cannotEdit("‘\(name)’ is a class of Apple’s\(advice)")
    }
    return index
  }
}
