import MaquetteLint
import Testing

/// For each rule a sheet that breaks it and one near it that does not, beside those that explain it.
@Suite struct RuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var body: String
    /// What the finding says; nil for no finding.
    var message: String?
    var setting = ""

    var testDescription: String { "\(rule): \(body)" }
  }

  static let cases: [Case] = [
    // A medium button with a symbol alone is 41.5 x 34.5 points, a large one with a title 50 points high.
    Case(
      rule: "L-hit", body: "button: { symbol: trash, style: gray }",
      message: "hit target 41.5 x 34.5 pt, 44 x 44 pt asked"),
    Case(rule: "L-hit", body: "button: { title: Delete, style: gray, size: large }"),
    Case(rule: "L-hit", body: "button: { symbol: trash, style: gray }", setting: "platform: macos"),
    Case(
      rule: "L-hit", body: "segmented-control: { segments: [A, B], width: 60 }",
      message: "hit target 29.5 x 44 pt, 44 x 44 pt asked"),
    Case(rule: "L-hit", body: "segmented-control: { segments: [Day, Week], width: 160 }"),
    Case(rule: "L-hit", body: "list-row: { title: Wi-Fi, switch: true }"),
    // A row with several controls is no target for them.
    Case(
      rule: "L-hit",
      body:
        "list-row: { title: Song, children: [{ toggle-button: { symbol: star, size: small } }, { switch: true }] }",
      message: "hit target"),
    Case(
      rule: "L-spacing",
      body: "zstack: [{ button: { title: Copy, size: large } }, { button: { title: Copy, size: large } }]",
      message: "overlaps"),
    Case(
      rule: "L-spacing",
      body: "hstack: { spacing: 7, children: [{ button: { title: Cut } }, { button: { title: Copy } }] }",
      message: "distance to button \"Cut\" 7 pt, 8 pt asked"),
    Case(
      rule: "L-spacing",
      body: "hstack: { spacing: 8, children: [{ button: { title: Cut } }, { button: { title: Copy } }] }"),
    Case(
      rule: "L-spacing",
      body:
        "list: [{ list-row: { title: A, accessory: chevron } }, { list-row: { title: B, accessory: chevron } }]"
    ),
    Case(
      rule: "L-empty", body: "segmented-control: { segments: [A, {}] }", message: "the segment has neither"),
    Case(rule: "L-empty", body: "button: { busy: true }"),
    Case(rule: "L-titlecase", body: "button: Sign in", message: "title 'Sign in' is not in title case"),
    Case(rule: "L-titlecase", body: "button: Sign In"),
    Case(rule: "L-titlecase", body: "button: Turn Off Wi-Fi"),
    Case(rule: "L-titlecase", body: "button: Open in iCloud"),
    Case(rule: "L-titlecase", body: "button: An Apple and a Pear"),
    Case(
      rule: "L-titlecase", body: "vstack: [{ button: ada@example.org }, { button: Visit maquette.example }]"),
    Case(
      rule: "L-titlecase", body: #"button: "Move to\nanother Disk""#, message: "write 'Move to Another Disk'"),
    Case(rule: "L-titlecase", body: #"button: "Move to\nAnother Disk""#),
    Case(rule: "L-titlecase", body: "button: Really? leave.", message: "write 'Really? Leave.'"),
    Case(rule: "L-hit", body: "list-row: { title: Accent, children: [{ color-well: { color: blue } }] }"),
    Case(rule: "L-titlecase", body: "button: An Apple And a Pear", message: "not in title case"),
    Case(rule: "L-titlecase", body: "button: Jetzt kaufen", setting: "locale: de"),
    Case(
      rule: "L-truncated", body: "label: { text: Download the Update, lines: 1, frame: { width: 80 } }",
      message: "width 80 pt, "),
    Case(rule: "L-truncated", body: "label: { text: Download the Update, frame: { width: 80 } }"),
    Case(
      rule: "L-truncated", body: "label: { text: Download the Update, frame: { width: 80, height: 20 } }"),
    Case(
      rule: "L-prominent",
      body: """
        vstack:
          - group: { title: One, children: [{ button: { title: A, style: filled } }, { button: { title: B, style: filled } }] }
          - group: { title: Two, children: [{ button: { title: C, style: filled } }] }
        """),
    Case(
      rule: "L-primary-destructive",
      body:
        "hstack: [{ button: { title: Delete, role: destructive, style: tinted } }, { button: { title: Cancel, style: tinted } }]"
    ),
    Case(rule: "L-ellipsis", body: "button: Options", message: "no ellipsis", setting: "platform: macos"),
    Case(rule: "L-ellipsis", body: "button: Options"),
    Case(
      rule: "L-ellipsis", body: "button: { title: Tune, accessibility: { hint: Opens the mixer's window } }",
      message: "write 'Tune…'", setting: "platform: macos"),
    Case(
      rule: "L-ellipsis", body: "button: { title: Garage, accessibility: { hint: Opens the garage door } }",
      setting: "platform: macos"),
    Case(
      rule: "L-ellipsis", body: "button: Save As...",
      message: "title 'Save As...' ends with three dots write 'Save As…'", setting: "platform: macos"),
    Case(rule: "L-ellipsis", body: "button: Save As…", setting: "platform: macos"),
    // What is shown counts: a name is a translation too.
    Case(
      rule: "L-ellipsis", body: "button: save", message: "write 'Save As…'",
      setting: "platform: macos\nlocale: en\nstrings: { en: { save: Save As } }"),
    Case(
      rule: "L-ellipsis", body: "button: Options", setting: "platform: macos\nlocale: fr"),
    Case(rule: "L-switch-row", body: "switch: true", setting: "platform: macos"),
    Case(rule: "L-switch-row", body: "list-row: { title: A, children: [{ switch: true }] }"),
    Case(
      rule: "L-mixed-parent",
      body: "checkbox-group: { title: All, value: true, children: [{ checkbox: { title: A, value: true } }] }"
    ),
    Case(
      rule: "L-radio-count", body: "radio-group: { options: [Only], selected: Only }",
      message: "1, 2 to 5 asked"),
    Case(rule: "L-radio-one", body: "radio-group: { options: [A, B] }", message: "selected: 0, 1 asked"),
    Case(
      rule: "L-segments", body: "segmented-control: [A, B, C, D, E, F]", setting: "size: { width: 800 }"),
    Case(
      rule: "L-segment-mix",
      body: "segmented-control: [{ title: List, symbol: list.bullet }, Grid]",
      message: "segment 1 shows text and a symbol"),
    Case(
      rule: "L-segment-mix", body: "segmented-control: [{ symbol: list.bullet }, { symbol: square.grid.2x2 }]"
    ),
    Case(
      rule: "L-a11y-type", body: "symbol: { name: star, accessibility: Star icon }",
      message: "names the kind of control, 'icon'"),
    Case(rule: "L-a11y-type", body: "button: Switch Account"),
    Case(
      rule: "L-a11y-type",
      body: "vstack: [{ button: Copy Link }, { button: New Tab }, { button: Change Icon }]"),
    Case(
      rule: "L-a11y-type", body: "button: { symbol: plus, accessibility-label: Add button }",
      message: "names the kind of control, 'button'"),
    Case(rule: "L-refresh-title", body: "refresh-control: { title: 'Pull requests updated at 9:41' }"),
    Case(rule: "L-refresh-title", body: "refresh-control: { title: Release notes of today }"),
    Case(
      rule: "L-refresh-title", body: "refresh-control: { title: Pull down for more }", message: "explains how"
    ),
    Case(
      rule: "L-refresh-title", body: "refresh-control: { title: 'Release, to refresh!' }",
      message: "explains how"),
    Case(
      rule: "L-refresh-title", body: "refresh-control: { title: hint }",
      message: "'Pull to Refresh' explains",
      setting: "locale: en\nstrings: { en: { hint: Pull to Refresh } }"),
    Case(
      rule: "L-spacing",
      body: "vstack: { spacing: 3, children: [{ button: { title: Start } }, { button: { title: Stop } }] }",
      message: "distance to button \"Start\" 3 pt, 6 pt asked", setting: "platform: watchos"),
    Case(
      rule: "L-spacing", body: "button-group: [{ button: { title: Start } }, { button: { title: Stop } }]",
      setting: "platform: watchos"),
    Case(
      rule: "L-spacing",
      body: "hstack: { spacing: 3, children: [{ button: { title: Start } }, { button: { title: Stop } }] }",
      setting: "platform: macos"),
    Case(rule: "L-a11y-missing", body: "slider: { value: 0.5, frame: { width: 200 } }", message: "none"),
    Case(
      rule: "L-a11y-missing",
      body: "slider: { value: 0.5, accessibility-label: Volume, frame: { width: 200 } }"),
    Case(
      rule: "L-a11y-missing",
      body: "slider: { value: 0.5, accessibility: { hidden: true }, frame: { width: 200 } }"),
    Case(
      rule: "L-a11y-missing", body: "segmented-control: [{ symbol: list.bullet }, Grid]",
      message: "'list.bullet'"),
    // A row speaks for what is told with it, and not for the buttons beside its title.
    Case(
      rule: "L-a11y-missing",
      body:
        "list-row: { title: Report.pdf, children: [{ button: { symbol: square.and.arrow.up } }, { button: { symbol: trash } }] }",
      message: "only its symbol's name, 'trash'"),
    Case(
      rule: "L-a11y-missing",
      body: "list-row: { title: Report.pdf, children: [{ button: { symbol: trash } }] }",
      message: "'trash'"),
    Case(rule: "L-a11y-missing", body: "list-row: [{ button: { symbol: trash } }]", message: "'trash'"),
    Case(
      rule: "L-a11y-missing",
      body: "list-row: { title: Report.pdf, children: [{ button: Share }, { button: Delete }] }"),
    Case(rule: "L-a11y-missing", body: "list-row: { title: Wi-Fi, children: [{ switch: true }] }"),
    Case(
      rule: "L-a11y-missing", body: "list-row: { title: Alarm, switch: true, children: [{ button: Edit }] }"),
    Case(
      rule: "L-a11y-missing",
      body: "list-row: { title: Alarm, children: [{ switch: true }, { button: Edit }] }",
      message: "none"),
    Case(rule: "L-a11y-missing", body: "date-picker: { mode: date, style: inline }", message: "none"),
    Case(rule: "L-a11y-missing", body: "date-picker: { mode: date, style: wheels }", message: "none"),
    Case(
      rule: "L-a11y-missing", body: "date-picker: { mode: date }", message: "none", setting: "platform: macos"
    ),
    Case(
      rule: "L-a11y-missing",
      body: "date-picker: { mode: date, style: inline, accessibility-label: Arrival }"),
    Case(
      rule: "L-a11y-missing",
      body: "list-row: { title: Arrival, children: [{ date-picker: { mode: date, style: wheels } }] }"),
    Case(rule: "L-a11y-missing", body: "picker: [{ values: [Quiet, Loud] }]", message: "none"),
    Case(rule: "L-a11y-missing", body: "stepper: { value: 2 }", message: "none"),
    Case(rule: "L-a11y-missing", body: "stepper: { value: 2, accessibility-label: Copies }"),
    Case(rule: "L-a11y-missing", body: "list-row: { title: Copies, children: [{ stepper: { value: 2 } }] }"),
    Case(
      rule: "L-a11y-missing", body: "pull-down-button: { symbol: ellipsis.circle }",
      message: "ellipsis.circle", setting: "platform: macos"),
    Case(rule: "L-a11y-missing", body: "pull-down-button: { title: Sort }", setting: "platform: macos"),
    Case(rule: "L-a11y-missing", body: "page-control: { pages: 3, current: 1 }"),
    Case(
      rule: "L-a11y-missing", body: "picker: [{ values: [Quiet, Loud], accessibility-label: Volume }]"),
    Case(rule: "L-minute-interval", body: "date-picker: { mode: date, style: wheels, minute-interval: 7 }"),
    Case(
      rule: "L-contact-add", body: "list-row: { title: To, children: [{ contact-add: {} }] }",
      message: "beside no text field"),
    Case(
      rule: "L-gradient-text",
      body: "hstack: [{ label: Items }, { gradient-bar: [{ gradient-button: { symbol: plus } }] }]",
      setting: "platform: macos"),
    Case(
      rule: "L-help-one",
      body:
        "hstack: [{ zstack: { region: window, children: [help-button] } }, { zstack: { region: window, children: [help-button] } }]",
      setting: "platform: macos"),
    Case(rule: "L-help-place", body: "help-button: {}", setting: "platform: macos"),
    Case(
      rule: "L-help-text", body: "hstack: [help-button, { label: Help }]",
      message: "the text 'Help' introduces",
      setting: "platform: macos"),
    Case(
      rule: "L-primary-destructive",
      body:
        "hstack: [{ push-button: { title: Erase, role: destructive, tint: red } }, { push-button: Cancel }]",
      message: "most prominent of 2", setting: "platform: macos"),
    Case(
      rule: "L-primary-destructive",
      body:
        "hstack: [{ push-button: { title: Erase, role: destructive } }, { push-button: { title: Cancel, role: primary } }]",
      setting: "platform: macos"),
    Case(
      rule: "L-ellipsis", body: "push-button: Options", message: "write 'Options…'",
      setting: "platform: macos"),
    Case(
      rule: "L-image-padding", body: "image-button: { symbol: folder, title: Open }",
      setting: "platform: macos"),
    Case(
      rule: "L-window-frame",
      body: "hstack: { region: toolbar, children: [{ image-button: { symbol: folder } }] }",
      message: "an image-button stands in a toolbar", setting: "platform: macos"),
    Case(
      rule: "L-window-frame",
      body: "hstack: { region: window, children: [{ image-button: { symbol: folder } }] }",
      setting: "platform: macos"),
    // Two side by side span the screen together; a list keeps its margins.
    Case(
      rule: "L-watch-width",
      body:
        "button-group: { axis: horizontal, children: [{ button: { title: A } }, { button: { title: B } }] }",
      setting: "platform: watchos\nsize: { width: 184 }\npadding: 8"),
    Case(rule: "L-watch-width", body: "button: Start", setting: "platform: ios\nsize: { width: 184 }"),
    Case(
      rule: "L-watch-height",
      body: "button-group: [{ button: { title: A } }, { button: { title: B, subtitle: More } }]",
      setting: "platform: watchos"),
    Case(
      rule: "L-control-symbol", body: "control-island: { symbol: bell.fill, hint: The ringer }",
      message: "hint 'The ringer' does not begin with a verb"),
    Case(rule: "L-control-symbol", body: "control-island: { symbol: bell.fill, hint: Hold for Silent }"),
    Case(rule: "L-control-symbol", body: "control-widget: { title: Camera, symbol: camera.fill }"),
    Case(
      rule: "L-control-symbol", body: "control-widget: { title: Camera }",
      message: "the control has no symbol"),
    Case(
      rule: "L-stepper-value", body: "hstack: [{ label: Copies }, { stepper: { value: 2 } }]", message: "2"),
    Case(rule: "L-stepper-value", body: "hstack: [{ label: 2 Copies }, { stepper: { value: 2 } }]"),
  ]

  @Test(arguments: cases)
  func finding(of testCase: Case) throws {
    let findings = try LintSheet.findings(testCase.rule, testCase.body, setting: testCase.setting)
    if let message = testCase.message {
      let found = findings.map { $0.message + " " + $0.remedy }
      #expect(found.contains { $0.contains(message) }, "\(found)")
    } else {
      #expect(findings.map(\.message) == [])
    }
  }
}
