public import MaquetteControls

/// Whether a picture stands still or moves. Both are files that end in `.png`: a picture that moves is one too, and
/// every program that knows PNGs shows at least its first frame.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// One picture.
  case png
  /// Pictures that follow each other (APNG).
  case apng
}
