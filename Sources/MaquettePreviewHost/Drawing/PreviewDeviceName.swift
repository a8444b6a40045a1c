import MaquetteControlKit

/// The name of a device as `previewDevice` writes it, such as `iPhone SE (3rd generation)`.
struct PreviewDeviceName {
  /// The device with the same screen; nil if none is known.
  let device: Device?

  init(_ name: String) {
    let plain = name.lowercased().replacing("ʀ", with: "r")
    let words = plain.split { " ()-_".contains($0) }.map(String.init)
      .filter {
        !["inch", "generation", "1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th"]
          .contains($0)
      }
    var key = words.joined(separator: "-")
    for (long, short) in [("12.9", "13"), ("9.7", ""), ("10.5", "11"), ("10.9", "11")] {
      key = key.replacing(long, with: short)
    }
    while key.hasSuffix("-") { key.removeLast() }
    device = Device.named(key) ?? Self.sameScreens[key].flatMap(Device.named)
  }

  /// Older devices with the screen of a known one, in points, as their maker publishes them.
  private static let sameScreens = [
    "iphone-6": "iphone-se", "iphone-6s": "iphone-se", "iphone-7": "iphone-se", "iphone-8": "iphone-se",
    "iphone-x": "iphone-13-mini", "iphone-xs": "iphone-13-mini", "iphone-11-pro": "iphone-13-mini",
    "iphone-12-mini": "iphone-13-mini", "iphone-12": "iphone-14", "iphone-12-pro": "iphone-14",
    "iphone-13": "iphone-14", "iphone-13-pro": "iphone-14", "iphone-12-pro-max": "iphone-14-plus",
    "iphone-13-pro-max": "iphone-14-plus", "iphone-14-pro": "iphone-15",
    "iphone-14-pro-max": "iphone-15-pro-max", "ipad-air": "ipad-air-11", "ipad-pro": "ipad-pro-11",
    "ipad-pro-11-m5": "ipad-pro-11-m4", "ipad-pro-13-m5": "ipad-pro-13-m4", "ipad-air-11-m2": "ipad-air-11",
    "ipad-air-13-m2": "ipad-air-13", "ipad-air-11-m3": "ipad-air-11", "ipad-air-13-m3": "ipad-air-13",
  ]
}
