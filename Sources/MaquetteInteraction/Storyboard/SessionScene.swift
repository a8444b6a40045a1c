import MaquetteControls
public import MaquetteElements

/// A picture with the changes of its controls, as an element that can be drawn at any moment.
public struct SessionScene: Element {
  /// The picture.
  public var mockup: Mockup
  var substitutes: [ControlPath: Keyframes]
  /// The values of controls from times on, in order; empty if nothing depends on any.
  var values: [ValueChange] = []
  /// The tool tips over time, in order.
  var toolTips: [ToolTipChange] = []
  /// What programs have set of what controls expose to accessibility, by their paths.
  var accessibility: [ControlPath: OwnAccessibility] = [:]
  /// The moment that is drawn; nil for the environment's.
  public var moment: Moment?

  /// The time after which every change is completed.
  static let settled = Moment(seconds: 1)

  /// The values of controls from a time on.
  struct ValueChange: Sendable {
    var start: Moment
    var values: [String: String]
  }

  /// A tool tip with the pointer that rests there, in points.
  struct ShownToolTip: Sendable {
    var text: String
    var pointer: Point
    var environment: Environment
  }

  /// The tool tip from a time on; nil for none.
  struct ToolTipChange: Sendable {
    var start: Moment
    var tip: ShownToolTip?
  }

  init(
    mockup: Mockup, substitutes: [ControlPath: Keyframes], values: [ValueChange] = [],
    toolTips: [ToolTipChange] = []
  ) {
    self.mockup = mockup
    self.substitutes = substitutes
    self.values = values
    self.toolTips = toolTips
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
    // What programs have set of accessibility finds its controls by their subjects.
    inside.keepsSubjects = environment.keepsSubjects || !accessibility.isEmpty
    inside.controlValues = values(at: inside.moment)
    // The background is no part of the picture: controls have the paths that `layout(at:)` gives them.
    let picture = shown(at: inside.moment, scale: inside.scale).content
      .environment(\.interaction, InteractionContext(substitutes: substitutes))
    var node =
      mockup.background.map { picture.background(Surface(fill: $0)).node(in: inside) }
      ?? picture.node(in: inside)
    guard !toolTips.isEmpty else { return node }
    let inner = node.motionSource
    node.motionSource = {
      var motions = inner?() ?? Motions()
      motions.formUnion(Motions(changes: toolTips.map { .init(at: $0.start) }))
      return motions
    }
    return node
  }

  /// The picture with the tool tip of a moment in front of it.
  private func shown(at moment: Moment, scale: Double) -> Mockup {
    var mockup = mockup
    mockup.body = mockup.body.exposing(accessibility)
    guard let tip = toolTips.last(where: { $0.start <= moment })?.tip else { return mockup }
    var environment = tip.environment
    environment.scale = scale
    environment.moment = moment
    var result = mockup
    result.body = mockup.body.presenting(ToolTip.presentation(of: tip.text, at: tip.pointer, in: environment))
    return result
  }

  private func values(at moment: Moment) -> [String: String]? {
    (values.last { $0.start <= moment } ?? values.first)?.values
  }

  /// Every element at its place, with the controls known.
  func layout(at moment: Moment) -> LayoutNode {
    var mockup = shown(at: moment, scale: mockup.environment.scale)
    mockup.environment.controlValues = values(at: moment)
    mockup.environment.moment = moment
    mockup.environment.interaction = InteractionContext(substitutes: substitutes)
    mockup.environment.keepsSubjects = true
    return mockup.layout()
  }
}
