import MaquetteElements
import MaquetteLint
import Testing

/// Sheets near the rules of rows and of small pieces.
@Suite struct RowRuleTests {
  typealias Case = RuleTests.Case

  static func row(_ actions: String, edge: String = "trailing", reveal: String = "closed") -> String {
    "list-row: { title: A, children: [swipe-actions: { edge: \(edge), reveal: \(reveal), children: [\(actions)] }] }"
  }

  static let delete = "swipe-action: { title: Delete, role: destructive }"

  /// An action that is not in the picture while a switch is off.
  static let hidden = "swipe-action: { title: D, visible-when: { more: true } }"

  static let cases: [Case] = [
    .breaks(
      "L-swipe-title", row("swipe-action: { symbol: flag.fill }"), "with the symbol 'flag.fill' has no title"
    ),
    .keeps("L-swipe-title", row("swipe-action: { symbol: flag.fill, accessibility-label: Flag }")),
    .breaks(
      "L-swipe-count",
      row("swipe-action: A, swipe-action: B, swipe-action: C, swipe-action: D", edge: "leading"),
      "leading actions: 4; at most 3 allowed"),
    .keeps("L-swipe-count", row("swipe-action: A, swipe-action: B, swipe-action: C")),
    .keeps(
      "L-swipe-count",
      "vstack: [{ switch: { id: more } }, { "
        + row("swipe-action: A, swipe-action: B, swipe-action: C, \(hidden)", reveal: "open") + " }]"),
    .breaks("L-swipe-destructive", row("swipe-action: Flag, \(delete)"), "'Delete' is number 2"),
    .breaks("L-swipe-destructive", row(delete, edge: "leading"), "'Delete' is at the leading end"),
    .keeps("L-swipe-destructive", row("\(delete), swipe-action: Flag")),
    .breaks("L-section-index", "list: { section-index: headers, children: [list-row: A] }", "no header"),
    .keeps(
      "L-section-index",
      "list: { section-index: headers, children: [section: { header: A, children: [list-row: A] }] }"),
    .breaks("L-badge", "badge: { text: 5 new, children: [label: A] }", "5 characters; at most 4 allowed"),
    .keeps("L-badge", "badge: { count: 12000, limit: 999, children: [label: A] }"),
    .breaks("L-badge-dot", "badge: { children: [label: A] }", "no accessibility label"),
    .keeps("L-badge-dot", "badge: { count: 2, children: [label: A] }"),
    .breaks("L-avatar-initials", "avatar: { person: A B, initials: ABC }", "3; at most 2 allowed"),
    .keeps("L-avatar-initials", "avatar: Ada Maria Luisa Reyes"),
    .breaks(
      "L-card-nested", "card: { title: A, children: [vstack: [card: B]] }", "the card 'B' is in a card"),
    .keeps("L-card-nested", "vstack: [card: A, card: B]"),
  ]

  @Test func aCardIsFoundOnceHoweverDeepItLies() throws {
    let body = "card: { title: A, children: [card: { title: B, children: [card: C] }] }"
    let messages = try LintSheet.findings("L-card-nested", body).map(\.message)
    #expect(messages == ["the card 'B' is in a card", "the card 'C' is in a card"])
  }

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
