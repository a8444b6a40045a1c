internal import MaquetteRaster

// A trace as text, one line a node or mark, for keeping in a golden picture.
//
//     maquette-drawing 1
//     p 2 #FFFFFF
//     n 0 canvas 0 0 132 76
//     n 1 button 16 16 100 44 :14 #save 'Save
//     n 2 surface 16 16 100 44 ~
//     m 2 fill 32 32 200 88 fill=#007AFF corner_radius=8
//
// `p` is the picture: scale and background. `n` is a node: depth, name and frame, then what there is of line (:),
// id (#), label ('), value (=), outer frame (@, comma between) and part (~). `m` is a mark: the index of its node, its
// kind, its bounds and its properties. Words are separated by spaces; within a word a space is `_`, and any
// scalar that would be taken for something else is `\` and its number in hexadecimal and `;`.
//
// Reading takes time in proportion to the text and is lenient with nobody: a text of another version, with a
// damaged line, or over a limit gives no trace at all, and the picture explains itself without one.

extension DrawingTrace {
  private static let heading = "maquette-drawing 1"
  /// As much as a PNG's text may hold.
  private static let mostBytes = 1 << 20
  private static let mostProperties = 64

  /// The trace as text, one line a node or mark; the first line names the version of the form.
  package var text: String {
    var text = Self.heading + "\np \(TraceWord.number(scale)) \(TraceWord.escaped(background))\n"
    var depths: [Int] = []
    depths.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      // A parent that does not precede its child is no parent.
      let parent = node.parent.flatMap { (0..<index).contains($0) ? $0 : nil }
      let depth = parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      text += "n \(depth) \(node.words)\n"
    }
    for mark in marks {
      let bounds = mark.bounds
      text +=
        "m \(mark.node) \(TraceWord.escaped(mark.kind)) \(bounds.x) \(bounds.y) \(bounds.width) \(bounds.height)"
      for property in mark.properties {
        text += " \(TraceWord.escaped(property.name))=\(TraceWord.escaped(property.value))"
      }
      text += "\n"
    }
    return text
  }

  /// Reads what ``text`` wrote; nil for a text of another version, a damaged one, and one over a limit.
  package init?(text: String) {
    guard text.utf8.count <= Self.mostBytes else { return nil }
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)[...]
    guard lines.popFirst()?.elementsEqual(Self.heading.utf8) == true,
      let picture = lines.popFirst()?.split(separator: UInt8(ascii: " ")), picture.count == 3,
      picture[0].elementsEqual("p".utf8), let scale = TraceWord.number(picture[1]), scale > 0,
      let background = TraceWord.unescaped(picture[2])
    else { return nil }
    self.init(scale: scale, background: background, nodes: [], marks: [])
    var path: [Int] = []
    for line in lines {
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 256)
      guard let sort = words.first else { return nil }
      if sort.elementsEqual("n".utf8) {
        guard words.count >= 2, let depth = TraceWord.integer(words[1]),
          (nodes.isEmpty ? 0...0 : 1...path.count).contains(depth), var node = Node(words.dropFirst(2))
        else { return nil }
        path.removeSubrange(depth...)
        node.parent = path.last
        path.append(nodes.count)
        nodes.append(node)
      } else if sort.elementsEqual("m".utf8) {
        guard let mark = Mark(words.dropFirst()),
          mark.properties.count <= Self.mostProperties, nodes.indices.contains(mark.node)
        else { return nil }
        marks.append(mark)
      } else {
        return nil
      }
    }
    if nodes.isEmpty { return nil }
  }
}

extension DrawingTrace.Node {
  fileprivate var words: String {
    var words = "\(TraceWord.escaped(name)) \(frame.words(separator: " "))"
    if let line { words += " :\(line)" }
    if let id { words += " #\(TraceWord.escaped(id))" }
    if let label { words += " '\(TraceWord.escaped(label))" }
    if let value { words += " =\(TraceWord.escaped(value))" }
    if let outerFrame { words += " @\(outerFrame.words(separator: ","))" }
    return isPart ? words + " ~" : words
  }

  fileprivate init?(_ words: ArraySlice<Substring.UTF8View>) {
    let words = Array(words)
    guard words.count >= 5, let name = TraceWord.unescaped(words[0]),
      let frame = DrawingTrace.Frame(words[1...4])
    else { return nil }
    self.init(name: name, frame: frame)
    for word in words[5...] {
      let rest = word.dropFirst()
      switch word.first {
      case UInt8(ascii: ":"):
        guard let line = TraceWord.integer(rest), line > 0 else { return nil }
        self.line = line
      case UInt8(ascii: "#"):
        guard let id = TraceWord.unescaped(rest) else { return nil }
        self.id = id
      case UInt8(ascii: "'"):
        guard let label = TraceWord.unescaped(rest) else { return nil }
        self.label = label
      case UInt8(ascii: "="):
        guard let value = TraceWord.unescaped(rest) else { return nil }
        self.value = value
      case UInt8(ascii: "@"):
        guard let outer = DrawingTrace.Frame(rest.split(separator: UInt8(ascii: ","))[...]) else {
          return nil
        }
        outerFrame = outer
      case UInt8(ascii: "~"):
        guard rest.isEmpty else { return nil }
        isPart = true
      default:
        return nil
      }
    }
  }
}

extension DrawingTrace.Frame {
  fileprivate func words(separator: String) -> String {
    [x, y, width, height].map(TraceWord.number).joined(separator: separator)
  }

  fileprivate init?(_ words: ArraySlice<Substring.UTF8View>) {
    let numbers = words.compactMap { TraceWord.number($0) }
    guard words.count == 4, numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension DrawingTrace.Mark {
  fileprivate init?(_ words: ArraySlice<Substring.UTF8View>) {
    let words = Array(words)
    guard words.count >= 6, let node = TraceWord.integer(words[0]), let kind = TraceWord.unescaped(words[1])
    else { return nil }
    let numbers = words[2...5].compactMap { TraceWord.integer($0) }
    guard numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
    self.init(
      node: node, kind: kind,
      bounds: .init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), properties: [])
    for word in words[6...] {
      guard let equals = word.firstIndex(of: UInt8(ascii: "=")),
        let name = TraceWord.unescaped(word[..<equals]),
        let value = TraceWord.unescaped(word[word.index(after: equals)...])
      else { return nil }
      properties.append(.init(name, value))
    }
  }
}
