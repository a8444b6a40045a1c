// The changes of one element that is in both pictures.
//
// The motion follows from the marks: if all of them moved equally, that is the motion, regardless of the frame.
// Otherwise the motion is that of the top left corner of the frame, and marks with another motion are reported as
// parts, unless the growth of the frame explains it. Properties are compared mark by mark.

import MaquetteGraphics
import MaquetteRaster

struct ElementDifference {
  /// The motion; nil for an element that draws nothing itself.
  private(set) var motion: Motion?
  /// The other changes, one phrase each.
  private(set) var effects: [String] = []
  /// The pixels of the changes, before and now.
  private(set) var touched: [PixelRect] = []
  /// Whether a text, a symbol, a picture, a value or the token of a colour is another one.
  private(set) var isOfContent = false

  private let scale: Double
  private let isSameScale: Bool
  private let tolerance: Double

  init(_ old: TraceTree, _ oldIndex: Int, _ new: TraceTree, _ newIndex: Int) {
    scale = new.trace.scale
    isSameScale = old.trace.scale == new.trace.scale
    // Frames lie on whole pixels, so that less than one is rounding; another scale has other pixels.
    tolerance = isSameScale ? 0.25 / scale : 1 / Swift.min(old.trace.scale, scale)
    let (oldNode, newNode) = (old.elements[oldIndex].node, new.elements[newIndex].node)
    let marks = MarkMatching(old, oldIndex, new, newIndex)
    guard !(marks.pairs.isEmpty && marks.added.isEmpty && marks.gone.isEmpty) else { return }

    let (oldSize, newSize) = (oldNode.frame.size, newNode.frame.size)
    let frameMotion = Motion(from: oldNode.frame, to: newNode.frame, tolerance: tolerance)
    let common = commonMotion(of: marks.pairs)
    let growth =
      common != nil
      ? .zero
      : Motion(dx: newSize.width - oldSize.width, dy: newSize.height - oldSize.height, tolerance: tolerance)
    addAppearances(marks)
    addProperties(marks.pairs)
    addTokens(marks.pairs)
    motion = common ?? frameMotion
    if marks.isOnlyText && marks.pairs.contains(where: \.hasOwnReason) {
      // A changed text has another size, around a point that depends on its alignment.
      let pixel = 1 / scale
      let isImplied = { (distance: Double, growth: Double) in distance.magnitude <= growth.magnitude + pixel }
      motion = Motion(
        dx: isImplied(frameMotion.dx, growth.dx) ? 0 : frameMotion.dx,
        dy: isImplied(frameMotion.dy, growth.dy) ? 0 : frameMotion.dy)
    } else if common == nil {
      if growth != .zero {
        effects.append(oldSize.change(to: newSize))
        touch(marks.pairs)
      }
      addParts(marks.pairs, motion: frameMotion, growth: growth)
    }
    addWords("value", from: oldNode.value, to: newNode.value)
    // What an element shows is part of its label.
    if !isOfContent { addWords("label", from: oldNode.label, to: newNode.label) }
    if motion != Motion.zero { touch(marks.pairs) }
  }

  /// The motion of all marks, if it is the same and they kept their sizes.
  private func commonMotion(of pairs: [MarkPair]) -> Motion? {
    let drawn = pairs.filter { $0.new.kind != "group" && !($0.new.bounds.isEmpty && $0.old.bounds.isEmpty) }
    guard isSameScale, let first = drawn.first?.shift else { return nil }
    let isCommon = drawn.allSatisfy { !$0.isResized && $0.shift == first }
    return isCommon ? Motion(dx: Double(first.left) / scale, dy: Double(first.top) / scale) : nil
  }

  private mutating func addAppearances(_ marks: MarkMatching) {
    for (list, verb) in [(marks.gone, "disappeared"), (marks.added, "appeared")] {
      for mark in list {
        if mark.kind == "group" || mark.kind == "clip" {
          let (old, new) = verb == "appeared" ? ([], mark.properties) : (mark.properties, [])
          for effect in PropertyWords.effects(from: old, to: new, isResized: false) { add(effect) }
        } else {
          add("\(PropertyWords.words(for: mark)) \(verb)")
          if PropertyWords.content.contains(mark.kind) { isOfContent = true }
        }
        touched.append(mark.bounds)
      }
    }
  }

