import MaquetteGraphics
import MaquetteLayout
import Testing

/// Properties of every layout, checked on seeded random trees.
@Suite struct LayoutPropertyTests {
  /// The largest rounding error in a tree of this size, in points.
  static let rounding = 1e-9

  func tree(seed: Int) -> (tree: Tree, proposal: Proposal, rect: Rect) {
    var generator = SeededGenerator(seed: seed)
    let tree = Tree.random(depth: 5, using: &generator)
    let proposal = Proposal(
      width: Double.random(in: 50...400, using: &generator),
      height: Bool.random(using: &generator) ? nil : Double.random(in: 50...400, using: &generator))
    let origin = Point(
      x: Double.random(in: -50...50, using: &generator), y: Double.random(in: -50...50, using: &generator))
    return (tree, proposal, Rect(origin: origin, size: tree.item.measure(proposal).size))
  }

  @Test(arguments: 0..<300)
  func itemsStayInsideTheirContainerInTheSizesThatWereMeasured(seed: Int) {
    func check(_ tree: Tree, in rect: Rect, _ proposal: Proposal) {
      guard let layout = tree.layout else { return }
      let items = tree.children.map(\.item)
      let placed = layout.place(items, in: rect, proposal: proposal, direction: .leftToRight)
      for (child, placement) in zip(tree.children, placed) {
        let frame = placement.frame
        #expect(frame.minX >= rect.minX - Self.rounding && frame.maxX <= rect.maxX + Self.rounding)
        #expect(frame.minY >= rect.minY - Self.rounding && frame.maxY <= rect.maxY + Self.rounding)
        #expect(frame.size == child.item.measure(placement.proposal).size)
        check(child, in: frame, placement.proposal)
      }
    }
    let (tree, proposal, rect) = tree(seed: seed)
    check(tree, in: rect, proposal)
  }

  @Test func rightToLeftIsTheMirrorImage() {
    for seed in 0..<300 {
      let (tree, proposal, rect) = tree(seed: seed)
      let plain = tree.frames(in: rect, proposal, .leftToRight)
      let mirrored = tree.frames(in: rect, proposal, .rightToLeft)
      #expect(plain.count == mirrored.count)
      for (left, right) in zip(plain, mirrored) {
        let error = abs((left.minX - rect.minX) - (rect.maxX - right.maxX))
        #expect(error < Self.rounding && left.minY == right.minY && left.size == right.size, "seed \(seed)")
      }
    }
  }

  @Test func aFlexibleRowFillsItsOfferExactly() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let spacing = Double.random(in: 0...10, using: &generator)
      let count = Int.random(in: 1...8, using: &generator)
      var items = (0..<count).map { _ in text(Double.random(in: 0...30, using: &generator)) }
      items.insert(fill(), at: Int.random(in: 0...count, using: &generator))
      let width = Double.random(in: 400...900, using: &generator)
      let frames = StackLayout.row(spacing: spacing).frames(items, Proposal(width: width, height: 20))
      let sum = frames.reduce(0) { $0 + $1.width } + spacing * Double(count)
      #expect(abs(sum - width) < Self.rounding)
    }
  }

  /// Items without a smallest width share a row as water fills vessels: to one level, but for those that are full. The level is
  /// found by bisection, one priority after the other.
  @Test(arguments: 0..<200)
  func aRowIsSharedAsWaterFillsVessels(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let vessels = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
      (room: Double.random(in: 0...60, using: &generator), priority: Int.random(in: 0...2, using: &generator))
    }
    let width = Double.random(in: 0...300, using: &generator)
    var rest = width
    var expected = vessels.map { _ in 0.0 }
    for priority in [2, 1, 0] {
      let group = vessels.indices.filter { vessels[$0].priority == priority }
      func volume(_ level: Double) -> Double { group.reduce(0) { $0 + min(vessels[$1].room, level) } }
      var (low, high) = (0.0, 60.0)
      for _ in 0..<60 {
        let level = (low + high) / 2
        if volume(level) < rest { low = level } else { high = level }
      }
      for index in group { expected[index] = min(vessels[index].room, high) }
      rest -= volume(high)
    }
    let items = vessels.map { text($0.room, priority: Double($0.priority)) }
    let frames = StackLayout.row(spacing: 0).frames(items, Proposal(width: width, height: 20))
    for (frame, expected) in zip(frames, expected) { #expect(abs(frame.width - expected) < 1e-9) }
  }

  @Test func twiceTheScaleIsTwiceThePixels() {
    for seed in 0..<100 {
      let (tree, proposal, rect) = tree(seed: seed)
      let (coarse, fine) = (PixelGrid(scale: 1.5), PixelGrid(scale: 3))
      for frame in tree.frames(in: rect, proposal, .leftToRight) {
        for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
          // Half a pixel for each rounding, that of the coarse grid counted twice.
          #expect(abs(fine.pixels(edge) - 2 * coarse.pixels(edge)) <= 1)
        }
      }
    }
  }

  @Test(arguments: [1.0, 1.5, 2, 2.75, 3])
  func neighboursNeitherGapNorOverlapOnceSnapped(scale: Double) {
    let grid = PixelGrid(scale: scale)
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<100 {
      let cells = (0..<24).map { _ in
        box(
          width: Double.random(in: 0...30, using: &generator)...1000,
          height: Double.random(in: 0...9, using: &generator)...1000)
      }
      let layout = GridLayout(itemCount: 24, columnCount: 6, columnSpacing: 0, rowSpacing: 0)
      let proposal = Proposal(
        width: Double.random(in: 200...500, using: &generator),
        height: Double.random(in: 50...90, using: &generator))
      let origin = Point(x: Double.random(in: -9...9, using: &generator), y: 0.7)
      let rect = Rect(origin: origin, size: layout.measure(cells, proposal: proposal).size)
      for direction in LayoutDirection.allCases {
        let frames = layout.place(cells, in: rect, proposal: proposal, direction: direction)
          .map { grid.snap($0.frame) }
        for index in frames.indices where index % 6 < 5 {
          let (one, next) = (frames[index], frames[index + 1])
          let (left, right) = direction == .leftToRight ? (one, next) : (next, one)
          #expect(grid.pixels(left.maxX) == grid.pixels(right.minX))
        }
        for index in frames.indices.dropLast(6) {
          #expect(grid.pixels(frames[index].maxY) == grid.pixels(frames[index + 6].minY))
        }
      }
    }
  }

  @Test func aDeepTreeCostsAFewMeasurementsALeaf() {
    final class Count { var calls = 0 }
    let count = Count()
    var item = LayoutItem { proposal in
      count.calls += 1
      return Measurement(width: min(proposal.width ?? 50, 50), height: min(proposal.height ?? 20, 20))
    }
    for depth in 0..<9 {
      let layout = StackLayout(axis: depth.isMultiple(of: 2) ? .horizontal : .vertical, spacing: 1)
      item = LayoutItem(layout: layout, items: [text(10), item, .spacer()])
    }
    _ = item.measure(Proposal(width: 500, height: 500))
    // Three offers along each axis; no level may multiply them.
    #expect(count.calls < 100)
  }
}
