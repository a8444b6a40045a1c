public import MaquetteElements
public import MaquetteGraphics

/// The screen of a device as a sheet specifies it.
public struct DeviceCanvas: Hashable, Sendable {
  /// The orientation of a device.
  public enum Orientation: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    case portrait, landscape
  }

  /// The device.
  public var device: Device
  /// The orientation.
  public var orientation: Orientation = .portrait
  /// Whether the shapes of the status bar are drawn.
  public var showsStatusBar = true
  /// Whether the home indicator is drawn.
  public var showsHomeIndicator = true
  /// Whether elements stay inside the safe area.
  public var keepsSafeArea = true
  /// When the keyboard of a field shows.
  public var keyboard = KeyboardVisibility.automatic

  /// Creates the screen of a device in portrait orientation.
  public init(_ device: Device) { self.device = device }

  /// The size of the screen in points.
  public var size: Size {
    orientation == .portrait ? device.size : Size(width: device.size.height, height: device.size.width)
  }

  /// The safe area insets in points.
  public var safeArea: Insets {
    if !keepsSafeArea { return .zero }
    return orientation == .portrait ? device.uprightInsets : device.sidewaysInsets
  }
}

extension DeviceCanvas: AttributeOwner, AttributeDecodable {
  public static let ownerName = "a canvas"

  public static let attributes: [Attribute<DeviceCanvas>] = [
    Attribute("device", \.device, help: "The device, which decides on size, scale and safe area."),
    Attribute("orientation", \.orientation, help: "The orientation of the device."),
    Attribute("status-bar", \.showsStatusBar, help: "Whether the shapes of the status bar are drawn."),
    Attribute("home-indicator", \.showsHomeIndicator, help: "Whether the bar at the bottom is drawn."),
    Attribute("safe-area", \.keepsSafeArea, help: "Whether elements stay inside the safe area."),
    Attribute("keyboard", \.keyboard, help: KeyboardVisibility.help),
  ]

  public static let attributeType = AttributeType.either([
    Device.attributeType, .mapping(DeviceCanvas.attributes.map(\.name)),
  ])

  /// Takes the name of a device, or a mapping with a device.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    guard case .mapping(let entries) = value else {
      self.init(try Device(attribute: value))
      return
    }
    guard let name = entries.first(where: { $0.name == "device" })?.value else {
      throw AttributeError(
        message: "the canvas has no device", hint: "write, for example, 'device: iphone-15'")
    }
    do throws(AttributeError) {
      self.init(try Device(attribute: name))
    } catch {
      throw error.at(.value("device"))
    }
    try decode(mapping: value)
  }
}
