internal import MaquetteControls
internal import MaquetteGraphics

/// A segmented control on a phone has at most five segments.
enum SegmentCountRule: LintRule {
  static let id = "L-segments"
  static let summary = "A segmented control on a phone has at most five segments."
  static let reason = "More are too narrow for a finger and for their words."
  static let remedy = "use fewer segments, or another control such as a menu"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    setting: "size: { width: 390 }",
    bad: "segmented-control: { segments: [Mon, Tue, Wed, Thu, Fri, Sat], width: infinity }",
    good: "segmented-control: { segments: [Mon, Tue, Wed, Thu, Fri], width: infinity }")

  private static let most = 5
  /// What is narrower, in points, is a phone's: the largest are 440 points wide upright, the smallest tablets 744.
  private static let phoneWidth = 600.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(SegmentedControl.self).compactMap { control in
      let count = control.element.segments.count
      guard control.environment.platform == .ios, picture.layout.frame.size.width < phoneWidth, count > most
      else {
        return nil
      }
      return LintViolation(control.node, "segments:", measured: "\(count)", asked: "at most \(most)")
    }
  }
}
