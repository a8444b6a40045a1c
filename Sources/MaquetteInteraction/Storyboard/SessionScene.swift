public import MaquetteElements

/// A picture with the changes of its controls, as an element that can be drawn at any moment.
public struct SessionScene: Element {
  /// The picture.
  public var mockup: Mockup
  var substitutes: [ControlPath: Keyframes]
  /// The moment that is drawn; nil for the environment's.
  public var moment: Moment?

  /// The time after which every change is completed.
  static let settled = Moment(seconds: 1)

  init(mockup: Mockup, substitutes: [ControlPath: Keyframes], moment: Moment? = nil) {
    self.mockup = mockup
    self.substitutes = substitutes
    self.moment = moment
  }

  /// Returns the scene at a moment.
  public func at(_ moment: Moment) -> SessionScene {
    var scene = self
    scene.moment = moment
    return scene
  }

  public func node(in environment: Environment) -> Node {
    var inside = mockup.environment
    inside.moment = moment ?? environment.moment
    inside.scale = environment.scale
    // The background is no part of the picture: controls have the paths that `layout(at:)` gives them.
    let picture = mockup.content
      .environment(\.interaction, InteractionContext(substitutes: substitutes))
    guard let background = mockup.background else { return picture.node(in: inside) }
    return picture.background(Surface(fill: background)).node(in: inside)
  }

  /// Every element at its place, with the controls known.
  func layout(at moment: Moment) -> LayoutNode {
    var mockup = mockup
    mockup.environment.moment = moment
    mockup.environment.interaction = InteractionContext(substitutes: substitutes)
    mockup.environment.keepsSubjects = true
    return mockup.layout()
  }
}
