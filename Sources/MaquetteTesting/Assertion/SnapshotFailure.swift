internal import MaquetteSnapshots

/// Why an assertion fails: what is wrong, where it lies, and what to do next.
struct SnapshotFailure: Error {
  /// What is wrong.
  enum Kind {
    /// The golden file was written; somebody has to look at it.
    case recorded
    /// There is no golden file, and it may not be written.
    case missing
    /// It differs.
    case different
    /// The golden file cannot be read.
    case unreadable
    /// The golden file, or what belongs to it, cannot be written.
    case notRecorded
    /// Nothing could be made of the value.
    case notDrawn
    /// The assertion itself is wrong.
    case misused
  }

  /// A file to look at.
  struct Exhibit {
    /// What it is to the failure.
    enum Role: String {
      case expected, actual, difference, recorded
    }

    var role: Role
    /// What its name ends in, without the dot.
    var fileExtension: String
    /// Its content.
    var bytes: [UInt8]
  }

  var kind: Kind
  /// The path of the golden file; nil for an assertion that is wrong before it has one.
  var path: String?
  /// What is wrong, over as many lines as it takes.
  var message: String
  var exhibits: [Exhibit] = []
  var difference: SnapshotDifference?

  /// The failure with a remark on why nothing was recorded.
  func noting(_ refusal: GoldenError?) -> SnapshotFailure {
    guard let refusal else { return self }
    var failure = self
    failure.message += "\n  \(refusal)"
    return failure
  }

  init(_ kind: Kind, path: String? = nil, _ message: String) {
    self.kind = kind
    self.path = path
    self.message = message
  }
}

extension SnapshotFailure.Exhibit {
  /// What an attachment of it is called.
  var fileName: String { "\(role.rawValue).\(fileExtension)" }
}
