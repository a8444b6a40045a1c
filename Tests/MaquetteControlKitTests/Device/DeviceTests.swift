import MaquetteControlKit
import MaquetteElements
import TestSupport
import Testing

/// The table of devices.
@Suite struct DeviceTests {
  private func device(_ name: String) throws -> Device { try #require(Device.named(name)) }

  /// Sizes and scales of the guidelines' table of screen dimensions, and of the specifications of watches and Macs, in pixels.
  @Test(arguments: [
    ("iphone-16e", 1170.0, 2532.0, 3.0), ("iphone-17", 1206, 2622, 3), ("iphone-17-pro-max", 1320, 2868, 3),
    ("iphone-air", 1260, 2736, 3), ("ipad", 1640, 2360, 2), ("ipad-air-13", 2048, 2732, 2),
    ("ipad-pro-11-m4", 1668, 2420, 2), ("ipad-pro-13-m4", 2064, 2752, 2), ("ipad-mini", 1488, 2266, 2),
    ("watch-42", 374, 446, 2), ("watch-46", 416, 496, 2), ("watch-ultra-3", 422, 514, 2),
    ("imac-24", 4480, 2520, 2), ("studio-display", 5120, 2880, 2),
  ])
  func aScreenHasThePublishedPixels(name: String, width: Double, height: Double, scale: Double) throws {
    let device = try device(name)
    #expect(device.scale == scale)
    #expect(device.size.width * scale == width && device.size.height * scale == height)
  }

  @Test func safeAreasAreThoseThatTheSystemReports() throws {
    let phone = try device("iphone-17")
    #expect(phone.uprightInsets == Insets(top: 62, bottom: 34))
    #expect(phone.sidewaysInsets == Insets(leading: 62, bottom: 20, trailing: 62))
    #expect(try device("iphone-air").uprightInsets.top == 68)
    #expect(try device("iphone-16e").sidewaysInsets == Insets(leading: 47, bottom: 21, trailing: 47))
    #expect(try device("ipad-air-11").uprightInsets == Insets(top: 24, bottom: 20))
    #expect(try device("watch-45").uprightInsets.top == 35)
    #expect(try device("imac-24").uprightInsets == .zero)
  }

  @Test func cutoutsLieInTheMiddleOfTheTop() throws {
    for device in Device.all where device.cutout != .none {
      #expect(device.cutoutFrame.center.x == device.size.width / 2, "\(device.name)")
      #expect(device.cutoutFrame.maxY < device.uprightInsets.top || device.kind == .mac, "\(device.name)")
      #expect((device.cutoutFrame.minY > 0) == (device.cutout == .island), "\(device.name)")
    }
    #expect(try device("iphone-air").cutoutFrame.minY == 20 + 1.0 / 3)
    #expect(try device("iphone-se").cutoutFrame.isEmpty)
  }

  @Test(arguments: Device.all)
  func everyMeasureHasASource(device: Device) {
    for measure in Device.Measure.allCases where measure != .cutout || device.cutout != .none {
      #expect(device.source(of: measure)?.origin.isEmpty == false, "\(device.name) \(measure)")
    }
  }

  @Test func marginsFollowTheWidth() throws {
    #expect(try device("iphone-17").uprightMargin == 16)
    #expect(try device("iphone-17").sidewaysMargin == 20)
    #expect(try device("iphone-17-pro-max").uprightMargin == 20)
    #expect(try device("ipad-mini").uprightMargin == 20)
    #expect(try device("watch-41").uprightMargin == 11)
  }

  @Test func namesAreUniqueAndKindsShowIt() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    for device in Device.all {
      #expect(device.name.hasPrefix("watch") == (device.kind == .watch))
      #expect(device.name.hasPrefix("ipad") == (device.kind == .tablet))
      #expect(
        device.hasHomeIndicator
          == ((device.kind == .phone && device.name != "iphone-se") || device.kind == .tablet))
    }
  }

  /// A row about some devices counts more than one about all.
  @Test func theNearestEvidenceCounts() throws {
    func kind(_ name: String, _ measure: Device.Measure) throws -> MeasureSource.Kind? {
      try device(name).source(of: measure)?.kind
    }
    #expect(try kind("watch-40", .corners) == .chosen && kind("iphone-17", .corners) == .published)
    #expect(try kind("ipad-mini", .safeArea) == .derived && kind("ipad", .safeArea) == .published)
    #expect(try kind("imac-24", .corners) == .derived && kind("imac-24", .bars) == .measured)
  }
}
