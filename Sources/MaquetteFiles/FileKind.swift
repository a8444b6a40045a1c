/// What a file is, by its first bytes. Every message about a file of the wrong kind is worded here.
package enum FileKind: Hashable, Sendable {
  case empty
  case png
  case jpeg
  case svg
  /// A kind of picture or document that is not read, with its article.
  case other(String)
  /// The text that Git keeps in place of a file until Git LFS fetches it.
  case largeFilePointer
  case webPage
  case text
  /// None of these, with the first bytes.
  case unknown([UInt8])

  /// The number of leading bytes that decide.
  package static let leadingBytes = 4096

  /// Recognizes a file by its bytes, or by the first of them.
  package init(_ bytes: [UInt8]) {
    let bytes = Array(bytes.prefix(Self.leadingBytes))
    func begins(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    if bytes.isEmpty {
      self = .empty
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if Self.isLargeFilePointer(bytes) {
      self = .largeFilePointer
    } else if begins("ftyp", at: 4) {
      self = Self.media(brands: bytes.dropFirst(8))
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      self = .other("a WebP")
    } else if let (_, name) = Self.signatures.first(where: { bytes.starts(with: $0.bytes) }) {
      self = .other(name)
    } else {
      self = Self.text(bytes) ?? .unknown(Array(bytes.prefix(8)))
    }
  }

  /// Whether bytes begin like the text that Git keeps in place of a file (the specification of Git LFS, version 1).
  package static func isLargeFilePointer(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "version https://git-lfs.github.com/".utf8)
  }

  private static let signatures: [(bytes: [UInt8], name: String)] = [
    (Array("GIF8".utf8), "a GIF"), (Array("BM".utf8), "a BMP"), (Array("%PDF".utf8), "a PDF"),
    ([0x49, 0x49, 0x2A, 0], "a TIFF"), ([0x4D, 0x4D, 0, 0x2A], "a TIFF"),
    ([0x49, 0x49, 0x2B, 0], "a TIFF"), ([0x4D, 0x4D, 0, 0x2B], "a TIFF"),
    ([0, 0, 1, 0], "an ICO"), (Array("icns".utf8), "an ICNS"), (Array("8BPS".utf8), "a PSD"),
    ([0xFF, 0x0A], "a JPEG XL"), ([0, 0, 0, 0x0C] + Array("JXL ".utf8), "a JPEG XL"),
    ([0, 0, 0, 0x0C] + Array("jP  ".utf8), "a JPEG 2000"), ([0x1F, 0x8B], "a gzip archive"),
    (Array("PK\u{3}\u{4}".utf8), "a ZIP archive"), (Array("wOFF".utf8), "a WOFF"),
    (Array("wOF2".utf8), "a WOFF2"),
  ]

  /// A file of ISO base media (ISO/IEC 14496-12): its brands say which.
  private static func media(brands: ArraySlice<UInt8>) -> FileKind {
    let brand = String(decoding: brands.prefix(4), as: UTF8.self)
    if brand.hasPrefix("avi") { return .other("an AVIF") }
    let isPicture = ["hei", "hev", "mif1", "msf1"].contains { brand.hasPrefix($0) }
    return .other(isPicture ? "an HEIC" : "a film")
  }

  /// A text by its first element, if it is markup; nil for bytes that are no text.
  private static func text(_ bytes: [UInt8]) -> FileKind? {
    // A character may be cut off at the end of the leading bytes.
    let isText = (0...(bytes.count < leadingBytes ? 0 : 3)).contains {
      String(validating: bytes.dropLast($0), as: UTF8.self) != nil
    }
    guard isText,
      !bytes.contains(where: { $0 < 0x20 && !(0x09...0x0D).contains($0) && $0 != 0x1B || $0 == 0x7F })
    else { return nil }
    var rest = Substring(decoding: bytes, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    // A declaration and comments come before the type of the document and the first element.
    while rest.hasPrefix("<?") || rest.hasPrefix("<!--") {
      let end = rest.hasPrefix("<?") ? "?>" : "-->"
      guard let found = rest.firstRange(of: end) else { return .text }
      rest = rest[found.upperBound...].drop(while: \.isWhitespace)
    }
    let words = rest.prefix(32).lowercased().split { $0.isWhitespace || $0 == ">" || $0 == "/" }
    let name =
      words.first == "<!doctype" ? words.dropFirst().first.map { "<" + $0 } : words.first.map(String.init)
    switch name {
    case "<svg": return .svg
    case "<html": return .webPage
    default: return .text
    }
  }

  /// The kind in words, with its article; nil for what has no name.
  package var name: String? {
    switch self {
    case .empty: "empty"
    case .png: "a PNG"
    case .jpeg: "a JPEG"
    case .svg: "an SVG"
    case .other(let name): name
    case .largeFilePointer: "a pointer of Git LFS, in place of the file itself"
    case .webPage: "a web page"
    case .text: "plain text"
    case .unknown: nil
    }
  }
}

extension FileKind {
  /// What is to be read from a file.
  package enum Expected: Sendable {
    case png
    case picture
    /// The drawing of a symbol.
    case drawing
    case font
    /// A sheet, tokens or a table.
    case text

    fileprivate var words: String {
      switch self {
      case .png: "a PNG"
      case .picture: "a PNG, a JPEG or an SVG"
      case .drawing: "an SVG"
      case .font: "a TrueType (.ttf) or OpenType (.otf) font"
      case .text: "text"
      }
    }

    fileprivate var isPicture: Bool { self == .png || self == .picture }
  }

  /// Says what the file is where another kind is expected: "the file is a WebP, expected a PNG".
  package func message(expected: Expected) -> String {
    switch self {
    case .empty, .largeFilePointer: "the file is \(name ?? "")"
    case .png where expected.isPicture: "the first bytes of the PNG are damaged"
    case .unknown(let bytes): "the file is not \(expected.words): it begins with \(Self.hexadecimal(bytes))"
    default: "the file is \(name ?? ""), expected \(expected.words)"
    }
  }

  /// The message and the hint in one.
  package func sentence(expected: Expected) -> String {
    message(expected: expected) + (hint(expected: expected).map { ": " + $0 } ?? "")
  }

  /// Says what to do about it; nil if nothing is known.
  package func hint(expected: Expected) -> String? {
    switch (self, expected) {
    case (.largeFilePointer, _): "run 'git lfs pull'"
    case (.empty, _), (.unknown, _), (.text, .drawing), (.text, .font), (_, .text): nil
    case (.webPage, _): "download the file itself"
    case (.text, _): "name a picture file"
    case (.png, .png), (.png, .picture): "copy the file again: a transfer as text changes its line ends"
    case (_, .png): "convert it to PNG"
    case (.other("a PDF"), .picture), (.other("a PDF"), .drawing):
      "export it as SVG, or convert it: pdftocairo -svg picture.pdf picture.svg"
    case (.other("a gzip archive"), .picture), (.other("a gzip archive"), .drawing):
      "if it is an SVG, unpack it: gunzip -c picture.svgz > picture.svg"
    case (_, .picture): "convert it to PNG or to JPEG in RGB"
    case (.svg, .drawing): nil
    case (_, .font): "name a TrueType or OpenType font; a WOFF can be converted to one"
    case (_, .drawing): "use an element 'image'; a symbol is an SVG"
    }
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
  }
}
