import MaquetteElements
import MaquetteTypography

/// How the letters of views keep the widths and the line ends of the platforms' text.
enum TextFit {
  /// Thousandths of an em to add after each character, by size in points.
  ///
  /// Measured on lines of regular text: 4 of 16, 16 of 14 and 3 of 12 points in lists of iOS 26 (`ServerSwitchingHowItWorksView`
  /// and `PrivacyView` of home-assistant/iOS), 5 of 28 points of iOS 16 (`PreviewSnapshotsTests` of swiftui-preview-snapshots).
  /// What lies between is interpolated. At 14 points the median is -3.1; the value is the least at which all lines of these pictures
  /// end at the same words.
  private static let corrections: [(position: Double, value: Double)] = [
    (12, 0.7), (14, -1.2), (16, 2), (20, 0), (28, 2),
  ]

  /// Returns the points to add after each character of the system's font at a size in points.
  static func tracking(at size: Double, _ weight: FontWeight?) -> Double {
    guard (weight ?? .regular) <= .regular else { return 0 }
    return size / 1000 * interpolate(corrections, at: size)
  }

  /// The most letters of a word that does not stand alone on the last line. As UIKit's `pushOut` strategy, which texts of SwiftUI
  /// have: "home" takes the word before it along (`SelectionOptionView` of home-assistant/iOS), "aliqua." does not
  /// (`PreviewSnapshotsTests`).
  private static let orphanLength = 5

  /// Returns a text whose last word, if it is short, keeps to the one before it.
  static func withoutOrphan(_ text: String) -> String {
    guard let space = text.lastIndex(of: " "), space > text.startIndex else { return text }
    let last = text[text.index(after: space)...]
    guard (1...orphanLength).contains(last.count), text[..<space].contains(" "), !last.contains("\n") else {
      return text
    }
    return text[..<space] + "\u{A0}" + last
  }
}
