public import MaquetteControlKit
import MaquetteControls
public import MaquetteElements

/// A device's screen inside a picture, with corners and bars.
///
/// It has the size of the device; a picture can hold several.
public struct Screen: ContainerElement, BackedElement {
  /// The device and its orientation.
  public var canvas = DeviceCanvas(Device.all[0])
  /// The background; nil for none.
  public var background: ColorReference? = .token(.background)
  package var ground: SurfaceAttributes?
  /// The corner radius in points; nil for the device's in pictures.
  public var cornerRadius: Double?
  /// Whether the corners are as round as those of the display.
  public var hasDisplayCorners = false
  /// The bars at the edges, and the content between them from top to bottom, in front of any wallpaper.
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
    Attribute("cutout", \.canvas.showsCutout),
    Attribute("home-indicator", \.canvas.showsHomeIndicator),
    Attribute("safe-area", \.canvas.keepsSafeArea),
    Attribute("margins", \.canvas.margins, help: ContentMargins.help),
    Attribute("whole-page", \.canvas.drawsWholePage, help: DeviceCanvas.wholePageHelp),
    Attribute("keyboard", \.canvas.keyboard, help: KeyboardVisibility.help),
    Attribute(
      name: "corner-radius",
      help: "The corner radius: points, or `display` for the device's; square by default, round on watches.",
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

  /// Returns the bars at their edges and the other children between them, one below the other.
  public func node(in environment: Environment) -> Node {
    var screen = DeviceScreen(canvas, content: content)
    screen.background = background
    screen.ground = ground
    screen.isPart = true
    if let radius = hasDisplayCorners ? canvas.device.displayRadius : cornerRadius {
      screen.cornerRadius = radius
    }
    var node = screen.node(in: environment)
    node.name = Self.nodeName
    return node
  }

  /// The children: those between the bars in a column, in front of the wallpapers.
  private var content: any Element {
    if children.count == 1 { return children[0] }
    let column = children.filter { !$0.unmodified.isScreenPart && !$0.isGround && !$0.isInFrontOfScreen }
    guard column.count > 1 else { return ZStack { children } }
    guard children.contains(where: \.isGround) else { return VStack { children } }
    return ZStack {
      children.filter { $0.unmodified.isScreenPart || $0.isGround || $0.isInFrontOfScreen }
      VStack { column }
    }
  }
}

extension Element {
  /// Whether the element is a picture behind everything on a screen.
  fileprivate var isGround: Bool { unmodified is Wallpaper }
  /// Whether the element stands in front of everything on a screen.
  fileprivate var isInFrontOfScreen: Bool { unmodified is any ScreenOverlay }
}
