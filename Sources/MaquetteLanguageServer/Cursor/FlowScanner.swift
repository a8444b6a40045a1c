/// Follows brackets from where they open to the cursor, however much is missing.
struct FlowScanner {
  /// An open bracket.
  struct Frame {
    var isMapping: Bool
    /// The key whose value is being written.
    var key: String?
    /// The keys so far.
    var keys: [String] = []
  }

  private(set) var frames: [Frame] = []
  /// The word that ends at the cursor; its first byte.
  private(set) var start: Int
  /// The quote that is open at the cursor.
  private(set) var quote: UInt8?
  private let bytes: [UInt8]
  private var place: Int
  private let end: Int
  /// The last word, which a colon makes a key.
  private var word: Range<Int>?

  /// Scans from an opening bracket.
  init(_ bytes: [UInt8], from place: Int, to end: Int) {
    self.bytes = bytes
    self.place = place
    self.end = end
    start = end
    repeat { step() } while self.place < end && !frames.isEmpty
    if let word, word.upperBound == end { start = word.lowerBound }
  }

  /// What is typed of the word at the cursor.
  var partial: String { String(decoding: bytes[start..<end], as: UTF8.self) }

  private mutating func step() {
    let byte = bytes[place]
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      frames.append(Frame(isMapping: byte == UInt8(ascii: "{")))
      advance()
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      frames.removeLast()
      advance()
    case UInt8(ascii: ","):
      if let index = frames.indices.last { frames[index].key = nil }
      advance()
    case UInt8(ascii: ":"):
      if let word, let index = frames.indices.last {
        let key = String(decoding: bytes[word], as: UTF8.self)
        frames[index].key = key
        frames[index].keys.append(key)
      }
      advance()
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): place += 1
    case UInt8(ascii: "#"): while place < end, bytes[place] != UInt8(ascii: "\n") { place += 1 }
    case UInt8(ascii: "\""), UInt8(ascii: "'"): quoted(byte)
    default: plain()
    }
  }

  private mutating func advance() {
    place += 1
    word = nil
  }

  private mutating func quoted(_ mark: UInt8) {
    let first = place + 1
    place = first
    while place < end, bytes[place] != mark {
      place += mark == UInt8(ascii: "\"") && bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    if place >= end {
      place = end
      quote = mark
      word = first..<end
    } else {
      word = first..<place
      place += 1
    }
  }

  private mutating func plain() {
    let first = place
    while place < end {
      let byte = bytes[place]
      if ",[]{}\n\r".utf8.contains(byte) { break }
      if byte == UInt8(ascii: ":"), place + 1 >= end || " \n\r,[]{}".utf8.contains(bytes[place + 1]) { break }
      if byte == UInt8(ascii: "#"), place > first, bytes[place - 1] == UInt8(ascii: " ") { break }
      place += 1
    }
    var last = place
    // The word at the cursor keeps its spaces: they are typed.
    while place < end, last > first, bytes[last - 1] == UInt8(ascii: " ") { last -= 1 }
    word = first..<last
  }
}
