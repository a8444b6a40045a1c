public import MaquetteElements

/// The screen of a device within a picture, with its corners and bars. It has the size of the device; a picture can
/// hold several.
public struct Screen: ContainerElement {
  /// The device and its orientation.
  public var canvas = DeviceCanvas(Device.all[0])
  /// The background; nil for none.
  public var background: ColorReference? = .token(.background)
  /// The radius of the corners in points; nil for the device's own.
  public var cornerRadius: Double?
  /// The bars at the edges, and the content between them, one element on top of the other.
  public var children: [any Element] = []

  /// Creates the screen of the first device.
  public init() {}

  /// Creates the screen of a device.
  public init(_ device: Device, @ElementBuilder children: () -> [any Element]) {
    canvas = DeviceCanvas(device)
    self.children = children()
  }

  public static let name = "screen"
  public static let summary = "The screen of a device within a picture, with its corners and bars."

  public static let attributes: [Attribute<Screen>] = [
    Attribute("device", \.canvas.device, help: "The device, which decides on size, corners and safe area."),
    Attribute("orientation", \.canvas.orientation, help: "The orientation of the device."),
    Attribute(
      "status-bar", \.canvas.showsStatusBar, help: "Whether the device draws its status bar and its cutout."),
    Attribute("home-indicator", \.canvas.showsHomeIndicator, help: "Whether the bar at the bottom is drawn."),
    Attribute("safe-area", \.canvas.keepsSafeArea, help: "Whether elements stay inside the safe area."),
    Attribute("margins", \.canvas.margins, help: ContentMargins.help),
    Attribute("whole-page", \.canvas.drawsWholePage, help: DeviceCanvas.wholePageHelp),
    Attribute("keyboard", \.canvas.keyboard, help: KeyboardVisibility.help),
    Attribute("corner-radius", \.cornerRadius, help: "The radius instead of the device's own.", in: 0...1000),
  ]

  /// Returns the bars at their edges and the other children between them, on top of each other.
  public func node(in environment: Environment) -> Node {
    var screen = DeviceScreen(
      canvas, content: children.count == 1 ? children[0] : ZStack { children })
    screen.background = background
    screen.isPart = true
    if let cornerRadius { screen.cornerRadius = cornerRadius }
    var node = screen.node(in: environment)
    node.name = Self.name
    return node
  }
}
