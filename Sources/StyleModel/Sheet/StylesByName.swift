extension ResolvedSheet {
  /// The styles that people may mean by a name: the one with that name among all; else those with that name in their components; else the
  /// one with that name behind its component's.
  package func styles(named name: String) -> [Int] {
    if let only = styles.firstIndex(where: { $0.name == name }) { return [only] }
    let own = styles.indices.filter { styles[$0].ownName == name }
    return own.isEmpty ? styles.indices.filter { qualifiedName(ofStyle: $0) == name } : own
  }

  /// The name of a style behind that of its component, which every reference may use: `Pill.primary`.
  package func qualifiedName(ofStyle index: Int) -> String {
    components[styles[index].component].name + "." + styles[index].ownName
  }
}
