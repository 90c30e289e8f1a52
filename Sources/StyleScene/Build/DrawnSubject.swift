/// The style or component that a picture shows; indices into the sheet's tables.
package enum DrawnSubject: Hashable, Sendable {
  case style(Int)
  case component(Int)
}
