import MaquetteCollections
import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
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
  /// Whether it stands in front of a screen rather than where it is in the tree.
  var isInFront: Bool

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[SheetMetrics.self]
    var inside = environment
    inside.screenInsets = .zero
    if form != .cover, form != .window {
      if !inside.isInSheet { inside.elevate(with: [.fieldFill]) }
      inside.isInSheet = true
    } else {
      inside.isInSheet = false
    }
    var content = content(metrics, in: inside)
    if sheet.showsGrabber, form == .bottom || form == .floating {
      let grabber = Surface(.capsule, fill: .token(.sheetGrabber))
        .frame(width: metrics.grabberWidth, height: metrics.grabberHeight)
        .padding(Insets(top: metrics.grabberTop))
      content = content.overlay(grabber, alignment: .top)
    }
    return surfaced(content, metrics, environment).exposed(as: sheet.accessibilityLabel ?? "")
      .node(in: inside)
  }

  /// The children, laid out as the parts of a screen where the size of the sheet is known.
  private func content(_ metrics: SheetMetrics, in environment: Environment) -> any Element {
    let stack = VStack(spacing: sheet.spacing, alignment: sheet.alignment) { sheet.children }
    if form == .window { return stack.padding(Insets(all: metrics.inset)) }
    // Where the sheet reaches the edges of the screen, its content stays inside of the safe area; bars reach over the rest.
    let safe = environment.safeAreaInsets
    var insets = Insets(top: form == .cover ? safe.top : 0)
    switch form {
    case .bottom, .cover: insets.bottom = safe.bottom
    case .floating: insets.bottom = Swift.max(0, safe.bottom - metrics.floatingMargin)
    case .form, .window: break
    }
    let wide = stack.frame(
      width: FrameLength(max: .infinity), height: FrameLength(), alignment: Alignment(sheet.alignment, .top))
    guard var canvas = environment.screenCanvas, let screen = environment.screenSize,
      isInFront
    else {
      return wide.padding(insets).frame(
        width: FrameLength(max: .infinity), height: FrameLength(max: .infinity), alignment: .top)
    }
    canvas.drawsWholePage = false
    let size = sheet.frame(form, on: Rect(origin: .zero, size: screen), in: environment).size
    let room = ScreenRoom(canvas: canvas, size: size, insets: insets, safeArea: insets)
    return ScreenPart(content: wide, room: room, place: ModalSheet.name)
  }

  private func surfaced(_ content: any Element, _ metrics: SheetMetrics, _ environment: Environment)
    -> any Element
  {
    let fill = sheet.background ?? .token(.sheetFill)
    if form == .window {
      let radius = sheet.cornerRadius ?? metrics.radius
      return content.background(fill, under: sheet.ground).clipped(radius: radius)
        .onWindow(radius: radius, fill: fill, in: environment)
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
    // On glass a stated background covers the material.
    let own = form == .floating ? sheet.background : nil
    let clipped = content.background(own, under: sheet.ground).grouped(name: .clip) {
      Layer(clip: shape($0, 0))
    }
    return form == .floating
      ? clipped.background(PanelSurface(metrics.panel, .menu, shape: shape))
      : clipped.background(SheetSurface(fill: fill) { shape($0, 0) })
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
  var fill: ColorReference
  var shape: @Sendable (Rect) -> Shape

  func node(in environment: Environment) -> Node {
    let fill = environment.color(fill)
    let item = LayoutItem { Measurement(width: $0.width ?? 10, height: $0.height ?? 10) }
    return Node(name: .surface, item: item) { [.fill(shape($0.frame), .color(fill))] }
  }
}
