import Testing

@testable import MaquettePNG

/// The objects of a PDF file, found by its table of places.
struct PDFObjects {
  /// The texts of all objects by their numbers; streams have their dictionary only.
  private(set) var contents: [Int: String] = [:]
  /// The contents of compressed streams, but those of objects and of places.
  private(set) var streams: [String] = []

  /// All objects as one text.
  var text: String { contents.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n") }

  init(_ file: [UInt8]) throws {
    let end = try #require(file.suffix(40).text.firstMatch(of: /startxref\n([0-9]+)\n%%EOF\n$/))
    let table = try Self.object(in: file, at: try #require(Int(end.1)))
    let count = try #require(table.dictionary.firstMatch(of: /\/Size ([0-9]+)/).flatMap { Int($0.1) })
    let rows = try Self.rows(try #require(table.stream), count: count)
    for (number, row) in rows.enumerated() where row[0] == 1 {
      let object = try Self.object(in: file, at: Self.number(row[1..<5]))
      #expect(object.number == number)
      contents[number] = object.dictionary
      guard let stream = object.stream else { continue }
      if object.dictionary.contains("/Type/ObjStm") {
        try unpack(stream, object.dictionary, number, rows)
      } else if !object.dictionary.contains("/Type/XRef") {
        streams.append(stream.text)
      }
    }
  }

  /// Adds the objects of a stream, which the table has to name in their order.
  private mutating func unpack(
    _ stream: [UInt8], _ dictionary: String, _ number: Int, _ rows: [[UInt8]]
  ) throws {
    let first = try #require(dictionary.firstMatch(of: /\/First ([0-9]+)/).flatMap { Int($0.1) })
    let head = stream.prefix(first).text.split(separator: " ").compactMap { Int($0) }
    for index in 0..<head.count / 2 {
      let end = index + 1 < head.count / 2 ? first + head[2 * index + 3] : stream.count
      contents[head[2 * index]] = Array(stream[first + head[2 * index + 1]..<end]).text
      let row = rows[head[2 * index]]
      #expect(row[0] == 2 && Self.number(row[1..<5]) == number && Self.number(row[5..<7]) == index)
    }
  }

  private static func object(
    in file: [UInt8], at place: Int
  ) throws -> (number: Int, dictionary: String, stream: [UInt8]?) {
    let rest = file[place...]
    let head = try #require(rest.prefix(24).text.firstMatch(of: /^([0-9]+) 0 obj\n/))
    let start = place + head.0.utf8.count
    var end = start
    while !file[end...].starts(with: Array(">>\nstream\n".utf8)) { end += 1 }
    let dictionary = Array(file[start..<end]).text
    let length = try #require(dictionary.firstMatch(of: /\/Length ([0-9]+)$/).flatMap { Int($0.1) })
    let bytes = file[(end + 10)..<(end + 10 + length)]
    #expect(file[(end + 10 + length)...].starts(with: Array("\nendstream\nendobj\n".utf8)))
    let isCompressed = dictionary.contains("/FlateDecode")
    let stream = isCompressed ? try inflated(Array(bytes)) : Array(bytes)
    return (try #require(Int(head.1)), dictionary, stream)
  }

  private static func inflated(_ stream: [UInt8]) throws -> [UInt8] {
    try stream.withUnsafeBufferPointer { buffer in
      var inflater = try Inflater(buffer)
      let limit = 1 << 21
      var bytes = [UInt8](repeating: 0, count: limit + 258 + Inflater.slack)
      let count = try bytes.withUnsafeMutableBufferPointer { memory in
        let start = try #require(memory.baseAddress)
        let count = try inflater.inflate(start, from: 0, to: limit)
        try inflater.finish(start, at: count)
        return count
      }
      return Array(bytes[..<count])
    }
  }

  private static func rows(_ bytes: [UInt8], count: Int) throws -> [[UInt8]] {
    #expect(bytes.count == 8 * count)
    var rows: [[UInt8]] = []
    var above = [UInt8](repeating: 0, count: 7)
    for start in stride(from: 0, to: bytes.count, by: 8) {
      above = zip(bytes[(start + 1)..<(start + 8)], above).map { $0 &+ $1 }
      rows.append(above)
    }
    return rows
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}

extension ArraySlice<UInt8> {
  var text: String { Array(self).text }
}
