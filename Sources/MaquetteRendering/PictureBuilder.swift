import MaquetteGraphics
import MaquetteRaster
import MaquetteScene
import MaquetteTypography

/// Translates the operations of a display list into pixel commands.
struct PictureBuilder {
  private struct Group {
    var hasClip: Bool
    var hasLayer: Bool
    /// Whether the group keeps what is below it only where it is itself.
    var isMask: Bool
    /// The standard deviation of the blur of the group, in points outside of it; 0 for none.
    var blur: Double
    /// Whether backdrops in the group show the content behind it.
    var sharesBackdrop: Bool
    /// The pixels that backdrop blurs in the group may read; nil for those of the enclosing group.
    var edges: PixelRect?
    /// The index of the group's first command, after the commands that begin the group.
    var first: Int
    var outside: (transform: Transform, limits: PixelRows, coloring: Coloring?)
    /// The rows that commands in the group touch.
    var rows = 0..<0

    /// The indices of the commands that begin the group.
    var begun: Range<Int> { first..<first + (hasClip ? 1 : 0) + (hasLayer ? 1 : 0) }
  }

  /// A shadow of more pixels than this is computed only where it is visible, and not cached.
  private static let greatestCachedShadow = 16_777_216.0

  private(set) var commands: [PixelCommand] = []
  /// Maps the current coordinates to pixels.
  private(set) var transform: Transform
  private var groups: [Group] = []
  /// The colours that follow the picture behind a group around; nil for none.
  private(set) var coloring: Coloring?
  let bounds: PixelRect
  /// The rows within the clips.
  private var limits: PixelRows
  private let shapes: ShapeMasks
  private let glyphs: GlyphMasks
  private let pathGroups: PathGroupMasks
  private let shadows: ShadowMasks
  private let images: ImageRenditions
  private var backdrops: BackdropPictures

  /// Creates a builder for a list of about `count` operations.
  init(
    count: Int, scale: Double, bounds: PixelRect, shapes: ShapeMasks, glyphs: GlyphMasks,
    pathGroups: PathGroupMasks, shadows: ShadowMasks, images: ImageRenditions, backdrops: BackdropPictures
  ) {
    transform = .scale(x: scale)
    self.bounds = bounds
    commands.reserveCapacity(count)
    limits = PixelRows(all: bounds.rows)
    self.shapes = shapes
    self.glyphs = glyphs
    self.pathGroups = pathGroups
    self.shadows = shadows
    self.images = images
    self.backdrops = backdrops
  }

  /// Ends all groups and returns the commands.
  mutating func finish() -> [PixelCommand] {
    while !groups.isEmpty { pop() }
    return commands
  }

  /// The number of commands so far.
  var count: Int { commands.count }

  /// All commands so far, with the ends of the groups that are open.
  var closedCommands: [PixelCommand] {
    var closed = commands
    for group in groups.reversed() {
      for place in group.begun { closed[place].rows = bounds.rows }
      if group.hasLayer { closed.append(PixelCommand(action: .popLayer, rows: bounds.rows)) }
      if group.hasClip { closed.append(PixelCommand(action: .popClip, rows: bounds.rows)) }
    }
    return closed
  }

  /// Returns the commands that an operation has at this place, without adding them. It must not begin or end a group.
  ///
  /// - Parameter isColored: whether the operation has the colours that the picture below gives it.
  mutating func commands(of operation: DisplayList.Operation, isColored: Bool = false) -> [PixelCommand] {
    let count = commands.count
    if isColored { addColored(operation) } else { add(operation) }
    defer { commands.removeSubrange(count...) }
    return Array(commands[count...])
  }

  mutating func add(_ operation: DisplayList.Operation) {
    if let coloring { addColored(coloring.colored(operation)) } else { addColored(operation) }
  }

  private mutating func addColored(_ operation: DisplayList.Operation) {
    switch operation {
    case .fill(let shape, let paint):
      hideShadows(below: shape, paint)
      fill(shape, under: transform, paint)
    case .stroke(let shape, let style, let paint):
      if let (mask, place) = shapes.stroked(shape, style, under: transform) {
        append(mask, place, under: transform, paint)
      } else {
        append(shape.stroked(style, scale: transform.greatestScale), under: transform, paint)
      }
    case .glyphs(let run, let origin, let color): addGlyphs(run, origin: origin, color: color)
    case .pathGroup(let pathGroup, let origin, let color):
      addPathGroup(pathGroup, origin: origin, color: color)
    case .shadow(let shape, let shadow): addShadow(of: shape, shadow)
    case .image(let drawing): addImage(drawing)
    case .push(let layer): push(layer)
    case .pop: pop()
    }
  }

