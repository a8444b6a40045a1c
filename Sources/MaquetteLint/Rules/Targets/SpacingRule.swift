internal import MaquetteControls
internal import MaquetteGraphics

/// Neighbouring targets do not overlap and have room between them.
enum SpacingRule: LintRule {
  static let id = "L-spacing"
  static let summary =
    "Targets do not overlap, and on a touch platform there are 8 points between them, on a watch 6."
  static let reason =
    "Where targets touch, a finger hits the wrong one. Eight points are this project's choice; six are what the watch"
    + " itself leaves between buttons."
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

  /// The least distance between targets on a platform, in points; 0 where pointers are precise.
  private static func room(on platform: Platform) -> Double {
    switch platform {
    case .ios: 8
    case .watchos: 6
    case .macos: 0
    }
  }
  /// The largest of all, in points.
  private static let largestRoom = 8.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    // From top to bottom, so that only targets near each other are compared.
    let targets = picture.hitTargets.filter { !$0.node.frame.isEmpty }
      .sorted { $0.node.frame.minY < $1.node.frame.minY }
    var violations: [LintViolation] = []
    for (place, target) in targets.enumerated() {
      for other in targets[(place + 1)...] {
        if other.node.frame.minY > target.node.frame.maxY + largestRoom { break }
        if belongTogether(target, other) { continue }
        // The later one in the sheet is told of the earlier one.
        let isLater = other.node.index > target.node.index
        let (first, second) = isLater ? (target, other) : (other, target)
        if let violation = violation(first, second, in: picture) { violations.append(violation) }
      }
    }
    return violations.sorted { $0.node.index < $1.node.index }
  }

  private static func violation(
    _ first: HitTarget, _ second: HitTarget, in picture: LintPicture
  ) -> LintViolation? {
    let slack = 0.5 / picture.environment.scale
    let (a, b) = (first.node.frame, second.node.frame)
    let across = max(a.minX, b.minX) - min(a.maxX, b.maxX)
    let down = max(a.minY, b.minY) - min(a.maxY, b.maxY)
    if across < -slack && down < -slack {
      return LintViolation(
        second.node, "target overlaps that of \(first.node.title) by",
        measured: min(-across, -down).pointText,
        asked: "none", area: a.intersection(b))
    }
    let room = room(on: second.platform)
    guard room > 0, min(across, down) < -slack, max(across, down) < room - slack else { return nil }
    return LintViolation(
      second.node, "distance to \(first.node.title)", measured: max(0, max(across, down)).pointText,
      asked: room.pointText)
  }

  /// Whether targets touch because they are one thing: segments of a control, rows of a list, a row and what is in it.
  private static func belongTogether(_ first: HitTarget, _ second: HitTarget) -> Bool {
    let (a, b) = (first.node, second.node)
    if a.node.name == "segment", b.node.name == "segment", a.owner == b.owner { return true }
    // Gradient buttons in a row share their edges.
    if a.node.name == GradientButton.name && b.node.name == GradientButton.name { return true }
    if a.node.name == ListRow.name && b.node.name == ListRow.name { return true }
    return a.row == b.index || b.row == a.index || a.row != b.row && (a.row != nil || b.row != nil)
  }
}
