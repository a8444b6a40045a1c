internal import MaquetteGraphics

/// Packs dimension lines into lanes beside the picture.
///
/// Short ones stand nearest, as in engineering drawings, so that extension lines do not cross them; each takes the first lane
/// in which nothing is in its way. Deterministic, and quadratic in the number of dimensions, which is limited.
enum Lanes {
  /// What a dimension takes along its lane, label included.
  struct Extent {
    var start: Double
    var end: Double
    /// The measured length, by which dimensions are ranked.
    var length: Double
  }

  /// Returns the lane of each extent, 0 nearest to the picture.
  static func pack(_ extents: [Extent], gap: Double) -> [Int] {
    let order = extents.indices.sorted {
      (extents[$0].length, extents[$0].start, $0) < (extents[$1].length, extents[$1].start, $1)
    }
    var lanes: [[Int]] = []
    var result = [Int](repeating: 0, count: extents.count)
    for index in order {
      let extent = extents[index]
      let lane =
        lanes.firstIndex { lane in
          lane.allSatisfy { extents[$0].end + gap <= extent.start || extent.end + gap <= extents[$0].start }
        } ?? lanes.count
      if lane == lanes.count { lanes.append([]) }
      lanes[lane].append(index)
      result[index] = lane
    }
    return result
  }
}