  /// Adds a command, unless its rows are clipped.
  private mutating func append(_ action: PixelCommand.Action, rows: Range<Int>) {
    if rows.isEmpty { return }
    commands.append(PixelCommand(action: action, rows: rows))
    if let last = groups.indices.last { groups[last].rows = groups[last].rows.union(rows) }
  }

  private mutating func fill(_ shape: Shape, under transform: Transform, _ paint: Paint) {
    if let (mask, place) = shapes.filled(shape, under: transform) {
      append(mask, place, under: transform, paint)
    } else {
      append(shape, under: transform, paint)
    }
  }

  private mutating func append(
    _ mask: RunMask, _ place: RunMask.Placement, under transform: Transform, _ paint: Paint
  ) {
    let rows = limits.of(mask.bounds(at: place).rows)
    switch paint {
    case .color(let color): append(.runs(mask, place, color), rows: rows)
    case .gradient: append(.painted(mask, place, transform, paint), rows: rows)
    }
  }

  private mutating func append(_ shape: Shape, under transform: Transform, _ paint: Paint) {
    let rows = limits.around(shape.bounds, under: transform)
    if case .path(let path, let rule) = shape, case .color(let color) = paint {
      append(.path(path, rule, transform, color), rows: rows)
    } else {
      append(.fill(shape, transform, paint), rows: rows)
    }
  }

  private mutating func append(_ masks: [PlacedMask], _ color: Color) {
    var rows = 0..<0
    for placed in masks { rows = rows.union(placed.bounds.rows) }
    append(.masks(masks, color), rows: limits.of(rows))
  }

  private mutating func push(_ layer: Layer) {
    let hasLayer = layer.isDrawnApart
    groups.append(
      Group(
        hasClip: layer.clip != nil, hasLayer: hasLayer, isMask: layer.blendMode == .destinationIn,
        blur: layer.blur,
        sharesBackdrop: layer.sharesBackdrop,
        edges: layer.isolatesBackdrop ? edges(of: layer.clip) : nil, first: commands.count,
        outside: (transform, limits, coloring)))
    // The rows of a group are known when it ends; until then they are empty.
    if let clip = layer.clip {
      commands.append(PixelCommand(action: .pushClip(clip, transform), rows: 0..<0))
      limits = PixelRows(all: limits.around(clip.bounds, under: transform))
    }
    if hasLayer {
      commands.append(PixelCommand(action: .pushLayer(opacity: layer.opacity, layer.blendMode), rows: 0..<0))
    }
    if let ink = layer.ink { coloring = coloring(ink) }
    if layer.isInked { coloring?.isInked = true }
    if let backdrop = layer.backdrop { addBackdrop(backdrop, within: layer.clip) }
    transform = layer.transform.then(transform)
  }

  private mutating func pop() {
    guard var group = groups.popLast() else { return }
    (transform, limits, coloring) = group.outside
    // What is left out of a mask is cut off too.
    if group.isMask { group.rows = limits.all }
    if group.blur > 0 { blur(&group) }
    for place in group.begun { commands[place].rows = group.rows }
    if group.hasLayer { append(.popLayer, rows: group.rows) }
    if group.hasClip { append(.popClip, rows: group.rows) }
    if let last = groups.indices.last { groups[last].rows = groups[last].rows.union(group.rows) }
  }

