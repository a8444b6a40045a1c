/// How a row of flexible lengths shares the space it is given; stacks and grids are built on it.
///
/// The method is the one that SwiftUI's designers describe ("Building Custom Views with SwiftUI", WWDC
/// 2019, and the documentation of `layoutPriority`):
///
/// 1. Items are grouped by priority. Before the greatest priority gets anything, the smallest lengths of
///    all lesser ones are set aside.
/// 2. Within a group the least flexible item (largest minus smallest length) comes first; equals keep their
///    order. It is offered an equal share of what is left and takes what it wants.
/// 3. What it leaves or overdraws is shared among the others of its group, then among the next group.
///
/// Without a given space every item takes its ideal length. Each item is measured at most three times, so a
/// row of n costs 3 n measurements and a sort.
struct SpaceDistribution {
  /// One member of the row.
  struct Member {
    /// Greater priorities get space first.
    var priority: Double
    /// Returns the length taken for an offer; nil asks for the ideal one.
    var measure: (Double?) -> Double
  }

  /// What a member was offered and what it took.
  struct Share {
    var offer: Double?
    var length: Double
  }

  private let members: [Member]
  /// Indices of the members in the order of their priority.
  private let order: [Int]

  init(_ members: [Member]) {
    self.members = members
    order = members.indices.sorted { (members[$1].priority, $0) < (members[$0].priority, $1) }
  }

  /// Returns what each member gets of the space, which may be infinite; nil gives everyone their ideal.
  func shares(of available: Double?) -> [Share] {
    guard let available else { return members.map { Share(offer: nil, length: $0.measure(nil)) } }
    var shares = members.map { _ in Share(offer: 0, length: 0) }
    let reserved = reservedMinimums()
    var remaining = available
    var start = 0
    while start < order.count {
      let end = endOfGroup(from: start)
      for (position, index) in byFlexibility(order[start..<end]).enumerated() {
        let unserved = Double(end - start - position)
        let offer = Swift.max(0, (remaining - reserved[end]) / unserved)
        let length = members[index].measure(offer)
        shares[index] = Share(offer: offer, length: length)
        remaining -= length
      }
      start = end
    }
    return shares
  }

  /// The end of the group of equal priority that begins at a place in `order`.
  private func endOfGroup(from start: Int) -> Int {
    let priority = members[order[start]].priority
    return order[start...].firstIndex { members[$0].priority != priority } ?? order.count
  }

  /// For each place in `order` the sum of the smallest lengths from there on, as far as it is needed.
  private func reservedMinimums() -> [Double] {
    var sums = [Double](repeating: 0, count: order.count + 1)
    guard let first = order.first else { return sums }
    for place in order.indices.reversed() {
      let member = members[order[place]]
      if member.priority == members[first].priority { break }
      sums[place] = sums[place + 1] + member.measure(0)
    }
    return sums
  }

  /// Returns the members of one group, least flexible first.
  private func byFlexibility(_ group: ArraySlice<Int>) -> [Int] {
    guard group.count > 1 else { return Array(group) }
    return group.map { index -> (index: Int, flexibility: Double) in
      let largest = members[index].measure(.infinity)
      // All that would grow without end are equally flexible, whatever their smallest length.
      let flexibility = largest < Length.unbounded ? largest - members[index].measure(0) : .infinity
      return (index, flexibility)
    }
    .sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
    .map(\.index)
  }
}
