import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// Overlapping avatars of people who belong together, with a count of hidden ones.
public struct AvatarGroup: Control, ContainerElement {
  /// The maximum number of avatars; the last one counts the rest.
  public var limit: Int?
  /// The size of each avatar.
  public var size: ControlSize = .medium
  /// The diameter of each avatar in points instead of the size's.
  public var diameter: Double?
  /// The accessibility label of the group; nil to expose the avatars only.
  public var accessibilityLabel: String?
  /// The avatars.
  public var children: [any Element] = []

  /// Creates a group of nobody.
  public init() {}

  /// Creates a group of avatars.
  public init(
    limit: Int? = nil, size: ControlSize = .medium, @ElementBuilder children: () -> [any Element]
  ) {
    self.limit = limit
    self.size = size
    self.children = children()
  }

  public static let name = "avatar-group"
  public static let guideline =
    "Show three to five faces to suggest several people; name them if there is room."
  public static let metrics: [any ThemeMetrics.Type] = [AvatarMetrics.self]

  public static let attributes: [Attribute<AvatarGroup>] = [
    Attribute("limit", \.limit, in: 1...100),
    Attribute("size", \.size),
    Attribute("diameter", \.diameter, in: 8...1000),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the avatars side by side, with a gap around each where it lies over the one before.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[AvatarMetrics.self]
    let side = diameter ?? metrics.side(of: size)
    let gap = Swift.max(metrics.leastGap, side * metrics.presenceGap)
    let overlap = side * metrics.overlap
    let step = environment.direction == .leftToRight ? side - overlap : overlap - side
    let shown = shown
    let avatars = shown.enumerated().map { index, avatar -> any Element in
      guard index < shown.count - 1 else { return avatar }
      let next = (shown[index + 1].unmodified as? Avatar)?.radius(in: inside(side, environment)) ?? side / 2
      return avatar.grouped(name: .cut) { frame in
        let other = frame.offset(dx: step, dy: 0).inset(by: -gap)
        let shape = Shape.roundedRectangle(RoundedRectangle(rect: other, radius: next + gap))
        return Layer(clip: Bezel.outside(of: shape, in: frame, reach: gap))
      }
    }
    return HStack(spacing: -overlap) { avatars }.environment(\.avatarSide, side)
  }

  /// Returns the label of the group, whose avatars are exposed by themselves.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(label: accessibilityLabel ?? "", isContainer: true)
  }

  /// The avatars, the last of which may stand for the others.
  private var shown: [any Element] {
    guard let limit = limit.map({ Swift.max(1, $0) }), limit < children.count else { return children }
    let rest = children.count - limit + 1
    let others = Avatar().with(\.initials, "+\(rest)").with(\.accessibilityLabel, "+\(rest)")
    return children.prefix(limit - 1) + [others]
  }

  private func inside(_ side: Double, _ environment: Environment) -> Environment {
    var inside = environment
    inside.avatarSide = side
    return inside
  }
}