  /// Replaces what a group draws by its blurred picture, which is drawn once for all bands.
  private mutating func blur(_ group: inout Group) {
    let content = Array(commands[group.begun.upperBound...])
    commands.removeSubrange(group.begun.upperBound...)
    backdrops.forget(after: group.begun.upperBound)
    let columns = content.reduce(0..<0) { $0.union($1.drawnColumns(within: bounds.columns)) }
    let sigma = group.blur * transform.greatestScale
    let room = PixelRect(
      x: bounds.x, y: limits.all.lowerBound, width: bounds.width, height: limits.all.count)
    // Three standard deviations hold what is seen of a Gaussian.
    let reach = Int(Swift.min(3 * sigma, 1e6).rounded(.up)) + 1
    let area =
      columns.isEmpty || group.rows.isEmpty
      ? .zero
      : PixelRect(
        x: columns.lowerBound - reach, y: group.rows.lowerBound - reach, width: columns.count + 2 * reach,
        height: group.rows.count + 2 * reach
      ).intersection(room)
    group.rows = 0..<0
    guard let picture = backdrops.blurred(content, of: area, in: bounds, sigma: sigma) else { return }
    commands.append(PixelCommand(action: .backdrop(picture, nil), rows: area.rows))
    group.rows = area.rows
  }

  /// The pixels that blurs of backdrops may read: those that lie completely in the bounds of a clip.
  private func edges(of clip: Shape?) -> PixelRect {
    let outer = groups.last { $0.edges != nil }?.edges ?? bounds
    guard let clip else { return outer }
    let inner = PixelRect(within: clip.bounds, under: transform)
    return inner.intersection(outer)
  }

  /// What is drawn behind the innermost group, or behind the outermost one around it that shares its background.
  private struct Background {
    var commands: [PixelCommand]
    /// The pixels that blurs may read.
    var edges: PixelRect
    /// For a shared background, the number of commands before the group that shares it.
    var sharedCount: Int?
  }

  private var background: Background {
    let shared = groups.lastIndex { $0.sharesBackdrop }
    let open = groups[..<(shared ?? groups.count - 1)]
    let count = groups[shared ?? groups.count - 1].first
    var below = Array(commands[..<count])
    for group in open.reversed() {
      // Open groups begin in every band and end where the backdrop is read.
      for place in group.begun { below[place].rows = bounds.rows }
      if group.hasClip, let edges = group.edges {
        // The blur does not read the pixels that round corners cut off: the group's content extends below them.
        let rect = Rect(
          x: Double(edges.x), y: Double(edges.y), width: Double(edges.width), height: Double(edges.height))
        below[group.first].action = .pushClip(.rect(rect), .identity)
      }
      if group.hasLayer { below.append(PixelCommand(action: .popLayer, rows: bounds.rows)) }
      if group.hasClip { below.append(PixelCommand(action: .popClip, rows: bounds.rows)) }
    }
    let edges = groups.dropLast().last { $0.edges != nil }?.edges ?? bounds
    return Background(commands: below, edges: edges, sharedCount: shared.map { _ in count })
  }

  /// The colours of a group after the picture behind it; nil if there is none.
  private func coloring(_ ink: Ink) -> Coloring? {
    let background = background
    let area = PixelRect(around: ink.area, under: transform, within: bounds)
    let mean = backdrops.mean(of: area, in: background.edges, below: background.commands)
    return mean.map { Coloring(ink, over: $0) }
  }

  /// Adds a group's backdrop as a part of the group: it has the group's opacity and clip.
  private mutating func addBackdrop(_ backdrop: Backdrop, within clip: Shape?) {
    var area = bounds
    if let clip {
      area = PixelRect(around: clip.bounds, under: transform, within: bounds)
      area = area.intersection(
        PixelRect(x: bounds.x, y: limits.all.lowerBound, width: bounds.width, height: limits.all.count))
    }
    let background = background
    let scale = transform.greatestScale
    let picture = backdrops.picture(
      of: area, in: background.edges, below: background.commands, sigma: backdrop.sigma * scale,
      sharedAt: background.sharedCount)
    guard let picture else { return }
    let backdrop = backdrop.resolved(over: picture)
    let edge = backdrop.glass.flatMap { glass in
      clip.map { clip in
        GlassEdge(
          clip, transform: transform, amount: glass.refraction.amount * scale,
          reach: glass.refraction.reach * scale, rimWidth: glass.rim.width * scale, lift: glass.rim.lift,
          saturation: glass.rim.saturation)
      }
    }
    append(.backdrop(backdrop.colored(picture), edge), rows: limits.of(picture.bounds.rows))
  }

