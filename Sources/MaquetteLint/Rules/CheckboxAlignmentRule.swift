import MaquetteControls
import MaquetteElements
import MaquetteGraphics

enum CheckboxAlignmentRule: LintRule {
  static let id = "L-checkbox-align"
  static let summary = "Checkboxes in a column align at their leading edges."
  static let reason = "People scan the boxes downwards; in a centred column every box is elsewhere."
  static let source: LintSource? = LintSource(
    .toggles, "align checkboxes at their leading edges, and indent those that depend on another.")
  static let remedy = "give the stack 'alignment: leading'"
  static let example = LintExample(
    setting: "platform: macos",
    bad: """
      vstack:
        - checkbox: { title: Play sounds, value: true }
        - checkbox: Show previews on the lock screen
      """,
    good: """
      vstack:
        alignment: leading
        children:
          - checkbox: { title: Play sounds, value: true }
          - checkbox: Show previews on the lock screen
      """)

  /// The tolerance of an edge, in points: edges are rounded to pixels.
  private static let slack = 1.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.neighbours(Checkbox.self).compactMap { boxes in
      guard let first = boxes.first, let container = picture.container(of: first.node) else { return nil }
      let frames = boxes.map(\.frame)
      let isColumn = zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY + slack }
      let isRight = first.environment.direction == .rightToLeft
      let difference = spread(frames.map { isRight ? $0.maxX : $0.minX })
      // An indentation on purpose keeps neither the middle nor the other edge.
      let others = [frames.map(\.center.x), frames.map { isRight ? $0.minX : $0.maxX }]
      guard isColumn, difference > slack, others.contains(where: { spread($0) <= slack }) else { return nil }
      return LintViolation(
        container, "leading edges of \(boxes.count) checkboxes differ by", measured: difference.pointText,
        asked: "nothing", area: frames.dropFirst().reduce(frames[0]) { $0.union($1) })
    }
  }

  /// The distance between the least and the largest number.
  private static func spread(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
}
