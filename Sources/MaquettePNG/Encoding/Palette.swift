/// The colours of an indexed picture in the order in which the file lists them: translucent ones first, so that
/// `tRNS` ends with the last of them, otherwise in the order of first use.
struct Palette {
  /// Straight pixels, alpha in the highest byte.
  let colors: [UInt32]

  /// The number of ``colors`` that are not opaque; they come first.
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

  /// The index in ``colors`` of a premultiplied pixel of the picture.
  func position(of pixel: UInt32) -> UInt8 { positions[table.index(of: pixel)] }

  /// The smallest bit depth of a PNG for this many colours.
  static func bitDepth(colorCount: Int) -> Int {
    switch colorCount {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }
}

/// Up to 256 different pixels in the order of their first use: a hash table with open addressing.
///
/// Cost: one multiplication and, at a load of at most a quarter, little more than one probe a look-up.
struct ColorTable {
  static let largest = 256
  private static let slotCount = 1024

  private(set) var pixels: [UInt32] = []
  private var keys = [UInt32](repeating: 0, count: slotCount)
  private var indices = [Int16](repeating: -1, count: slotCount)

  /// The slot of the pixel, or the free slot for it.
  private func slot(of pixel: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: (pixel &* 0x9E37_79B1) >> 22)
    while indices[slot] >= 0 && keys[slot] != pixel { slot = (slot + 1) & (Self.slotCount - 1) }
    return slot
  }

  /// Adds a pixel if it is new; false if it is the 257th.
  mutating func insert(_ pixel: UInt32) -> Bool {
    let slot = slot(of: pixel)
    if indices[slot] >= 0 { return true }
    guard pixels.count < Self.largest else { return false }
    keys[slot] = pixel
    indices[slot] = Int16(pixels.count)
    pixels.append(pixel)
    return true
  }

  /// The index in ``pixels`` of a pixel that was inserted.
  func index(of pixel: UInt32) -> Int { Int(indices[slot(of: pixel)]) }
}
