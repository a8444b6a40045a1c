internal import MaquetteRaster

/// Writes animated PNGs: a PNG of the first frame with an `acTL` chunk, and the further frames in `fdAT` chunks (PNG,
/// third edition, 4.9 and 11.3.6).
///
/// All frames share one header and one palette, so the format is chosen for the colours of all frames. A frame
/// replaces the rectangle that it changes, which is exact for any alpha.
struct AnimationEncoder {
  let encoder: PNGEncoder

  func encode(_ animation: PNGAnimation) throws(PNGError) -> [UInt8] {
    let bitmaps = [animation.first] + animation.patches.map(\.bitmap)
    let survey = ColorSurvey(of: bitmaps)
    let format = PixelFormat(for: survey, pixelCount: bitmaps.reduce(0) { $0 + $1.pixels.count })
    var writer = ChunkWriter()
    encoder.writeHeader(of: animation.first, format: format, to: &writer)
    writer.write("acTL", UInt32(bitmaps.count).bigEndianBytes + animation.playCount.bigEndianBytes)
    var control = FrameControl(
      sequenceNumber: 0, rect: animation.first.bounds, delay: animation.firstDelay)
    writer.write("fcTL", control.bytes)
    try encoder.writeTexts(to: &writer)
    for piece in pieces(of: animation.first, format: format) { writer.write("IDAT", piece) }
    for patch in animation.patches {
      control.sequenceNumber += 1
      control.rect = patch.rect
      control.delay = patch.delay
      writer.write("fcTL", control.bytes)
      for piece in pieces(of: patch.bitmap, format: format) {
        control.sequenceNumber += 1
        writer.write("fdAT", control.sequenceNumber.bigEndianBytes + piece)
      }
    }
    writer.write("IEND", [])
    return writer.bytes
  }

  private func pieces(of bitmap: Bitmap, format: PixelFormat) -> [[UInt8]] {
    encoder.imageData(of: bitmap, format: format, mayGain: ColorSurvey(of: bitmap).isBusy).pieces
  }
}
