extension LookLayer {
  /// The place of the text of a label in its height: `top`, `center` or `bottom`; nil for any other layer.
  package var placeOfLabelText: String? {
    guard isOfBase, case .part(.labelText, _) = frameRule,
      let index = look.component.property(.textPlace)
    else { return nil }
    return look.property(index).value.text
  }
}
