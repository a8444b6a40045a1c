/// What a run did.
package struct RunSummary: Sendable {
  /// The pictures that were drawn, in the order of the sheets.
  package var drawn: [String] = []
  /// The number of pictures that were up to date.
  package var unchanged = 0
  /// The paths of the sheets and pictures that failed.
  package var failed: [String] = []
  /// The number of pictures that were not begun before the deadline.
  package var notBegun = 0
  /// Pictures that no sheet draws any more.
  package var orphans: [String] = []
  /// The orphans that were deleted.
  package var deleted: [String] = []
  /// The files of all pictures of the run that exist now, in the order of the sheets.
  package var pictures: [String] = []
  /// The kind of the first failure.
  package var failure: StudioError.Kind?
  /// The files that pictures depend on.
  package var inputs: Set<String> = []
  /// The duration in seconds.
  package var seconds = 0.0
  /// The number of failures that are pictures rather than whole sheets.
  var failedPictures = 0

  /// The number of all pictures.
  package var total: Int { drawn.count + unchanged + notBegun + failedPictures }

  /// Whether nothing was done and nothing is wrong.
  package var isIdle: Bool {
    drawn.isEmpty && failed.isEmpty && notBegun == 0 && orphans.isEmpty && deleted.isEmpty
  }
}
