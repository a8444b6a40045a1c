internal import MaquetteControls
internal import MaquetteGraphics

/// The contents of segments are about equally wide.
enum SegmentFillRule: LintRule {
  static let id = "L-segment-fill"
  static let summary =
    "No segment's content is more than two and a half times as wide as the others are on average."
  static let reason =
    "Segments are equally wide, so one long content leaves all others half empty. The factor is ours."
  static let remedy = "use words of similar length"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    bad: "segmented-control: { segments: [All, New, Recommended for You] }",
    good: "segmented-control: { segments: [All, New, For You] }")

  private static let factor = 2.5
  /// Differences of less than this, in points, leave no hole.
  private static let least = 40.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(SegmentedControl.self).compactMap { control in
      let segments = picture.nodes(in: control.node).filter { $0.node.name == "segment" }
      let widths = segments.map { picture.contentWidth(of: $0) }
      guard widths.count > 1, let widest = widths.max(), let place = widths.firstIndex(of: widest) else {
        return nil
      }
      let others = (widths.reduce(0, +) - widest) / Double(widths.count - 1)
      guard others > 0, widest > factor * others, widest - others >= least else { return nil }
      return LintViolation(
        control.node, "content of segment \(place + 1):", measured: widest.pointText,
        asked: "at most " + (factor * others).rounded().pointText, area: segments[place].frame)
    }
  }
}

extension LintPicture {
  /// The width of the words and symbols in a node, in points.
  fileprivate func contentWidth(of node: SurveyedNode) -> Double {
    nodes(in: node).filter { $0.node.name == Text.name || $0.node.name == SymbolImage.name }
      .reduce(Rect.zero) { $0.union($1.frame) }.width
  }
}
