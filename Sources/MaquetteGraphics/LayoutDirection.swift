/// The way that reading and therefore layout runs; it decides on which side leading and trailing lie.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "left-to-right"
  case rightToLeft = "right-to-left"
}
