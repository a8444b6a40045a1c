public import MaquetteRaster

/// A sequence of bitmaps of one size: the first as a whole, the others as changes since the one before.
///
/// Animations of the same frames are equal, whether drawn or read from a file: a frame that equals the one before
/// only extends its duration, and any other keeps the smallest rectangle that contains every change.
public struct PNGAnimation: Sendable, Equatable {
  /// The change of a frame.
  public struct Patch: Sendable, Equatable {
    /// The position, in pixels; never empty.
    public let rect: PixelRect
    /// The pixels that replace those of the frame before.
    public let bitmap: Bitmap
    /// How long the frame is shown.
    public internal(set) var delay: FrameDelay
  }

  /// The first frame, which programs without support for animation show.
  public let first: Bitmap
  /// How long the first frame is shown.
  public private(set) var firstDelay: FrameDelay
  /// The frames after the first.
  public private(set) var patches: [Patch] = []
  /// The number of plays; 0 for endless.
  public var playCount: UInt32
  /// The pixels of the last frame.
  private var last: [UInt32]

  /// Creates an animation of one frame.
  public init(first: Bitmap, delay: FrameDelay, playCount: UInt32 = 0) {
    self.first = first
    firstDelay = delay
    self.playCount = playCount
    last = first.pixels
  }

  /// The number of frames.
  public var frameCount: Int { patches.count + 1 }

  /// How long one play takes, in seconds.
  public var seconds: Double { patches.reduce(firstDelay.seconds) { $0 + $1.delay.seconds } }

  /// How long each frame is shown.
  public var delays: [FrameDelay] { [firstDelay] + patches.map(\.delay) }

  /// Adds a frame, which must be as large as the first.
  public mutating func append(_ frame: Bitmap, delay: FrameDelay) {
    precondition(frame.width == first.width && frame.height == first.height, "frames differ in size")
    var rect = Self.changes(from: last, to: frame.pixels, width: first.width)
    if rect.isEmpty {
      if let joined = (patches.last?.delay ?? firstDelay).joined(with: delay) {
        if patches.isEmpty { firstDelay = joined } else { patches[patches.count - 1].delay = joined }
        return
      }
      // The duration is too long for one frame. A frame without changes still has a pixel.
      rect = PixelRect(x: 0, y: 0, width: 1, height: 1)
    }
    guard let bitmap = frame.cropped(to: rect) else { return }
    patches.append(Patch(rect: rect, bitmap: bitmap, delay: delay))
    last = frame.pixels
  }

  /// Calls the body with each complete frame, in order.
  public func forEachFrame<Failure: Error>(
    _ body: (_ frame: Bitmap, _ delay: FrameDelay) throws(Failure) -> Void
  ) throws(Failure) {
    try body(first, firstDelay)
    var frame = first
    for patch in patches {
      frame.replace(patch.rect, with: patch.bitmap)
      try body(frame, patch.delay)
    }
  }

  /// All complete frames, in order.
  public var frames: [Bitmap] {
    var frames: [Bitmap] = []
    forEachFrame { frame, _ in frames.append(frame) }
    return frames
  }

  /// The smallest rectangle that contains every pixel in which two bitmaps of one width differ. Cost: one pass over
  /// both, and a second one over rows that differ.
  private static func changes(from former: [UInt32], to new: [UInt32], width: Int) -> PixelRect {
    var (left, right) = (width, 0)
    var (top, bottom) = (Int.max, 0)
    former.withUnsafeBufferPointer { former in
      new.withUnsafeBufferPointer { new in
        for y in 0..<new.count / max(width, 1) {
          let row = y * width..<(y + 1) * width
          guard let first = row.first(where: { former[$0] != new[$0] }),
            let last = row.last(where: { former[$0] != new[$0] })
          else { continue }
          left = min(left, first - row.lowerBound)
          right = max(right, last - row.lowerBound + 1)
          top = min(top, y)
          bottom = y + 1
        }
      }
    }
    if bottom == 0 { return .zero }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// The duration of a frame as a fraction of a second, with two 16-bit numbers (PNG, 11.3.6.2).
public struct FrameDelay: Hashable, Sendable {
  /// The units of time.
  public let units: UInt16
  /// The number of units in a second.
  public let unitsPerSecond: UInt16

  /// Creates a delay; a denominator of 0 means 100, as the specification says.
  public init(units: UInt16, unitsPerSecond: UInt16) {
    self.units = units
    self.unitsPerSecond = unitsPerSecond == 0 ? 100 : unitsPerSecond
  }

  /// The time in seconds.
  public var seconds: Double { Double(units) / Double(unitsPerSecond) }

  /// The sum of two delays; nil if it does not fit the same units.
  func joined(with other: FrameDelay) -> FrameDelay? {
    let (sum, isOver) = units.addingReportingOverflow(other.units)
    guard !isOver, unitsPerSecond == other.unitsPerSecond else { return nil }
    return FrameDelay(units: sum, unitsPerSecond: unitsPerSecond)
  }
}
