/// What a node stands for beyond what it draws.
struct NodeMeaning: Hashable, Sendable {
  /// What assistive technology is told.
  var accessibility: Accessibility?
  /// The element that the node was made from, if the environment has it kept; apart, as it is large.
  var subject = Rare<Subject>.absent
  /// The rules that it may break.
  var suppressions: [LintSuppression] = []
  /// The part of a window or a screen that it is; nil for none in particular.
  var region: Region?

  /// Whether there is nothing to keep.
  private var isEmpty: Bool {
    accessibility == nil && !subject.isPresent && suppressions.isEmpty && region == nil
  }

  /// The meaning in as little room as it takes.
  var rare: Rare<NodeMeaning> { Rare(isEmpty ? nil : self) }
}
