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

  /// Returns what the control exposes to accessibility.
  func accessibility(in environment: Environment) -> Accessibility

  /// Returns what a control exposes to accessibility that speaks for what it is composed of; by default that is
  /// ``accessibility(in:)``.
  func accessibility(in environment: Environment, of body: Node) -> Accessibility

  /// Returns what is questionable about the control's content.
  func warnings(in environment: Environment) -> [ElementWarning]
}

extension Control {
  /// Returns what it exposes whatever it is composed of.
  public func accessibility(in environment: Environment, of body: Node) -> Accessibility {
    accessibility(in: environment)
  }

  /// Nothing is questionable.
  public func warnings(in environment: Environment) -> [ElementWarning] { [] }

  /// Returns the body's node under the control's name.
  public func node(in environment: Environment) -> Node {
    environment.node(of: self) { node(of: body(in: $0), in: $0) }
  }

  /// Returns the node of a body under the control's name.
  func node(of body: Body, in environment: Environment) -> Node {
    let body = body.node(in: environment)
    var node = Node(name: Self.name, wrapping: body, direction: environment.direction)
    var accessibility = accessibility(in: environment, of: body)
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
