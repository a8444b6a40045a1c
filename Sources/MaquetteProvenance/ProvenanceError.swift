/// Why what a picture says of itself cannot be read.
public enum ProvenanceError: Error, Sendable, Hashable {
  /// The picture says nothing of what it was drawn from.
  case absent
  /// It was written by a version that writes it in another way.
  case unknownForm(String)
  /// A line of it is not as it was written.
  case damaged(line: Int, reason: String)
}

extension ProvenanceError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .absent:
      "the picture does not say what it was drawn from; 'maquette render' writes that, unless told to --strip it"
    case .unknownForm(let heading):
      "what the picture says of its sheet begins with '\(heading)', which this version cannot read; "
        + "a newer one may"
    case .damaged(let line, let reason):
      "what the picture says of its sheet is damaged at its line \(line): \(reason)"
    }
  }
}
