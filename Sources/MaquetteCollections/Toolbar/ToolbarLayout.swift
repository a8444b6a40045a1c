import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// A row of a toolbar's elements. The first item is the mark for those that have no room: from the trailing end on they
/// are left out, and the mark takes their place.
struct ToolbarLayout: Layout {
  /// The distance between elements in points.
  var spacing: Double
  /// The width of the mark in points.
  var markWidth: Double

  private var row: StackLayout { .row(spacing: spacing) }

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let shown = row.measure(Array(items.dropFirst()), proposal: proposal)
    guard let width = proposal.width, shown.size.width > width else { return shown }
    return Measurement(width: Swift.max(width, markWidth), height: shown.size.height)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let elements = Array(items.dropFirst())
    let least = elements.map { $0.measure(Proposal(width: 0, height: proposal.height)).size.width }
    let gaps = spacing * Double(Swift.max(0, elements.count - 1))
    guard least.reduce(gaps, +) > rect.width + Self.tolerance else {
      let inside = Proposal(width: rect.width, height: proposal.height)
      let hidden = Rect(x: rect.minX, y: rect.minY, width: 0, height: 0)
      return [Placement(frame: hidden, proposal: Proposal(width: 0, height: 0))]
        + row.place(elements, in: rect, proposal: inside, direction: direction)
    }
    var length = markWidth
    let count = least.prefix { width in
      length += width + spacing
      return length <= rect.width + Self.tolerance
    }.count
    let room = Swift.max(0, rect.width - markWidth - spacing)
    let isLeftToRight = direction == .leftToRight
    let shown = Rect(
      x: isLeftToRight ? rect.minX : rect.maxX - room, y: rect.minY, width: room, height: rect.height)
    let end = Rect(
      x: isLeftToRight ? rect.maxX - markWidth : rect.minX, y: rect.minY, width: markWidth,
      height: rect.height)
    let proposal = Proposal(width: room, height: proposal.height)
    return [Placement(frame: end, proposal: Proposal(width: end.width, height: end.height))]
      + row.place(Array(elements.prefix(count)), in: shown, proposal: proposal, direction: direction)
  }

  /// A difference of widths that is no lack of room, in points.
  private static let tolerance = 1e-6
}

/// Two arrowheads towards the trailing end, for items without room; nothing in a frame without a width.
struct OverflowMark: Element {
  /// Whether a finger is on it, or its menu is open.
  var isPressed = false

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[ToolbarItemMetrics.self]
    let color = environment.color(environment.isWindowActive ? .toolbarSymbol : .tertiaryLabel)
    // As that of an item that is pressed.
    let fill = Surface(
      metrics.outline,
      fill: .color(environment.color(.label).opaque.opacity(isPressed ? metrics.pressedOpacity : 0)))
    let glass =
      metrics.isGlass ? PanelSurface.glass(metrics.outline, role: .control, in: environment) : nil
    let face = glass.map { ($0.drawing(in: environment), $0.shape) }
    let inked = environment.showsGlass && glass != nil
    let (optics, appearance) = (environment.theme[GlassMetrics.self], environment.appearance)
    let sign = environment.direction == .leftToRight ? 1.0 : -1
    let item = LayoutItem { Measurement(width: $0.width ?? 0, height: $0.height ?? 0) }
    return Node(name: NodeName("overflow"), item: item) { drawing in
      guard drawing.frame.width > 0 else { return [] }
      let reach = (metrics.arrowWidth - metrics.arrowLine) / 2
      let center = drawing.frame.center
      let button = Rect(
        x: drawing.frame.minX, y: center.y - metrics.borderedHeight / 2, width: drawing.frame.width,
        height: metrics.borderedHeight)
      let arrows = [-1.0, 1].map { side -> DisplayList.Operation in
        let x = center.x + side * (reach + metrics.arrowLine) / 2
        var path = Path()
        path.move(to: Point(x: x - sign * reach / 2, y: center.y - reach))
        path.line(to: Point(x: x + sign * reach / 2, y: center.y))
        path.line(to: Point(x: x - sign * reach / 2, y: center.y + reach))
        return .stroke(
          .path(path, .nonzero), StrokeStyle(width: metrics.arrowLine, cap: .round, join: .round),
          .color(color))
      }
      let below =
        (face.map { $0.0(button, $0.1) } ?? []) + fill.operations(in: button, environment: environment)
      guard inked else { return below + arrows }
      return [.push(Layer(ink: optics.ink(in: button, appearance)))] + below
        + [.push(Layer(isInked: true))] + arrows + [.pop, .pop]
    }
  }
}
