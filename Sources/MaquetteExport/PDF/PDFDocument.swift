import MaquetteFiles
import MaquettePNG

/// The objects of a PDF file and their places.
///
/// Objects other than streams are compressed together, as PDF can since version 1.5: the tags of a page take more room than its
/// drawing otherwise.
struct PDFDocument {
  /// A reference to an object.
  struct Reference: Hashable {
    let number: Int
    /// The reference as an operand: `7 0 R`.
    var text: String { "\(number) 0 R" }
  }

  private var objects: [[UInt8]] = []
  /// The objects that are streams.
  private var streams: Set<Int> = []

  /// Returns a reference to an object that is set later.
  mutating func reserve() -> Reference {
    objects.append([])
    return Reference(number: objects.count)
  }

  mutating func set(_ reference: Reference, _ content: String) {
    objects[reference.number - 1] = Array(content.utf8)
  }

  mutating func add(_ content: String) -> Reference {
    objects.append(Array(content.utf8))
    return Reference(number: objects.count)
  }

  /// Adds a stream; `entries` are those of its dictionary besides its length and filter.
  mutating func add(stream bytes: [UInt8], _ entries: String, isCompressed: Bool = true) -> Reference {
    let reference = reserve()
    set(reference, stream: bytes, entries, isCompressed: isCompressed)
    return reference
  }

  mutating func set(
    _ reference: Reference, stream bytes: [UInt8], _ entries: String, isCompressed: Bool = true
  ) {
    let data = isCompressed ? ZlibStream.compressed(bytes) : bytes
    let filter = isCompressed ? "/Filter/FlateDecode" : ""
    var content = Array("<<\(entries)\(filter)/Length \(data.count)>>\nstream\n".utf8)
    content += data
    content.append("\nendstream")
    objects[reference.number - 1] = content
    streams.insert(reference.number)
  }

  /// Returns the file.
  func file(catalog: Reference, information: Reference) -> [UInt8] {
    var file: [UInt8] = []
    // Four bytes above 127 tell programs that the file is not text.
    file.append("%PDF-1.7\n%")
    file += [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    var whole = self
    var places = [(kind: 0, first: 0, second: 65_535)]
    places += objects.map { _ in (0, 0, 0) }
    whole.pack(&places)
    for number in whole.streams.sorted() {
      let place = (kind: 1, first: file.count, second: 0)
      if number < places.count { places[number] = place } else { places.append(place) }
      file.append("\(number) 0 obj\n")
      file += whole.objects[number - 1]
      file.append("\nendobj\n")
    }
    let id = String(SHA256.digest(of: file).hex.prefix(32))
    let start = file.count
    places.append((1, start, 0))
    var table = PDFDocument()
    _ = table.add(
      stream: Self.rows(places),
      "/Type/XRef/W[1 4 2]/Size \(places.count)/Root \(catalog.text)/Info \(information.text)"
        + "/ID[<\(id)><\(id)>]/DecodeParms<</Predictor 12/Columns 7>>")
    file.append("\(places.count - 1) 0 obj\n")
    file += table.objects[0]
    file.append("\nendobj\nstartxref\n\(start)\n%%EOF\n")
    return file
  }

  /// Puts the objects that are not streams into streams of objects, and notes the stream and the index of each.
  private mutating func pack(_ places: inout [(kind: Int, first: Int, second: Int)]) {
    let plain = objects.indices.map { $0 + 1 }.filter { !streams.contains($0) }
    for start in stride(from: 0, to: plain.count, by: Self.packed) {
      let numbers = plain[start..<min(start + Self.packed, plain.count)]
      var head: [UInt8] = []
      var body: [UInt8] = []
      for (index, number) in numbers.enumerated() {
        head.append("\(number) \(body.count) ")
        body += objects[number - 1]
        body.append(UInt8(ascii: "\n"))
        places[number] = (2, objects.count + 1, index)
      }
      _ = add(stream: head + body, "/Type/ObjStm/N \(numbers.count)/First \(head.count)")
    }
  }

  /// The most objects in a stream. To read one of them, a program unpacks all.
  private static let packed = 1000

  /// The table of places, as differences to the row above.
  private static func rows(_ places: [(kind: Int, first: Int, second: Int)]) -> [UInt8] {
    var rows: [UInt8] = []
    var above = [UInt8](repeating: 0, count: 7)
    for place in places {
      var row = [UInt8(truncatingIfNeeded: place.kind)]
      for shift in [24, 16, 8, 0] { row.append(UInt8(truncatingIfNeeded: place.first >> shift)) }
      for shift in [8, 0] { row.append(UInt8(truncatingIfNeeded: place.second >> shift)) }
      rows.append(2)
      for (byte, upper) in zip(row, above) { rows.append(byte &- upper) }
      above = row
    }
    return rows
  }

  /// Returns a text as a string of UTF-16 with its mark, in hexadecimal digits, or in plain letters if it has no others.
  static func string(_ text: String) -> String {
    if text.utf8.allSatisfy({ (32..<127).contains($0) && $0 != 40 && $0 != 41 && $0 != 92 }) {
      return "(\(text))"
    }
    return "<FEFF" + text.utf16.map(hex).joined() + ">"
  }

  /// Four hexadecimal digits.
  static func hex(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
