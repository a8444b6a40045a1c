import MaquetteComparison

/// What the masks of a comparison hide.
package struct Masking: Sendable, Hashable {
  /// The share of the picture, 0 to 1.
  package let share: Double
  /// The elements that are hidden as a whole, and all that draw something; nil if the elements are not known.
  package let hiddenElements: Int?
  package let elementCount: Int?

  init(_ comparison: Comparison, elements: (count: Int, hidden: Int)?) {
    let all = comparison.hiddenCount + comparison.comparedCount
    share = all > 0 ? Double(comparison.hiddenCount) / Double(all) : 0
    (elementCount, hiddenElements) = (elements?.count, elements?.hidden)
  }

  /// Whether the masks hide so much that the comparison says little: more than half of the picture or of the elements.
  package var hidesMost: Bool { share > 0.5 || (hiddenElements ?? 0) * 2 > (elementCount ?? 0) }
}

extension Masking: CustomStringConvertible {
  /// `masks hide 12 % of the picture and 2 of 7 elements`.
  package var description: String {
    let percent = share * 100
    // Neither is all hidden before it is, nor nothing.
    let rounded = percent > 0 && percent < 1 ? "less than 1" : "\(Int(percent.rounded(.down)))"
    guard let hiddenElements, let elementCount else { return "masks hide \(rounded) % of the picture" }
    return "masks hide \(rounded) % of the picture and \(hiddenElements) of \(elementCount) elements"
  }
}
