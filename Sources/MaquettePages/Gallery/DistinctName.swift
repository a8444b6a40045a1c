/// Names that are cut where they are alike: what tells a picture from its neighbours stays.
enum DistinctName {
  /// The name, or, if that does not fit, the name with an ellipsis for the end of what it shares with a neighbour.
  ///
  /// - Parameters:
  ///   - neighbours: The names that stand beside it.
  ///   - fits: Whether a text has room; it must be true of the beginning of a text that it is true of.
  static func cut(_ name: String, beside neighbours: [String], fits: (String) -> Bool) -> String {
    if fits(name) { return name }
    let shared = neighbours.filter { $0 != name }.map { name.commonPrefix(with: $0) }.max() ?? 0
    let rest = name.dropFirst(shared)
    var (kept, most) = (0, shared)
    while kept < most {
      let middle = (kept + most + 1) / 2
      if fits(name.prefix(middle) + "…" + rest) { kept = middle } else { most = middle - 1 }
    }
    return kept < shared ? name.prefix(kept) + "…" + rest : name
  }
}

extension String {
  /// The number of characters that two texts have in common from their start.
  fileprivate func commonPrefix(with other: String) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}
