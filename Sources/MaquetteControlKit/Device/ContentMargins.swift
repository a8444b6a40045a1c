public import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The distances from the sides of a screen to its content.
public enum ContentMargins: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// None: the content has the padding that the sheet gives it.
  case none
  /// Those of the device: 16 or 20 points on a phone, 20 on a tablet and a Mac, those of its corners on a watch.
  case platform
  /// Those of the device, and on a wide screen as much as lets lines of text be no longer than is easy to read.
  case readable

  package static let help =
    "The side margins of the content: none, the platform's, or enough to keep lines readable."

  /// The widest column of text that is easy to read, in points, at a text size: that of UIKit's readable content guide at the
  /// default size, and at other sizes as many letters in a line.
  static func readableWidth(in environment: Environment) -> Double {
    let width = 672.0
    let standard = environment.theme.typeRamp.entry(for: .body, at: .large).size
    return (width * environment.font(.body).size / standard).rounded()
  }

  /// The margins beyond the safe area, in points, for content that has a width between the sides of the safe area.
  package func insets(on canvas: DeviceCanvas, width: Double, in environment: Environment) -> Insets {
    guard self != .none else { return .zero }
    let margin = canvas.margin
    let spare = width - 2 * margin - Self.readableWidth(in: environment)
    let further = self == .readable ? Swift.max(0, spare) / 2 : 0
    return Insets(horizontal: margin + further, vertical: 0)
  }
}
