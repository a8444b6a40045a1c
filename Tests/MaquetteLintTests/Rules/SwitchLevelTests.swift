import MaquetteLint
import Testing

/// Switches one below the other on macOS: which of them are levels, and which only stand at different places.
@Suite struct SwitchLevelTests {
  private static func row(_ title: String) -> String {
    "{ hstack: [{ switch: { value: true, accessibility-label: \(title) } }, { label: \(title) }] }"
  }

  /// A title before its switch, as in a form with right-aligned titles.
  private static func titled(_ title: String) -> String {
    "{ hstack: [{ label: \"\(title):\" }, { switch: { value: true, accessibility-label: \(title) } }] }"
  }

  private static func stack(_ children: [String], alignment: String = "leading") -> String {
    "vstack: { alignment: \(alignment), children: [\(children.joined(separator: ", "))] }"
  }

  static let nested = [
    // An untitled box after the switch.
    stack([row("Alerts"), "{ group-box: [\(row("Sounds")), \(row("Badges"))] }"]),
    // A spacer before the lines below a disclosure triangle.
    stack([
      "{ hstack: [{ disclosure-triangle: { title: Sharing } }, { switch: { accessibility-label: Sharing } }] }",
      "{ hstack: [{ spacer: { frame: { width: 20 } } }, { label: Folder }, { switch: { accessibility-label: Folder } }] }",
    ]),
    // Lines of full width, whose switches are in one column.
    stack([
      "{ hstack: { frame: { width: 300 }, children: [{ label: Alerts }, { spacer: {} }, { switch: { accessibility-label: A } }] } }",
      "{ hstack: { frame: { width: 300 }, padding: { leading: 24 }, children: [{ label: Sounds }, { spacer: {} }, { switch: { accessibility-label: B } }] } }",
    ]),
    stack([
      row("Alerts"),
      "{ vstack: { alignment: leading, padding: { leading: 24 }, children: [\(row("Sounds"))] } }",
    ]),
  ]

  static let level = [
    stack([row("Alerts"), row("Sounds")]),
    stack([row("Receive Every Message"), row("Sounds")], alignment: "center"),
    stack([titled("Receive Every Message"), titled("Sounds")], alignment: "trailing"),
    // A box with a title is a part of its own, and so is one after another.
    stack([row("Alerts"), "{ group-box: { title: Sharing, children: [\(row("Folder"))] } }"]),
    stack(["{ group-box: [\(row("Alerts"))] }", "{ group-box: [\(row("Sounds"))] }"]),
    "hstack: [{ vstack: [\(row("Alerts"))] }, { vstack: [\(row("Sounds"))] }]",
    "form: [{ section: [{ list-row: { title: Alerts, switch: true } }, { list-row: { title: Sounds, switch: true } }] }]",
  ]

  @Test(arguments: nested)
  func whatBeginsFartherInIsALevelBelow(body: String) throws {
    let findings = try LintSheet.findings("L-switch-levels", body, setting: "platform: macos")
    #expect(findings.count == 1)
    #expect(findings.first?.message.contains("one level below switch") == true)
  }

  @Test(arguments: level)
  func otherPlacesAreNoLevels(body: String) throws {
    #expect(try LintSheet.findings("L-switch-levels", body, setting: "platform: macos").isEmpty)
  }

  /// The other direction mirrors the sheet, and what it says of levels.
  @Test func levelsBeginAtTheLeadingEdge() throws {
    for body in Self.nested {
      let setting = "platform: macos\ndirection: right-to-left"
      #expect(try LintSheet.findings("L-switch-levels", body, setting: setting).count == 1, "\(body)")
    }
  }
}
