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
  /// What a member was offered and what it took.
  struct Share {
    var offer: Double?
    var length: Double
  }

  /// Greater priorities get space first; one for each member.
  let priorities: [Double]

  /// Returns what each member gets of the space, which may be infinite; nil gives everyone their ideal.
  ///
  /// `measure` returns the length that a member takes for an offer; nil asks for the ideal one.
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

  /// For each place in the order the sum of the smallest lengths from there on, as far as it is needed.
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
      // All that would grow without end are equally flexible, whatever their smallest length.
      let flexibility = largest < Length.unbounded ? largest - measure(member, 0) : .infinity
      return (member, flexibility)
    }
    .sorted { ($0.flexibility, $0.member) < ($1.flexibility, $1.member) }
    .map(\.member)
  }
}
