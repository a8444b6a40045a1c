import MaquetteElements

enum ScaleRule: LintRule {
  static let id = "L-scale"
  static let summary = "Paddings, spacings and radii use the brand's tokens."
  static let reason =
    "A value off the scale is a private decision. The rule checks brands with groups of spacing or radius tokens."
  static let source: LintSource? = LintSource(
    .project, "write named values by name, so that they change with the brand.")
  static let remedy = "write the token's name, or add a token for the length"
  static let severity = LintSeverity.note
  static let example = LintExample(
    setting: "tokens: { space: { $type: dimension, sm: { $value: 8px }, md: { $value: 16px } } }",
    bad: body(padding: "13"), good: body(padding: "\"{space.md}\""))

  private static func body(padding: String) -> String {
    """
    vstack:
      spacing: "{space.sm}"
      padding: \(padding)
      children: [{ label: Harbour }, { label: Tides and winds }]
    """
  }

  static func violations(in picture: LintPicture) -> [LintViolation] {
    let names = picture.environment.brandNames
    let subjects: [TokenUse.Subject] = [.padding, .spacing, .radius]
    let scales = Dictionary(uniqueKeysWithValues: subjects.map { ($0, Brand.scale(for: $0, among: names)) })
    return picture.nodes.flatMap { node in
      node.node.lengths.compactMap { length -> LintViolation? in
        let points = length.points.magnitude
        // A radius beyond all others makes round ends.
        guard let scale = scales[length.subject], points > 0, points.isFinite, points < 999,
          !scale.contains(where: { $0.points == points }),
          let nearest = scale.min(by: { ($0.points - points).magnitude < ($1.points - points).magnitude })
        else { return nil }
        var violation = LintViolation(
          node,
          "\(length.attribute) \(points.pointText) is not on the scale; {\(nearest.name)} is \(nearest.points.pointText)"
        )
        violation.measured = points.pointText
        violation.asked = nearest.points.pointText
        return violation
      }
    }
  }
}
