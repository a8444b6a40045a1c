/// A piece of a line in one face and direction: part of a shaped run, or an ellipsis.
struct LineFragment: Hashable, Sendable {
  /// The embedding level; odd reads right to left.
  var level: Int8
  var sizedFace: SizedFace
  /// The glyphs from left to right.
  var glyphs: ArraySlice<ShapedGlyph>
  /// The sum of the advances in points.
  var width: Double
  /// The part of the text whose font an added sign has; nil for the text's own glyphs.
  var span: Int?
  /// The text of an added sign; nil for the text's own glyphs.
  var addedText: GlyphRun.Source?

  init(_ run: ShapedRun, glyphs: ArraySlice<ShapedGlyph>) {
    level = run.level
    sizedFace = run.sizedFace
    self.glyphs = glyphs
    width = Self.width(of: glyphs, run.sizedFace)
  }
}

extension LineFragment {
  /// Calls `body` with the pieces that lie in one part of the text each, from left to right.
  func forEachPiece(in spans: SpanTable, _ body: (LineFragment, _ span: Int) -> Void) {
    if let span { return body(self, span) }
    var start = glyphs.startIndex
    var current: Int?
    func close(at end: Int) {
      guard let current, start < end else { return }
      body(start == glyphs.startIndex && end == glyphs.endIndex ? self : piece(glyphs[start..<end]), current)
      start = end
    }
    for cluster in GlyphClusters(glyphs) {
      let next = spans.index(at: Int(cluster.first.cluster))
      if next != current { close(at: cluster.glyphs.startIndex) }
      current = next
    }
    close(at: glyphs.endIndex)
  }

  private func piece(_ glyphs: ArraySlice<ShapedGlyph>) -> LineFragment {
    var piece = self
    piece.glyphs = glyphs
    piece.width = Self.width(of: glyphs, sizedFace)
    return piece
  }

  fileprivate static func width(of glyphs: ArraySlice<ShapedGlyph>, _ sizedFace: SizedFace) -> Double {
    GlyphClusters(glyphs).reduce(into: 0) { $0 += sizedFace.advance(of: $1) }
  }
}

/// Extracts lines from a shaped text.
struct LineCutter {
  let text: ShapedText
  let shaper: Shaper

  /// Returns the fragments of a stretch of text in logical order.
  ///
  /// If the cut separates dependent glyphs (a kerned pair, a ligature, joined glyphs), this part is shaped again,
  /// with the other part as context.
  func fragments(of range: Range<Int>) -> [LineFragment] {
    text.runs(in: range).map { run in
      let part = run.item.range.clamped(to: range)
      if part == run.item.range { return LineFragment(run, glyphs: run.glyphs[...]) }
      let cutsBefore = part.lowerBound > run.item.range.lowerBound
      let cutsAfter = part.upperBound < run.item.range.upperBound
      if (cutsBefore && text.boundaries[part.lowerBound].contains(.unsafe))
        || (cutsAfter && text.boundaries[part.upperBound].contains(.unsafe))
      {
        var item = run.item
        item.range = part
        let glyphs = shaper.shapeLikeSystem(item, of: text.codePoints, run.sizedFace)
        return LineFragment(run, glyphs: glyphs[...])
      }
      return LineFragment(run, glyphs: slice(run.glyphs, isDescending: run.item.isRightToLeft, to: part))
    }
  }

  /// Returns the glyphs whose clusters lie in a range; clusters ascend or descend along the run.
  private func slice(_ glyphs: [ShapedGlyph], isDescending: Bool, to range: Range<Int>) -> ArraySlice<
    ShapedGlyph
  > {
    let start: Int
    let end: Int
    if isDescending {
      start = glyphs.partitioningIndex { Int($0.cluster) < range.upperBound }
      end = glyphs.partitioningIndex { Int($0.cluster) < range.lowerBound }
    } else {
      start = glyphs.partitioningIndex { Int($0.cluster) >= range.lowerBound }
      end = glyphs.partitioningIndex { Int($0.cluster) >= range.upperBound }
    }
    return glyphs[start..<max(start, end)]
  }
}
