import MaquetteElements
import MaquetteLint
import Testing

/// Sheets near the rules of help, image, gradient and push buttons, steppers, fields, pages, wheels and radio buttons.
@Suite struct NarrowRuleTests {
  typealias Case = RuleTests.Case

  /// A window with a list and a bar of gradient buttons at a distance.
  private static func list(_ distance: Int) -> String {
    "window: { title: A, width: 300, spacing: \(distance), children: [{ list: { frame: { height: 60 }, children: [list-row: A] } }, { gradient-bar: [gradient-button: plus] }] }"
  }

  /// A window with rows at its foot.
  private static func window(_ rows: String) -> String {
    "window: { width: 300, title: A, children: [{ spacer: { frame: { height: 100 } } }, \(rows)] }"
  }

  private static func screen(_ children: String) -> String {
    "screen: { device: iphone-17, children: [\(children)] }"
  }

  static let buttons: [Case] = [
    .breaks(
      "L-help-question", "push-button: { symbol: questionmark, accessibility-label: Help }",
      "only a question mark",
      on: .macos),
    .keeps("L-help-question", #"button: "?""#),
    .keeps(
      "L-help-question", #"hstack: { region: toolbar, children: [button: { title: "?", style: gray }] }"#,
      on: .macos),
    .keeps(
      "L-image-border", "image-button: { symbol: folder, surface: { fill: gray5, radius: 6 } }", on: .macos),
    .keeps("L-image-border", "image-button: { symbol: folder, state: focused }", on: .macos),
    // The border is that of the stack.
    .keeps(
      "L-image-border", "vstack: { surface: { border: {} }, children: [image-button: folder] }", on: .macos),
    .breaks("L-gradient-place", list(80), "80 pt; within it", on: .macos),
    .keeps("L-gradient-place", list(12), on: .macos),
    .keeps("L-gradient-place", "gradient-bar: [gradient-button: plus]", on: .macos),
    .breaks(
      "L-gradient-place",
      "window: { title: A, width: 300, spacing: 0, children: [{ gradient-button: plus }, { list: [list-row: A] }] }",
      "nearest list", on: .macos),
    // A stack of texts may be a list of the sheet's own.
    .keeps(
      "L-gradient-place",
      "window: { title: A, width: 500, children: [{ hstack: [{ sidebar: { frame: { width: 160, height: 200 }, children: [sidebar-item: A] } }, { vstack: { spacing: 0, children: [{ vstack: [{ label: One }, { label: Two }] }, { gradient-bar: [gradient-button: plus] }] } }] }] }",
      on: .macos),
    .keeps("L-push-button", "button: { title: Save, style: tinted }"),
    .keeps("L-push-button", "button: Learn More", on: .macos),
    .keeps(
      "L-push-button", "hstack: [{ button: Cancel }, { button: { title: Save, role: primary } }]", on: .macos),
    .breaks(
      "L-push-button",
      "hstack: [{ button: { title: Cancel, style: plain } }, { button: { title: Save, style: plain } }]",
      "style plain", on: .macos),
    .keeps("L-push-button", "button: { title: Save, style: glass, with: { era: glass } }", on: .macos),
    .breaks(
      "L-push-button", "button: { title: Save, style: glass, with: { era: classic } }", "style gray",
      on: .macos),
    .keeps(
      "L-push-button",
      "window: { title: A, width: 300, children: [{ alert: { title: Save?, children: [button: Save] } }] }",
      on: .macos),
    .breaks(
      "L-help-place",
      window(
        "{ hstack: [{ spacer: {} }, { push-button: { title: OK, role: primary } }] }, { hstack: [{ help-button: {} }, { spacer: {} }] }"
      ), "closing buttons", on: .macos),
    .keeps(
      "L-help-place",
      window(
        "{ hstack: [{ help-button: {} }, { spacer: {} }, { push-button: { title: OK, role: primary } }] }"),
      on: .macos),
  ]

  static let inputs: [Case] = [
    .breaks("L-stepper-range", "stepper: { maximum: 101 }", "101; at most 100"),
    .keeps("L-stepper-range", "stepper: 5"),
    .breaks("L-field-purpose", "hstack: [{ text-field: {} }, { button: Send }]", "no label or placeholder"),
    .breaks(
      "L-field-purpose", "vstack: [{ text-field: Ada }, { text-field: {} }]", "no label or placeholder"),
    .keeps("L-field-purpose", "grid: { columns: 2, children: [{ label: Name }, { text-field: {} }] }"),
    .keeps("L-field-purpose", "vstack: [{ text-field: {} }, { label: As on your card }]"),
    .keeps("L-field-purpose", "list-row: { title: Name, children: [text-field: {}] }"),
    .keeps("L-field-purpose", "hstack: [{ radio: Other }, { text-field: {} }]", on: .macos),
    .keeps("L-field-purpose", "alert: { title: Name?, children: [{ text-field: {} }, { button: OK }] }"),
    // A sheet in front of the screen is a page of its own.
    .keeps(
      "L-page-hierarchy",
      screen("{ navigation-bar: { title: A, back: B } }, { sheet: [page-control: { pages: 3 }] }")),
    .breaks("L-picker-sheet", "sheet: [date-picker: { style: wheels }]", "alone"),
    .keeps("L-picker-sheet", screen("{ sheet: [{ date-picker: { style: wheels } }, { list-row: Repeat }] }")),
    .keeps("L-picker-sheet", screen("{ sheet: [date-picker: { style: inline }] }")),
    .breaks(
      "L-radio-title", "radio-group: [{ radio: { accessibility-label: A, value: true } }]", "no title",
      on: .macos),
    .keeps(
      "L-radio-title", "hstack: [{ radio: { accessibility-label: A } }, { text-field: {} }]", on: .macos),
    // A text above both introduces them.
    .breaks(
      "L-radio-title",
      "vstack: [{ label: Side }, { radio: { accessibility-label: A } }, { radio: { accessibility-label: B } }]",
      "no title", on: .macos),
    .keeps("L-radio-title", "vstack: [{ symbol: star }, { radio: { accessibility-label: A } }]", on: .macos),
    .breaks(
      "L-checkbox-align", "vstack: [{ checkbox: A }, { checkbox: A Longer One }]", "2 checkboxes", on: .macos,
      setting: "direction: right-to-left"),
    .keeps("L-checkbox-align", "vstack: [{ checkbox: AA }, { checkbox: AA }]", on: .macos),
    // An indentation says what belongs to the first one.
    .keeps(
      "L-checkbox-align",
      "vstack: { alignment: leading, children: [{ checkbox: A }, { checkbox: { title: B, padding: { leading: 20 } } }] }",
      on: .macos),
  ]

  @Test(arguments: buttons + inputs)
  func finding(of testCase: Case) throws { try testCase.check() }
}
