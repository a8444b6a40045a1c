internal import MaquetteSnapshots

extension ReportCase {
  /// A failed snapshot in a report.
  init(_ failure: SnapshotFailure, path: String, group: String, site: CallSite, source: String) {
    self.init(path: path, group: group, outcome: Outcome(failure.kind), message: failure.message)
    self.source = source
    line = Int(clamping: site.line)
    for exhibit in failure.exhibits where exhibit.fileExtension == "png" {
      switch exhibit.role {
      case .expected, .recorded: pictures.expected = .bytes(exhibit.bytes)
      case .actual: pictures.actual = .bytes(exhibit.bytes)
      case .difference: pictures.difference = .bytes(exhibit.bytes)
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
