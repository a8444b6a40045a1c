package import MaquetteDocuments

// Messages are written as literals: `["line": 3, "text": "Play"]`.

extension JSON: ExpressibleByDictionaryLiteral {
  /// An object; values that are nil are left out.
  package init(dictionaryLiteral elements: (String, JSON?)...) {
    self = .object(elements.compactMap { name, value in value.map { Member(name, $0) } })
  }
}

extension JSON: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
}

extension JSON: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self = .text(value) }
}

extension JSON: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self = .whole(value) }
}

extension JSON: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
}
