public import MaquetteElements
import MaquetteLayout

/// The first of several elements that fits; the last one if none does.
public struct FirstFit: ContainerElement {
  /// The axes along which an element must fit.
  public enum Axes: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// Its width and its height.
    case both
    /// Its width.
    case horizontal
    /// Its height, in the proposed width.
    case vertical
  }

  /// The axes along which an element must fit.
  public var axes = Axes.both
  /// The elements, the most wanted first.
  public var children: [any Element] = []

  /// Creates an empty container.
  public init() {}

  /// Creates a container of elements, the most wanted first.
  public init(in axes: Axes = .both, @ElementBuilder children: () -> [any Element]) {
    self.axes = axes
    self.children = children()
  }

  public static let name = "first-fit"
  public static let guideline =
    "A row that becomes a column where there is less room, or a title with a shorter one for narrow screens."

  public static let attributes: [Attribute<FirstFit>] = [
    Attribute("axes", \.axes)
  ]

  public func node(in environment: Environment) -> Node {
    let counting: Set<Axis> =
      switch axes {
      case .both: [.horizontal, .vertical]
      case .horizontal: [.horizontal]
      case .vertical: [.vertical]
      }
    return Node(
      name: Self.nodeName, layout: FirstFitLayout(axes: counting), children: children, in: environment)
  }
}
