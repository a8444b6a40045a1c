public import MaquetteControlKit
public import MaquetteElements

/// Whether a picture is still or moves. Both are files that end in `.png`: an animated picture is a PNG too, and every
/// program that reads PNGs shows at least its first frame.
package enum PictureFormat: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// One picture.
  case png
  /// A sequence of pictures (APNG).
  case apng
}

/// A sheet's settings of a moving picture, besides the changes of its elements.
public struct SheetAnimation: Hashable, Sendable {
  /// The frames per second during gradual changes; 30 by default.
  public var frameRate = Timeline.Settings().frameRate

  /// The seconds the last frame stays visible; 0.6 by default.
  public var rest = Timeline.Settings().rest.seconds

  /// The number of plays; 0, the default, repeats endlessly.
  public var playCount = 0

  /// Creates the default settings.
  public init() {}

  /// The settings for cutting the animation into frames.
  public var timeline: Timeline.Settings {
    Timeline.Settings(frameRate: frameRate, rest: Moment(seconds: rest))
  }

  /// The frame rates that divide the ticks of a moment.
  static let frameRates = [10, 12, 15, 20, 24, 25, 30, 50, 60]
  /// The times in seconds that the last change can stay visible.
  package static let rests = 0.0...60.0
  /// The numbers of plays; 0 for endless repetition.
  package static let playCounts = 0...1000
}

extension SheetAnimation: AttributeOwner, AttributeDecodable {
  /// The name in messages.
  public static let ownerName = "an animation"

  /// The attributes of an animation.
  public static let attributes: [Attribute<SheetAnimation>] = [
    Attribute("frame-rate", \.frameRate, type: .choice(frameRates.map { "\($0)" })),
    Attribute("rest", \.rest, in: rests, unit: "seconds"),
    Attribute("plays", \.playCount),
  ]

  /// A mapping.
  public static let attributeType = AttributeType.mapping(of: SheetAnimation.attributes)

  /// Decodes a mapping.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    try decode(mapping: value)
    if !Self.frameRates.contains(frameRate) {
      let rates = Self.frameRates.map { "\($0)" }
      throw AttributeError(
        message: "expected \(AttributeType.choice(rates).description)", path: [.value("frame-rate")])
    }
    if !Self.playCounts.contains(playCount) {
      throw AttributeError(message: Wording.wholeNumberOutOfRange(Self.playCounts), path: [.value("plays")])
    }
  }
}
