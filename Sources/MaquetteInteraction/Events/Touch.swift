public import MaquetteControls
public import MaquetteGraphics

/// A finger on the picture.
public struct Touch: Hashable, Sendable {
  /// Where it is, in points of the picture.
  public internal(set) var location: Point
  /// Where it was when it was told of last.
  public internal(set) var previousLocation: Point
  /// Where it came down.
  public let start: Point
  /// How many taps this makes, the first included.
  public let tapCount: Int
  /// When it was told of.
  public internal(set) var time: Moment

  init(at location: Point, tapCount: Int, time: Moment) {
    self.location = location
    previousLocation = location
    start = location
    self.tapCount = tapCount
    self.time = time
  }

  mutating func move(to location: Point, time: Moment) {
    previousLocation = self.location
    self.location = location
    self.time = time
  }
}
