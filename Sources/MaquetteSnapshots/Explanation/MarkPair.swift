import MaquetteRaster

struct MarkPair {
  var old: DrawingTrace.Mark
  var new: DrawingTrace.Mark

  /// The motion of the left, top, right and bottom edge of the bounds, in pixels.
  var shift: (left: Int, top: Int, right: Int, bottom: Int) {
    (
      new.bounds.x - old.bounds.x, new.bounds.y - old.bounds.y, new.bounds.maxX - old.bounds.maxX,
      new.bounds.maxY - old.bounds.maxY
    )
  }

  var isResized: Bool {
    new.bounds.width != old.bounds.width || new.bounds.height != old.bounds.height
  }

  /// Whether its changed properties, such as a text, explain its changed bounds.
  var hasOwnReason: Bool {
    guard new.kind != "fill" else { return false }
    let moving: Set = [
      "text", "setting", "font size", "font weight", "symbol", "outline", "stroke width", "shadow sigma",
      "shadow offset",
    ]
    return PropertyWords.changes(from: old.properties, to: new.properties).contains {
      moving.contains($0.name)
    }
  }
}

struct MarkMatching {
  var pairs: [MarkPair] = []
  /// The marks in the old picture only.
  var gone: [DrawingTrace.Mark] = []
  /// The marks in the new picture only.
  var added: [DrawingTrace.Mark] = []

  /// Aligns the marks of an element and its parts: first by equal properties, then by equal parts, then by kind.
  init(_ old: TraceTree, _ oldElement: Int, _ new: TraceTree, _ newElement: Int) {
    let oldMarks = old.marks(of: oldElement)
    let newMarks = new.marks(of: newElement)
    let found = SequenceAlignment.pairs(
      Self.keys(of: oldElement, in: old), Self.keys(of: newElement, in: new))
    pairs = found.map { MarkPair(old: oldMarks[$0.old], new: newMarks[$0.new]) }
    let (oldFound, newFound) = (Set(found.map(\.old)), Set(found.map(\.new)))
    gone = oldMarks.indices.filter { !oldFound.contains($0) }.map { oldMarks[$0] }
    added = newMarks.indices.filter { !newFound.contains($0) }.map { newMarks[$0] }
  }

  private static func keys(of element: Int, in tree: TraceTree) -> [[Int]] {
    tree.elements[element].marks.map { index in
      let mark = tree.trace.marks[index]
      var kind = Hasher()
      kind.combine(mark.kind)
      var part = kind
      part.combine(tree.partNames[index])
      var look = part
      look.combine(mark.properties)
      return [look.finalize(), part.finalize(), kind.finalize()]
    }
  }
}
