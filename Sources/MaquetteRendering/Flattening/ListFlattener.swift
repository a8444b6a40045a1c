import MaquetteGraphics
import MaquetteRaster
import MaquetteScene
import MaquetteTypography

/// Replaces the operations of a list that vectors cannot say by pictures.
struct ListFlattener {
  private let list: DisplayList
  private let features: VectorFeatures
  private let scale: Double
  private var builder: PictureBuilder
  private var result: FlattenedList
  /// For each open group, how many ends it has in the result.
  private var ends: [Int] = []
  /// The pictures of shadows, and the pixels that they cover from the first pixel of their shape.
  private var shadows: [ShadowKey: (image: RasterImage, area: PixelRect)] = [:]

  /// What the picture of a shadow depends on besides whole pixels.
  private struct ShadowKey: Hashable {
    /// The shape in pixels, beginning in the first one.
    var shape: Shape
    var shadow: Shadow
    var scale: Double
  }

  /// The groups that become pictures as a whole, by the index of their beginning.
  private let pictured: Set<Int>
  /// Whether anything in the list depends on the picture below it, whose commands are not needed otherwise.
  private let readsPicture: Bool
  /// The picture that is being made: its depth among the open groups and the number of commands before it.
  private var open: (depth: Int, count: Int)?

  init(_ list: DisplayList, scale: Double, features: VectorFeatures, builder: PictureBuilder) {
    self.list = list
    self.features = features
    self.scale = scale
    self.builder = builder
    result = FlattenedList(list: DisplayList(size: list.size, background: list.background))
    result.list.commands.reserveCapacity(list.commands.count)
    pictured = Self.pictured(in: list, features: features)
    readsPicture = list.commands.contains { command in
      guard case .push(let layer) = command.operation else { return false }
      return layer.backdrop != nil || layer.ink != nil || features.lacks(layer)
    }
  }

  /// The groups that become pictures: those that the format lacks, or the outermost one around that is drawn by itself.
  private static func pictured(in list: DisplayList, features: VectorFeatures) -> Set<Int> {
    var found: Set<Int> = []
    var open: [(index: Int, isApart: Bool)] = []
    for (index, command) in list.commands.enumerated() {
      switch command.operation {
      case .push(let layer):
        if features.lacks(layer) { found.insert(open.first { $0.isApart }?.index ?? index) }
        open.append((index, layer.isDrawnApart))
      case .pop: _ = open.popLast()
      default: break
      }
    }
    return found
  }

  mutating func flatten() -> FlattenedList {
    for index in list.commands.indices { add(at: index) }
    while let count = ends.popLast() { endGroups(count, of: list.commands.last?.node ?? NodeID(0)) }
    return result
  }

  private mutating func add(at index: Int) {
    let (node, operation) = (list.commands[index].node, list.commands[index].operation)
    switch operation {
    case .push(let layer): push(layer, at: index, of: node)
    case .pop: pop(of: node)
    default:
      let colored = builder.coloring?.colored(operation) ?? operation
      if open == nil { draw(colored, of: node) }
      if readsPicture { builder.add(operation) }
    }
  }

  private mutating func push(_ layer: Layer, at index: Int, of node: NodeID) {
    let outside = builder.transform
    let count = builder.count
    builder.add(.push(layer))
    if open != nil {
      ends.append(0)
      return
    }
    if pictured.contains(index) {
      open = (ends.count, count)
      ends.append(0)
      return
    }
    var plain = layer
    (plain.backdrop, plain.ink) = (nil, nil)
    (plain.isInked, plain.sharesBackdrop, plain.isolatesBackdrop) = (false, false, false)
    guard layer.backdrop != nil else {
      append(.push(plain), of: node)
      ends.append(1)
      return
    }
    // The picture lies within the clip but outside of the transform.
    plain.transform = .identity
    append(.push(plain), of: node)
    for command in builder.commands[count...] {
      guard case .backdrop(let picture, let edge) = command.action else { continue }
      let bitmap = Bitmap(of: picture.bounds) { $0.replace(by: picture, through: edge) }
      place(bitmap, in: picture.bounds, under: outside, of: node)
      result.pictureCount += 1
    }
    let isTransformed = layer.transform != .identity
    if isTransformed { append(.push(Layer(transform: layer.transform)), of: node) }
    ends.append(isTransformed ? 2 : 1)
  }

  private mutating func pop(of node: NodeID) {
    guard let count = ends.popLast() else { return }
    builder.add(.pop)
    guard let open else { return endGroups(count, of: node) }
    guard open.depth == ends.count else { return }
    self.open = nil
    let isMask = builder.commands[open.count...].contains { command in
      if case .pushLayer(_, .destinationIn) = command.action { true } else { false }
    }
    let area = isMask ? builder.bounds : extent(of: builder.commands[open.count...])
    let below = builder.closedCommands
    let bitmap = Bitmap(of: area, background: list.background) { below.draw(on: &$0) }
    place(bitmap, in: area, under: builder.transform, of: node)
    result.pictureCount += 1
  }

