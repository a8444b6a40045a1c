internal import MaquetteRaster

// The first version of a trace as text, which golden pictures recorded before version 2 hold: one line a node or mark.
//
//     maquette-drawing 1
//     p 2 #FFFFFF
//     n 0 canvas 0 0 132 76
//     n 1 button 16 16 100 44 :14 #save 'Save
//     n 2 surface 16 16 100 44 ~
//     m 2 fill 32 32 200 88 fill=#007AFF corner_radius=8
//
// `p` is the picture: scale and background. `n` is a node: depth, name and frame, then line (:), id (#), label ('), value
// (=), outer frame (@, comma between) and part (~), as far as it has them. `m` is a mark: the index of its node, its kind,
// its bounds and its properties. Words are separated by spaces; within a word a space is `_`, and a special scalar is `\`,
// its number in hexadecimal, and `;`. Reading takes time in proportion to the text.

extension DrawingTrace {
  private static let heading = "maquette-drawing 1"

  /// Reads a text of version 1; nil if it is damaged.
  init?(version1 text: String) {
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
  fileprivate init?(_ words: ArraySlice<Substring.UTF8View>) {
    let words = Array(words)
    guard words.count >= 5, let name = TraceWord.unescaped(words[0]),
      let frame = DrawingTrace.Frame(words[1...4].map { TraceWord.number($0) ?? .nan })
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
        let numbers = rest.split(separator: UInt8(ascii: ",")).map { TraceWord.number($0) ?? .nan }
        guard let outer = DrawingTrace.Frame(numbers) else { return nil }
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

extension DrawingTrace.Mark {
  fileprivate init?(_ words: ArraySlice<Substring.UTF8View>) {
    let words = Array(words)
    guard words.count >= 6, let node = TraceWord.integer(words[0]), let kind = TraceWord.unescaped(words[1])
    else { return nil }
    guard let bounds = PixelRect(words[2...5].compactMap { TraceWord.integer($0) }) else { return nil }
    self.init(node: node, kind: kind, bounds: bounds, properties: [])
    for word in words[6...] {
      guard let equals = word.firstIndex(of: UInt8(ascii: "=")),
        let name = TraceWord.unescaped(word[..<equals]),
        let value = TraceWord.unescaped(word[word.index(after: equals)...])
      else { return nil }
      properties.append(.init(name, value))
    }
  }
}

/// The words of a line.
private enum TraceWord {
  /// The string of a word; nil if an escape in it is damaged.
  static func unescaped(_ word: Substring.UTF8View) -> String? {
    var result = String.UnicodeScalarView()
    var escape: UInt32?
    for scalar in Substring(word).unicodeScalars {
      if let number = escape {
        if scalar == ";" {
          if number != emptyEscape {
            guard let escaped = Unicode.Scalar(number) else { return nil }
            result.append(escaped)
          }
          escape = nil
        } else {
          guard let digit = Character(scalar).hexDigitValue, scalar.isASCII else { return nil }
          let digits = number == emptyEscape ? 0 : number
          guard digits <= 0x10FFFF else { return nil }
          escape = digits * 16 + UInt32(digit)
        }
      } else if scalar == "\\" {
        escape = emptyEscape
      } else {
        result.append(scalar == "_" ? " " : scalar)
      }
    }
    return escape == nil ? String(result) : nil
  }

  /// An escape without digits, which is the empty string.
  private static let emptyEscape = UInt32.max

  /// The number of a word; nil if it is not finite or beyond any picture.
  static func number(_ word: Substring.UTF8View) -> Double? {
    guard word.count <= 32, let value = Double(Substring(word)), value.isFinite,
      value.magnitude < DrawingTrace.mostPoints
    else { return nil }
    return value
  }

  /// The whole number of a word; nil if it is beyond any picture.
  static func integer(_ word: Substring.UTF8View) -> Int? {
    guard word.count <= 11, let value = Int(Substring(word)), value.magnitude <= 0x4000_0000 else {
      return nil
    }
    return value
  }
}
