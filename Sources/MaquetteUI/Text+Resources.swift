public import MaquetteFoundation
public import MaquetteUICore

extension Text {
  /// A text that is translated in the language of its resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: String(localized: resource)) }
}
