/// The kind of a picture's file by its first bytes.
package enum ImageKind: Hashable, Sendable {
  case png
  case jpeg
  /// A kind that is known, but not read, with its article.
  case other(String)
  case unknown

  package init(_ bytes: [UInt8]) {
    func begins(_ prefix: [UInt8], at offset: Int = 0) -> Bool {
      bytes.count >= offset + prefix.count && bytes[offset..<offset + prefix.count].elementsEqual(prefix)
    }
    func begins(_ text: String, at offset: Int = 0) -> Bool { begins(Array(text.utf8), at: offset) }
    if begins([0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if begins([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins("GIF8") {
      self = .other("a GIF")
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      self = .other("a WebP")
    } else if begins("ftyp", at: 4) {
      let brand = String(decoding: bytes[8..<Swift.min(12, bytes.count)], as: UTF8.self)
      self = .other(brand.hasPrefix("avi") ? "an AVIF" : "an HEIC")
    } else if begins("BM") {
      self = .other("a BMP")
    } else if begins([0x49, 0x49, 0x2A, 0]) || begins([0x4D, 0x4D, 0, 0x2A]) {
      self = .other("a TIFF")
    } else if begins("%PDF") {
      self = .other("a PDF")
    } else if Self.isSVG(bytes) {
      self = .other("an SVG")
    } else {
      self = .unknown
    }
  }

  /// The kind in words, with its article, if the file holds pixels; nil for a drawing, or for what is unknown.
  package var picture: String? {
    switch self {
    case .png: "a PNG"
    case .jpeg: "a JPEG"
    case .other(let name): name == "an SVG" ? nil : name
    case .unknown: nil
    }
  }

  /// Whether text begins with an element `svg`, after a declaration and comments.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes.prefix(1024), as: UTF8.self)
    return text.contains("<svg")
  }
}
