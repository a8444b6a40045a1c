/// Reads the lines around the cursor by their indentation.
struct LineScan {
  typealias Step = CursorContext.Step

  let document: TextDocument
  private let line: Int
  /// The line of the cursor: all of it, for a key may continue after the cursor.
  let parts: LineParts

  /// A line above the cursor that the cursor is inside of, and the steps that it adds, the inner one last.
  private struct Ancestor {
    var line: Int
    var parts: LineParts
    var steps: [Step]
  }

  init(document: TextDocument, line: Int, column: Int) {
    self.document = document
    self.line = line
    parts = LineParts(document.bytes(ofLine: line))
  }

  /// The place of a bracket that is open at the cursor, and the way to it.
  func opening(before offset: Int) -> (offset: Int, path: [Step])? {
    if let first = document.bytes.firstIndex(where: { !" \t\r\n".utf8.contains($0) }), first < offset,
      Self.isBracket(document.bytes[first]), isOpen(from: first, at: offset)
    {
      return (first, [])
    }
    let above = ancestors(of: parts.isEmpty ? max(parts.content, 1) : parts.content)
    var path: [Step] = []
    for ancestor in above.reversed() {
      path += ancestor.steps
      let place = document.start(ofLine: ancestor.line) + valueStart(of: ancestor.parts, in: ancestor.line)
      if place < document.bytes.count, Self.isBracket(document.bytes[place]), isOpen(from: place, at: offset)
      {
        return (place, path)
      }
    }
    let place = document.start(ofLine: line) + valueStart(of: parts, in: line)
    guard place < offset, Self.isBracket(document.bytes[place]), isOpen(from: place, at: offset) else {
      return nil
    }
    let own = parts.dashes.map { _ in Step.item } + (parts.key.map { [.key($0.name)] } ?? [])
    let column = parts.dashes.first ?? parts.content
    return (place, self.path(aboveContent: column) + own)
  }

  /// The column of a value, after an anchor.
  private func valueStart(of parts: LineParts, in line: Int) -> Int {
    let bytes = document.bytes(ofLine: line)
    var place = bytes.startIndex + parts.value
    if place < bytes.endIndex, bytes[place] == UInt8(ascii: "&") {
      while place < bytes.endIndex, bytes[place] != UInt8(ascii: " ") { place += 1 }
      while place < bytes.endIndex, bytes[place] == UInt8(ascii: " ") { place += 1 }
    }
    return place - bytes.startIndex
  }

  private static func isBracket(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }

  private func isOpen(from place: Int, at offset: Int) -> Bool {
    !FlowScanner(document.bytes, from: place, to: offset).frames.isEmpty
  }

  /// The way to the collection whose parts begin at a column of the line of the cursor.
  func path(aboveContent column: Int) -> [Step] {
    let own = parts.dashes.filter { $0 < column }
    let above = ancestors(of: own.first ?? column, isItem: !own.isEmpty).reversed().flatMap(\.steps)
    return above + own.map { _ in .item }
  }

  /// The lines that the cursor is inside of, from the inside out, if its own line begins at a column.
  private func ancestors(of column: Int, isItem: Bool? = nil) -> [Ancestor] {
    var found: [Ancestor] = []
    var column = column
    var isItem = isItem ?? !parts.dashes.isEmpty
    var line = line - 1
    while line >= 0, column > 0 || isItem {
      defer { line -= 1 }
      let bytes = document.bytes(ofLine: line)
      let indent = bytes.prefix { $0 == UInt8(ascii: " ") }.count
      guard indent < column || isItem && indent == column else { continue }
      let parts = LineParts(bytes)
      if parts.isEmpty && parts.dashes.isEmpty { continue }
      var steps: [Step] = []
      if let key = parts.key, parts.content < column || isItem && parts.content == column {
        steps.append(.key(key.name))
        column = parts.content
        isItem = false
      }
      for dash in parts.dashes.reversed() where dash < column {
        steps.append(.item)
        column = dash
        isItem = true
      }
      if !steps.isEmpty { found.append(Ancestor(line: line, parts: parts, steps: steps.reversed())) }
    }
    return found
  }

  /// The keys at a column of the mapping around the cursor, without that of its own line.
  func siblings(ofContent column: Int) -> Set<String> {
    var names: Set<String> = []
    // What stands left of the column in the line of the cursor begins the mapping.
    if parts.dashes.isEmpty { visit(from: line - 1, by: -1, column: column) { names.insert($0) } }
    visit(from: line + 1, by: 1, column: column) { names.insert($0) }
    return names
  }

  /// Whether the lines before the cursor at a column are items.
  func hasItems(at column: Int) -> Bool {
    var line = line - 1
    while line >= 0 {
      let parts = LineParts(document.bytes(ofLine: line))
      let first = parts.dashes.first ?? parts.content
      if !(parts.isEmpty && parts.dashes.isEmpty), first <= column { return parts.dashes.first == column }
      line -= 1
    }
    return false
  }

  private func visit(from first: Int, by step: Int, column: Int, _ body: (String) -> Void) {
    var line = first
    while line >= 0, line < document.lineCount {
      let parts = LineParts(document.bytes(ofLine: line))
      line += step
      if parts.isEmpty && parts.dashes.isEmpty { continue }
      let beginsItem = parts.dashes.first.map { $0 < column } ?? false
      // An item above has the first key of the mapping, and one below is another mapping.
      if beginsItem && step > 0 { return }
      if parts.content == column, let key = parts.key { body(key.name) }
      if parts.content < column || beginsItem { return }
    }
  }
}
