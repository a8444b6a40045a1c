import MaquetteControls
import MaquetteElements

enum SegmentCountRule: LintRule {
  static let id = "L-segments"
  static let summary = "A segmented control on a phone has at most five segments."
  static let reason = "More segments are too narrow to touch and to read."
  static let source: LintSource? = LintSource(
    .ios7Controls,
    "use at most five segments on a phone; the page Segmented controls still says so.")
  static let remedy = "use fewer segments, or another control such as a menu"
  static let example = LintExample(
    setting: "size: { width: 390 }",
    bad: "segmented-control: { segments: [Mon, Tue, Wed, Thu, Fri, Sat], width: infinity }",
    good: "segmented-control: { segments: [Mon, Tue, Wed, Thu, Fri], width: infinity }")

  private static let most = 5
  /// Narrower pictures are phones: the largest are 440 points wide upright, the smallest tablets 744.
  private static let phoneWidth = 600.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(SegmentedControl.self).compactMap { control in
      let count = control.element.segments.count
      guard control.environment.platform == .ios, count > most,
        picture.picture(around: control.node).frame.width < phoneWidth
      else { return nil }
      return LintViolation(control.node, "segments:", measured: "\(count)", asked: "at most \(most)")
    }
  }
}

enum SegmentMixRule: LintRule {
  static let id = "L-segment-mix"
  static let summary = "Segments of one control show either text or symbols."
  static let reason = "A mix suggests different kinds of segments."
  static let source: LintSource? = LintSource(
    .ios7Controls, "do not mix text and images in one segmented control.")
  static let remedy = "use text in all segments, or symbols in all"
  static let example = LintExample(
    bad: """
      segmented-control: { width: 240, segments: [List, { symbol: square.grid.2x2, accessibility-label: Grid }] }
      """,
    good: "segmented-control: { width: 240, segments: [List, Grid] }")

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

enum SegmentFillRule: LintRule {
  static let id = "L-segment-fill"
  static let summary =
    "No segment's content is wider than two and a half times the average of the others."
  static let reason =
    "Segments are equally wide, so one long title leaves all others half empty. The factor is this project's choice."
  static let source: LintSource? = LintSource(
    .ios7Controls, "keep the contents of segments similar in size, because all segments are equally wide.")
  static let remedy = "use words of similar length"
  static let example = LintExample(
    bad: "segmented-control: { segments: [All, New, Recommended for You] }",
    good: "segmented-control: { segments: [All, New, For You] }")

  private static let factor = 2.5
  /// The least difference in points that leaves a visible gap.
  private static let least = 40.0

  static func violations(in picture: LintPicture) -> [LintViolation] {
    picture.all(SegmentedControl.self).compactMap { control in
      guard control.element.distribution == .fillEqually else { return nil }
      let segments = picture.nodes(in: control.node).filter { $0.node.name == .segment }
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
  fileprivate func contentWidth(of node: LintNode) -> Double {
    nodes(in: node).filter { $0.node.name == Text.nodeName || $0.node.name == SymbolImage.nodeName }
      .reduce(Rect.zero) { $0.union($1.frame) }.width
  }
}
