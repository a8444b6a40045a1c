import Foundation
import MaquetteDesign
import Testing

/// What the page about touching pictures shows is true.
@Suite struct InteractionGuideTests {
  private static let text =
    (try? String(
      contentsOfFile: Repository.root + "/Sources/Maquette/Maquette.docc/Interaction.md", encoding: .utf8))
    ?? ""

  /// The snippet of the page, to the letter.
  @Test func theScriptOfAProgramIsThatOfASheet() throws {
    let snippet = """
      let script = Script(
        [
          .press("wifi"), .move(by: ScriptPair(x: 60, y: 0), over: 0.3).captioned("Drag it"), .release, .wait(1),
          .tap("play", count: 2),
        ],
        actions: [
          Script.Action("setWiFi", of: "wifi"), Script.Action("play", of: "play", for: .touchUpInside),
        ])
      let mockup = Mockup {
        Switch().id("wifi")
        Button("Play").id("play")
      }
      let storyboard = Storyboard(mockup, script: script)
      print(storyboard.log)
      let strip = try storyboard.strip.render()
      """
    #expect(Self.text.contains("```swift\nimport Maquette\n\n\(snippet)\n```"))

    let script = Script(
      [
        .press("wifi"), .move(by: ScriptPair(x: 60, y: 0), over: 0.3).captioned("Drag it"), .release,
        .wait(1),
        .tap("play", count: 2),
      ],
      actions: [
        Script.Action("setWiFi", of: "wifi"), Script.Action("play", of: "play", for: .touchUpInside),
      ])
    let mockup = Mockup {
      Switch().id("wifi")
      Button("Play").id("play")
    }
    let storyboard = Storyboard(mockup, script: script)
    let log = storyboard.log.description
    #expect(log.contains("#wifi valueChanged (on)\n") && log.contains("  setWiFi\n"))
    #expect(log.components(separatedBy: "  play\n").count == 3)
    let strip = try storyboard.strip.render()
    #expect(Double(strip.width) > 3 * mockup.layout().frame.width, "there are six pictures")

    let sheet = """
      maquette: 1
      body: { vstack: [{ switch: { id: wifi } }, { button: { title: Play, id: play } }] }
      interaction:
        actions: { wifi: setWiFi, play: { touch-up-inside: play } }
        steps:
          - press: wifi
          - { move: [60, 0], over: 0.3, caption: Drag it }
          - release
          - wait: 1
          - { tap: play, count: 2 }
      """
    #expect(try Sheet(Array(sheet.utf8), path: "a.yaml").pictures.first?.canvas.interaction == script)
  }

  @Test func everyStepOfASheetCanBeWrittenInSwift() throws {
    let steps: [ScriptStep] = [
      .tap("a"), .press("a", at: ScriptPair(x: 0.25, y: 0.5)), .drag("a", by: ScriptPair(x: 1, y: 2)),
      .drag("a", to: "b", over: 2), .move(by: ScriptPair(x: 3, y: 4)), .release, .cancel, .wait(0.5),
      .type("Ada"), .return, .escape, .longPress("a"), .secondaryClick("b"), .choose("Edit"),
      .key(.down, count: 2), .hover("a"), .spring("a"), .authenticate(), .authenticate(accepted: false),
      .swipe("a", by: ScriptPair(x: 0, y: -90)), .scroll("a", by: ScriptPair(x: 0, y: 40)),
      .scroll("a", to: "b"),
    ]
    let sheet = """
      maquette: 1
      body: { vstack: [{ switch: { id: a } }, { switch: { id: b } }] }
      interaction:
        - tap: a
        - { press: a, at: [0.25, 0.5] }
        - { drag: a, by: [1, 2] }
        - { drag: a, to: b, over: 2 }
        - move: [3, 4]
        - release
        - cancel
        - wait: 0.5
        - type: Ada
        - return
        - escape
        - long-press: a
        - secondary-click: b
        - choose: Edit
        - { key: down, count: 2 }
        - hover: a
        - spring: a
        - authenticate: true
        - authenticate: false
        - { swipe: a, by: [0, -90] }
        - { scroll: a, by: [0, 40] }
        - { scroll: a, to: b }
      """
    let script = try Sheet(Array(sheet.utf8), path: "a.yaml").pictures.first?.canvas.interaction
    #expect(script == Script(steps))
    #expect(Set(steps.map(\.verb)) == Set(ScriptStep.Verb.allCases))
  }
}
