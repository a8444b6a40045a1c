internal import MaquetteControls
internal import MaquetteGraphics

/// A control's hit target on a touch platform is at least 44 by 44 points.
enum HitTargetRule: LintRule {
  static let id = "L-hit"
  static let summary =
    "On a touch platform the target of a control, or of a segment, is at least 44 x 44 points."
  static let reason = "A fingertip covers about that much; smaller targets are missed."
  static let remedy = "make it larger, or let the row around it be the target"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    bad: "button: { symbol: trash, style: gray, size: small, accessibility-label: Delete }",
    good:
      "button: { symbol: trash, style: gray, size: small, accessibility-label: Delete, width: 44, height: 44 }"
  )

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.hitTargets.compactMap { target in
      let least = LintPicture.smallestTarget(on: target.platform)
      let size = target.area.size
      // A frame is on whole pixels, so it may be short of its length by half of one.
      let slack = 0.5 / picture.environment.scale
      if size.width >= least - slack && size.height >= least - slack { return nil }
      return LintViolation(
        target.node, "hit target", measured: size.pointText,
        asked: "\(least.decimalText) x \(least.decimalText) pt",
        area: target.area)
    }
  }
}
