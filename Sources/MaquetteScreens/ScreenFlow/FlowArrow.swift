public import MaquetteElements

/// An arrow from an element to the screen it leads to, both given by id.
public struct FlowArrow: CatalogueElement {
  /// The id of the element where the arrow starts.
  public var from = ""
  /// The id of the screen or element where the arrow ends.
  public var to = ""
  /// The action on the way, in a word or two, such as Buy.
  public var label = ""
  /// The colour; nil for the surrounding tint.
  public var tint: ColorReference?
  /// The line style: dashed for rare or automatic steps.
  public var style = LineStyle.solid

  /// Creates an arrow that leads nowhere.
  public init() {}

  /// Creates an arrow from an element to a screen, by their ids.
  public init(from: String, to: String, _ label: String = "", style: LineStyle = .solid) {
    self.from = from
    self.to = to
    self.label = label
    self.style = style
  }

  public static let name = "flow-arrow"

  public static let attributes: [Attribute<FlowArrow>] = [
    Attribute("from", \.from),
    Attribute("to", \.to),
    Attribute("label", \.label),
    Attribute("tint", \.tint),
    Attribute("style", \.style),
  ]

  /// Returns an error for an end without an id, if the other has one.
  public var problems: [AttributeError] {
    guard from.isEmpty != to.isEmpty else { return [] }
    return [("from", from), ("to", to)].filter(\.1.isEmpty).map { name, _ in
      AttributeError(
        message: "an arrow needs '\(name)', the id of an element",
        hint: "for example '{ from: buy, to: checkout }'")
    }
  }

  /// Nothing but a warning: the flow around the arrow draws it.
  public func node(in environment: Environment) -> Node {
    misplacedNode(outside: ScreenFlow.name, in: environment)
  }
}
