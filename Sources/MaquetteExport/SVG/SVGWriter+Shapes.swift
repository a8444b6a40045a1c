import MaquetteGraphics
import MaquetteScene

extension SVGWriter {
  mutating func fill(_ shape: Shape, _ paint: Paint) {
    if paint.isClear || shape.isNothing { return }
    body.begin(shape)
    if shape.fillRule == .evenOdd { body.write(" fill-rule=\"evenodd\"") }
    attribute("fill", opacity: "fill-opacity", paint)
    body.write("/>")
  }

  mutating func stroke(_ shape: Shape, _ style: StrokeStyle, _ paint: Paint) {
    guard !paint.isClear, style.width > 0, style.width.isFinite else { return }
    body.begin(shape)
    body.write(" fill=\"none\"")
    body.attributes(of: style)
    attribute("stroke", opacity: "stroke-opacity", paint)
    body.write("/>")
  }

  private mutating func attribute(_ name: StaticString, opacity: StaticString, _ paint: Paint) {
    switch paint {
    case .color(let color): body.attribute(name, opacity: opacity, color)
    case .gradient(let gradient): body.attribute(name, reference: definition(of: gradient))
    }
  }

  private mutating func definition(of gradient: Gradient) -> String {
    func stops(_ buffer: inout SVGBuffer) {
      for stop in gradient.stops where !stop.offset.isNaN {
        buffer.write("<stop")
        buffer.attribute("offset", share: stop.offset)
        buffer.attribute("stop-color", opacity: "stop-opacity", stop.color)
        buffer.write("/>")
      }
    }
    switch gradient.geometry {
    case .linear(let start, let end):
      return definitions.id("linearGradient", prefix: "gradient", names: &names) { buffer in
        buffer.write(" gradientUnits=\"userSpaceOnUse\"")
        buffer.attribute("x1", points: start.x)
        buffer.attribute("y1", points: start.y)
        buffer.attribute("x2", points: end.x)
        buffer.attribute("y2", points: end.y)
        buffer.write(">")
        stops(&buffer)
        buffer.write("</linearGradient>")
      }
    case .radial(let center, let radius):
      return definitions.id("radialGradient", prefix: "gradient", names: &names) { buffer in
        buffer.write(" gradientUnits=\"userSpaceOnUse\"")
        buffer.attribute("cx", points: center.x)
        buffer.attribute("cy", points: center.y)
        buffer.attribute("r", points: radius)
        buffer.write(">")
        stops(&buffer)
        buffer.write("</radialGradient>")
      }
    case .angular: return definitions.id("g", prefix: "gradient", names: &names) { $0.write("/>") }
    }
  }

  mutating func definition(ofClip shape: Shape) -> String {
    definitions.id("clipPath", prefix: "clip", names: &names) { buffer in
      buffer.write(">")
      if !shape.isNothing {
        buffer.begin(shape)
        if shape.fillRule == .evenOdd { buffer.write(" clip-rule=\"evenodd\"") }
        buffer.write("/>")
      }
      buffer.write("</clipPath>")
    }
  }

  mutating func write(_ shadow: Shadow, of shape: Shape) {
    let moved = shape.offset(dx: shadow.offset.x, dy: shadow.offset.y)
    guard shadow.color.alpha > 0, !shape.isNothing else { return }
    body.begin(moved)
    if moved.fillRule == .evenOdd { body.write(" fill-rule=\"evenodd\"") }
    body.attribute("fill", opacity: "fill-opacity", shadow.color)
    let bounds = moved.bounds
    if shadow.sigma > 0, bounds.width > 0, bounds.height > 0 {
      let reach = 3 * shadow.sigma + 1
      let id = definitions.id("filter", prefix: "blur", names: &names) { buffer in
        buffer.attribute("x", fine: Self.rounded(-reach / bounds.width))
        buffer.attribute("y", fine: Self.rounded(-reach / bounds.height))
        buffer.attribute("width", fine: Self.rounded(1 + 2 * reach / bounds.width))
        buffer.attribute("height", fine: Self.rounded(1 + 2 * reach / bounds.height))
        buffer.blur(shadow.sigma)
      }
      body.attribute("filter", reference: id)
    }
    body.write("/>")
  }

