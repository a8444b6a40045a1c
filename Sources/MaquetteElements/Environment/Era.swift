/// The look of a range of system versions.
public enum Era: String, Hashable, Sendable, CaseIterable {
  /// iOS 7 to 12: flat, with hairlines.
  case ios7
  /// iOS 13 to 18 and macOS 11 to 15.
  case classic
  /// iOS 26 and macOS 26.
  case glass
}
