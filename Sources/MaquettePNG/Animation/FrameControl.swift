internal import MaquetteRaster

/// The content of an `fcTL` chunk, which describes a frame (PNG, 11.3.6.2).
struct FrameControl: Equatable {
  /// The disposal operation: how the rectangle of a frame is cleared before the next frame.
  enum Disposal: UInt8 {
    case keep, clear, restore
  }

  /// The blend operation: whether a frame replaces the pixels below or is composited over them.
  enum Blending: UInt8 {
    case replace, over
  }

  /// The sequence number of the chunk among all `fcTL` and `fdAT` chunks, from 0.
  var sequenceNumber: UInt32
  var rect: PixelRect
  var delay: FrameDelay
  var disposal = Disposal.keep
  var blending = Blending.replace

  /// The chunk's data.
  var bytes: [UInt8] {
    var numbers = [sequenceNumber]
    numbers += [rect.width, rect.height, rect.x, rect.y].map { UInt32(truncatingIfNeeded: $0) }
    let delays = [delay.units, delay.unitsPerSecond].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    return numbers.flatMap(\.bigEndianBytes) + delays + [disposal.rawValue, blending.rawValue]
  }
}

extension FrameControl {
  /// Reads the data of a chunk; nil if it is invalid.
  init?(_ data: [UInt8]) {
    guard data.count == 26, let disposal = Disposal(rawValue: data[24]),
      let blending = Blending(rawValue: data[25])
    else { return nil }
    func number(_ range: Range<Int>) -> UInt32 { data[range].reduce(0) { $0 << 8 | UInt32($1) } }
    let sides = [4..<8, 8..<12, 12..<16, 16..<20].map { Int(number($0)) }
    self.init(
      sequenceNumber: number(0..<4),
      rect: PixelRect(x: sides[2], y: sides[3], width: sides[0], height: sides[1]),
      delay: FrameDelay(
        units: UInt16(truncatingIfNeeded: number(20..<22)),
        unitsPerSecond: UInt16(truncatingIfNeeded: number(22..<24))),
      disposal: disposal, blending: blending)
  }
}
