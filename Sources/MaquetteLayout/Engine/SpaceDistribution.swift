/// Distributes space among flexible lengths; stacks and grids use it.
///
/// The method is the one described by SwiftUI's designers ("Building Custom Views with SwiftUI", WWDC
/// 2019, and the documentation of `layoutPriority`):
///
/// 1. Items are grouped by priority. The minimum lengths of all lower priorities are reserved before the highest
///    priority gets its space.
/// 2. Within a group the least flexible item (maximum minus minimum length) comes first; equals keep their
///    order. It is offered an equal share of the remaining space and chooses its length.
/// 3. The difference is shared among the others of its group, then among the next group.
///
/// Without a proposed length every item has its ideal length. Each item is measured at most three times, so a
/// row of n costs 3 n measurements and a sort.
struct SpaceDistribution {
  /// The offer to a member and the length that it chose.
  struct Share {
    var offer: Double?
    var length: Double
  }

  /// The priority of each member; greater ones get space first.
  let priorities: [Double]

  /// Returns each member's share of the space, which may be infinite; nil gives every member its ideal length.
  ///
  /// `measure` returns a member's length for an offer; nil stands for the ideal one.
  func shares(of available: Double?, measure: (_ member: Int, _ offer: Double?) -> Double) -> [Share] {
    guard let available else {
      return priorities.indices.map { Share(offer: nil, length: measure($0, nil)) }
    }
    var shares = priorities.map { _ in Share(offer: 0, length: 0) }
    let order = priorities.indices.sorted { (priorities[$1], $0) < (priorities[$0], $1) }
    let reserved = reservedMinimums(in: order, measure: measure)
    var remaining = available
    var start = 0
    while start < order.count {
      let end = endOfGroup(from: start, in: order)
      for (position, member) in byFlexibility(order[start..<end], measure: measure).enumerated() {
        let unserved = Double(end - start - position)
        let offer = Swift.max(0, (remaining - reserved[end]) / unserved)
        let length = measure(member, offer)
        shares[member] = Share(offer: offer, length: length)
        remaining -= length
      }
      start = end
    }
    return shares
  }

  /// The end of the group of equal priority that begins at a place in the order of priorities.
  private func endOfGroup(from start: Int, in order: [Int]) -> Int {
    let priority = priorities[order[start]]
    return order[start...].firstIndex { priorities[$0] != priority } ?? order.count
  }

  /// For each place in the order, the sum of the minimum lengths from there on, as far as it is needed.
  private func reservedMinimums(in order: [Int], measure: (Int, Double?) -> Double) -> [Double] {
    var sums = [Double](repeating: 0, count: order.count + 1)
    guard let first = order.first else { return sums }
    for place in order.indices.reversed() {
      let member = order[place]
      if priorities[member] == priorities[first] { break }
      sums[place] = sums[place + 1] + measure(member, 0)
    }
    return sums
  }

  /// Returns the members of one group, least flexible first.
  private func byFlexibility(_ group: ArraySlice<Int>, measure: (Int, Double?) -> Double) -> [Int] {
    guard group.count > 1 else { return Array(group) }
    return group.map { member -> (member: Int, flexibility: Double) in
      let largest = measure(member, .infinity)
      // All members without a maximum are equally flexible, whatever their minimum length.
      let flexibility = largest < Length.unbounded ? largest - measure(member, 0) : .infinity
      return (member, flexibility)
    }
    .sorted { ($0.flexibility, $0.member) < ($1.flexibility, $1.member) }
    .map(\.member)
  }
}
