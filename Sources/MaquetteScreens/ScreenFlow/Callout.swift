public import MaquetteElements

/// A number at an element's corner, with a note below the screens.
public struct Callout: CatalogueElement {
  /// The id of the annotated element.
  public var at = ""
  /// The note below the screens; empty for none.
  public var text = ""
  /// The colour; nil for the surrounding tint.
  public var tint: ColorReference?

  /// Creates a callout of nothing.
  public init() {}

  /// Creates a callout of an element, by its id.
  public init(_ text: String, at id: String) {
    self.text = text
    at = id
  }

  public static let name = "callout"

  public static let attributes: [Attribute<Callout>] = [
    Attribute("at", \.at),
    Attribute("text", \.text),
    Attribute("tint", \.tint),
  ]

  /// Returns an error for a note that stands nowhere.
  public var problems: [AttributeError] {
    guard at.isEmpty && !text.isEmpty else { return [] }
    return [
      AttributeError(
        message: "a callout needs 'at', the id of an element", hint: "for example '{ at: total }'")
    ]
  }

  /// Nothing but a warning: the flow around the callout draws it.
  public func node(in environment: Environment) -> Node {
    misplacedNode(outside: ScreenFlow.name, in: environment)
  }

  /// The number in its circle.
  func badge(_ number: Int, _ metrics: ScreenFlowMetrics, in environment: Environment) -> any Element {
    Text("\(number)", style: metrics.numberStyle, weight: .bold).color(.token(.onTint))
      .frame(width: metrics.badge, height: metrics.badge)
      .background(
        Surface(
          .capsule, fill: environment.resolvedTint(tint),
          border: Surface.Border(color: .token(.background), width: metrics.badgeBorder)))
  }

  /// The number and the note beside it.
  func note(_ number: Int, _ metrics: ScreenFlowMetrics, in environment: Environment) -> any Element {
    HStack(spacing: metrics.noteGap, alignment: .center) {
      badge(number, metrics, in: environment)
      Text(text, style: metrics.noteStyle)
    }
  }
}
