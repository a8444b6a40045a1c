import TestSupport
import Testing

@testable import MaquetteControlKit
@testable import MaquetteControls
@testable import MaquetteElements
@testable import MaquetteScreens

/// A control in the island of a screen's device.
@Suite("Islands of screens") struct ScreenIslandTests {
  private func drawn(
    _ device: String, _ island: ControlIsland, _ direction: LayoutDirection = .leftToRight,
    orientation: DeviceCanvas.Orientation = .portrait
  ) throws -> Drawn {
    var screen = Screen(try #require(Device.named(device))) {
      [island, Text("Content").id("content")] as [any Element]
    }
    screen.canvas.orientation = orientation
    return Drawn(screen) { $0.direction = direction }
  }

  @Test(
    "it grows around its content at the place of the device's",
    arguments: ["iphone-15", "iphone-17", "iphone-air"])
  func place(name: String) throws {
    let device = try #require(Device.named(name))
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let drawn = try drawn(name, ControlIsland("bell.fill", status: "Silent"), direction)
      let islands = drawn.frames("cutout")
      let island = try #require(islands.first)
      #expect(islands.count == 1)
      #expect(abs(island.center.x - device.size.width / 2) < 0.5)
      #expect(abs(island.minY - device.cutoutFrame.minY) < 0.5)
      #expect(abs(island.height - device.cutoutFrame.height) < 0.5)
      #expect(island.width > device.cutoutFrame.width + 2 * 20)
    }
  }

  @Test("the content keeps its place below") func content() throws {
    let without = Drawn(
      Screen(try #require(Device.named("iphone-15"))) { Text("Content").id("content") })
    let with = try drawn("iphone-15", ControlIsland("bell.fill", status: "Silent"))
    func place(_ drawn: Drawn) -> Rect? { drawn.nodes().first { $0.id == "content" }?.frame }
    #expect(place(with) == place(without))
  }

  @Test("nothing of the status bar lies behind it, and what has room stays")
  func statusBar() throws {
    func parts(_ status: String) throws -> (bar: [LayoutNode], island: Rect) {
      let drawn = try drawn("iphone-15", ControlIsland("bell.fill", status: status))
      let bar = try #require(drawn.nodes().first { $0.name == StatusBar.nodeName })
      let names: [NodeName] = ["label", "path", "hstack"]
      let parts = names.flatMap { bar.nodes(named: $0) }.filter { $0.accessibility?.label.isEmpty == false }
      return (parts, try drawn.frame("cutout"))
    }
    for status in ["On", "Silent", "A Long Name of a Song", "A Name of a Song That Has No End in Sight"] {
      let (bar, island) = try parts(status)
      #expect(bar.allSatisfy { $0.frame.intersection(island).isEmpty }, "\(status)")
    }
    let counts = try ["", "Silent", "A Name of a Song That Has No End in Sight"].map {
      try parts($0).bar.count
    }
    #expect(counts[0] > counts[1] && counts[1] > counts[2] && counts[2] == 0, "\(counts)")
  }

  @Test("a hint stands below the cameras") func hint() throws {
    let device = try #require(Device.named("iphone-15"))
    let drawn = try drawn("iphone-15", ControlIsland("bell.fill", hint: "Hold for Silent"))
    let hint = try #require(drawn.nodes("cutout").first?.nodes(named: "label").first)
    #expect(hint.frame.minY >= device.cutoutFrame.maxY)
  }

  @Test("a phone on its side shows the symbol alone") func sideways() throws {
    let drawn = try drawn("iphone-15", ControlIsland("bell.fill", status: "Silent"), orientation: .landscape)
    let island = try drawn.frame("cutout")
    #expect(island.height > island.width && island.minX < 20)
    #expect(drawn.nodes("cutout").first?.nodes(named: "label").isEmpty == true)
  }

  @Test("a phone without an island keeps its cutout and shows it below") func notch() throws {
    let device = try #require(Device.named("iphone-14"))
    let drawn = try drawn("iphone-14", ControlIsland("bell.fill", status: "Ring"))
    #expect(try drawn.frame("cutout").height == device.cutoutFrame.height)
    #expect(try drawn.frame("control-island").minY == device.uprightInsets.top)
  }

  @Test("one is enough, and it is no content of a stack") func warnings() throws {
    let phone = try #require(Device.named("iphone-15"))
    let island = ControlIsland("bell.fill", status: "Ring")
    let two = Drawn(Screen(phone) { [island, island, Text("a")] as [any Element] })
    #expect(two.warnings.contains(.repeated(element: "control-island", count: 2, place: "screen")))
    let inside = Drawn(Screen(phone) { VStack { HStack { island } } })
    #expect(inside.warnings.contains(.misplaced(element: "control-island", place: "screen")))
  }

  @Test("a picture behind a screen goes on under its bars") func ground() throws {
    let phone = try #require(Device.named("iphone-15"))
    let drawn = Drawn(Screen(phone) { [Wallpaper(.dusk), Text("a"), Text("b")] as [any Element] })
    #expect(try drawn.frame("wallpaper") == Rect(origin: .zero, size: phone.size))
  }

  /// A screenshot of a device has no cutout, and nothing else moves.
  @Test func cutoutsCanBeLeftOut() throws {
    var screen = Screen(try #require(Device.named("iphone-15"))) { Text("Behind") }
    #expect(Drawn(screen, .ios).frames("cutout").count == 1)
    let label = try Drawn(screen, .ios).frame("label")
    screen.canvas.showsCutout = false
    let drawn = Drawn(screen, .ios)
    #expect(drawn.frames("cutout").isEmpty)
    #expect(try drawn.frame("label") == label)
  }
}
