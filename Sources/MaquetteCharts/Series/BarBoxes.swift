/// A bar along its two axes: the one that words, dates or places are along, and the one of the values.
struct BarBox: Hashable, Sendable {
  /// The middle of the bar.
  var place: Double
  /// The room of the bar across; nil at a number, where a thickness in points decides.
  var band: ClosedRange<Double>?
  /// The number of the bar among those of its group, and how many these are.
  var slot = 0
  var slots = 1
  /// The value at which it begins, and that at which it ends.
  var from: Double
  var to: Double
}

/// Values that are put one upon the other: places, and the sums there so far.
struct StackedValues {
  private var rising: [Double: Double] = [:]
  private var falling: [Double: Double] = [:]
  /// The sums of all values by place.
  private var totals: [Double: Double] = [:]

  /// Adds a value to the sum at a place, before any is put there.
  mutating func count(_ value: Double, at place: Double) { totals[place, default: 0] += value.magnitude }

  /// Puts a value on those at a place and returns where it begins and ends.
  mutating func put(_ value: Double, at place: Double, _ stacking: MarkStacking) -> (from: Double, to: Double)
  {
    guard stacking != .unstacked, stacking != .grouped else { return (0, value) }
    let total = totals[place] ?? 0
    let share = stacking == .normalized ? (total > 0 ? value / total : 0) : value
    let start = stacking == .center ? -total / 2 : 0
    if share < 0, stacking != .center {
      let from = falling[place] ?? 0
      falling[place] = from + share
      return (from, from + share)
    }
    let from = rising[place] ?? start
    rising[place] = from + share
    return (from, from + share)
  }
}

/// All bars of a chart.
struct BarBoxes {
  private let marks: [BarMark]
  private let x: AxisPlaces
  private let y: AxisPlaces
  private var stacks = StackedValues()
  private var lyingStacks = StackedValues()
  /// The series of bars side by side, in order.
  private var groups: [String?: Int] = [:]

  init(_ marks: [BarMark], x: AxisPlaces, y: AxisPlaces) {
    self.marks = marks
    self.x = x
    self.y = y
    for mark in marks {
      if mark.stacking == .grouped, groups[mark.values.series] == nil {
        groups[mark.values.series] = groups.count
      }
      guard mark.stacking == .normalized || mark.stacking == .center else { continue }
      let isLying = isLying(mark)
      for (place, value) in places(of: mark, isLying: isLying) {
        if isLying { lyingStacks.count(value, at: place) } else { stacks.count(value, at: place) }
      }
    }
  }

  /// Whether the values of a mark are along x: words, dates or nothing are along y.
  func isLying(_ mark: BarMark) -> Bool {
    if !mark.values.xEnd.isEmpty { return true }
    return mark.values.yEnd.isEmpty && y.kind != .number && x.kind != .none
  }

  /// Returns the bars of a mark; call it for all marks in their order.
  mutating func boxes(of mark: BarMark) -> [BarBox] {
    let isLying = isLying(mark)
    let across = isLying ? y : x
    let values = mark.values
    let (starts, ends) = isLying ? (values.xStart, values.xEnd) : (values.yStart, values.yEnd)
    let slot = mark.stacking == .grouped ? groups[values.series] ?? 0 : 0
    let slots = mark.stacking == .grouped ? Swift.max(1, groups.count) : 1
    func box(_ place: Double, _ from: Double, _ to: Double) -> BarBox {
      BarBox(place: place, band: across.band(at: place), slot: slot, slots: slots, from: from, to: to)
    }
    if !ends.isEmpty {
      let places = isLying ? values.y : values.x
      let along = isLying ? x : y
      return (0..<values.count).compactMap { index in
        guard let to = along.place(of: ends[index]) else { return nil }
        let from = starts.indices.contains(index) ? along.place(of: starts[index]) ?? 0 : 0
        return box(places.indices.contains(index) ? across.place(of: places[index]) ?? 0.5 : 0.5, from, to)
      }
    }
    return places(of: mark, isLying: isLying).map { place, value in
      let (from, to) =
        isLying
        ? lyingStacks.put(value, at: place, mark.stacking) : stacks.put(value, at: place, mark.stacking)
      return box(place, from, to)
    }
  }

  /// The places of the bars of a mark with their values.
  private func places(of mark: BarMark, isLying: Bool) -> [(place: Double, value: Double)] {
    let (places, values) = isLying ? (mark.values.y, mark.values.x) : (mark.values.x, mark.values.y)
    let (across, along) = isLying ? (y, x) : (x, y)
    return (0..<mark.values.count).compactMap { index in
      guard values.indices.contains(index), let value = along.place(of: values[index]) else { return nil }
      return (places.indices.contains(index) ? across.place(of: places[index]) ?? 0.5 : 0.5, value)
    }
  }
}
