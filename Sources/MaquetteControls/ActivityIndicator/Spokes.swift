import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// The spokes of a spinner: capsules around a centre that fade against the rotation or appear one by one.
struct Spokes: Element {
  var diameter: Double
  var color: Color
  /// The newest spoke when the rotation begins.
  var phase = 0
  /// Whether the spokes turn.
  var isTurning = true
  /// The fraction of spokes that are visible, from 0 to 1, without fading; nil for all of them, fading.
  var revealed: Double?
  var metrics: ActivityIndicatorMetrics

  func node(in environment: Environment) -> Node {
    let side = PixelGrid(scale: environment.scale).roundedUp(diameter)
    let item = LayoutItem { _ in Measurement(width: side, height: side) }
    let loop = Motions.Loop(
      period: Moment(seconds: environment.theme[MotionMetrics.self].spinnerTurn),
      stepCount: Swift.max(1, metrics.opacities.count))
    // The phase can be any number.
    let newest = phase % loop.stepCount + (isTurning ? loop.step(at: environment.moment) : 0)
    var node = Node(name: NodeName("spokes"), item: item) { drawing in
      operations(in: drawing.frame, newest: revealed == nil ? newest : 0)
    }
    if revealed == nil, isTurning { node.motionSource = { Motions(loops: [loop]) } }
    return node
  }

  private func operations(in frame: Rect, newest: Int) -> [DisplayList.Operation] {
    let unit = diameter / metrics.mediumDiameter
    let width = metrics.spokeWidth * unit
    let spoke = RoundedRectangle(
      rect: Rect(
        x: -width / 2, y: -(metrics.innerRadius + metrics.spokeLength) * unit, width: width,
        height: metrics.spokeLength * unit), radius: width / 2)
    let count = metrics.opacities.count
    func fill(at place: Int, opacity: Double) -> DisplayList.Operation {
      let turn = Self.turn(place, of: count).then(.translation(x: frame.center.x, y: frame.center.y))
      return .fill(.path(spoke.path.applying(turn), .nonzero), .color(color.opacity(opacity)))
    }
    if let revealed {
      // Spokes appear clockwise from the top; the newest one is partly visible.
      let shown = revealed > 0 ? Swift.min(revealed, 1) * Double(count) : 0
      return metrics.opacities.indices.compactMap { index in
        let opacity = Swift.min(shown - Double(index), 1)
        return opacity > 0 ? fill(at: index, opacity: opacity) : nil
      }
    }
    return metrics.opacities.indices.map { index in
      // Spoke 0 is the newest and points up at phase 0; older ones follow counterclockwise.
      fill(at: ((newest - index) % count + count) % count, opacity: metrics.opacities[index])
    }
  }

  /// A clockwise rotation by `place` of `count` parts of a circle; `count` is 4, 8 or 12. Sine and cosine of 45
  /// and 30 degrees are constants, not calls to libm.
  private static func turn(_ place: Int, of count: Int) -> Transform {
    let inQuarter = Swift.max(1, count / 4)
    var turn = Transform.rotation(quarterTurns: place / inQuarter)
    let sine = 0.5
    let (x, y): (Double, Double) =
      inQuarter == 3 ? (0.75.squareRoot(), sine) : (sine.squareRoot(), sine.squareRoot())
    let step = Transform(a: x, b: y, c: -y, d: x, tx: 0, ty: 0)
    for _ in 0..<(place % inQuarter) { turn = turn.then(step) }
    return turn
  }
}
