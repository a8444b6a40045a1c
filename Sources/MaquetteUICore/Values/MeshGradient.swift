import Foundation
import MaquetteElements
import MaquetteGraphics
import struct MaquetteGraphics.Color

/// Colours at the points of a net, blended between them.
///
/// A view of it is drawn; as a style of other shapes it is reported, and the shape has a pale fill instead.
nonisolated public struct MeshGradient: ShapeStyle, PaintStyle, Equatable {
  /// The points of the net, row by row.
  public enum Locations: Equatable, Sendable {
    /// Points in parts of the frame.
    case points([SIMD2<Float>])
  }
  /// The colours of the points, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colours that depend on the environment.
    case colors([MaquetteUICore.Color])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The points.
  public var locations: Locations
  /// The colours.
  public var colors: Colors
  /// The colour beside the net.
  public var background: MaquetteUICore.Color
  /// Whether colours change gently at the points.
  public var smoothsColors: Bool

  var paint: StylePaint { .unknown("MeshGradient") }

  /// Creates a gradient of colours at points in parts of the frame, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [MaquetteUICore.Color],
    background: MaquetteUICore.Color = .clear, smoothsColors: Bool = true
  ) {
    (self.width, self.height, self.smoothsColors, self.background) = (
      width, height, smoothsColors, background
    )
    (locations, self.colors) = (.points(points), .colors(colors))
  }
}

extension MeshGradient: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: ViewContext) -> [ViewPart] {
    guard let pixels = pixels(context.settings) else { return [] }
    return context.child(0).parts(of: MaquetteUICore.Image(pixels: pixels).resizable())
  }

  /// The pixels of a side of the small picture that is stretched over the frame.
  private static let side = 64
  /// The parts of a mesh's side that are drawn as triangles, each blended along its edges.
  private static let steps = 6

  /// Returns a small picture of the net.
  private func pixels(_ settings: MaquetteElements.Environment) -> RasterImage? {
    guard case .points(let points) = locations, case .colors(let colors) = colors, width > 1, height > 1,
      width <= 64, height <= 64, points.count == width * height, colors.count == points.count
    else { return nil }
    func vector(_ color: MaquetteUICore.Color) -> SIMD4<Double> {
      let color = color.resolved(settings)
      let alpha = Double(color.alpha) / 255
      return SIMD4(
        Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha * 255)
    }
    let shades = colors.map(vector)
    var canvas = MeshCanvas(side: Self.side, ground: vector(background))
    func corner(_ row: Int, _ column: Int) -> (SIMD2<Double>, SIMD4<Double>) {
      let point = points[row * width + column]
      return (SIMD2(Double(point.x), Double(point.y)), shades[row * width + column])
    }
    for row in 0..<height - 1 {
      for column in 0..<width - 1 {
        let corners = [
          corner(row, column), corner(row, column + 1), corner(row + 1, column), corner(row + 1, column + 1),
        ]
        func at(_ u: Int, _ v: Int) -> (SIMD2<Double>, SIMD4<Double>) {
          let (x, y) = (Double(u) / Double(Self.steps), Double(v) / Double(Self.steps))
          func gentle(_ share: Double) -> Double {
            smoothsColors ? share * share * (3 - 2 * share) : share
          }
          let place = Self.blend(corners.map(\.0), x, y)
          return (place, Self.blend(corners.map(\.1), gentle(x), gentle(y)))
        }
        for u in 0..<Self.steps {
          for v in 0..<Self.steps {
            canvas.fill(at(u, v), at(u + 1, v), at(u, v + 1))
            canvas.fill(at(u + 1, v), at(u, v + 1), at(u + 1, v + 1))
          }
        }
      }
    }
    return canvas.image
  }

  private static func blend<Vector: SIMD>(_ corners: [Vector], _ x: Double, _ y: Double) -> Vector
  where Vector.Scalar == Double {
    let top = corners[0] * (1 - x) + corners[1] * x
    let bottom = corners[2] * (1 - x) + corners[3] * x
    return top * (1 - y) + bottom * y
  }
}

/// A small picture of triangles.
private struct MeshCanvas {
  let side: Int
  private var pixels: [SIMD4<Double>]

  init(side: Int, ground: SIMD4<Double>) {
    self.side = side
    pixels = Array(repeating: ground, count: side * side)
  }

  /// Paints the pixels whose middles lie in a triangle; corners are in parts of the picture.
  mutating func fill(
    _ a: (SIMD2<Double>, SIMD4<Double>), _ b: (SIMD2<Double>, SIMD4<Double>),
    _ c: (SIMD2<Double>, SIMD4<Double>)
  ) {
    let (p, q, r) = (a.0 * Double(side), b.0 * Double(side), c.0 * Double(side))
    let area = (q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y)
    guard area != 0, area.isFinite else { return }
    func range(_ values: [Double]) -> Range<Int> {
      let low = max(0, min(Double(side), (values.min() ?? 0).rounded(.down)))
      let high = max(low, min(Double(side), (values.max() ?? 0).rounded(.up)))
      return Int(low)..<Int(high)
    }
    for y in range([p.y, q.y, r.y]) {
      for x in range([p.x, q.x, r.x]) {
        let m = SIMD2(Double(x) + 0.5, Double(y) + 0.5)
        let second = ((m.x - p.x) * (r.y - p.y) - (r.x - p.x) * (m.y - p.y)) / area
        let third = ((q.x - p.x) * (m.y - p.y) - (m.x - p.x) * (q.y - p.y)) / area
        let first = 1 - second - third
        // Neighbours share their edges.
        guard min(first, second, third) >= -1e-9 else { continue }
        pixels[y * side + x] = a.1 * first + b.1 * second + c.1 * third
      }
    }
  }

  /// The picture.
  var image: RasterImage? {
    let words = pixels.map { pixel -> UInt32 in
      func byte(_ value: Double) -> UInt32 { UInt32(max(0, min(255, value.rounded()))) }
      return byte(pixel.x) | byte(pixel.y) << 8 | byte(pixel.z) << 16 | byte(pixel.w) << 24
    }
    return RasterImage(width: side, height: side, pixels: words)
  }
}
