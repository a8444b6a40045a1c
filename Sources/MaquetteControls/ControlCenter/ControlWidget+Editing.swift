import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

extension ControlWidget {
  /// Returns the control with the badge that removes it, and in Control Center with the handle that resizes it.
  func editing(
    _ control: any Element, _ size: Size, _ metrics: ControlWidgetMetrics, in environment: Environment
  ) -> any Element {
    let radius = Swift.min(
      size.height / 2, extent == .large && place == .controlCenter ? metrics.largeRadius : .infinity)
    // The badge lies over the outline halfway round the corner, with three quarters of it beyond, off the symbol.
    let inset = radius * (1 - Self.halfwayRound) - metrics.badgeSide * 0.75
    var minus = SymbolImage("minus", style: metrics.titleStyle, weight: .bold)
    minus.size = metrics.badgeSymbol
    minus.color = .token(.controlBadgeLabel)
    let badge = minus.frame(width: metrics.badgeSide, height: metrics.badgeSide)
      .background(Surface(.capsule, fill: .token(.controlBadge)))
      .named(Self.badgeName)
    let removable = control.overlay(
      badge.padding(Insets(top: inset, leading: inset)), alignment: .topLeading)
    guard place == .controlCenter else { return removable }
    let handle = ResizeHandle(
      radius: radius + metrics.handleDistance + metrics.handleWidth / 2, width: metrics.handleWidth)
    let reach = -metrics.handleDistance - metrics.handleWidth / 2
    return removable.overlay(
      handle.padding(Insets(bottom: reach, trailing: reach)), alignment: .bottomTrailing)
  }

  /// The badge that removes a control, and the handle that resizes it.
  static let badgeName = NodeName("control-badge"), handleName = NodeName("handle")

  /// Returns the size whose width and height are nearest to a size in points.
  func extent(nearestTo size: Size, _ metrics: ControlWidgetMetrics) -> Extent {
    func distance(_ extent: Extent) -> Double {
      let own = metrics.size(of: extent.cells)
      return abs(own.width - size.width) + abs(own.height - size.height)
    }
    return Extent.allCases.min { distance($0) < distance($1) } ?? extent
  }

  /// The coordinates of the point of the unit circle halfway between its axes.
  static let halfwayRound = 0.5.squareRoot()
}

extension Element {
  /// Returns the element in a node with a name.
  fileprivate func named(_ name: NodeName) -> any Element {
    Modified(self) { content, environment in
      Node(name: name, wrapping: content.node(in: environment), direction: environment.direction)
    }
  }
}

/// An arc around the lower trailing corner of a control: the middle half of a quarter of a circle.
private struct ResizeHandle: Element {
  /// The radius of the circle, from the middle of the corner of the frame's opposite side.
  var radius: Double
  var width: Double

  func node(in environment: Environment) -> Node {
    let (radius, width) = (radius, width)
    let color = environment.color(.controlLabel)
    let isMirrored = environment.direction == .rightToLeft
    let item = LayoutItem { _ in Measurement(width: radius, height: radius) }
    return Node(name: ControlWidget.handleName, item: item) { drawing in
      let frame = drawing.frame
      func point(_ x: Double, _ y: Double) -> Point {
        Point(x: isMirrored ? frame.maxX - radius * x : frame.minX + radius * x, y: frame.minY + radius * y)
      }
      // The cosine of an eighth of a right angle's double, by the formula for half an angle, and its sine.
      let half = ControlWidget.halfwayRound
      let (far, near) = (((1 + half) / 2).squareRoot(), ((1 - half) / 2).squareRoot())
      // A cubic curve for an arc of 45 degrees: 4/3 of the tangent of a quarter of it along each end's direction.
      let reach = 4.0 / 3 * 0.198_912_367_379_658
      var path = Path()
      path.move(to: point(far, near))
      path.cubic(
        to: point(near, far), control1: point(far - reach * near, near + reach * far),
        control2: point(near + reach * far, far - reach * near))
      return [
        .stroke(.path(path, .nonzero), StrokeStyle(width: width, cap: .round, join: .round), .color(color))
      ]
    }
  }
}

extension Environment {
  private enum EditsControlsKey: EnvironmentKey { static let defaultValue = false }

  /// Whether the controls of Control Center can be removed and resized.
  var editsControls: Bool {
    get { self[EditsControlsKey.self] }
    set { self[EditsControlsKey.self] = newValue }
  }
}
