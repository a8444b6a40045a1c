internal import MaquetteDiagnostics
public import MaquetteElements
public import MaquetteGraphics

/// A device screen that pictures can be drawn for, in points.
public struct Device: Hashable, Sendable {
  /// The cutout at the top of a screen.
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
  /// The size in portrait orientation.
  public let size: Size
  /// The device pixels per point.
  public let scale: Double
  /// The cutout of the screen.
  public let cutout: Cutout
  /// The radius of the screen's corners in pictures, in points; 0 for square corners.
  public let cornerRadius: Double
  /// The safe area insets in portrait orientation.
  public let uprightInsets: Insets
  /// The safe area insets in landscape orientation.
  public let sidewaysInsets: Insets

  /// Whether the screen has a status bar at the top.
  public var hasStatusBar: Bool { uprightInsets.top > 0 }
  /// Whether the screen has a home indicator at the bottom.
  public var hasHomeIndicator: Bool { uprightInsets.bottom > 0 }

  /// The kind of device, by the shorter side of its screen.
  var kind: DeviceKind {
    switch min(size.width, size.height) {
    case ..<300: .watch
    case ..<600: .phone
    default: .tablet
    }
  }

  /// Returns the device with a name.
  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  /// The devices that sheets can name.
  ///
  /// Sizes and scales come from the manufacturer's table of device screen dimensions (Human Interface Guidelines,
  /// "Layout"). It has no insets: they are the safe areas that the systems report, from developers' tables. The
  /// insets of watches are not published, so they are zero here. Screens of phones and tablets are drawn square, like
  /// the systems' own screenshots; those of watches have round corners with radii that are our choice.
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
    // In landscape, a phone with a cutout has insets on both sides and a lower home indicator area.
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

/// A kind of device, which decides how a screen shows what stands in front of it.
enum DeviceKind: Hashable, Sendable {
  case phone, tablet, watch
}

extension Device: AttributeDecodable {
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
