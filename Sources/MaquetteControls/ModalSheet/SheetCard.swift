internal import MaquetteElements
internal import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// The card of a sheet: its content on a surface, below the grabber.
struct SheetCard: Element {
  /// How a sheet stands on its screen.
  enum Form: Hashable, Sendable {
    /// On the lower edge, in front of it, over all of it, in the middle of a tablet, or as a window of macOS.
    case bottom, floating, cover, form, window
  }

  var sheet: ModalSheet
  var form: Form

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[SheetMetrics.self]
    var inside = environment
    // Where the sheet reaches the edges of the screen, its content stays inside of the safe area; bars reach over the rest.
    let safe = environment.safeAreaInsets
    var insets = Insets(top: form == .cover ? safe.top : 0)
    switch form {
    case .bottom, .cover: insets.bottom = safe.bottom
    case .floating: insets.bottom = Swift.max(0, safe.bottom - metrics.floatingMargin)
    case .form, .window: break
    }
    inside.screenInsets = .zero
    inside.isContentUnderBar = form == .window ? nil : false
    inside.isInSheet = form != .cover && form != .window
    if (sheet.children.first?.unmodified as? any ScreenBar)?.screenEdge == .top {
      inside.screenInsets.top = insets.top
      insets.top = 0
    }
    if (sheet.children.last?.unmodified as? any ScreenBar)?.screenEdge == .bottom {
      inside.screenInsets.bottom = insets.bottom
      insets.bottom = 0
    }
    let isWindow = form == .window
    var content: any Element = VStack(spacing: sheet.spacing, alignment: sheet.alignment) { sheet.children }
      .padding(isWindow ? Insets(all: metrics.inset) : insets)
    if !isWindow {
      content = content.frame(
        width: FrameLength(max: .infinity), height: FrameLength(max: .infinity),
        alignment: Alignment(sheet.alignment, .top))
    }
    if sheet.showsGrabber, form == .bottom || form == .floating {
      let grabber = Surface(.capsule, fill: .token(.sheetGrabber))
        .frame(width: metrics.grabberWidth, height: metrics.grabberHeight)
        .padding(Insets(top: metrics.grabberTop))
      content = content.overlay(grabber, alignment: .top)
    }
    return surfaced(content, metrics, environment).exposed(as: sheet.accessibilityLabel ?? "")
      .node(in: inside)
  }

  private func surfaced(_ content: any Element, _ metrics: SheetMetrics, _ environment: Environment)
    -> any Element
  {
    if form == .window {
      let radius = sheet.cornerRadius ?? metrics.radius
      return content.background(Surface(fill: .token(.sheetFill))).clipped(radius: radius)
        .onWindow(radius: radius, fill: .sheetFill, in: environment)
    }
    let radii = radii(metrics)
    let style = metrics.cornerStyle
    let shape = { @Sendable (frame: Rect, outset: Double) -> Shape in
      func grown(_ radius: Double) -> Double { radius > 0 ? Swift.max(0, radius + outset) : 0 }
      return .roundedRectangle(
        RoundedRectangle(
          rect: frame.inset(by: -outset),
          radii: CornerRadii(
            topLeft: grown(radii.top), topRight: grown(radii.top), bottomRight: grown(radii.bottom),
            bottomLeft: grown(radii.bottom)), style: style))
    }
    let clipped = content.grouped(name: "clip") { Layer(clip: shape($0, 0)) }
    return form == .floating
      ? clipped.background(PanelSurface(metrics.panel, .menu, shape: shape))
      : clipped.background(SheetSurface { shape($0, 0) })
  }

  private func radii(_ metrics: SheetMetrics) -> (top: Double, bottom: Double) {
    switch form {
    case .cover, .window: (0, 0)
    case .form: (sheet.cornerRadius ?? metrics.formRadius, sheet.cornerRadius ?? metrics.formRadius)
    case .bottom: (sheet.cornerRadius ?? metrics.radius, 0)
    case .floating:
      (
        sheet.cornerRadius ?? metrics.floatingRadius, sheet.cornerRadius ?? metrics.floatingBottomRadius
      )
    }
  }
}

/// The opaque surface of a sheet.
private struct SheetSurface: Element {
  var shape: @Sendable (Rect) -> Shape

  func node(in environment: Environment) -> Node {
    let fill = environment.color(.sheetFill)
    let item = LayoutItem { Measurement(width: $0.width ?? 10, height: $0.height ?? 10) }
    return Node(name: "surface", item: item) { [.fill(shape($0.frame), .color(fill))] }
  }
}

extension Environment {
  private enum SheetKey: EnvironmentKey { static let defaultValue = false }

  /// Whether the element is in a sheet that does not cover the screen.
  var isInSheet: Bool {
    get { self[SheetKey.self] }
    set { self[SheetKey.self] = newValue }
  }
}
