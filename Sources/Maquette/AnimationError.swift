public import MaquetteRendering

/// Why a picture that moves cannot be drawn.
public enum AnimationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A frame cannot be drawn.
  case frame(RenderError)
  /// There would be more frames than that.
  case tooManyFrames(limit: Int)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .frame(let error): "\(error)"
    case .tooManyFrames(let limit): "an animation has at most \(limit) frames, and this one would have more"
    }
  }
}
