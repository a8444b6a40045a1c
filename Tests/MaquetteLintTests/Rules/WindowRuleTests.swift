import MaquetteElements
import MaquetteLint
import Testing

/// Sheets near the rules of windows of macOS.
@Suite struct WindowRuleTests {
  typealias Case = RuleTests.Case

  private static func pages(_ count: Int) -> String {
    "tab-view: [" + (1...count).map { "{ tab-page: P\($0) }" }.joined(separator: ", ") + "]"
  }

  static let cases: [Case] = [
    .breaks(
      "L-sidebar-levels",
      "sidebar: [{ section: { header: A, children: [{ sidebar-item: { title: B, children: [{ sidebar-item: { title: C, children: [{ sidebar-item: D }] } }] } }] } }]",
      "levels of rows: 3, at most 2 asked", on: .macos),
    // A section is no level.
    .keeps(
      "L-sidebar-levels",
      "sidebar: [{ section: { header: A, children: [{ sidebar-item: { title: B, children: [{ sidebar-item: C }] } }] } }]",
      on: .macos),
    .breaks("L-tab-pages", pages(7), "pages: 7, 2 to 6 asked", on: .macos),
    .keeps("L-tab-pages", pages(6), on: .macos),
    .breaks(
      "L-menu-title", "menu-bar: [{ menu-bar-item: Format Text }]", "2 words, 1 asked", on: .macos),
    .keeps(
      "L-menu-title",
      "menu-bar: [{ menu-bar-item: { title: Tide Tables, application: true } }, { menu-bar-item: { title: Tue 9:41, placement: status } }]",
      on: .macos),
    .breaks(
      "L-column-width",
      "split-view: { frame: { width: 260, height: 90 }, sidebar-width: 180, children: [{ sidebar: [{ sidebar-item: A }] }, { label: B }] }",
      "column 2: 120 pt", on: .macos),
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
