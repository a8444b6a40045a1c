import Foundation
import MaquetteControls
import MaquetteElements
import MaquetteLint
import Testing

/// For each rule a sheet that breaks it and one near it that does not, beside those that explain it.
@Suite struct RuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var body: String
    /// A part of the finding's message or remedy; nil for no finding.
    var message: String?
    var setting: String

    static func breaks(
      _ rule: String, _ body: String, _ message: String, on platform: Platform = .ios, setting: String = ""
    ) -> Case {
      Case(rule: rule, body: body, message: message, setting: "platform: \(platform.rawValue)\n" + setting)
    }

    static func keeps(
      _ rule: String, _ body: String, on platform: Platform = .ios, setting: String = ""
    ) -> Case {
      Case(rule: rule, body: body, setting: "platform: \(platform.rawValue)\n" + setting)
    }

    var testDescription: String { "\(rule): \(body)" }

    /// Expects the finding, or none.
    func check() throws {
      let findings = try LintSheet.findings(rule, body, setting: setting)
      if let message {
        let found = findings.map { $0.message + " " + $0.remedy }
        #expect(found.contains { $0.contains(message) }, "\(found)")
      } else {
        #expect(findings.map(\.message) == [])
      }
    }
  }

  static let cases: [Case] = [
    // A medium button with a symbol alone is 45 x 34.5 points, a large one with a title 50 points high.
    .breaks(
      "L-hit", "button: { symbol: trash, style: gray }", "hit target 45 x 34.5 pt; 44 x 44 pt required"),
    .keeps("L-hit", "button: { title: Delete, style: gray, size: large }"),
    .keeps("L-hit", "button: { symbol: trash, style: gray }", on: .macos),
    .breaks(
      "L-hit", "segmented-control: { segments: [A, B], width: 60 }",
      "hit target 29 x 44 pt; 44 x 44 pt required"),
    .keeps("L-hit", "segmented-control: { segments: [Day, Week], width: 160 }"),
    .keeps("L-hit", "list-row: { title: Wi-Fi, switch: true }"),
    // A row with several controls is no target for them.
    .breaks(
      "L-hit",
      "list-row: { title: Song, children: [{ toggle-button: { symbol: star, size: small } }, { switch: true }] }",
      "hit target"),
    .breaks(
      "L-spacing",
      "zstack: [{ button: { title: Copy, size: large } }, { button: { title: Copy, size: large } }]",
      "overlaps"),
    .breaks(
      "L-spacing",
      "hstack: { spacing: 7, children: [{ button: { title: Cut } }, { button: { title: Copy } }] }",
      "distance to button \"Cut\" 7 pt; 8 pt required"),
    .keeps(
      "L-spacing",
      "hstack: { spacing: 8, children: [{ button: { title: Cut } }, { button: { title: Copy } }] }"),
    .keeps(
      "L-spacing",
      "list: [{ list-row: { title: A, accessory: chevron } }, { list-row: { title: B, accessory: chevron } }]"
    ),
    .breaks("L-empty", "segmented-control: { segments: [A, {}] }", "the segment has neither"),
    .keeps("L-empty", "button: { busy: true }"),
    .breaks("L-empty", "toggle-button: {}", "neither a symbol nor an image"),
    .keeps("L-empty", "toggle-button: { image: \(GalleryTests.root.path)/Golden/_Pictures/leaf.png }"),
    .breaks("L-titlecase", "button: Sign in", "title 'Sign in' is not in title case"),
    .keeps("L-titlecase", "button: Sign In"),
    .keeps("L-titlecase", "button: Turn Off Wi-Fi"),
    .keeps("L-titlecase", "button: Open in iCloud"),
    .keeps("L-titlecase", "button: An Apple and a Pear"),
    .keeps("L-titlecase", "vstack: [{ button: ada@example.org }, { button: Visit maquette.example }]"),
    .breaks("L-titlecase", #"button: "Move to\nanother Disk""#, "write 'Move to Another Disk'"),
    .keeps("L-titlecase", #"button: "Move to\nAnother Disk""#),
    .breaks("L-titlecase", "button: Really? leave.", "write 'Really? Leave.'"),
    .keeps("L-hit", "list-row: { title: Accent, children: [{ color-well: { color: blue } }] }"),
    .breaks("L-titlecase", "button: An Apple And a Pear", "not in title case"),
    .keeps("L-titlecase", "button: Jetzt kaufen", setting: "locale: de"),
    .breaks(
      "L-truncated", "label: { text: Download the Update, lines: 1, frame: { width: 80 } }", "width 80 pt; "),
    .keeps("L-truncated", "label: { text: Download the Update, frame: { width: 80 } }"),
    .keeps("L-truncated", "label: { text: Download the Update, frame: { width: 80, height: 20 } }"),
    .keeps(
      "L-prominent",
      """
      vstack:
        - group: { title: One, children: [{ button: { title: A, style: filled } }, { button: { title: B, style: filled } }] }
        - group: { title: Two, children: [{ button: { title: C, style: filled } }] }
      """),
    .keeps(
      "L-primary-destructive",
      "hstack: [{ button: { title: Delete, role: destructive, style: tinted } }, { button: { title: Cancel, style: tinted } }]"
    ),
    .breaks("L-ellipsis", "button: Options", "no ellipsis", on: .macos),
    .keeps("L-ellipsis", "button: Options"),
    .breaks(
      "L-ellipsis", "button: { title: Tune, accessibility: { hint: Opens the mixer's window } }",
      "write 'Tune…'", on: .macos),
    .keeps(
      "L-ellipsis", "button: { title: Garage, accessibility: { hint: Opens the garage door } }", on: .macos),
    .breaks(
      "L-ellipsis", "button: Save As...", "title 'Save As...' ends with three dots write 'Save As…'",
      on: .macos),
    .keeps("L-ellipsis", "button: Save As…", on: .macos),
    // What is shown counts: a name is a translation too.
    .breaks(
      "L-ellipsis", "button: save", "write 'Save As…'", on: .macos,
      setting: "locale: en\nstrings: { en: { save: Save As } }"),
    .keeps("L-ellipsis", "button: Options", on: .macos, setting: "locale: fr"),
    .keeps("L-switch-row", "switch: true", on: .macos),
    .keeps("L-switch-row", "list-row: { title: A, children: [{ switch: true }] }"),
    .keeps(
      "L-mixed-parent",
      "checkbox-group: { title: All, value: true, children: [{ checkbox: { title: A, value: true } }] }"),
    .breaks("L-radio-count", "radio-group: { options: [Only], selected: Only }", "1; 2 to 5 required"),
    .breaks("L-radio-one", "radio-group: { options: [A, B] }", "selected: 0; 1 required"),
    .keeps("L-segments", "segmented-control: [A, B, C, D, E, F]", setting: "size: { width: 800 }"),
    .breaks(
      "L-segment-mix", "segmented-control: [{ title: List, symbol: list.bullet }, Grid]",
      "segment 1 shows text and a symbol"),
    .keeps("L-segment-mix", "segmented-control: [{ symbol: list.bullet }, { symbol: square.grid.2x2 }]"),
    .keeps(
      "L-segment-fill",
      "segmented-control: { segments: [All, New, Recommended for You], distribution: fit }"),
    .breaks(
      "L-a11y-type", "symbol: { name: star, accessibility: Star icon }", "names the kind of control, 'icon'"),
    .keeps("L-a11y-type", "button: Switch Account"),
    .keeps("L-a11y-type", "vstack: [{ button: Copy Link }, { button: New Tab }, { button: Change Icon }]"),
    .breaks(
      "L-a11y-type", "button: { symbol: plus, accessibility-label: Add button }",
      "names the kind of control, 'button'"),
    .breaks(
      "L-keyboard-type", "text-field: { placeholder: Your website }", "default; url required"),
    .breaks(
      "L-keyboard-type", "hstack: [{ label: Phone }, { text-field: { placeholder: optional } }]",
      "default; phone-pad required"),
    .breaks(
      "L-keyboard-type", "text-field: { placeholder: PIN, secure: true, keyboard-type: email }",
      "email; number-pad required"),
    .keeps("L-keyboard-type", "text-field: { placeholder: Email or phone }"),
    .keeps("L-keyboard-type", "text-field: { placeholder: Pinterest name }"),
    .keeps("L-keyboard-type", "text-field: { placeholder: Website, keyboard-type: web-search }"),
    .keeps("L-keyboard-type", "text-field: { placeholder: Email }", on: .macos),
    .keeps("L-refresh-title", "refresh-control: { title: 'Pull requests updated at 9:41' }"),
    .keeps("L-refresh-title", "refresh-control: { title: Release notes of today }"),
    .breaks("L-refresh-title", "refresh-control: { title: Pull down for more }", "explains how"),
    .breaks("L-refresh-title", "refresh-control: { title: 'Release, to refresh!' }", "explains how"),
    .breaks(
      "L-refresh-title", "refresh-control: { title: hint }", "'Pull to Refresh' explains",
      setting: "locale: en\nstrings: { en: { hint: Pull to Refresh } }"),
    .breaks(
      "L-spacing",
      "vstack: { spacing: 3, children: [{ button: { title: Start } }, { button: { title: Stop } }] }",
      "distance to button \"Start\" 3 pt; 6 pt required", on: .watchos),
    .keeps(
      "L-spacing", "button-group: [{ button: { title: Start } }, { button: { title: Stop } }]", on: .watchos),
    .keeps(
      "L-spacing",
      "hstack: { spacing: 3, children: [{ button: { title: Start } }, { button: { title: Stop } }] }",
      on: .macos),
    .breaks("L-a11y-missing", "slider: { value: 0.5, frame: { width: 200 } }", "none"),
    .keeps("L-a11y-missing", "slider: { value: 0.5, accessibility-label: Volume, frame: { width: 200 } }"),
    .keeps(
      "L-a11y-missing", "slider: { value: 0.5, accessibility: { hidden: true }, frame: { width: 200 } }"),
    .breaks("L-a11y-missing", "segmented-control: [{ symbol: list.bullet }, Grid]", "'list.bullet'"),
    // The title of a row labels a control that is one accessibility element with it, not the buttons beside it.
    .breaks(
      "L-a11y-missing",
      "list-row: { title: Report.pdf, children: [{ button: { symbol: square.and.arrow.up } }, { button: { symbol: trash } }] }",
      "only its symbol's name, 'trash'"),
    .breaks(
      "L-a11y-missing", "list-row: { title: Report.pdf, children: [{ button: { symbol: trash } }] }",
      "'trash'"),
    .breaks("L-a11y-missing", "list-row: [{ button: { symbol: trash } }]", "'trash'"),
    .keeps(
      "L-a11y-missing", "list-row: { title: Report.pdf, children: [{ button: Share }, { button: Delete }] }"),
    .keeps("L-a11y-missing", "list-row: { title: Wi-Fi, children: [{ switch: true }] }"),
    .keeps("L-a11y-missing", "list-row: { title: Alarm, switch: true, children: [{ button: Edit }] }"),
    .breaks(
      "L-a11y-missing", "list-row: { title: Alarm, children: [{ switch: true }, { button: Edit }] }", "none"),
    .breaks("L-a11y-missing", "date-picker: { mode: date, style: inline }", "none"),
    .breaks("L-a11y-missing", "date-picker: { mode: date, style: wheels }", "none"),
    .breaks("L-a11y-missing", "date-picker: { mode: date }", "none", on: .macos),
    .keeps("L-a11y-missing", "date-picker: { mode: date, style: inline, accessibility-label: Arrival }"),
    .keeps(
      "L-a11y-missing",
      "list-row: { title: Arrival, children: [{ date-picker: { mode: date, style: wheels } }] }"),
    .breaks("L-a11y-missing", "picker: [{ values: [Quiet, Loud] }]", "none"),
    .breaks("L-a11y-missing", "stepper: { value: 2 }", "none"),
    .keeps("L-a11y-missing", "stepper: { value: 2, accessibility-label: Copies }"),
    .keeps("L-a11y-missing", "list-row: { title: Copies, children: [{ stepper: { value: 2 } }] }"),
    .breaks("L-a11y-missing", "pull-down-button: { symbol: ellipsis.circle }", "ellipsis.circle", on: .macos),
    .keeps("L-a11y-missing", "pull-down-button: { title: Sort }", on: .macos),
    .keeps("L-a11y-missing", "page-control: { pages: 3, current: 1 }"),
    .keeps("L-a11y-missing", "picker: [{ values: [Quiet, Loud], accessibility-label: Volume }]"),
    .keeps("L-minute-interval", "date-picker: { mode: date, style: wheels, minute-interval: 7 }"),
    .breaks(
      "L-contact-add", "list-row: { title: To, children: [{ contact-add: {} }] }", "no text field beside"),
    .breaks(
      "L-gradient-text",
      "hstack: [{ label: Items }, { gradient-bar: { width: 80, children: [{ gradient-button: { symbol: plus } }] } }]",
      "the label 'Items' introduces the bar", on: .macos),
    .keeps(
      "L-help-one",
      "hstack: [{ zstack: { region: window, children: [help-button] } }, { zstack: { region: window, children: [help-button] } }]",
      on: .macos),
    .keeps("L-help-place", "help-button: {}", on: .macos),
    .breaks(
      "L-help-text", "hstack: [help-button, { label: Help }]", "the text 'Help' introduces", on: .macos),
    .breaks(
      "L-primary-destructive",
      "hstack: [{ push-button: { title: Erase, role: destructive, tint: red } }, { push-button: Cancel }]",
      "most prominent of 2", on: .macos),
    .keeps(
      "L-primary-destructive",
      "hstack: [{ push-button: { title: Erase, role: destructive } }, { push-button: { title: Cancel, role: primary } }]",
      on: .macos),
    .breaks("L-ellipsis", "push-button: Options", "write 'Options…'", on: .macos),
    .keeps("L-image-padding", "image-button: { symbol: folder, title: Open }", on: .macos),
    .breaks(
      "L-window-frame", "hstack: { region: toolbar, children: [{ image-button: { symbol: folder } }] }",
      "an image-button stands in a toolbar", on: .macos),
    .keeps(
      "L-window-frame", "hstack: { region: window, children: [{ image-button: { symbol: folder } }] }",
      on: .macos),
    // Two side by side span the screen together; a list keeps its margins.
    .keeps(
      "L-watch-width",
      "button-group: { axis: horizontal, children: [{ button: { title: A } }, { button: { title: B } }] }",
      on: .watchos, setting: "size: { width: 184 }\npadding: 8"),
    .keeps("L-watch-width", "button: Start", setting: "size: { width: 184 }"),
    .keeps(
      "L-watch-height", "button-group: [{ button: { title: A } }, { button: { title: B, subtitle: More } }]",
      on: .watchos),
    .breaks(
      "L-control-symbol", "control-island: { symbol: bell.fill, hint: The ringer }",
      "hint 'The ringer' does not begin with a verb"),
    .keeps("L-control-symbol", "control-island: { symbol: bell.fill, hint: Hold for Silent }"),
    .keeps("L-control-symbol", "control-widget: { title: Camera, symbol: camera.fill }"),
    .breaks("L-control-symbol", "control-widget: { title: Camera }", "the control has no symbol"),
    .breaks(
      "L-control-authentication", "control-widget: { title: Unlock Car, symbol: car.fill }",
      "anybody can use 'Unlock Car' on a locked device"),
    .keeps(
      "L-control-authentication",
      "control-widget: { title: Unlock Car, symbol: car.fill, authentication: required }"),
    // Locks that guard nothing, and a word that only begins as one.
    .keeps("L-control-authentication", "control-widget: { title: Rotation Lock, symbol: lock.rotation }"),
    .keeps("L-control-authentication", "control-widget: { title: Garage Lights, symbol: lightbulb.fill }"),
    .keeps("L-control-authentication", "control-widget: { title: Alarm, symbol: alarm.fill }"),
    .keeps("L-control-authentication", "control-widget: { title: Gateway Arch, symbol: map.fill }"),
    .breaks("L-stepper-value", "hstack: [{ label: Copies }, { stepper: { value: 2 } }]", "2"),
    .keeps("L-stepper-value", "hstack: [{ label: 2 Copies }, { stepper: { value: 2 } }]"),
  ]

  @Test(arguments: cases)
  func finding(of testCase: Case) throws { try testCase.check() }
}
