extension ResolvedSheet {
  /// The styles that people may mean by a name: the one that is called so among all; else those that are called so in their components; else that
  /// which is called so with its component.
  package func styles(named name: String) -> [Int] {
    if let only = styles.firstIndex(where: { $0.name == name }) { return [only] }
    let own = styles.indices.filter { styles[$0].ownName == name }
    return own.isEmpty ? styles.indices.filter { qualifiedName(ofStyle: $0) == name } : own
  }

  /// The name of a style behind that of its component, by which every reference may call it: `Pill.primary`.
  package func qualifiedName(ofStyle index: Int) -> String {
    components[styles[index].component].name + "." + styles[index].ownName
  }
}
