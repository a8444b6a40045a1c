// The differences between two traces, element by element.
//
// Motions are computed from the leaves: an element that draws has the motion of its marks; a container has that of its
// frame if more than half of its children agree. They are reported from the root: an element's only if it differs from
// its parent's. Everything is linear except the matching, O(n log n).

import MaquetteGraphics
import MaquetteRaster

struct TraceDifference {
  /// The findings, in the order of the new picture.
  private(set) var findings: [Finding] = []

  private let old: TraceTree
  private let new: TraceTree
  private let matching: ElementMatching
  private let area: ChangedArea
  private var motions: [Motion?]

  /// Compares two pictures, as far as they differ within an area.
  init(_ old: TraceTree, _ new: TraceTree, within area: ChangedArea) {
    self.old = old
    self.new = new
    self.area = area
    matching = ElementMatching(old, new)
    motions = Array(repeating: nil, count: new.elements.count)
    var differences: [ElementDifference?] = Array(repeating: nil, count: new.elements.count)
    for index in new.elements.indices.reversed() {
      guard let other = matching.oldOfNew[index] else { continue }
      let difference = ElementDifference(old, other, new, index)
      motions[index] = difference.motion ?? containerMotion(index, other)
      differences[index] = difference
    }
    addPicture(differences[0])
    addElements(differences)
    addGone()
    findings.sort { $0.position < $1.position }
  }

  private mutating func addPicture(_ difference: ElementDifference?) {
    let (oldFrame, newFrame) = (old.elements[0].node.frame, new.elements[0].node.frame)
    var effects: [String] = []
    var touched = difference?.touched ?? []
    let (oldScale, newScale) = (old.trace.scale, new.trace.scale)
    // Another scale rounds a size to other pixels.
    let rounding = oldScale == newScale ? 0 : 1 / Swift.min(oldScale, newScale)
    let isResized =
      (oldFrame.width - newFrame.width).magnitude > rounding
      || (oldFrame.height - newFrame.height).magnitude > rounding
    if isResized { effects.append(oldFrame.size.change(to: newFrame.size)) }
    if oldScale != newScale {
      effects.append("scale changed from \(oldScale.decimalText) to \(newScale.decimalText)")
    }
    if old.trace.background != new.trace.background {
      effects.append("background changed from \(old.trace.background) to \(new.trace.background)")
      touched += [old.pixels, new.pixels]
    }
    if !effects.isEmpty && touched.isEmpty {
      touched = ChangedArea.onlyInOne(old.pixels, new.pixels)
      if oldScale != newScale { touched = [old.pixels, new.pixels] }
    }
    effects += difference?.effects ?? []
    guard !effects.isEmpty else { return }
    findings.append(Finding(position: 0, element: 0, effects: effects, touched: touched))
  }

  private mutating func addElements(_ differences: [ElementDifference?]) {
    // The motion of the element around each element, and whether the latter is new.
    var surroundings = [Motion](repeating: .zero, count: new.elements.count)
    let isContainer = Self.containersOfMatched(new, matching.oldOfNew)
    var isNew = [Bool](repeating: false, count: new.elements.count)
    for index in new.elements.indices.dropFirst() {
      guard let parent = new.elements[index].parent else { continue }
      let around = motions[parent] ?? surroundings[parent]
      surroundings[index] = around
      guard let other = matching.oldOfNew[index], let difference = differences[index] else {
        // A new container around old elements is invisible.
        isNew[index] = isNew[parent] || !isContainer[index]
        if isNew[index] && !isNew[parent] { addAppearance(index) }
        continue
      }
      var finding = Finding(
        position: Double(index), element: index, effects: difference.effects, touched: difference.touched,
        isOfContent: difference.isOfContent)
      if let motion = motions[index], motion != around, motion != .zero {
        finding.motion = motion
        if difference.motion == nil {
          finding.touched += [old.elements[other].reach, new.elements[index].reach]
        }
      }
      if !finding.allEffects.isEmpty { tell(finding) }
    }
    addReordered()
  }

  /// For each element, whether it draws nothing itself and contains, at any depth, an element of both pictures.
  private static func containersOfMatched(_ tree: TraceTree, _ matches: [Int?]) -> [Bool] {
    var result = [Bool](repeating: false, count: tree.elements.count)
    for index in tree.elements.indices.dropFirst().reversed() {
      guard let parent = tree.elements[index].parent, tree.elements[parent].marks.isEmpty else { continue }
      if matches[index] != nil || result[index] { result[parent] = true }
    }
    return result
  }

