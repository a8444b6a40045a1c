public import MaquetteControls

/// What a sheet says of a picture that moves, beside what its elements do.
public struct SheetAnimation: Hashable, Sendable {
  /// Frames a second while something changes gradually.
  public var frameRate = Timeline.Settings().frameRate

  /// How long the last change is left to be seen, in seconds.
  public var rest = Timeline.Settings().rest.seconds

  /// How often all of it is shown; 0 for without an end.
  public var playCount = 0

  /// Says nothing.
  public init() {}

  /// How the animation is cut into frames.
  public var timeline: Timeline.Settings {
    Timeline.Settings(frameRate: frameRate, rest: Moment(seconds: rest))
  }

  /// The rates that divide the ticks of a moment.
  static let frameRates = [10, 12, 15, 20, 24, 25, 30, 50, 60]
  private static let rests = 0.0...60.0
  private static let playCounts = 0...1000
}

extension SheetAnimation: AttributeOwner, AttributeDecodable {
  /// What messages call it.
  public static let ownerName = "an animation"

  /// What sheets can say of an animation.
  public static let attributes: [Attribute<SheetAnimation>] = [
    Attribute(
      "frame-rate", \.frameRate, help: "Frames a second while something changes gradually; 30 by default.",
      type: .choice(frameRates.map { "\($0)" })),
    Attribute("rest", \.rest, help: "How many seconds the last change is left to be seen; 0.6 by default."),
    Attribute("plays", \.playCount, help: "How often all of it is shown; 0, the default, is without an end."),
  ]

  /// A mapping.
  public static let attributeType = AttributeType.mapping(SheetAnimation.attributes.map(\.name))

  /// Takes a mapping.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    try decode(mapping: value)
    if !Self.frameRates.contains(frameRate) {
      let rates = Self.frameRates.map { "\($0)" }
      throw AttributeError(
        message: "expected \(AttributeType.choice(rates).description)", path: [.value("frame-rate")])
    }
    if !Self.rests.contains(rest) {
      throw AttributeError(message: "expected \(Wording.range(Self.rests))", path: [.value("rest")])
    }
    if !Self.playCounts.contains(playCount) {
      throw AttributeError(message: Wording.zoomOutOfRange(Self.playCounts), path: [.value("plays")])
    }
  }
}