  private mutating func endGroups(_ count: Int, of node: NodeID) {
    for _ in 0..<count { append(.pop, of: node) }
  }

  /// Adds an operation that begins or ends no group.
  private mutating func draw(_ operation: DisplayList.Operation, of node: NodeID) {
    switch operation {
    case .glyphs(let run, let origin, let color):
      let (run, origin) = builder.transform.aligned(run, at: origin)
      append(.glyphs(run, origin: origin, color: color), of: node)
    case .pathGroup(let group, let origin, let color):
      append(.pathGroup(group, origin: builder.transform.aligned(quarter: origin), color: color), of: node)
    case .shadow(let shape, var shadow) where !features.shadows && shadow.sigma > 0:
      let opacity = Double(shadow.color.alpha) / 255
      shadow.color = shadow.color.opaque
      draw(shadow, of: shape, opacity: opacity, node: node)
    case .image(let drawing): draw(drawing, of: node)
    case .fill(let shape, .gradient(let gradient)) where gradient.geometry.isAngular:
      picture(of: .fill(.rect(shape.bounds), .gradient(gradient)), within: shape, of: node)
      result.pictureCount += 1
    case .stroke(_, _, .gradient(let gradient)) where gradient.geometry.isAngular:
      picture(of: operation, of: node)
      result.pictureCount += 1
    default: append(operation, of: node)
    }
  }

  /// Adds an image in the pixels that it is drawn with.
  private mutating func draw(_ drawing: ImageDrawing, of node: NodeID) {
    if drawing.isInvisible { return }
    var plain = drawing
    (plain.shape, plain.opacity) = (nil, 1)
    picture(of: .image(plain), within: drawing.shape, opacity: drawing.opacity, of: node)
  }

  /// Adds a shadow as a picture; equal shadows at other whole pixels share it.
  private mutating func draw(_ shadow: Shadow, of shape: Shape, opacity: Double, node: NodeID) {
    let placed = shape.applying(builder.transform)
    let limit = 1e9
    guard builder.transform.isScaleAndTranslation, placed.bounds.minX.magnitude < limit,
      placed.bounds.minY.magnitude < limit
    else { return picture(of: .shadow(shape, shadow), opacity: opacity, of: node) }
    let x = Int(placed.bounds.minX.rounded(.down))
    let y = Int(placed.bounds.minY.rounded(.down))
    let key = ShadowKey(
      shape: placed.offset(dx: -Double(x), dy: -Double(y)), shadow: shadow, scale: builder.transform.a)
    if let known = shadows[key] {
      let area = known.area.offset(dx: x, dy: y)
      if builder.bounds.contains(area) {
        return place(known.image, in: area, under: builder.transform, opacity: opacity, of: node)
      }
    }
    let (bitmap, area) = drawn(.shadow(shape, shadow))
    guard let (image, kept) = image(of: bitmap, in: area) else { return }
    // A shadow that the picture's edge cuts off is not that of others.
    if area.x > 0, area.y > 0, area.maxX < builder.bounds.maxX, area.maxY < builder.bounds.maxY {
      shadows[key] = (image, kept.offset(dx: -x, dy: -y))
    }
    place(image, in: kept, under: builder.transform, opacity: opacity, of: node)
  }

  /// Adds what an operation draws as a picture.
  private mutating func picture(
    of operation: DisplayList.Operation, within shape: Shape? = nil, opacity: Double = 1, of node: NodeID
  ) {
    let (bitmap, area) = drawn(operation)
    place(bitmap, in: area, under: builder.transform, within: shape, opacity: opacity, of: node)
  }

  /// Returns what an operation draws, and the pixels that it can touch.
  private mutating func drawn(_ operation: DisplayList.Operation) -> (Bitmap?, PixelRect) {
    let commands = builder.commands(of: operation, isColored: true)
    let area = extent(of: commands[...])
    let bitmap = Bitmap(of: area) { canvas in
      for command in commands { command.draw(on: &canvas) }
    }
    return (bitmap, area)
  }

  /// Returns pixels without clear edges as an image, and the pixels that it covers; nil if all are clear.
  private func image(of bitmap: Bitmap?, in area: PixelRect) -> (RasterImage, PixelRect)? {
    guard let (trimmed, area) = bitmap?.trimmed(in: area) else { return nil }
    return RasterImage(
      width: trimmed.width, height: trimmed.height, pixels: trimmed.pixels, scale: scale
    ).map { ($0, area) }
  }

