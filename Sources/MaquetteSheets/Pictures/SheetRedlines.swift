public import MaquetteControls
public import MaquetteRedlines

/// The measurements that a sheet asks for: a list of them, one, `all` or `none`.
public struct SheetRedlines: Hashable, Sendable {
  /// What is drawn.
  public var kinds: Set<Redline>

  /// Asks for measurements.
  public init(_ kinds: Set<Redline> = []) { self.kinds = kinds }
}

extension Redline: AttributeDecodable {}

extension SheetRedlines: AttributeDecodable {
  /// A list of measurements, `all` or `none`.
  public static let attributeType = AttributeType.either([.choice(["all", "none"]), [Redline].attributeType])

  /// Takes a list of measurements, one of them, `all` or `none`.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    switch value {
    case .scalar("all", _): self.init(Set(Redline.allCases))
    case .scalar("none", _): self.init()
    default: self.init(Set(try [Redline](attribute: value)))
    }
  }
}
