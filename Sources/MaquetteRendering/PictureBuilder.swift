internal import MaquetteGraphics
internal import MaquetteRaster
internal import MaquetteScene
internal import MaquetteTypography

/// Turns the operations of a display list into pixel commands, one after the other.
struct PictureBuilder {
  /// A group that has begun.
  private struct Group {
    var hasClip: Bool
    var hasLayer: Bool
    /// The transform in force outside.
    var outside: Transform
  }

  /// A shadow of more pixels than this is drawn only where it shows, and not kept.
  private static let greatestCachedShadow = 16_777_216.0

  /// The commands so far.
  private(set) var commands: [PixelCommand] = []
  /// Where the current coordinates lie, in pixels.
  private var transform: Transform
  private var groups: [Group] = []
  private let bounds: PixelRect
  private let glyphs: GlyphMasks
  private let compounds: CompoundMasks
  private let shadows: ShadowMasks

  init(
    scale: Double, bounds: PixelRect, glyphs: GlyphMasks, compounds: CompoundMasks, shadows: ShadowMasks
  ) {
    transform = .scale(x: scale)
    self.bounds = bounds
    self.glyphs = glyphs
    self.compounds = compounds
    self.shadows = shadows
  }

  /// Adds an operation.
  mutating func add(_ operation: DisplayList.Operation) {
    switch operation {
    case .fill(let shape, let paint):
      hideShadows(below: shape, paint)
      commands.append(.fill(shape, transform, paint))
    case .stroke(let shape, let style, let paint):
      commands.append(.fill(shape.stroked(style, scale: transform.greatestScale), transform, paint))
    case .glyphs(let run, let origin, let color): addGlyphs(run, origin: origin, color: color)
    case .compound(let compound, let origin, let color):
      addCompound(compound, origin: origin, color: color)
    case .shadow(let shape, let shadow): addShadow(of: shape, shadow)
    case .push(let layer): push(layer)
    case .pop: pop()
    }
  }

  private mutating func push(_ layer: Layer) {
    let hasLayer = layer.opacity != 1
    if let clip = layer.clip { commands.append(.pushClip(clip, transform)) }
    if hasLayer { commands.append(.pushLayer(opacity: layer.opacity)) }
    groups.append(Group(hasClip: layer.clip != nil, hasLayer: hasLayer, outside: transform))
    transform = layer.transform.then(transform)
  }

  private mutating func pop() {
    guard let group = groups.popLast() else { return }
    if group.hasLayer { commands.append(.popLayer) }
    if group.hasClip { commands.append(.popClip) }
    transform = group.outside
  }

  private mutating func addGlyphs(_ run: GlyphRun, origin: Point, color: Color) {
    let scale = transform.uniformScale
    let size = (scale ?? .infinity) * run.emSize
    guard size <= GlyphMasks.greatestSize else {
      for glyph in run.glyphs {
        let position = origin.offset(dx: glyph.position.x, dy: glyph.position.y)
        let placed = Transform.scale(x: run.emSize)
          .then(.translation(x: position.x, y: position.y)).then(transform)
        let outline = glyphs.outline(of: glyph.id, in: run.face)
        commands.append(.fill(.path(outline, .nonzero), placed, .color(color)))
      }
      return
    }
    let strike = glyphs.strike(of: run.face, size: size)
    var masks: [PlacedMask] = []
    masks.reserveCapacity(run.glyphs.count)
    for glyph in run.glyphs {
      let position = transform.apply(origin.offset(dx: glyph.position.x, dy: glyph.position.y))
      guard let x = PixelPosition(nearestQuarter: position.x),
        let y = PixelPosition(nearestWhole: position.y)
      else { continue }
      let mask = strike.mask(of: glyph.id, quarter: x.quarters)
      if !mask.bounds.isEmpty { masks.append(PlacedMask(mask: mask, x: x.whole, y: y.whole)) }
    }
    commands.append(.masks(color.alpha == 255 ? masks : PlacedMask.joined(masks), color))
  }

  private mutating func addCompound(_ compound: Compound, origin: Point, color: Color) {
    let position = transform.apply(origin)
    if let scale = transform.uniformScale, let x = PixelPosition(nearestQuarter: position.x),
      let y = PixelPosition(nearestQuarter: position.y)
    {
      let mask = compounds.mask(of: compound, scale: scale, quarterX: x.quarters, quarterY: y.quarters)
      commands.append(.masks([PlacedMask(mask: mask, x: x.whole, y: y.whole)], color))
    } else {
      let placed = Transform.translation(x: origin.x, y: origin.y).then(transform)
      let mask = CompoundMasks.mask(of: compound, transform: placed, within: bounds)
      commands.append(.masks([PlacedMask(mask: mask, x: 0, y: 0)], color))
    }
  }

  private mutating func addShadow(of shape: Shape, _ shadow: Shadow) {
    let color = shadow.color
    let moved = shape.offset(dx: shadow.offset.x, dy: shadow.offset.y)
    guard shadow.sigma > 0 else {
      commands.append(.fill(moved, transform, .color(color)))
      return
    }
    // Under unequal factors the blur stays round, as wide as the greater one makes it.
    let sigma = Swift.min(shadow.sigma * transform.greatestScale, BlurredMask.greatestSigma)
    let placed = moved.applying(transform)
    let bounds = placed.bounds
    guard sigma.isFinite, let x = PixelPosition(nearestWhole: bounds.minX - 0.5),
      let y = PixelPosition(nearestWhole: bounds.minY - 0.5)
    else { return }
    let reach = 4 * sigma + 2
    let (right, bottom) = (bounds.width + reach, bounds.height + reach)
    // The picture as seen from the shape's first pixel.
    let window = self.bounds.offset(dx: -x.whole, dy: -y.whole)
    guard Double(window.maxX) > -reach, Double(window.x) < right, Double(window.maxY) > -reach,
      Double(window.y) < bottom
    else { return }
    let origin = placed.offset(dx: -Double(x.whole), dy: -Double(y.whole))
    let mask =
      if right * bottom < PictureBuilder.greatestCachedShadow {
        shadows.mask(of: origin, sigma: sigma)
      } else {
        BlurredMask(blurring: origin, sigma: sigma, within: window)
      }
    commands.append(.shadow(mask, x: x.whole, y: y.whole, color, hidden: .zero))
  }

  /// Leaves out of the shadows drawn last what an opaque shape is about to cover: the middle of a card, say.
  ///
  /// In a clip the shape may cover less than it seems, and nothing is left out.
  private mutating func hideShadows(below shape: Shape, _ paint: Paint) {
    guard case .color(let color) = paint, color.alpha == 255, !groups.contains(where: \.hasClip),
      case .shadow? = commands.last, let hidden = shape.solidPixels(under: transform)
    else { return }
    for index in commands.indices.reversed() {
      guard case .shadow(let mask, let x, let y, let color, _) = commands[index] else { return }
      commands[index] = .shadow(mask, x: x, y: y, color, hidden: hidden)
    }
  }
}
