internal import MaquetteGraphics
import MaquetteScene

/// The line inside of the edge of glass, which two lights make: one at the top left, one at the bottom right.
///
/// Measured in `ios26-navbar-title-glassbutton-dark` at 3x: on a fill of (25), (55), (47) and (39) from the edge inwards at
/// straight sides, (62) at the lit corners and nothing at the others. So the light is as strong as the edge's normal faces the
/// diagonal, and fades inwards.
struct LitRim {
  /// The thickness in points.
  var width: Double
  /// The colour at the edge where it faces the light.
  var color: Color

  /// The strength of the light at the edge and at the inner end of the line.
  private static let fade = (edge: 1.15, end: 0.25)

  /// Returns the operations that draw the line in the shape that lies some distance inside of the edge: one ring a device
  /// pixel, three at most.
  func operations(scale: Double, shape: (_ inset: Double) -> Shape) -> [DisplayList.Operation] {
    let count = Swift.max(1, Swift.min(3, (width * scale).rounded()))
    let thickness = width / count
    return (0..<Int(count)).map { index in
      let inset = (Double(index) + 0.5) * thickness
      let strength = Self.fade.edge + (Self.fade.end - Self.fade.edge) * inset / width
      let ring = shape(inset)
      return .stroke(ring, StrokeStyle(width: thickness), paint(along: ring, color.opacity(strength)))
    }
  }

  /// The paint of a ring.
  private func paint(along ring: Shape, _ color: Color) -> Paint {
    guard case .roundedRectangle(let rounded) = ring else { return .color(color) }
    let radii = rounded.radii
    let half = Swift.min(rounded.rect.width, rounded.rect.height) / 2
    let radius = Swift.max(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    let core = rounded.rect.inset(by: Swift.min(radius, half))
    return .gradient(
      Gradient(
        geometry: .facing(core: core, light: Point(x: 1, y: 1)),
        stops: [.init(offset: 0, color: color.opacity(0)), .init(offset: 1, color: color)]))
  }
}
