import MaquetteGraphics
import MaquetteScene
import MaquetteSnapshots
import MaquetteTypography

typealias Properties = [DrawingTrace.Property]

extension Paint {
  /// The colour, or the stops and the direction of a gradient within a shape.
  func properties(_ name: String, in bounds: Rect) -> Properties {
    switch self {
    case .color(let color): return [.init(name, color.hexText)]
    case .gradient(let gradient):
      let isEven = gradient.stops.enumerated().allSatisfy { index, stop in
        stop.offset * Double(gradient.stops.count - 1) == Double(index)
      }
      let stops = gradient.stops.map { stop in
        stop.color.hexText + (isEven ? "" : " at \(stop.offset.decimalText)")
      }
      return [
        .init(name, stops.joined(separator: " to ")),
        .init("gradient", gradient.geometry.text(within: bounds)),
      ]
    }
  }
}

extension Color {
  /// The token of the colour of a property; empty for a colour that is written as such.
  func tokens(_ name: String) -> [String: String] { tokenText.map { [name: $0] } ?? [:] }
}

extension Paint {
  /// The token of the colour, or those of the stops of a gradient.
  func tokens(_ name: String) -> [String: String] {
    switch self {
    case .color(let color): color.tokens(name)
    case .gradient(let gradient):
      gradient.stops.allSatisfy { $0.color.tokenText == nil }
        ? [:] : [name: gradient.stops.map { $0.color.tokenText ?? "none" }.joined(separator: " to ")]
    }
  }
}

extension Gradient.Geometry {
  /// The geometry with the shape's bounds as the unit square.
  fileprivate func text(within bounds: Rect) -> String {
    func share(_ point: Point) -> String {
      let x = bounds.width > 0 ? (point.x - bounds.minX) / bounds.width : 0
      let y = bounds.height > 0 ? (point.y - bounds.minY) / bounds.height : 0
      return "(\(x.decimalText), \(y.decimalText))"
    }
    switch self {
    case .linear(let start, let end): return "from \(share(start)) to \(share(end))"
    case .radial(let center, let radius):
      return "around \(share(center)), radius \(radius.decimalText)"
    case .angular(let center, let start):
      return "turning around \(share(center)), from \(start.decimalText) degrees"
    }
  }
}

extension Shape {
  /// The properties of the shape that do not follow from its bounds.
  var properties: Properties {
    switch self {
    case .rect: return []
    case .ellipse: return [.init("shape", "ellipse")]
    case .roundedRectangle(let rounded):
      let radii = rounded.radii
      let each = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
      // Larger radii are reduced to the largest that fits, a half circle at each end.
      let greatest = Swift.min(rounded.rect.width, rounded.rect.height) / 2
      if radii.isUniform && radii.topLeft >= greatest && rounded.style == .circular {
        return [.init("corner radius", "full")]
      }
      let text = radii.isUniform ? radii.topLeft.decimalText : each.map(\.decimalText).joined(separator: " ")
      return [.init("corner radius", text)]
        + (rounded.style == .circular ? [] : [.init("corners", rounded.style.rawValue)])
    case .path(let path, let rule):
      var fingerprint = Fingerprint(origin: bounds.origin)
      fingerprint.add(path)
      return [.init("outline", fingerprint.text)] + (rule == .nonzero ? [] : [.init("fill rule", "even-odd")])
    }
  }
}

extension StrokeStyle {
  var properties: Properties {
    let width = DrawingTrace.Property("stroke width", width.decimalText)
    guard !dashes.isEmpty else { return [width] }
    return [width, .init("dashes", dashes.map(\.decimalText).joined(separator: " "))]
  }
}

extension GlyphRun {
  var properties: Properties {
    let weight = FontWeight(rawValue: face.weight).map { "\($0)" } ?? String(face.weight)
    return [.init("font size", fontSize.decimalText), .init("font weight", weight)]
  }
}

extension Shadow {
  var properties: Properties {
    [
      .init("shadow colour", color.hexText), .init("shadow sigma", sigma.decimalText),
      .init("shadow offset", "(\(offset.x.decimalText), \(offset.y.decimalText))"),
    ]
  }
}

extension PathGroup {
  /// The symbol's name if it is known, its colour, and a fingerprint of its silhouette.
  func properties(of content: NodeTracer.Content?, _ color: Color) -> Properties {
    var properties: Properties = []
    if case .symbol(let name) = content { properties.append(.init("symbol", name)) }
    var fingerprint = Fingerprint()
    for part in parts {
      fingerprint.add(part.path)
      fingerprint.add(part.stroke?.width ?? 0)
      fingerprint.add(part.operation == .union ? 0 : 1)
    }
    return properties + [.init("symbol colour", color.hexText), .init("outline", fingerprint.text)]
  }
}

extension ImageDrawing {
  /// The size and a fingerprint of the picture, and how it is drawn.
  var properties: Properties {
    var fingerprint = Fingerprint()
    fingerprint.add(word: image.digest.0)
    fingerprint.add(word: image.digest.1)
    var properties: Properties = [
      .init("picture", "\(image.width) x \(image.height) pixels"), .init("content", fingerprint.text),
    ]
    switch resizing {
    case .scale: break
    case .stretch(let caps): properties.append(.init("stretched between", caps.text))
    case .tile(let caps): properties.append(.init("tiled between", caps.text))
    }
    if let tint { properties.append(.init("image colour", tint.hexText)) }
    if opacity != 1 { properties.append(.init("opacity", opacity.decimalText)) }
    if isMirrored { properties.append(.init("mirrored", "true")) }
    return properties + (shape?.properties ?? [])
  }
}

extension Insets {
  fileprivate var text: String {
    [top, leading, bottom, trailing].map(\.decimalText).joined(separator: " ")
  }
}

extension Layer {
  /// The effects of the group; empty for a group without any.
  var properties: Properties {
    var properties: Properties = []
    if opacity != 1 { properties.append(.init("opacity", opacity.decimalText)) }
    if blur > 0 { properties.append(.init("blur", blur.decimalText)) }
    if blendMode != .normal { properties.append(.init("blend", blendMode.rawValue)) }
    if let clip {
      // Its size follows from the mark's bounds.
      let shape = clip.properties.map { "\($0.name) \($0.value)" }
      properties.insert(.init("clip", shape.isEmpty ? "rectangle" : shape.joined(separator: ", ")), at: 0)
    }
    if transform != .identity {
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      properties.append(.init("transform", numbers.map(\.decimalText).joined(separator: " ")))
    }
    return properties
  }
}
