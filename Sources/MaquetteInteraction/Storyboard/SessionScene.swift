public import MaquetteElements

/// A picture with the changes of its controls, as an element that can be drawn at any moment.
public struct SessionScene: Element {
  /// The picture.
  public var mockup: Mockup
  var substitutes: [ControlPath: Keyframes]
  /// The values of controls from times on, in order; empty if nothing depends on any.
  var values: [ValueChange] = []
  /// The moment that is drawn; nil for the environment's.
  public var moment: Moment?

  /// The time after which every change is completed.
  static let settled = Moment(seconds: 1)

  /// The values of controls from a time on.
  struct ValueChange: Sendable {
    var start: Moment
    var values: [String: String]
  }

  init(
    mockup: Mockup, substitutes: [ControlPath: Keyframes], values: [ValueChange] = [], moment: Moment? = nil
  ) {
    self.mockup = mockup
    self.substitutes = substitutes
    self.values = values
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
    inside.keepsSubjects = environment.keepsSubjects
    inside.controlValues = values(at: inside.moment)
    // The background is no part of the picture: controls have the paths that `layout(at:)` gives them.
    let picture = mockup.content
      .environment(\.interaction, InteractionContext(substitutes: substitutes))
    guard let background = mockup.background else { return picture.node(in: inside) }
    return picture.background(Surface(fill: background)).node(in: inside)
  }

  private func values(at moment: Moment) -> [String: String]? {
    (values.last { $0.start <= moment } ?? values.first)?.values
  }

  /// Every element at its place, with the controls known.
  func layout(at moment: Moment) -> LayoutNode {
    var mockup = mockup
    mockup.environment.controlValues = values(at: moment)
    mockup.environment.moment = moment
    mockup.environment.interaction = InteractionContext(substitutes: substitutes)
    mockup.environment.keepsSubjects = true
    return mockup.layout()
  }
}
