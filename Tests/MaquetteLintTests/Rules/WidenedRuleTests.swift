import MaquetteDiagnostics
import MaquetteElements
import MaquetteLint
import Testing

/// Sheets near the rules of platforms, primary buttons, words, loose radio buttons, labels, targets and steps.
@Suite struct WidenedRuleTests {
  typealias Case = RuleTests.Case

  static let places: [Case] = [
    .breaks("L-platform", "refresh-control: {}", "platform macOS; iOS required", on: .macos),
    .breaks("L-platform", "push-button: Save", "platform iOS; macOS required"),
    .breaks("L-platform", "gradient-bar: [{ gradient-button: { symbol: plus } }]", "macOS required"),
    .keeps("L-platform", "vstack: [{ switch: true }, { slider: {} }]", on: .watchos),
    .breaks(
      "L-canvas", "label: { text: Below, offset: { x: 0, y: 80 } }", "at the bottom",
      setting: "size: { width: 200, height: 60 }"),
    // A list goes on below the edge.
    .keeps(
      "L-canvas", "list: [{ list-row: A }, { list-row: B }, { list-row: C }, { list-row: D }]",
      setting: "padding: 0\nsize: { width: 300, height: 60 }"),
    .keeps("L-hit", "info-button: { frame: { width: 44, height: 44 } }"),
    .keeps("L-hit", "info-button: { padding: 12 }"),
    .breaks("L-hit", "info-button: {}", "44 x 44 pt required"),
    // The picture's own padding gives no room.
    .breaks("L-hit", "info-button: {}", "44 x 44 pt required", setting: "padding: 40"),
    .keeps("L-hit", "list-row: { title: Ada, children: [{ detail-disclosure: {} }] }"),
    .breaks(
      "L-step", "button: { id: a, title: A, state: disabled }", "step 1, 'Tap on A: disabled'",
      setting: "interaction: [{ tap: a }]"),
    .keeps("L-step", "button: { id: a, title: A }", setting: "interaction: [{ tap: a }, { wait: 1 }]"),
  ]

  static let choices: [Case] = [
    .keeps(
      "L-primary-one",
      "hstack: [{ window: [{ push-button: { title: A, role: primary } }] }, { window: [{ push-button: { title: B, role: primary } }] }]",
      on: .macos),
    .breaks(
      "L-primary-destructive", "push-button: { title: Delete, role: primary }", "is the default button",
      on: .macos),
    .breaks(
      "L-primary-destructive", "push-button: { title: Record, role: primary, tint: red }",
      "default button is red",
      on: .macos),
    .keeps("L-primary-destructive", "push-button: { title: Save, role: primary }", on: .macos),
    .breaks(
      "L-size-choice",
      "hstack: [{ button: { title: Buy, style: gray, height: 70 } }, { button: { title: Rent, style: gray, height: 50 } }]",
      "50 pt; 70 pt required"),
    .keeps(
      "L-size-choice",
      "hstack: [{ button: { symbol: play.fill, height: 60 } }, { button: { symbol: forward.fill, height: 44 } }]"
    ),
    .keeps("L-flexible-height", #"push-button: { title: "Two\nLines", lines: 2, height: 60 }"#, on: .macos),
    .keeps(
      "L-flexible-height", "push-button: { symbol: camera, symbol-size: 28, height: 52 }", on: .macos),
    .keeps(
      "L-ellipsis", "hstack: [{ push-button: { title: Cancel, role: cancel } }, { push-button: Export }]",
      on: .macos),
    .keeps("L-ellipsis", "push-button: { title: Export, role: primary }", on: .macos),
    .breaks("L-ellipsis", "push-button: Export", "write 'Export…'", on: .macos),
    .breaks(
      "L-radio-one", "vstack: [{ radio: { title: A, value: true } }, { radio: { title: B, value: true } }]",
      "2; 1 required", on: .macos),
    .breaks(
      "L-radio-count", "vstack: [{ radio: { title: Sync, value: true } }]", "1; 2 to 5 required", on: .macos),
    // The second stands beside its field.
    .keeps(
      "L-radio-count",
      "vstack: [{ radio: { title: A, value: true } }, { hstack: [{ radio: B }, { text-field: {} }] }]",
      on: .macos),
    .keeps(
      "L-radio-spacing", "radio-group: { arrangement: row, options: [A, A Long One, C], selected: A }",
      on: .macos),
    .keeps("L-on-off", "radio-group: { options: [Left, Right], selected: Left }", on: .macos),
  ]

  static let words: [Case] = [
    .breaks("L-verb", "button: Your Account", "does not begin with a verb"),
    .keeps(
      "L-verb", "vstack: [{ button: Comment }, { button: New Folder }, { button: Cycling }, { button: OK }]"),
    .keeps("L-verb", "button: Registrierung", setting: "locale: de"),
    .keeps("L-subtitle", "button: { title: Buy, subtitle: 4.99 a month }"),
    // Without a locale the language of these words is unknown.
    .keeps("L-titlecase", "button: Jetzt kaufen"),
    .breaks("L-titlecase", "vstack: [{ button: foo bar }, { label: Choose what you like }]", "'foo bar'"),
    .breaks(
      "L-toggle-label", "vstack: [{ label: Bold text }, { toggle-button: { symbol: bold } }]", "'Bold text'"),
    .keeps(
      "L-toggle-label",
      "vstack: [{ label: { text: Style, style: headline } }, { toggle-button: { symbol: bold } }]"),
    .breaks("L-help-text", "vstack: [{ label: Need help? }, help-button]", "'Need help?'", on: .macos),
    .breaks(
      "L-image-label", "vstack: [{ label: Folder }, { image-button: { symbol: folder } }]", "'Folder'",
      on: .macos),
    .keeps("L-stationary", "activity-indicator: {}"),
    .keeps("L-contrast", "window: { title: Behind, with: { window-active: false } }", on: .macos),
  ]

  @Test(arguments: places + choices + words)
  func finding(of testCase: Case) throws { try testCase.check() }

  /// The height of a medium button is the platform's, that of a small one the sheet's choice.
  @Test func whatThePlatformMakesSmallIsANote() throws {
    #expect(try LintSheet.findings("L-hit", "button: { title: Play }").map(\.severity) == [.note])
    #expect(
      try LintSheet.findings("L-hit", "button: { title: Play, size: small }").map(\.severity) == [.warning])
    #expect(
      try LintSheet.findings("L-hit", "button: { title: Play, height: 30 }").map(\.severity) == [.warning])
  }

  /// A step is found at its own line.
  @Test func aStepWithoutEffectHasItsPlace() throws {
    let report = try LintSheet.report(
      """
      maquette: 1
      body: { button: { id: a, title: A, size: large } }
      interaction:
        - tap: a
        - { type: hello }
      """, rules: ["L-step"])
    #expect(report.findings.map(\.position.line) == [5])
  }
}
