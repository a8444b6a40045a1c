import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import MaquetteSheets
import Testing

@Suite("Scripts")
struct ScriptTests {
  private static let body = """
    body:
      hstack:
        - switch: { id: wifi }
        - button: { title: Play, id: play }

    """

  private func sheet(_ interaction: String) -> String {
    "maquette: 1\n\(Self.body)interaction:\n\(interaction)\n"
  }

  private func complaint(_ interaction: String) -> String {
    do throws(SheetError) {
      _ = try Sheet(Array(sheet(interaction).utf8), path: "a.yaml")
      return ""
    } catch {
      return error.message
    }
  }

  private func log(_ interaction: String) throws -> EventLog { try log(sheet: sheet(interaction)) }

  private func log(sheet text: String) throws -> EventLog {
    try #require(try Sheet(Array(text.utf8), path: "a.yaml").pictures.first).storyboard().log
  }

  private func actions(_ log: EventLog) -> [String] {
    log.entries.compactMap { if case .action(let name) = $0.event { name } else { nil } }
  }

  @Test(
    "an error of a step names its location",
    arguments: [
      ("  - tap: wify", "a.yaml:7:10: error: no element has the id 'wify'", "did you mean 'wifi'?"),
      ("  - relese", "a.yaml:7:5: error: expected one of release, cancel", "did you mean 'release'?"),
      ("  - { tap: wifi, press: play }", "a.yaml:7:5: error: this step does 2 things", "write each"),
      ("  - { by: [1, 2] }", "a.yaml:7:5: error: this step has no action", "write each"),
      ("  - { drag: wifi }", "a.yaml:7:7: error: a drag needs 'by' or 'to'", "add 'by"),
      ("  - { tap: wifi, at: [1] }", "a.yaml:7:22: error: expected two numbers, found 1", "write, for"),
      ("  - { tap: wifi, count: 0 }", "a.yaml:7:25: error: expected a whole number between 1 and 100", ""),
      ("  - { wait: -1 }", "a.yaml:7:13: error: expected a number of seconds", ""),
      ("  - { tapp: wifi }", "a.yaml:7:5: error: this step has no action", ""),
      ("  steps: [{ tap: wifi, wher: 1 }]", "a.yaml:7:24: error: unknown attribute 'wher' of a step", ""),
      (
        "  - { tap: wifi, by: [50, 50], over: 9 }",
        "a.yaml:7:18: error: unknown attribute 'by' of a step with 'tap'", "it has at, count, caption"
      ),
      (
        "  - { press: wifi, count: 2 }", "a.yaml:7:20: error: unknown attribute 'count'", "it has at, caption"
      ),
      (
        "  - { drag: wifi, by: [1, 2], count: 2 }", "a.yaml:7:31: error: unknown attribute 'count'",
        "it has at"
      ),
      (
        "  - { move: [1, 2], by: [1, 2] }", "a.yaml:7:21: error: unknown attribute 'by'",
        "it has over, caption"
      ),
      ("  - { over: 1, wait: 1 }", "a.yaml:7:7: error: unknown attribute 'over' of a step with 'wait'", ""),
      ("  - { hover: wifi, count: 2 }", "a.yaml:7:20: error: unknown attribute 'count'", "it has at, over"),
      ("  - { hover: wify }", "a.yaml:7:14: error: no element has the id 'wify'", "did you mean 'wifi'?"),
      ("  - { type: A, at: [0, 0] }", "a.yaml:7:16: error: unknown attribute 'at'", "it has caption"),
      ("  - { release: 1, caption: A }", "a.yaml:7:7: error: unknown attribute 'release' of a step", ""),
      ("  - { drag: wifi, by: [1, 2], to: play }", "a.yaml:7:31: error: a drag takes 'by' or 'to'", "remove"),
      ("  step: []", "a.yaml:7:3: error: unknown attribute 'step' of an interaction", "it has steps"),
      (
        "  actions: { wifi: { touch-dwn: a } }", "a.yaml:7:22: error: unknown event 'touch-dwn'",
        "did you mean 'touch-down'?"
      ),
      ("  actions: { wlan: a }", "a.yaml:7:14: error: no element has the id 'wlan'", ""),
    ])
  func mistakes(interaction: String, message: String, hint: String) {
    let complaint = complaint(interaction)
    #expect(complaint.contains(message), "\(complaint)")
    #expect(complaint.contains(hint), "\(complaint)")
  }

