internal import MaquetteElements
internal import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// A translucent surface over what is behind it, such as a menu or a capsule of glass: a blurred backdrop under a tint, a
/// line inside of its edge, another one outside of it, and shadows that lie around the surface only.
///
/// The one surface of everything that stands in front of a picture on glass.
struct GlassSurface: Element {
  /// A line along the edge.
  struct Line: Hashable, Sendable {
    var color: ColorToken
    /// The thickness in points; never less than a device pixel.
    var width: Double
  }

  var outline: Surface.Outline
  var material: Material
  /// The lines inside and outside of the edge; nil for none, as for one whose colour is clear.
  var rim, ring: Line?
  var shadows: [ShadowMetrics] = []

  func node(in environment: Environment) -> Node {
    let pixel = 1 / environment.scale
    let outside = ring.flatMap { border($0, in: environment, pixel: pixel) }
    let reach = outside?.width ?? pixel
    let outer = Surface(outline.outset(by: reach), border: outside)
    let surface = Surface(
      outline, border: rim.flatMap { border($0, in: environment, pixel: pixel) }, material: material)
    let shadows = shadows.map { $0.shadow(environment.color(.shadow)) }
    let item = LayoutItem { Measurement(width: $0.width ?? 10, height: $0.height ?? 10) }
    return Node(name: "glass-surface", item: item) { drawing in
      let frame = drawing.frame
      let shape = surface.shape(in: frame)
      var result: [DisplayList.Operation] = []
      if !shadows.isEmpty {
        // The surface is translucent: a shadow under it would darken it.
        result.append(.push(Layer(clip: Bezel.outside(of: shape, in: frame, reach: 100))))
        result += shadows.map { .shadow(shape, $0) }
        result.append(.pop)
      }
      result += outer.operations(in: frame.inset(by: -reach), environment: environment)
      return result + surface.operations(in: frame, environment: environment)
    }
  }

  private func border(_ line: Line, in environment: Environment, pixel: Double) -> Surface.Border? {
    let color = environment.color(line.color)
    return color.alpha > 0 ? .init(color: .color(color), width: Swift.max(line.width, pixel)) : nil
  }
}
