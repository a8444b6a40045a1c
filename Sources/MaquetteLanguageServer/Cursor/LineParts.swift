/// A line of YAML outside of brackets, as far as its shape goes: `  - name: value`.
struct LineParts {
  /// A name before a colon, with its first and its last byte in the line.
  struct Key {
    var name: String
    var range: Range<Int>
  }

  /// The columns of the dashes that begin items.
  var dashes: [Int] = []
  /// The column of what follows spaces and dashes.
  var content: Int
  var key: Key?
  /// The column where the value begins: after the colon and spaces, or the content of a line without a key.
  var value: Int
  /// Whether there is nothing but spaces, dashes and a comment.
  var isEmpty: Bool

  init(_ line: ArraySlice<UInt8>) {
    let bytes = Array(line)
    var place = bytes.prefix { $0 == UInt8(ascii: " ") }.count
    func isEnd(_ place: Int) -> Bool { place >= bytes.count || bytes[place] == UInt8(ascii: " ") }
    while place < bytes.count, bytes[place] == UInt8(ascii: "-"), isEnd(place + 1) {
      dashes.append(place)
      place += 1
      while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
    }
    content = place
    value = place
    isEmpty = place >= bytes.count || bytes[place] == UInt8(ascii: "#")
    guard !isEmpty, let (name, range, colon) = Self.key(in: bytes, from: place) else { return }
    key = Key(name: name, range: range)
    value = colon + 1
    while value < bytes.count, bytes[value] == UInt8(ascii: " ") { value += 1 }
  }

  /// The key that begins at a column: plain or quoted, up to a colon before a space or the end.
  private static func key(in bytes: [UInt8], from start: Int) -> (
    name: String, range: Range<Int>, colon: Int
  )? {
    let first = bytes[start]
    if "[{".utf8.contains(first) { return nil }
    var place = start
    var range = start..<start
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      guard let close = bytes[(start + 1)...].firstIndex(of: first) else { return nil }
      range = (start + 1)..<close
      place = close + 1
      while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
      guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else { return nil }
    } else {
      while place < bytes.count {
        if bytes[place] == UInt8(ascii: ":"),
          place + 1 >= bytes.count || bytes[place + 1] == UInt8(ascii: " ")
        {
          break
        }
        if bytes[place] == UInt8(ascii: "#"), bytes[place - 1] == UInt8(ascii: " ") { return nil }
        place += 1
      }
      guard place < bytes.count, place > start else { return nil }
      range = start..<place
    }
    return (String(decoding: bytes[range], as: UTF8.self), range, place)
  }
}
