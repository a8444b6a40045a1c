import MaquetteElements
import MaquetteLint
import Testing

/// Sheets near the rules of bars.
@Suite struct BarRuleTests {
  typealias Case = RuleTests.Case

  static let phone = "size: { width: 375 }\npadding: 0"

  static let tabs = (1...6).map { "{ tab: { title: T\($0), symbol: star } }" }.joined(separator: ", ")

  static let cases: [Case] = [
    .breaks(
      "L-bar-title", "navigation-bar: { title: Sound Recognition and More, back: Accessibility }",
      "the button shows a chevron alone", setting: "size: { width: 320 }\npadding: 0"),
    .keeps(
      "L-bar-title", "navigation-bar: { title: Sound Recognition, back: Accessibility }",
      setting: "size: { width: 440 }\npadding: 0"),
    // On iOS 26 it is a chevron anyway, and large titles stand below it.
    .keeps(
      "L-bar-title", "navigation-bar: { title: Sound Recognition, back: Accessibility }",
      setting: phone + "\nera: glass"),
    .keeps(
      "L-bar-title",
      "navigation-bar: { title: Sound Recognition, back: Accessibility, large-title: true }", setting: phone),
    .breaks("L-tab-count", "tab-bar: [\(tabs)]", "tabs: 6; at most 5 allowed", setting: phone),
    .keeps("L-tab-count", "tab-bar: [\(tabs)]", setting: "size: { width: 820 }\npadding: 0"),
    .breaks(
      "L-tab-title", "tab-bar: [{ tab: { symbol: star, accessibility-label: Saved } }]", "has no title",
      setting: phone),
    .keeps("L-tab-title", "tab-bar: [{ tab: { role: search } }]", setting: phone),
    .breaks(
      "L-badge", "navigation-bar: { title: A, trailing: [{ title: B, badge: many new }] }",
      "8 characters; at most 4 allowed", setting: phone),
    .keeps("L-badge", "tab-bar: [{ tab: { title: A, symbol: star, badge: 999+ } }]", setting: phone),
    // The row of a bar gives its buttons what a finger needs.
    .keeps("L-hit", "navigation-bar: { title: A, back: B, trailing: [Edit] }", setting: phone),
    .keeps("L-hit", "toolbar: [{ bar-button: Go }, { spacer: {} }, { bar-button: No }]", setting: phone),
    .keeps(
      "L-spacing",
      "navigation-bar: { title: A, trailing: [{ symbol: plus, accessibility-label: Add }, { symbol: trash, accessibility-label: Delete }] }",
      setting: phone + "\nera: glass"),
  ]

  @Test(arguments: cases)
  func aRuleFindsWhatBreaksIt(_ test: Case) throws {
    let findings = try LintSheet.findings(test.rule, test.body, setting: test.setting)
    guard let message = test.message else {
      #expect(findings.isEmpty, "\(findings.map(\.message))")
      return
    }
    #expect(findings.contains { $0.message.contains(message) }, "\(findings.map(\.message))")
  }
}
