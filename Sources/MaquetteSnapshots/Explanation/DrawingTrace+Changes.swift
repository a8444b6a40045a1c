import MaquetteGraphics
package import MaquetteRaster

extension DrawingTrace {
  /// The changes since an older picture, element by element, in the order of the picture.
  ///
  /// Changed pixels that no element explains, such as those of another font or renderer, are reported as such. Time
  /// is O(n log n) in the elements and O(n r) in the elements that differ and the regions, at most 256.
  ///
  /// - Parameters:
  ///   - old: The trace of the golden picture; nil if it carries none; then the changes only name the elements that
  ///     contain changed pixels.
  ///   - regions: Rectangles around the pixels that changed; only elements that draw there in either picture are
  ///     reported; an empty array reports every element that differs.
  ///   - sheet: The path of the sheet, for places such as `matrix.yaml:14`.
  package func changes(since old: DrawingTrace?, regions: [PixelRect], sheet: String? = nil) -> [Change] {
    let tree = TraceTree(self)
    guard let old else {
      let area = ChangedArea(regions, old: tree.pixels, new: tree.pixels)
      return tree.holders(of: area.regions, sheet: sheet)
    }
    let oldTree = TraceTree(old)
    let area = ChangedArea(regions, old: oldTree.pixels, new: tree.pixels)
    let difference = TraceDifference(oldTree, tree, within: area)
    let summary = Summary(difference.findings, old: oldTree, new: tree, sheet: sheet)
    let explained = difference.findings.flatMap(\.touched)
    let open = area.regions.filter { region in !explained.contains { !$0.intersection(region).isEmpty } }
    return summary.changes + tree.unexplained(open, sheet: sheet)
  }

  /// The elements that say something else than in an older picture, appeared or disappeared, whatever their pixels.
  ///
  /// - Parameters:
  ///   - old: The trace of the golden picture.
  ///   - isHidden: Whether a mask hides all of a rectangle, in pixels; hidden elements are left out.
  ///   - sheet: The path of the sheet, for places such as `matrix.yaml:14`.
  package func contentChanges(
    since old: DrawingTrace, sheet: String? = nil, isHidden: (PixelRect) -> Bool = { _ in false }
  ) -> [Change] {
    let (oldTree, tree) = (TraceTree(old), TraceTree(self))
    let area = ChangedArea([], old: oldTree.pixels, new: tree.pixels)
    let difference = TraceDifference(oldTree, tree, within: area)
    let findings = difference.findings.filter { finding in
      finding.isOfContent && !(finding.isGone ? oldTree : tree).isHidden(finding.element, by: isHidden)
    }
    return Summary(findings, old: oldTree, new: tree, sheet: sheet).changes
  }

  /// The number of elements that draw something themselves, and of those that masks hide.
  package func visibility(isHidden: (PixelRect) -> Bool) -> (count: Int, hidden: Int) {
    let tree = TraceTree(self)
    let drawn = tree.elements.indices.dropFirst().filter { !tree.elements[$0].marks.isEmpty }
    return (drawn.count, drawn.count { tree.isHidden($0, by: isHidden) })
  }
}

extension TraceTree {
  /// Whether masks hide an element: all of its frame, for what it draws has bounds with room around letters.
  fileprivate func isHidden(_ index: Int, by isHidden: (PixelRect) -> Bool) -> Bool {
    let frame = elements[index].node.frame.pixels(scale: trace.scale)
    return isHidden(frame.isEmpty ? elements[index].reach : frame)
  }
}

extension TraceTree {
  /// Reports the elements that contain changed pixels.
  fileprivate func holders(of regions: [PixelRect], sheet: String?) -> [Change] {
    inElements(regions, sheet: sheet) { "changed pixels lie in it, \($0)" }
  }

  /// Reports changed pixels of elements that are drawn as before.
  fileprivate func unexplained(_ regions: [PixelRect], sheet: String?) -> [Change] {
    inElements(regions, sheet: sheet) { "pixels changed \($0), although it is drawn as before" }
  }

