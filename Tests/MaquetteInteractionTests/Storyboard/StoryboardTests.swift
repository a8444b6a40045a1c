import MaquetteControls
import MaquetteElements
import MaquetteInteraction
import MaquetteSheets
import TestSupport
import Testing

@Suite("Storyboards")
struct StoryboardTests {
  private func storyboard() throws -> Storyboard {
    let text = """
      maquette: 1
      size: { width: 160 }
      body: { switch: { id: wifi, accessibility-label: Wi-Fi } }
      interaction:
        - press: wifi
        - { move: [60, 0], caption: Drag it }
        - release
      """
    return try #require(try Sheet(Array(text.utf8), path: "a.yaml").pictures.first).storyboard()
  }

  private func texts(_ node: LayoutNode) -> [String] {
    node.nodes(named: "label").compactMap { $0.accessibility?.label }
  }

  @Test("a strip has a picture for each step and one before, with captions and events")
  func strip() throws {
    let layout = try storyboard().strip.layout()
    #expect(
      texts(layout) == [
        "At first", "1  Press Wi-Fi", "touchDown", "2  Drag it", "touchDragInside ×4",
        "3  Lift the finger from Wi-Fi",
        "valueChanged, touchUpInside",
      ])
    #expect(layout.nodes(named: "finger").count == 3 && layout.nodes(named: "switch").count == 4)
  }

  @Test("each picture of a strip shows the result of its step and nothing of the next")
  func pictures() throws {
    let switches = try storyboard().strip.layout().nodes(named: "switch")
    #expect(switches.map { $0.accessibility?.value } == ["off", "off", "on", "on"])
  }

  /// On a screen 414 wide the margins of lists are 20.
  @Test("each picture of a strip is laid out as the sheet's own, with the width of its screen")
  func margins() throws {
    let text = """
      maquette: 1
      size: { width: 414 }
      padding: 0
      body: { vstack: [ { switch: { id: wifi, accessibility-label: Wi-Fi } }, { form: [ { list-row: A } ] } ] }
      interaction: [ { press: wifi } ]
      """
    let picture = try #require(try Sheet(Array(text.utf8), path: "a.yaml").pictures.first)
    let rows = picture.storyboard().strip.layout().nodes(named: "list-row")
    #expect(rows.map(\.frame.width) == [374, 374])
    #expect(picture.mockup().layout().nodes(named: "list-row").map(\.frame.width) == [374])
  }

  @Test("an animation has a finger while there is one, and the caption of its step")
  func animation() throws {
    let animation = try storyboard().animation
    func at(_ seconds: Double) -> (texts: [String], hasFinger: Bool) {
      var mockup = animation
      mockup.environment.moment = Moment(seconds: seconds)
      let layout = mockup.layout()
      return (texts(layout), !layout.nodes(named: "finger").isEmpty)
    }
    #expect(at(0) == (["At first"], false))
    #expect(at(0.55) == (["1  Press Wi-Fi"], true))
    #expect(at(0.8) == (["2  Drag it"], true))
    #expect(at(1.2) == (["3  Lift the finger from Wi-Fi"], false))
    let motions = animation.motions()
    // Steps, the path of the finger, and the switch.
    #expect(motions.changes.contains { $0.start.seconds == 0.5 })
    #expect(motions.changes.contains { $0.duration.seconds > 0.4 })
  }
}
