import MaquetteDiagnostics

/// Finds the token of the theme whose path differs from another in one name, which is similar.
///
/// A file may have 100,000 tokens that the theme lacks, so that none is compared with all of the theme.
struct TokenNeighbors {
  /// A path without one of its names.
  private struct Gap: Hashable {
    var path: [String]
    var index: Int
  }

  /// The paths that have a gap in common, in the order of the theme.
  private var places: [Gap: [Int]] = [:]
  private let paths: [[String]]

  init(_ paths: [[String]]) {
    self.paths = paths
    for (place, path) in paths.enumerated() {
      for gap in Self.gaps(of: path) { places[gap, default: []].append(place) }
    }
  }

  /// The first path of the theme that is near another; nil if none is.
  func nearest(to path: [String]) -> [String]? {
    Self.gaps(of: path).compactMap { gap in
      places[gap]?.first { place in
        let (right, wrong) = (paths[place][gap.index], path[gap.index])
        return right != wrong && NearestName.nearest(to: wrong, among: [right]) != nil
      }
    }.min().map { paths[$0] }
  }

  private static func gaps(of path: [String]) -> [Gap] {
    path.indices.map { index in
      var path = path
      path[index] = ""
      return Gap(path: path, index: index)
    }
  }
}
