public import MaquetteRaster
package import MaquetteSnapshots

/// Why something that was made in a test may not stand for its golden file.
public struct SnapshotDifference: Sendable {
  /// What is different, in words, over as many lines as it takes.
  public var message: String
  /// What shows the difference, as a file; nil when words do.
  public var file: File?
  /// What changed, element by element.
  package var changes: [Change] = []
  /// Rectangles around the pixels that differ.
  public var regions: [PixelRect] = []
  /// Rectangles that were not compared, in pixels.
  public var masks: [PixelRect] = []
  /// The number of pixels that differ; nil for what is no picture.
  public var differingPixels: Int?
  /// The tolerance that the pictures were compared with, in words; nil when exact.
  var tolerance: String?
  /// Pixels a point of the pictures.
  var scale: Double?
  /// Whether nothing was compared, for masks hide everything or the tolerance allows everything; such a snapshot
  /// is not recorded either.
  var provesNothing = false

  /// A file that shows a difference.
  public struct File: Sendable, Hashable {
    /// What its name ends in, without the dot: `png`, `diff`.
    public var fileExtension: String
    /// Its content.
    public var bytes: [UInt8]

    /// Creates a file.
    public init(fileExtension: String, bytes: [UInt8]) {
      self.fileExtension = fileExtension
      self.bytes = bytes
    }
  }

  /// Creates a difference.
  public init(_ message: String, file: File? = nil) {
    self.message = message
    self.file = file
  }
}