  /// A share of a shape in thousandths, rounded away from the shape.
  private static func rounded(_ share: Double) -> Double {
    (share * 1000).rounded(share < 0 ? .down : .up) / 1000
  }

  mutating func definition(ofBlur sigma: Double) -> String {
    let size = picture.size
    return definitions.id("filter", prefix: "blur", names: &names) { buffer in
      buffer.write(" filterUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\"")
      buffer.attribute("width", points: size.width)
      buffer.attribute("height", points: size.height)
      buffer.blur(sigma)
    }
  }
}

extension SVGBuffer {
  /// Writes the end of a filter that blurs.
  fileprivate mutating func blur(_ sigma: Double) {
    write(" color-interpolation-filters=\"sRGB\"><feGaussianBlur")
    attribute("stdDeviation", points: sigma)
    write("/></filter>")
  }

  /// Writes the tag of a shape and its geometry, without its end.
  mutating func begin(_ shape: Shape) {
    switch shape {
    case .rect(let rect): begin(rect: rect)
    case .roundedRectangle(let rounded):
      let radii = rounded.fittedRadii
      guard rounded.style == .circular, radii.isUniform else {
        begin(shape.path)
        if radii.isUniform { attribute("data-radius", points: radii.topLeft) }
        return
      }
      begin(rect: rounded.rect)
      if radii.topLeft > 0 { attribute("rx", points: radii.topLeft) }
    case .ellipse(let rect):
      let isCircle = rect.width == rect.height
      write(isCircle ? "<circle" : "<ellipse")
      attribute("cx", points: rect.center.x)
      attribute("cy", points: rect.center.y)
      if isCircle {
        attribute("r", points: rect.width / 2)
      } else {
        attribute("rx", points: rect.width / 2)
        attribute("ry", points: rect.height / 2)
      }
    case .path(let path, _): begin(path)
    }
  }

  private mutating func begin(rect: Rect) {
    write("<rect")
    // Edges are rounded, not lengths, so that neighbours leave no gap.
    let (left, top) = (grid.step(rect.minX), grid.step(rect.minY))
    if left != 0 { attribute("x", points: rect.minX) }
    if top != 0 { attribute("y", points: rect.minY) }
    attribute("width", points: Double(grid.step(rect.maxX) - left) / grid.steps)
    attribute("height", points: Double(grid.step(rect.maxY) - top) / grid.steps)
  }

  mutating func begin(_ path: Path) {
    var data = PathData(grid: grid)
    data.add(path)
    write("<path")
    attribute("d", plain: data.bytes)
  }

  /// Writes the attributes of a line but its colour.
  mutating func attributes(of style: StrokeStyle) {
    if style.width != 1 { attribute("stroke-width", points: style.width) }
    switch style.cap {
    case .butt: break
    case .round: write(" stroke-linecap=\"round\"")
    case .square: write(" stroke-linecap=\"square\"")
    }
    switch style.join {
    case .miter: if style.miterLimit != 4 { attribute("stroke-miterlimit", fine: style.miterLimit) }
    case .round: write(" stroke-linejoin=\"round\"")
    case .bevel: write(" stroke-linejoin=\"bevel\"")
    }
    guard !style.dashes.isEmpty else { return }
    write(" stroke-dasharray=\"")
    for (index, dash) in style.dashes.enumerated() {
      if index > 0 { write(" ") }
      write(points: dash)
    }
    write("\"")
    if style.dashPhase != 0 { attribute("stroke-dashoffset", points: style.dashPhase) }
  }
}

extension Paint {
  /// Whether nothing is painted.
  var isClear: Bool {
    switch self {
    case .color(let color): color.alpha == 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 0 || $0.offset.isNaN }
    }
  }
}

extension Shape {
  /// Whether the shape has no area by its kind.
  var isNothing: Bool {
    switch self {
    case .rect(let rect), .ellipse(let rect): rect.isEmpty
    case .roundedRectangle(let rounded): rounded.rect.isEmpty
    case .path(let path, _): path.isEmpty
    }
  }
}
