extension Array: AttributeDecodable where Element: AttributeDecodable {
  /// One value of the elements' type or a list of them.
  public static var attributeType: AttributeType { .list(of: Element.attributeType) }

  /// Takes a list, or a single value as a list of one; the error of an item names its place.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self = []
    guard case .list(let items) = value else {
      append(try Element(attribute: value))
      return
    }
    reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      do throws(AttributeError) {
        append(try Element(attribute: item))
      } catch {
        throw error.at(.item(index))
      }
    }
  }
}

extension Attribute {
  /// Creates an attribute for a list that holds a number of items within a range.
  public init<Item: AttributeDecodable>(
    _ name: String, _ keyPath: any WritableKeyPath<Owner, [Item]> & Sendable, help: String,
    count range: ClosedRange<Int>, of items: String
  ) {
    self.init(name: name, help: help, type: [Item].attributeType) { (value, owner) throws(AttributeError) in
      let list = try [Item](attribute: value)
      guard range.contains(list.count) else {
        throw AttributeError(
          message: "expected \(range.lowerBound) to \(range.upperBound) \(items), found \(list.count)")
      }
      owner[keyPath: keyPath] = list
    }
  }

  /// Creates an attribute for the place of an item in a list, counted from 0, or `none`.
  public init(
    _ name: String, _ keyPath: any WritableKeyPath<Owner, Int?> & Sendable, help: String,
    indexUpTo limit: Int
  ) {
    self.init(
      name: name, help: help, type: .either([.integer, .choice(["none"])])
    ) { (value, owner) throws(AttributeError) in
      if case .scalar("none", _) = value {
        owner[keyPath: keyPath] = nil
        return
      }
      guard let index = try? Int(attribute: value), (0...limit).contains(index) else {
        throw AttributeError(expected: "a whole number between 0 and \(limit), or none", found: value)
      }
      owner[keyPath: keyPath] = index
    }
  }
}
