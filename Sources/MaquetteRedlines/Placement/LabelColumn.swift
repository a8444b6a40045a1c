// Labels along an edge
// ====================
//
// Boundary labelling (Bekos, Kaufmann, Symvonis, Wolff: "Boundary labeling: Models and efficient algorithms for
// rectangular maps", Computational Geometry 36, 2007) in one dimension: labels stand in the order of their anchors, so
// no two leaders cross, each as near to its anchor as its neighbours allow. Subtracting the lengths of earlier labels turns
// "without overlap" into "not descending"; the nearest such positions in the sense of least squares come from pooling
// adjacent violators (Ayer et al. 1955), in linear time after sorting.

/// Places labels one after the other along an edge.
enum LabelColumn {
  /// Returns where labels begin along the edge, in the order of their anchors.
  ///
  /// - Parameters:
  ///   - wished: the preferred start of each label, ascending.
  ///   - lengths: the length of each label along the edge.
  ///   - weights: the weight of each label's distance from its preferred start; positive.
  ///   - gap: the least distance between two labels.
  ///   - limit: the latest end of the last label.
  static func starts(
    wished: [Double], lengths: [Double], weights: [Double], gap: Double, limit: Double = .infinity
  ) -> [Double] {
    struct Pool {
      var sum: Double
      var weight: Double
      var count = 1
      var mean: Double { sum / weight }
    }
    var taken = 0.0
    var offsets: [Double] = []
    var pools: [Pool] = []
    for index in wished.indices {
      offsets.append(taken)
      var pool = Pool(sum: (wished[index] - taken) * weights[index], weight: weights[index])
      while let last = pools.last, last.mean > pool.mean {
        pool = Pool(
          sum: pool.sum + last.sum, weight: pool.weight + last.weight, count: pool.count + last.count)
        pools.removeLast()
      }
      pools.append(pool)
      taken += lengths[index] + gap
    }
    var starts: [Double] = []
    for pool in pools {
      for _ in 0..<pool.count {
        let offset = offsets[starts.count]
        starts.append(Swift.min(pool.mean, limit - (taken - gap)) + offset)
      }
    }
    return starts
  }

  /// Returns a track for each leader's piece along the edge, 0 nearest to the picture, so that no two cross or touch.
  ///
  /// A leader comes from the picture at `from` and turns towards its label at `to`; both ascend. Of two that overlap and
  /// run in the same direction, the one that begins further ahead turns nearer to the picture.
  static func tracks(from: [Double], to: [Double]) -> [Int] {
    var tracks = [Int](repeating: 0, count: from.count)
    let gap = 3.0
    func assign(_ order: [Int], reaches: (_ earlier: Int, _ later: Int) -> Bool) {
      for (place, index) in order.enumerated() {
        var track = 0
        for earlier in order[..<place] where reaches(earlier, index) {
          track = max(track, tracks[earlier] + 1)
        }
        tracks[index] = track
      }
    }
    let forwards = from.indices.filter { to[$0] > from[$0] }
    assign(Array(forwards.reversed())) { from[$0] < to[$1] + gap }
    let backwards = from.indices.filter { to[$0] <= from[$0] }
    assign(backwards) { from[$0] + gap > to[$1] }
    return tracks
  }
}