  private mutating func addAppearance(_ index: Int) {
    let reach = new.elements[index].reach
    guard !reach.isEmpty, area.touches(reach) else { return }
    tell(
      Finding(
        position: Double(index), element: index,
        effects: ["appeared" + covering(index, in: new, verb: "covering")],
        touched: [reach], isOfContent: true))
  }

  private mutating func addGone() {
    var next = Double(new.elements.count)
    // Whether an element disappeared together with one around it.
    let isContainer = Self.containersOfMatched(old, matching.newOfOld)
    var isGone = [Bool](repeating: false, count: old.elements.count)
    for index in old.elements.indices.dropFirst() where matching.newOfOld[index] == nil {
      let parent = old.elements[index].parent ?? 0
      isGone[index] = isGone[parent] || !isContainer[index]
    }
    for index in old.elements.indices.reversed() {
      if let other = matching.newOfOld[index] {
        next = Double(other)
        continue
      }
      guard let parent = old.elements[index].parent, isGone[index], !isGone[parent],
        !old.elements[index].reach.isEmpty, area.touches(old.elements[index].reach)
      else { continue }
      let effect = "disappeared" + covering(index, in: old, verb: "uncovering")
      tell(
        Finding(
          position: next - 0.5, element: index, isGone: true, effects: [effect],
          touched: [old.elements[index].reach], isOfContent: true))
    }
  }

  private mutating func addReordered() {
    for index in new.elements.indices where new.elements[index].children.count > 1 {
      guard let parent = matching.oldOfNew[index] else { continue }
      let pairs = new.elements[index].children.compactMap { child -> (old: Int, new: Int)? in
        guard let other = matching.oldOfNew[child], old.elements[other].parent == parent else { return nil }
        return (other, child)
      }.sorted { $0.old < $1.old }
      let kept = Set(SequenceAlignment.longestRising(pairs).map(\.new))
      for (place, pair) in pairs.enumerated()
      where !kept.contains(pair.new) && motions[pair.new] ?? .zero == .zero {
        // Only overlapping elements show the order; the nearest neighbours are enough to name one.
        let reach = new.elements[pair.new].reach
        let neighbours = pairs[Swift.max(0, place - 64)..<Swift.min(pairs.count, place + 65)]
        let other = neighbours.first { other in
          other.new != pair.new && (other.new < pair.new) != (other.old < pair.old)
            && !new.elements[other.new].reach.intersection(reach).isEmpty
        }
        guard let other else { continue }
        let side = other.new < pair.new ? "over" : "under"
        let effect = "reordered: now drawn \(side) \(new.words(for: other.new))"
        let shared = new.elements[other.new].reach.intersection(reach)
        tell(Finding(position: Double(pair.new), element: pair.new, effects: [effect], touched: [shared]))
      }
    }
  }

  /// The wording of the elements that an element covers; text does not cover others.
  private func covering(_ index: Int, in tree: TraceTree, verb: String) -> String {
    let element = tree.elements[index]
    guard findings.count < 64, let first = element.marks.first else { return "" }
    let fills = element.marks.map { tree.trace.marks[$0] }
      .filter { $0.kind == "fill" && ($0.properties.first?.value.count ?? 0) == 7 }
    guard !fills.isEmpty else { return "" }
    var parent = element.parent
    var around: Set<Int> = []
    while let current = parent {
      around.insert(current)
      parent = tree.elements[current].parent
    }
    for other in tree.elements.indices.reversed() where other != index && !around.contains(other) {
      let behind = tree.elements[other]
      guard let last = behind.marks.last, last < first else { continue }
      if fills.contains(where: { $0.bounds.contains(behind.reach) }) {
        return ", \(verb) \(tree.words(for: other))"
      }
    }
    return ""
  }

  /// The motion of a container: that of its frame, if more than half of its children moved equally.
  private func containerMotion(_ index: Int, _ other: Int) -> Motion? {
    let tolerance = old.trace.scale == new.trace.scale ? 0.25 / new.trace.scale : 1 / old.trace.scale
    let frame = Motion(
      from: old.elements[other].node.frame, to: new.elements[index].node.frame, tolerance: tolerance)
    let inside = new.elements[index].children.compactMap { motions[$0] }
    guard inside.count(where: { $0 == frame }) * 2 > inside.count else { return nil }
    return frame
  }

  private mutating func tell(_ finding: Finding) {
    if area.isWhole || finding.touched.contains(where: area.touches) { findings.append(finding) }
  }
}

extension TraceTree {
  var pixels: PixelRect { elements[0].node.frame.pixels(scale: trace.scale) }
}
