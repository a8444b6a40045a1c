public import MaquetteControlKit
import MaquetteControls
public import MaquetteElements
public import MaquetteGraphics
import MaquetteScene

/// An element on the screen of a device, with the system's bars.
///
/// Bars lie at the edges, the content between. A list, a form or a scroll view that is the content fills the screen: it
/// begins after the bars, and goes on under them. Anything else has the room between the bars.
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
  /// The surface in front of the background; nil for none.
  package var ground: SurfaceAttributes?
  /// The colour that a screen without a background is drawn on, if it is known.
  public var backdrop: ColorReference?
  /// The content, and the bars around it.
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
    environment.screenCanvas = canvas
    environment.isCompactHeight = size.width > size.height && size.height < BarMetrics.wideScreen
    let room = ScreenRoom(
      canvas: canvas, size: size, insets: canvas.barInsets(in: environment), safeArea: canvas.safeArea,
      background: background, ground: ground, isScreen: true)
    if environment.isDraft { return draft(in: room, environment) }
    var layout = ScreenLayout(content, in: room, environment)
    var page = layout.page()
    if layout.update(for: page) { page = layout.page() }
    if let edited = edited(in: page, layout) {
      layout.show(edited)
      page = layout.page()
    }
    return node(layout, around: page.holdsDrafts ? layout.page(isDraft: false) : page)
  }

  /// What is edited, with what the screen shows for it: the keyboard among its parts, or that of the edited field; nil for nothing.
  private func edited(in page: Node, _ layout: ScreenLayout) -> EditedElement? {
    if let keyboard = layout.plan.keyboards.first { return EditedElement(inputView: keyboard, number: 0) }
    guard canvas.showsKeyboards, layout.environment.platform == .ios else { return nil }
    return layout.edited(in: page)
  }

  /// An empty screen of the same size.
  private func draft(in room: ScreenRoom, _ environment: Environment) -> Node {
    let size = canvas.drawsWholePage ? ScreenLayout(content, in: room, environment).size : size
    var node = Nothing().frame(width: size.width, height: size.height).node(in: environment)
    node.name = Self.draftName
    return node
  }

  /// The name of the node of an empty screen.
  fileprivate static let draftName = NodeName("screen-draft")

  private func node(_ layout: ScreenLayout, around page: Node) -> Node {
    let environment = layout.environment
    // What is presented stands in front of the page, but behind the keyboard and the system's own bars.
    var parts: [any Element] = [Built(page)]
    if let keyboard = layout.keyboard { parts.append(keyboard.element) }
    let appearance = appearance(over: layout.plan.grounds.first ?? layout.plan.content.first, in: environment)
    let isShown = canvas.showsStatusBar && canvas.device.hasStatusBar && canvas.hasRoomForStatusBar
    let island = layout.plan.islands.lazy.compactMap {
      ScreenIsland($0, on: canvas, size: layout.size, in: environment)
    }.first
    if let bar = layout.plan.statusBars.first ?? (isShown ? StatusBar() : nil) {
      // The top of a page that a sheet sets back is dark.
      let style = layout.isSetBack ? Appearance.dark : appearance
      parts.append(
        bar.frame(width: size.width).environment {
          $0.appearance = style
          $0.wideIsland = island?.width
        })
    }
    if !layout.plan.banners.isEmpty {
      parts.append(
        Spacer().frame(width: layout.size.width, height: layout.size.height)
          .behind(layout.plan.banners, at: .screen).hostingPresentations())
    }
    if canvas.showsStatusBar, canvas.showsCutout, island?.isCutout != true,
      let cutout = canvas.cutout(in: layout.size)
    {
      parts.append(cutout)
    }
    if let island { parts.append(island.element) }
    if canvas.showsHomeIndicator, canvas.device.hasHomeIndicator {
      parts.append(canvas.homeIndicator(in: layout.size).environment { $0.appearance = appearance })
    }
    var screen: any Element = ZStack(alignment: .topLeading) { parts }
    if cornerRadius > 0 || isPart {
      let radius = cornerRadius
      screen = screen.grouped(name: .clip) { frame in
        let outline = RoundedRectangle(rect: frame, radius: radius, style: .continuous)
        return Layer(clip: .roundedRectangle(outline), isolatesBackdrop: true)
      }
    }
    var node = screen.node(in: environment)
    node.name = Screen.nodeName
    node.warnings = layout.plan.warnings(in: Screen.name)
    node.keep(self, in: environment)
    return node
  }

  /// The appearance of the system's parts, which can be seen on the screen's background.
  private func appearance(over content: (any Element)?, in environment: Environment) -> Appearance {
    // What is drawn behind them is not known, but for the background and for a picture, which is busy and seldom light.
    if content?.unmodified is Wallpaper { return .dark }
    return (ground?.firstColor ?? background ?? backdrop).map {
      environment.color($0).isDark ? .dark : .light
    }
      ?? environment.appearance
  }
}

extension Node {
  /// Whether the node holds screens that are drafts, so that it has to be built anew to be drawn.
  var holdsDrafts: Bool { name == DeviceScreen.draftName || children.contains(where: \.holdsDrafts) }
}

extension Color {
  /// Whether light text is easier to read on the colour than dark text.
  fileprivate var isDark: Bool {
    (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255 < 0.5
  }
}
