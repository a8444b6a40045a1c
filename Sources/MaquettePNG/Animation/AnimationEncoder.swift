import MaquetteRaster

/// Writes animated PNGs: a PNG of the first frame with an `acTL` chunk, and the further frames in `fdAT` chunks (PNG,
/// third edition, 4.9 and 11.3.6).
///
/// All frames share one header and one palette, so the format is chosen for the colours of all frames. A frame
/// replaces the rectangle that it changes, which is exact for any alpha. Frames are unpacked one at a time.
struct AnimationEncoder {
  let encoder: PNGEncoder

  func encode(_ animation: PNGAnimation) throws(PNGError) -> [UInt8] {
    var statistics = ColorStatistics(of: [animation.packedFirst] + animation.patches.map(\.packed))
    while true {
      if let bytes = try encode(animation, statistics) { return bytes }
      // A pixel that was not looked at is translucent.
      statistics.isOpaque = false
    }
  }

  /// Encodes the frames in the format for the colours of all; nil if that cannot hold a pixel.
  private func encode(
    _ animation: PNGAnimation, _ statistics: ColorStatistics
  ) throws(PNGError) -> [UInt8]? {
    let first = animation.packedFirst
    let pixelCount = animation.patches.reduce(first.width * first.height) {
      $0 + $1.rect.width * $1.rect.height
    }
    let format = PixelFormat(for: statistics, pixelCount: pixelCount)
    var writer = ChunkWriter()
    encoder.writeHeader(of: first, format: format, to: &writer)
    let frameCount = UInt32(animation.patches.count + 1)
    writer.write("acTL", frameCount.bigEndianBytes + animation.playCount.bigEndianBytes)
    var control = FrameControl(
      sequenceNumber: 0, rect: animation.bounds, delay: animation.firstDelay)
    writer.write("fcTL", control.bytes)
    try encoder.options.writeTexts(to: &writer)
    var isExact = write(first, as: format) { writer.write("IDAT", $0) }
    for patch in animation.patches where isExact {
      control.sequenceNumber += 1
      control.rect = patch.rect
      control.delay = patch.delay
      writer.write("fcTL", control.bytes)
      isExact = write(patch.packed, as: format) {
        control.sequenceNumber += 1
        writer.write("fdAT", control.sequenceNumber.bigEndianBytes + $0)
      }
    }
    writer.write("IEND", [])
    return isExact ? writer.bytes : nil
  }

  /// Writes the pixels of a frame; false if the format cannot hold them.
  private func write(
    _ picture: PackedBitmap, as format: PixelFormat, to sink: @escaping (consuming [UInt8]) -> Void
  ) -> Bool {
    let mayGain = ColorStatistics(of: picture, threads: 1).colors == nil
    return encoder.imageData(of: picture).write(as: format, mayGain: mayGain, to: sink)
  }
}

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
    let sides = [4, 8, 12, 16].map { Int(data.number(at: $0)) }
    let delay = data.number(at: 20)
    self.init(
      sequenceNumber: data.number(at: 0),
      rect: PixelRect(x: sides[2], y: sides[3], width: sides[0], height: sides[1]),
      delay: FrameDelay(
        units: UInt16(delay >> 16), unitsPerSecond: UInt16(truncatingIfNeeded: delay)),
      disposal: disposal, blending: blending)
  }
}
