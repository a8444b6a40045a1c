/// The thickness of letters, named as the platforms name it; raw values are the `wght` axis.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable, Comparable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  /// Orders weights from thin to thick.
  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }
}
