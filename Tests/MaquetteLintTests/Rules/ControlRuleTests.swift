import MaquetteElements
import MaquetteLint
import Testing

/// Sheets near the rules of controls of Control Center, and of single words without a locale.
@Suite struct ControlRuleTests {
  typealias Case = RuleTests.Case

  private static func control(_ more: String, symbol: String = "flame") -> String {
    "control-widget: { title: Oven, symbol: \(symbol), size: medium, \(more) }"
  }

  private static let toggle =
    "control-widget: { title: Torch, symbol: flashlight.on.fill, off-symbol: flashlight.off.fill, kind: toggle"

  static let controls: [Case] = [
    .breaks("L-control-transition", toggle + ", symbol-animation: false }", "jumps"),
    .keeps("L-control-transition", toggle + " }"),
    .keeps("L-control-transition", control("symbol-animation: false")),
    .breaks("L-control-sensitive", control("status: 180°, locked: true"), "the value '180°'"),
    .keeps("L-control-sensitive", control("status: 180°, redacted: true")),
    .keeps("L-control-sensitive", control("locked: true")),
    .keeps("L-control-sensitive", control("status: 180°, locked: true, place: lock-screen")),
    .breaks(
      "L-control-placeholder", control("status: A, then: { status: B }"),
      "the value varies between 'A' and 'B'"),
    .breaks(
      "L-control-placeholder", control("then: { title: Grill }"),
      "the title varies between 'Oven' and 'Grill'"),
    .breaks(
      "L-control-placeholder",
      "vstack: [{ switch: { id: on, value: true } }, { \(control("status: A, when: { if: { on: false }, set: { status: B } }")) }]",
      "between 'A' and 'B'"),
    // While the condition holds, the value differs all the same.
    .breaks(
      "L-control-placeholder",
      "vstack: [{ switch: { id: on, value: true } }, { \(control("status: A, when: { if: { on: true }, set: { status: B } }")) }]",
      "between 'B' and 'A'"),
    .keeps("L-control-placeholder", control("status: A, then: { tint: red }")),
    .keeps(
      "L-control-placeholder",
      "vstack: [{ \(control("status: A, then: { status: B }")) }, { \(control("placeholder: true")) }]"),
    .keeps("L-control-placeholder", control("status: A, then: { status: B, placeholder: true }")),
    // The value of a toggle follows its state.
    .keeps("L-control-placeholder", control("kind: toggle, status: \"On\", off-status: \"Off\"")),
  ]

  static let words: [Case] = [
    .breaks("L-verb", "button: Registration", "'Registration'"),
    .breaks("L-verb", "button: Cancellation", "'Cancellation'"),
    .breaks("L-titlecase", "button: registration", "write 'Registration'"),
    .breaks(
      "L-control-symbol", "control-island: { symbol: bell, status: Silent, hint: Silent Mode }",
      "'Silent Mode'"),
    .breaks("L-control-symbol", "control-island: { symbol: bell, hint: Quiet Hours }", "'Quiet Hours'"),
    .breaks("L-control-symbol", "control-island: { symbol: bell, hint: Ringer }", "'Ringer'"),
    .keeps("L-control-symbol", "control-island: { symbol: bell, hint: Halten }"),
    .keeps("L-titlecase", "button: kaufen"),
    .keeps("L-titlecase", "button: guardar"),
    .keeps("L-titlecase", "button: paiement", setting: "locale: fr"),
    // Another text of the picture is German.
    .keeps("L-verb", "vstack: [{ label: Wohin mit dem Bild }, { button: Registration }]"),
    .keeps("L-titlecase", "vstack: [{ label: Größe }, { button: registration }]"),
    .keeps("L-titlecase", "button: foo bar"),
  ]

  @Test(arguments: controls + words)
  func finding(of testCase: Case) throws { try testCase.check() }
}
