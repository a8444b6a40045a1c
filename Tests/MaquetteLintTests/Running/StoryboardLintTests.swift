import MaquetteDiagnostics
import MaquetteLint
import Testing

/// Sheets whose picture shows an interaction, an open menu, a keyboard or something that moves.
@Suite struct StoryboardLintTests {
  private func report(_ text: String, rules: Set<String>? = nil) throws -> LintReport {
    try LintSheet.report("maquette: 1\n" + text, rules: rules)
  }

  /// Every step is a picture with elements of the sheet, which are counted in it alone.
  @Test func everyStepIsAView() throws {
    let report = try report(
      """
      storyboard: true
      body:
        vstack:
          - button: { id: buy, title: Buy, style: filled, size: large }
          - button: { title: Rent, style: filled, size: large }
      interaction: [{ tap: buy }, { tap: buy }]
      """, rules: ["L-prominent", "L-spacing", "L-size-choice"])
    #expect(report.findings.map(\.message) == [])
  }

  /// The beginning and two steps show the button.
  @Test func elementsOfStepsAreChecked() throws {
    let report = try report(
      """
      storyboard: true
      body: { button: { id: buy, title: buy It, style: gray, size: large } }
      interaction: [{ tap: buy }, { wait: 1 }]
      """, rules: ["L-titlecase"])
    #expect(report.findings.map(\.occurrences.count) == [3])
    #expect(report.findings.map(\.position.line) == [3])
  }

  /// The names of events are gray and small, and the sheet cannot change that.
  @Test func captionsAreNotTheSheets() throws {
    let report = try report(
      """
      storyboard: true
      body: { label: { id: word, text: A word } }
      interaction: [{ tap: word }]
      """, rules: ["L-contrast", "L-truncated"])
    #expect(report.findings.map(\.message) == [])
  }

  /// Under the finger the same pixels are measured as beside it.
  @Test func theMarkOfAFingerCoversNothing() throws {
    let report = try report(
      """
      storyboard: true
      body: { label: { id: word, text: A word, color: "#767676" } }
      interaction: [{ press: word }]
      """, rules: ["L-contrast"])
    #expect(report.findings.map(\.message) == [])
  }

  /// The button inside a pop-up button is no target of its own.
  @Test func aMenuButtonIsOneTarget() throws {
    let report = try report(
      """
      storyboard: true
      body: { pop-up-button: { id: size, title: Large, accessibility-label: Size } }
      interaction: [{ press: size }]
      """, rules: ["L-spacing", "L-hit", "L-a11y-missing"])
    #expect(report.findings.filter { $0.severity != .note }.map(\.message) == [])
  }

  /// What is below the screen's own picture is outside of it, though the storyboard goes on there.
  @Test func theEdgeIsThatOfTheStep() throws {
    let report = try report(
      """
      storyboard: true
      size: { width: 200, height: 60 }
      body: { label: { id: word, text: Below, offset: { x: 0, y: 80 } } }
      interaction: [{ wait: 1 }]
      """, rules: ["L-canvas"])
    #expect(report.findings.count == 1)
  }

  /// Only the tap itself shows nothing; to lift the finger and to hold what is dragged ends and continues steps.
  @Test func stepsThatEndOrContinueAreQuiet() throws {
    let report = try report(
      """
      body:
        hstack:
          - button: { id: off, title: Off, state: disabled }
          - button: { id: spring, title: Folder, spring-loaded: true }
      interaction:
        - press: off
        - release
        - { spring: spring, over: 0.2 }
        - { spring: spring, over: 0.2 }
        - release
        - release
      """, rules: ["L-step"])
    // The last one lifts no finger.
    #expect(report.findings.map(\.position.line) == [7, 12])
  }

  @Test func aStepThatShowsNothingOnPurposeIsAllowedWithAReason() throws {
    let report = try report(
      """
      body: { button: { id: off, title: Off, state: disabled, lint-ignore: { rule: L-step, because: It takes no tap. } } }
      interaction: [{ tap: off }]
      """, rules: ["L-step"])
    #expect(report.findings.isEmpty)
    #expect(report.suppressed.map(\.reason) == ["It takes no tap."])
  }

  /// The screen moves its content up to the field that is edited; without a keyboard the same content lies outside.
  @Test func aKeyboardMovesItsScreenUp() throws {
    func findings(_ state: String) throws -> [LintFinding] {
      try report(
        """
        platform: ios
        body:
          screen:
            device: iphone-se
            children:
              - vstack:
                  - label: A Long Form
                  - label: { text: One, frame: { height: 420 } }
                  - text-field: { placeholder: PIN, state: \(state), keyboard-type: number-pad }
                  - label: { text: Two, frame: { height: 240, alignment: bottom } }
        """, rules: ["L-canvas"]
      ).findings
    }
    #expect(try findings("focused").isEmpty)
    #expect(try !findings("normal").isEmpty)
  }

  /// An open menu stays in a picture of its own size, and makes another one larger.
  @Test(arguments: ["", "size: { width: 260, height: 240 }\n"])
  func anOpenMenuIsInThePicture(setting: String) throws {
    let report = try report(
      """
      platform: ios
      \(setting)body:
        pull-down-button:
          title: More
          menu: open
          children: [{ menu-item: Copy }, { menu-item: { title: Delete, role: destructive, symbol: trash } }]
      """, rules: ["L-canvas", "L-spacing", "L-contrast"])
    #expect(report.findings.filter { $0.severity != .note }.map(\.message) == [])
    // Findings in the menu name its items.
    #expect(report.findings.contains { $0.element.hasPrefix("menu-item") })
  }

  /// The red of an item is the system's, the orange highlight of another the sheet's.
  @Test func coloursOfMenusAreThePlatforms() throws {
    func severities(_ body: String) throws -> [LintSeverity] {
      try LintSheet.findings("L-contrast", body, setting: "platform: macos").map(\.severity)
    }
    #expect(
      try severities("menu: [{ menu-item: { title: Copy, shortcut: ⌘C } }]").allSatisfy { $0 == .note })
    #expect(
      try severities(
        "menu: { with: { tint: orange }, children: [{ menu-item: { title: Copy, state: highlighted } }] }"
      )
      .contains(.warning))
  }

  @Test(arguments: ["activity-indicator: {}", "progress-view: { indeterminate: true }"])
  func whatMovesALimitedNumberOfTimesIsANote(body: String) throws {
    func findings(_ setting: String) throws -> [LintFinding] {
      try LintSheet.findings("L-stationary", body, setting: setting)
    }
    let limited = try findings("format: apng\nanimation: { plays: 2 }")
    #expect(limited.map(\.severity) == [.note])
    #expect(limited.first?.message.contains("after 2 plays") == true)
    #expect(try findings("format: apng").isEmpty)
    // A still picture plays nothing.
    #expect(try findings("animation: { plays: 2 }").isEmpty)
  }
}