  /// The pixels of the picture that commands can touch.
  private func extent(of commands: ArraySlice<PixelCommand>) -> PixelRect {
    let all = builder.bounds.columns
    return commands.reduce(.zero) { extent, command in
      let columns = command.drawnColumns(within: all).clamped(to: all)
      let rows = command.rows.clamped(to: builder.bounds.rows)
      guard !columns.isEmpty, !rows.isEmpty else { return extent }
      return extent.union(
        PixelRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count))
    }
  }

  /// Adds pixels of the whole picture in the coordinates of a transform.
  private mutating func place(
    _ bitmap: Bitmap?, in area: PixelRect, under transform: Transform, within shape: Shape? = nil,
    opacity: Double = 1, of node: NodeID
  ) {
    guard let (image, area) = image(of: bitmap, in: area) else { return }
    place(image, in: area, under: transform, within: shape, opacity: opacity, of: node)
  }

  /// Adds an image of pixels of the whole picture in the coordinates of a transform.
  private mutating func place(
    _ image: RasterImage, in area: PixelRect, under transform: Transform, within shape: Shape? = nil,
    opacity: Double = 1, of node: NodeID
  ) {
    guard let inverse = transform.inverse else { return }
    let frame = Rect(
      x: Double(area.x), y: Double(area.y), width: Double(area.width), height: Double(area.height))
    guard transform.isScaleAndTranslation else {
      append(.push(Layer(clip: shape, transform: inverse)), of: node)
      append(.image(ImageDrawing(image, in: frame, opacity: opacity)), of: node)
      append(.pop, of: node)
      return
    }
    guard case .rect(let frame) = Shape.rect(frame).applying(inverse) else { return }
    append(.image(ImageDrawing(image, in: frame, shape: shape, opacity: opacity)), of: node)
  }

  private mutating func append(_ operation: DisplayList.Operation, of node: NodeID) {
    result.list.commands.append(DisplayList.Command(node: node, operation: operation))
  }
}

extension Gradient.Geometry {
  fileprivate var isAngular: Bool {
    if case .angular = self { true } else { false }
  }
}

extension Bitmap {
  /// Returns the bitmap without clear rows and columns at its edges, and the pixels that remain; nil for a clear one.
  fileprivate func trimmed(in area: PixelRect) -> (Bitmap, PixelRect)? {
    let rows = (0..<height).filter { y in pixels[y * width..<(y + 1) * width].contains { $0 != 0 } }
    guard let top = rows.first, let bottom = rows.last else { return nil }
    var (left, right) = (width, 0)
    for y in top...bottom {
      let row = pixels[y * width..<(y + 1) * width]
      if let first = row.firstIndex(where: { $0 != 0 }) { left = Swift.min(left, first - row.startIndex) }
      if let last = row.lastIndex(where: { $0 != 0 }) { right = Swift.max(right, last - row.startIndex) }
    }
    let kept = PixelRect(x: left, y: top, width: right + 1 - left, height: bottom + 1 - top)
    return cropped(to: kept).map { ($0, kept.offset(dx: area.x, dy: area.y)) }
  }
}

extension Transform {
  /// Returns a run and its origin with the glyphs at the positions at which they are drawn: on quarters of a pixel across and on
  /// whole pixels down.
  fileprivate func aligned(_ run: GlyphRun, at origin: Point) -> (GlyphRun, Point) {
    guard let scale = uniformScale, scale * run.emSize <= GlyphMasks.greatestSize else {
      return (run, origin)
    }
    func aligned(_ point: Point) -> Point {
      let pixels = apply(point)
      guard let x = PixelPosition(nearestQuarter: pixels.x), let y = PixelPosition(nearestWhole: pixels.y)
      else { return point }
      return Point(
        x: (Double(x.whole) + Double(x.quarters) / 4 - tx) / scale, y: (Double(y.whole) - ty) / scale)
    }
    var run = run
    let start = aligned(origin)
    for index in run.glyphs.indices {
      let position = run.glyphs[index].position
      let end = aligned(origin.offset(dx: position.x, dy: position.y))
      run.glyphs[index].position = end.offset(dx: -start.x, dy: -start.y)
    }
    return (run, start)
  }

  /// Returns a point on the nearest quarters of a pixel.
  fileprivate func aligned(quarter point: Point) -> Point {
    let pixels = apply(point)
    guard let scale = uniformScale, let x = PixelPosition(nearestQuarter: pixels.x),
      let y = PixelPosition(nearestQuarter: pixels.y)
    else { return point }
    return Point(
      x: (Double(x.whole) + Double(x.quarters) / 4 - tx) / scale,
      y: (Double(y.whole) + Double(y.quarters) / 4 - ty) / scale)
  }
}
