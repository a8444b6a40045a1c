import MaquetteFiles

/// Chooses goldens by their names: a part of the picture's path without its suffix, such as `Button/matrix~dark`,
/// in which `*` stands for any characters and `?` for one.
package struct GoldenFilter: Sendable, Hashable {
  package let pattern: String
  private let characters: [Character]

  /// Creates a filter; nil for an empty pattern.
  package init?(_ pattern: String) {
    if pattern.isEmpty { return nil }
    self.pattern = pattern
    characters = Array("*" + pattern + "*")
  }

  /// Whether the filter chooses the picture, or the sheet, at a path.
  ///
  /// Method: greedy matching that backtracks to the last star only, which is enough because a later star can match
  /// everything an earlier one could. Cost: at most the product of the two lengths.
  package func chooses(_ path: String) -> Bool {
    let text = Array(FileName.withoutSuffix(path))
    var (position, matched) = (0, 0)
    var star: (position: Int, matched: Int)?
    while matched < text.count {
      if position < characters.count, characters[position] == "*" {
        star = (position, matched)
        position += 1
      } else if position < characters.count, ["?", text[matched]].contains(characters[position]) {
        position += 1
        matched += 1
      } else if let last = star {
        star = (last.position, last.matched + 1)
        (position, matched) = (last.position + 1, last.matched + 1)
      } else {
        return false
      }
    }
    return characters[position...].allSatisfy { $0 == "*" }
  }
}
