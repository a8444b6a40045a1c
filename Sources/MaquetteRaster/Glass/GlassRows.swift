/// Writes rows of a picture as it is seen through glass.
struct GlassRows: ~Copyable, PictureRows {
  let picture: BlurredBackdrop
  let edge: GlassEdge
  let limit: Double
  private var rows: BlurredBackdropRows
  private(set) var y = 0
  private(set) var strip: GlassStrip
  var lattice: EdgeLattice
  /// The light outside of the strip's stretches, in 256ths.
  private var light: Int32 = 0

  /// Prepares rows of which some columns of pixels are written.
  init(_ picture: BlurredBackdrop, _ edge: GlassEdge, columns: Range<Int>) {
    self.picture = picture
    self.edge = edge
    limit = edge.limit
    rows = BlurredBackdropRows(picture, columns: columns)
    let bounds = picture.bounds
    lattice = EdgeLattice(edge.field, limit: limit, columns: bounds.columns)
    strip = GlassStrip(
      GlassStrip.index(of: bounds.y), of: edge.field, limit: limit, columns: bounds.columns)
  }

  mutating func move(to y: Int) {
    self.y = y
    let index = GlassStrip.index(of: y)
    if index != strip.index {
      strip = GlassStrip(index, of: edge.field, limit: limit, columns: picture.bounds.columns)
    }
    lattice.move(to: index)
    light = 0
    let middle = Double(y) + 0.5
    let lines = strip.pieces[strip.lines]
    guard let line = lines.min(by: { abs($0.low.y - middle) < abs($1.low.y - middle) }) else {
      return rows.move(to: y)
    }
    let place = edge.field.foot(of: SIMD2((line.low.x + line.high.x) / 2, middle), on: line)
    light = edge.light(at: place)
    let displaced = middle - place.normal.y * edge.displacement(at: place.distance)
    if displaced == middle { rows.move(to: y) } else { rows.move(toFixed: Int(displaced * 256)) }
  }

  /// Writes pixels of the current row, which lie within the picture's bounds.
  mutating func write(from x: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let end = x &+ count
    var next = x
    for stretch in strip.stretches where stretch.columns.upperBound > next && stretch.columns.lowerBound < end
    {
      if stretch.columns.lowerBound > next {
        writeEven(from: next, to: stretch.columns.lowerBound, into: pixels + (next &- x))
        next = stretch.columns.lowerBound
      }
      let last = Swift.min(stretch.columns.upperBound, end)
      writeBent(from: next, to: last, near: stretch.pieces, into: pixels + (next &- x))
      next = last
    }
    if next < end { writeEven(from: next, to: end, into: pixels + (next &- x)) }
  }

  /// Writes pixels that the whole row has in common.
  private func writeEven(from x: Int, to end: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    rows.write(from: x, count: end &- x, into: pixels)
    if light != 0 { for index in 0..<end &- x { pixels[index] = edge.lit(pixels[index], light) } }
  }
}
