// Shares of equal cost
// ====================
//
// Longest processing time first (R. L. Graham, Bounds on Multiprocessing Timing Anomalies, SIAM J. Appl. Math. 17,
// 1969): from the dearest item to the cheapest, each goes to the share that has least so far. No share then takes
// more than 4/3 of what the best division gives its largest, and with many small items they are all but equal.
// O(n log n + n log k). It depends on the costs and their order alone, so every machine finds the same division
// without asking another.

extension Share {
  /// The items of this share, as indices in ascending order. Costs that are no positive numbers count as nothing.
  package func items(of costs: [Double]) -> [Int] {
    let order = costs.indices.sorted { first, second in
      let (a, b) = (Self.cleaned(costs[first]), Self.cleaned(costs[second]))
      return a != b ? a > b : first < second
    }
    var loads = LoadHeap(count: count)
    var items: [Int] = []
    for item in order where loads.add(Self.cleaned(costs[item])) == index - 1 { items.append(item) }
    return items.sorted()
  }

  private static func cleaned(_ cost: Double) -> Double { cost > 0 && cost.isFinite ? cost : 0 }
}

/// What every share has to do so far, the least on top of a binary heap. Of equal loads that of fewer items comes
/// first, then that of the lower number, so that items without a cost are divided too.
private struct LoadHeap {
  private struct Load {
    var share: Int
    var cost = 0.0
    var items = 0

    func precedes(_ other: Load) -> Bool {
      if cost != other.cost { return cost < other.cost }
      return items != other.items ? items < other.items : share < other.share
    }
  }

  private var loads: [Load]

  init(count: Int) { loads = (0..<count).map { Load(share: $0) } }

  /// Gives an item to the least load and returns whose that is, from 0.
  mutating func add(_ cost: Double) -> Int {
    let share = loads[0].share
    loads[0].cost += cost
    loads[0].items += 1
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < loads.count {
        if loads[child].precedes(loads[least]) { least = child }
      }
      if least == parent { return share }
      loads.swapAt(parent, least)
      parent = least
    }
  }
}
