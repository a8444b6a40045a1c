import MaquetteGraphics
import MaquetteScene
import MaquetteTypography

// The order of live text
// ======================
//
// A line is drawn from left to right, in runs of one face. Programs that read or copy the text of a file take it in the order of
// the file, so the runs of a line are written in the order of its text. Spaces at the end of a line are not drawn; without them the
// last word would run into the first one of the next line.

extension [ExportItem] {
  /// The items with the runs of each line in the order of the text, and a space at the end of lines that go on.
  func inReadingOrder(fonts: FontLibrary) -> [ExportItem] {
    var result: [ExportItem] = []
    result.reserveCapacity(count)
    var text = ReadText(fonts: fonts)
    for item in self {
      if case .operation(.glyphs(let run, let origin, let color)) = item {
        let part = ReadText.Part(run: run, origin: origin, color: color)
        if !text.goesOn(with: part) { text.end(in: &result) }
        text.parts.append(part)
        continue
      }
      text.end(in: &result)
      switch item {
      case .operation: result.append(item)
      case .layer(let layer, let items): result.append(.layer(layer, items.inReadingOrder(fonts: fonts)))
      case .group(var group):
        group.items = group.items.inReadingOrder(fonts: fonts)
        result.append(.group(group))
      }
    }
    text.end(in: &result)
    return result
  }
}

/// The runs of one text that follow each other.
private struct ReadText {
  struct Part {
    var run: GlyphRun
    var origin: Point
    var color: Color

    /// The first and the last code point.
    var extent: ClosedRange<Int32> {
      let clusters = run.glyphs.map(\.cluster)
      return (clusters.min() ?? 0)...(clusters.max() ?? 0)
    }
  }

  let fonts: FontLibrary
  var parts: [Part] = []

  func goesOn(with part: Part) -> Bool {
    parts.last.map { $0.run.source.isSameText(as: part.run.source) } ?? false
  }

  /// Adds the runs to items, and begins anew.
  mutating func end(in items: inout [ExportItem]) {
    var lines: [[Part]] = []
    for part in parts where !part.run.glyphs.isEmpty {
      if lines.last?.first?.origin.y == part.origin.y {
        lines[lines.count - 1].append(part)
      } else {
        lines.append([part])
      }
    }
    lines = lines.map(Self.sorted)
    for index in lines.indices.dropFirst() {
      guard let next = lines[index].first, var last = lines[index - 1].last,
        let space = last.run.source.space(before: next.extent.lowerBound), space > last.extent.upperBound
      else { continue }
      last.run.append(space: space, fonts: fonts)
      lines[index - 1][lines[index - 1].count - 1] = last
    }
    for part in lines.joined() {
      items.append(.operation(.glyphs(part.run, origin: part.origin, color: part.color)))
    }
    parts = []
  }

  /// The runs of a line in the order of their text; a text that stands twice on a line keeps its order.
  private static func sorted(_ line: [Part]) -> [Part] {
    let sorted = line.sorted { $0.extent.lowerBound < $1.extent.lowerBound }
    let overlaps = zip(sorted, sorted.dropFirst()).contains { $0.extent.upperBound >= $1.extent.lowerBound }
    return overlaps ? line : sorted
  }
}

extension GlyphRun {
  /// Whether the text runs from right to left.
  var isRightToLeft: Bool { glyphs.first?.cluster ?? 0 > glyphs.last?.cluster ?? 0 }

  /// Adds a space after the text, where nothing is drawn.
  fileprivate mutating func append(space cluster: Int32, fonts: FontLibrary) {
    guard let id = fonts.glyph(for: " ", in: face), let first = glyphs.first, let last = glyphs.last else {
      return
    }
    func advance(_ glyph: GlyphID) -> Double { fonts.advance(of: glyph, in: face) * emSize }
    var space = Glyph(id: id, position: last.position.offset(dx: advance(last.id), dy: 0))
    space.cluster = cluster
    if isRightToLeft {
      space.position = first.position.offset(dx: -advance(id), dy: 0)
      glyphs.insert(space, at: 0)
    } else {
      glyphs.append(space)
    }
  }
}
