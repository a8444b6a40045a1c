public import MaquetteControlKit
public import MaquetteElements

/// The screen of a device within a picture, with its corners and bars.
///
/// It has the size of the device; a picture can hold several.
public struct Screen: ContainerElement, BackedElement {
  /// The device and its orientation.
  public var canvas = DeviceCanvas(Device.all[0])
  /// The background; nil for none.
  public var background: ColorReference? = .token(.background)
  /// The radius of the corners in points; nil for the device's own in pictures.
  public var cornerRadius: Double?
  /// Whether the corners are as round as those of the display.
  public var hasDisplayCorners = false
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

  public static let attributes: [Attribute<Screen>] = [
    Attribute("device", \.canvas.device),
    Attribute("orientation", \.canvas.orientation),
    Attribute("status-bar", \.canvas.showsStatusBar),
    Attribute("home-indicator", \.canvas.showsHomeIndicator),
    Attribute("safe-area", \.canvas.keepsSafeArea),
    Attribute("margins", \.canvas.margins, help: ContentMargins.help),
    Attribute("whole-page", \.canvas.drawsWholePage, help: DeviceCanvas.wholePageHelp),
    Attribute("keyboard", \.canvas.keyboard, help: KeyboardVisibility.help),
    Attribute(
      name: "corner-radius",
      help: "The radius of the corners, square but for watches: points, or display for those of the device.",
      type: .either([.number(unit: "points"), .choice(["display"])])
    ) { (value, screen) throws(AttributeError) in
      screen.hasDisplayCorners = if case .scalar("display", _) = value { true } else { false }
      if !screen.hasDisplayCorners { screen.cornerRadius = try radius(value) }
    },
  ]

  private static func radius(_ value: AttributeValue) throws(AttributeError) -> Double {
    let radius = try Double(attribute: value)
    guard (0...1000).contains(radius) else {
      throw AttributeError(expected: "a number between 0 and 1000, or display", found: value)
    }
    return radius
  }

  /// Returns the bars at their edges and the other children between them, on top of each other.
  public func node(in environment: Environment) -> Node {
    var screen = DeviceScreen(
      canvas, content: children.count == 1 ? children[0] : ZStack { children })
    screen.background = background
    screen.isPart = true
    if let radius = hasDisplayCorners ? canvas.device.displayRadius : cornerRadius {
      screen.cornerRadius = radius
    }
    var node = screen.node(in: environment)
    node.name = Self.nodeName
    return node
  }
}
