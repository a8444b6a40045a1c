import MaquetteLint
import Testing

/// Sheets near the rules of screens.
@Suite struct ScreenRuleTests {
  private func findings(_ rule: String, _ children: String, device: String = "iphone-17", rest: String = "")
    throws
    -> [LintFinding]
  {
    try LintSheet.findings(rule, "screen: { device: \(device), children: [\(children)]\(rest) }")
  }

  /// A list goes on below the home indicator, a keyboard covers it, and the system's own parts lie there.
  @Test(arguments: [
    "{ list: [\((1...30).map { "{ list-row: R\($0) }" }.joined(separator: ", "))] }",
    "{ scroll: [{ label: { text: A, frame: { height: 2000, alignment: bottom } } }] }",
    "{ text-field: { text: A, state: focused } }", "{ label: A }", "{ status-bar: \"10:09\" }",
  ])
  func whatMayLieOutsideOfTheSafeArea(children: String) throws {
    #expect(try findings("L-safe-area", children).isEmpty)
    #expect(try findings("L-cutout", children).isEmpty)
  }

  @Test func aTextAtTheEdgeIsReportedOnce() throws {
    let label = "{ label: { text: A, offset: { x: 0, y: -8 } } }"
    let found = try findings("L-safe-area", label)
    #expect(found.count == 1 && found[0].message.contains("8 pt at the top"))
    #expect(try findings("L-safe-area", label, rest: ", safe-area: false").isEmpty)
    #expect(try findings("L-safe-area", label, device: "watch-45").count == 1)
  }

  /// From right to left the cutout stays at the left.
  @Test(arguments: ["left-to-right", "right-to-left"])
  func aCutoutIsWhereTheDeviceHasIt(direction: String) throws {
    let side = direction == "left-to-right" ? "leading" : "trailing"
    let label =
      "{ label: { text: Good Morning, frame: { width: infinity, height: infinity, alignment: \(side) } } }"
    let rest = ", orientation: landscape, safe-area: false, with: { direction: \(direction) }"
    #expect(try findings("L-cutout", label, rest: rest).count == 1)
    #expect(try findings("L-cutout", label, rest: rest + ", status-bar: false").isEmpty)
  }

  @Test func aScreenHasOneStatusBar() throws {
    let bar = "{ status-bar: \"9:41\" }"
    #expect(try findings("L-screen-part", "\(bar), { label: A }").isEmpty)
    let two = try findings("L-screen-part", "\(bar), \(bar), { label: A }")
    #expect(two.count == 1 && two[0].message.contains("2; 1 required"))
    #expect(try findings("L-screen-part", "{ vstack: [\(bar), { label: A }] }").isEmpty)
    #expect(try findings("L-screen-part", "{ vstack: [{ hstack: [\(bar)] }] }").count == 1)
  }

  @Test func whatScrollsAcrossMayReachOutside() throws {
    let tiles = "{ label: { text: A, frame: { width: 300, height: 40 } } }"
    #expect(
      try LintSheet.findings(
        "L-canvas",
        "scroll: { axis: horizontal, frame: { width: 200, height: 40 }, children: [\(tiles), \(tiles)] }",
        setting: "size: { width: 200 }"
      ).isEmpty)
  }
}
