public import MaquetteControls
public import MaquetteGraphics

/// An element of a kind, with the node that was made from it.
public struct Surveyed<Kind>: Sendable where Kind: Sendable {
  /// The element.
  public let element: Kind
  /// What it was drawn under.
  public let environment: Environment
  /// Its node.
  public let node: SurveyedNode

  /// Its frame in points of the picture.
  public var frame: Rect { node.frame }
}