  private mutating func addGlyphs(_ run: GlyphRun, origin: Point, color: Color) {
    let scale = transform.uniformScale
    let size = (scale ?? .infinity) * run.emSize
    guard size <= GlyphMasks.greatestSize else {
      // Glyphs of a joined script overlap; in a translucent colour the overlap must not be darker.
      var joined = Path()
      for glyph in run.glyphs {
        let position = origin.offset(dx: glyph.position.x, dy: glyph.position.y)
        let placed = Transform.scale(x: run.emSize)
          .then(.translation(x: position.x, y: position.y)).then(transform)
        let outline = glyphs.outline(of: glyph.id, in: run.face)
        if color.alpha == 255 {
          fill(.path(outline, .nonzero), under: placed, .color(color))
        } else {
          joined.append(outline.applying(placed))
        }
      }
      if color.alpha < 255 { fill(.path(joined, .nonzero), under: .identity, .color(color)) }
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
    append(color.alpha == 255 ? masks : PlacedMask.joined(masks), color)
  }

  private mutating func addPathGroup(_ pathGroup: PathGroup, origin: Point, color: Color) {
    let position = transform.apply(origin)
    if let scale = transform.uniformScale, let x = PixelPosition(nearestQuarter: position.x),
      let y = PixelPosition(nearestQuarter: position.y)
    {
      let mask = pathGroups.mask(of: pathGroup, scale: scale, quarterX: x.quarters, quarterY: y.quarters)
      append([PlacedMask(mask: mask, x: x.whole, y: y.whole)], color)
    } else {
      let placed = Transform.translation(x: origin.x, y: origin.y).then(transform)
      let mask = PathGroupMasks.mask(of: pathGroup, transform: placed, within: bounds)
      append([PlacedMask(mask: mask, x: 0, y: 0)], color)
    }
  }

  private mutating func addImage(_ drawing: ImageDrawing) {
    if drawing.isInvisible { return }
    let visible = PixelRect(
      x: bounds.x, y: limits.all.lowerBound, width: bounds.width, height: limits.all.count)
    guard let placed = images.picture(of: drawing, under: transform, within: visible) else { return }
    var shape = drawing.shape
    // The edges of a turned picture do not lie between pixels.
    if shape == nil && !transform.isScaleAndTranslation { shape = .rect(drawing.frame) }
    append(
      .image(placed, shape, transform, opacity: drawing.opacity), rows: limits.of(placed.bounds.rows))
  }

  private mutating func addShadow(of shape: Shape, _ shadow: Shadow) {
    let color = shadow.color
    let moved = shape.offset(dx: shadow.offset.x, dy: shadow.offset.y)
    guard shadow.sigma > 0 else {
      fill(moved, under: transform, .color(color))
      return
    }
    // Under unequal scale factors the blur stays round and uses the greater one.
    let sigma = Swift.min(shadow.sigma * transform.greatestScale, BlurredMask.greatestSigma)
    let placed = moved.applying(transform)
    let bounds = placed.bounds
    guard sigma.isFinite, let x = PixelPosition(nearestWhole: bounds.minX - 0.5),
      let y = PixelPosition(nearestWhole: bounds.minY - 0.5)
    else { return }
    let reach = 4 * sigma + 2
    let (right, bottom) = (bounds.width + reach, bounds.height + reach)
    // The picture's bounds relative to the shape's first pixel.
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
    append(
      .shadow(mask, x: x.whole, y: y.whole, color, hidden: .zero),
      rows: limits.of(mask.bounds.offset(dx: x.whole, dy: y.whole).rows))
  }

  /// Excludes from the last shadows the pixels that an opaque shape covers next, such as the middle of a card.
  ///
  /// In a clip, where the shape may cover less than its bounds, nothing is excluded; nor is a shadow behind a group
  /// whose backdrops show it.
  private mutating func hideShadows(below shape: Shape, _ paint: Paint) {
    guard case .color(let color) = paint, color.alpha == 255, !groups.contains(where: { $0.hasClip }),
      case .shadow? = commands.last?.action, let hidden = shape.solidPixels(under: transform)
    else { return }
    let first = groups.last { $0.sharesBackdrop }?.first ?? 0
    for index in (first..<commands.count).reversed() {
      guard case .shadow(let mask, let x, let y, let color, _) = commands[index].action else { return }
      commands[index].action = .shadow(mask, x: x, y: y, color, hidden: hidden)
    }
  }
}
