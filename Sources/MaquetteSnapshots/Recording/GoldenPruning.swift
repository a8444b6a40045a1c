/// When pictures that no sheet draws may be deleted: only after a check that saw everything and found nothing else
/// wrong, where somebody would notice.
package enum GoldenPruning {
  /// Why nothing is deleted.
  package enum Refusal: Sendable, Equatable, CaseIterable {
    /// `CI` is set.
    case continuousIntegration
    /// Only some goldens were checked.
    case filtered
    /// Only a shard was checked.
    case sharded
    /// Something failed, so that a sheet may be about to draw the picture again.
    case failed
    /// Nobody confirmed it.
    case unconfirmed
  }

  /// The reason not to delete, or nil if there is none.
  ///
  /// - Parameter verdicts: Those of the whole check.
  package static func refusal(
    environment: [String: String], isFiltered: Bool, isSharded: Bool, isConfirmed: Bool,
    verdicts: some Sequence<Verdict>
  ) -> Refusal? {
    if ContinuousIntegration.isSet(in: environment) { return .continuousIntegration }
    if isFiltered { return .filtered }
    if isSharded { return .sharded }
    if !verdicts.allSatisfy({ $0.passes || $0 == .orphan }) { return .failed }
    return isConfirmed ? nil : .unconfirmed
  }
}
