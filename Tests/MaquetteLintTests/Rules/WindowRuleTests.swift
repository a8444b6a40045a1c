import MaquetteElements
import MaquetteLint
import Testing

/// Sheets near the rules of windows of macOS.
@Suite struct WindowRuleTests {
  typealias Case = RuleTests.Case

  private static func pages(_ count: Int) -> String {
    "tab-view: [" + (1...count).map { "{ tab-page: P\($0) }" }.joined(separator: ", ") + "]"
  }

  private static func columns(_ width: Int) -> String {
    "split-view: { frame: { width: \(width), height: 90 }, children: [{ label: A }, { label: B }] }"
  }

  /// A sidebar of three levels beside a switch that is off.
  private static func hiding(_ third: String) -> String {
    """
    vstack:
      - switch: { id: more }
      - sidebar: [sidebar-item: { title: A, children: [sidebar-item: { title: B, children: [\(third)] }] }]
    """
  }

  /// A sidebar of eleven rows beside a switch that is off.
  private static func rows(last: String) -> String {
    let rows = (1...10).map { "{ sidebar-item: R\($0) }" } + ["{ sidebar-item: \(last) }"]
    return "vstack: [{ switch: { id: more } }, { sidebar: [\(rows.joined(separator: ", "))] }]"
  }

  static let cases: [Case] = [
    .breaks(
      "L-sidebar-levels",
      "sidebar: [{ section: { header: A, children: [{ sidebar-item: { title: B, children: [{ sidebar-item: { title: C, children: [{ sidebar-item: D }] } }] } }] } }]",
      "levels of rows: 3; at most 2 allowed", on: .macos),
    // A section is no level.
    .keeps(
      "L-sidebar-levels",
      "sidebar: [{ section: { header: A, children: [{ sidebar-item: { title: B, children: [{ sidebar-item: C }] } }] } }]",
      on: .macos),
    .breaks("L-tab-pages", pages(7), "pages: 7; 2 to 6 required", on: .macos),
    .keeps("L-tab-pages", pages(6), on: .macos),
    .breaks(
      "L-menu-title", "menu-bar: [{ menu-bar-item: Format Text }]", "2 words; 1 required", on: .macos),
    .keeps(
      "L-menu-title",
      "menu-bar: [{ menu-bar-item: { title: Tide Tables, application: true } }, { menu-bar-item: { title: Tue 9:41, placement: status } }]",
      on: .macos),
    .breaks(
      "L-column-width",
      "split-view: { frame: { width: 260, height: 90 }, sidebar-width: 180, children: [{ sidebar: [{ sidebar-item: A }] }, { label: B }] }",
      "column 2: 120 pt; at least 200 pt required", on: .macos),
    // Where nothing else says it, the columns of a tablet are no narrower than 200 and 320.
    .breaks("L-column-width", columns(460), "column 2: 260 pt; at least 320 pt required"),
    .keeps("L-column-width", columns(520)),
    // What a switch that is off keeps out of the picture does not count.
    .keeps(
      "L-sidebar-levels", hiding("sidebar-item: { title: C, visible-when: { more: true } }"), on: .macos),
    .breaks("L-sidebar-levels", hiding("sidebar-item: { title: C }"), "levels of rows: 3", on: .macos),
    .keeps("L-sidebar-sections", rows(last: "{ title: Last, visible-when: { more: true } }"), on: .macos),
    .breaks("L-sidebar-sections", rows(last: "Last"), "rows outside of sections: 11", on: .macos),
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
