public import MaquetteElements
public import MaquetteGraphics

/// The screen of a device as a sheet specifies it.
public struct DeviceCanvas: Hashable, Sendable {
  /// The orientation of a device.
  public enum Orientation: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    case portrait, landscape
  }

  /// The device, which sets size, scale and safe area.
  public var device: Device
  /// The orientation of the device.
  public var orientation: Orientation = .portrait
  /// Whether the device draws its status bar and its cutout.
  public var showsStatusBar = true
  /// Whether the notch or the island is drawn, as on a device but not in screenshots.
  public var showsCutout = true
  /// Whether the home indicator, the bar at the bottom, is drawn.
  public var showsHomeIndicator = true
  /// Whether elements stay inside the safe area.
  public var keepsSafeArea = true
  /// The distances from the sides of the screen to its content.
  public var margins = ContentMargins.none
  /// Whether the whole page is drawn rather than one screenful.
  public var drawsWholePage = false
  /// When the keyboard of a field shows.
  public var keyboard = KeyboardVisibility.automatic

  /// Creates the screen of a device in portrait orientation.
  public init(_ device: Device) { self.device = device }

  /// The size of the screen in points; a Mac has one orientation only.
  public var size: Size {
    isUpright ? device.size : Size(width: device.size.height, height: device.size.width)
  }

  /// The safe area insets in points; zero if elements need not stay inside the safe area.
  public var safeArea: Insets { keepsSafeArea ? insets : .zero }

  /// The insets of the parts of the screen that are not safe, in points.
  package var insets: Insets { isUpright ? device.uprightInsets : device.sidewaysInsets }

  /// The insets that bars reach over, in points.
  package func barInsets(in environment: Environment) -> Insets {
    var insets = insets
    if isUpright, environment.isIOS(upTo: 18) { insets.top = device.barTop }
    return insets
  }

  /// The distance from the sides of the safe area to content on the platform, in points.
  var margin: Double { isUpright ? device.uprightMargin : device.sidewaysMargin }

  private var isUpright: Bool { orientation == .portrait || device.kind == .mac }
}

extension DeviceCanvas: AttributeOwner, AttributeDecodable {
  public static let ownerName = "a canvas"

  package static let wholePageHelp =
    "Whether the whole page is drawn, however long it is, rather than one screenful."

  public static let attributes: [Attribute<DeviceCanvas>] = [
    Attribute("device", \.device),
    Attribute("orientation", \.orientation),
    Attribute("status-bar", \.showsStatusBar),
    Attribute("cutout", \.showsCutout),
    Attribute("home-indicator", \.showsHomeIndicator),
    Attribute("safe-area", \.keepsSafeArea),
    Attribute("margins", \.margins, help: ContentMargins.help),
    Attribute("whole-page", \.drawsWholePage, help: wholePageHelp),
    Attribute("keyboard", \.keyboard, help: KeyboardVisibility.help),
  ]

  public static let attributeType = AttributeType.either([
    Device.attributeType, .mapping(of: DeviceCanvas.attributes),
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
