import MaquetteControls
import MaquetteElements
import MaquetteSheets
import MaquetteControlKit
import Testing

@Suite("Sheets of pictures that move")
struct MotionTests {
  @Test("a sheet that moves has a timeline; changes follow each other")
  func timeline() throws {
    let sheet = try #require(
      try pictures(
        """
        maquette: 1
        format: apng
        animation: { rest: 1, plays: 2 }
        body:
          checkbox: { title: Wi-Fi, then: [{ value: true }, { after: 0.25, title: WLAN }] }
        """
      ).first)
    #expect(sheet.canvas.format == .apng && sheet.canvas.animation.playCount == 2)
    let frames = try #require(sheet.composed().timeline()).frames
    #expect(frames.map(\.start.seconds) == [0, 0.5, 0.75])
    #expect(frames.last?.duration.seconds == 1)
    // The second change keeps what the first one did.
    func spoken(_ seconds: Double) -> String { sheet.at(Moment(seconds: seconds)).layout().accessibilityText }
    #expect(spoken(0).contains("Wi-Fi") && !spoken(0).contains("value \"checked\""))
    #expect(spoken(0.6).contains("Wi-Fi") && spoken(0.6).contains("value \"checked\""))
    #expect(spoken(0.75).contains("WLAN") && spoken(0.75).contains("value \"checked\""))
  }

  @Test("changes are checked by the attributes of the element, and problems are placed")
  func mistakes() {
    #expect(
      complaint(about: "maquette: 1\nbody: { switch: { then: { vlaue: true } } }\n")
        == """
        sheet.yaml:2:27: error: unknown attribute 'vlaue' of a switch
          body: { switch: { then: { vlaue: true } } }
                                    ^
          did you mean 'value'?
        """)
    #expect(
      complaint(about: "maquette: 1\nbody: { switch: { then: [{ after: -1, value: 3 }] } }\n")
        .split(separator: "\n").filter { $0.contains("error") } == [
          "sheet.yaml:2:35: error: expected a number of seconds between 0 and 60, found '-1'",
          "sheet.yaml:2:46: error: expected true or false, found '3'",
        ])
    #expect(
      complaint(about: "maquette: 1\nbody: { switch: { then: highlighted } }\n")
        .contains("2:25: error: expected attributes with other values, found 'highlighted'"))
  }

  @Test(
    "an animation's numbers have bounds",
    arguments: ["frame-rate: 7", "frame-rate: 0", "rest: -1", "rest: 61", "plays: -1", "plays: 1001"])
  func bounds(entry: String) {
    #expect(
      complaint(about: "maquette: 1\nanimation: { \(entry) }\nbody: { button: Play }\n")
        .contains(
          "sheet.yaml:2:\(entry.hasPrefix("frame") ? 26 : entry.hasPrefix("rest") ? 20 : 21): error: expected "
        ))
  }
}
