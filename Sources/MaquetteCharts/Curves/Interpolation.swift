public import MaquetteElements

/// The way from one datum of a line to the next.
public enum Interpolation: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// Straight.
  case linear
  /// A curve without a turn between two data: it neither rises above nor falls below them.
  case monotone
  /// A curve through the data whose speed follows their distances.
  case catmullRom = "catmull-rom"
  /// A curve through the data whose direction at each is that from the one before it to the one after it.
  case cardinal
  /// A step at the first of two data.
  case stepStart = "step-start"
  /// A step halfway between two data.
  case stepCenter = "step-center"
  /// A step at the second of two data.
  case stepEnd = "step-end"
}
