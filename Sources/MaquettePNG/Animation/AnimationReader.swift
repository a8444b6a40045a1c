import MaquetteRaster

/// Reads animated PNGs from any program, with every disposal and blend operation, and a non-frame default image.
///
/// Each frame is wrapped in a PNG of its own, with the palette of the file and the size of the frame, and decoded
/// like any other, so the checks for damage and the limits apply to frames too.
package struct AnimationReader {
  /// The maximum number of pixels of all frames together.
  package static let largestAnimation = 1 << 32

  struct Chunk {
    let name: String
    let data: ArraySlice<UInt8>
    let offset: Int
  }

  private struct Frame {
    let control: FrameControl
    let offset: Int
    var pieces: [ArraySlice<UInt8>] = []
  }

  private var header: [UInt8] = []
  private var size = (width: 0, height: 0)
  private var palette: [Chunk] = []
  private let shown: ShownPixels
  private var playCount: UInt32 = 0
  private var promised: (count: UInt32, offset: Int)?
  private var frames: [Frame] = []

  /// Reads the animation chunks of a file, which is a valid PNG.
  init(_ bytes: [UInt8]) throws(PNGError) {
    shown = try PNG.read(bytes) { reader throws(PNGError) in reader.header.shown }
    var next: UInt32 = 0
    var hasImage = false
    func inOrder(_ number: UInt32, _ chunk: Chunk) throws(PNGError) {
      guard number == next else {
        throw .corrupt(reason: "\(chunk.name) has number \(number) instead of \(next)", offset: chunk.offset)
      }
      next += 1
    }
    for chunk in try Self.chunks(of: bytes) {
      switch chunk.name {
      case "IHDR" where chunk.data.count == 13:
        header = Array(chunk.data)
        size = (Int(header.number(at: 0)), Int(header.number(at: 4)))
      case "PLTE", "tRNS": palette.append(chunk)
      case "acTL" where chunk.data.count == 8 && !hasImage:
        promised = (chunk.data.number(at: 0), chunk.offset)
        playCount = chunk.data.number(at: 4)
      case "fcTL" where promised != nil:
        guard let control = FrameControl(Array(chunk.data)) else {
          throw .corrupt(reason: "fcTL is malformed", offset: chunk.offset)
        }
        try inOrder(control.sequenceNumber, chunk)
        try check(control, at: chunk.offset)
        frames.append(Frame(control: control, offset: chunk.offset))
      case "IDAT":
        hasImage = true
        // Without a preceding frame control the default image is not a frame.
        if !frames.isEmpty { frames[frames.count - 1].pieces.append(chunk.data) }
      case "fdAT" where promised != nil:
        guard chunk.data.count >= 4, hasImage, !frames.isEmpty else {
          throw .corrupt(reason: "fdAT has no frame", offset: chunk.offset)
        }
        try inOrder(chunk.data.number(at: 0), chunk)
        frames[frames.count - 1].pieces.append(chunk.data.dropFirst(4))
      default: break
      }
    }
    guard let promised else { return }
    guard promised.count > 0, promised.count == frames.count else {
      throw .corrupt(
        reason: "acTL says \(promised.count) frames, but there are \(frames.count)", offset: promised.offset)
    }
    let (pixels, isOver) = frames.count.multipliedReportingOverflow(by: size.width * size.height)
    guard !isOver, pixels <= Self.largestAnimation else {
      throw .tooLarge(width: size.width, height: size.height * frames.count, limit: Self.largestAnimation)
    }
  }

  /// The frames; nil if the file is not an animation.
  func animation() throws(PNGError) -> PNGAnimation? {
    guard promised != nil, var canvas = Bitmap(width: size.width, height: size.height) else { return nil }
    var animation: PNGAnimation?
    for frame in frames {
      let before = frame.control.disposal == .restore ? canvas : nil
      let rect = frame.control.rect
      let bitmap = try bitmap(of: frame)
      switch frame.control.blending {
      case .replace: canvas.replace(rect, with: bitmap)
      case .over: canvas.composite(bitmap, x: rect.x, y: rect.y)
      }
      let shownFrame = shown.orientation.turned(canvas)
      if animation == nil {
        animation = PNGAnimation(first: shownFrame, delay: frame.control.delay, playCount: playCount)
      } else {
        animation?.append(shownFrame, delay: frame.control.delay)
      }
      switch frame.control.disposal {
      case .keep: break
      case .clear: Bitmap(width: rect.width, height: rect.height).map { canvas.replace(rect, with: $0) }
      case .restore: if let before { canvas = before }
      }
    }
    return animation
  }

  private func check(_ control: FrameControl, at offset: Int) throws(PNGError) {
    let canvas = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    guard !control.rect.isEmpty, canvas.contains(control.rect) else {
      throw .corrupt(reason: "a frame exceeds the picture", offset: offset)
    }
  }

  private func bitmap(of frame: Frame) throws(PNGError) -> Bitmap {
    var writer = ChunkWriter()
    let sides = [frame.control.rect.width, frame.control.rect.height].map { UInt32(truncatingIfNeeded: $0) }
    writer.write("IHDR", sides.flatMap(\.bigEndianBytes) + header[8...])
    for chunk in palette { writer.write(chunk.name == "PLTE" ? "PLTE" : "tRNS", Array(chunk.data)) }
    for piece in frame.pieces { writer.write("IDAT", Array(piece)) }
    writer.write("IEND", [])
    do throws(PNGError) {
      // The colours are those of the file, and the whole is turned when it is complete.
      var shown = shown
      shown.orientation = .upright
      return try PNG.read(writer.bytes, shown: shown) { reader throws(PNGError) in try reader.bitmap() }
    } catch {
      throw .corrupt(reason: "a frame cannot be read: \(error)", offset: frame.offset)
    }
  }

  /// The chunks up to the end of the picture, whose checksums are right.
  static func chunks(of bytes: [UInt8]) throws(PNGError) -> [Chunk] {
    var chunks: [Chunk] = []
    var position = ChunkWriter.signature.count
    while position < bytes.count {
      // Length, name and checksum take twelve bytes.
      guard bytes.count - position >= 12 else { throw .truncated(byteCount: bytes.count) }
      let length = Int(bytes.number(at: position))
      guard length <= bytes.count - position - 12 else { throw .truncated(byteCount: bytes.count) }
      let content = bytes[position + 4..<position + 8 + length]
      var checksum = CRC32()
      content.withUnsafeBufferPointer { checksum.add($0) }
      guard checksum.value == bytes.number(at: position + 8 + length) else {
        throw .corrupt(reason: "the checksum of a chunk is wrong", offset: position)
      }
      chunks.append(
        Chunk(
          name: String(decoding: content.prefix(4), as: UTF8.self), data: content.dropFirst(4),
          offset: position))
      position += 12 + length
      if chunks.last?.name == "IEND" { return chunks }
    }
    return chunks
  }
}
