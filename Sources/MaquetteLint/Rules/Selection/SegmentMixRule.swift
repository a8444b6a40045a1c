internal import MaquetteControls

/// All segments of a control show text, or all show symbols.
enum SegmentMixRule: LintRule {
  static let id = "L-segment-mix"
  static let summary = "Segments of one control show either text or symbols, not some of both."
  static let reason = "A mix looks as if the segments were of different kinds."
  static let remedy = "use text in all segments, or symbols in all"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    bad: """
      segmented-control: { width: 240, segments: [List, { symbol: square.grid.2x2, accessibility-label: Grid }] }
      """,
    good: """
      segmented-control: { width: 240, segments: [List, Grid] }
      """)

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(SegmentedControl.self).compactMap { control in
      let segments = control.element.segments
      if let both = segments.firstIndex(where: { !$0.title.isEmpty && $0.symbol != nil }) {
        return LintViolation(control.node, "segment \(both + 1) shows text and a symbol")
      }
      let symbols = segments.count { $0.symbol != nil }
      let texts = segments.count { !$0.title.isEmpty }
      guard symbols > 0, texts > 0 else { return nil }
      return LintViolation(control.node, "\(texts) of its segments show text and \(symbols) a symbol")
    }
  }
}
