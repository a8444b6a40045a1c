/// A line between elements, in the separator colour.
public struct Divider: CatalogueElement {
  /// The direction of the line.
  public enum Direction: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    case horizontal, vertical
  }

  /// The direction: by default vertical in a row, horizontal elsewhere.
  public var direction: Direction?
  /// The thickness in points; by default one pixel, on macOS one point.
  public var thickness: Double?
  /// The colour of the line.
  public var color: ColorReference = .token(.separator)

  /// Creates a line that is vertical in a row and horizontal elsewhere.
  public init() {}

  /// Creates a line.
  public init(_ direction: Direction, color: ColorReference = .token(.separator), thickness: Double? = nil) {
    self.direction = direction
    self.color = color
    self.thickness = thickness
  }

  public static let name = "divider"
  public static let shorthand: String? = "direction"

  public static let attributes: [Attribute<Divider>] = [
    Attribute("direction", \.direction),
    Attribute("thickness", \.thickness, in: 0...1000),
    Attribute("color", \.color),
  ]

  public func node(in environment: Environment) -> Node {
    // As the separators of the platforms' lists: a device pixel on iOS and watchOS, a point on macOS.
    let thickness = thickness ?? (environment.platform == .macos ? 1 : 1 / environment.scale)
    let direction = direction ?? (environment.isInRow ? .vertical : .horizontal)
    let item = LayoutItem { proposal in
      direction == .horizontal
        ? Measurement(width: proposal.width ?? 10, height: thickness)
        : Measurement(width: thickness, height: proposal.height ?? 10)
    }
    let color = environment.color(color)
    return Node(name: Self.nodeName, item: item) { [.fill(.rect($0.frame), .color(color))] }
  }
}

extension Array where Element == any MaquetteElements.Element {
  /// The elements as parts of a row, in which a divider stands upright.
  package var inRow: [Element] {
    // Only dividers are wrapped: the containers inside a row are no rows.
    guard contains(where: { $0.isDivider }) else { return self }
    return map { $0.isDivider ? $0.environment(\.isInRow, true) : $0 }
  }
}

extension Element {
  /// Whether the element is a divider, modified or not.
  fileprivate var isDivider: Bool { type(of: self) == Divider.self || modified?.content.isDivider == true }
}

extension Environment {
  private enum RowKey: EnvironmentKey { static let defaultValue = false }

  /// Whether the element is a part of a row.
  fileprivate var isInRow: Bool {
    get { self[RowKey.self] }
    set { self[RowKey.self] = newValue }
  }
}
