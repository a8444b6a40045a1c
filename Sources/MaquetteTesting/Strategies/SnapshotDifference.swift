package import MaquetteRaster
package import MaquetteSnapshots

/// The difference between a value of a test and its golden file.
public struct SnapshotDifference: Sendable {
  /// The difference in words, on one line or several.
  public var message: String
  /// A file that shows the difference; nil if the message is enough.
  public var file: File?
  /// The elements that changed; the message does not name them.
  package var changes: [Change] = []
  package var regions: [PixelRect] = []
  package var masks: [PixelRect] = []
  /// The number of pixels that differ; nil if the value is not a picture.
  package var differingPixels: Int?
  /// The tolerance that the pictures were compared with, in words; nil when exact.
  var tolerance: String?
  /// Pixels per point of the pictures.
  var scale: Double?
  /// Whether nothing was compared, because masks hide everything or the tolerance allows everything; such a snapshot
  /// is not recorded either.
  var provesNothing = false

  /// A file that shows a difference.
  public struct File: Sendable, Hashable {
    /// The suffix of its name without the dot: `png`, `diff`.
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
