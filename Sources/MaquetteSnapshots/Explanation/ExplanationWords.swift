extension TraceTree {
  /// The name of the element, such as `button 'Save'`, with its number if siblings have the same name.
  func words(for index: Int) -> String {
    let name = plainWords(for: index)
    guard let (place, count) = place(of: index) else { return name }
    return "\(name), \(Self.ordinal(place)) of \(count)"
  }

  func plainWords(for index: Int) -> String {
    let node = elements[index].node
    guard let label = node.label else { return node.name }
    return "\(node.name) \(Self.quoted(label))"
  }

  /// The number of the element among those of the same name, parent and line, from 1, and their count; nil for the
  /// only one.
  func place(of index: Int) -> (place: Int, count: Int)? {
    let element = elements[index]
    // An identifier distinguishes elements better than a number.
    guard let parent = element.parent, element.node.id == nil else { return nil }
    let alike = twins[parent]?[Twin(element)] ?? []
    guard alike.count > 1, let place = Self.binaryIndex(of: index, in: alike) else { return nil }
    return (place + 1, alike.count)
  }

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

enum PropertyWords {
  /// The properties, and the kinds of marks, that say what a picture shows rather than how.
  static let content: Set = ["text", "symbol", "picture", "content", "image"]

  /// The default values of groups, which traces omit.
  private static func defaultValue(_ name: String) -> String { name == "opacity" ? "1" : "none" }

  /// Properties that follow from others: a difference is reported only if none of the others differs.
  private static let consequences: [String: Set<String>] = [
    "setting": ["text", "font size", "font weight"],
    "outline": ["symbol"],
  ]

  /// The differences between two marks of one kind, one phrase each.
  ///
  /// - Parameter isResized: whether the bounds differ, which changes outlines and settings as well.
  /// - Parameter text: a text whose properties are told apart by its words: `text colour of 'Photos' changed …`.
  static func effects(
    from old: [DrawingTrace.Property], to new: [DrawingTrace.Property], isResized: Bool,
    of text: DrawingTrace.Mark? = nil
  ) -> [String] {
    let owner = text?.properties.first.flatMap { $0.name == "text" ? " of \(quoted($0.value))" : nil } ?? ""
    let changed = changes(from: old, to: new)
    let names = Set(changed.map(\.name))
    return changed.compactMap { change in
      switch change.name {
      case "setting":
        return names.isDisjoint(with: consequences["setting"] ?? [])
          ? "text is set differently (line breaks, truncation or font)" : nil
      case "outline":
        return isResized || !names.isDisjoint(with: consequences["outline"] ?? []) ? nil : "outline changed"
      case "text":
        return "text changed from \(quoted(change.old)) to \(quoted(change.new))"
      case "symbol":
        return "symbol\(owner) changed from \(quoted(change.old)) to \(quoted(change.new))"
      default:
        let old = change.old ?? defaultValue(change.name)
        let new = change.new ?? defaultValue(change.name)
        return "\(change.name)\(owner) changed from \(old) to \(new)"
      }
    }
  }

  /// The names and values that differ, in the order of the new mark and then of the old one.
  static func changes(
    from old: [DrawingTrace.Property], to new: [DrawingTrace.Property]
  ) -> [(name: String, old: String?, new: String?)] {
    if old == new { return [] }
    let oldValues = Dictionary(old.map { ($0.name, $0.value) }) { first, _ in first }
    let newValues = Dictionary(new.map { ($0.name, $0.value) }) { first, _ in first }
    var seen: Set<String> = []
    return (new + old).compactMap { property in
      guard seen.insert(property.name).inserted else { return nil }
      let (old, new) = (oldValues[property.name], newValues[property.name])
      return old == new ? nil : (property.name, old, new)
    }
  }

  /// A mark in words: `fill #007AFF`, `text 'Save'`.
  static func words(for mark: DrawingTrace.Mark) -> String {
    guard let first = mark.properties.first, first.name == mark.kind else { return mark.kind }
    let isName = mark.kind == "text" || mark.kind == "symbol"
    return "\(mark.kind) \(isName ? quoted(first.value) : first.value)"
  }

  private static func quoted(_ text: String?) -> String { text.map { TraceTree.quoted($0) } ?? "none" }
}
