public import MaquetteControls
internal import MaquetteGraphics
internal import MaquetteLayout

/// A picture with its controls as they became, which can be drawn at any moment.
public struct SessionScene: Element {
  /// The picture.
  public var mockup: Mockup
  /// What its controls became and when, by their numbers.
  var standIns: [Int: Changing]
  /// The moment that is drawn; nil for the moment of whatever the scene is part of.
  public var moment: Moment?

  /// After so long nothing is on its way any more.
  static let settled = Moment(seconds: 1)

  init(mockup: Mockup, standIns: [Int: Changing], moment: Moment? = nil) {
    self.mockup = mockup
    self.standIns = standIns
    self.moment = moment
  }

  /// Returns the scene at a moment.
  public func at(_ moment: Moment) -> SessionScene {
    var scene = self
    scene.moment = moment
    return scene
  }

  /// Returns the picture with its background, as one element.
  public func node(in environment: Environment) -> Node {
    var inner = mockup.environment
    inner.scale = environment.scale
    inner.perform(
      on: ControlStage(standIns: standIns), at: moment ?? environment.moment,
      for: moment == nil ? environment : nil)
    let picture = AnyElement(mockup.body).padding(mockup.padding)
      .frame(width: mockup.width, height: mockup.height)
    guard let background = mockup.background else { return picture.node(in: inner) }
    return picture.background(Surface(fill: background)).node(in: inner)
  }

  /// Every element at its place.
  func layout(on stage: ControlStage, at moment: Moment = .zero) -> LayoutNode {
    var mockup = mockup
    mockup.environment.perform(on: stage, at: moment)
    return mockup.layout()
  }
}
