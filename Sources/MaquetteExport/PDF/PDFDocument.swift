import MaquetteFiles
import MaquettePNG

/// The objects of a PDF file and their places.
///
/// The file has the plain structure of PDF 1.4, with a table of references: object streams would save a tenth, and no program
/// that repairs files could read what is damaged.
struct PDFDocument {
  /// A reference to an object.
  struct Reference: Hashable {
    let number: Int
    /// The reference as an operand: `7 0 R`.
    var text: String { "\(number) 0 R" }
  }

  private var objects: [[UInt8]] = []

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
  }

  /// Returns the file.
  func file(catalog: Reference, information: Reference) -> [UInt8] {
    var file: [UInt8] = []
    // Four bytes above 127 tell programs that the file is not text.
    file.append("%PDF-1.7\n%")
    file += [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(file.count)
      file.append("\(index + 1) 0 obj\n")
      file += object
      file.append("\nendobj\n")
    }
    let id = String(SHA256.digest(of: file).hex.prefix(32))
    let start = file.count
    file.append("xref\n0 \(objects.count + 1)\n0000000000 65535 f \n")
    for place in places {
      let digits = String(place)
      file.append(String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n")
    }
    file.append("trailer\n<</Size \(objects.count + 1)/Root \(catalog.text)/Info \(information.text)")
    file.append("/ID[<\(id)><\(id)>]>>\nstartxref\n\(start)\n%%EOF\n")
    return file
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
