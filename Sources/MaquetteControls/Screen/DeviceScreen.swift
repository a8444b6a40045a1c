public import MaquetteElements
public import MaquetteGraphics
internal import MaquetteScene

/// An element on the screen of a device, at the top of the safe area, with the system's bars as plain shapes.
///
/// The shapes represent the time, the reception and the battery schematically. Their sizes are our choice, near
/// those of the systems.
public struct DeviceScreen: Element {
  /// The screen.
  public var canvas: DeviceCanvas
  /// The size in points; the device's unless another is given.
  public var size: Size
  /// The radius of the corners in points; 0 for square corners.
  public var cornerRadius: Double
  /// Whether it is part of a picture, which clips it to its edges.
  var isPart = false
  /// The background; nil for a transparent one.
  public var background: ColorReference?
  /// The content.
  public var content: any Element

  /// Creates a screen; nil for a length selects the device's.
  public init(_ canvas: DeviceCanvas, width: Double? = nil, height: Double? = nil, content: any Element) {
    self.canvas = canvas
    self.size = Size(width: width ?? canvas.size.width, height: height ?? canvas.size.height)
    self.content = content
    cornerRadius = canvas.device.cornerRadius
  }

  /// Returns the content with the bars in front of it, and the keyboard of the field that is edited in it.
  public func node(in environment: Environment) -> Node {
    var environment = environment
    environment.screenWidth = size.width
    environment.isCompactHeight = size.width > size.height && size.height < BarMetrics.wideScreen
    let screen = node(with: nil, in: environment)
    guard canvas.showsKeyboards, environment.platform == .ios, screen.edited != nil else { return screen }
    // Controls can be counted in a tree that knows them; the number must be the same in every tree of a session.
    var counting = environment
    counting.keepsSubjects = true
    guard let edited = node(with: nil, in: counting).edited else { return screen }
    return node(with: ScreenKeyboard(edited, on: self, in: environment), in: environment)
  }

  private func node(with keyboard: ScreenKeyboard?, in environment: Environment) -> Node {
    let upright = canvas.orientation == .portrait
    let body = body(above: keyboard?.height ?? 0)
    let shift = keyboard?.shift ?? 0
    var parts: [any Element] = [shift > 0 ? body.offset(y: -shift) : body]
    if let keyboard { parts.append(keyboard.element) }
    if canvas.showsStatusBar, canvas.device.hasStatusBar {
      if upright || canvas.device.sidewaysInsets.top > 0 { parts += statusBar }
      if let cutout = cutout(upright: upright) { parts.append(cutout) }
    }
    if canvas.showsHomeIndicator, canvas.device.hasHomeIndicator { parts.append(homeIndicator) }
    var screen: any Element = ZStack(alignment: .topLeading) { parts }
    if let background { screen = screen.background(Surface(fill: background)) }
    if cornerRadius > 0 || isPart {
      let radius = cornerRadius
      screen = screen.grouped(name: "clip") { frame in
        let outline = RoundedRectangle(rect: frame, radius: radius, style: .continuous)
        return Layer(clip: .roundedRectangle(outline), isolatesBackdrop: true)
      }
    }
    var node = screen.hostingPresentations().node(in: environment)
    node.name = "screen"
    return node
  }

  /// The content in the safe area, above a keyboard of a height in points.
  func body(above keyboard: Double) -> any Element {
    var insets = canvas.safeArea
    insets.bottom = Swift.max(insets.bottom, keyboard)
    return content.padding(insets).frame(width: size.width, height: size.height, alignment: .top)
  }

  /// The time on the leading side; reception, network and battery on the other.
  private var statusBar: [any Element] {
    let top = canvas.device.uprightInsets.top
    let isLow = top < 40
    let margin = isLow ? 12.0 : 34
    let height = isLow ? 8.0 : 11
    // Beside a cutout the shapes are centred on it.
    let y = canvas.device.cutout == .island ? top / 2 + 0.5 : isLow ? top / 2 : top / 2 + 4
    let widths = isLow ? [12.0, 11, 20] : [17, 15, 25]
    var shapes = [shape(width: isLow ? 30 : 44, height: height, x: margin, y: y - height / 2)]
    var x = size.width - margin
    for width in widths.reversed() {
      x -= width
      shapes.append(shape(width: width, height: height, x: x, y: y - height / 2, radius: 3))
      x -= 6
    }
    return shapes
  }

  private func cutout(upright: Bool) -> (any Element)? {
    let (length, thickness, distance): (Double, Double, Double)
    switch canvas.device.cutout {
    case .none: return nil
    case .notch: (length, thickness, distance) = (160, 52, -20)
    case .island: (length, thickness, distance) = (126, 37, (canvas.device.uprightInsets.top - 37) / 2)
    }
    // A notch hangs from the edge: the top of its shape lies beyond the screen, where nothing is drawn.
    let start = max(distance, 0)
    let radius = distance < 0 ? -distance : thickness / 2
    return upright
      ? shape(
        width: length, height: thickness, x: (size.width - length) / 2, y: start, radius: radius,
        color: .color(.black)
      ).offset(y: min(distance, 0))
      : shape(
        width: thickness, height: length, x: start, y: (size.height - length) / 2, radius: radius,
        color: .color(.black)
      ).offset(x: min(distance, 0))
  }

  private var homeIndicator: any Element {
    let width = canvas.device.cutout == .none ? 220 : (size.width * 0.355).rounded()
    return shape(width: width, height: 5, x: (size.width - width) / 2, y: size.height - 13)
  }

  /// A shape at an offset from the top and the leading edge of the screen.
  private func shape(
    width: Double, height: Double, x: Double, y: Double, radius: Double? = nil,
    color: ColorReference = .token(.label)
  ) -> any Element {
    let outline = radius.map { Surface.Outline.rounded(radius: min($0, min(width, height) / 2), .circular) }
    return Surface(outline ?? .capsule, fill: color)
      .frame(width: width, height: height)
      .padding(Insets(top: y, leading: x))
  }
}
