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
/// If all members of a group have a maximum and their ideal lengths fit, no member gets less than its own: a title is not
/// shortened while another member takes more than it needs.
///
/// Without a proposed length every item has its ideal length. Each item is measured at most three times, so a
/// row of n costs 3 n measurements, or 4 n if a member comes out too short, and a sort.
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
      let group = byFlexibility(order[start..<end], measure: measure)
      let room = remaining - reserved[end]
      let equal = equalShares(of: room, among: group, measure: measure)
      let fair = idealShares(of: room, among: group, insteadOf: equal, measure: measure) ?? equal
      for (member, share) in zip(group, fair) {
        shares[member.index] = share
        remaining -= share.length
      }
      start = end
    }
    return shares
  }

  /// A member of a group, and how much longer it can be than its minimum.
  private struct Member {
    var index: Int
    var flexibility: Double
    var largest: Double
  }

  /// Returns the shares of members in their order, each of them offered an equal part of what is left.
  private func equalShares(
    of room: Double, among group: [Member], measure: (Int, Double?) -> Double
  ) -> [Share] {
    var remaining = room
    return group.enumerated().map { position, member in
      let offer = Swift.max(0, remaining / Double(group.count - position))
      let share = Share(offer: offer, length: measure(member.index, offer))
      remaining -= share.length
      return share
    }
  }

  /// Returns shares that leave each member its ideal length; nil if equal ones do, or if these lengths do not fit.
  private func idealShares(
    of room: Double, among group: [Member], insteadOf equal: [Share], measure: (Int, Double?) -> Double
  ) -> [Share]? {
    // What fills any length shares the room equally with the others.
    guard group.count > 1, group.allSatisfy({ $0.flexibility < .infinity }),
      zip(group, equal).contains(where: { $1.length < $0.largest })
    else { return nil }
    let needs = group.map { measure($0.index, nil) }
    var rest = needs.reduce(0, +)
    guard rest <= room + Length.rounding,
      zip(needs, equal).contains(where: { $1.length < $0 - Length.rounding })
    else { return nil }
    var remaining = room
    return group.indices.map { position in
      rest -= needs[position]
      let equal = remaining / Double(group.count - position)
      let offer = Swift.max(needs[position], Swift.min(equal, remaining - rest))
      let share = Share(offer: offer, length: measure(group[position].index, offer))
      remaining -= share.length
      return share
    }
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
  private func byFlexibility(_ group: ArraySlice<Int>, measure: (Int, Double?) -> Double) -> [Member] {
    guard group.count > 1 else { return group.map { Member(index: $0, flexibility: 0, largest: 0) } }
    return group.map { member in
      let largest = measure(member, .infinity)
      // All members without a maximum are equally flexible, whatever their minimum length.
      let flexibility = largest < Length.unbounded ? largest - measure(member, 0) : .infinity
      return Member(index: member, flexibility: flexibility, largest: largest)
    }
    .sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
  }
}
