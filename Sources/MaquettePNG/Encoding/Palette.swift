/// The colours of an indexed picture in the order in which the file lists them: translucent ones first, so that
/// `tRNS` ends with the last of them, otherwise as they were met.
struct Palette {
  /// Straight pixels, alpha in the highest byte.
  let colors: [UInt32]

  /// How many of ``colors`` are not opaque; they lead.
  let translucentCount: Int

  private let table: ColorTable
  private let positions: [UInt8]

  init(_ table: ColorTable) {
    let indices = table.pixels.indices
    let translucent = indices.filter { table.pixels[$0] >> 24 != 255 }
    let order = translucent + indices.filter { table.pixels[$0] >> 24 == 255 }
    var positions = [UInt8](repeating: 0, count: order.count)
    for (position, index) in order.enumerated() { positions[index] = UInt8(position) }
    self.table = table
    self.positions = positions
    colors = order.map { StraightAlpha.unpremultiply(pixel: table.pixels[$0]) }
    translucentCount = translucent.count
  }

  /// Where a premultiplied pixel of the picture is in ``colors``.
  func position(of pixel: UInt32) -> UInt8 { positions[table.index(of: pixel)] }

  /// The fewest bits that tell this many colours apart in a PNG.
  static func bitDepth(colorCount: Int) -> Int {
    switch colorCount {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }
}
