extension Attribute {
  /// Creates an attribute for a list whose number of items is within a range.
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

  /// Creates an attribute for the index of an item in a list, from 0, or `none`.
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

  /// Creates an attribute for a whole number from 0 to a limit.
  public init(
    _ name: String, _ keyPath: any WritableKeyPath<Owner, Int> & Sendable, help: String, upTo limit: Int
  ) {
    self.init(name: name, help: help, type: .integer) { (value, owner) throws(AttributeError) in
      guard let number = try? Int(attribute: value), (0...limit).contains(number) else {
        throw AttributeError(expected: "a whole number between 0 and \(limit)", found: value)
      }
      owner[keyPath: keyPath] = number
    }
  }
}