  @Test("a step takes its details")
  func details() {
    let steps = [
      "{ caption: A, tap: wifi, at: [0, 0], count: 2 }", "{ press: wifi, at: [0, 0], caption: A }",
      "{ drag: wifi, at: [0, 0], by: [1, 2], over: 1, caption: A }", "{ drag: wifi, to: play, over: 1 }",
      "{ move: [1, 2], over: 1, caption: A }", "{ wait: 1, caption: A }", "{ type: A, caption: B }",
      "{ hover: wifi, at: [0, 0], over: 1, caption: A }", "{ hover: play }",
    ]
    #expect(complaint("  [\(steps.joined(separator: ", "))]") == "")
  }

  @Test("steps of programs have the limits of those of sheets")
  func limits() {
    let far = ScriptPair(x: .infinity, y: .nan)
    #expect(far == ScriptPair(x: 0, y: 0))
    #expect(ScriptPair(x: -1e308, y: 1e308) == ScriptPair(x: -1e9, y: 1e9))
    #expect(ScriptStep.tap("a", count: 0).count == 1 && ScriptStep.tap("a", count: .max).count == 100)
    for (seconds, expected) in [(-1.0, 0.0), (.nan, 0), (2.5, 2.5), (.infinity, 60)] {
      #expect(ScriptStep.wait(seconds).seconds == expected)
      #expect(ScriptStep.move(by: far, over: seconds).seconds == expected)
      #expect(ScriptStep.drag("a", by: far, over: seconds).seconds == expected)
      #expect(ScriptStep.drag("a", to: "b", over: seconds).seconds == expected)
    }
  }

  @Test("a control with a value that is also a button performs its action once")
  func purpose() throws {
    let text = """
      maquette: 1
      body:
        hstack:
          - toggle-button: { symbol: bell, id: bell }
          - pop-up-button: { title: Size, id: size }
          - text-field: { id: name }
      interaction:
        actions: { bell: ring, size: show, name: save }
        steps: [{ tap: bell }, { tap: size }, { tap: name }, { type: A }, return]
      """
    #expect(try actions(log(sheet: text)) == ["ring", "show", "save"])
  }

  @Test("a script has a limit")
  func limit() {
    let steps = Array(repeating: "release", count: 1001).joined(separator: ", ")
    #expect(complaint("  [\(steps)]").contains("expected at most 1000 steps, found 1001"))
  }

  @Test("actions are done where they are asked for; without an event when the value changes or a button acts")
  func actions() throws {
    let log = try log(
      """
        actions: { wifi: setWiFi, play: { touch-down: prepare, touch-up-inside: play } }
        steps: [{ tap: wifi }, { tap: play }]
      """)
    #expect(actions(log) == ["setWiFi", "prepare", "play"])
  }

  @Test("a drag sends events on its way and takes the given time")
  func drag() throws {
    let log = try log("  - { drag: wifi, to: play, over: 0.5 }")
    let moves = log.entries.filter { if case .touch(.move, _) = $0.event { true } else { false } }
    #expect(moves.count == 6)
    #expect(moves.last.map { ($0.time - log.entries[0].time).seconds } == 0.5)
    #expect(log.eventNames.last == "touchUpInside", "the play button is within what counts as inside")
  }

  @Test("waiting and releasing without a finger do nothing")
  func nothing() throws {
    #expect(
      try log("  - wait: 2\n  - release\n  - cancel\n  - move: [5, 5]\n  - type: Hello\n  - return")
        .eventNames == [])
  }

  @Test("from right to left a place counts from the leading edge")
  func mirrored() throws {
    let text = """
      maquette: 1
      direction: right-to-left
      body: { segmented-control: { segments: [A, B, C], selected: none, id: range } }
      interaction: [{ tap: range, at: [0.1, 0.5] }]
      """
    #expect(try log(sheet: text).description.contains("(A)"))
  }
}
