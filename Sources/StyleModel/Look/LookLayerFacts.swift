// What the component says of a layer, read where the layer stands: a copy of the whole layer costs more than all that is asked of it.
extension LookLayer {
  package var name: String { look.owner.component.layers[index].name }

  package var owner: Owner { look.owner.component.layers[index].owner }

  /// The rule by which the layer's frame follows from that of its parent.
  package var frameRule: LayerFrame { look.owner.component.layers[index].frame }

  package var isButtonContent: Bool { look.owner.component.layers[index].frame.isButtonContent }

  /// Whether the layer is the text below the title of a button.
  package var isSubtitle: Bool { look.owner.component.layers[index].isSubtitle }

  /// Whether the layer belongs to the base class.
  package var isOfBase: Bool {
    if case .base = look.owner.component.layers[index].owner { true } else { false }
  }
}
