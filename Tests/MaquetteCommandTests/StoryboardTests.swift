import Foundation
import MaquettePNG
import MaquetteRaster
import Testing

@Suite("maquette storyboard", .inTurn)
struct StoryboardTests {
  private static let sheet = """
    maquette: 1
    body: { switch: { id: wifi } }
    interaction:
      actions: { wifi: setWiFi }
      steps: [{ tap: wifi }]

    """

  @Test("a strip goes to a file beside the picture's, and moves if that is asked for")
  func pictures() throws {
    let place = try Workplace(files: ["a.yaml": Self.sheet])
    #expect(try place.run("storyboard a.yaml").text == "a-storyboard.png\n")
    let strip = try PNG.decode(place.bytes(of: "a-storyboard.png"))
    try place.run("render a.yaml")
    #expect(try PNG.decode(place.bytes(of: "a.png")).width < strip.width)
    #expect(
      try place.run("storyboard a.yaml --format apng -o film.png").text == "film.png\n")
    #expect(try #require(try PNG.decodeAnimation(place.bytes(of: "film.png"))).frameCount > 5)
  }

  @Test("the log is printed as text and as JSON, and nothing is drawn")
  func logs() throws {
    let place = try Workplace(files: ["a.yaml": Self.sheet])
    let text = try place.run("storyboard a.yaml --log text")
    #expect(
      text.text == """
        0.500  down at (41.5, 31.5) on #wifi
        0.500    #wifi touchDown (off)
        0.600  up at (41.5, 31.5) on #wifi
        0.600    #wifi valueChanged (on)
        0.600      setWiFi
        0.600    #wifi touchUpInside (on)

        """)
    let json = try place.run("storyboard a.yaml --log json")
    #expect(json.text.contains(##"{ "time": 0.600, "control": "#wifi", "action": "setWiFi" }"##))
    #expect(try place.files() == ["a.yaml"])
  }

  @Test("the log as JSON is one array with an object for each picture, whether there is one or are more")
  func jsonLog() throws {
    let variants = Self.sheet + "variants: { appearance: [light, dark] }\n"
    let place = try Workplace(files: ["a.yaml": Self.sheet, "b.yaml": variants])
    for (sheet, names) in [("a.yaml", ["a"]), ("b.yaml", ["b~light", "b~dark"])] {
      let text = try place.run(["storyboard", sheet, "--log", "json"]).text
      let pictures = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
      #expect(pictures?.compactMap { $0["picture"] as? String } == names)
      for picture in pictures ?? [] {
        let events = try #require(picture["events"] as? [[String: Any]])
        #expect(
          events.compactMap { $0["events"] as? [String] } == [
            ["touchDown"], ["valueChanged"], ["touchUpInside"],
          ])
        #expect(events.compactMap { $0["action"] as? String } == ["setWiFi"])
      }
    }
  }

  @Test("a sheet that nobody touches has no storyboard")
  func untouched() throws {
    let place = try Workplace(files: ["a.yaml": "maquette: 1\nbody: { button: Play }\n"])
    let outcome = try place.expect("storyboard a.yaml", 65)
    #expect(outcome.message.contains("this sheet has no interaction; add 'interaction:'"))
  }

  @Test("a sheet can be its storyboard, for goldens")
  func golden() throws {
    let place = try Workplace(files: ["Golden/Storyboard/a.yaml": Self.sheet + "storyboard: true\n"])
    try place.expect("check --record missing")
    try place.expect("check")
    try place.write(
      (Self.sheet + "storyboard: true\n").replacing("[{ tap: wifi }]", with: "[{ tap: wifi, count: 2 }]"),
      to: "Golden/Storyboard/a.yaml")
    try place.expect("check", 1)
  }
}
