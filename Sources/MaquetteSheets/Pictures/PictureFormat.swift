public import MaquetteControls

/// Whether a picture is still or moves. Both are files that end in `.png`: an animated picture is a PNG too, and every
/// program that reads PNGs shows at least its first frame.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// One picture.
  case png
  /// A sequence of pictures (APNG).
  case apng
}
