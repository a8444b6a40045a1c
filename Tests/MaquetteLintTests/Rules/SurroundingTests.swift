import MaquetteElements
import MaquetteLint
import Testing

/// Sheets near the rules of what stands around buttons, and of checkboxes in levels that are built by hand.
@Suite struct SurroundingTests {
  typealias Case = RuleTests.Case

  private static let bell = "toggle-button: { symbol: bell.fill, size: large, accessibility-label: Alerts }"

  static let labels: [Case] = [
    .breaks("L-toggle-label", "vstack: [{ \(bell) }, { label: Alerts }]", "'Alerts'"),
    .breaks("L-toggle-label", "vstack: [{ \(bell) }, { label: Alerts }]", "'Alerts'", on: .macos),
    // A stack around one element arranges nothing.
    .breaks("L-toggle-label", "vstack: [{ hstack: [{ \(bell) }] }, { label: Alerts }]", "'Alerts'"),
    .breaks("L-toggle-label", "grid: { columns: 2, children: [{ label: Alerts }, { \(bell) }] }", "'Alerts'"),
    .breaks(
      "L-toggle-label",
      "grid: { columns: 2, children: [{ \(bell) }, { spacer: {} }, { label: Alerts }, { label: More }] }",
      "'Alerts'"),
    .keeps("L-toggle-label", "vstack: { spacing: 40, children: [{ \(bell) }, { label: Alerts }] }"),
    .keeps("L-toggle-label", "vstack: [{ \(bell) }, { label: { text: Alerts, style: headline } }]"),
    // A row of labels above or below a row of as many toggles.
    .breaks(
      "L-toggle-label",
      "vstack: [{ hstack: { spacing: 40, children: [{ \(bell) }, { \(bell) }] } }, { hstack: { spacing: 40, children: [{ label: Alerts }, { label: Sounds }] } }]",
      "'Alerts'"),
    .keeps(
      "L-toggle-label",
      "vstack: [{ hstack: [{ \(bell) }, { \(bell) }] }, { hstack: [{ label: One }, { label: Two }, { label: Three }] }]"
    ),
    // A number counts, and explains nothing.
    .keeps("L-toggle-label", #"hstack: [{ \#(bell) }, { label: "24" }]"#),
    .keeps("L-help-text", "vstack: [{ help-button: {} }, { label: Version 2 }]", on: .macos),
  ]

  private static func stack(_ spacing: Int, _ children: String, _ name: String = "hstack") -> String {
    "\(name): { spacing: \(spacing), children: [\(children)] }"
  }

  static let distances: [Case] = [
    .breaks(
      "L-spacing", stack(0, "push-button: Cut, push-button: Copy"), "0 pt; 3 pt required", on: .macos),
    .breaks(
      "L-spacing", stack(1, "push-button: Cut, pop-up-button: { title: A }", "vstack"), "1 pt; 3 pt required",
      on: .macos),
    .keeps("L-spacing", stack(3, "push-button: Cut, push-button: Copy"), on: .macos),
    // Other controls of macOS may touch: a pointer is precise.
    .keeps("L-spacing", stack(0, "checkbox: Cut, checkbox: Copy", "vstack"), on: .macos),
    .keeps("L-spacing", "gradient-bar: [gradient-button: plus, gradient-button: minus]", on: .macos),
    .breaks(
      "L-spacing", stack(0, "label: Ready, button: { title: Send, size: large, style: filled }", "vstack"),
      "distance to the label 'Ready' 0 pt; 3 pt required"),
    .breaks(
      "L-spacing", stack(1, "button: { title: Send, size: large, style: gray }, label: Ready"), "'Ready' 1 pt"
    ),
    .breaks("L-spacing", stack(0, "label: Ready, push-button: Send"), "'Ready' 0 pt", on: .macos),
    .breaks("L-spacing", stack(0, "label: Ready, button: Start", "vstack"), "'Ready' 0 pt", on: .watchos),
    .breaks(
      "L-spacing",
      "scroll: { spacing: 0, frame: { width: 300, height: 200 }, children: [{ label: Ready }, { button: { title: Send, size: large } }] }",
      "'Ready' 0 pt"),
    .keeps("L-spacing", stack(3, "label: Ready, button: { title: Send, size: large }", "vstack")),
    // A symbol, and a label that stands in a window by itself.
    .breaks(
      "L-spacing", stack(0, "symbol: bell, button: { title: Send, size: large, style: filled }", "vstack"),
      "distance to the symbol 'bell' 0 pt"),
    .keeps("L-spacing", stack(3, "symbol: bell, button: { title: Send, size: large }", "vstack")),
    .breaks(
      "L-spacing", "window: { title: A, spacing: 0, children: [{ label: Ready }, { push-button: Send }] }",
      "'Ready' 0 pt", on: .macos),
    .keeps("L-spacing", "zstack: [{ button: { title: Send, size: large } }, { symbol: bell }]"),
    // A label in front of a button is another rule's, and rows arrange themselves.
    .keeps("L-spacing", "zstack: [{ button: { title: Send, size: large } }, { label: Ready }]"),
    .keeps("L-spacing", "list-row: { title: Ready, children: [button: { title: Send, size: large }] }"),
  ]

  private static func levels(_ parent: String, _ children: String, _ more: String = "") -> String {
    "vstack: { alignment: leading, children: [{ checkbox: { title: All, id: all\(parent) } },"
      + " { vstack: { alignment: leading, padding: { leading: 20 }\(more), children: [\(children)] } }] }"
  }

  private static let some = "checkbox: { title: A, value: true }, checkbox: B"
  private static let none = "checkbox: A, checkbox: B"

  static let checkboxes: [Case] = [
    .breaks(
      "L-mixed-levels", levels(", value: true", some), "2 indented checkboxes: on; mixed required", on: .macos
    ),
    .breaks("L-mixed-levels", levels("", some), "off; mixed required", on: .macos),
    .breaks("L-mixed-levels", levels(", value: true", none), "on; off required", on: .macos),
    .breaks("L-mixed-levels", levels(", value: mixed", none), "mixed; off required", on: .macos),
    .breaks(
      "L-mixed-levels",
      "vstack: { alignment: leading, children: [{ checkbox: { title: All, value: true } }, { checkbox: { title: A, value: true, padding: { leading: 20 } } }, { checkbox: { title: B, padding: { leading: 20 } } }] }",
      "on; mixed required", on: .macos),
    .breaks(
      "L-mixed-levels", levels(", value: true", some), "on; mixed required", on: .macos,
      setting: "direction: right-to-left"),
    .keeps("L-mixed-levels", levels(", value: mixed", some), on: .macos),
    .keeps("L-mixed-levels", levels("", none), on: .macos),
    // These are governed by the first one.
    .keeps(
      "L-mixed-levels", levels(", value: true", some, ", enabled-when: { all: true }"), on: .macos),
    .keeps("L-mixed-levels", levels("", some, ", with: { enabled: false }"), on: .macos),
    // No level, only a list.
    .keeps(
      "L-mixed-levels",
      "vstack: { alignment: leading, children: [{ checkbox: { title: A, value: true } }, { checkbox: B }] }",
      on: .macos),
    .keeps(
      "L-mixed-levels",
      "vstack: [{ checkbox: { title: A Long Title, value: true } }, { checkbox: B }]", on: .macos),
  ]

  @Test(arguments: labels + distances + checkboxes)
  func finding(of testCase: Case) throws { try testCase.check() }
}
