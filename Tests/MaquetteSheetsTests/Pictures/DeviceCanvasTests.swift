import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import Testing

@testable import MaquetteSheets

/// Pictures of the screens of devices.
@Suite struct DeviceCanvasTests {
  private func picture(_ rest: String) throws -> Sheet.Picture {
    try #require(try pictures("maquette: 1\nbody: { label: { text: a, id: a } }\n" + rest).first)
  }

  private func frame(of id: String, in picture: Sheet.Picture) -> Rect? {
    var frame: Rect?
    picture.mockup().layout().forEach { node, _ in if node.id == id { frame = node.frame } }
    return frame
  }

  @Test(arguments: [
    ("iphone-15", 393.0, 852.0, 3.0, 59.0), ("iphone-se", 375, 667, 2, 20), ("ipad", 820, 1180, 2, 24),
    ("watch-45", 198, 242, 2, 35),
  ])
  func aDeviceDecidesOnSizeScaleAndSafeArea(
    name: String, width: Double, height: Double, scale: Double, top: Double
  ) throws {
    let picture = try picture("canvas: \(name)")
    let layout = picture.mockup().layout()
    #expect(layout.frame.size == Size(width: width, height: height))
    #expect(picture.environment.scale == scale)
    #expect(frame(of: "a", in: picture)?.minY == top)
  }

  @Test func aPhoneInLandscapeHasASafeAreaAtItsEnds() throws {
    let picture = try picture(
      "canvas: { device: iphone-15, orientation: landscape }\ndirection: right-to-left")
    #expect(picture.mockup().layout().frame.size == Size(width: 852, height: 393))
    let wide = try pictures(
      "maquette: 1\nbody: { zstack: { id: a, frame: { max-width: infinity }, children: [spacer] } }\n"
        + "canvas: { device: iphone-15, orientation: landscape }")[0]
    #expect(frame(of: "a", in: wide)?.minX == 59)
    #expect(frame(of: "a", in: wide)?.maxX == 793)
  }

  @Test func settingsOfTheSheetHavePrecedence() throws {
    let picture = try picture("scale: 1\npadding: { top: 10 }\nsize: { height: 1000 }\ncanvas: iphone-15")
    #expect(picture.environment.scale == 1)
    #expect(frame(of: "a", in: picture)?.minY == 69)
    #expect(picture.mockup().layout().frame.size == Size(width: 393, height: 1000))
  }

  @Test func devicesVary() throws {
    let all = try pictures(
      "maquette: 1\nbody: spacer\ncanvas: iphone-15\nvariants: { canvas: [iphone-se, none, { device: ipad }] }"
    )
    #expect(all.map(\.canvas.scale) == [2, 2, 2])
    #expect(all.map(\.canvas.padding.top) == [0, 16, 0])
    #expect(all.map(\.name) == ["sheet~iphone-se", "sheet~none", "sheet~ipad"])
  }

  @Test func barsCanBeHidden() throws {
    func parts(_ canvas: String) throws -> [String] {
      var parts: [String] = []
      try picture("canvas: " + canvas).mockup().layout().forEach { node, _ in
        if ["status-bar", "cutout", "home-indicator"].contains(node.name.text) {
          parts.append(node.name.text)
        }
      }
      return parts
    }
    #expect(try parts("iphone-15") == ["status-bar", "cutout", "home-indicator"])
    #expect(try parts("{ device: iphone-15, status-bar: false }") == ["home-indicator"])
    #expect(try parts("{ device: iphone-15, status-bar: false, home-indicator: false }").isEmpty)
    #expect(try parts("{ device: iphone-15, orientation: landscape }") == ["cutout", "home-indicator"])
    #expect(try parts("imac-24").isEmpty)
  }

  @Test func theBodyCanHoldTheBars() throws {
    let picture = try pictures(
      "maquette: 1\ncanvas: iphone-17\nbody: { vstack: [{ status-bar: \"10:09\" }, { label: { text: a, id: a } }] }"
    )[0]
    #expect(frame(of: "a", in: picture)?.minY == 62)
    var texts: [String] = []
    picture.mockup().layout().forEach { node, _ in
      if node.name == "label", let label = node.accessibility?.label { texts.append(label) }
    }
    #expect(texts == ["a", "10:09"])
  }

  @Test func aWholePageIsAsLongAsItsContent() throws {
    let rows = (1...40).map { "{ list-row: Row \($0) }" }.joined(separator: ", ")
    let body = "maquette: 1\nbody: { list: [\(rows)] }\n"
    let page = try pictures(body + "canvas: { device: iphone-17, whole-page: true }")[0].mockup().layout()
    #expect(page.frame.width == 402 && page.frame.height > 40 * 44)
    #expect(try pictures(body + "canvas: iphone-17")[0].mockup().layout().frame.height == 874)
  }
}
