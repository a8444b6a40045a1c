import MaquetteLint
import Testing

/// Ratios are those that WCAG's formula gives for the colours by hand.
@Suite struct ContrastTests {
  private func ratio(_ body: String, setting: String = "") throws -> String? {
    try LintSheet.findings("L-contrast", body, setting: setting).first?.occurrences.first?.measured
  }

  @Test func textIsMeasuredAgainstWhatIsBehindIt() throws {
    // #767676 on white is the lightest gray with 4.5:1; one step lighter has 4.48:1.
    #expect(try ratio("label: { text: Half past ten, color: \"#777777\" }") == "4.47:1")
    #expect(try ratio("label: { text: Half past ten, color: \"#767676\" }") == nil)
    // On #EEEEEE the same gray has 3.91:1.
    #expect(
      try ratio(
        "zstack: { background: \"#EEEEEE\", children: [{ label: { text: A word, color: \"#767676\" } }] }")
        == "3.91:1")
  }

  @Test func largeTextNeedsLess() throws {
    #expect(try ratio("label: { text: Half past ten, color: \"#777777\", size: 24 }") == nil)
    #expect(try ratio("label: { text: Half past ten, color: \"#777777\", size: 19, weight: bold }") == nil)
    #expect(try ratio("label: { text: Half past ten, color: \"#999999\", size: 24 }") == "2.84:1")
  }

  /// One faint part is enough, and its words are named as they are drawn: in their translation.
  @Test func everyPartOfATextCounts() throws {
    let body = "label: { runs: [Half past, { text: ' ten o clock', color: \"#999999\" }] }"
    #expect(try ratio(body) == "2.84:1")
    #expect(try ratio(body.replacing("#999999", with: "#666666")) == nil)
    let strings = "locale: de\nstrings: { de: { Half past: Halb, ' ten o clock': ' elf' } }\n"
    let finding = try #require(try LintSheet.findings("L-contrast", body, setting: strings).first)
    #expect(finding.occurrences.first?.message.contains("of 'elf',") == true, "\(finding.occurrences)")
  }

  /// Each part is asked what its own size asks: 3:1 of a large one, 4.5:1 of a small one beside it.
  @Test(
    arguments: [
      ("#777777", "#000000", nil), ("#000000", "#777777", "4.47:1"), ("#999999", "#777777", "2.84:1"),
    ] as [(String, String, String?)])
  func partsOfDifferentSizesAreMeasuredByThemselves(large: String, small: String, expected: String?) throws {
    let body =
      "label: { runs: [{ text: '09:41 ', size: 34, color: '\(large)' }, { text: Half past ten, color: '\(small)' }] }"
    #expect(try ratio(body) == expected)
  }

  @Test func translucentTextCountsAsItLooks() throws {
    // Half of black on white is #808080 (or #7F7F7F): 3.9 to 4.
    let body = "label: { text: Half past ten, color: \"#000000\", opacity: 0.5 }"
    let measured = try #require(try ratio(body))
    #expect(measured.hasPrefix("3.9") || measured.hasPrefix("4"))
    let named = "label: { text: Half past ten, color: \"#00000080\" }"
    #expect(try ratio(named)?.hasPrefix("3.9") == true)
  }

  @Test func onWhatVariesTheWorstPlaceCounts() throws {
    // White text that runs from black onto light gray: there it has 1.2:1.
    let body = """
      zstack:
        - hstack:
            spacing: 0
            children:
              - spacer: { frame: { width: 60, height: 30 }, background: "#000000" }
              - spacer: { frame: { width: 60, height: 30 }, background: "#EEEEEE" }
        - label: { text: Half past ten, color: "#FFFFFF" }
      """
    #expect(try ratio(body) == "1.16:1")
  }

  @Test func whatIsOutOfUseIsExempt() throws {
    #expect(try ratio("button: { title: Play, style: gray, state: disabled }") == nil)
    #expect(try ratio("label: { text: Word, color: gray4, with: { enabled: false } }") == nil)
    #expect(try ratio("button: { title: Save, style: gray, busy: true }") == nil)
  }

  /// What the platform draws so, a sheet cannot mend: a shaded default button, the days of the week of a calendar.
  @Test func thePlatformsOwnPairsAreNotes() throws {
    func severities(_ body: String, setting: String = "") throws -> [LintSeverity] {
      try LintSheet.findings("L-contrast", body, setting: setting).map(\.severity)
    }
    #expect(
      try severities("push-button: { title: Save, role: primary }", setting: "platform: macos") == [.note])
    #expect(try severities("date-picker: { mode: date, style: inline }") == [.note])
    #expect(try severities("label: { text: Word, color: tertiary-label }") == [.warning])
    #expect(
      try severities(
        "push-button: { title: Save, tint: \"#40A0FF\", role: primary }", setting: "platform: macos") == [
          .warning
        ])
  }

  @Test func aSwitchStandsOutFromItselfOff() throws {
    #expect(try ratio("list-row: { title: A, switch: true }") == nil)
    #expect(
      try ratio("list-row: { title: A, children: [{ switch: { value: true, tint: \"#E0E0E4\" } }] }") != nil)
    #expect(
      try ratio(
        "list-row: { title: A, children: [{ switch: { value: true, tint: \"#E0E0E4\" } }] }",
        setting: "appearance: dark") == nil)
  }

  /// Of a text of several colours the part is named whose colour is too light.
  @Test func theFaintPartOfATextIsNamed() throws {
    let body = """
      label:
        runs:
          - Read the
          - { text: fine print, color: "#B0B0B8" }
      """
    let found = try LintSheet.findings("L-contrast", body)
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("contrast of 'fine print', #B0B0B8 on #FFFFFF") == true)
  }

  /// The platform's green on its own track is a note where it has less than 1.5:1; the ring of focus is no background.
  @Test func aSwitchWithoutATintIsThePlatforms() throws {
    func severities(_ attributes: String, era: String) throws -> [LintSeverity] {
      try LintSheet.findings(
        "L-contrast",
        "list-row: { title: A, children: [{ switch: { value: true, accessibility-label: A\(attributes) } }] }",
        setting: "era: \(era)"
      ).map(\.severity)
    }
    #expect(try severities("", era: "glass") == [.note])
    #expect(try severities(", tint: \"#34C759\"", era: "glass") == [.warning])
    #expect(try severities(", state: focused", era: "classic") == [])
  }

  @Test func ownColorsOfThePlatformAreNotes() throws {
    let own = try LintSheet.findings("L-contrast", "label: { text: Word, color: accent }")
    #expect(own.map(\.severity) == [.note])
    let given = try LintSheet.findings("L-contrast", "label: { text: Word, color: \"#107AEF\" }")
    #expect(given.map(\.severity) == [.warning])
  }

  /// One place of a sheet can be many elements; a note about the first one must not hide a warning about another.
  @Test func aFindingIsAsSevereAsItsWorstOccurrence() throws {
    let report = try LintSheet.report(
      """
      maquette: 1
      define:
        word: { parameters: [color], body: { label: { text: Word, color: $color } } }
      body:
        vstack: [{ use: { word: accent } }, { use: { word: "#107AEF" } }]
      """, rules: ["L-contrast"])
    #expect(report.findings.map(\.severity) == [.warning])
    // The platform's own colour has even less contrast, but is not the sheet's fault.
    #expect(report.findings.first?.message.hasPrefix("contrast of 'Word', #107AEF on #FFFFFF") == true)
  }

  /// An alert dims the page, which cannot be used meanwhile; its own text counts.
  @Test func whatAnAlertCoversIsExempt() throws {
    let faint = "{ label: { text: Half past ten, color: \"#999999\" } }"
    let row = "{ list-row: { title: A, children: [{ switch: { value: true, tint: \"#E0E0E4\" } }] } }"
    func screen(_ overlay: String) -> String {
      "screen: { device: iphone-17, children: [{ vstack: [\(faint), \(row)] }\(overlay)] }"
    }
    #expect(try LintSheet.findings("L-contrast", screen("")).count == 2)
    // The colours of the buttons are the platform's.
    let covered = try LintSheet.findings(
      "L-contrast", screen(", { alert: { title: Sure?, children: [\(faint), { button: OK }] } }")
    ).filter { $0.severity != .note }
    #expect(covered.count == 1, "\(covered.map(\.message))")
  }

  @Test func aHiddenSymbolIsDecoration() throws {
    func symbol(_ rest: String) -> String {
      "symbol: { name: star.fill, size: 30, color: \"#FFCC00\"\(rest) }"
    }
    #expect(try ratio(symbol("")) != nil)
    #expect(try ratio(symbol(", accessibility: { hidden: true }")) == nil)
    #expect(try ratio("vstack: { accessibility: { hidden: true }, children: [\(symbol(""))] }") == nil)
    // A text is read by those who see it all the same.
    #expect(try ratio("label: { text: A word, color: \"#FFCC00\", accessibility: { hidden: true } }") != nil)
  }
}
