import MaquetteLayout

/// The layout of a text with a look of its own: the size of the text, and the places of its links.
struct TextLayout: Layout {
  let setting: TextSetting
  let grid: PixelGrid
  let isEmpty: Bool
  /// What the distances to neighbours depend on.
  let spacing: TextSpacing
  /// The share of unused width to the left of the lines.
  let slackShare: Double
  /// The links, one for each item.
  let links: [Link]

  /// Neighbouring parts of the text that are one link, with the height of their highest font in points.
  struct Link: Hashable {
    var parts: Range<Int>
    var ascent: Double
    var descent: Double
  }

  /// Like UIKit's labels, a text takes whole pixels, so that its neighbours begin on a pixel.
  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    setting.measure(proposal, isEmpty: isEmpty, grid: grid)
  }

  func spacing(of items: [LayoutItem], at edge: ItemEdge) -> SpacingPreference {
    .text(spacing, at: edge)
  }

  /// Places links where their text is; they answer the proposal of the text with the size that it has there.
  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let paragraph = setting.paragraph(for: proposal)
    let corner = corner(of: paragraph, in: rect)
    return links.map { link in
      let box = box(of: link, in: paragraph)
      return Placement(
        frame: Rect(
          x: corner.x + box.minX, y: corner.y + box.minY, width: box.width, height: box.height),
        proposal: proposal)
    }
  }

  /// Returns the top left corner of the lines in a text's frame.
  func corner(of paragraph: Paragraph, in frame: Rect) -> Point {
    Point(x: frame.minX + (frame.width - paragraph.size.width) * slackShare, y: frame.minY)
  }

  /// Returns the rectangles that a link takes, one for each stretch of a line, from the paragraph's corner.
  func rects(of link: Link, in paragraph: Paragraph) -> [Rect] {
    paragraph.lines.flatMap { line in
      line.stretches(joining: link.parts).filter { link.parts.contains($0.span) }.map {
        Rect(
          minX: $0.minX, minY: line.baseline - link.ascent, maxX: $0.maxX, maxY: line.baseline + link.descent)
      }
    }
  }

  /// Returns the same on device pixels of the picture, for an area that was placed around the link.
  func rects(of link: Link, in drawing: Node.Drawing) -> [Rect] {
    let paragraph = setting.paragraph(for: drawing.proposal)
    let box = box(of: link, in: paragraph)
    return rects(of: link, in: paragraph).map { rect in
      drawing.grid.snap(
        Rect(
          x: drawing.frame.minX + rect.minX - box.minX, y: drawing.frame.minY + rect.minY - box.minY,
          width: rect.width, height: rect.height))
    }
  }

  /// Returns the smallest rectangle that holds a link; empty for one that is not shown.
  func box(of link: Link, in paragraph: Paragraph) -> Rect {
    let rects = rects(of: link, in: paragraph)
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }
}

extension Paragraph.Line {
  /// A row of neighbouring runs of one part.
  struct Stretch: Hashable {
    var span: Int
    var minX: Double
    var maxX: Double
  }

  /// Returns the stretches of the line from left to right; neighbours of the joined parts are one stretch.
  func stretches(joining joined: Range<Int> = 0..<0) -> [Stretch] {
    func areOne(_ first: Int, _ second: Int) -> Bool {
      first == second || joined.contains(first) && joined.contains(second)
    }
    var result: [Stretch] = []
    for (index, placed) in runs.enumerated() {
      let end = placed.origin.x + width(ofRun: index)
      if let last = result.last, areOne(last.span, placed.span) {
        result[result.count - 1].maxX = end
      } else {
        result.append(Stretch(span: placed.span, minX: placed.origin.x, maxX: end))
      }
    }
    return result
  }
}
