// From drawing commands to the marks of a trace.
//
// One pass over the commands with a stack of groups, linear in the commands. Bounds contain what is drawn: rectangles
// of shapes, em boxes of glyphs, three standard deviations of shadows, where the renderer's kernel ends.

import MaquetteGraphics
import MaquetteRaster
import MaquetteScene
import MaquetteSnapshots
import MaquetteTypography

/// Makes the marks of a trace.
struct MarkTracer {
  private struct Group {
    var outside: Transform
    var outsideClip: PixelRect
    /// The index of its mark, if it has an effect.
    var mark: Int?
  }

  private var marks: [DrawingTrace.Mark] = []
  private var groups: [Group] = []
  private var transform: Transform
  private var clip: PixelRect
  private let owners: [NodeTracer.Owner]
  /// The layout node and the properties of the last glyphs, which further runs of the same text extend.
  private var lastText: (node: NodeID, look: [DrawingTrace.Property])?
  private var setting = Fingerprint()

  init(scale: Double, size: Size, owners: [NodeTracer.Owner]) {
    transform = .scale(x: scale)
    clip = Rect(origin: .zero, size: size).inThousandths.pixels(scale: scale)
    self.owners = owners
  }

  /// The marks, after all commands were added.
  func finished() -> [DrawingTrace.Mark] { marks }

  mutating func add(_ command: DisplayList.Command) {
    guard owners.indices.contains(command.node.index) else { return }
    if case .glyphs(let run, let origin, let color) = command.operation {
      addText(run, origin: origin, color: color, node: command.node)
      return
    }
    lastText = nil
    let owner = owners[command.node.index]
    switch command.operation {
    case .fill(let shape, let paint):
      append(
        "fill", in: shape.bounds, owner, paint.properties("fill", in: shape.bounds) + shape.properties,
        tokens: paint.tokens("fill"))
    case .stroke(let shape, let style, let paint):
      // A miter extends further than half the width, but not on the shapes of controls.
      append(
        "stroke", in: shape.bounds.inset(by: -style.width / 2), owner,
        paint.properties("stroke", in: shape.bounds) + style.properties + shape.properties,
        tokens: paint.tokens("stroke"))
    case .pathGroup(let pathGroup, let origin, let color):
      append(
        "symbol", in: pathGroup.bounds(at: origin), owner, pathGroup.properties(of: owner.content, color),
        tokens: color.tokens("symbol colour"))
    case .shadow(let shape, let shadow):
      let reach = 3 * Swift.max(0, shadow.sigma)
      let bounds = shape.bounds.offset(dx: shadow.offset.x, dy: shadow.offset.y).inset(by: -reach)
      append(
        "shadow", in: bounds, owner, shadow.properties + shape.properties,
        tokens: shadow.color.tokens("shadow colour"), margin: shadow.sigma > 0 ? 2 : 0)
    case .image(let drawing):
      append(
        "image", in: drawing.bounds, owner, drawing.properties,
        tokens: drawing.tint?.tokens("image colour") ?? [:])
    case .push(let layer): push(layer, owner)
    case .pop: pop()
    case .glyphs: break
    }
  }

  private mutating func push(_ layer: Layer, _ owner: NodeTracer.Owner) {
    var group = Group(outside: transform, outsideClip: clip)
    if let shape = layer.clip { clip = clip.intersection(pixels(of: shape.bounds)) }
    let properties = layer.properties
    if !properties.isEmpty {
      // A group without a clip is as large as its content, which is known only at its end.
      if layer.clip == nil { group.mark = marks.count }
      marks.append(
        .init(
          node: owner.node, kind: layer.clip == nil ? "group" : "clip",
          bounds: layer.clip == nil ? .zero : clip, properties: properties))
    }
    groups.append(group)
    transform = layer.transform.then(transform)
  }

  private mutating func pop() {
    guard let group = groups.popLast() else { return }
    transform = group.outside
    clip = group.outsideClip
    guard let mark = group.mark else { return }
    marks[mark].bounds = marks[(mark + 1)...].reduce(PixelRect.zero) { $0.union($1.bounds) }
  }

  private mutating func append(
    _ kind: String, in bounds: Rect, _ owner: NodeTracer.Owner, _ properties: [DrawingTrace.Property],
    tokens: [String: String], margin: Int = 0
  ) {
    var pixels = pixels(of: bounds)
    if margin > 0, !pixels.isEmpty {
      pixels = PixelRect(
        x: pixels.x - margin, y: pixels.y - margin, width: pixels.width + 2 * margin,
        height: pixels.height + 2 * margin)
    }
    marks.append(
      .init(
        node: owner.node, kind: kind, bounds: pixels.intersection(clip), properties: properties,
        tokens: tokens))
  }

  private mutating func addText(_ run: GlyphRun, origin: Point, color: Color, node: NodeID) {
    let owner = owners[node.index]
    var look: [DrawingTrace.Property] = []
    if case .text(let text) = owner.content { look.append(.init("text", text)) }
    look += run.properties + [.init("text colour", color.hexText)]
    let bounds = run.bounds(at: origin)
    if let last = lastText, last.node == node, last.look == look, let previous = marks.indices.last {
      marks[previous].bounds = marks[previous].bounds.union(pixels(of: bounds).intersection(clip))
    } else {
      setting = Fingerprint(origin: origin)
      append("text", in: bounds, owner, look, tokens: color.tokens("text colour"))
      lastText = (node, look)
    }
    setting.add(run, at: origin)
    guard let index = marks.indices.last else { return }
    marks[index].properties = look + [.init("setting", setting.text)]
  }

  /// The pixels that the image of a rectangle touches.
  private func pixels(of rect: Rect) -> PixelRect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map(transform.apply)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    return Rect(x: left, y: top, width: right - left, height: bottom - top).pixels(scale: 1)
  }
}

extension GlyphRun {
  /// The area of the glyphs: their em boxes, with a margin for accents, descenders and overhang.
  fileprivate func bounds(at origin: Point) -> Rect {
    let xs = glyphs.map(\.position.x)
    let ys = glyphs.map(\.position.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
      return .zero
    }
    return Rect(
      minX: origin.x + left - emSize / 8, minY: origin.y + top - emSize * 1.1,
      maxX: origin.x + right + emSize,
      maxY: origin.y + bottom + emSize * 0.4)
  }
}

extension PathGroup {
  /// The largest area of the silhouette: its box and the parts that extend beyond it.
  fileprivate func bounds(at origin: Point) -> Rect {
    parts.reduce(Rect(origin: .zero, size: size)) { bounds, part in
      guard let box = part.path.controlBounds else { return bounds }
      return bounds.union(box.inset(by: -(part.stroke?.width ?? 0) / 2))
    }.offset(dx: origin.x, dy: origin.y)
  }
}
