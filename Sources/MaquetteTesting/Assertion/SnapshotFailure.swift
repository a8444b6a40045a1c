import MaquetteFiles
import MaquetteSnapshots

/// Why an assertion fails: what is wrong, where, and what to do next.
struct SnapshotFailure: Error {
  enum Kind {
    /// The golden file was written and awaits review.
    case recorded
    /// There is no golden file, and it may not be written.
    case missing
    /// The value differs from the golden file.
    case different
    /// The golden file cannot be read.
    case unreadable
    /// The golden file, or what belongs to it, cannot be written.
    case notRecorded
    /// The value could not be converted.
    case notDrawn
    /// The assertion itself is wrong.
    case misused
  }

  struct Exhibit {
    enum Role: String {
      case expected, actual, difference, recorded
    }

    var role: Role
    /// The suffix of its name without the dot.
    var fileExtension: String
    var bytes: [UInt8]
  }

  var kind: Kind
  /// The path of the golden file; nil for an assertion that fails before it has one.
  var path: String?
  /// What is wrong, on one line or several. A difference is not in it.
  var message: String
  var exhibits: [Exhibit] = []
  var difference: SnapshotDifference?
  /// Where its files are, one line each.
  var places: [String] = []
  /// Whether the golden text stands in the source of the test.
  var isInline = false
  /// The path that `maquette accept` takes; nil if there is nothing to accept.
  var acceptable: String?

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
  var fileName: String { "\(role.rawValue).\(fileExtension)" }
}

extension ReportCase {
  /// A snapshot that passes in a report.
  init(passing path: String, group: String, site: CallSite, source: String) {
    self.init(path: path, group: group, outcome: .equal, message: "equal")
    self.source = source
    line = Int(clamping: site.line)
  }

  /// A failed snapshot in a report.
  init(_ failure: SnapshotFailure, path: String, group: String, site: CallSite, source: String) {
    self.init(
      path: path, group: group, outcome: Outcome(failure.kind),
      message: failure.difference?.message ?? failure.message)
    self.source = source
    line = Int(clamping: site.line)
    if failure.isInline { column = Int(clamping: site.column) }
    for exhibit in failure.exhibits {
      let file = ReportedFile.bytes(exhibit.bytes, suffix: FileName.suffix(of: exhibit.fileName))
      switch exhibit.role {
      case .expected, .recorded: files.expected = file
      case .actual: files.actual = file
      case .difference: files.difference = file
      }
    }
    guard let difference = failure.difference else { return }
    changes = difference.changes
    regions = difference.regions
    masks = difference.masks
    differingPixels = difference.differingPixels
    tolerance = difference.tolerance
    scale = difference.scale
  }
}

extension ReportCase.Outcome {
  fileprivate init(_ kind: SnapshotFailure.Kind) {
    self =
      switch kind {
      case .recorded: .recorded
      case .missing: .missing
      case .different: .different
      case .unreadable: .unreadable
      case .notRecorded: .notRecorded
      case .notDrawn, .misused: .notDrawn
      }
  }
}
