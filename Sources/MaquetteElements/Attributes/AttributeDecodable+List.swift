extension Array: AttributeDecodable where Element: AttributeDecodable {
  public static var attributeType: AttributeType { .list(of: Element.attributeType) }

  /// Takes a list, or a single value as a list of one; the error of an item contains its index.
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
