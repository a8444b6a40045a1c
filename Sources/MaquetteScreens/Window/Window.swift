import MaquetteCollections
import MaquetteControlKit
public import MaquetteElements
public import MaquetteGraphics
public import MaquetteLayout

/// A macOS window, sheet or dialog around its content.
public struct Window: ContainerElement, BackedElement {
  /// The kind of window.
  public enum Style: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// With a title bar.
    case window
    /// A sheet over a window, without a title bar.
    case sheet
    /// A message and the buttons that answer it, without a title bar.
    case dialog
  }

  /// The title.
  public var title = ""
  /// The kind of window; sheets and dialogs have no title bar.
  public var style: Style = .window
  /// The width in points; by default the window fits its content.
  public var width: Double?
  /// The height in points; by default the window fits its content.
  public var height: Double?
  /// Whether the window is active; others lose the accent colour; nil for the environment's `window-active`.
  public var isActive: Bool?
  /// Whether the minimize button is enabled; nil for the platform's choice, which is false for settings.
  public var isMinimizable: Bool?
  /// Whether the zoom button is enabled; nil for the platform's choice, which is false for settings.
  public var isResizable: Bool?
  /// The background; nil for the platform's.
  public var background: ColorReference?
  package var ground: SurfaceAttributes?
  /// The padding around the content in points; nil for the platform's.
  public var contentInsets: Insets?
  /// The distance between the elements of the content in points; nil for the platform's.
  public var spacing: Double?
  /// The alignment of elements in the sheet.
  public var alignment: HorizontalAlignment = .leading
  /// An optional toolbar first, then the content from top to bottom.
  public var children: [any Element] = []

  /// Creates an empty window.
  public init() {}

  /// Creates a window.
  public init(_ title: String = "", style: Style = .window, @ElementBuilder children: () -> [any Element]) {
    self.title = title
    self.style = style
    self.children = children()
  }

  public static let name = "window"
  public static let platforms: Set<Platform> = [.macos]
  public static let metrics: [any ThemeMetrics.Type] = [WindowMetrics.self]

  public static let attributes: [Attribute<Window>] = [
    Attribute("title", \.title),
    Attribute("style", \.style),
    Attribute("width", \.width, in: 0...100_000),
    Attribute("height", \.height, in: 0...100_000),
    Attribute("active", \.isActive),
    Attribute("minimizable", \.isMinimizable),
    Attribute("resizable", \.isResizable),
    Attribute("content-insets", \.contentInsets),
    Attribute("spacing", \.spacing, in: -1000...10_000),
    Attribute("alignment", \.alignment),
  ]

  /// Returns the title bar over the content, on a surface with a shadow.
  public func node(in environment: Environment) -> Node {
    var environment = environment
    if let isActive { environment.isWindowActive = isActive }
    let metrics = environment.theme[WindowMetrics.self]
    var content = children
    let overlays = content.filter { $0.unmodified is any ScreenOverlay }
    content.removeAll { $0.unmodified is any ScreenOverlay }
    var toolbar: (any Element)?
    if style == .window, let first = content.first, first.unmodified is Toolbar {
      toolbar = content.removeFirst()
    }
    let bar = bar(with: toolbar)
    let hasColumns = toolbar != nil && content.count == 1 && content[0].unmodified is SplitView
    let radius =
      style != .window ? metrics.sheetRadius : hasColumns ? metrics.columnsRadius : metrics.radius
    let whole = fitted(content.count == 1 ? content[0] : nil, under: bar, in: environment)
    let stack = VStack(spacing: spacing ?? metrics.contentSpacing, alignment: alignment) { content }
      .padding(contentInsets ?? Insets(all: metrics.contentInset))
      .frame(
        width: width == nil ? FrameLength() : FrameLength(max: .infinity),
        height: height == nil ? FrameLength() : FrameLength(max: .infinity),
        alignment: Alignment(alignment, .top))
    let parts: [any Element] =
      whole ?? (style == .window ? [bar, stack] : [stack])
    let isDimmed = overlays.contains {
      ($0.unmodified as? any ScreenOverlay)?.dimsWindow(in: environment) ?? false
    }
    let fill = background ?? .token(.background)
    let surfaced = VStack(spacing: 0) { parts }
      .frame(width: width, height: height, alignment: .top)
      .background(fill, under: ground)
      .overlay(Surface(fill: isDimmed ? .token(.menuBackdrop) : nil))
      .inWindow(radius: radius, in: environment)
      .onWindow(radius: radius, fill: fill, in: environment)
    var node = surfaced.behind(overlays, at: .window).node(in: environment)
    node.name = Self.nodeName
    return node
  }

  /// The top of the window. A window of settings has the title of the pane that is seen, unless it has one of its own, and
  /// can neither be put away nor enlarged.
  private func bar(with toolbar: (any Element)?) -> TitleBar {
    let panes = (toolbar?.unmodified as? Toolbar).flatMap { $0.style == .preference ? $0 : nil }
    let items = panes?.children.compactMap { $0.unmodified as? ToolbarItem } ?? []
    let pane = items.first { $0.isShownOn }
    var bar = TitleBar(title: title.isEmpty ? pane?.title ?? "" : title, toolbar: toolbar)
    if title.isEmpty { bar.panes = items }
    if !(isMinimizable ?? (panes == nil)) { bar.disabledButtons.insert(.windowMinimize) }
    if !(isResizable ?? (panes == nil)) { bar.disabledButtons.insert(.windowZoom) }
    return bar
  }

  /// The parts of a window that its only element fills: columns, which the bar lies in, a sidebar, or what scrolls behind the
  /// bar; nil for others.
  private func fitted(
    _ content: (any Element)?, under bar: TitleBar, in environment: Environment
  ) -> [any Element]? {
    guard style == .window, let content else { return nil }
    if height != nil, bar.liesOver(content, in: environment) {
      let insets = contentInsets ?? Insets(all: environment.theme[WindowMetrics.self].contentInset)
      return [bar.above(content, insets: insets, in: environment)]
    }
    guard contentInsets == nil else { return nil }
    switch content.unmodified {
    case let split as SplitView: return [content.replacingCore(by: split.with(\.heading, bar))]
    case is Sidebar: return [bar, content]
    default: return nil
    }
  }
}
