/// A control: an element composed of others, with a meaning of its own.
public protocol Control: CatalogueElement {
  /// What the control is composed of.
  associatedtype Body: Element

  /// The guideline that the control follows, in one or two sentences.
  static var guideline: String { get }
  /// Sets of attributes that show the control at its best, for galleries and reference pages.
  static var samples: [Sample] { get }

  /// Returns what the control is composed of under an environment.
  func body(in environment: Environment) -> Body

  /// Returns what assistive technology is told.
  func accessibility(in environment: Environment) -> Accessibility

  /// Returns what is questionable about the control's content.
  func warnings(in environment: Environment) -> [ElementWarning]
}

extension Control {
  /// Nothing is questionable.
  public func warnings(in environment: Environment) -> [ElementWarning] { [] }

  /// Returns the body's node under the control's name.
  public func node(in environment: Environment) -> Node {
    if environment.clock?.stage != nil, let touchable = self as? any TouchableElement,
      let node = environment.staged(touchable)
    {
      return node
    }
    return node(of: body(in: environment), in: environment)
  }

  /// Returns the node of a body under the control's name.
  func node(of body: Body, in environment: Environment) -> Node {
    let entered = environment.clock?.stage?.roles.count
    let body = body.node(in: environment)
    var node = Node(name: Self.name, wrapping: body, direction: environment.direction)
    // Some look at the nodes of their parts, which are on the stage already.
    let environment = entered.map { environment.asking(after: $0) } ?? environment
    var accessibility = accessibility(in: environment)
    accessibility.label = environment.spoken(accessibility.label)
    node.accessibility = accessibility
    node.warnings = warnings(in: environment)
    node.keep(self, in: environment)
    return node
  }
}

/// A control with a caption, for galleries.
public struct Sample: Sendable {
  /// What the sample shows.
  public var caption: String
  /// The control.
  public var element: any Element

  /// Creates a sample.
  public init(_ caption: String, _ element: any Element) {
    self.caption = caption
    self.element = element
  }
}
