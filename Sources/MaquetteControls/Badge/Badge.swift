import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A number, a short text or a dot over an element's corner, for something new.
public struct Badge: Control, ContainerElement {
  /// The text; without text and count the badge is a dot.
  public var text = ""
  /// The number; 0 hides the badge; nil for none.
  public var count: Int?
  /// The largest number shown in full; beyond it a plus sign follows.
  public var limit = 99
  /// The colour instead of red.
  public var tint: ColorReference?
  /// The corner that the badge overlaps.
  public var corner: Corner = .topTrailing
  /// The distance in points from the corner's edges to the centre of a one-digit badge; nil for the element's own.
  public var inset: Double?
  /// The spoken text; a dot without it is silent.
  public var accessibilityLabel: String?
  /// The element below; none for a badge by itself.
  public var children: [any Element] = []

  /// A corner of an element.
  public enum Corner: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    case topLeading = "top-leading"
    case topTrailing = "top-trailing"
    case bottomLeading = "bottom-leading"
    case bottomTrailing = "bottom-trailing"
  }

  /// Creates a dot.
  public init() {}

  /// Creates a badge with a text, or a dot if it is empty, over an element.
  public init(_ text: String = "", @ElementBuilder children: () -> [any Element] = { [] }) {
    self.text = text
    self.children = children()
  }

  /// Creates a badge with a number, over an element.
  public init(count: Int, @ElementBuilder children: () -> [any Element] = { [] }) {
    self.count = count
    self.children = children()
  }

  public static let name = "badge"
  public static let guideline = "Count only what a person has not seen yet. Say in words what a dot means."
  public static let shorthand: String? = "text"
  public static let metrics: [any ThemeMetrics.Type] = [BadgeMetrics.self]

  public static let attributes: [Attribute<Badge>] = [
    Attribute("text", \.text),
    Attribute("count", \.count, in: 0...1_000_000),
    Attribute("limit", \.limit, upTo: 1_000_000),
    Attribute("tint", \.tint),
    Attribute("corner", \.corner),
    Attribute("inset", \.inset, in: -100...1000),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the element with the badge over its corner, or the badge alone.
  public func body(in environment: Environment) -> any Element {
    let face = BadgeFace(text: shownText, tint: tint, label: accessibilityLabel)
    guard !children.isEmpty else { return isShown ? face : Nothing() }
    let content: any Element = children.count == 1 ? children[0] : VStack { children }
    let layout = CornerLayout(
      corner: corner, inset: inset ?? content.cornerInset(in: environment),
      reach: environment.theme[BadgeMetrics.self].height / 2)
    return Arranged(
      name: NodeName("badged"), layout: layout, children: [content, isShown ? face : Nothing()])
  }

  /// Returns an empty container: the element and the badge are exposed by themselves.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(label: "", isContainer: true)
  }
}

extension Badge {
  /// Whether there is anything new.
  var isShown: Bool { !text.isEmpty || count != 0 }

  /// Whether there is neither a text nor a number.
  package var isDot: Bool { text.isEmpty && count == nil }

  /// What the badge shows; empty for a dot.
  package var shownText: String {
    if !text.isEmpty { return text }
    guard let count else { return "" }
    return count > limit ? "\(limit)+" : "\(count)"
  }
}

extension Element {
  /// The distance from the edges of the element's frame to the middle of a badge: on the outline, if that is round.
  fileprivate func cornerInset(in environment: Environment) -> Double {
    (unmodified as? Avatar)?.cornerInset(in: environment) ?? 0
  }
}
