import MaquetteDiagnostics
public import MaquetteElements
public import MaquetteGraphics

/// A device screen that pictures can be drawn for, in points.
public struct Device: Hashable, Sendable {
  /// The kind of device.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case phone, tablet, watch, mac
  }

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
  /// The kind of device.
  public let kind: Kind
  /// The size in portrait orientation; that of a Mac in its only one.
  public let size: Size
  /// The device pixels per point.
  public let scale: Double
  /// The cutout of the screen.
  public let cutout: Cutout
  /// The frame of the cutout in portrait orientation; empty for none.
  public let cutoutFrame: Rect
  /// The radius of the screen's corners in pictures, in points; 0 for square corners.
  public let cornerRadius: Double
  /// The radius of the corners of the display itself, in points; 0 for square corners.
  public let displayRadius: Double
  /// The safe area insets in portrait orientation.
  public let uprightInsets: Insets
  /// The safe area insets in landscape orientation.
  public let sidewaysInsets: Insets
  /// The distance from the safe area's sides to content in portrait orientation, in points.
  public let uprightMargin: Double
  /// The distance from the safe area's sides to content in landscape orientation, in points.
  public let sidewaysMargin: Double

  /// The distance in points from the upper edge to a navigation bar of iOS 13 to 18 in portrait orientation: the height of the
  /// status bar, which on phones with an island is less than the safe area leaves.
  var barTop: Double { cutout == .island ? 53 + 2.0 / 3 : uprightInsets.top }
  /// Whether the screen has a status bar at the top.
  public var hasStatusBar: Bool { kind != .mac && uprightInsets.top > 0 }
  /// Whether the screen has a home indicator at the bottom.
  public var hasHomeIndicator: Bool { (kind == .phone || kind == .tablet) && uprightInsets.bottom > 0 }

  /// Returns the device with a name.
  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }
}

extension Device: AttributeDecodable {
  public static let attributeType = AttributeType.choice(Device.all.map(\.name))

  /// Takes a name.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .scalar(let text, _) = value, let device = Device.named(text) else {
      throw AttributeError(
        expected: Self.attributeType.description, found: value,
        hint: NearestName.hint(Self.nearest(to: value)))
    }
    self = device
  }

  private static func nearest(to value: AttributeValue) -> String? {
    guard case .scalar(let text, _) = value else { return nil }
    // A number that no device of the series has means its newest one.
    let series = text.lowercased().filter { !$0.isNumber }
    return Device.all.last { $0.name.filter { !$0.isNumber } == series }?.name
      ?? NearestName.nearest(to: text, among: Device.all.map(\.name))
  }
}
