public import MaquetteElements

/// The size of the title of a navigation bar.
public enum LargeTitle: String, Hashable, Sendable, CaseIterable {
  /// Beside the buttons.
  case inline = "false"
  /// Large, below them.
  case expanded = "true"
  /// Beside the buttons, because what is below has been scrolled.
  case collapsed
}

extension LargeTitle: AttributeDecodable {
  public static let attributeType = AttributeType.either([.boolean, .choice([collapsed.rawValue])])

  /// Takes true, false or `collapsed`.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    if case .scalar(Self.collapsed.rawValue, _) = value {
      self = .collapsed
    } else if let isLarge = try? Bool(attribute: value) {
      self = isLarge ? .expanded : .inline
    } else {
      throw AttributeError(expected: Self.attributeType.description, found: value)
    }
  }
}
