internal import MaquetteGraphics

/// The working memory of canvases, kept from one picture to the next.
///
/// Memory that is new must be zeroed by the system page by page, which costs a small picture as much as a tenth of its time. One
/// picture at a time may be drawn with these.
public final class DrawingBuffers {
  private var workers: [CanvasBuffers] = []

  /// What takes more than this, because of one huge shape, is given back before the next picture.
  private static let byteLimit = 4 << 20

  /// Creates buffers that grow to what is drawn.
  public init() {}

  /// Returns the buffers of some workers, each for one of them alone.
  func buffers(workers count: Int) -> [CanvasBuffers] {
    for index in workers.indices where workers[index].byteCount > Self.byteLimit {
      workers[index] = CanvasBuffers()
    }
    while workers.count < count { workers.append(CanvasBuffers()) }
    return workers
  }
}

/// The working memory of one canvas.
final class CanvasBuffers {
  var filler = PathFiller()
  /// Room for pieces of rows.
  var scratch = ScratchBuffer<UInt32>(capacity: 2 * Canvas.rowPiece, repeating: 0)
  /// The tables of the gradients drawn last: rows of controls use the same few again and again.
  private var ramps: [GradientRamp] = []

  /// How many tables are kept.
  private static let rampLimit = 64

  /// About how much memory the buffers take.
  var byteCount: Int { filler.byteCount + scratch.byteCount }

  /// Returns the table of some stops, an earlier one if it is still there; nil without stops.
  func ramp(for stops: [Gradient.Stop]) -> GradientRamp? {
    if let known = ramps.first(where: { $0.stops == stops }) { return known }
    guard let made = GradientRamp(stops) else { return nil }
    if ramps.count == Self.rampLimit { ramps.removeFirst() }
    ramps.append(made)
    return made
  }
}
