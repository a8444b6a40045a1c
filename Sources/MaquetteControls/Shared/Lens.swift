internal import MaquetteElements
internal import MaquetteGraphics
internal import MaquetteScene

/// The clear lens that a pressed thumb becomes in the glass eras: an outline of glass that what is behind it shows
/// through, smaller than it is.
struct Lens {
  /// The frame of the lens.
  let frame: Rect
  private let metrics: LensMetrics
  private let look: Look

  /// The colours in an environment.
  struct Look {
    fileprivate let face, shade, light, rim, lowerRim, shadow: Color

    init(in environment: Environment) {
      face = environment.color(.lensFace)
      shade = environment.color(.lensShade)
      light = environment.color(.lensLight)
      rim = environment.color(.lensRim)
      lowerRim = environment.color(.lensLowerRim)
      shadow = environment.color(.shadow)
    }
  }

  init(_ frame: Rect, _ metrics: LensMetrics, _ look: Look) {
    self.frame = frame
    self.metrics = metrics
    self.look = look
  }

  private var outline: RoundedRectangle {
    RoundedRectangle(rect: frame, radius: Swift.min(frame.width, frame.height) / 2)
  }

  /// The outline.
  var shape: Shape { .roundedRectangle(outline) }

  /// Returns what is seen through the lens: smaller, about the lens's middle.
  func seen(_ content: [DisplayList.Operation]) -> [DisplayList.Operation] {
    let center = frame.center
    let smaller = Transform.translation(x: -center.x, y: -center.y)
      .then(.scale(x: metrics.magnification)).then(.translation(x: center.x, y: center.y))
    return [.push(Layer(clip: shape)), .push(Layer(transform: smaller))] + content + [.pop, .pop]
  }

  /// Returns what is seen beside the lens, in a part of the picture, with the lens's shadow on it.
  func around(_ content: [DisplayList.Operation], in area: Rect) -> [DisplayList.Operation] {
    let reach = 3 * metrics.shadow.sigma + Swift.abs(metrics.shadow.offset)
    var hole = Path()
    hole.add(area.union(frame).inset(by: -reach))
    hole.add(outline)
    return [.push(Layer(clip: .path(hole, .evenOdd)))] + content
      + [.shadow(shape, metrics.shadow.shadow(look.shadow)), .pop]
  }

  /// Returns the glass itself.
  func glass(pixel: Double) -> [DisplayList.Operation] {
    let width = Swift.max(metrics.rimWidth, pixel)
    let down = Gradient.Geometry.linear(
      start: Point(x: frame.minX, y: frame.minY), end: Point(x: frame.minX, y: frame.maxY))
    let bands = Gradient(
      geometry: down,
      stops: [
        .init(offset: 0, color: look.shade), .init(offset: metrics.bandHeight, color: look.shade.opacity(0)),
        .init(offset: 1 - metrics.bandHeight, color: look.light.opacity(0)),
        .init(offset: 1, color: look.light),
      ])
    let rim = Gradient(
      geometry: down,
      stops: [.init(offset: 0, color: look.rim), .init(offset: 1, color: look.lowerRim)])
    let line = RoundedRectangle(
      rect: frame.inset(by: width / 2), radius: Swift.min(frame.width, frame.height) / 2 - width / 2)
    return [
      .fill(shape, .color(look.face)), .fill(shape, .gradient(bands)),
      .stroke(.roundedRectangle(line), StrokeStyle(width: width), .gradient(rim)),
    ]
  }
}
