/// The conditions for deleting orphans: only after a complete check without other failures, outside of continuous
/// integration.
package enum GoldenPruning {
  /// The reason why nothing is deleted.
  package enum Refusal: Sendable, Equatable, CaseIterable {
    /// `CI` is set.
    case continuousIntegration
    /// Only some goldens were checked.
    case filtered
    /// Only a shard was checked.
    case sharded
    /// Something failed, so a corrected sheet may draw the picture again.
    case failed
    /// The deletion was not confirmed.
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
