import MaquetteGraphics
import MaquetteRaster

// The first version of a trace as text, in golden pictures recorded before version 2: one line per node or mark.
//
//     maquette-drawing 1
//     p 2 #FFFFFF
//     n 0 canvas 0 0 132 76
//     n 1 button 16 16 100 44 :14 #save 'Save
//     n 2 surface 16 16 100 44 ~
//     m 2 fill 32 32 200 88 fill=#007AFF corner_radius=8
//
// `p` is the picture: scale and background. `n` is a node: depth, name and frame, then line (:), id (#), label ('),
// value (=), outer frame (@, comma between) and part (~), all optional. `m` is a mark: the index of its node, its kind,
// its bounds and its properties. Words are separated by spaces; within a word a space is `_`. Reading takes time in
// proportion to the text.

extension DrawingTrace {
  /// Reads a text of version 1; nil if it is damaged.
  init?(version1 text: String) {
    let lines = text.unicodeScalars.split(separator: "\n")
    guard lines.first?.elementsEqual("maquette-drawing 1".unicodeScalars) == true else { return nil }
    self.init(scale: 0, background: "", nodes: [], marks: [])
    do {
      var path: [Int] = []
      for line in lines.dropFirst() {
        var words = TraceWords(rest: line.split(separator: " ")[...])
        switch try words.text() {
        case "p":
          scale = try words.number()
          background = try words.text()
        case "n":
          let depth = try words.integer()
          guard (nodes.isEmpty ? 0...0 : 1...path.count).contains(depth) else { throw FormerText.Damage() }
          path.removeSubrange(depth...)
          nodes.append(try Node(&words, parent: path.last))
          path.append(nodes.count - 1)
        case "m":
          let mark = try Mark(&words)
          guard nodes.indices.contains(mark.node) else { throw FormerText.Damage() }
          marks.append(mark)
        default: throw FormerText.Damage()
        }
      }
    } catch {
      return nil
    }
    guard scale > 0, scale < Self.mostPoints, !nodes.isEmpty else { return nil }
  }
}

extension DrawingTrace.Node {
  fileprivate init(_ words: inout TraceWords, parent: Int?) throws {
    self.init(name: try words.text(), parent: parent, frame: try words.frame())
    for word in words.rest {
      var value = TraceWords(rest: [word.dropFirst()])
      switch word.first {
      case ":":
        let number = try value.integer()
        guard number > 0 else { throw FormerText.Damage() }
        line = number
      case "#": id = try value.text()
      case "'": label = try value.text()
      case "=": self.value = try value.text()
      case "@":
        value.rest = word.dropFirst().split(separator: ",")[...]
        outerFrame = try value.frame()
      case "~": isPart = true
      default: throw FormerText.Damage()
      }
    }
  }
}

extension DrawingTrace.Mark {
  fileprivate init(_ words: inout TraceWords) throws {
    self.init(
      node: try words.integer(), kind: try words.text(), bounds: try words.bounds(),
      properties: try words.rest.map { word in
        guard let equals = word.firstIndex(of: "=") else { throw FormerText.Damage() }
        var pair = TraceWords(rest: [word[..<equals], word[word.index(after: equals)...]])
        return .init(try pair.text(), try pair.text())
      })
    guard properties.count <= DrawingTrace.mostProperties else { throw FormerText.Damage() }
  }
}

/// The words of a line that have not been read.
private struct TraceWords {
  var rest: ArraySlice<FormerText.Word>

  private mutating func next() throws -> FormerText.Word {
    guard let word = rest.popFirst() else { throw FormerText.Damage() }
    return word
  }

  mutating func text() throws -> String {
    let word = String.UnicodeScalarView(try next().map { $0 == "_" ? " " : $0 })
    return try FormerText.unescaped(word[...])
  }

  mutating func number() throws -> Double {
    guard let number = Double(Substring(try next())) else { throw FormerText.Damage() }
    return number
  }

  mutating func integer() throws -> Int {
    guard let number = Int(Substring(try next())) else { throw FormerText.Damage() }
    return number
  }

  mutating func frame() throws -> Rect {
    let numbers = [try number(), try number(), try number(), try number()]
    guard let frame = Rect(numbers) else { throw FormerText.Damage() }
    return frame
  }

  mutating func bounds() throws -> PixelRect {
    let numbers = [try integer(), try integer(), try integer(), try integer()]
    guard let bounds = PixelRect(numbers) else { throw FormerText.Damage() }
    return bounds
  }
}
