import MaquetteElements
import MaquetteLint
import Testing

/// Sheets near the rules of words: titles, subtitles and what affects security.
@Suite struct WordRuleTests {
  typealias Case = RuleTests.Case

  private static func control(_ title: String, _ symbol: String) -> String {
    "control-widget: { title: \(title), symbol: \(symbol) }"
  }

  static let words: [Case] = [
    .breaks("L-control-authentication", control("Start Car", "car.fill"), "'Start Car'"),
    .breaks("L-control-authentication", control("Start", "car.fill"), "'Start'"),
    .breaks("L-control-authentication", control("Lock House", "house.fill"), "'Lock House'"),
    .breaks("L-control-authentication", control("Open Trunk", "car.fill"), "'Open Trunk'"),
    .breaks("L-control-authentication", control("Remote Start", "car.fill"), "'Remote Start'"),
    .breaks("L-control-authentication", control("Home Alarm", "bell.fill"), "'Home Alarm'"),
    .keeps("L-control-authentication", control("Start Trip", "car.fill")),
    .keeps("L-control-authentication", control("Start Remote", "house.fill")),
    .keeps("L-control-authentication", control("Wake Alarm", "alarm.fill")),
    .keeps("L-control-authentication", control("Parked Car", "car.fill")),
    .keeps("L-title-length", #"button: "Save – Now & Then – Again""#),
    .breaks("L-ellipsis", "push-button: Change Password", "write 'Change Password…'", on: .macos),
    .breaks("L-ellipsis", "push-button: Edit", "write 'Edit…'", on: .macos),
    .keeps("L-ellipsis", "hstack: { region: toolbar, children: [button: Edit] }", on: .macos),
    .keeps("L-ellipsis", "navigation-bar: { title: A, trailing: [Edit] }"),
    .keeps(
      "L-ellipsis", "hstack: [{ text-field: { placeholder: Text } }, { push-button: Find }]", on: .macos),
    .breaks(
      "L-subtitle", "button: { title: Archive, subtitle: Moves this message out of the inbox and keeps it }",
      "explains the action"),
    .keeps(
      "L-subtitle", "button: { title: Buy, subtitle: Free delivery for every order above fifty euros today }"),
    .keeps(
      "L-subtitle",
      "button: { title: Ablegen, subtitle: Verschiebt diese Nachricht aus dem Eingang in das große Archiv }"),
  ]

  @Test(arguments: words)
  func finding(of testCase: Case) throws { try testCase.check() }

  /// A text in a field says a little, and a title such as Open may act at once.
  @Test func whatIsDoubtfulIsANote() throws {
    #expect(try LintSheet.findings("L-field-purpose", "text-field: Ada").map(\.severity) == [.note])
    #expect(try LintSheet.findings("L-field-purpose", "text-field: {}").map(\.severity) == [.warning])
    let setting = "platform: macos"
    #expect(
      try LintSheet.findings("L-ellipsis", "push-button: Open", setting: setting).map(\.severity) == [.note])
  }
}
