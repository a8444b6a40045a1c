import MaquetteGraphics
import MaquetteScene

extension VectorImage {
  /// Creates a picture from one that was read.
  package init(_ picture: SVGPicture) {
    var drawing = SVGDrawing()
    drawing.add(picture.items)
    self.init(size: picture.size, operations: drawing.operations)
  }
}

/// Writes the parts of a picture as operations of a display list.
///
/// A mask of light is written in the opacity of what it leaves: each paint of the mask first takes its own opacity away from
/// what is below it in the mask, and then adds its opacity times its lightness. Both sums are those of painting one over the
/// other, so the result is exact for shapes in one colour.
struct SVGDrawing {
  /// What of a part is drawn.
  enum Channel {
    /// Its colours.
    case colors
    /// Its opacity, in white.
    case opacity
    /// Its opacity times its lightness, in white.
    case light
  }

  private(set) var operations: [DisplayList.Operation] = []

  /// Adds parts in their colours.
  mutating func add(_ items: [SVGItem]) { for item in items { add(item, .colors) } }

  /// Adds a part to what is below, by its opacity.
  private mutating func add(_ item: SVGItem, _ channel: Channel) {
    switch item {
    case .shape(let shape): add(shape, channel)
    case .group(let group): add(group, channel)
    }
  }

  /// Adds a part to a mask of light.
  private mutating func addLight(_ item: SVGItem) {
    if case .group(let group) = item, group.isPlain {
      for item in group.items { addLight(item) }
      return
    }
    if item.isWhite { return add(item, .opacity) }
    within(Layer(blendMode: .destinationOut)) { $0.add(item, .opacity) }
    within(Layer(blendMode: .plusLighter)) { $0.add(item, .light) }
  }

  private mutating func add(_ group: SVGGroup, _ channel: Channel) {
    if group.isPlain {
      for item in group.items { add(item, channel) }
      return
    }
    if group.opacity <= 0 { return }
    // A single paint is as faint as its group would be.
    if group.clip == nil, group.masks.isEmpty, group.blendMode == .normal, group.items.count == 1,
      case .shape(let shape) = group.items[0], let faint = shape.faded(group.opacity)
    {
      return add(faint, channel)
    }
    var layer = Layer(opacity: group.opacity)
    if channel == .colors {
      layer.blendMode = group.blendMode
      // As CSS has it, whatever is faint, cut or mixed is a picture of its own for what is mixed within it.
      layer.isIsolated = group.hasModesWithin || group.isIsolated || !group.masks.isEmpty
    } else {
      layer.isIsolated = true
    }
    var cuts: [SVGClip] = []
    if let clip = group.clip {
      if let shape = clip.shape { layer.clip = shape } else { cuts = [clip] }
    }
    if !cuts.isEmpty { layer.isIsolated = true }
    within(layer) { drawing in
      if channel == .light, group.items.count > 1 {
        for item in group.items { drawing.addLight(item) }
      } else {
        for item in group.items { drawing.add(item, channel) }
      }
      for clip in cuts { drawing.cut(to: clip) }
      for mask in group.masks { drawing.cut(to: mask) }
    }
  }

  /// Adds operations between the beginning and the end of a layer.
  private mutating func within(_ layer: Layer, _ content: (inout SVGDrawing) -> Void) {
    operations.append(.push(layer))
    content(&self)
    operations.append(.pop)
  }

  /// Leaves what is in a clip of what is drawn so far in a layer.
  private mutating func cut(to clip: SVGClip) {
    within(Layer(blendMode: .destinationIn)) { drawing in
      drawing.within(Layer(isIsolated: true)) { drawing in
        for part in clip.parts {
          drawing.within(Layer(isIsolated: !part.clips.isEmpty)) { drawing in
            drawing.operations.append(.fill(.path(part.path, part.rule), .color(.white)))
            for clip in part.clips { drawing.cut(to: clip) }
          }
        }
        for clip in clip.clips { drawing.cut(to: clip) }
      }
    }
  }

  private mutating func cut(to mask: SVGMask) {
    within(Layer(blendMode: .destinationIn)) { drawing in
      drawing.within(Layer(clip: .path(mask.area, .nonzero), isIsolated: true)) { drawing in
        for item in mask.items {
          if mask.isLuminance { drawing.addLight(item) } else { drawing.add(item, .opacity) }
        }
      }
    }
  }

