import MaquettePNG

/// The data that an exported file carries, as a PNG carries texts: what the picture was drawn from.
package enum ExportAttachment {
  /// The XML namespace of the element that holds it in SVG.
  static let namespace = "https://maquette.dev/sheet"

  /// The entries of the compressed stream that holds data of so many bytes in PDF, besides its filter and its length.
  static func entries(count: Int) -> String { "\(mark)\(count)>>" }

  private static let mark = "/Type/EmbeddedFile/Subtype/application#2Fjson/MaquetteSheet true/Params<</Size "

  /// The most bytes of all attachments of a file together: a compressed stream can be a thousand times as large as the file.
  private static let largest = 1 << 26

  /// The beginning and the end of the element in an SVG file.
  private static let marks = (
    start: Array("<sheet xmlns=\"\(namespace)\">".utf8), end: Array("</sheet>".utf8)
  )

  /// Returns the data of an SVG file; nil if it carries none.
  package static func read(svg bytes: [UInt8]) -> String? {
    guard let start = bytes.firstIndex(of: marks.start),
      let end = bytes[start...].firstIndex(of: marks.end)
    else { return nil }
    return unescaped(bytes[start + marks.start.count..<end])
  }

  /// Returns the data of a PDF file, one for each page that carries some.
  package static func read(pdf bytes: [UInt8]) -> [String] {
    var found: [String] = []
    var rest = bytes[...]
    let mark = Array(mark.utf8)
    var left = largest
    while let place = rest.firstIndex(of: mark) {
      rest = rest[(place + mark.count)...]
      guard let size = number(in: &rest), size <= left, skip(">>/Filter/FlateDecode/Length ", in: &rest),
        let length = number(in: &rest), skip(">>\nstream\n", in: &rest), rest.count >= length,
        let data = ZlibStream.decompressed(rest.prefix(length), count: size)
      else { continue }
      left -= size
      found.append(String(decoding: data, as: UTF8.self))
      rest = rest.dropFirst(length)
    }
    return found
  }

  /// Reads a whole number up to ``largest``.
  private static func number(in rest: inout ArraySlice<UInt8>) -> Int? {
    var number = 0
    let digits = rest.prefix { (48...57).contains($0) }.prefix(9)
    for digit in digits { number = 10 * number + Int(digit - 48) }
    rest = rest.dropFirst(digits.count)
    return digits.isEmpty || number > largest ? nil : number
  }

  /// Passes over a text; returns whether it was there.
  private static func skip(_ text: StaticString, in rest: inout ArraySlice<UInt8>) -> Bool {
    var bytes: [UInt8] = []
    bytes.append(text)
    guard rest.starts(with: bytes) else { return false }
    rest = rest.dropFirst(bytes.count)
    return true
  }

  /// Whether bytes begin as a PDF file.
  package static func isPDF(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("%PDF-".utf8)) }

  /// Whether bytes begin as an SVG file.
  package static func isSVG(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(1024).firstIndex(of: Array("<svg".utf8)) != nil && bytes.first == UInt8(ascii: "<")
  }

  private static let entities: [(name: [UInt8], character: UInt8)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#10;", "\n"), ("&#9;", "\t"),
    ("&#13;", "\r"),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)[0]) }

  private static func unescaped(_ text: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var rest = text
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"), let entity = entities.first(where: { rest.starts(with: $0.name) }) {
        result.append(entity.character)
        rest = rest.dropFirst(entity.name.count)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Returns the place of the first occurrence of some bytes.
  func firstIndex(of bytes: [UInt8]) -> Int? {
    guard let first = bytes.first, count >= bytes.count else { return nil }
    var place = startIndex
    let end = endIndex - bytes.count
    while place <= end {
      if self[place] == first, self[place..<place + bytes.count].elementsEqual(bytes) { return place }
      place += 1
    }
    return nil
  }
}
