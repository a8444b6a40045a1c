public import MaquetteRaster

/// A sequence of bitmaps of one size: the first as a whole, the others as changes since the one before. All are packed
/// without loss, so that a long animation takes little memory.
///
/// Animations of the same frames are equal, whether drawn or read from a file: a frame that equals the one before
/// only extends its duration, and any other keeps the smallest rectangle that contains every change.
public struct PNGAnimation: Sendable, Equatable {
  /// The change of a frame.
  public struct Patch: Sendable, Equatable {
    /// The position, in pixels; never empty.
    public let rect: PixelRect
    let packed: PackedBitmap
    /// How long the frame is shown.
    public internal(set) var delay: FrameDelay

    /// The pixels that replace those of the frame before, unpacked each time.
    public var bitmap: Bitmap { packed.bitmap }
  }

  let packedFirst: PackedBitmap
  /// How long the first frame is shown.
  public private(set) var firstDelay: FrameDelay
  /// The frames after the first.
  public private(set) var patches: [Patch] = []
  /// The number of plays; 0 for endless.
  public var playCount: UInt32
  private var packedLast: PackedBitmap

  /// Creates an animation of one frame.
  public init(first: Bitmap, delay: FrameDelay, playCount: UInt32 = 0) {
    self.init(firstRows: first, delay: delay, playCount: playCount)
  }

  /// Creates an animation of one frame, which is read once and in pieces.
  package init(firstRows source: any PixelSource, delay: FrameDelay, playCount: UInt32 = 0) {
    let bounds = PixelRect(x: 0, y: 0, width: source.width, height: source.height)
    packedFirst = PackedBitmap(source, in: bounds)
    packedLast = packedFirst
    firstDelay = delay
    self.playCount = playCount
  }

  /// The first frame, which programs without support for animation show; unpacked each time.
  public var first: Bitmap { packedFirst.bitmap }

  /// All pixels of a frame.
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: packedFirst.width, height: packedFirst.height) }

  /// The number of frames.
  public var frameCount: Int { patches.count + 1 }

  /// How long one play takes, in seconds.
  public var seconds: Double { patches.reduce(firstDelay.seconds) { $0 + $1.delay.seconds } }

  /// How long each frame is shown.
  public var delays: [FrameDelay] { [firstDelay] + patches.map(\.delay) }

  /// Adds a frame, which must be as large as the first.
  public mutating func append(_ frame: Bitmap, delay: FrameDelay) { append(rows: frame, delay: delay) }

  /// Adds a frame, which must be as large as the first, and is read once and in pieces.
  package mutating func append(rows source: any PixelSource, delay: FrameDelay) {
    precondition(source.width == bounds.width && source.height == bounds.height, "frames differ in size")
    let frame = PackedBitmap(source, in: bounds)
    var rect = packedLast.changes(to: frame)
    if rect.isEmpty {
      if let joined = (patches.last?.delay ?? firstDelay).joined(with: delay) {
        if patches.isEmpty { firstDelay = joined } else { patches[patches.count - 1].delay = joined }
        return
      }
      // The duration is too long for one frame. A frame without changes still has a pixel.
      rect = PixelRect(x: 0, y: 0, width: 1, height: 1)
    }
    patches.append(
      Patch(rect: rect, packed: rect == bounds ? frame : PackedBitmap(frame, in: rect), delay: delay))
    packedLast = frame
  }

  /// Calls the body with each complete frame, in order.
  public func forEachFrame<Failure: Error>(
    _ body: (_ frame: Bitmap, _ delay: FrameDelay) throws(Failure) -> Void
  ) throws(Failure) {
    for (frame, delay) in zip(eachFrame, delays) { try body(frame, delay) }
  }

  /// All complete frames, in order.
  public var frames: [Bitmap] { Array(eachFrame) }

  /// The complete frames, of which only one is in memory at a time.
  package var eachFrame: Frames { Frames(self) }

  /// Complete frames, in order.
  package struct Frames: Sequence, IteratorProtocol {
    private let animation: PNGAnimation
    private var frame: Bitmap?
    private var number = 0

    fileprivate init(_ animation: PNGAnimation) { self.animation = animation }

    package mutating func next() -> Bitmap? {
      guard number < animation.frameCount else { return nil }
      if number == 0 {
        frame = animation.first
      } else {
        let patch = animation.patches[number - 1]
        frame?.replace(patch.rect, with: patch.bitmap)
      }
      number += 1
      return frame
    }
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