  private mutating func add(_ shape: SVGShape, _ channel: Channel) {
    let order: [Bool] = shape.isStrokeFirst ? [true, false] : [false, true]
    if channel == .light, shape.fill != nil, shape.stroke != nil {
      // The line lies over a part of the inside.
      var (first, second) = (shape, shape)
      (first.stroke, second.fill) = (nil, nil)
      for part in shape.isStrokeFirst ? [second, first] : [first, second] { addLight(.shape(part)) }
      return
    }
    for isStroke in order {
      if isStroke {
        if let stroke = shape.stroke { add(stroke, of: shape, channel) }
      } else if let fill = shape.fill {
        let path = shape.path.applying(shape.transform)
        // A line has no inside.
        if let box = path.controlBounds, box.width == 0 || box.height == 0 { continue }
        paint(fill.in(channel), shape: .path(path, shape.rule), under: shape.transform)
      }
    }
  }

  private mutating func add(_ stroke: SVGStroke, of shape: SVGShape, _ channel: Channel) {
    let paint = stroke.paint.in(channel)
    guard let factor = shape.transform.evenFactor else {
      // The line is thicker one way than the other.
      let line = Shape.path(shape.path, .nonzero)
      return within(Layer(transform: shape.transform)) {
        $0.line(line, stroke.style, paint, under: .identity)
      }
    }
    var style = stroke.style
    style.width *= factor
    style.dashPhase *= factor
    style.dashes = style.dashes.map { $0 * factor }
    line(.path(shape.path.applying(shape.transform), .nonzero), style, paint, under: shape.transform)
  }

  /// Paints a line whose paint is in coordinates that a map brings to those of the line.
  private mutating func line(
    _ line: Shape, _ style: StrokeStyle, _ paint: SVGPaint, under transform: Transform
  ) {
    switch paint {
    case .color(let color): operations.append(.stroke(line, style, .color(color)))
    case .gradient(let gradient):
      let reach = style.width / 2 * Swift.max(style.miterLimit, 1.5)
      let bounds = line.bounds.inset(by: -reach)
      if let plain = gradient.plain(under: transform, in: bounds) {
        operations.append(.stroke(line, style, .gradient(plain)))
      } else {
        within(Layer(isIsolated: true)) { drawing in
          drawing.paint(paint, shape: .rect(bounds), under: transform)
          drawing.within(Layer(blendMode: .destinationIn)) {
            $0.operations.append(.stroke(line, style, .color(.white)))
          }
        }
      }
    }
  }

  /// Paints an area whose paint is in coordinates that a map brings to those of the area.
  private mutating func paint(_ paint: SVGPaint, shape: Shape, under transform: Transform) {
    switch paint {
    case .color(let color): operations.append(.fill(shape, .color(color)))
    case .gradient(let gradient):
      if let plain = gradient.plain(under: transform, in: shape.bounds) {
        operations.append(.fill(shape, .gradient(plain)))
        return
      }
      let map = gradient.transform.then(transform)
      guard let inverse = map.inverse else { return }
      within(Layer(transform: map)) { drawing in
        let moved = Shape.path(shape.path.applying(inverse), shape.fillRule)
        let local = gradient.with(transform: .identity)
        if let plain = local.plain(under: .identity, in: moved.bounds) {
          drawing.operations.append(.fill(moved, .gradient(plain)))
        } else {
          drawing.cone(local, in: moved)
        }
      }
    }
  }

  /// Paints a gradient between a point and a circle around another point: rings of one colour each, from the outside in.
  private mutating func cone(_ gradient: SVGGradient, in shape: Shape) {
    guard let rings = gradient.rings(in: shape.bounds) else { return }
    within(Layer(clip: shape, isIsolated: !gradient.isOpaque)) { drawing in
      for (index, ring) in rings.enumerated() {
        if gradient.isOpaque || index == 0 {
          drawing.operations.append(.fill(ring.shape, .color(ring.color)))
        } else {
          // What is faint replaces what is below instead of lying over it.
          drawing.within(Layer(blendMode: .destinationOut)) {
            $0.operations.append(.fill(ring.shape, .color(.white)))
          }
          drawing.within(Layer(blendMode: .plusLighter)) {
            $0.operations.append(.fill(ring.shape, .color(ring.color)))
          }
        }
      }
    }
  }
}
