/// A report as one HTML page that needs nothing else.
public enum HTMLReport {
  /// Pictures of cases that pass are shown up to this many bytes of PNG together: 32 MiB.
  public static let largestPassing = 32 << 20
}
