internal import MaquetteDiagnostics
public import MaquetteGraphics

/// A screen that pictures can be drawn for, in points.
public struct Device: Hashable, Sendable {
  /// What interrupts a screen at its top.
  public enum Cutout: Hashable, Sendable {
    /// Nothing.
    case none
    /// A notch that hangs from the edge.
    case notch
    /// An island below the edge.
    case island
  }

  /// The name in sheets.
  public let name: String
  /// The size when held upright.
  public let size: Size
  /// Device pixels a point.
  public let scale: Double
  /// What interrupts the screen.
  public let cutout: Cutout
  /// The radius of the screen's corners as pictures show it, in points; 0 for square ones.
  public let cornerRadius: Double
  /// What system shapes cover when the device is held upright.
  public let uprightInsets: Insets
  /// What they cover when it lies on its side.
  public let sidewaysInsets: Insets

  /// Whether there is a bar with the time at the top.
  public var hasStatusBar: Bool { uprightInsets.top > 0 }
  /// Whether there is a bar at the bottom by which applications are left.
  public var hasHomeIndicator: Bool { uprightInsets.bottom > 0 }

  /// Returns the device of a name.
  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  /// The devices that sheets can name.
  ///
  /// Sizes and scales are those of the manufacturer's table of device screen dimensions (Human Interface Guidelines,
  /// "Layout"). Insets are not in it; they are what the systems report as safe areas, as developers' tables have them.
  /// Watches keep their insets to themselves, so theirs are zero here. Screens of phones and tablets are drawn square, as the
  /// systems' own screenshots are; those of watches are round at the corners, by radii that are our choice.
  public static let all: [Device] = [
    phone("iphone-se", 375, 667, scale: 2, .none, top: 20, bottom: 0),
    phone("iphone-13-mini", 375, 812, .notch, top: 50),
    phone("iphone-14", 390, 844, .notch, top: 47),
    phone("iphone-14-plus", 428, 926, .notch, top: 47),
    phone("iphone-15", 393, 852, .island, top: 59),
    phone("iphone-15-plus", 430, 932, .island, top: 59),
    phone("iphone-15-pro", 393, 852, .island, top: 59),
    phone("iphone-15-pro-max", 430, 932, .island, top: 59),
    phone("iphone-16", 393, 852, .island, top: 59),
    phone("iphone-16-plus", 430, 932, .island, top: 59),
    phone("iphone-16-pro", 402, 874, .island, top: 62),
    phone("iphone-16-pro-max", 440, 956, .island, top: 62),
    tablet("ipad", 820, 1180),
    tablet("ipad-mini", 744, 1133),
    tablet("ipad-pro-11", 834, 1194),
    tablet("ipad-pro-13", 1024, 1366),
    watch("watch-40", 162, 197, corners: 28),
    watch("watch-41", 176, 215, corners: 36),
    watch("watch-42", 187, 223, corners: 42),
    watch("watch-44", 184, 224, corners: 34),
    watch("watch-45", 198, 242, corners: 40),
    watch("watch-46", 208, 248, corners: 46),
    watch("watch-49", 205, 251, corners: 44),
  ]

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 3, _ cutout: Cutout, top: Double,
    bottom: Double = 34
  ) -> Device {
    // On its side, a phone with a cutout keeps clear of it on both sides, and has a lower bar at the bottom.
    let side = cutout == .none ? 0 : top
    return Device(
      name: name, size: Size(width: width, height: height), scale: scale, cutout: cutout, cornerRadius: 0,
      uprightInsets: Insets(top: top, bottom: bottom),
      sidewaysInsets: Insets(leading: side, bottom: bottom > 0 ? 21 : 0, trailing: side))
  }

  private static func tablet(_ name: String, _ width: Double, _ height: Double) -> Device {
    let insets = Insets(top: 24, bottom: 20)
    return Device(
      name: name, size: Size(width: width, height: height), scale: 2, cutout: .none, cornerRadius: 0,
      uprightInsets: insets,
      sidewaysInsets: insets)
  }

  private static func watch(
    _ name: String, _ width: Double, _ height: Double, corners: Double
  ) -> Device {
    Device(
      name: name, size: Size(width: width, height: height), scale: 2, cutout: .none, cornerRadius: corners,
      uprightInsets: .zero, sidewaysInsets: .zero)
  }
}

extension Device: AttributeDecodable {
  /// One of the names.
  public static let attributeType = AttributeType.choice(Device.all.map(\.name))

  /// Takes a name.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .scalar(let text, _) = value, let device = Device.named(text) else {
      var nearest: String?
      if case .scalar(let text, _) = value {
        nearest = NearestName.nearest(to: text, among: Device.all.map(\.name))
      }
      throw AttributeError(
        expected: Self.attributeType.description, found: value, hint: NearestName.hint(nearest))
    }
    self = device
  }
}
