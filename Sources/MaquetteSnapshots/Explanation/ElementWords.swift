/// The names of elements in explanations.
extension TraceTree {
  /// The name of the element, such as `button 'Save'`, with its number if siblings have the same name.
  func words(for index: Int) -> String {
    let name = plainWords(for: index)
    guard let (place, count) = place(of: index) else { return name }
    return "\(name), \(Self.ordinal(place)) of \(count)"
  }

  /// The name of the element, without a number.
  func plainWords(for index: Int) -> String {
    let node = elements[index].node
    guard let label = node.label else { return node.name }
    return "\(node.name) \(Self.quoted(label))"
  }

  /// The number of the element among those of the same name, parent and line, from 1, and their count; nil for the
  /// only one.
  func place(of index: Int) -> (place: Int, count: Int)? {
    let element = elements[index]
    // An identifier tells elements apart better than counting does.
    guard let parent = element.parent, element.node.id == nil else { return nil }
    let alike = twins[parent]?[Twin(element)] ?? []
    guard alike.count > 1, let place = Self.binaryIndex(of: index, in: alike) else { return nil }
    return (place + 1, alike.count)
  }

  /// The position of an index in an ascending list.
  private static func binaryIndex(of index: Int, in list: [Int]) -> Int? {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < list.count && list[low] == index ? low : nil
  }

  /// The key of elements that have the same name, label and line.
  struct Twin: Hashable {
    private let call: Int
    private let line: Int?

    init(_ element: Element) {
      call = element.call
      line = element.node.line
    }
  }

  /// A text in quotation marks, in one line and not too long.
  static func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count <= 48 ? "'\(line)'" : "'\(line.prefix(47))…'"
  }

  private static func ordinal(_ number: Int) -> String {
    let suffix =
      switch (number % 10, number % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(number)\(suffix)"
  }
}
