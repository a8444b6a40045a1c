import MaquetteElements
import MaquetteLint

extension Rating: LintedElement {
  public static let rules: [any LintRule.Type] = [RatingCountRule.self]
}

/// Finds ratings with more stars than can be counted at a glance.
public enum RatingCountRule: LintRule {
  public static let id = "R-count"
  public static let summary = "A rating has at most five stars."
  public static let reason = "More cannot be counted at a glance."
  public static let remedy = "use five stars"
  public static let example = LintExample(bad: "rating: { count: 9 }", good: "rating: { count: 5 }")

  public static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(Rating.self).filter { $0.element.count > 5 }.map {
      LintViolation($0.node, "stars:", measured: "\($0.element.count)", asked: "at most 5")
    }
  }
}
