/// Flexible empty space along the axis of its stack.
public struct Spacer: CatalogueElement {
  /// The minimum length in points.
  public var minLength: Double = 8

  /// Creates a spacer.
  public init() {}

  /// Creates a spacer with a minimum length in points.
  public init(minLength: Double) {
    self.minLength = minLength
  }

  public static let name = "spacer"
  public static let shorthand: String? = "min-length"

  public static let attributes: [Attribute<Spacer>] = [
    Attribute("min-length", \.minLength, in: 0...100_000)
  ]

  public func node(in environment: Environment) -> Node {
    Node(name: Self.nodeName, item: .spacer(minLength: minLength))
  }
}

/// Nothing: an element that takes no room, in the place of one that is not in the picture.
package struct Nothing: Element {
  package init() {}

  package func node(in environment: Environment) -> Node {
    Node(name: .nothing, item: LayoutItem { _ in Measurement(width: 0, height: 0) })
  }
}

extension NodeName {
  /// What takes no room and draws nothing.
  static let nothing = NodeName("nothing")
}
