/// The selected part of a text; character indices count from 0, and indices past the end mean the end.
public enum TextSelection: Hashable, Sendable {
  /// The whole text.
  case all
  /// No selection; the caret is before the character at this index.
  case caret(Int)
  /// The characters in a range of indices.
  case range(Range<Int>)

  /// Returns the selected indices in a text with a number of characters; an empty range at the caret.
  package func places(in count: Int) -> Range<Int> {
    func inside(_ place: Int) -> Int { Swift.min(Swift.max(0, place), count) }
    return switch self {
    case .all: 0..<count
    case .caret(let place): inside(place)..<inside(place)
    case .range(let range): inside(range.lowerBound)..<inside(range.upperBound)
    }
  }
}

extension TextSelection: AttributeDecodable {
  public static var attributeType: AttributeType { .either([.choice(["all"]), .list(of: .integer)]) }

  /// Takes `all`, a character index, or a list of the selection's start and end.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    if case .scalar("all", _) = value {
      self = .all
      return
    }
    guard let places = try? [Int](attribute: value), (1...2).contains(places.count),
      places.allSatisfy({ $0 >= 0 }), places == places.sorted()
    else {
      throw AttributeError(
        expected: "all, the place of the caret, or where the selection begins and ends", found: value)
    }
    self = places.count == 1 ? .caret(places[0]) : .range(places[0]..<places[1])
  }
}
