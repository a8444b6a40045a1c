public import MaquetteElements

/// Which part of a field's text is selected; places count characters from 0, and those past the end mean the end.
public enum TextSelection: Hashable, Sendable {
  /// All of it.
  case all
  /// Nothing; the caret stands before the character at this place.
  case caret(Int)
  /// The characters from one place to another.
  case range(Range<Int>)

  /// Returns the selected places in a text of so many characters; none are where the caret is.
  func places(in count: Int) -> Range<Int> {
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

  /// Takes `all`, a place, or a list of where the selection begins and ends.
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
