/// Why a view cannot be drawn.
public enum ViewDrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture is too large or has no size.
  case picture(String)
  /// In strict mode: what the picture does not show.
  case reports([ViewReport])

  /// One sentence for people.
  public var description: String {
    switch self {
    case .picture(let text): text
    case .reports(let reports): reports.map(\.description).joined(separator: "\n")
    }
  }
}
