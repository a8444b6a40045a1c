import MaquetteGraphics

/// How a platform sizes emoji, and how it places them beside text.
public enum EmojiStyle: Hashable, Sendable {
  /// iOS and watchOS, which enlarge emoji beside small text.
  case touch
  /// macOS.
  case desktop

  /// Returns the side of the square of an emoji beside text of a size; both are points.
  ///
  /// Those of iOS are measured from 11 to 30 pt (flutter/flutter, issue 28894): a quarter larger up to 16 pt, 20 pt up to 18,
  /// and from 22 on the size itself. macOS does not enlarge (the same). Those of watchOS are derived from iOS.
  func side(beside size: Double) -> Double {
    if self == .desktop { return size }
    return size < 16 ? 1.25 * size : max(20, 11 + size / 2, size)
  }

  /// The part of the square below the baseline.
  ///
  /// Both are measured (wh0.github.io, "Emoji metrics", 31 December 2024): the system font's pictures are moved down by 0.15
  /// and 0.125 em.
  private var descent: Double { self == .desktop ? 0.125 : 0.15 }

  /// Returns the square of an emoji beside text of a size, in points from its origin on the baseline, y down.
  func box(beside size: Double) -> Rect {
    let side = side(beside: size)
    return Rect(x: 0, y: (descent - 1) * side, width: side, height: side)
  }
}