  /// Reports regions element by element, each with the pixels that they span there.
  private func inElements(
    _ regions: [PixelRect], sheet: String?, effect: (String) -> String
  ) -> [Change] {
    var spans: [Int: PixelRect] = [:]
    for region in regions {
      for element in holders(of: region) { spans[element] = (spans[element] ?? .zero).union(region) }
    }
    return spans.sorted { $0.key < $1.key }.map { element, span in
      change(for: element, effects: [effect("within \(pointText(span))")], sheet: sheet)
    }
  }

  /// The elements that drew in a region, from the front to the one that fills all of it.
  private func holders(of region: PixelRect) -> [Int] {
    var found: [Int] = []
    for index in elements.indices.reversed() {
      let marks = elements[index].marks.lazy.map { trace.marks[$0] }.filter {
        $0.kind != "group" && $0.kind != "clip"
      }
      guard marks.contains(where: { !$0.bounds.intersection(region).isEmpty }) else { continue }
      found.append(index)
      if found.count == 8 || marks.contains(where: { $0.bounds.contains(region) }) { break }
    }
    return found.isEmpty ? [0] : found
  }

  /// A rectangle of pixels in points: `12 x 8 pt at (4, 8)`.
  private func pointText(_ rect: PixelRect) -> String {
    let numbers = [rect.width, rect.height, rect.x, rect.y].map { (Double($0) / trace.scale).decimalText }
    return "\(numbers[0]) x \(numbers[1]) pt at (\(numbers[2]), \(numbers[3]))"
  }

  /// A change of an element. An element without a line of its own in the sheet, such as a segment, is named together
  /// with the element around it and has its position. One of an app's view is named together with the view.
  func change(for index: Int, words: String? = nil, effects: [String], sheet: String?) -> Change {
    let owner = elements[index].lineOwner
    let line = owner.flatMap { elements[$0].node.line }
    let place = line.map { line in sheet.map { "\($0):\(line)" } ?? "line \(line)" }
    var element = words ?? self.words(for: index)
    if let owner, owner != index { element += " in \(self.words(for: owner))" }
    let view = owner == nil ? elements[index].view : nil
    if let view { element += " in \(view.split(separator: ".").last ?? "")" }
    var change = Change(
      element: element, id: elements[index].node.id, place: place, line: line, effects: effects)
    change.view = view
    if view != nil { change.words = shownWords(of: index) }
    return change
  }

  /// What an element shows: its label, its texts and the names of its symbols.
  private func shownWords(of index: Int) -> [String] {
    let shown = marks(of: index).compactMap { mark in
      mark.properties.first.flatMap { ["text", "symbol"].contains($0.name) ? $0.value : nil }
    }
    return (elements[index].node.label.map { [$0] } ?? []) + shown
  }
}

/// The changed pixels as rectangles.
struct ChangedArea {
  /// The maximum number of rectangles; more are joined with their neighbours, so that queries stay cheap.
  private static let mostRegions = 256

  /// The rectangles from top to bottom; none if the changed pixels are not known.
  let regions: [PixelRect]

  /// Creates an area; pixels of only one of the two pictures count as changed.
  init(_ regions: [PixelRect], old: PixelRect, new: PixelRect) {
    var known = regions.filter { !$0.isEmpty }.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    if known.count > Self.mostRegions {
      let size = (known.count + Self.mostRegions - 1) / Self.mostRegions
      known = stride(from: 0, to: known.count, by: size).map { start in
        known[start..<Swift.min(start + size, known.count)].reduce(PixelRect.zero) { $0.union($1) }
      }
    }
    if !known.isEmpty { known += Self.onlyInOne(old, new) }
    self.regions = known
  }

  /// The pixels that one of two pictures has, right of and below those that both have.
  static func onlyInOne(_ old: PixelRect, _ new: PixelRect) -> [PixelRect] {
    let (all, both) = (old.union(new), old.intersection(new))
    return [
      PixelRect(x: both.maxX, y: 0, width: all.maxX - both.maxX, height: all.maxY),
      PixelRect(x: 0, y: both.maxY, width: all.maxX, height: all.maxY - both.maxY),
    ].filter { !$0.isEmpty }
  }

  /// Whether the changed pixels are not known, so that all count as changed.
  var isWhole: Bool { regions.isEmpty }

  /// Whether a rectangle contains changed pixels, as far as they are known.
  func touches(_ rect: PixelRect) -> Bool {
    isWhole || regions.contains { !$0.intersection(rect).isEmpty }
  }
}
