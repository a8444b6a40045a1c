/// The accessibility attributes in a sheet, which replace those that the element exposes itself.
public struct AccessibilityAttributes: AttributeOwner, Sendable {
  /// The treatment of the elements inside.
  public enum Children: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// Each is exposed by itself.
    case contain
    /// Their labels and values form those of the element.
    case combine
    /// They are not exposed.
    case ignore
  }

  /// The label.
  public var label: String?
  /// The value.
  public var value: String?
  /// The hint, which describes the result of using the element.
  public var hint: String?
  /// The traits, in place of the element's own.
  public var traits: [Accessibility.Trait]?
  /// Whether the element and its children are hidden from accessibility.
  public var isHidden = false
  /// Whether the children are exposed, combined or ignored; nil for the element's own behaviour.
  public var children: Children?
  /// The reading order among siblings: higher first, equal ones in document order.
  public var priority: Double?

  /// Creates attributes that change nothing.
  public init() {}

  /// Creates attributes that give an element a label.
  public init(label: String, hint: String? = nil) {
    self.label = label
    self.hint = hint
  }

  public static let ownerName = "an element's accessibility"

  public static let attributes: [Attribute<AccessibilityAttributes>] = [
    Attribute("label", \.label),
    Attribute("value", \.value),
    Attribute("hint", \.hint),
    Attribute("traits", \.traits),
    Attribute("hidden", \.isHidden),
    Attribute("children", \.children),
    Attribute("priority", \.priority),
  ]

  /// Returns what a node exposes with these attributes applied; texts are translated to the environment's language.
  func applied(to node: Node, in environment: Environment) -> Accessibility {
    var result = node.accessibility ?? Accessibility(label: "", isContainer: true)
    if children == .combine {
      let parts = node.exposedParts
      let labels = parts.map(\.label).filter { !$0.isEmpty }
      let values = parts.compactMap(\.value)
      if result.label.isEmpty { result.label = labels.joined(separator: ", ") }
      if !values.isEmpty { result.value = values.joined(separator: ", ") }
      for trait in parts.flatMap(\.traits) where !result.traits.contains(trait) && trait != .staticText {
        result.traits.append(trait)
      }
      if result.traits.isEmpty, !parts.isEmpty { result.traits = [.staticText] }
    }
    if let label {
      result.label = environment.spoken(label)
      result.isLabelGuessed = false
    }
    if let value { result.value = environment.spoken(value) }
    if let hint { result.hint = environment.spoken(hint) }
    if let traits { result.traits = traits }
    if let children { result.isContainer = children == .contain }
    // A stack with nothing but a value is an element to expose, not only a layout.
    if value != nil, result.label.isEmpty, result.traits.isEmpty { result.traits = [.staticText] }
    result.isHidden = isHidden
    result.priority = priority ?? result.priority
    return result
  }
}

extension AccessibilityAttributes: AttributeDecodable {
  public static let attributeType = AttributeType.either([
    .text, .mapping(of: AccessibilityAttributes.attributes),
  ])

  /// Takes a label, or a mapping of attributes.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    if case .scalar(let text, _) = value {
      label = text
    } else {
      try decode(mapping: value)
    }
  }
}

extension Accessibility.Trait: AttributeDecodable {}

extension Node {
  /// The descriptions of the outermost exposed elements inside.
  fileprivate var exposedParts: [Accessibility] {
    children.flatMap { child -> [Accessibility] in
      guard let accessibility = child.accessibility else { return child.exposedParts }
      if accessibility.isHidden { return [] }
      return accessibility.isContainer && accessibility.label.isEmpty ? child.exposedParts : [accessibility]
    }
  }
}
