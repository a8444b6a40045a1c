import Testing

@Suite struct TouchTests {
  @Test func aTapIsAnsweredByThePicture() throws {
    let served = try LivePageTests.served([
      "a.yaml":
        "maquette: 1\nplatform: ios\nscale: 1\nbody:\n  switch: { id: wifi, accessibility-label: Wi-Fi }\n"
    ])
    let sheet = served.sheet("a.yaml")
    func act(_ name: String, _ values: [String: String] = [:]) throws -> String {
      let all = sheet.merging(values) { $1 }.merging(["do": name]) { $1 }
      return try served.ask("POST", "touch", all).text
    }
    let before = try served.ask("GET", "frame", sheet)
    #expect(before.isPNG)
    let place = ["x": "40", "y": "30"]
    #expect(try act("down", place).contains("down at"))
    let up = try act("up", place)
    #expect(up.contains("#wifi valueChanged (on)"))
    #expect(try served.ask("GET", "frame", sheet).isPNG)
    #expect(
      try served.ask("POST", "touch", sheet.merging(["do": "down", "x": "nan", "y": "1"]) { $1 }).status
        == 400)
    #expect(try served.ask("POST", "touch", sheet.merging(["do": "fly"]) { $1 }).status == 400)
    #expect(try act("restart").contains("revision"))
    #expect(try served.ask("GET", "frame", sheet).body == before.body)
    #expect(served.stop())
  }

  @Test func linksLeadToSheetsAndScreens() throws {
    let link = "interaction: { links: { play: sub/../b.yaml } }\n"
    let flow = """
      maquette: 1
      platform: ios
      scale: 1
      padding: 0
      body:
        screen-flow:
          children:
          - vstack: { id: first, children: [{ button: { id: buy, title: Buy } }] }
          - vstack: { id: second, children: [{ label: Done }] }
          - flow-arrow: { from: buy, to: second }
      """
    let served = try LivePageTests.served([
      "a.yaml": TemporaryFolder.sheet("Play", more: link), "b.yaml": TemporaryFolder.sheet("Stop"),
      "flow.yaml": flow,
    ])
    func tap(_ name: String, _ x: String, _ y: String) throws -> String {
      let values = ["sheet": served.folder(name), "x": x, "y": y]
      _ = try served.ask("POST", "touch", values.merging(["do": "down"]) { $1 })
      return try served.ask("POST", "touch", values.merging(["do": "up"]) { $1 }).text
    }
    #expect(try tap("a.yaml", "40", "30").contains("\"target\":{\"sheet\":\"\(served.folder("b.yaml"))\"}"))
    #expect(try !tap("a.yaml", "1", "1").contains("target"))
    let start = try served.ask("GET", "touch", served.sheet("flow.yaml")).text
    #expect(start.contains("\"frame\":[0,0,"))
    let target = try tap("flow.yaml", "10", "10")
    #expect(target.contains("\"target\":{\"frame\":["))
    #expect(served.stop())
  }
}
