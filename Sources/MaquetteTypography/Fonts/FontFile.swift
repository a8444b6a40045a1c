import CFonts
import MaquetteFiles

/// The bytes of a font, checked when they are loaded.
///
/// - Note: `@unchecked Sendable` is sound because the bytes are written before the initializer returns, never
///   afterwards, and freed only when the last reference goes.
public final class FontFile: @unchecked Sendable {
  /// The most bytes that a font may have, 64 MiB.
  public static let byteLimit = 64 << 20

  /// The bundled substitute for the system font.
  static let inter = FontFile(embedded: maquette_inter_variable(), traits: .inter)

  /// The bundled fonts of scripts that Inter lacks, in the order in which they are tried.
  static let fallbacks = (0..<maquette_font_count()).map { FontFile(maquette_font($0)) }

  /// The stand-ins for other designs and widths of the system font, in their order.
  static let standIns = StandIn.allCases.map { standIn in
    FontFile(embedded: maquette_stand_in(Int32(standIn.rawValue)), traits: standIn.traits)
  }

  /// The file name, for messages.
  public let name: String
  /// The family name in the file.
  public var family: String { traits.family }
  let traits: FontTraits
  /// The whole file. Valid as long as this object lives.
  let bytes: UnsafeRawBufferPointer
  private let isOwned: Bool
  /// The first and the last code point of each range of characters that the file has; nil if it has to be opened to know.
  private let coverage: UnsafeBufferPointer<UInt32>?

  private init(
    name: String, bytes: UnsafeRawBufferPointer, isOwned: Bool, traits: FontTraits,
    coverage: UnsafeBufferPointer<UInt32>? = nil
  ) {
    self.name = name
    self.bytes = bytes
    self.isOwned = isOwned
    self.traits = traits
    self.coverage = coverage
  }

  /// Creates a font of the table of bundled fonts, which is valid for the life of the process.
  private convenience init(_ font: MaquetteFont) {
    let traits = FontTraits(font)
    self.init(
      name: traits.family, bytes: UnsafeRawBufferPointer(embedded: font.file), isOwned: false, traits: traits,
      // The table has two numbers a range.
      coverage: UnsafeBufferPointer(start: font.coverage, count: 2 * font.coverage_count))
  }

  /// Creates a font from an embedded file with known traits.
  private convenience init(embedded file: MaquetteEmbeddedFile, traits: FontTraits) {
    self.init(
      name: traits.family, bytes: UnsafeRawBufferPointer(embedded: file), isOwned: false, traits: traits)
  }

  /// Takes ownership of allocated bytes, and frees them if they are not a font.
  private convenience init(name: String, adopting bytes: UnsafeRawBufferPointer) throws(FontError) {
    let traits: FontTraits
    do throws(FontError) {
      traits = try FontTraits(reading: bytes, name: name)
    } catch {
      bytes.deallocate()
      throw error
    }
    // From here on this object owns the bytes, and frees them if the initializer throws.
    self.init(name: name, bytes: bytes, isOwned: true, traits: traits)
    guard HarfBuzzFace(file: self).glyphCount > 0 else {
      throw .broken(name: name, reason: "HarfBuzz finds no glyphs in it")
    }
  }

  /// Copies and checks the bytes of a font; `name` is used in messages.
  public convenience init(name: String, bytes: [UInt8]) throws(FontError) {
    guard bytes.count <= Self.byteLimit else {
      throw .tooLarge(path: name, bytes: bytes.count, limit: Self.byteLimit)
    }
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 1), alignment: 16)
    copy.copyBytes(from: bytes)
    try self.init(name: name, adopting: UnsafeRawBufferPointer(rebasing: copy[..<bytes.count]))
  }

  /// Reads and checks a file.
  public convenience init(path: String) throws(FontError) {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try FileBytes.read(path, limit: Self.byteLimit)
    } catch {
      throw FontError(error, path: path)
    }
    try self.init(name: path, bytes: bytes)
  }

  /// Whether the file has a character; nil if it has to be opened to know.
  func has(_ codePoint: UInt32) -> Bool? {
    guard let coverage else { return nil }
    var (low, high) = (0, coverage.count / 2)
    while low < high {
      let middle = (low + high) / 2
      if coverage[2 * middle + 1] < codePoint { low = middle + 1 } else { high = middle }
    }
    return low < coverage.count / 2 && coverage[2 * low] <= codePoint
  }

  deinit {
    // The faces that read these bytes hold a reference to this object, so none is left.
    if isOwned { bytes.deallocate() }
  }
}

extension UnsafeRawBufferPointer {
  /// The bytes of an embedded file, which are valid for the life of the process.
  fileprivate init(embedded file: MaquetteEmbeddedFile) {
    self.init(start: file.bytes, count: file.count)
  }
}
