internal import MaquetteElements
internal import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// The surface of what lies above everything else, such as a menu: translucent, with a shadow around it and lines outside
/// and inside of its edge, which are never thinner than a device pixel.
struct PanelSurface: Element {
  var outline: Surface.Outline
  var material: Material
  /// The lines outside and inside; one without a colour is not drawn.
  var outer, inner: Surface.Border
  var shadows: [ShadowMetrics]

  func node(in environment: Environment) -> Node {
    let pixel = 1 / environment.scale
    func line(_ border: Surface.Border) -> Surface.Border? {
      let color = environment.color(border.color)
      guard color.alpha > 0 else { return nil }
      return Surface.Border(color: .color(color), width: Swift.max(border.width, pixel))
    }
    let width = Swift.max(outer.width, pixel)
    let ring = Surface(outline.outset(by: width), border: line(outer))
    let surface = Surface(outline, border: line(inner), material: material)
    let shadows = shadows.map { $0.shadow(environment.color(.shadow)) }
    let item = LayoutItem { Measurement(width: $0.width ?? 10, height: $0.height ?? 10) }
    return Node(name: "panel-surface", item: item) { drawing in
      let frame = drawing.frame
      let shape = surface.shape(in: frame)
      var result: [DisplayList.Operation] = []
      if !shadows.isEmpty {
        // The surface is translucent: a shadow under it would darken it.
        result.append(.push(Layer(clip: Bezel.outside(of: shape, in: frame, reach: 100))))
        result += shadows.map { .shadow(shape, $0) }
        result.append(.pop)
      }
      result += ring.operations(in: frame.inset(by: -width), environment: environment)
      return result + surface.operations(in: frame, environment: environment)
    }
  }
}
