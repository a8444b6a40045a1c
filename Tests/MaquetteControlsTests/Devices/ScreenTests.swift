import MaquetteGraphics
import MaquetteScene
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

/// Screens of devices within pictures.
@Suite struct ScreenTests {
  private func layout(_ screen: Screen, platform: Platform = .watchos) -> LayoutNode {
    var mockup = Mockup(screen, padding: .zero)
    mockup.environment.platform = platform
    return mockup.layout()
  }

  private func clip(_ node: LayoutNode) -> (radius: Double, isIsolated: Bool)? {
    var found: (radius: Double, isIsolated: Bool)?
    node.forEach { node, _ in
      if let layer = node.layer, case .roundedRectangle(let shape)? = layer.clip, found == nil {
        found = (shape.radii.topLeft, layer.isolatesBackdrop)
      }
    }
    return found
  }

  @Test(arguments: Device.all)
  func itIsAsLargeAsTheDevice(device: Device) {
    let layout = layout(Screen(device) { Text("a") })
    #expect(layout.frame.size == device.size)
    let clip = clip(layout)
    #expect(clip?.radius == device.cornerRadius && clip?.isIsolated == true)
    #expect(device.name.hasPrefix("watch") == (device.cornerRadius > 0))
  }

  @Test func cornersCanBeOthers() throws {
    let phone = try #require(Device.named("iphone-15"))
    let layout = layout(Screen(phone) { Text("a") }.with(\.cornerRadius, 48), platform: .ios)
    #expect(clip(layout)?.radius == 48)
  }

  @Test func childrenLieOnTopOfEachOtherWithinTheSafeArea() throws {
    let phone = try #require(Device.named("iphone-15"))
    let screen = Screen(phone) {
      Text("a").id("a")
      Text("b").id("b")
    }
    var tops: [Double] = []
    layout(screen, platform: .ios).forEach { node, _ in
      if node.id == "a" || node.id == "b" { tops.append(node.frame.minY) }
    }
    #expect(tops == [59, 59])
  }
}
