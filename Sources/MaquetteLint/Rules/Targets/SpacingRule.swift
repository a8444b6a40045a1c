internal import MaquetteControls
internal import MaquetteGraphics

/// Neighbouring targets do not overlap and have room between them.
enum SpacingRule: LintRule {
  static let id = "L-spacing"
  static let summary = "Targets do not overlap, and on a touch platform there are 8 points between them."
  static let reason =
    "Where targets touch, a finger hits the wrong one; eight points are this project's choice."
  static let remedy = "move them apart"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    bad: """
      hstack:
        spacing: 2
        children:
          - button: { title: Cut, style: gray, size: large }
          - button: { title: Copy, style: gray, size: large }
      """,
    good: """
      hstack:
        spacing: 8
        children:
          - button: { title: Cut, style: gray, size: large }
          - button: { title: Copy, style: gray, size: large }
      """)

  private static let room = 8.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let targets = picture.hitTargets.filter { !$0.node.node.frame.isEmpty }
    let slack = 0.5 / picture.environment.scale
    var violations: [LintViolation] = []
    for (place, target) in targets.enumerated() {
      let area = target.node.frame
      for other in targets[..<place] where !belongTogether(target, other) {
        let otherArea = other.node.frame
        let across = max(area.minX, otherArea.minX) - min(area.maxX, otherArea.maxX)
        let down = max(area.minY, otherArea.minY) - min(area.maxY, otherArea.maxY)
        let name = "\(other.node.title)"
        if across < -slack && down < -slack {
          violations.append(
            LintViolation(
              target.node, "target overlaps that of \(name) by", measured: min(-across, -down).pointText,
              asked: "none", area: area.intersection(otherArea)))
        } else if target.platform == .ios, min(across, down) < -slack, max(across, down) < room - slack {
          violations.append(
            LintViolation(
              target.node, "distance to \(name)", measured: max(0, max(across, down)).pointText,
              asked: room.pointText))
        }
      }
    }
    return violations
  }

  /// Whether targets touch because they are one thing: segments of a control, rows of a list, a row and what is in it.
  private static func belongTogether(_ first: HitTarget, _ second: HitTarget) -> Bool {
    let (a, b) = (first.node, second.node)
    if a.node.name == "segment", b.node.name == "segment", a.owner == b.owner { return true }
    if a.node.name == ListRow.name && b.node.name == ListRow.name { return true }
    return a.row == b.index || b.row == a.index || a.row != b.row && (a.row != nil || b.row != nil)
  }
}