  private mutating func addProperties(_ pairs: [MarkPair]) {
    let changed = pairs.filter { $0.old.properties != $0.new.properties }
    let effects = { [isSameScale] (pair: MarkPair, text: DrawingTrace.Mark?) in
      PropertyWords.effects(
        from: pair.old.properties, to: pair.new.properties, isResized: pair.isResized || !isSameScale,
        of: text)
    }
    let found = changed.map { effects($0, nil) }
    let texts = zip(changed, found).filter { $0.0.new.kind == "text" }
    for (pair, own) in zip(changed, found) where !own.isEmpty {
      // Several texts with different changes are named by their strings.
      let isAmbiguous = pair.new.kind == "text" && texts.contains { $0.1 != own }
      for effect in isAmbiguous ? effects(pair, pair.new) : own { add(effect) }
      let names = PropertyWords.changes(from: pair.old.properties, to: pair.new.properties).map(\.name)
      if names.contains(where: PropertyWords.content.contains) { isOfContent = true }
      touch([pair])
    }
  }

  /// Names the tokens of colours that have the value of before from another token. A token that has another value is none of
  /// content: tolerances decide on colours.
  private mutating func addTokens(_ pairs: [MarkPair]) {
    for pair in pairs where pair.old.tokens != pair.new.tokens {
      guard let old = pair.old.tokens, let new = pair.new.tokens else { continue }
      for property in pair.new.properties where old[property.name] != new[property.name] {
        isOfContent = true
        guard pair.old.properties.contains(property) else { continue }
        let words = [old, new].map { $0[property.name].map(TraceTree.quoted) ?? "none" }
        add("token of the \(property.name) changed from \(words[0]) to \(words[1])")
        touch([pair])
      }
    }
  }

  /// Reports marks with another motion or growth than the element.
  private mutating func addParts(_ pairs: [MarkPair], motion: Motion, growth: Motion) {
    guard isSameScale else { return }
    let dx = Self.pixels(motion.dx * scale)
    let dy = Self.pixels(motion.dy * scale)
    var byEffect: [(effect: String, parts: [String])] = []
    for pair in pairs.filter({ $0.new.kind != "shadow" }) + pairs.filter({ $0.new.kind == "shadow" })
    where pair.new.kind != "group" && !pair.hasOwnReason {
      let shift = pair.shift
      let across = Self.residue(shift.left - dx, shift.right - dx, growth: growth.dx * scale)
      let along = Self.residue(shift.top - dy, shift.bottom - dy, growth: growth.dy * scale)
      guard across != nil || along != nil else { continue }
      let effect: String
      if (across ?? (0, 0)).0 == (across ?? (0, 0)).1, (along ?? (0, 0)).0 == (along ?? (0, 0)).1 {
        let own = Motion(dx: Double(across?.0 ?? 0) / scale, dy: Double(along?.0 ?? 0) / scale)
        effect = "moved \(own.words)"
      } else {
        effect = size(of: pair.old).change(to: size(of: pair.new))
      }
      touch([pair])
      // A shadow follows the shape that casts it, as far as it is visible.
      if pair.new.kind == "shadow" && !byEffect.isEmpty { continue }
      let words = PropertyWords.words(for: pair.new)
      if let index = byEffect.firstIndex(where: { $0.effect == effect }) {
        if !byEffect[index].parts.contains(words) { byEffect[index].parts.append(words) }
      } else {
        byEffect.append((effect, [words]))
      }
    }
    for entry in byEffect { add("\(entry.parts.joined(separator: " and ")) \(entry.effect)") }
  }

  /// The motion of two opposite edges, unless they are fixed or follow the growth.
  private static func residue(_ low: Int, _ high: Int, growth: Double) -> (Int, Int)? {
    if low == 0 && high == 0 { return nil }
    if growth != 0 {
      let range = (Swift.min(0, growth) - 1)...(Swift.max(0, growth) + 1)
      if range.contains(Double(low)) && range.contains(Double(high)) { return nil }
    }
    return (low, high)
  }

  private mutating func addWords(_ name: String, from old: String?, to new: String?) {
    guard old != new else { return }
    let words = [old, new].map { $0.map(TraceTree.quoted) ?? "none" }
    effects.insert("\(name) changed from \(words[0]) to \(words[1])", at: 0)
    isOfContent = true
  }

  private mutating func add(_ effect: String) {
    if !effects.contains(effect) { effects.append(effect) }
  }

  private mutating func touch(_ pairs: [MarkPair]) {
    touched += pairs.flatMap { [$0.old.bounds, $0.new.bounds] }
  }

  private func size(of mark: DrawingTrace.Mark) -> Size {
    Size(width: Double(mark.bounds.width) / scale, height: Double(mark.bounds.height) / scale)
  }

  private static func pixels(_ value: Double) -> Int {
    value.magnitude < 1e9 ? Int(value.rounded()) : 0
  }
}

extension MarkMatching {
  fileprivate var isOnlyText: Bool {
    added.isEmpty && gone.isEmpty && pairs.allSatisfy { $0.new.kind == "text" || $0.new.kind == "group" }
  }
}
