/// The role of a text by its name on the platforms; a `TypeRamp` gives it a size.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle = "large-title"
  case title1 = "title1"
  case title2 = "title2"
  case title3 = "title3"
  case headline = "headline"
  case body = "body"
  case callout = "callout"
  case subheadline = "subheadline"
  case footnote = "footnote"
  case caption1 = "caption1"
  case caption2 = "caption2"
}

/// The user's text size (Dynamic Type), from the smallest to the largest.
public enum TextSize: String, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall = "x-small"
  case small = "small"
  case medium = "medium"
  /// The default of devices.
  case large = "large"
  case xLarge = "x-large"
  case xxLarge = "xx-large"
  case xxxLarge = "xxx-large"
  case accessibility1 = "accessibility-1"
  case accessibility2 = "accessibility-2"
  case accessibility3 = "accessibility-3"
  case accessibility4 = "accessibility-4"
  case accessibility5 = "accessibility-5"

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The index in the order of sizes, 0 for the smallest.
  var rank: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }

  /// Orders sizes from small to large.
  public static func < (left: TextSize, right: TextSize) -> Bool { left.rank < right.rank }
}
